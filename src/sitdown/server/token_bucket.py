"""How often something may be done."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

MOST_REMEMBERED: Final = 10_000

Who = TypeVar("Who")


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
        if self.spent(now):
            return False
        self._left -= 1
        return True

    def spent(self, now: float) -> bool:
        self._left = min(self._rate.at_once, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        return self._left < 1

    def charge(self, cost: float) -> None:
        """For what is known only afterwards: there may be debts, as large as the bucket."""
        self._left = max(-self._rate.at_once, self._left - cost)


class Buckets(Generic[Who]):
    """One for everybody who took something lately."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[Who, Bucket] = OrderedDict()

    def take(self, who: Who, now: float) -> bool:
        return self._of(who, now).take(now)

    def spent(self, who: Who, now: float) -> bool:
        return who in self._buckets and self._buckets[who].spent(now)

    def charge(self, who: Who, now: float, cost: float) -> None:
        self._of(who, now).charge(cost)

    def _of(self, who: Who, now: float) -> Bucket:
        bucket = self._buckets.get(who) or Bucket(self._rate, now)
        self._buckets[who] = bucket
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket
