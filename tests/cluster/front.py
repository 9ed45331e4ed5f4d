"""Two servers in place of one: a front that has no tables, and behind it the one that has them all. Whoever comes to the front is led on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.faults import Cluster
from tests.server.killing import Process
from tests.server.online import Server

WORD = "relay"  # on the command line of a bench


class Fronted(Process):
    """The front, with what is behind it: they live and die together."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        pace: tuple[str, ...] = ("--hurried",),
        limits: tuple[str, ...] = ("--no-limits",),
    ) -> None:
        super().__init__(folder, database, (*pace, "--front"), limits)
        behind = folder / "behind"
        behind.mkdir(exist_ok=True)
        self.behind = Process(behind, database, pace, limits)

    async def start(self) -> Server:
        self.server = await self.behind.start()
        return await super().start()

    async def kill(self) -> None:
        await self.server.http.aclose()
        await super().kill()
        await self.behind.kill()

    async def stop(self) -> int:
        await self.server.http.aclose()
        return await super().stop() or await self.behind.stop()


@contextmanager
def ground(folder: Path) -> Iterator[tuple[str, type[Process]]]:
    """The database of a bench, and what it starts on it."""
    if WORD not in sys.argv:
        yield f"sqlite+aiosqlite:///{folder}/tables.db", Process
        return
    cluster = Cluster(folder)
    try:
        yield cluster.database("bench"), Fronted
    finally:
        cluster.close()


def numbers(*usual: str) -> list[int]:
    """Those of the command line, and of the usual ones those that it does not name."""
    given = [each for each in sys.argv[1:] if each != WORD]
    return [int(each) for each in (*given, *usual[len(given) :])]
