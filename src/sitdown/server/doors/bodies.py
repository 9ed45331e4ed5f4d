"""What requests about tables say."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from sitdown.core.words import check_words
from sitdown.server.doors.asking import Body
from sitdown.server.protocol import Token
from sitdown.server.timing import RELAXED, Timing

SeatNumber = Annotated[int, Meta(ge=0, le=99)]  # whether there is such a seat is the table's to say
Name = Annotated[str, Meta(max_length=40)]
Face = Annotated[
    str, Meta(max_length=20, pattern="^[a-z]*$")
]  # which of the page's; one that it does not know it leaves out


class Nickname(Body, frozen=True):
    """Who somebody says he is."""

    nickname: Annotated[str, Meta(min_length=1, max_length=20)]

    def __post_init__(self) -> None:
        check_words(self.nickname)


class Guest(Nickname, frozen=True, kw_only=True):
    """Who sits down, and the face that he has chosen."""

    face: Face = ""


class SetUp(Guest, frozen=True, kw_only=True):
    """`chairs`: a bot's name, or null for a person; `seat` is mine."""

    game: Name
    chairs: Annotated[tuple[Name | None, ...], Meta(min_length=1, max_length=5)]
    seat: SeatNumber = 0
    options: dict[Name, Any] = msgspec.field(default_factory=dict)
    public: bool = False
    timing: Timing = RELAXED


class SitDown(Guest, frozen=True, kw_only=True):
    seat: SeatNumber | None = None


class Mine(Body, frozen=True, kw_only=True):
    """About my seat: that of the token, or else the one that hangs on me."""

    token: Token | None = None


class Fill(Mine, frozen=True, kw_only=True):
    bot: Name


class Seen(Mine, frozen=True, kw_only=True):
    """By who looks on, though he may have a seat."""

    look_on: bool = False


class Free(Mine, frozen=True, kw_only=True):
    seat: SeatNumber


class Leave(Mine, frozen=True, kw_only=True):
    good: bool = False


class TakeOver(Guest, frozen=True, kw_only=True):
    seat: SeatNumber


class Admit(Mine, frozen=True, kw_only=True):
    seat: SeatNumber
    yes: bool = True


class Claim(Body, frozen=True):
    """A token: its seat hangs on me from now on."""

    token: Token
