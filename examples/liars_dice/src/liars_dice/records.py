"""What is done, what happens and what is seen, as records."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import Meta, Struct
from msgspec.structs import replace

from sitdown.core.records import Action, Begin, Event, TimeUp


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    dice: Annotated[int, Meta(ge=1, le=6)] = 5  # of each player, at the start
    wild_ones: bool = False  # a one counts as any face
    turn_seconds: Annotated[int, Meta(ge=10, le=300)] | None = None


# --- actions


class Bid(Action, frozen=True):
    """There are at least so many dice of this face, under all cups together."""

    count: int
    face: int


class Doubt(Action, frozen=True):
    """No, there are not."""


LiarsAction = Begin | TimeUp | Bid | Doubt

# --- events


class RoundBegan(Event, frozen=True):
    number: int
    starter: int


class Rolled(Event, frozen=True):
    """A player looked under his cup."""

    seat: int
    dice: tuple[int | None, ...]

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, dice=(None,) * len(self.dice))


class BidMade(Event, frozen=True):
    seat: int
    count: int
    face: int


class Doubted(Event, frozen=True):
    """All cups are lifted. `found`: dice that the bid was about."""

    seat: int
    on: int
    count: int
    face: int
    found: int
    dice: tuple[tuple[int, ...], ...]


class DieLost(Event, frozen=True):
    seat: int
    left: int


class GameEnded(Event, frozen=True):
    winner: int


LiarsEvent = RoundBegan | Rolled | BidMade | Doubted | DieLost | GameEnded

# --- the view


class Question(Struct, frozen=True):
    number: int
    step: str
    mode: str
    seats: tuple[int, ...]
    seconds: int | None


class View(Struct, frozen=True):
    """The table. A die that the viewer may not see is `None`."""

    seat: int | None
    round: int
    left: tuple[int, ...]  # dice that each still has
    dice: tuple[tuple[int | None, ...], ...]  # under the cups, by seat
    bid: Bid | None  # the last
    by: int | None  # whose it is
    question: Question | None
    winners: tuple[int, ...]
