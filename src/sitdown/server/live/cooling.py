"""Somebody who does harm again and again is kept away for a while: longer every time, and never for ever."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

FIRST: Final = 1.0  # seconds, for the second time; the first may happen to anybody
LONGEST: Final = 60.0
FORGOTTEN: Final = 600.0  # seconds after the last time
MOST_REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class Harm:
    times: int
    at: float


class Cooling:
    def __init__(self) -> None:
        self._harm: OrderedDict[Hashable, Harm] = OrderedDict()

    def burn(self, who: Hashable, now: float) -> None:
        """He has done it."""
        before = self._harm.pop(who, None)
        times = 1 if before is None or now - before.at > FORGOTTEN else before.times + 1
        self._harm[who] = Harm(times, now)
        if len(self._harm) > MOST_REMEMBERED:
            self._harm.popitem(last=False)

    def away(self, who: Hashable, now: float) -> bool:
        """Whether he is kept away."""
        harm = self._harm.get(who)
        if harm is None or harm.times < 2:
            return False
        return now - harm.at < min(LONGEST, FIRST * 2.0 ** min(harm.times - 2, 16))
