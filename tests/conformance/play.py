"""Random play that goes to places: what the suites judge, and the soak runs, is played by these players."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK, Ask, State
from sitdown.core.log import Session
from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Clocked, Event, TimeUp
from sitdown.core.registry import game_named

DEPTH: Final = float(os.environ.get("SITDOWN_DEPTH", "1"))  # longer runs: more games, more positions
DOUBT = 0.1  # how often somebody thinks again who can
STUCK = 50_000  # no random game takes so many actions


def deep(number: int) -> int:
    """So many games, positions or samples, times the depth; never none."""
    return max(1, round(number * DEPTH))


@dataclass(frozen=True)
class Temper:
    """How the players of one game play: plain random play ends rounds at once and never sees the rare things."""

    reluctance: Mapping[type[Action], float]  # the chance to think again before an action of this kind
    cunning: float  # how often a player does what one would who sees all cards
    impatience: float  # how often the clock closes a question that it may close
    gossip: float = 0.0  # how often something is done beside the question


def no_talk(state: State, random: Random) -> None:
    """A game in which nothing is done beside the question."""


def unchanged(state: State, actor: int, action: Action) -> Action:
    """A game whose actions name no hidden cards."""
    return action


def any_table(random: Random, players: int) -> dict[str, Any]:
    """The table of somebody who asks for nothing else."""
    return {}


def as_usual(random: Random) -> dict[str, Any]:
    """A game that is short anyway."""
    return {}


def plain_temper(random: Random) -> Temper:
    return Temper({}, cunning=0.0, impatience=random.choice([0.0, 0.02, 0.2]))


def no_hint(state: State, ask: Ask, seat: int) -> None:
    """A cheat knows no better."""


def no_cards(state: State) -> tuple[list[int], list[int]]:
    """A game without cards."""
    return [], []


COMMON: tuple[Action, ...] = (BEGIN, TIME_UP, RECONSIDER, Clocked(0, 100), Clocked(9, 100), Clocked(1, -5))


@dataclass(frozen=True)
class Part:
    """What the suites must be told of a game. What a simple game has no use for, it need not say."""

    name: str
    foreign: tuple[Action, ...]  # actions that are out of place almost everywhere
    silent: frozenset[type[Action]]  # done by another, they show a viewer the same whatever the cards are
    showdown: frozenset[
        type[Event]
    ]  # a round ends: they show what is then put away, so that nobody's knowledge holds it
    turns: frozenset[type[Event]]  # a turn begins
    options: Callable[[Random, int], dict[str, Any]] = any_table  # any table that can be opened for so many players
    brief: Callable[[Random], dict[str, Any]] = as_usual  # options that keep a game short
    temper: Callable[[Random], Temper] = plain_temper
    hint: Callable[[Any, Ask, int], Action | None] = no_hint  # what a cheat would answer
    cards: Callable[[Any], tuple[list[int], list[int]]] = no_cards  # all in the game: that there are, that should be
    uses: Mapping[type[Event], Callable[[Any], str]] = field(default_factory=dict)  # a card is used: which
    talk: Callable[[Any, Random], tuple[int, Action] | None] = no_talk  # something that may be done beside the question
    elsewhere: Callable[[Any, int, Action], Action] = (
        unchanged  # an action that names hidden cards, where others lie there
    )


@dataclass(frozen=True)
class Done:
    """One action of a game."""

    actor: int
    action: Action
    draws: tuple[int, ...]
    events: list[Event]


def random_move(state: State, part: Part, temper: Temper, random: Random) -> tuple[int, Action]:
    """Somebody's answer to the open question, or the clock's word on it."""
    ask = state.ask
    assert ask is not None
    if ask.seats == (CLOCK,):
        return CLOCK, BEGIN
    chance = random.random
    if chance() < temper.impatience and state.seconds(ask.clock) is not None:
        return CLOCK, TIME_UP
    if temper.gossip and chance() < temper.gossip:
        said = part.talk(state, random)
        if said is not None:
            return said
    seat = ask.seats[int(chance() * len(ask.seats))]
    if ask.stopwatch and chance() < 0.3:
        return CLOCK, Clocked(seat, int(chance() * 4) * 100)  # few values: ties happen
    if chance() < temper.cunning:
        hint = part.hint(state, ask, seat)
        if hint is not None:
            return seat, hint
    options = ask.options(seat)
    while True:
        action = options[int(chance() * len(options))]
        if len(options) == 1 or chance() >= temper.reluctance.get(type(action), 0.0):
            return seat, action


def beside(ask: Ask | None, actor: int, action: Action) -> bool:
    """Whether this is no answer to the question, nor the clock's word on it."""
    return ask is None or not (isinstance(action, TimeUp | Clocked) or action in ask.options(actor))


class Walk:
    """A game being played at random and written down. The same seed, the same game."""

    def __init__(self, part: Part, players: int, seed: int, options: dict[str, Any] | None = None) -> None:
        self.part = part
        self.random = Random(f"{part.name} {players} {seed}")
        self.options = part.options(self.random, players) if options is None else options
        self.temper = part.temper(self.random)
        self.session = Session(game_named(part.name), tuple(f"seat {seat}" for seat in range(players)), self.options)
        self._doubts = Random(f"{part.name} {players} {seed} doubts")
        self._answers: dict[int, list[tuple[int, Action]]] = {}  # by the length of the agenda that a question ends
        self._chance = Seeded(self.random.getrandbits(64))

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.state.players)]

    @property
    def answers(self) -> list[tuple[int, Action]]:
        """What was answered since the open question was put."""
        return self._answers.get(len(self.state.agenda), [])

    @property
    def interrupted(self) -> bool:
        """Whether a question that some have answered waits beneath the open one."""
        return any(depth < len(self.state.agenda) for depth in self._answers)

    def step(self) -> Done:
        actor, action = self._second_thought() or random_move(self.state, self.part, self.temper, self.random)
        ask, number, depth = self.state.ask, self.state.question, len(self.state.agenda)
        events = self.session.apply(actor, action, self._chance)
        if action == RECONSIDER:
            self._answers[depth] = [answer for answer in self._answers.get(depth, []) if answer[0] != actor]
        elif not beside(ask, actor, action):
            if self.state.question == number:
                self._answers.setdefault(depth, []).append((actor, action))
            else:
                self._answers.pop(depth, None)
        return Done(actor, action, self.session.entries[-1].draws, events)

    def _second_thought(self) -> tuple[int, Action] | None:
        """Now and then somebody takes back what nobody has seen."""
        if self._doubts.random() >= DOUBT:
            return None
        seats = [seat for seat in range(self.state.players) if self.state.reopened(seat) is not None]
        return (self._doubts.choice(seats), RECONSIDER) if seats else None

    def steps(self) -> Iterator[Done]:
        """Play to the end."""
        for _ in range(STUCK):
            if self.state.ask is None:
                return
            yield self.step()
        raise AssertionError(f"the game does not end: {self.options}")

    def sample(self, rate: float) -> Iterator[State]:
        """Play to the end; some of the positions on the way, and always the last."""
        for _ in self.steps():
            if self.state.ask is None or self.random.random() < rate:
                yield self.state
