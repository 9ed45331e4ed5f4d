"""The questions of Omerta, each made once: options depend only on which slots are open, so they are looked up, not built."""

from functools import cache
from typing import Final

from sitdown.core.asks import bits
from sitdown.core.kernel import ONE, Ask
from sitdown.core.records import Action
from sitdown.games.omerta.records import actions as act

TURN: Final = "turn"
SNAP: Final = "snap"
REACTION: Final = "reaction"


def one(seat: int, options: list[Action]) -> Ask:
    """A question to one seat, on its turn."""
    return Ask(ONE, (seat,), (tuple(options),), TURN)


@cache
def tries(mask: int) -> tuple[Action, ...]:
    return (*map(act.attempt, bits(mask)), act.DECLINE)


@cache
def reveals(mask: int) -> tuple[Action, ...]:
    return (*map(act.reveal, bits(mask)), act.DECLINE)
