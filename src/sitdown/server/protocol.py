"""What goes over the wire, both ways: JSON, one message a frame, `type` says which. Described in docs/protocol.md.

What a message says of the game (views, actions, events) is in the game's own records; what the server itself has to say goes out as codes.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from sitdown.core.codec import Malformed
from sitdown.core.records import Caution
from sitdown.core.words import check_words
from sitdown.server.timing import RELAXED, Timing

PROTOCOL: Final = 1
LONGEST_MESSAGE: Final = 16_384  # bytes; the longest offer has about 3,000
LONGEST_REMARK: Final = 200
LONGEST_PONG: Final = 40  # bytes

Code = Annotated[str, Meta(max_length=12, pattern="^[A-Za-z0-9]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]  # whether there is such a seat is the table's to say


class Message(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A frame. It is tagged with the name of its class."""


# --- from a client


class Join(Message, frozen=True):
    """The first message: which table, and as whom. Without a token it is the seat of whoever's cookie came with the line; if there is none, one looks on."""

    table: Code
    token: Token | None = None
    since: Count = 0  # the last `Update.seq` that was shown
    protocol: int = PROTOCOL
    look_on: bool = False  # though I may have a seat


class Answer(Message, frozen=True):
    """To the question of this number: one of the options."""

    question: Count
    action: msgspec.Raw


class Talk(Message, frozen=True):
    """Something done beside the question: an offer, an answer to one, a payment, a word."""

    action: msgspec.Raw


class Weigh(Message, frozen=True):
    """What would this deal or purchase change for me, and what speaks against it? Nothing is done; `Weighed` answers."""

    number: Count  # any; it comes back with the answer
    action: msgspec.Raw


class Inspect(Message, frozen=True):
    """What is to be known of this thing, by its name in the game, beyond what the view shows? Nothing is done; `Weighed` answers."""

    number: Count  # any; it comes back with the answer
    thing: Annotated[str, Meta(max_length=40)]


class Say(Message, frozen=True):
    """A remark to all at the table. Where talk is part of the game it is a `Talk`."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_REMARK)]

    def __post_init__(self) -> None:
        check_words(self.text)


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


class Hint(Message, frozen=True):
    """What would the coach do? At a table where all others are bots; the game is marked. `Hinted` answers, after a while."""

    question: Count


class Nudge(Message, frozen=True):
    """We are waiting for you. Everybody hears it; once a question, and not too often."""

    seat: SeatNumber


class Call(Message, frozen=True):
    """A caretaker should look after this seat, which has kept everybody waiting for long; or no, after all. If most of the others say so, one comes."""

    seat: SeatNumber
    on: bool = True


class Pause(Message, frozen=True):
    """I am for a pause, or against one; `on` is what I want. When all are, no time passes and nothing happens; most are enough to go on."""

    on: bool


class Instruct(Message, frozen=True):
    """What is to be answered for me to questions about this, as long as I do not answer myself: one of the game's rules; `null`: nothing any more.
    Nobody else is told."""

    about: Annotated[str, Meta(max_length=40)]
    rule: msgspec.Raw


class Pong(Message, frozen=True):
    """At once, to every `Ping`, with its number."""

    number: Count


class GoOn(Message, frozen=True):
    """In a lesson: I have read this step, which only says something."""

    step: Count


FromClient = (
    Join
    | Answer
    | Talk
    | Weigh
    | Inspect
    | Say
    | Order
    | More
    | Reconsider
    | Hint
    | Nudge
    | Call
    | Pause
    | Instruct
    | Pong
    | GoOn
)

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
    timing: Timing = RELAXED  # how time is kept here


class Cautioned(Struct, frozen=True):
    """What you should be asked before you do this: the option of this number, of `options` and `beside` one after the other."""

    at: int
    cautions: tuple[Caution, ...]


class Update(Message, frozen=True):
    """The table as it lies now, and what you noticed since the last update."""

    seq: int  # counts what you noticed; give it as `since` when you come back
    question: int | None  # `None`: the game is over
    view: msgspec.Raw
    options: msgspec.Raw  # what you may answer; nothing when your answer is in
    beside: msgspec.Raw  # what you may do beside the question, as far as it can be listed: all but offers and words
    events: msgspec.Raw
    deadline: int | None  # milliseconds until the clock closes the question; `None`: no hurry
    next: tuple[str, ...]  # the steps that are still to happen, the open question's first
    orders: tuple[str, ...]  # your standing orders
    about: str | None  # what the question is about, for an `Order`
    orderable: bool  # whether an `Order` can answer this question
    undo: bool  # your answer is in, nobody has seen anything of it, and it can be taken back: `Reconsider`
    missed: bool = False  # you were away for too long: some events are not told any more
    cautions: tuple[Cautioned, ...] = ()  # of what would cost you dear


class Noted(Message, frozen=True):
    """Your answer is in, and will be given when the question has been open for its least time. Until then it can be taken back."""

    question: int


class Weighed(Message, frozen=True):
    """To a `Weigh`, what it would change, to an `Inspect`, what is to be known, in the game's own record; `None`: it could not be done, and why."""

    number: int
    prospect: msgspec.Raw
    detail: str = ""  # the engine's words
    cautions: tuple[Caution, ...] = ()  # what you should be asked before you do it


class Hinted(Message, frozen=True):
    """What the coach would answer, by what you may know: `sitdown.coach.Hint`, the best first, two at most."""

    question: int
    hints: msgspec.Raw


