"""Three servers on one PostgreSQL while everything happens to them: `python -m bench.cluster [games] [rounds]`.

In every round a server is killed, one is suspended, one is told to go, and the database is killed and started again, while so many games go on with players at
all servers. Printed is how long people had to wait until they were shown their table again, by what had happened; that nothing was lost is checked.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.cluster.town import share
from tests.cluster.troubles import lived_through

PAUSE = 5.0  # seconds
KINDS = ("omerta", "omerta", "cosa-nostra")


def main() -> None:
    games, rounds = (int(given) for given in (*sys.argv[1:], "30", "3")[:2])
    begun = time.monotonic()
    with TemporaryDirectory(prefix="sitdown-", ignore_cleanup_errors=True) as folder:
        figures = asyncio.run(lived_through(Path(folder), games, KINDS, Random(games), rounds))
    sys.stdout.write(
        f"{figures.games} games, {games} at a time, {rounds} rounds: all logs replay; {figures.moves} acknowledged moves are in them, and "
        f"all that {figures.updates} updates showed; "
        f"{figures.relayed:.0f} frames passed on, {figures.lost:.0f} tables found to be another's; {time.monotonic() - begun:.0f} s\n"
    )
    for trouble, pauses in figures.pauses.items():
        sys.stdout.write(
            f"{trouble:>9}: {len(pauses)} waited, p50 {share(pauses, 0.5):.2f} s, p99 {share(pauses, 0.99):.2f} s\n"
        )
    everybody = [pause for pauses in figures.pauses.values() for pause in pauses]
    raise SystemExit(share(everybody, 0.99) >= PAUSE)


if __name__ == "__main__":
    main()
