"""The coach: after a game, the decisions that cost a seat most, judged by what it could have known."""

from __future__ import annotations

from collections.abc import Iterable

from sitdown.coach.decisions import decisions
from sitdown.coach.hinting import hinted
from sitdown.coach.judging import Judge, Progress, mistakes
from sitdown.coach.records import Hint, Mistake, Reason
from sitdown.core.errors import SitdownError
from sitdown.core.game import AnyGame, nothing
from sitdown.core.kernel import State
from sitdown.core.log import read_header


class NoCoach(SitdownError, ValueError):
    """Nobody can judge this game."""


def has_coach(game: AnyGame) -> bool:
    """Without calling for him: he takes a while to come."""
    return game.judge is not nothing


def review(lines: Iterable[bytes | str], seat: int, progress: Progress | None = None) -> list[Mistake]:
    """The three costliest mistakes of a seat in a game that was written down, the worst first."""
    lines = list(lines)
    _, game = read_header(lines[0] if lines else b"")
    judge = _judge(game)
    return mistakes(judge, decisions(lines, seat, judge.deals), seat, progress)


def hints(game: AnyGame, world: State, seat: int) -> list[Hint]:
    """What he would answer now, the best first, two at most. `world`: any that the seat could be in; all of them lead to the same."""
    return hinted(_judge(game), world, seat)


def _judge(game: AnyGame) -> Judge:
    judge: Judge | None = game.judge()
    if judge is None:
        raise NoCoach(f"{game.name} has no coach")
    return judge


__all__ = ["Hint", "Mistake", "NoCoach", "Reason", "has_coach", "hints", "review"]
