"""A contest in words and columns, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sitdown.arena.sequential import Side
from sitdown.arena.standings import BotFigures, ContestReport
from sitdown.texts import Texts

NOTHING: Final = "–"


@dataclass(frozen=True, slots=True)
class Sheet:
    headings: list[str]
    rows: list[list[str]]


def percent(share: float | None) -> str:
    return NOTHING if share is None else f"{100 * share:.1f} %"


def milliseconds(time: float) -> str:
    return f"{time:.2f}" if time < 100 else f"{time:,.0f}"


VERDICTS: Final[dict[Side, str]] = {"above": "arena-above", "below": "arena-below", "open": "arena-open"}
COLUMNS: Final[dict[str, Callable[[BotFigures], str]]] = {
    "arena-share": lambda bot: (
        f"{100 * bot.win_share:.1f} ({'–'.join([f'{100 * end:.1f}' for end in bot.interval])}) %"
    ),
    "arena-even": lambda bot: percent(bot.even),
    "arena-rating": lambda bot: f"{bot.rating.mu:.1f}±{bot.rating.sigma:.1f}",
    "sim-score": lambda bot: f"{bot.mean_score:,.1f}±{(bot.score_interval[1] - bot.score_interval[0]) / 2:,.1f}",
    "arena-time": lambda bot: milliseconds(bot.milliseconds),
    "arena-slowest": lambda bot: milliseconds(bot.milliseconds_95),
}


def title(report: ContestReport, texts: Texts) -> str:
    return texts.say("arena-title", games=report.games, game=report.game, players=report.players)


def verdict(report: ContestReport, texts: Texts) -> str:
    found = report.verdict
    return texts.say(VERDICTS[found.side], bot=found.bot, share=percent(found.share))


def figures(report: ContestReport, texts: Texts) -> Sheet:
    """A row for each bot. A column in which nobody has anything is left out."""
    bots = list(report.bots.values())
    columns = [(head, [cell(bot) for bot in bots]) for head, cell in COLUMNS.items()]
    columns += [(f"share-{name}", [percent(bot.shares[name]) for bot in bots]) for name in bots[0].shares]
    told = [(head, cells) for head, cells in columns if set(cells) != {NOTHING}]
    return Sheet(
        [texts.say("sim-bot"), *[texts.say(head) for head, _ in told]],
        [[name, *[cells[at] for _, cells in told]] for at, name in enumerate(report.bots)],
    )


def matrix(report: ContestReport, texts: Texts) -> Sheet:
    """How often the bot of the row finishes before the one of the column."""
    names = list(report.against)
    return Sheet(
        [texts.say("arena-against"), *names],
        [[name, *[percent(report.against[name].get(other)) for other in names]] for name in names],
    )
