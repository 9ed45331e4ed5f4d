"""One decision at a stated table, put before the coach."""

from __future__ import annotations

from sitdown.coach.decisions import Decision
from sitdown.coach.judging import mistakes
from sitdown.coach.records import Mistake
from sitdown.core.kernel import State
from sitdown.core.records import Action
from sitdown.core.registry import game_named
from sitdown.games.cosa_nostra import CosaNostra


def judged(g: State, seat: int, played: Action, slow: bool = False) -> Mistake | None:
    """What the coach has to say about it; `None`: nothing."""
    game = "cosa-nostra" if isinstance(g, CosaNostra) else "omerta"
    found = mistakes(game_named(game).judge(), [Decision(1, g, played, slow)], seat)
    return found[0] if found else None
