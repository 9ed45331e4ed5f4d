"""How a round will end, judged from how it stands: a small network that has watched many rounds of quick play (`bench/foresight.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp
from operator import mul

import msgspec

from sitdown.games.omerta.bots.search.prospects import prospects
from sitdown.games.omerta.bots.turns.standing import SCALE, standings
from sitdown.games.omerta.game import Omerta


class Weights(msgspec.Struct, frozen=True):
    """A hidden layer, and two outputs over it, each with its bias last."""

    hidden: list[list[float]]
    zero: list[float]  # whether he will write down nothing
    points: list[float]  # what he will write down if not


@cache
def weights() -> Weights:
    return msgspec.json.decode(resources.files(__package__).joinpath("data/foresight.json").read_bytes(), type=Weights)


def foreseen(row: Sequence[float], weights: Weights) -> tuple[float, float]:
    """How likely a seat that stands so will score nothing, and what it will score if not."""
    layer = [max(0.0, sum(map(mul, hidden, row))) for hidden in weights.hidden]
    layer.append(1.0)
    zero = sum(map(mul, weights.zero, layer))
    return 1.0 / (1.0 + exp(-zero)), SCALE * sum(map(mul, weights.points, layer))


def verdict(g: Omerta, turn: int, totals: Sequence[float], seat: int, rounds: int) -> float:
    """How likely this seat wins the game, now that it is a player's turn, with so many rounds to come after this one."""
    known = weights()
    ends = [foreseen(row, known) for row in standings(g, turn)]
    likely = sum([zero for zero, _ in ends])
    all_told = [totals[other] + ends[other][1] for other in range(g.players)]
    chance = 0.0
    for winner in range(g.players):
        told = all_told.copy()
        told[winner] = totals[winner]
        chance += ends[winner][0] / likely * prospects(told, seat, rounds, 0.5)
    return chance
