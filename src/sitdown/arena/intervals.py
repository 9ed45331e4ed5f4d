"""Where a mean, or a share, lies with 95 % certainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def mean_and_interval(numbers: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """The mean, and where it lies with 95 % certainty; of one number nothing is certain but itself."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) == 1:
        return mean, (mean, mean)
    variance = sum([(number - mean) ** 2 for number in numbers]) / (len(numbers) - 1)
    half = NORMAL_95 * sqrt(variance / len(numbers))
    return mean, (mean - half, mean + half)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where a share lies with 95 % certainty, when so many of so many games were won."""
    share, spread = wins / games, NORMAL_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL_95 / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)
