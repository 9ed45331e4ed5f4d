"""The only randomness there is. It is handed in with every action; no state keeps a generator."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sitdown.core.errors import ChanceError

FINE: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws. Anybody may write another."""

    def draw(self, sides: int) -> int:
        """A number from 0 to `sides - 1`."""
        raise NotImplementedError


class Seeded(Chance):
    """Reproducible chance for play and simulation."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed).random

    def draw(self, sides: int) -> int:
        return int(self._random() * sides)


class Quick(Chance):
    """Reproducible chance for search and random play by the million: all in small ints, so that compiled code needs no call into Python.

    L'Ecuyer's combined generator of 1988, period about 2e18, for up to 2**31 sides. Uncompiled, and at a table with people, `Seeded` is the better one.
    """

    def __init__(self, seed: int) -> None:
        self._one: i64 = seed % 2147483562 + 1
        self._two: i64 = seed // 2147483562 % 2147483398 + 1

    def draw(self, sides: int) -> int:
        self._one = self._one * 40014 % 2147483563
        self._two = self._two * 40692 % 2147483399
        mixed: i64 = (self._one - self._two) % 2147483562
        wide: i64 = sides
        return mixed * wide // 2147483562


class Scripted(Chance):
    """Chance that was written down before: for tests, replays and the enumeration of outcomes."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = list(draws)
        self._used = 0

    def draw(self, sides: int) -> int:
        if self._used == len(self._draws):
            raise ChanceError(f"the script ends after {self._used} draws, but another of {sides} is needed")
        lot = self._draws[self._used]
        if not 0 <= lot < sides:
            raise ChanceError(f"draw {self._used + 1} is {lot}, but must be from 0 to {sides - 1}")
        self._used += 1
        return lot

    def finish(self) -> None:
        """Complain if draws are left over."""
        if self._used != len(self._draws):
            raise ChanceError(f"{len(self._draws)} draws were given, {self._used} were needed")


def drawn(chance: Chance, sides: int) -> int:
    """What a chance draws, checked: anybody may write one, and cards are taken and dice read by what it says."""
    lot = chance.draw(sides)
    if type(lot) is not int or not 0 <= lot < sides:
        raise _no_lot(chance, lot, sides)
    return lot


def _no_lot(chance: Chance, lot: object, sides: int) -> ChanceError:
    return ChanceError(f"{type(chance).__name__} drew {lot!r}, but must draw a number from 0 to {sides - 1}")


class Recording(Chance):
    """Writes down what another chance draws."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.draws: list[int] = []

    def draw(self, sides: int) -> int:
        lot = drawn(self._chance, sides)
        self.draws.append(lot)
        return lot


def taken(bag: list[int], chance: Chance) -> int:
    """One of the bag's cards, taken out. The rest may change places."""
    at = chance.draw(len(bag))
    if type(at) is not int or not 0 <= at < len(bag):  # as `drawn`; cards are dealt by the dozen, and a call shows
        raise _no_lot(chance, at, len(bag))
    card = bag[at]
    last = bag.pop()
    if at < len(bag):
        bag[at] = last
    return card


def dealt(bag: list[int], many: int, chance: Chance) -> tuple[int, ...]:
    """So many of the bag's cards, taken out one after the other as by `taken`."""
    cards: list[int] = []
    left = len(bag)
    for _ in range(many):
        at = chance.draw(left)
        if type(at) is not int or not 0 <= at < left:
            raise _no_lot(chance, at, left)
        cards.append(bag[at])
        last = bag.pop()
        left -= 1
        if at < left:
            bag[at] = last
    return tuple(cards)


def shuffled(cards: Sequence[int], chance: Chance) -> list[int]:
    """A copy in random order (Fisher-Yates)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = drawn(chance, last + 1)
        kept = order[last]
        order[last] = order[other]
        order[other] = kept
    return order


def weighed(weights: list[float], chance: Chance) -> int:
    """The place of one of these, by weight. At least one has some."""
    total = sum(weights)
    heavy = [at for at in range(len(weights)) if weights[at] > 0.0]
    if len(heavy) == 1:
        return heavy[0]
    left = drawn(chance, FINE) / FINE * total
    for at in heavy:
        left -= weights[at]
        if left < 0.0:
            return at
    return heavy[-1]
