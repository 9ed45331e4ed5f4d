"""What happens in La Cosa Nostra. A card that a viewer may not see is `None` for him."""

from typing import Literal, Self

from msgspec.structs import replace

from sitdown.core.records import Event
from sitdown.games.cosa_nostra.cards.cards import Family, Influence, Monopoly
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import AnyPromise, Intent

# --- the frame


class FamiliesChosen(Event, frozen=True):
    families: tuple[Family, ...]  # by seat
    starter: int


class RoundBegan(Event, frozen=True):
    number: int
    starter: int


class MarketOpened(Event, frozen=True):
    """The market as it lies now: at the start, or exchanged with a Snitch."""

    market: tuple[BusinessCard, ...]


class MarketFilled(Event, frozen=True):
    business: BusinessCard


class JobsDealt(Event, frozen=True):
    """A viewer sees his own."""

    seat: int
    jobs: tuple[JobCard | None, ...]

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, jobs=(None,) * len(self.jobs))


class InfluenceDrawn(Event, frozen=True):
    seat: int
    card: Influence | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, card=None)


class StartSetGiven(Event, frozen=True):
    """Everybody has these now; all know it (C-4)."""

    cards: tuple[Influence, ...]


class InfluenceRemade(Event, frozen=True):
    """The discard pile became the deck."""

    cards: int


class HandsRefused(Event, frozen=True):
    """Attacks only: the round's jobs are dealt anew (C-12)."""

    seats: tuple[int, ...]


class PlanningBegan(Event, frozen=True):
    number: int


class ActionBegan(Event, frozen=True):
    number: int


class TurnBegan(Event, frozen=True):
    seat: int
    extra: bool = False  # a Schemer's


class TurnEnded(Event, frozen=True):
    seat: int


class LaidLow(Event, frozen=True):
    """A Schemer on one's own turn: it passes, and the task stays."""

    seat: int


# --- recruiting


class MercenariesLaidOut(Event, frozen=True):
    mercenaries: tuple[Gangster, ...]


class Hired(Event, frozen=True):
    seat: int
    gangster: Gangster
    price: int


class Exchanged(Event, frozen=True):
    seat: int
    gangster: Gangster
    mercenary: Gangster
    price: int


class JobDrawn(Event, frozen=True):
    """Stas brought a job."""

    seat: int
    round: int
    job: JobCard | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, job=None)


class Trained(Event, frozen=True):
    seat: int
    gangster: Gangster
    strength: int


# --- planning


class JobPlanned(Event, frozen=True):
    seat: int
    place: Place
    round: int  # the back shows it
    job: JobCard | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, job=None)


class PurchasePlanned(Event, frozen=True):
    seat: int
    place: Place
    business: BusinessCard


# --- influence


class InfluencePlayed(Event, frozen=True):
    """A card was played, before it does anything."""

    seat: int
    card: Influence


class Foiled(Event, frozen=True):
    """Alexei: the card has no effect."""

    seat: int
    card: Influence


class Looked(Event, frozen=True):
    """All see whose job was looked at; the looker sees its face."""

    seat: int
    place: Place
    job: JobCard | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, job=None)


class LawyerAsked(Event, frozen=True):
    seat: int
    lawyer: BusinessCard


class Attached(Event, frozen=True):
    seat: int
    card: Influence
    gangster: Gangster


class Detached(Event, frozen=True):
    """Used up, stripped, or gone with the gangster."""

    card: Influence
    gangster: Gangster


# --- acting


class Bought(Event, frozen=True):
    seat: int
    business: BusinessCard
    price: int


class JobLost(Event, frozen=True):
    """Cancelled, lost or dropped: face down. Whoever knows it keeps knowing it."""

    seat: int
    place: Place
    round: int


class PurchaseLost(Event, frozen=True):
    """Cancelled or lost: under the stack."""

    seat: int
    place: Place
    business: BusinessCard


class TargetNamed(Event, frozen=True):
    """A player, or a card of his; before the job is turned up."""

    seat: int
    place: Place
    player: int
    business: BusinessCard | None = None
    gangster: Gangster | None = None


class DieLent(Event, frozen=True):
    """Willy's."""

    seat: int
    to: int


class TurnedUp(Event, frozen=True):
    """A job is carried out. Or what a mercenary does instead, or Jimmy's job as a Trap: the card that lay there stays unseen."""

    seat: int
    place: Place
    job: JobCard


class NeedsMissing(Event, frozen=True):
    """The job is cancelled: businesses are missing (C-41), or the pot cannot be matched (C-64)."""

    seat: int
    job: JobCard


class MarkersUsed(Event, frozen=True):
    seat: int
    businesses: tuple[BusinessCard, ...]


class Staked(Event, frozen=True):
    """On the horse, or into the pot."""

    seat: int
    money: int


class Rolled(Event, frozen=True):
    seat: int
    gangster: Gangster
    difficulty: int
    dice: tuple[int, ...]
    successes: int


class Rerolled(Event, frozen=True):
    by: int  # whose Cop, or whose Lono
    seat: int  # who rolls
    die: int
    dice: tuple[int, ...]
    successes: int


class Paid(Event, frozen=True):
    """`None` is the bank."""

    giver: int | None
    taker: int | None
    money: int


class Laundered(Event, frozen=True):
    seat: int
    money: int


class Repelled(Event, frozen=True):
    """A Trap: the attack, or the Robbery, has no effect."""

    seat: int  # who set the Trap
    attacker: int


