"""Bots at a live table. They think elsewhere (`worker.py`), over a world that their seat could be in, one thought of a bot at a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Raw
from msgspec.structs import replace

from sitdown.bots import style_of
from sitdown.bots.base import Choice
from sitdown.bots.floor import MOST_WORDS, trade_in
from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.errors import SitdownError
from sitdown.core.kernel import Ask, State
from sitdown.core.log import Session, replay
from sitdown.core.records import Action, Event
from sitdown.server.bots.worker import NEW, UNTOLD, BrokeDown, Chosen, Matter, Silent, Spoken
from sitdown.server.errors import SourceLine


class Breakdown(SitdownError):
    """A bot broke down."""

    def __init__(self, errors: list[SourceLine]) -> None:
        super().__init__()
        self.errors = errors


@dataclass(frozen=True, slots=True)
class Thought:
    """Something for a bot to think about."""

    mind: Mind
    question: int
    options: tuple[Action, ...]  # that the bot was given; empty: it was asked whether it has something to say
    matter: Matter

    @property
    def is_current(self) -> bool:
        """The bot has heard nothing new since it began to think."""
        return self.matter.upto == self.mind.heard

    def retold(self) -> Matter:
        """For a bot that has yet to be told all that its seat has seen. Takes a while; may be called from any thread."""
        return replace(self.matter, since=NEW, seen=self.mind.all_seen(self.matter.upto))

    def outcome(self, reply: Chosen | Spoken | Silent | BrokeDown) -> Choice | Action | None:
        """A `Choice` to the question; or something to say, or nothing."""
        codec = self.mind.session.game.codec
        if isinstance(reply, Chosen):
            return Choice(codec.action(bytes(reply.action)), reply.delay)
        if isinstance(reply, Spoken):
            return codec.action(bytes(reply.action))
        if isinstance(reply, BrokeDown):
            raise Breakdown(reply.errors)
        return None


class Mind:
    """A bot in a seat."""

    def __init__(self, session: Session, bot: str, seat: int, seed: str) -> None:
        self.session = session
        self.seat = seat
        self.bot = bot
        self.busy = False
        self._seed = seed
        self._imagination = Seeded(f"{seed}/guesses")
        self._before = session.length  # lines of the log when it sat down
        self._heard: list[Raw] = []  # since then
        self._told = UNTOLD  # of these

    def hear(self, events: list[Event]) -> None:
        self._heard += _seen(events, self.seat)

    @property
    def heard(self) -> int:
        return len(self._heard)

    @property
    def style(self) -> str:
        return style_of(self.session.game, self.bot, self._seed)

    def choose(self, state: State, ask: Ask) -> Thought:
        return self._thought(state, ask.options(self.seat))

    def speak(self, state: State) -> Thought:
        return self._thought(state, ())

    def all_seen(self, heard: int) -> tuple[Raw, ...]:
        """What its seat had seen before it sat down, and so much since."""
        log = self.session.lines()[: self._before + 1]  # the first is the header
        before = [seen for played in replay(log) for seen in _seen(played.events, self.seat)]
        return (*before, *self._heard[:heard])

    def _thought(self, state: State, options: tuple[Action, ...]) -> Thought:
        game, heard = self.session.game, self.heard
        matter = Matter(
            game.name,
            self.bot,
            self.seat,
            self._seed,
            self._told,
            heard,
            tuple(self._heard[max(0, self._told) :]),
            game.write(state.guess(self.seat, self._imagination)),
            not options,
        )
        self._told, self.busy = heard, True
        return Thought(self, state.question, options, matter)


def _seen(events: list[Event], seat: int) -> list[Raw]:
    return [Raw(encode(seen)) for event in events if (seen := event.seen_by(seat)) is not None]


class Floor:
    """Whose word it is beside the questions: bots are asked again until all of them are silent (as `bots.floor.words`, but one at a time)."""

    def __init__(self) -> None:
        self.pause: float | None = None  # until then nobody is asked
        self._waiting: list[int] = []
        self._left: dict[int, int] = {}

    def open(self, seats: Iterable[int], pause: float | None) -> None:
        """A new question, or a person has said something: everybody may speak."""
        self._left = dict.fromkeys(seats, MOST_WORDS)
        self._waiting = list(self._left)
        self.pause = pause

    def next(self, state: State) -> int | None:
        """Who is to be asked; `None`: all are silent, or nobody may talk now."""
        trade = trade_in(state)
        if trade is None or not trade.is_open(state):
            return None
        return self._waiting[0] if self._waiting else None

    def silent(self, seat: int) -> None:
        if seat in self._waiting:
            self._waiting.remove(seat)

    def spoken(self, seat: int, pause: float) -> None:
        """The others are asked next, from the left of this seat on."""
        self.pause = pause
        self._left[seat] = self._left.get(seat, MOST_WORDS) - 1
        order = sorted(self._left, key=lambda other: (other <= seat, other))
        self._waiting = [other for other in order if self._left[other] > 0]
