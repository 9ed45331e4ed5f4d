"""The questions of Omerta, each made once: options depend only on which slots are open, so they are looked up, not built."""

from collections.abc import Callable
from functools import cache
from typing import Final

from sitdown.core.kernel import ONE, Ask
from sitdown.core.records import Action
from sitdown.games.omerta import actions as act

TURN: Final = "turn"
SNAP: Final = "snap"
REACTION: Final = "reaction"
MEMO_LIMIT: Final = 20_000


class Memo:
    """Asks by a key that says all they depend on."""

    def __init__(self, make: Callable[..., Ask]) -> None:
        self._make = make
        self._made: dict[tuple[int, ...], Ask] = {}

    def get(self, key: tuple[int, ...]) -> Ask:
        ask = self._made.get(key)
        if ask is None:
            if len(self._made) >= MEMO_LIMIT:
                self._made.clear()
            ask = self._made[key] = self._make(*key)
        return ask


def bits(mask: int) -> list[int]:
    """The positions set in a bitmask."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def one(seat: int, options: list[Action]) -> Ask:
    """A question to one seat, on its turn."""
    return Ask(ONE, (seat,), (tuple(options),), TURN)


@cache
def tries(mask: int) -> tuple[Action, ...]:
    return (*map(act.attempt, bits(mask)), act.DECLINE)


@cache
def reveals(mask: int) -> tuple[Action, ...]:
    return (*map(act.reveal, bits(mask)), act.DECLINE)
