"""What speaks for one option of La Cosa Nostra against another, in a sentence: of what he has at the end of the round, that which makes the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Final

from sitdown.coach.reasons import ahead
from sitdown.coach.records import Reason

CODES: Final = ("cash", "income", "crew", "yours", "rivals")  # and how often it is ahead
WORTH_A_WORD: Final = 500  # dollars
MOST_OF_IT: Final = 0.7  # that one thing has to make up to be named
AMONG_OTHERS: Final = 0.3  # of which no other may take so much away again


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a seat has at the end of a round, in dollars."""

    cash: float
    income: float  # to come, and what else its businesses and cards are good for
    crew: float
    against: float  # what the others have, the richest first

    @property
    def total(self) -> float:
        return self.cash + self.income + self.crew - self.against


def spoken_for(worse: Sequence[Holdings], better: Sequence[Holdings]) -> Reason:
    """What tips the scale; how often it comes out better, if it does not by much."""
    sides = [[sum(part) / len(part) for part in zip(*map(astuple, side), strict=True)] for side in (worse, better)]
    *mine, against = [after - before for before, after in zip(*sides, strict=True)]
    gain = sum(mine)
    if max(gain, -against) < WORTH_A_WORD or gain < against:
        return ahead([each.total for each in worse], [each.total for each in better])
    if -against > gain:
        return Reason("rivals", {"money": _rounded(-against)})
    part = max(range(len(mine)), key=mine.__getitem__)
    alone = min(mine) > -AMONG_OTHERS * gain and mine[part] >= MOST_OF_IT * gain
    return Reason(CODES[part] if alone else "yours", {"money": _rounded(gain)})


def _rounded(money: float) -> int:
    """Nobody knows it more exactly."""
    return max(1, round(money / 1000)) * 1000
