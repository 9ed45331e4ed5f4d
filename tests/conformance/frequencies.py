"""Whether a sample could have come from a distribution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from math import sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
Q = TypeVar("Q", bound=Hashable)

FEW = 8  # what is expected more seldom is counted together


def surprise(sample: Mapping[K, int], expected: Mapping[K, float]) -> float:
    """The chi-square of a sample as standard deviations from what is usual (Wilson and Hilferty); endless if it holds what cannot be."""
    if any(key not in expected for key in sample):
        return float("inf")
    number = sum(sample.values())
    squares, kinds = 0.0, 0
    rare_seen, rare_expected = 0, 0.0
    for key, share in expected.items():
        mean = float(share) * number
        if mean < FEW:
            rare_seen += sample.get(key, 0)
            rare_expected += mean
        else:
            squares += (sample.get(key, 0) - mean) ** 2 / mean
            kinds += 1
    if rare_expected >= FEW:
        squares += (rare_seen - rare_expected) ** 2 / rare_expected
        kinds += 1
    if kinds < 2:
        return 0.0
    spread = 2 / (9 * (kinds - 1))
    return float(((squares / (kinds - 1)) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def seen_as(aspect: Callable[[K], Q], sample: Mapping[K, int]) -> Counter[Q]:
    """A sample of which only an aspect is looked at."""
    counted: Counter[Q] = Counter()
    for key, number in sample.items():
        counted[aspect(key)] += number
    return counted


def expected_as(aspect: Callable[[K], Q], expected: Mapping[K, float]) -> dict[Q, float]:
    shares: dict[Q, float] = {}
    for key, share in expected.items():
        shares[aspect(key)] = shares.get(aspect(key), 0.0) + share
    return shares
