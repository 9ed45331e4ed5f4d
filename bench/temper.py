"""What a number of a player's temper is worth: one player of La Cosa Nostra with each value in turn, against three others, over the same games.

Or what several numbers are worth, all at once: at every table two of four have each change, by lot.

uv run python -m bench.temper reserve 4000 8000 16000 --level sharp --against regular --games 200
uv run python -m bench.temper together wage=0.5 cash_down=0.55 --level boss --games 200
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.seeds import open_house
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.bots.player import Player
from sitdown.games.cosa_nostra.bots.temper import BOSS, NOVICE, REGULAR, SHARP, Temper

SEATS: Final = 4
LEVELS: Final = {"novice": NOVICE, "regular": REGULAR, "sharp": SHARP, "boss": BOSS}
app = cyclopts.App()


@app.default
def alone(
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
    house = open_house(seed, SEATS)
    bots = [bot_named(COSA_NOSTRA, against, own) for own in house.seeds]
    bots[seat] = Player(house.seeds[seat], temper)
    play_out(g, g.apply, bots, house.chance, house.imaginations)
    others = [cash for at, cash in enumerate(g.totals) if at != seat]
    return g.totals[seat] - fmean(others), g.winners == [seat]


@app.command
def together(*changes: str, level: str = "boss", games: int = 200, seed: int = 1) -> None:
    """By how many dollars those with a change ended before those without it, with 95 % intervals; and how often one of them won."""
    lots = Random(seed)
    values = {number: float(value) for number, value in [change.split("=") for change in changes]}
    before: dict[str, list[float]] = {number: [] for number in values}
    won: dict[str, list[float]] = {number: [] for number in values}
    for game in track(range(games), transient=True):
        changed = {number: lots.sample(range(SEATS), SEATS // 2) for number in values}
        totals, winners = _played(LEVELS[level], values, changed, f"{seed}/{game}")
        for number, seats in changed.items():
            others = [seat for seat in range(SEATS) if seat not in seats]
            before[number].append(fmean([totals[at] for at in seats]) - fmean([totals[at] for at in others]))
            won[number].append(fmean([winner in seats for winner in winners]))
    grid = Table("", "before the others by", "wins; 50 % is even")
    for change, number in zip(changes, values, strict=True):
        grid.add_row(change, _interval(before[number]), f"{100 * fmean(won[number]):.1f} %")
    Console().print(grid)


def _played(
    temper: Temper, values: dict[str, float], changed: dict[str, list[int]], seed: str
) -> tuple[list[int], list[int]]:
    """What everybody had at the end, and who won."""
    g = COSA_NOSTRA.new(SEATS, {})
    house = open_house(seed, SEATS)
    bots = []
    for seat in range(SEATS):
        own: dict[str, Any] = {number: values[number] for number, seats in changed.items() if seat in seats}
        bots.append(Player(house.seeds[seat], replace(temper, **own)))
    play_out(g, g.apply, bots, house.chance, house.imaginations)
    return g.totals, g.winners


def _interval(numbers: list[float]) -> str:
    return f"{fmean(numbers):,.0f} ± {1.96 * stdev(numbers) / sqrt(len(numbers)):,.0f}"


if __name__ == "__main__":
    app()
