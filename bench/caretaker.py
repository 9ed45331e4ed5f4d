"""Games in which somebody leaves in the middle, and a caretaker looks after his seat: he never trades, promises, calls, or breaks a word.

uv run python -m bench.caretaker 2000
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))  # with the games of the suite

from rich.console import Console
from tests.bots.minded import Minded, minded


def main() -> None:
    say = Console().print
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for game in ("omerta", "cosa-nostra"):
        found, began = Minded(), perf_counter()
        with ProcessPoolExecutor(2) as pool:
            for each in pool.map(partial(minded, game), range(games), chunksize=20):
                found.add(each)
        say(f"{game}: {games} games, {perf_counter() - began:.0f} s, {sum(found.seen.values())} things seen")
        say("  " + ", ".join(f"{what} {count}" for what, count in found.seen.most_common()))
        say("\n".join(found.wrong) or "  nothing wrong")
        if found.wrong:
            sys.exit(1)


if __name__ == "__main__":
    main()
