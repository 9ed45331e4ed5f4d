"""Three servers on a real PostgreSQL, with players of every table on all three, while servers are killed, suspended, told to go, cut off from
the database, and that starts again: what anybody was told stands in the log, and games go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from .troubles import Figures, lived_through

PAUSE = 5.0  # seconds
UNNOTICED = ("database", "cut off")  # one can be back at once, the other may have had no table of those who play


def test_whatever_happens_to_servers_and_database_games_go_on() -> None:
    with TemporaryDirectory(prefix="sitdown-", ignore_cleanup_errors=True) as folder:
        figures: Figures = asyncio.run(lived_through(Path(folder), 4, ("omerta",), Random(1)))
    assert figures.relayed > 20
    assert figures.moves > 60
    assert sorted(figures.pauses) == ["cut off", "database", "drain", "kill", "suspend"]
    for trouble, pauses in figures.pauses.items():
        assert pauses or trouble in UNNOTICED, trouble
        assert max(pauses, default=0) < PAUSE * 1.5, (trouble, pauses)  # of a busy machine; bench/cluster.py measures
