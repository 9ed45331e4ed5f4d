"""What a server keeps of a table beside its log."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from sitdown.core.log import Entry
from sitdown.server.protocol import Said
from sitdown.server.timing import RELAXED, Clock, Timing

LETTERS = "BCDFGHJKMPQRTVWXYZ346789"  # none that is taken for another, and no vowels: no words
TOKEN: Final = 18  # bytes


class Applicant(msgspec.Struct, frozen=True):
    """Somebody who would take over a chair that was left, and which seats are for it."""

    name: str
    holder: str
    person: str
    face: str = ""
    agreed: tuple[int, ...] = ()


class Seat(msgspec.Struct, frozen=True):
    """A chair: a bot's, somebody's, kept for somebody, or free. What is unset is not written, so that chairs from before there was such a thing
    are written as they were."""

    name: str = ""
    bot: str | None = None
    holder: str | None = None  # the digest of the token that whoever sits here has
    founder: Literal[True] | UnsetType = UNSET  # whoever sits here has set the table up
    kept: Literal[True] | UnsetType = UNSET  # for the player of the game before, until he comes
    face: str | UnsetType = UNSET  # which of the house's whoever sits here has chosen
    left: Literal[True] | UnsetType = UNSET  # for good: a caretaker sits here until somebody takes the chair over
    applicant: Applicant | UnsetType = UNSET  # who wants to
    fresh: Literal[True] | UnsetType = UNSET  # whoever sits here has taken the chair over in the middle of the game
    person: str | UnsetType = UNSET  # who sits here: one of `people`. Never told to anybody else

    @property
    def empty(self) -> bool:
        """Nobody sits here yet."""
        return self.bot is None and self.holder is None

    @property
    def free(self) -> bool:
        """Anybody may sit down."""
        return self.empty and not self.kept


class Key(msgspec.Struct, frozen=True):
    """What somebody opens a seat with: a token, by its digest, or else who he is."""

    holder: str | None = None
    person: str | None = None

    def opens(self, seat: Seat) -> bool:
        if seat.holder is None:
            return False
        return seat.holder == self.holder if self.holder is not None else seat.person == self.person


class Result(msgspec.Struct, frozen=True):
    """How a game has ended, as all have seen."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


class Asked(msgspec.Struct, frozen=True):
    """Who is waited for. `seats` and `about` are what everybody may know; `open` is for these seats themselves, each for itself."""

    question: int
    about: str
    seats: tuple[int, ...]
    open: tuple[int, ...] = ()  # whose answer is still to come, if they have a choice; no bots, nobody with a caretaker
    up: tuple[int, ...] = ()  # by post, of each of `seats`: when its time is up, as everybody is told …
    due: int | None = None  # … and when the table was due then, which is nobody's business: both are put off together


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
    result: Result | None = None  # when it is over; of tables that were over before this was kept: nothing
    timing: Timing = RELAXED
    due: int | None = None  # when something happens there by itself, though nobody is connected: by post
    asked: Asked | None = None
    since: int | None = None  # that they are asked

    @property
    def sitting(self) -> dict[int, str]:
        """Who is known to sit where."""
        return {at: seat.person for at, seat in enumerate(self.seats) if isinstance(seat.person, str)}


class Written(msgspec.Struct, frozen=True):
    """A line of the log, with its place in it, who noticed (a mask of viewers) and when it was."""

    seq: int
    entry: Entry
    noticed: int
    at: int


class Consent(msgspec.Struct, frozen=True):
    """What people at a table have agreed on, or are about to."""

    minded: tuple[int, ...] = ()  # seats that a caretaker was called for
    asking: dict[int, tuple[int, ...]] = {}  # who would call one, by seat
    pausing: tuple[int, ...] = ()  # who wants a pause, or, in one, to go on
    question: int = -1  # at which they would call one


class Aside(msgspec.Struct, frozen=True):
    """What is not in a table's log and outlives its stay in memory, by seat or as it was said."""

    orders: dict[int, dict[str, int]] = {}  # standing orders: about what, and the round they hold for
    had: dict[int, int] = {}  # what a seat was told for certain, and is not told twice
    said: tuple[Said, ...] = ()  # the last remarks
    hinted: tuple[int, ...] = ()  # seats that the coach has helped: the game is marked
    clock: Clock = Clock()
    consent: Consent = Consent()
    instructions: dict[int, dict[str, msgspec.Raw]] = {}  # what to answer for a seat, by what the question is about
    briefed: dict[int, str] = {}  # by seat that was taken over: who has answered something since (`Seat.holder`)


class Standing(msgspec.Struct, frozen=True):
    """What a table waits for. It is written whenever that changes, with the lines that changed it."""

    asked: Asked | None = None
    since: int | None = None
    due: int | None = None


class Page(msgspec.Struct, frozen=True):
    """What a table has to write down at once: lines of its log, and perhaps its position after them, its end, or what is beside it."""

    code: str
    lines: tuple[Written, ...]
    position: bytes | None = None
    finished: int | None = None
    result: Result | None = None
    aside: Aside | None = None
    standing: Standing | None = None


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN)


def next_token(key: str, holder: str, code: str) -> str:
    """Of the chair at the next table that whoever has this one has a right to: always the same one, and nobody else can tell which."""
    return urlsafe_b64encode(hmac.digest(key.encode(), f"{holder}/{code}".encode(), "sha256")[:TOKEN]).decode()


def digest(token: str) -> str:
    """What is kept of a token: somebody who reads the database cannot sit down."""
    return sha256(token.encode()).hexdigest()


def token_key(token: str) -> Key:
    return Key(holder=digest(token))