class Healed(Event, frozen=True):
    """A Doc: killed became deactivated, or deactivated nothing."""

    seat: int
    gangster: Gangster | None
    business: BusinessCard | None


class GangsterDeactivated(Event, frozen=True):
    seat: int
    gangster: Gangster


class GangsterKilled(Event, frozen=True):
    seat: int
    gangster: Gangster
    killer: int


class BusinessDeactivated(Event, frozen=True):
    seat: int
    business: BusinessCard


class BusinessDestroyed(Event, frozen=True):
    """Or the businessman was killed: under the stack."""

    seat: int
    business: BusinessCard


class TakenOver(Event, frozen=True):
    seat: int
    business: BusinessCard
    by: int


class ShotBack(Event, frozen=True):
    """The target returns fire."""

    seat: int
    gangster: Gangster


class JobResolved(Event, frozen=True):
    """Trade opens again."""

    seat: int
    place: Place
    job: JobCard


class MonopolyChanged(Event, frozen=True):
    monopoly: Monopoly
    seat: int | None


# --- deals


class OfferMade(Event, frozen=True):
    offer: int
    seat: int
    to: int
    give: Goods
    take: Goods


class OfferClosed(Event, frozen=True):
    offer: int
    how: Literal["accepted", "refused", "countered", "withdrawn", "lapsed"]


class GoodsGiven(Event, frozen=True):
    """One side of a deal, or of a payment that was promised."""

    seat: int
    to: int
    goods: Goods


class PromiseMade(Event, frozen=True):
    promise: int
    seat: int
    to: int
    word: AnyPromise


class Intended(Event, frozen=True):
    """What one means to make of a promise of one's own."""

    seat: int
    promise: int
    intent: Intent

    def seen_by(self, viewer: int | None) -> Self | None:
        return self if viewer == self.seat else None


class PromiseDue(Event, frozen=True):
    """So much is to be paid now."""

    promise: int
    money: int


class PromiseJudged(Event, frozen=True):
    promise: int
    verdict: Literal["kept", "broken", "void"]


class MarkersReturned(Event, frozen=True):
    """Taken back, or sent back by what happened to the business."""

    seat: int
    business: BusinessCard
    markers: int


class Said(Event, frozen=True):
    seat: int
    text: str
    to: int | None

    def seen_by(self, viewer: int | None) -> Self | None:
        return self if self.to is None or (viewer is not None and viewer in (self.seat, self.to)) else None


# --- payday and the end


class IncomePaid(Event, frozen=True):
    """Businesses, monopolies and Laverne together; doubled at the end."""

    seat: int
    money: int


class BonusPaid(Event, frozen=True):
    """The business bonus, or $15,000 for the most gangsters."""

    seat: int
    bonus: Literal["business", "gangsters"]
    money: int


class JobsDropped(Event, frozen=True):
    """Too many in hand. The backs show their rounds."""

    seat: int
    rounds: tuple[int, ...]
    jobs: tuple[JobCard | None, ...]

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, jobs=(None,) * len(self.jobs))


class InfluenceDropped(Event, frozen=True):
    seat: int
    cards: tuple[Influence | None, ...]

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=(None,) * len(self.cards))


class TrophiesCounted(Event, frozen=True):
    seat: int
    money: int


class LaunderedCounted(Event, frozen=True):
    """Worth double."""

    seat: int
    money: int


class ArmWrestled(Event, frozen=True):
    seats: tuple[int, ...]
    dice: tuple[int, ...]


class Confessed(Event, frozen=True):
    """What the promises were given for, by their numbers, as far as it was noted."""

    meant: tuple[Intent | None, ...]


class GameEnded(Event, frozen=True):
    cash: tuple[int, ...]
    values: tuple[int, ...]  # of businesses and gangsters: they break ties
    winner: int


CosaNostraEvent = (
    FamiliesChosen
    | RoundBegan
    | MarketOpened
    | MarketFilled
    | JobsDealt
    | InfluenceDrawn
    | StartSetGiven
    | InfluenceRemade
    | HandsRefused
    | PlanningBegan
    | ActionBegan
    | TurnBegan
    | TurnEnded
    | LaidLow
    | MercenariesLaidOut
    | Hired
    | Exchanged
    | JobDrawn
    | Trained
    | JobPlanned
    | PurchasePlanned
    | InfluencePlayed
    | Foiled
    | Looked
    | LawyerAsked
    | Attached
    | Detached
    | Bought
    | JobLost
    | PurchaseLost
    | TargetNamed
    | DieLent
    | TurnedUp
    | NeedsMissing
    | MarkersUsed
    | Staked
    | Rolled
    | Rerolled
    | Paid
    | Laundered
    | Repelled
    | Healed
    | GangsterDeactivated
    | GangsterKilled
    | BusinessDeactivated
    | BusinessDestroyed
    | TakenOver
    | ShotBack
    | JobResolved
    | MonopolyChanged
    | OfferMade
    | OfferClosed
    | GoodsGiven
    | PromiseMade
    | Intended
    | PromiseDue
    | PromiseJudged
    | MarkersReturned
    | Said
    | IncomePaid
    | BonusPaid
    | JobsDropped
    | InfluenceDropped
    | TrophiesCounted
    | LaunderedCounted
    | ArmWrestled
    | Confessed
    | GameEnded
)
