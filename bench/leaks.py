"""The law of secrets on the wire, for longer than `./check` has time: `python -m bench.leaks [games] [first seed]`.

So many whole games of every game and number of players, each in two worlds that a viewer cannot tell apart; the first difference in what he is sent,
or when, stops it.
"""

from __future__ import annotations

import sys
import time

from tests.conformance.parts import GAMES
from tests.server.worlds import Figures, Tale


def main() -> None:
    games, first = (int(given) for given in (*sys.argv[1:], "20", "1000")[:2])
    figures = Figures()
    begun = time.monotonic()
    for part, seats in GAMES:
        for players in seats:
            for seed in range(first, first + games):
                try:
                    Tale(part, players, seed, figures).play()
                except BaseException:
                    sys.stderr.write(f"{part.name}, {players} players, seed {seed}\n")
                    raise
    beside = ", ".join(f"{times} x {kind}" for kind, times in sorted(figures.kinds.items()))
    sys.stdout.write(
        f"{figures.games} games, {figures.moves} moves, {figures.pairs} pairs of worlds, held against each other after "
        f"{figures.together} moves: {figures.frames} frames of {figures.bytes} bytes alike; beside them {beside}; "
        f"{time.monotonic() - begun:.0f} s\n"
    )


if __name__ == "__main__":
    main()
