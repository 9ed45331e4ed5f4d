"""Rules of thumb: what one expects of cards one does not know, worked out once for a deck, by the plain temper."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Final

from sitdown.games.omerta.bots.temper import Temper
from sitdown.games.omerta.cards.cards import FACES
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.steps.scoring import LIMIT

PLAIN: Final = Temper()
POWER: Final[list[float]] = [0.0] * (max(FACES.values()) + 1)  # by face: what it brings to discard it
for _card, _worth in PLAIN.powers.items():
    POWER[FACES[_card]] = _worth
MANY: Final = 7  # slots of a kind; more are as good as so many
MOST: Final = 50  # points that one can be relieved of at once


@dataclass(frozen=True, slots=True)
class Thumb:
    """What is to be expected."""

    blind: float  # of a card nobody knows
    kept: float  # of one that its owner knows and keeps
    relief: float  # when a blind slot of one's own is emptied
    drawn: list[float]  # of a draw, for one who can be relieved of so much
    at_least: list[list[list[float]]]  # by kept and blind slots and a count: the chance that they count so much or more


@cache
def thumb(cards: tuple[int, ...]) -> Thumb:
    """The rules of thumb for this deck."""
    fair = {face: copies / len(cards) for face, copies in Counter(cards).items()}
    kept = {face: chance * exp(-POINTS[face] / PLAIN.choosy) for face, chance in fair.items()}
    total = sum(kept.values())
    kept = {face: chance / total for face, chance in kept.items()}
    blind = sum([POINTS[face] * chance for face, chance in fair.items()])
    return Thumb(
        blind,
        sum([POINTS[face] * chance for face, chance in kept.items()]),
        blind + PLAIN.news + sum([POWER[face] * chance for face, chance in fair.items()]),
        [
            sum([chance * max(relief - POINTS[face], POWER[face]) for face, chance in fair.items()])
            for relief in range(MOST)
        ],
        [
            [_at_least(_with(kept, many, _with(fair, more, [1.0] + [0.0] * LIMIT))) for more in range(MANY + 1)]
            for many in range(MANY + 1)
        ],
    )


def _with(chances: dict[int, float], slots: int, counts: list[float]) -> list[float]:
    """The chance of each count up to the limit, with so many slots more."""
    for _ in range(slots):
        more = [0.0] * (LIMIT + 1)
        for face, chance in chances.items():
            points = POINTS[face]
            for count in range(points, LIMIT + 1):
                more[count] += counts[count - points] * chance
        counts = more
    return counts


def _at_least(counts: list[float]) -> list[float]:
    chances = [1.0]
    for chance in counts:
        chances.append(chances[-1] - chance)
    return chances
