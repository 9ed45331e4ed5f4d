"""What happens in Omerta. A card that a viewer may not see is `None` for him."""

from typing import Literal, Self

from msgspec.structs import replace

from sitdown.core.records import Event
from sitdown.games.omerta.cards.cards import Card, Famous

Why = Literal["mistake", "ride", "snitch"]


class Named(Event, frozen=True):
    """The famous gangsters were dealt (O-5)."""

    famous: tuple[Famous, ...]


class RoundBegan(Event, frozen=True):
    number: int
    starter: int


class Peeked(Event, frozen=True):
    """A player looked at slots of his own: two before the first turn, or one with the Mole."""

    seat: int
    slots: tuple[int, ...]
    cards: tuple[Card | None, ...]

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=(None,) * len(self.slots))

    def seen_again_by(self, viewer: int | None) -> Self:
        return self.seen_by(None)  # what one saw one sees once


class TurnBegan(Event, frozen=True):
    seat: int


class TurnMissed(Event, frozen=True):
    """Mamma is there."""

    seat: int


class Drew(Event, frozen=True):
    seat: int
    card: Card | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, card=None)

    def seen_again_by(self, viewer: int | None) -> Self:
        return self.seen_by(None)  # what one saw one sees once


class DrewNothing(Event, frozen=True):
    """There was no card left to draw."""

    seat: int


class Took(Event, frozen=True):
    """From the discard pile."""

    seat: int
    card: Card


class Swapped(Event, frozen=True):
    """The card in hand went into the slot, and the one that lay there onto the pile."""

    seat: int
    slot: int
    discarded: Card


class Discarded(Event, frozen=True):
    seat: int
    card: Card


class Reshuffled(Event, frozen=True):
    """The discard pile became the deck."""

    cards: int


class SnapOpened(Event, frozen=True):
    card: Card


class Snapped(Event, frozen=True):
    """The fastest correct try: the slot is gone."""

    seat: int
    slot: int
    card: Card


class Mistaken(Event, frozen=True):
    """A wrong card was turned up, in a snap or for the Killer, and went back."""

    seat: int
    slot: int
    card: Card


class SnapClosed(Event, frozen=True):
    winner: int | None


class Given(Event, frozen=True):
    """A card from the deck became a new slot, unseen: for a wrong card that was shown, for a ride with a character, or from the Snitch."""

    seat: int
    why: Why = "mistake"


class Aimed(Event, frozen=True):
    """A character was used on these players; the opponents among them may answer with the Killer."""

    seat: int
    card: Card
    targets: tuple[int, ...]
    slots: tuple[int, ...]  # for Gangster and Patrol: the slot of each target


class Killed(Event, frozen=True):
    """The Killer cancelled the character."""

    seat: int
    slot: int
    cancelled: Card


class Exchanged(Event, frozen=True):
    seat: int
    slot: int
    other: int
    other_slot: int


class Mixed(Event, frozen=True):
    """A stock was shuffled; blocked slots stayed."""

    seat: int


class Drove(Event, frozen=True):
    """The Driver's slots were turned up; if all were bottles, they are gone."""

    seat: int
    slots: tuple[int, ...]
    cards: tuple[Card, ...]
    away: bool


class SafeOpened(Event, frozen=True):
    seat: int
    cards: tuple[Card | None, ...]

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=(None,) * len(self.cards))

    def seen_again_by(self, viewer: int | None) -> Self:
        return self.seen_by(None)  # what one saw one sees once


class Cracked(Event, frozen=True):
    """A card of the safe and one of his slots changed places."""

    seat: int
    place: int
    slot: int


class MammaSent(Event, frozen=True):
    seat: int
    to: int


class PatrolLaid(Event, frozen=True):
    seat: int
    on: int
    slot: int


class Lifted(Event, frozen=True):
    """Mamma or the Patrol went onto the pile."""

    card: Card
    by: int
    victim: int


class RoundEnded(Event, frozen=True):
    """All stocks are turned up. `caller` is `None` if nobody called."""

    number: int
    caller: int | None
    succeeded: bool
    stocks: tuple[tuple[Card, ...], ...]
    counts: tuple[int, ...]
    scores: tuple[int, ...]


class GameEnded(Event, frozen=True):
    totals: tuple[int, ...]
    winners: tuple[int, ...]


OmertaEvent = (
    Named
    | RoundBegan
    | Peeked
    | TurnBegan
    | TurnMissed
    | Drew
    | DrewNothing
    | Took
    | Swapped
    | Discarded
    | Reshuffled
    | SnapOpened
    | Snapped
    | Mistaken
    | SnapClosed
    | Given
    | Aimed
    | Killed
    | Exchanged
    | Mixed
    | Drove
    | SafeOpened
    | Cracked
    | MammaSent
    | PatrolLaid
    | Lifted
    | RoundEnded
    | GameEnded
)