Why = Literal[
    "malformed",  # not a message, or not one for now
    "protocol",  # another version of the protocol
    "no-table",
    "no-seat",  # the token does not open a seat here
    "not-begun",
    "other-rules",  # the game was begun by another version of the rules
    "broken-log",  # lines of the table's log are missing, or make no sense
    "database",  # it is out of reach, see `Trouble`; join again
    "disk",
    "looking-on",  # spectators say nothing
    "late",  # the question is gone
    "illegal",  # the rules do not allow it; `code` and `params` say why, and `detail` in English
    "too-fast",  # too many messages
    "too-long",
    "paused",  # the table pauses
    "waiting",  # a race waits until all are at the table
    "not-yet",  # it is too early to call a caretaker, or there is nobody to call one for
    "no-more",  # the time was extended already, or there is no clock
    "no-coach",  # nobody can judge this game
    "not-alone",  # hints are for tables where all others are bots
    "not-asked",  # there is nothing to choose
    "full",  # too many look on
    "lesson",  # not what this step of a lesson is about; `code` is the message that says why
    "no-lesson",  # there is none of this name, or it has no such step
    "busy",  # the server has too much to do, or the table broke down: try again in a while
]


class Refused(Message, frozen=True):
    """Nothing was done, and nothing has changed."""

    why: Why
    detail: str = ""
    code: str = ""  # of what is `illegal`: why, in a word that the catalogues have a sentence for (`refused-…`)
    params: dict[str, int | str] = {}  # what fills it in


class Trouble(Message, frozen=True):
    """The books are out of reach, so nothing happens and no time passes; said again and again until the next `Update`. Nothing is lost."""

    why: Literal["database", "disk"]


Here = Literal["here", "away", "caretaker", "bot"]


class Chair(Struct, frozen=True):
    name: str
    presence: Here
    caretaker_in: int | None = None  # milliseconds until a bot takes over for somebody who is away
    face: str = ""  # which of the house's he has chosen
    hinted: bool = False  # the coach has helped him in this game
    left: bool = False  # for good: somebody else may take the chair
    holiday: int | None = None  # until then, in milliseconds since 1970, no time runs for him: by post
    applicant: str | None = None  # who would take it over, if he who sat here has left it for good
    style: str = ""  # of a bot, when the game is over: what sort of player it was


class Presence(Message, frozen=True):
    """Who is at the table."""

    seats: tuple[Chair, ...]
    spectators: int


class Asking(Struct, frozen=True):
    """Some of the others want a caretaker for a seat."""

    seat: int
    by: tuple[int, ...]
    needed: int  # so many in all


class Time(Message, frozen=True):
    """How time stands, for what is asked now. By seat where there are several; milliseconds."""

    question: int | None
    standing: bool  # nothing runs: the table pauses, or waits for somebody who is away
    up: tuple[
        int | None, ...
    ]  # until a seat's time is up; of all that were asked alike, whether or not they have answered
    reserve: tuple[int | None, ...]  # that is left, where there is one
    callable_in: int | None  # until the others may call a caretaker; `None`: there is nobody to call one for
    paused: bool
    pausing: tuple[int, ...]  # who wants it otherwise than it is
    asking: tuple[Asking, ...]


class Nudged(Message, frozen=True):
    """Somebody is waited for."""

    by: int
    seat: int


class Instructions(Message, frozen=True):
    """Your standing instructions: to what question which rule. Told to this seat only."""

    rules: dict[str, msgspec.Raw]


class Briefing(Message, frozen=True):
    """You have taken over this chair: what it may know, in the game's own record, before your first answer. Told to this seat only."""

    knowledge: msgspec.Raw


class Places(Message, frozen=True):
    """Your seat is open at so many places. Told to this seat only, when it is more than one, or no longer."""

    open: int


class Tried(Message, frozen=True):
    """Snap! This seat has tried. He himself is told at once; others when no faster try can come any more, if it counts."""

    question: int
    seat: int


class TryReceipt(Struct, frozen=True):
    """Time from the showing of the question to the arrival of the try, less the trip of the wires."""

    seat: int
    milliseconds: int
    trip: int  # what was taken off
    came: Literal["counted", "late"]  # late: the race was over by then


class Receipt(Message, frozen=True):
    """The tries of a race that counted, and your own if it was late, with their times, the fastest first."""

    question: int
    tries: tuple[TryReceipt, ...]


class Ping(Message, frozen=True):
    """Answer with a `Pong` at once: the trip is measured by it."""

    number: int


Waits = Literal["move", "go-on", "others", "end"]


class Lesson(Message, frozen=True):
    """Where you are in a lesson. What is said is a message of the lessons' catalogue."""

    step: int  # from 0; give it when you come back
    steps: int
    say: str
    glow: tuple[str, ...]  # what is meant, by its names in the page
    waits: Waits  # for your move, until you have read it, for what others do; it is over


FromServer = (
    Lesson
    | Welcome
    | Said
    | Update
    | Noted
    | Weighed
    | Hinted
    | Refused
    | Trouble
    | Presence
    | Time
    | Nudged
    | Instructions
    | Briefing
    | Places
    | Tried
    | Receipt
    | Ping
)

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_pong: Final = msgspec.json.Decoder(Pong)
_encoder: Final = msgspec.json.Encoder(order="deterministic")


def read(data: bytes | str) -> FromClient:
    """A client's message. Raises `Malformed`."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from error


def pong_in(data: bytes | str) -> int | None:
    """The number of a `Pong`, found out without reading anything else."""
    if len(data) > LONGEST_PONG:
        return None
    try:
        return _pong.decode(data).number
    except (msgspec.DecodeError, UnicodeError):
        return None


def written(message: FromServer) -> bytes:
    return _encoder.encode(message)
