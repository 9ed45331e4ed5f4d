"""One position for every question of Omerta."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sitdown.core.chance import Chance, Seeded
from sitdown.games.omerta.records import actions as act

from .past import Past, dealt

FIVE: Final = ("3 7 5 6", "7 2 3 4", "5 5 6 8", "9 9 8 8", "10 10 4 2")
KILLER: Final = ("3 7 5 6", "Ki 2 3 4", "5 5 6 8", "9 9 8 8", "10 10 4 2")


def _discarded(draws: str, stocks: tuple[str, ...] = FIVE, **options: Any) -> Past:
    past = dealt(*stocks, draws=draws, **options)
    past.does(0, act.DISCARD, _CHANCE)
    return past


def _taken() -> Past:
    """The first player's 9 is snapped by nobody, and the next one takes it."""
    past = _discarded("9")
    while (ask := past.state.ask) is not None and act.TAKE_PILE not in ask.options(1):
        past.does(ask.seats[0], act.DECLINE, _CHANCE)
    past.does(1, act.TAKE_PILE, _CHANCE)
    return past


def _aimed() -> Past:
    past = _discarded("La", KILLER, reaction_seconds=None)
    past.does(0, act.Shuffle(1), _CHANCE)
    return past


_CHANCE: Final[Chance] = Seeded(1)
_ASKING: Final[Mapping[str, Callable[[], Past]]] = {
    "FirstLook": lambda: dealt(*FIVE, looked=False),
    "Draw": lambda: dealt(*FIVE),
    "PlaceDrawn": lambda: dealt(*FIVE, draws="Wi"),
    "PlaceTaken": _taken,
    "Snap": lambda: _discarded("7", snap_seconds=30),
    "SealedSnap": lambda: _discarded("7", snap="sealed", snap_seconds=30),
    "KillerWindow": _aimed,
    "Gangster": lambda: _discarded("Ga"),
    "Lady": lambda: _discarded("La"),
    "Mole": lambda: _discarded("Mo"),
    "Snitch": lambda: _discarded("Sn"),
    "Driver": lambda: _discarded("Dr"),
    "Cracking": lambda: _discarded("Sa"),
    "Mamma": lambda: _discarded("Ma"),
    "Patrol": lambda: _discarded("Pa"),
}


def asking(question: str) -> Past:
    """A table at which this is asked, of the first who is asked."""
    return _ASKING[question]()
