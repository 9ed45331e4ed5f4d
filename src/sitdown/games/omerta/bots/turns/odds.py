"""What a face-down card may be, and what that makes it worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Final

from sitdown.games.omerta.cards.cards import CHARACTERS, FACES, Card
from sitdown.games.omerta.cards.deck import POINTS

WORTH: Final[dict[Card, int]] = {card: POINTS[face] for card, face in FACES.items()}
BOTTLES: Final[frozenset[Card]] = frozenset(Card) - frozenset(CHARACTERS)


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance of every card it can be, and what follows from them."""

    card: Card | None  # what it is, if that is certain
    chances: Mapping[Card, float]
    points: float  # expected


def odds(weights: Mapping[Card, float]) -> Odds:
    """The odds of cards as likely as their weights say."""
    total = sum(weights.values())
    if not total:
        return NOTHING
    chances = {card: weight / total for card, weight in weights.items() if weight}
    return Odds(
        next(iter(chances)) if len(chances) == 1 else None,
        chances,
        sum([WORTH[card] * chance for card, chance in chances.items()]),
    )


@cache
def certain(card: Card) -> Odds:
    return odds({card: 1.0})


def is_bottle(odds: Odds) -> bool:
    """Whether it is one for certain, of whatever value."""
    return odds.chances.keys() <= BOTTLES


def kept(unknown: Odds, choosy: float) -> Odds:
    """The same card, if a player who knows it has kept it: he would sooner have parted with a dear one."""
    return odds({card: chance * exp(-WORTH[card] / choosy) for card, chance in unknown.chances.items()})


NOTHING: Final = Odds(None, {}, 0.0)  # of a card that cannot be there
