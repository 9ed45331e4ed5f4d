"""`kill -9` of the server at random moments of many running games: `python -m bench.killing [games] [kills]`.

Every acknowledged move must be there, and every game go on to its end.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.killing import GAMES, killed


def main() -> None:
    games, kills = (int(given) for given in (*sys.argv[1:], "50", "5")[:2])
    begun = time.monotonic()
    with TemporaryDirectory() as folder:
        tables = [GAMES[at % len(GAMES)] for at in range(games)]
        players = asyncio.run(killed(Path(folder), tables, kills, seed=games))
    mine = sum(player.mine for player in players)
    before = sum(player.mine_before for player in players)
    updates = sum(len(player.shown) for player in players)
    lost = sum(player.lost for player in players)
    sys.stdout.write(
        f"{games} games, {kills} kills: all at their end; {mine} acknowledged moves are in the logs ({before} from before the last "
        f"kill), and all that {updates} updates showed; {lost} times events too old to be told again, "
        f"{time.monotonic() - begun:.0f} s\n"
    )


if __name__ == "__main__":
    main()
