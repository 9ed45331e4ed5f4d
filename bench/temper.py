"""What a number of a player's temper is worth: one player of La Cosa Nostra with each value in turn, against three others, over the same games.

uv run python -m bench.temper reserve 4000 8000 16000 --level sharp --against regular --games 200
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.cosa_nostra.player import Player
from sitdown.bots.cosa_nostra.temper import BOSS, NOVICE, REGULAR, SHARP, Temper
from sitdown.core.chance import Seeded
from sitdown.games.cosa_nostra import COSA_NOSTRA

SEATS: Final = 4
LEVELS: Final = {"novice": NOVICE, "regular": REGULAR, "sharp": SHARP, "boss": BOSS}


def main(
    number: str, *values: float, level: str = "sharp", against: str = "regular", games: int = 200, seed: int = 1
) -> None:
    """Wins, and dollars more than the others had on average, with 95 % intervals. Seats go round; every value plays the same games."""
    grid = Table(number, "wins", "ahead by", "better than the first by")
    first: list[float] = []
    for value in values:
        changed: dict[str, Any] = {number: value}
        temper = replace(LEVELS[level], **changed)
        results = [
            _ahead(temper, against, f"{seed}/{game // SEATS}", game % SEATS)
            for game in track(range(games), f"{number} = {value:g}", transient=True)
        ]
        ahead = [lead for lead, _ in results]
        first = first or ahead
        wins = fmean([won for _, won in results])
        paired = [one - other for one, other in zip(ahead, first, strict=True)]
        grid.add_row(f"{value:g}", f"{100 * wins:.1f} %", _interval(ahead), _interval(paired))
    Console().print(grid)


def _ahead(temper: Temper, against: str, seed: str, seat: int) -> tuple[float, bool]:
    """How much more he had at the end than the others on average; and whether he won."""
    g = COSA_NOSTRA.new(SEATS, {})
    bots = [bot_named(COSA_NOSTRA, against, f"{seed}/{at}") for at in range(SEATS)]
    bots[seat] = Player(f"{seed}/{seat}", temper)
    play_out(g, g.apply, bots, Seeded(seed), Seeded(f"{seed}/imagination"))
    others = [cash for at, cash in enumerate(g.totals) if at != seat]
    return g.totals[seat] - fmean(others), g.winners == [seat]


def _interval(numbers: list[float]) -> str:
    return f"{fmean(numbers):,.0f} ± {1.96 * stdev(numbers) / sqrt(len(numbers)):,.0f}"


if __name__ == "__main__":
    cyclopts.run(main)
