"""What a score is for: the chance to win the game with it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

SWING: Final = 7.0  # points that one more round can make up for, about
CONSOLATION: Final = (
    0.002  # of a win, for a point less than the others have on average: when all is lost or won, points still count
)


def prospects(totals: Sequence[float], seat: int, rounds: int, doubt: float = 0.0) -> float:
    """How likely this seat wins from these totals with so many rounds to come, if the totals are in doubt by so much of a round."""
    mine = totals[seat]
    ahead = (sum(totals) - mine) / (len(totals) - 1) - mine
    ahead *= CONSOLATION
    if rounds + doubt == 0.0:
        level = [total for total in totals if total <= mine]
        return ahead + (1.0 / len(level) if min(level) == mine else 0.0)
    swing = SWING * (rounds + doubt) ** 0.5
    return ahead + 1.0 / sum([exp((mine - total) / swing) for total in totals])
