"""A contest as a page: the figures, and plots of them. One file that needs nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10

from jinja2 import Environment, PackageLoader, StrictUndefined

from sitdown.arena.standings import ContestReport
from sitdown.cli.arena_words import figures, matrix, percent, title, verdict
from sitdown.texts import Texts


@dataclass(frozen=True, slots=True)
class Mark:
    """A value on a scale from 0 to 100, with the ends of its interval."""

    name: str
    low: float
    at: float
    high: float
    label: str


def page(report: ContestReport, texts: Texts) -> str:
    environment = Environment(
        loader=PackageLoader("sitdown.cli", "pages"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template("arena.html").render(
        lang=texts.lang,
        title=title(report, texts),
        verdict=verdict(report, texts),
        seed=texts.say("sim-seed", seed=str(report.seed)),
        sheet=figures(report, texts),
        plots=[
            (texts.say("arena-share"), _shares(report), [100 * bot.even for bot in report.bots.values()]),
            (texts.say("arena-rating"), _ratings(report), None),
            (texts.say("arena-time"), _times(report), None),
        ],
        matrix=matrix(report, texts),
        heat=[[row.get(other) for other in report.against] for row in report.against.values()],
    )


def _shares(report: ContestReport) -> list[Mark]:
    return [
        Mark(name, 100 * bot.interval[0], 100 * bot.win_share, 100 * bot.interval[1], percent(bot.win_share))
        for name, bot in report.bots.items()
    ]


def _ratings(report: ContestReport) -> list[Mark]:
    """From 0 to 50, twice what an unknown player has; two standard deviations to either side."""
    marks = []
    for name, bot in report.bots.items():
        ends = [2 * (bot.rating.mu + side * 2 * bot.rating.sigma) for side in (-1, 0, 1)]
        low, at, high = [min(100.0, max(0.0, end)) for end in ends]
        marks.append(Mark(name, low, at, high, f"{bot.rating.mu:.1f}"))
    return marks


def _times(report: ContestReport) -> list[Mark]:
    """From a microsecond to ten seconds, each step ten times the one before: from the mean to what 95 % do not exceed."""
    marks = []
    for name, bot in report.bots.items():
        at, high = [_decades(time) for time in (bot.milliseconds, bot.milliseconds_95)]
        marks.append(Mark(name, min(at, high), at, max(at, high), f"{bot.milliseconds:.2f} ms"))
    return marks


def _decades(milliseconds: float) -> float:
    return min(100.0, max(0.0, 100 * (log10(max(milliseconds, 1e-3)) + 3) / 7))
