"""Whether a share has been shown to be above or below a mark, however often one looks."""

from __future__ import annotations

from math import lgamma, log
from typing import Final, Literal

Side = Literal["above", "below", "open"]
ALPHA: Final = 0.05


class Question:
    """Is the mean of numbers between 0 and 1 above or below this mark?

    A bet against the mark: what it would have won is multiplied up, over all that the mean could be instead (a Beta mixture). If the mark
    were the truth, the stake would ever grow by 1/ALPHA in a share ALPHA of all cases at most (Ville), so one may look after every number.
    """

    def __init__(self, mark: float) -> None:
        self.mark = mark
        self._won = self._lost = 0.0

    def add(self, number: float) -> None:
        self._won += number
        self._lost += 1.0 - number

    @property
    def side(self) -> Side:
        if not 0 < self.mark < 1 or self._evidence() < log(1 / ALPHA):
            return "open"
        return "above" if self._won > self.mark * (self._won + self._lost) else "below"

    def _evidence(self) -> float:
        """The logarithm of the stake. `lgamma` of sums: the Beta function, uniform prior."""
        mixed = lgamma(self._won + 1) + lgamma(self._lost + 1) - lgamma(self._won + self._lost + 2)
        return mixed - self._won * log(self.mark) - self._lost * log(1 - self.mark)
