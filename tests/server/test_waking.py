"""Tables by post on a real server, in real time: what is due is seen to within seconds, by one server, though nobody is connected."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from sitdown.server.store.records import Page, Standing
from sitdown.server.store.store import Store
from sitdown.server.timing import Timing

from .online import Server, online
from .room import record

SOON = 5.0  # seconds
POST = Timing("post", days=1)


async def bots_have_moved(server: Server, folder: Path) -> None:
    """At a new table by post, where nobody looks in."""
    table = await server.sets_up("omerta", None, "sharp", "sharp", timing={"kind": "post", "days": 1})
    async with asyncio.timeout(30):
        while True:
            if {1, 2} <= await asyncio.to_thread(_who_has_moved, folder, table["table"]):
                return
            await asyncio.sleep(0.2)


def _who_has_moved(folder: Path, code: str) -> set[int]:
    """Looked up without a lock: the server is in the middle of its work."""
    with closing(sqlite3.connect(folder / "tables.db")) as books:
        return {actor for (actor,) in books.execute("SELECT DISTINCT actor FROM entries WHERE code = ?", (code,))}


def test_what_is_wrong_with_one_table_stops_no_other(tmp_path: Path) -> None:
    """Somebody has let his fingers slip in the database."""

    async def play(server: Server) -> None:
        table = await server.sets_up("omerta", None, None, None, timing={"kind": "post", "days": 1})
        with sqlite3.connect(tmp_path / "tables.db") as books:
            books.execute("UPDATE tables SET due = 1, options = 'nonsense' WHERE code = ?", (table["table"],))
        books.close()
        await bots_have_moved(server, tmp_path)
        with sqlite3.connect(tmp_path / "tables.db") as books:
            (due,) = books.execute("SELECT due FROM tables WHERE code = ?", (table["table"],)).fetchone()
        books.close()
        assert due > 1  # it is tried again later

    online(tmp_path, play)


def test_bots_move_within_seconds_though_nobody_is_there(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        began = time.monotonic()
        await bots_have_moved(server, tmp_path)
        assert (
            time.monotonic() - began < SOON * 4
        )  # a busy machine is no fault of the waker's; bench/waiting.py measures

    online(tmp_path, play)


def waiting(database: str, living: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Two servers on one database, and five tables by post that are due one after the other: at 1000, 2000 …"""

    async def run() -> None:
        stores = [await Store.open(database) for _ in range(2)]
        try:
            for number in range(1, 6):
                at = replace(record("omerta", None, None, None), code=f"T{number}", timing=POST)
                await stores[0].add(at)
                await stores[0].write(Page(at.code, (), standing=Standing(due=number * 1000)))
            await living(*stores)
        finally:
            await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(run())


def test_an_outage_is_made_good_once_whoever_notices(database: str) -> None:
    async def living(one: Store, other: Store) -> None:
        assert await one.beat(100_000, 60_000) == 0  # the first there ever was
        assert await other.beat(150_000, 60_000) == 0
        gone = await asyncio.gather(one.beat(350_000, 60_000), other.beat(350_000, 60_000))
        assert sorted(gone) == [0, 200_000]
        found = [await one.table(f"T{number}") for number in range(1, 6)]
        assert [each.due for each in found if each] == [number * 1000 + 200_000 for number in range(1, 6)]

    waiting(database, living)


def test_a_house_without_tables_by_post_writes_nothing(database: str) -> None:
    async def living(one: Store, other: Store) -> None:
        for number in range(1, 6):
            await one.put_off(f"T{number}", None)
        assert await one.beat(100_000, 60_000) == 0
        assert await one.beat(900_000, 60_000) == 0
        for number in range(1, 6):
            await one.put_off(f"T{number}", number)
        assert await one.beat(901_000, 60_000) == 0

    waiting(database, living)
