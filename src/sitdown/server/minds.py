"""Bots at a live table. They think outside the table's own thread, over a copy of the game, one thought of a bot at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from sitdown.bots import bot_named
from sitdown.bots.asking import choose, speak
from sitdown.bots.base import Bot, Choice
from sitdown.bots.floor import MOST_WORDS, TRADES
from sitdown.core.chance import Seeded
from sitdown.core.kernel import Ask, State
from sitdown.core.log import replay
from sitdown.core.records import Action, Event
from sitdown.core.registry import Game


@dataclass(frozen=True, slots=True)
class Thought:
    """Something for a bot to think about. `think` may take its time, and may be called from any thread."""

    mind: Mind
    question: int
    options: tuple[Action, ...]  # that the bot was given; empty: it was asked whether it has something to say
    think: Callable[[], Choice | Action | None]  # a `Choice` to the question; or something to say, or nothing


class Mind:
    """A bot in a seat."""

    def __init__(self, game: Game, bot: str, seat: int, seed: str, log: Iterable[bytes]) -> None:
        """`log`: of the game so far. The bot is told what it would have seen, when it first thinks."""
        self.seat = seat
        self.bot = bot
        self.busy = False
        self._make = partial(_informed, game, bot, seat, seed, tuple(log))
        self._made: Bot | None = None
        self._imagination = Seeded(f"{seed}/imagination")
        self._unheard: list[Event] = []

    def hear(self, events: list[Event]) -> None:
        self._unheard += [seen for event in events if (seen := event.seen_by(self.seat)) is not None]

    def choose(self, state: State, ask: Ask) -> Thought:
        world = state.clone()
        return self._thought(
            state,
            ask.options(self.seat),
            lambda bot: choose(world, ask, self.seat, bot, self._imagination),
        )

    def speak(self, state: State) -> Thought:
        world = state.clone()
        offers = TRADES[type(state)].offers_to(state, self.seat)
        return self._thought(state, (), lambda bot: speak(world, self.seat, offers, bot, self._imagination))

    def _thought(
        self, state: State, options: tuple[Action, ...], think: Callable[[Bot], Choice | Action | None]
    ) -> Thought:
        unheard, self._unheard = self._unheard, []
        self.busy = True

        def run() -> Choice | Action | None:
            if self._made is None:
                self._made = self._make()
            for event in unheard:
                self._made.see(self.seat, event)
            return think(self._made)

        return Thought(self, state.question, options, run)


def _informed(game: Game, name: str, seat: int, seed: str, log: tuple[bytes, ...]) -> Bot:
    """A bot that has seen what this seat has seen."""
    bot = bot_named(game, name, seed)
    for played in replay(log):
        for event in played.events:
            seen = event.seen_by(seat)
            if seen is not None:
                bot.see(seat, seen)
    return bot


class Floor:
    """Whose word it is beside the questions: bots are asked again until all of them are silent (as `bots.floor.words`, but one at a time)."""

    def __init__(self) -> None:
        self._waiting: list[int] = []
        self._left: dict[int, int] = {}

    def open(self, seats: Iterable[int]) -> None:
        """A new question, or a person has said something: everybody may speak."""
        self._left = dict.fromkeys(seats, MOST_WORDS)
        self._waiting = list(self._left)

    def next(self, state: State) -> int | None:
        """Who is to be asked; `None`: all are silent, or nobody may talk now."""
        trade = TRADES.get(type(state))
        if trade is None or not trade.is_open(state):
            return None
        return self._waiting[0] if self._waiting else None

    def silent(self, seat: int) -> None:
        if seat in self._waiting:
            self._waiting.remove(seat)

    def spoken(self, seat: int) -> None:
        """The others are asked next, from the left of this seat on."""
        self._left[seat] = self._left.get(seat, MOST_WORDS) - 1
        order = sorted(self._left, key=lambda other: (other <= seat, other))
        self._waiting = [other for other in order if self._left[other] > 0]
