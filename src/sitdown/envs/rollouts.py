"""Many games as arrays, on one processor or several, with the same result."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sitdown.arena.runners import numbered
from sitdown.bots import check_bots
from sitdown.bots.seeds import Seed, derived, fresh, open_house
from sitdown.core.registry import UnknownGame, all_games
from sitdown.envs.aec import HORIZON
from sitdown.envs.course import Course, Encoding
from sitdown.envs.players import Others, Player
from sitdown.envs.rewards import Rewards

Arrays: TypeAlias = dict[str, NDArray[Any]]


def encoding_of(game: str) -> Encoding:
    """How a game is put into numbers."""
    found = _encodings()
    if game not in found:
        raise UnknownGame(f"no environment is called {game!r}; there are: {', '.join(found)}")
    return found[game]


@cache
def _encodings() -> dict[str, Encoding]:
    return {encoding.name: encoding for game in all_games() for encoding in game.encodings() or ()}


@dataclass(frozen=True, slots=True)
class Plan:
    """What all games of a call have in common. Plain data, and policies that can be sent to another process."""

    game: str
    players: tuple[Player, ...]
    seed: Seed
    options: dict[str, Any] | None
    shaping: float
    horizon: int
    record: frozenset[int]


def rollouts(
    game: str,
    players: Sequence[Player],
    games: int,
    seed: Seed | None = None,
    *,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    shaping: float = 0.0,
    horizon: int = HORIZON,
    record: Collection[int] | None = None,
) -> Arrays:
    """Play games; `players` by seat, each a policy or a bot's name. With several `jobs` the policies have to be picklable.
    The arrays depend on the seed (`None`: a fresh one), not on `jobs`. By words, of the seats in `record` (`None`: all): `observations`, `masks`, `actions`,
    `rewards` (until that seat's next word), `seats`, `games`. By games: `lengths` (recorded words), `returns` (by seat)."""
    if games < 1:
        raise ValueError(f"at least one game has to be played, not {games}")
    encoding = encoding_of(game)
    encoding.game.new(len(players), options)  # complain about the table and the bots now, not in the middle
    check_bots(encoding.game, [name for name in players if isinstance(name, str)])
    seats = frozenset(range(len(players)) if record is None else record)
    plan = Plan(game, tuple(players), fresh() if seed is None else seed, options, shaping, horizon, seats)
    played = list(numbered(partial(play, plan), games, jobs))
    return {name: np.concatenate([each[name] for each in played]) for name in played[0]}


def play(plan: Plan, number: int) -> Arrays:
    """One game, as arrays."""
    encoding, players = encoding_of(plan.game), len(plan.players)
    others = Others(encoding, plan.players, open_house(plan.seed, players, number))
    seed = derived(plan.seed, "course", number)
    course = encoding.course(encoding, encoding.game.new(players, plan.options), seed, others.listener)
    purse = Rewards(encoding, players, plan.shaping)
    log = _Log(encoding, number, players)
    words = 0
    while (prompt := course.prompt) is not None and words < plan.horizon:
        seat = prompt.seat
        if seat in plan.record:
            log.note(seat, course)
        say = others.says[seat]
        assert say is not None
        word = say(course)
        if seat in plan.record:
            log.actions.append(word)
        course.say(word)
        words += 1
        log.pay(purse.earned(course.state))
    return log.arrays()


class _Log:
    """What is kept of a game."""

    def __init__(self, encoding: Encoding, number: int, players: int) -> None:
        self._encoding = encoding
        self._number = number
        self._observations: list[NDArray[Any]] = []
        self._masks: list[NDArray[Any]] = []
        self.actions: list[int] = []
        self._rewards: list[float] = []
        self._seats: list[int] = []
        self._returns = [0.0] * players
        self._last: dict[int, int] = {}  # by seat, its last word

    def note(self, seat: int, course: Course) -> None:
        """A seat is about to speak."""
        self._last[seat] = len(self._seats)
        self._observations.append(course.observation(seat))
        self._masks.append(course.mask(seat))
        self._rewards.append(0.0)
        self._seats.append(seat)

    def pay(self, earned: list[float]) -> None:
        for seat, reward in enumerate(earned):
            self._returns[seat] += reward
            if seat in self._last:
                self._rewards[self._last[seat]] += reward

    def arrays(self) -> Arrays:
        words = len(self._seats)
        return {
            "observations": np.array(self._observations, np.float32).reshape(words, self._encoding.layout.size),
            "masks": np.array(self._masks, np.int8).reshape(words, len(self._encoding.words)),
            "actions": np.array(self.actions, np.int64),
            "rewards": np.array(self._rewards, np.float32),
            "seats": np.array(self._seats, np.int64),
            "games": np.full(words, self._number, np.int64),
            "lengths": np.array([words], np.int64),
            "returns": np.array([self._returns], np.float32),
        }
