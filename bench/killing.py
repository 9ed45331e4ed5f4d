"""`kill -9` of the server at random moments of many running games: `python -m bench.killing [games] [kills] [relay]`.

`relay`: of a server and a front that leads there, at which all players are.
Every acknowledged move must be there, and every game go on to its end.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.cluster.front import ground, numbers
from tests.server.killing import GAMES, killed


def main() -> None:
    games, kills = numbers("50", "5")
    begun = time.monotonic()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, ground(Path(folder)) as (database, kind):
        tables = [GAMES[at % len(GAMES)] for at in range(games)]
        players = asyncio.run(killed(Path(folder), tables, kills, games, database, kind))
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
