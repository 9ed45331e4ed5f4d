"""What a player of Omerta goes by, in points. The plain one's are estimates: in games against values near them none was clearly better."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sitdown.games.omerta.cards.cards import Card


def _powers() -> dict[Card, float]:
    return {
        Card.GANGSTER: 6.0,
        Card.LADY: 1.0,
        Card.MOLE: 2.0,
        Card.SNITCH: 8.0,
        Card.SAFECRACKER: 5.0,
        Card.MAMMA: 2.0,
        Card.PATROL: 2.0,
    }


@dataclass(frozen=True, slots=True)
class Temper:
    """One way to weigh things up."""

    sure_enough: float = 0.7  # the chance of success from which he calls
    patience: int = 40  # turns of his own in a round after which he calls in any case: some decks would go on for ever
    choosy: float = 8.0  # he thinks that of cards they know, others keep one of so many points more e times less often
    spite: float = 0.6  # what a point more for the others together is to him, against a point less for himself
    close: float = 10.0  # of two opponents so many points apart, the lower matters e times as much
    news: float = 2.5  # to know a slot of his own
    confusion: float = 2.0  # that an opponent loses track of a slot
    pair: float = 0.7  # of the points of a bottle, when he discards one like it: how often he will snap it
    spared: float = 5.0  # that an attack is stopped
    held_up: float = 0.2  # of the points of a slot, that a Patrol keeps its owner from getting rid of it
    powers: Mapping[Card, float] = field(default_factory=_powers)  # that a character acts for him
