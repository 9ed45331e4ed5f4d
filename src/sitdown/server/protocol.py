"""What goes over the wire, both ways: JSON, one message a frame, `type` says which. Described in docs/protocol.md.

What a message says of the game (views, actions, events) is in the game's own records; what the server itself has to say goes out as codes.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from sitdown.core.codec import Malformed

PROTOCOL: Final = 1
LONGEST_MESSAGE: Final = 16_384  # bytes; the longest offer has about 3,000
LONGEST_REMARK: Final = 200

_UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"  # controls, ends of lines, what turns the direction of writing
)
ONE_LINE: Final = rf"^[^{_UNSEEN}]*[^\s{_UNSEEN}][^{_UNSEEN}]*$(?!\n)"  # with something to be read in it

Code = Annotated[str, Meta(max_length=12, pattern="^[A-Za-z0-9]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=2**31)]


class Message(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A frame. It is tagged with the name of its class."""


# --- from a client


class Join(Message, frozen=True):
    """The first message: which table, and as whom. Without a token one looks on."""

    table: Code
    token: Token | None = None
    since: Count = 0  # the last `Update.seq` that was shown
    protocol: int = PROTOCOL


class Answer(Message, frozen=True):
    """To the question of this number: one of the options."""

    question: Count
    action: msgspec.Raw


class Talk(Message, frozen=True):
    """Something done beside the question: an offer, an answer to one, a payment, a word."""

    action: msgspec.Raw


class Say(Message, frozen=True):
    """A remark to all at the table. Where talk is part of the game (La Cosa Nostra) it is a `Talk`."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_REMARK, pattern=ONE_LINE)]


class Order(Message, frozen=True):
    """Always say no to questions about this, until the round is over; or no longer. Nobody else is told."""

    about: Annotated[str, Meta(max_length=40)]
    on: bool = True


class More(Message, frozen=True):
    """More time for the open question, please: once a seat and question."""

    question: Count


class Reconsider(Message, frozen=True):
    """Take back my answer to the open question: where `Update.undo` is true. Nobody else is told."""

    question: Count


class Pong(Message, frozen=True):
    """At once, to every `Ping`, with its number."""

    number: Count


FromClient = Join | Answer | Talk | Say | Order | More | Reconsider | Pong

# --- from the server


class Said(Message, frozen=True):
    """Somebody has made a remark."""

    seat: int
    text: str


class Welcome(Message, frozen=True):
    """You sit at this table, in this seat; `None`: you look on."""

    protocol: int
    table: str
    game: str
    rules: int
    seat: int | None
    names: tuple[str, ...]
    options: msgspec.Raw
    said: tuple[Said, ...]  # the last remarks


class Update(Message, frozen=True):
    """The table as it lies now, and what you noticed since the last update."""

    seq: int  # counts what you noticed; give it as `since` when you come back
    question: int | None  # `None`: the game is over
    view: msgspec.Raw
    options: msgspec.Raw  # what you may answer; nothing when your answer is in
    events: msgspec.Raw
    deadline: int | None  # milliseconds until the clock closes the question; `None`: no hurry
    next: tuple[str, ...]  # the steps that are still to happen, the open question's first
    orders: tuple[str, ...]  # your standing orders
    about: str | None  # what the question is about, for an `Order`
    orderable: bool  # whether an `Order` can answer this question
    undo: bool  # your answer is in, nobody has seen anything of it, and it can be taken back: `Reconsider`
    missed: bool = False  # you were away for too long: some events are not told any more


class Noted(Message, frozen=True):
    """Your answer is in, and will be given when the question has been open for its least time. Until then it can be taken back."""

    question: int


Why = Literal[
    "malformed",  # not a message, or not one for now
    "protocol",  # another version of the protocol
    "no-table",
    "no-seat",  # the token does not open a seat here
    "not-begun",
    "other-rules",  # the game was begun by another version of the rules
    "looking-on",  # spectators say nothing
    "late",  # the question is gone
    "illegal",  # the rules do not allow it; `detail` has the engine's words
    "too-fast",  # too many messages
    "too-long",
    "no-more",  # the time was extended already, or there is no clock
    "full",  # too many look on
]


class Refused(Message, frozen=True):
    """Nothing was done, and nothing has changed."""

    why: Why
    detail: str = ""


Here = Literal["here", "away", "caretaker", "bot"]


class Chair(Struct, frozen=True):
    name: str
    presence: Here
    caretaker_in: int | None = None  # milliseconds until a bot takes over for who is away


class Presence(Message, frozen=True):
    """Who is at the table."""

    seats: tuple[Chair, ...]
    spectators: int


class Tried(Message, frozen=True):
    """Snap! This seat has tried; who was first is said a moment later."""

    question: int
    seat: int


class TryReceipt(Struct, frozen=True):
    """Time from the showing of the question to the arrival of the try, less the trip of the wires."""

    seat: int
    milliseconds: int
    trip: int  # what was taken off
    came: Literal["counted", "late"]  # late: the race was over by then


class Receipt(Message, frozen=True):
    """All tries of a race with their times, the fastest first."""

    question: int
    tries: tuple[TryReceipt, ...]


class Ping(Message, frozen=True):
    """Answer with a `Pong` at once: the trip is measured by it."""

    number: int


FromServer = Welcome | Said | Update | Noted | Refused | Presence | Tried | Receipt | Ping

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder(order="deterministic")


def read(data: bytes | str) -> FromClient:
    """A client's message. Raises `Malformed`."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from error


def written(message: FromServer) -> bytes:
    return _encoder.encode(message)
