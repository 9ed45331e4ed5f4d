"""What many games between the same seats came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import msgspec

from sitdown.arena.tally import Tally

NORMAL_95: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Result:
    """One game played to its end."""

    decisions: int
    totals: tuple[int, ...]  # by seat
    winners: tuple[int, ...]
    tally: Tally


class Standing(msgspec.Struct, frozen=True):
    """How a seat did, or a bot in all its seats together."""

    seats: tuple[int, ...]
    wins: float  # a win shared by k counts 1/k
    mean_score: float
    interval: tuple[float, float]  # of the mean score, 95 %
    counts: dict[str, int]


class Report(msgspec.Struct, frozen=True):
    """All but `seconds` and `us_per_decision` is the same whenever seed, seats, options and number of games are."""

    game: str
    players: int
    games: int
    seed: int | str
    bots: tuple[str, ...]  # by seat
    decisions: int
    seconds: float
    us_per_decision: float
    wins: tuple[float, ...]  # by seat
    mean_scores: tuple[float, ...]  # by seat
    by_seat: tuple[Standing, ...]
    by_bot: dict[str, Standing]
    counts: dict[str, int]  # of the whole table


class Scores:
    """Sums over games, from which a report is drawn up."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        self.games = 0
        self.decisions = 0
        self._tally: Tally = {}
        seats = range(len(bots))
        self._by_seat = [_Sums((seat,)) for seat in seats]
        self._by_bot = {name: _Sums(tuple([seat for seat in seats if bots[seat] == name])) for name in bots}

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        for sums in (*self._by_seat, *self._by_bot.values()):
            sums.add(result)
        for mark, seats in result.tally.items():
            row = self._tally.setdefault(mark, {})
            for seat, number in seats.items():
                row[seat] = row.get(seat, 0) + number

    def report(self, game: str, seed: int | str, seconds: float) -> Report:
        by_seat = tuple([sums.standing(self.games, self._tally) for sums in self._by_seat])
        return Report(
            game=game,
            players=len(self.bots),
            games=self.games,
            seed=seed,
            bots=self.bots,
            decisions=self.decisions,
            seconds=seconds,
            us_per_decision=seconds * 1e6 / max(1, self.decisions),
            wins=tuple([standing.wins for standing in by_seat]),
            mean_scores=tuple([standing.mean_score for standing in by_seat]),
            by_seat=by_seat,
            by_bot={name: sums.standing(self.games, self._tally) for name, sums in self._by_bot.items()},
            counts={mark: sum(seats.values()) for mark, seats in self._tally.items()},
        )


class _Sums:
    """One group of seats. The scores of one game hang together, so a game gives one number: the mean of the group."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self._seats = seats
        self._wins = 0.0
        self._scores: list[float] = []

    def add(self, result: Result) -> None:
        self._wins += sum([1 for seat in self._seats if seat in result.winners]) / len(result.winners)
        self._scores.append(sum([result.totals[seat] for seat in self._seats]) / len(self._seats))

    def standing(self, games: int, tally: Tally) -> Standing:
        counts = {mark: sum([row.get(seat, 0) for seat in self._seats]) for mark, row in tally.items()}
        return Standing(self._seats, self._wins, *mean_and_interval(self._scores), counts)


def mean_and_interval(numbers: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """The mean, and where it lies with 95 % certainty; of one number nothing is certain but itself."""
    if not numbers:
        return 0.0, (0.0, 0.0)
    mean = sum(numbers) / len(numbers)
    if len(numbers) == 1:
        return mean, (mean, mean)
    variance = sum([(number - mean) ** 2 for number in numbers]) / (len(numbers) - 1)
    half = NORMAL_95 * sqrt(variance / len(numbers))
    return mean, (mean - half, mean + half)
