"""A baseline for any game that has an encoding, in numpy alone: a small net that learns from what a bot says.

python -m sitdown.envs.baseline GAME
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from sitdown.arena.intervals import wilson
from sitdown.envs.layout import Mask, Vector
from sitdown.envs.players import Player
from sitdown.envs.rollouts import Arrays, encoding_of, rollouts

SEATS: Final = 4
HIDDEN: Final = 64
BATCH: Final = 256
EVEN: Final = 1 / SEATS
Weights = list[NDArray[Any]]


class Net:
    """A policy: one hidden layer, and a probability for every word that may be said."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @classmethod
    def new(cls, game: str, seed: int) -> Self:
        encoding = encoding_of(game)
        random = np.random.default_rng(seed)
        shapes = [(encoding.layout.size, HIDDEN), (HIDDEN, len(encoding.words))]
        weights: Weights = []
        for shape in shapes:
            weights += [random.normal(0, shape[0] ** -0.5, shape).astype(np.float32), np.zeros(shape[1], np.float32)]
        return cls(weights)

    @classmethod
    def load(cls, path: Path) -> Self:
        with np.load(path) as file:
            return cls([file[name] for name in file.files])

    def save(self, path: Path) -> None:
        np.savez(path, *self.weights)

    def __call__(self, observation: Vector, mask: Mask, random: np.random.Generator) -> int:
        _, odds = self.odds(observation[None], mask[None])
        return int(np.searchsorted(np.cumsum(odds[0]), random.random() * odds[0].sum()))

    def odds(self, observations: NDArray[Any], masks: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """The hidden layer, and the probabilities."""
        inner, inner_bias, outer, outer_bias = self.weights
        hidden = np.maximum(observations @ inner + inner_bias, 0)
        heights = np.where(masks, hidden @ outer + outer_bias, -np.inf)
        odds = np.exp(heights - heights.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True)

    def gradient(self, played: Arrays, rows: NDArray[Any]) -> Weights:
        """Of the log-probability of what was said."""
        observations = played["observations"][rows]
        hidden, odds = self.odds(observations, played["masks"][rows])
        push = -odds
        push[np.arange(len(rows)), played["actions"][rows]] += 1
        push /= len(rows)
        back = (push @ self.weights[2].T) * (hidden > 0)
        return [observations.T @ back, back.sum(axis=0), hidden.T @ push, push.sum(axis=0)]


class Resolute:
    """The same net, but it always says what is likeliest: a game has hundreds of words, and a slip in one can cost a round."""

    def __init__(self, net: Net) -> None:
        self._net = net

    def __call__(self, observation: Vector, mask: Mask, random: np.random.Generator) -> int:
        _, odds = self._net.odds(observation[None], mask[None])
        return int(odds[0].argmax())


class Adam:
    """Climbs, with a step for every weight of its own (Kingma and Ba, 2015)."""

    def __init__(self, net: Net, rate: float) -> None:
        self._net = net
        self._rate = rate
        self._first = [np.zeros_like(each) for each in net.weights]
        self._second = [np.zeros_like(each) for each in net.weights]
        self._steps = 0

    def step(self, gradient: Weights) -> None:
        self._steps += 1
        for weight, first, second, slope in zip(self._net.weights, self._first, self._second, gradient, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            mean, square = first / (1 - 0.9**self._steps), second / (1 - 0.999**self._steps)
            weight += self._rate * mean / (np.sqrt(square) + 1e-8)


def imitate(net: Net, played: Arrays, epochs: int, random: np.random.Generator) -> None:
    """Learn to say what was said."""
    adam = Adam(net, 1e-3)
    words = len(played["actions"])
    for _ in range(epochs):
        order = random.permutation(words)
        for first in range(0, words, BATCH):
            adam.step(net.gradient(played, order[first : first + BATCH]))


def agreement(net: Net, played: Arrays) -> float:
    """How often its likeliest word is what was said."""
    _, odds = net.odds(played["observations"], played["masks"])
    return float((odds.argmax(axis=1) == played["actions"]).mean())


def share(game: str, player: Player, others: str, games: int, seed: int) -> tuple[float, float, float]:
    """How much of the win it takes from three of these, sitting in every seat by turns; and the 95 % interval (Wilson's)."""
    won = 0.0
    for seat in range(SEATS):
        players: list[Player] = [others] * SEATS
        players[seat] = player
        returns = rollouts(game, players, max(1, games // SEATS), seed + seat, record=())["returns"]
        won += float((returns[:, seat] + EVEN).mean()) / SEATS
    return won, *wilson(won * games, games)


def lessons(game: str, teacher: str, tables: int, seed: int) -> Arrays:
    """What a bot says among its like, and, as others play otherwise, alone among three that play at random."""
    parts = [rollouts(game, [teacher] * SEATS, tables, seed)]
    for seat in range(SEATS):
        players: list[Player] = ["random"] * SEATS
        players[seat] = teacher
        parts.append(rollouts(game, players, tables, seed + 1 + seat, record=[seat]))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser("sitdown.envs.baseline", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="the game, by its name")
    parser.add_argument("--teacher", default="regular", help="the bot to learn from")
    parser.add_argument(
        "--tables", type=int, default=16, help="tables of four teachers, and four times as many with one"
    )
    parser.add_argument("--epochs", type=int, default=5, help="how often it goes over what was said")
    parser.add_argument("--against", default="random", help="bots to be measured by, with commas between them")
    parser.add_argument("--games", type=int, default=200, help="of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to put the weights")
    given = parser.parse_args(arguments)
    played = lessons(given.game, given.teacher, given.tables, given.seed)
    _say(f"{len(played['actions'])} words of {given.teacher}")
    net = Net.new(given.game, given.seed)
    imitate(net, played, given.epochs, np.random.default_rng(given.seed))
    _say(f"says the same {agreement(net, played):.0%} of the time")
    for others in given.against.split(","):
        won, low, high = share(given.game, Resolute(net), others, given.games, given.seed + 50)
        _say(f"against three {others}: wins {won:.1%} ({low:.1%} to {high:.1%}; {EVEN:.0%} is even)")
    if given.save is not None:
        net.save(given.save)


if __name__ == "__main__":
    main()
