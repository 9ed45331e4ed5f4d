"""What a server keeps of a table beside its log."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

import msgspec

from sitdown.core.log import Entry

LETTERS = "BCDFGHJKMPQRTVWXYZ346789"  # none that is taken for another, and no vowels: no words


class Seat(msgspec.Struct, frozen=True):
    """A chair: a bot's, somebody's, or free."""

    name: str = ""
    bot: str | None = None
    holder: str | None = None  # the digest of the token that whoever sits here has

    @property
    def free(self) -> bool:
        return self.bot is None and self.holder is None


class TableRecord(msgspec.Struct, frozen=True):
    """A table as it was set up. Times are milliseconds since 1970."""

    code: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    public: bool
    created: int
    started: int | None = None
    finished: int | None = None
    rematch: str | None = None  # the table where they play again


class Written(msgspec.Struct, frozen=True):
    """A line of the log, with its place in it, who noticed (a mask of viewers) and when it was."""

    seq: int
    entry: Entry
    noticed: int
    at: int


class Aside(msgspec.Struct, frozen=True):
    """What is not in a table's log and outlives its stay in memory, by seat."""

    orders: dict[int, dict[str, int]] = {}  # standing orders: about what, and the round they hold for
    had: dict[int, int] = {}  # what a seat was told for certain, and is not told twice


class Page(msgspec.Struct, frozen=True):
    """What a table has to write down at once: lines of its log, and perhaps its position after them, or its end."""

    code: str
    lines: tuple[Written, ...]
    position: bytes | None = None
    finished: int | None = None


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_token() -> str:
    return secrets.token_urlsafe(18)


def digest(token: str) -> str:
    """What is kept of a token: who reads the database cannot sit down."""
    return sha256(token.encode()).hexdigest()
