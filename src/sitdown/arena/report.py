"""What many games between the same seats came to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import msgspec

from sitdown.arena.intervals import mean_and_interval
from sitdown.arena.tally import TABLE, Marks, Tally
from sitdown.bots.seeds import Seed


@dataclass(frozen=True, slots=True)
class Result:
    """One game played to its end."""

    decisions: int
    totals: tuple[int, ...]  # by seat
    winners: tuple[int, ...]
    tally: Tally
    troubles: tuple[tuple[str, ...], ...] = ()  # by seat: why the default was played for a player from outside


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
    seed: Seed
    bots: tuple[str, ...]  # by seat
    decisions: int
    seconds: float
    us_per_decision: float
    wins: tuple[float, ...]  # by seat
    mean_scores: tuple[float, ...]  # by seat
    by_seat: tuple[Standing, ...]
    by_bot: dict[str, Standing]
    counts: dict[str, int]  # of the whole table
    troubles: dict[str, dict[str, int]]  # in how many games of a player from outside what went wrong


class Scores:
    """Sums over games, from which a report is drawn up."""

    def __init__(self, bots: tuple[str, ...], marks: Marks) -> None:
        self.bots = bots
        self.marks = marks
        self.games = 0
        self.decisions = 0
        self._tally = Tally()
        self._troubles: dict[str, Counter[str]] = {}
        seats = range(len(bots))
        self._by_seat = [_Sums((seat,)) for seat in seats]
        self._by_bot = {name: _Sums(tuple([seat for seat in seats if bots[seat] == name])) for name in bots}

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        for sums in (*self._by_seat, *self._by_bot.values()):
            sums.add(result)
        self._tally.update(result.tally)
        for name, found in zip(self.bots, result.troubles, strict=False):
            if found:
                self._troubles.setdefault(name, Counter()).update(set(found))

    def report(self, game: str, seed: Seed, seconds: float) -> Report:
        by_seat = tuple([self._standing(sums) for sums in self._by_seat])
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
            by_bot={name: self._standing(sums) for name, sums in self._by_bot.items()},
            counts=self._counts((*self.marks.table, *self.marks.seats), (TABLE, *range(len(self.bots)))),
            troubles={name: dict(sorted(found.items())) for name, found in self._troubles.items()},
        )

    def _standing(self, sums: _Sums) -> Standing:
        mean, interval = mean_and_interval(sums.scores)
        return Standing(sums.seats, sums.wins, mean, interval, self._counts(self.marks.seats, sums.seats))

    def _counts(self, marks: tuple[str, ...], seats: tuple[int, ...]) -> dict[str, int]:
        return {mark: sum([self._tally[mark, seat] for seat in seats]) for mark in marks}


class _Sums:
    """One group of seats. The scores of one game hang together, so a game gives one number: the mean of the group."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.wins = 0.0
        self.scores: list[float] = []

    def add(self, result: Result) -> None:
        self.wins += sum([seat in result.winners for seat in self.seats]) / len(result.winners)
        self.scores.append(sum([result.totals[seat] for seat in self.seats]) / len(self.seats))
