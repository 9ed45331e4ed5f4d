"""What happens at the bots' tables of La Cosa Nostra: every job, card, mercenary, deal and promise, over a mix of options.

uv run python -m bench.coverage cosa-nostra --games 1000 --jobs 2 --seed 1
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter
from typing import Final, Literal

import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # the games are watched as the suites watch them

from tests.bots.watched import SEATS, Figures, watch

from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY, Influence
from sitdown.games.cosa_nostra.cards.names import Gangster, Job
from sitdown.games.cosa_nostra.records.promises import AnyPromise

BATCH: Final = 10  # games a processor takes at a time
MERCENARIES: Final = list(Gangster)[FIRST_MERCENARY:]


def main(
    game: Literal["cosa-nostra"], *, games: int = 1000, jobs: int = 1, seed: int = 1, bots: str = "regular"
) -> None:
    """Let bots play, and print what occurred how often. The same seed, the same games, whatever the jobs."""
    started = perf_counter()
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    figures = Figures()
    with ProcessPoolExecutor(jobs) as pool:
        results = pool.map(partial(watch, tuple(bots.split(",")), seed), batches)
        for done in track(results, "playing", total=len(batches), transient=True):
            figures.add(done)
    _report(figures, perf_counter() - started)


def _report(figures: Figures, seconds: float) -> None:
    rows = {
        "games": f"{figures.games:,} of {SEATS} seats, {figures.decisions:,} decisions, {seconds:.1f} s",
        "final cash": f"mean {fmean(figures.cash):,.0f}, standard deviation {pstdev(figures.cash):,.0f}, "
        f"{min(figures.cash):,} to {max(figures.cash):,}",
        "deals a game": f"mean {fmean(figures.deals):.1f}, {min(figures.deals)} to {max(figures.deals)}",
        "earned nothing": f"somebody in {len(figures.idle)} games {' '.join(figures.idle[:10])}",
        "no money by jobs": f"somebody in {len(figures.jobless)} games {' '.join(figures.jobless[:10])}",
        "jobs": _listed(figures.jobs, Job),
        "influence": _listed(figures.influence, Influence),
        "mercenaries hired": _listed(figures.hired, MERCENARIES),
        "abilities used": _listed(figures.used, USABLE),
        "answers": _listed(figures.answers, ()),
        "offers": _listed(figures.talk, ()),
        "goods": _listed(figures.goods, ()),
        "promises": _listed(figures.promises, [kind.__name__ for kind in AnyPromise.__args__]),
        "verdicts": _listed(figures.verdicts, ()),
    }
    grid = Table.grid(padding=(0, 2))
    for row in rows.items():
        grid.add_row(*row)
    Console().print(grid)


_PASSIVE: Final = ("PACO_SANTIAGO", "LAVERNE_ONTARIO", "DAVE_POPPEL", "FUMIYO_GOTO", "SAITO_BOTAN", "TAKESHI_ANDO")
USABLE: Final = [man for man in MERCENARIES if man.name not in _PASSIVE]  # the others' abilities need no doing


def _listed(counted: Counter[str], expected: Iterable[str]) -> str:
    """In order; what was expected and never came is shouted."""
    names = sorted({*counted, *expected})
    return ", ".join(
        [f"{name} {counted[name]:,}" if counted[name] else f"[bold red]NO {name.upper()}[/]" for name in names]
    )


if __name__ == "__main__":
    cyclopts.run(main)
