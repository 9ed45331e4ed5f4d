"""Worlds to think in: drawn fairly, and then chosen by how well they explain what the others have kept."""

from __future__ import annotations

from math import exp
from typing import Final

from sitdown.bots.base import Imagine
from sitdown.core.chance import Chance
from sitdown.core.hidden.slots import FACE, eye
from sitdown.core.kernel import State
from sitdown.games.omerta.bots.memory.clues import Clues
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.steps.rounds import Deal
from sitdown.games.omerta.steps.scoring import EndGame

DRAWS: Final = 3  # worlds drawn for each that is kept
# What a world with it counts for. The first two as counted in games of four sharp ones, how often it is so against how often it is imagined.
UNSNAPPED: Final = 0.15  # a bottle that its owner let pass
KEPT_BACK: Final = 0.2  # a dearer card than one he parted with
UNCALLED: Final = 0.4  # a count that he could have called with
CALLABLE: Final = 5


def worlds(
    imagine: Imagine[Omerta], seat: int, number: int, choosy: float, chance: Chance, clues: Clues | None = None
) -> list[Omerta]:
    """So many worlds, the likelier ones more often. They end with the round."""
    drawn = [only_this_round(imagine()) for _ in range(DRAWS * number)]
    _deduce(drawn, seat)
    likely = [likelihood(g, seat, choosy) for g in drawn]
    if clues is not None:
        likely = [each * explained(g, seat, clues) for each, g in zip(likely, drawn, strict=True)]
    return [drawn[at] for at in _chosen(likely, number, chance)]


def explained(g: Omerta, seat: int, clues: Clues) -> float:
    """How well a world explains what the others have not done."""
    value = 1.0
    mine = eye(seat)
    for other in range(g.players):
        if other == seat:
            continue
        own, count, blind = eye(other), 0, False
        row = clues.row(other, len(g.stocks[other]))
        for at, slot in enumerate(g.stocks[other]):
            face, trace = slot & FACE, row[at]
            count += POINTS[face]
            blind |= not slot & own
            if slot & own and not slot & mine:
                if trace.never >> face & 1:
                    value *= UNSNAPPED
                if POINTS[face] > trace.most:
                    value *= KEPT_BACK
        if other in clues.uncalled and not blind and count <= CALLABLE:
            value *= UNCALLED
    return value


def likelihood(g: Omerta, seat: int, choosy: float) -> float:
    """How well a world explains that the others keep what they know: they would sooner part with dear cards."""
    points = 0
    mine = eye(seat)
    for other in range(g.players):
        own = eye(other)
        for slot in g.stocks[other]:
            if slot & own and not slot & mine:
                points += POINTS[slot & FACE]
    return exp(-points / choosy)


def only_this_round(g: State) -> Omerta:
    """A world that ends with the round, and tells nobody what happens."""
    assert isinstance(g, Omerta)
    g.listening = False
    g.agenda = [step for step in g.agenda if type(step) is not Deal and type(step) is not EndGame]
    return g


def _deduce(drawn: list[Omerta], seat: int) -> None:
    """What is the same in all the worlds he could be in, he knows, if he has seen it or not."""
    known = eye(seat)
    first = drawn[0]
    for owner in range(first.players):
        for at, slot in enumerate(first.stocks[owner]):
            face = slot & FACE
            if not slot & known and all([g.stocks[owner][at] & FACE == face for g in drawn]):
                for g in drawn:
                    g.show(owner, (at,), known)


def _chosen(weights: list[float], number: int, chance: Chance) -> list[int]:
    """So many places, each about as often as its weight says (systematic resampling)."""
    step = sum(weights) / number
    mark = chance.draw(1 << 30) / (1 << 30) * step
    chosen: list[int] = []
    total = 0.0
    for at, weight in enumerate(weights):
        total += weight
        while mark < total and len(chosen) < number:
            chosen.append(at)
            mark += step
    return chosen or [0]
