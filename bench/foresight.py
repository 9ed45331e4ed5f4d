"""Teaches Omerta's boss how rounds end: plays many by instinct, and fits a small network to how they stood and what was written down.

    uv run python -m bench.foresight --rounds 30000

Writes `src/sitdown/games/omerta/bots/search/data/foresight.json`, the same whenever rounds, seed and machine are. Takes half a minute.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import cyclopts
import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from sitdown.core.chance import Quick
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.bots.search.verdict import Weights
from sitdown.games.omerta.bots.search.worlds import only_this_round
from sitdown.games.omerta.bots.turns.instinct import play_turn
from sitdown.games.omerta.bots.turns.standing import SCALE, standings
from sitdown.games.omerta.steps.turn import Draw

Floats = NDArray[np.float32]

WHERE: Final = Path(__file__).parent.parent / "src/sitdown/games/omerta/bots/search/data/foresight.json"
TABLES: Final = (3, 4, 4, 4, 5)  # players, as often as people sit down so
LOOKS: Final = 0.25  # how often a turn is looked at: two of one round tell little more than one
HIDDEN: Final = 12
EPOCHS: Final = 12
BATCH: Final = 1024
HELD_BACK: Final = 0.07  # of the rows, to see how good it is


def watch(rounds: int, random: Random) -> tuple[Floats, Floats]:
    """How seats stood at the beginning of turns, a row each, and what each of them wrote down at the end."""
    rows: list[list[float]] = []
    scores: list[int] = []
    for _ in range(rounds):
        g = OMERTA.new(random.choice(TABLES))
        g.apply(CLOCK, BEGIN, Quick(random.getrandbits(60)))
        g = only_this_round(g)
        chance = Quick(random.getrandbits(60))
        looked: list[list[list[float]]] = []
        while g.ask is not None:
            step = g.agenda[-1]
            if isinstance(step, Draw) and random.random() < LOOKS:
                looked.append(standings(g, step.seat))
            play_turn(g, chance)
        for seats in looked:
            rows += seats
            scores += g.sheet[-1]
    return np.array(rows, np.float32), np.array(scores, np.float32)


class Network:
    """One hidden layer of rectified units; two outputs: the log-odds of a zero, and the points if it is none."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        self.hidden: Floats = random.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        self.out: Floats = random.normal(0, HIDDEN**-0.5, (HIDDEN, 2)).astype(np.float32)
        self.bias: Floats = np.array([-1.0, 0.7], np.float32)
        self._moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self._all()]
        self._steps = 0

    def _all(self) -> tuple[Floats, ...]:
        return self.hidden, self.out, self.bias

    def outputs(self, rows: Floats) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance of a zero, and the points."""
        layer = np.maximum(0, rows @ self.hidden)
        out = layer @ self.out + self.bias
        return layer, 1 / (1 + np.exp(-out[:, 0])), out[:, 1]

    def learn(self, rows: Floats, scores: Floats, rate: float) -> None:
        """One step of Adam."""
        layer, zero, points = self.outputs(rows)
        lost = (scores > 0).astype(np.float32)
        wrong = np.stack([zero - (1 - lost), 2 * (points - scores / SCALE) * lost], 1).astype(np.float32) / len(rows)
        below = (wrong @ self.out.T) * (layer > 0)
        self._steps += 1
        slopes = (rows.T @ below, layer.T @ wrong, wrong.sum(0))
        for weights, slope, (mean, square) in zip(self._all(), slopes, self._moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = mean / (1 - 0.9**self._steps)
            weights -= rate * fair / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)

    def surprise(self, rows: Floats, scores: Floats) -> tuple[float, float]:
        """The mean log loss of its zeros, and the mean squared error of its points."""
        _, zero, points = self.outputs(rows)
        right = np.where(scores > 0, 1 - zero, zero)
        return float(-np.log(right + 1e-9).mean()), float(((SCALE * points - scores)[scores > 0] ** 2).mean())

    def weights(self) -> Weights:
        def plain(numbers: Any) -> list[float]:
            return [round(float(number), 4) for number in numbers]

        zero, points = self.out.T
        return Weights(
            [plain(unit) for unit in self.hidden.T],
            plain([*zero, self.bias[0]]),
            plain([*points, self.bias[1]]),
        )


def main(*, rounds: int = 30_000, seed: int = 1) -> None:
    """Watch so many rounds, learn, and write down what was learned."""
    console = Console()
    rows, scores = watch(rounds, Random(seed))
    random = np.random.default_rng(seed)
    network = Network(rows.shape[1], random)
    cut = int(len(rows) * (1 - HELD_BACK))
    for epoch in range(EPOCHS):
        order = random.permutation(cut)
        for first in range(0, cut - BATCH, BATCH):
            batch = order[first : first + BATCH]
            network.learn(rows[batch], scores[batch], 3e-3 * (1 - epoch / EPOCHS) + 1e-4)
        zero, points = network.surprise(rows[cut:], scores[cut:])
        console.print(f"{epoch + 1}: log loss of zeros {zero:.4f}, squared error of points {points:.1f}")
    WHERE.write_bytes(msgspec.json.format(msgspec.json.encode(network.weights()), indent=0) + b"\n")


if __name__ == "__main__":
    cyclopts.run(main)
