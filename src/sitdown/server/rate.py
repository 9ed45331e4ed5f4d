"""How often something may be done."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: int


class Bucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.at_once)
        self._at = now

    def take(self, now: float) -> bool:
        """`False`: too fast."""
        self._left = min(self._rate.at_once, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
