"""Strength from who finishes before whom (Bradley and Terry, 1952), on Elo's scale, and how sure that is: by drawing whole deals again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import Final

from msgspec import Struct

from sitdown.arena.intervals import wilson
from sitdown.bots.seeds import Seed, derived

MEAN: Final = 1500.0
DRAWS: Final = 400  # of all deals, for the intervals
STEPS: Final = 60  # of the fit; it creeps where somebody never loses, which the half point below keeps in bounds
FEW: Final = 5
HALF: Final = 0.5  # a drawn game between any two who met: nobody is infinitely strong

Pair = tuple[str, str]
Points = dict[Pair, float]  # how often the first finished before the second; half a point for both if together


class Standing(Struct, frozen=True):
    elo: float
    interval: tuple[float, float] | None  # 95 %; of a few deals there is none
    games: int
    win_share: float  # of the games it played, by all its seats together
    share_interval: tuple[float, float]  # 95 %
    even: float  # the share it would have if all played alike


class Tournament:
    """Games, deal by deal: those of one deal have the same cards, and hang together."""

    def __init__(self, sign: int) -> None:
        self._sign = sign  # 1: the highest total wins; -1: the lowest
        self._deals: dict[int, Points] = defaultdict(lambda: defaultdict(float))
        self._games: dict[str, int] = defaultdict(int)
        self._wins: dict[str, float] = defaultdict(float)
        self._even: dict[str, float] = defaultdict(float)

    def add(self, deal: int, bots: Sequence[str], totals: Sequence[int], winners: Sequence[int]) -> None:
        points = self._deals[deal]
        scores = [self._sign * total for total in totals]
        for seat, one in enumerate(bots):
            for other_seat, other in enumerate(bots):
                if one != other:
                    points[one, other] += (
                        1 + (scores[seat] > scores[other_seat]) - (scores[seat] < scores[other_seat])
                    ) / 2
        for name in dict.fromkeys(bots):
            seats = [seat for seat, bot in enumerate(bots) if bot == name]
            self._games[name] += 1
            self._even[name] += len(seats) / len(bots)
            self._wins[name] += sum([seat in winners for seat in seats]) / len(winners)

    def standings(self, seed: Seed) -> dict[str, Standing]:
        """The best first. The same games and seed give the same intervals."""
        names = list(self._games)
        found = elo(names, self._sum(list(self._deals)))
        ends = self._intervals(names, Random(derived(seed, "intervals")))
        return {
            name: Standing(
                found[name],
                ends[name],
                self._games[name],
                self._wins[name] / self._games[name],
                wilson(self._wins[name], self._games[name]),
                self._even[name] / self._games[name],
            )
            for name in sorted(names, key=lambda name: -found[name])
        }

    def _intervals(self, names: Sequence[str], random: Random) -> dict[str, tuple[float, float] | None]:
        deals = list(self._deals)
        rows: dict[str, list[float]] = {name: [] for name in names}
        for _ in range(DRAWS):
            points = self._sum(random.choices(deals, k=len(deals)))
            there = [
                name for name in names if any([name in pair for pair in points])
            ]  # who plays seldom may not be drawn
            for name, found in elo(there, points).items():
                rows[name].append(found)
        played = {
            name: sum([any([name in pair for pair in points]) for points in self._deals.values()]) for name in names
        }
        return {name: None if played[name] < FEW else _middle(sorted(row)) for name, row in rows.items()}

    def _sum(self, deals: Sequence[int]) -> Points:
        points: Points = defaultdict(float)
        for deal in deals:
            for pair, won in self._deals[deal].items():
                points[pair] += won
        return points


def _middle(row: Sequence[float]) -> tuple[float, float]:
    """Between which 95 % of them lie."""
    return row[int(0.025 * len(row))], row[min(len(row) - 1, int(0.975 * len(row)))]


def elo(names: Sequence[str], points: Mapping[Pair, float]) -> dict[str, float]:
    """By Hunter's steps (2004): a strength is what one has won, over how hard that was. The mean of all is 1500."""
    met = {(one, other): points[one, other] + points.get((other, one), 0.0) + 2 * HALF for one, other in points}
    won = {name: sum([points[pair] + HALF for pair in met if pair[0] == name]) for name in names}
    rivals = {name: [(pair[1], times) for pair, times in met.items() if pair[0] == name] for name in names}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        strength |= {
            name: won[name] / sum([times / (strength[name] + strength[rival]) for rival, times in rivals[name]])
            for name in names
            if rivals[name]
        }
    scale = {name: 400 * log10(each) for name, each in strength.items()}
    mean = sum(scale.values()) / max(1, len(scale))
    return {name: MEAN + each - mean for name, each in scale.items()}
