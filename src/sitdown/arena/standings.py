"""What a contest came to: shares, ratings, who beats whom, how long they think, whether they keep their word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from sitdown.arena.intervals import mean_and_interval, wilson
from sitdown.arena.ratings import Rating, Ratings
from sitdown.arena.report import Result
from sitdown.arena.sequential import Question, Side
from sitdown.arena.tally import marks_of
from sitdown.arena.timing import Times
from sitdown.bots.seeds import Seed
from sitdown.core.registry import game_named


class BotFigures(msgspec.Struct, frozen=True):
    games: int
    win_share: float  # of the games it played, by all its seats together; a win shared by k counts 1/k
    interval: tuple[float, float]  # 95 %
    even: float  # the share it would have if all played alike
    rating: Rating
    mean_score: float
    score_interval: tuple[float, float]  # 95 %
    milliseconds: float  # a decision
    milliseconds_95: float  # that 95 % of its decisions do not take longer than
    shares: dict[str, float | None]  # by the game's marks (`Marks.shares`)
    counts: dict[str, int]
    troubles: dict[str, int]  # in how many games of a player from outside what went wrong


class Verdict(msgspec.Struct, frozen=True):
    """What was asked, and what the games say to it."""

    bot: str
    share: float
    side: Side


class ContestReport(msgspec.Struct, frozen=True):
    game: str
    players: int
    games: int
    seed: Seed
    verdict: Verdict
    bots: dict[str, BotFigures]
    against: dict[
        str, dict[str, float]
    ]  # how often a seat of the first finishes before one of the second; a tie is half


@dataclass
class _Sums:
    games: int = 0
    wins: float = 0.0
    even: float = 0.0
    scores: list[float] = field(default_factory=list)
    times: Times = field(default_factory=Times)
    counts: Counter[str] = field(default_factory=Counter)
    troubles: Counter[str] = field(default_factory=Counter)


class Standings:
    def __init__(self, game: str, bots: Sequence[str], players: int) -> None:
        self.games = 0
        self._game = game
        self._marks = marks_of(game_named(game))
        self._first = bots[0]
        self._players = players
        self._names = tuple(dict.fromkeys(bots))
        self._sums = {name: _Sums() for name in self._names}
        self._before: Counter[tuple[str, str]] = Counter()
        self._met: Counter[tuple[str, str]] = Counter()
        self._ratings = Ratings(self._names)

    def add(self, bots: tuple[str, ...], result: Result, times: Sequence[Times]) -> None:
        self.games += 1
        scores = [self._marks.sign * total for total in result.totals]
        for name in dict.fromkeys(bots):
            seats = [seat for seat, bot in enumerate(bots) if bot == name]
            sums = self._sums[name]
            sums.games += 1
            sums.even += len(seats) / len(bots)
            sums.wins += sum([seat in result.winners for seat in seats]) / len(result.winners)
            sums.scores.append(sum([result.totals[seat] for seat in seats]) / len(seats))
            for seat in seats:
                sums.times.update(times[seat])
                sums.counts.update({mark: result.tally[mark, seat] for mark in self._marks.seats})
        for seat, found in enumerate(result.troubles):
            self._sums[bots[seat]].troubles.update(set(found))
        for seat, one in enumerate(bots):
            for other_seat, other in enumerate(bots):
                if one != other:
                    self._met[one, other] += 2
                    self._before[one, other] += _halves(scores[seat], scores[other_seat])
        self._ratings.add(bots, scores)

    def report(self, seed: Seed, question: Question) -> ContestReport:
        return ContestReport(
            self._game,
            self._players,
            self.games,
            seed,
            Verdict(self._first, question.mark, question.side),
            {name: self._figures(name, sums) for name, sums in self._sums.items() if sums.games},
            {
                one: {
                    other: self._before[one, other] / self._met[one, other]
                    for other in self._names
                    if self._met[one, other]
                }
                for one in self._names
            },
        )

    def _figures(self, name: str, sums: _Sums) -> BotFigures:
        mean, interval = mean_and_interval(sums.scores)
        counts = sums.counts
        return BotFigures(
            games=sums.games,
            win_share=sums.wins / sums.games,
            interval=wilson(sums.wins, sums.games),
            even=sums.even / sums.games,
            rating=self._ratings[name],
            mean_score=mean,
            score_interval=interval,
            milliseconds=1000 * sums.times.mean,
            milliseconds_95=1000 * sums.times.within(0.95),
            shares={name: _part(counts[good], counts[bad]) for name, (good, bad) in self._marks.shares.items()},
            counts={mark: counts[mark] for mark in self._marks.seats},
            troubles=dict(sorted(sums.troubles.items())),
        )


def _halves(mine: int, other: int) -> int:
    """2 for whoever did better, 1 each if neither did."""
    return 1 + (mine > other) - (mine < other)


def _part(good: int, bad: int) -> float | None:
    return good / (good + bad) if good + bad else None
