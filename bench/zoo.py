"""Swindlers of La Cosa Nostra, each at a table with three bots of one level: how often he wins.

uv run python -m bench.zoo --against boss --games 200 --jobs 2
uv run python -m bench.zoo share-seller peace-broker --against sharp --games 40
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final

import cyclopts
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))  # the swindlers are the suites'

from tests.bots.zoo.schools import SCHOOLS, Kingmaker

from sitdown.arena.intervals import wilson
from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.seeds import open_house
from sitdown.games.cosa_nostra import COSA_NOSTRA

SEATS: Final = 4
MOST: Final = {"boss": 0.30, "sharp": 0.40}  # of the games that a swindler may win


@dataclass(frozen=True, slots=True)
class Night:
    """What came of one game: the swindler's part of the win, his cash, and the others' on average."""

    won: float
    cash: int
    others: float


def night(school: str, against: str, seed: int, game: int) -> Night:
    """The same cards from all four seats, one after the other."""
    g = COSA_NOSTRA.new(SEATS, {})
    seats = [game % SEATS] if school != "kingmakers" else [game % SEATS, (game + 2) % SEATS]
    house = open_house(f"zoo {seed}", SEATS, game // SEATS, game % SEATS)
    bots = [
        SCHOOLS[school](own) if seat in seats else bot_named(COSA_NOSTRA, against, own)
        for seat, own in enumerate(house.seeds)
    ]
    for seat, bot in enumerate(bots):
        if isinstance(bot, Kingmaker):
            bot.partner = (seat + 2) % SEATS
    play_out(g, g.apply, bots, house.chance, house.imaginations)
    cash = [g.totals[seat] for seat in seats]
    won = len([seat for seat in g.winners if seat in seats]) / len(g.winners) / len(seats)
    return Night(won, int(fmean(cash)), fmean([g.totals[seat] for seat in range(SEATS) if seat not in seats]))


def main(*schools: str, against: str = "boss", games: int = 200, seed: int = 1, jobs: int = 1) -> None:
    """Every school, or those named. Fails if one of them wins too often."""
    console, worst = Console(), 0.0
    with ProcessPoolExecutor(jobs) as pool:
        for school in schools or SCHOOLS:
            nights = list(pool.map(partial(night, school, against, seed), range(games), chunksize=4))
            won = fmean([each.won for each in nights])
            worst = max(worst, won)
            low, high = wilson(won * games, games)
            cash, others = fmean([each.cash for each in nights]), fmean([each.others for each in nights])
            console.print(
                f"{school}: won {100 * won:.0f} % ({100 * low:.0f} to {100 * high:.0f}) of {games}, ${cash:,.0f} against ${others:,.0f}"
            )
    if worst > MOST.get(against, 1.0):
        raise SystemExit(1)


if __name__ == "__main__":
    cyclopts.run(main)
