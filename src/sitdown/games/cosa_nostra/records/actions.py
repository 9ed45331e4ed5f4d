"""What a player of La Cosa Nostra can do. Cards go by their names; seats, dice, offers and promises are counted from 0."""

from functools import cache
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from sitdown.core.records import Action, Begin, Reconsider, TimeUp
from sitdown.core.words import shown
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.facts import Money
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records.promises import AnyPromise, Cash, Intent

LONGEST_TEXT: Final = 500
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


# --- the draw, recruiting and payday


class KeepHand(Action, frozen=True):
    """Play with the jobs that were dealt."""


class RefuseHand(Action, frozen=True):
    """Attacks only: deal anew (C-12)."""


class Hire(Action, frozen=True):
    """One of the family, or a mercenary, at his price."""

    gangster: Gangster


class Exchange(Action, frozen=True):
    """A start gangster for a mercenary of the same strength (M-3)."""

    gangster: Gangster
    mercenary: Gangster


class DrawJob(Action, frozen=True):
    """Stas's card is a job."""


class DrawInfluence(Action, frozen=True):
    """Stas's card is an influence card."""


class Train(Action, frozen=True):
    """Pay for a stronger Adriano."""


class DropJobs(Action, frozen=True):
    """Too many in hand: these go, face down."""

    jobs: tuple[JobCard, ...]


class DropInfluence(Action, frozen=True):
    """Too many in hand: these go, face down."""

    cards: tuple[Influence, ...]


# --- planning


class PlanJob(Action, frozen=True):
    """A job from hand, face down on a gangster."""

    place: Place
    job: JobCard


class PlanPurchase(Action, frozen=True):
    """A business of the market (with Ryu, of the stack), face up on a gangster."""

    place: Place
    business: BusinessCard


class EndTurn(Action, frozen=True):
    """That was all."""


# --- influence cards and the Lawyer


class Snitch(Action, frozen=True):
    """Look at a planned job of another player."""

    job: Place


class ExchangeMarket(Action, frozen=True):
    """A Snitch for a new market."""


class Spy(Action, frozen=True):
    """Look at two planned jobs of other players; at one if there is only one."""

    jobs: tuple[Place, ...]


class AskLawyer(Action, frozen=True):
    """The same, with a Lawyer."""

    jobs: tuple[Place, ...]


class Attach(Action, frozen=True):
    """Henchman, Machine Pistol, Saboteur or Distraction, onto a gangster."""

    card: Influence
    gangster: Gangster


class Scheme(Action, frozen=True):
    """A Schemer, for an extra turn before another's."""


class LieLow(Action, frozen=True):
    """A Schemer, to let one's own turn pass."""


class CallDoc(Action, frozen=True):
    """An Emergency Doc for whoever is about to be killed or deactivated."""


class Foil(Action, frozen=True):
    """Alexei cancels the influence card that is being played."""


class Strip(Action, frozen=True):
    """Alexei cancels an opponent's influence card that lies on a gangster. Whenever trade is allowed."""

    card: Influence
    gangster: Gangster


# --- acting


class Buy(Action, frozen=True):
    """Pay for a planned purchase."""

    place: Place


class CallOff(Action, frozen=True):
    """Cancel a task."""

    place: Place


class CarryOut(Action, frozen=True):
    """A job that names no target."""

    place: Place


class AttackPlayer(Action, frozen=True):
    place: Place
    seat: int


class AttackBusiness(Action, frozen=True):
    place: Place
    business: BusinessCard


class AttackGangster(Action, frozen=True):
    place: Place
    gangster: Gangster


class DealInstead(Action, frozen=True):
    """Lil' Omar drops his job for a deal of his own."""

    place: Place


class StrikeInstead(Action, frozen=True):
    """Izzy or Tuco drops his job and goes after a gangster."""

    place: Place
    gangster: Gangster


class LendDie(Action, frozen=True):
    """Willy helps: one die more."""


class TakeDie(Action, frozen=True):
    """Yes, with Willy's die."""


class UseMarkers(Action, frozen=True):
    """Which of one's markers serve the job."""

    businesses: tuple[BusinessCard, ...]


