"""What can be said of two options of any game: how often the one comes out ahead of the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.coach.records import Reason

CLOSE: Final = range(40, 61)  # percent


def ahead(worse: Sequence[float], better: Sequence[float]) -> Reason:
    """In the same worlds, with the same luck. A tie is half of it."""
    won = [(one > other) + (one == other) / 2 for one, other in zip(better, worse, strict=True)]
    percent = round(100 * sum(won) / len(won))
    return Reason("close") if percent in CLOSE else Reason("ahead", {"percent": percent})
