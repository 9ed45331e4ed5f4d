"""How time is kept at a table, as it was set up. None of it is part of the game."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Kind = Literal[
    "live",  # a clock runs on whoever is asked
    "relaxed",  # none does; the others may nudge, and after a while call a caretaker
    "post",  # so many days a move, whoever is at the table
]
Days = Literal[1, 2, 3, 7]

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds, but for the days. Tables from before there was such a thing are relaxed ones."""

    kind: Kind = "relaxed"
    turn: Annotated[int, Meta(ge=10, le=HOUR)] = 90  # live: for each question
    reserve: Annotated[int, Meta(ge=0, le=4 * HOUR)] = 600  # live: of each player, beyond that
    days: Days = 2  # by post: for a move
    grace: Annotated[int, Meta(ge=5, le=7 * DAY)] = 5 * MINUTE  # after which the others may call a caretaker


RELAXED: Final = Timing()


class Clock(Struct, frozen=True):
    """As it is kept: times are milliseconds since 1970. All of them move with `due`, as the table has it: so whoever moves that, for a
    day without a server, moves them."""

    question: int = -1
    opened: int = 0
    seen: dict[int, int] = {}  # by seat: when it was first shown the question
    ready: dict[int, int] = {}  # by seat: when the house says what it would say by an instruction, or without a choice
    reserve: dict[int, int] = {}  # by seat: milliseconds that are left
    spent: tuple[int, ...] = ()  # whose time was up, and who has not been heard of since
    moving: tuple[int, ...] = ()  # whose time was up on this very move
    stood: int | None = None  # since when no time passes
    due: int | None = None
