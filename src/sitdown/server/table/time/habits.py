"""How long somebody at this table takes over a question when he has a choice. An answer that nobody has to think about takes as long as one of those,
so that the length of a question tells nothing about who had a choice. Nothing of it is written down."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Final

ENOUGH: Final = 4  # times of one's own; before that others' are borrowed
JITTER: Final = 0.1  # no time is ever repeated to the millisecond


class Habits:
    """`usual`: seconds that are taken to be usual until these people are known. `remembered`: how many of one seat, over one kind of question."""

    def __init__(self, usual: Sequence[float], remembered: int, lot: Random) -> None:
        self._usual = usual
        self._remembered = remembered
        self._lot = lot
        self._times: defaultdict[str, dict[int, array[float]]] = defaultdict(dict)

    def took(self, seat: int, about: str, seconds: float) -> None:
        """With a choice, and without showing that he had one. `inf`: until the clock closed the question."""
        times = self._times[about].setdefault(seat, array("d"))
        times.append(seconds)
        if len(times) > self._remembered:
            del times[0]

    def drawn(self, seat: int, about: str) -> float:
        """What he could have taken now."""
        theirs = self._times.get(about, {})
        known = list(theirs.get(seat, ()))
        if len(known) < ENOUGH:
            known = [seconds for times in theirs.values() for seconds in times]
        if len(known) < ENOUGH:
            known += self._usual
        return self._lot.choice(known) * self._lot.lognormvariate(0.0, JITTER)