class Stake(Action, frozen=True):
    """So much on a horse."""

    money: Money


class Reroll(Action, frozen=True):
    """Have one die rolled again: one's own with a Cop, an opponent's with Lono."""

    die: int


class Rob(Action, frozen=True):
    """Turn up a Robbery."""

    place: Place


class SpringTrap(Action, frozen=True):
    """Turn up a Trap, or play Jimmy's job as one."""

    place: Place


class ShootBack(Action, frozen=True):
    """Return fire."""


class BuyNow(Action, frozen=True):
    """The Exceptional Offer, or what one's Connections found."""

    business: BusinessCard


class Launder(Action, frozen=True):
    """So much cash under the boss."""

    money: Money


class Decline(Action, frozen=True):
    """No, thank you."""


# --- deals: whenever trade is allowed, by anybody; not listed as options


class Goods(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What one side of a deal gives. `markers`: businesses of his, or purchases he has planned, on which the other may put a marker."""

    cash: Cash = 0
    businesses: tuple[BusinessCard, ...] = ()
    gangsters: tuple[Gangster, ...] = ()
    markers: tuple[BusinessCard, ...] = ()
    promises: tuple[AnyPromise, ...] = ()


class MakeOffer(Action, frozen=True):
    to: int
    give: Goods
    take: Goods


class AcceptOffer(Action, frozen=True):
    offer: int


class RefuseOffer(Action, frozen=True):
    offer: int


class CounterOffer(Action, frozen=True):
    """Refuse, and offer something else."""

    offer: int
    give: Goods
    take: Goods


class WithdrawOffer(Action, frozen=True):
    offer: int


class LapseOffer(Action, frozen=True):
    """The clock: an offer's time is over."""

    offer: int


class Settle(Action, frozen=True):
    """Pay what one has promised."""

    promise: int


class Intend(Action, frozen=True):
    """A note to oneself, once for a promise of one's own: what one means to make of it. All may read it when the game is over."""

    promise: int
    intent: Intent


class TakeBack(Action, frozen=True):
    """One's own marker, from a business it lies on. At any time."""

    business: BusinessCard


class Say(Action, frozen=True):
    """Free text, to all or to one player."""

    text: Text
    to: int | None = None

    def __post_init__(self) -> None:
        """As it may be shown. It is not refused: an old log may hold other signs, and its game went on."""
        if isinstance(self.text, str) and self.text:
            force_setattr(self, "text", shown(self.text))


CosaNostraAction = (
    Begin
    | TimeUp
    | Reconsider
    | KeepHand
    | RefuseHand
    | Hire
    | Exchange
    | DrawJob
    | DrawInfluence
    | Train
    | DropJobs
    | DropInfluence
    | PlanJob
    | PlanPurchase
    | EndTurn
    | Snitch
    | ExchangeMarket
    | Spy
    | AskLawyer
    | Attach
    | Scheme
    | LieLow
    | CallDoc
    | Foil
    | Strip
    | Buy
    | CallOff
    | CarryOut
    | AttackPlayer
    | AttackBusiness
    | AttackGangster
    | DealInstead
    | StrikeInstead
    | LendDie
    | TakeDie
    | UseMarkers
    | Stake
    | Reroll
    | Rob
    | SpringTrap
    | ShootBack
    | BuyNow
    | Launder
    | Decline
    | MakeOffer
    | AcceptOffer
    | RefuseOffer
    | CounterOffer
    | WithdrawOffer
    | LapseOffer
    | Settle
    | Intend
    | TakeBack
    | Say
)

KEEP_HAND = KeepHand()
REFUSE_HAND = RefuseHand()
DRAW_JOB = DrawJob()
DRAW_INFLUENCE = DrawInfluence()
TRAIN = Train()
END_TURN = EndTurn()
EXCHANGE_MARKET = ExchangeMarket()
SCHEME = Scheme()
LIE_LOW = LieLow()
CALL_DOC = CallDoc()
FOIL = Foil()
LEND_DIE = LendDie()
TAKE_DIE = TakeDie()
SHOOT_BACK = ShootBack()
DECLINE = Decline()

hire = cache(Hire)
exchange = cache(Exchange)
use_markers = cache(UseMarkers)
