"""The coach: after a game, the decisions that cost a seat most, judged by what it could have known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sitdown.coach import cosa_nostra, omerta
from sitdown.coach.decisions import decisions
from sitdown.coach.judging import Judge, Progress, mistakes
from sitdown.coach.records import Mistake
from sitdown.core.log import read_header

JUDGES: Final[dict[str, Judge]] = {"omerta": omerta.JUDGE, "cosa-nostra": cosa_nostra.JUDGE}


def review(lines: Iterable[bytes | str], seat: int, progress: Progress | None = None) -> list[Mistake]:
    """The three costliest mistakes of a seat in a game that was written down, the worst first."""
    lines = list(lines)
    header, _ = read_header(lines[0] if lines else b"")
    judge = JUDGES[header.game]
    return mistakes(judge, decisions(lines, seat, judge.beside), seat, progress)


__all__ = ["Mistake", "review"]
