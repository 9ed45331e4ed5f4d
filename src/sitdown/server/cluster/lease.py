"""For how long a server may be sure of its tables. It counts by a clock of its own, from before it asked, and stops before the database's time is up: so
that whoever takes its tables over can be sure as well."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

TERM: Final = 3.0  # seconds that the database gives it
MARGIN: Final = 0.5  # and that it stops sooner


def ticking() -> float:
    """Seconds by a clock that goes on while the process, or the machine, is suspended."""
    return time.clock_gettime(_CLOCK)


_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))


class Lease:
    def __init__(self, now: Callable[[], float] = ticking, term: float = TERM, margin: float = MARGIN) -> None:
        self.now = now
        self._sure = term - margin
        self._until = float("-inf")

    def renewed(self, asked: float) -> None:
        """The database was asked at this moment, and has said yes."""
        self._until = max(self._until, asked + self._sure)

    def given_up(self) -> None:
        self._until = float("-inf")

    @property
    def left(self) -> float:
        """Seconds; less than nothing: it is over."""
        return self._until - self.now()

    @property
    def holds(self) -> bool:
        return self.left > 0
