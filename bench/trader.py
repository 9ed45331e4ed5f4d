"""One man who trades by a simple script, at a table of La Cosa Nostra with three bots: what he is offered, and what comes of his own offers.

uv run python -m bench.trader --games 200 --bots boss,sharp,regular
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # the trader is the suites'

from tests.bots.trader import Dealings, trade

from sitdown.games.cosa_nostra.bots.talk.diary import BUDGET

MOST_LINES: Final = 12


def main(*, games: int = 200, seed: int = 1, bots: str = "boss,sharp,regular") -> None:
    """Play, and print what was offered, accepted and said."""
    dealings = Dealings()
    for number in track(range(games), "trading", transient=True):
        dealings.add(trade(tuple(bots.split(",")), f"{seed}/{number}"))
    rows = {
        "games": str(dealings.games),
        "offered to him": str(dict(dealings.offered.most_common())),
        "his fair offers": str(dict(dealings.fair.most_common())),
        "his absurd ones": str(dict(dealings.absurd.most_common())),
        "offers of a bot in a phase": f"{dealings.most} at most, of {BUDGET}",
        "told him": str(dict(dealings.lines.most_common(MOST_LINES))),
    }
    grid = Table.grid(padding=(0, 2))
    for row in rows.items():
        grid.add_row(*row)
    Console().print(grid)
    if dealings.absurd["accepted"] or dealings.most > BUDGET or not dealings.fair["accepted"]:
        raise SystemExit(1)


if __name__ == "__main__":
    cyclopts.run(main)
