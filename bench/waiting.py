"""What tables by post that wait for their people cost a server that does nothing else: its processor time, and how late what is due is seen to.

uv run python -m bench.waiting 10000 60
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa
from rich.console import Console

from sitdown.server.hall.hall import Hall
from sitdown.server.hall.waker import Waker
from sitdown.server.store.records import Seat, TableRecord
from sitdown.server.store.schema import tables
from sitdown.server.store.store import Store, _columns
from sitdown.server.store.trouble import Unreachable
from sitdown.server.table.time.pace import STEADY
from sitdown.server.timing import DAY, Timing

DUE = 20  # tables that come to be due at one moment


async def wait(count: int, seconds: float) -> None:
    say = Console().print
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"{folder}/tables.db")
        hall = Hall(store, STEADY)
        now, seats = hall.stored.now, (Seat("A", None, "a"), Seat("B", None, "b"), Seat("C", None, "c"))
        post, options = Timing("post", days=1), {"snap": "sealed", "snap_seconds": None, "reaction_seconds": None}
        rows = [
            _columns(
                TableRecord(
                    f"T{at:06}", "omerta", 1, options, seats, False, now, now, timing=post, due=now + DAY * 1000 + at
                )
            )
            for at in range(count)
        ]
        await store.committed(lambda connection: connection.execute(sa.insert(tables), rows))
        for watched in (False, True):
            waking = asyncio.create_task(Waker(hall).run()) if watched else None
            await asyncio.sleep(5)
            began, took = time.perf_counter(), time.process_time()
            await asyncio.sleep(seconds)
            cost = (time.process_time() - took) / (time.perf_counter() - began)
            what = (
                f"{count} tables that wait, looked after"
                if watched
                else f"the same server, with nobody to look after {count} tables"
            )
            say(f"{what}: {cost * 100:.2f} % of a processor")
            if waking is not None:
                await _late(store, hall)
                waking.cancel()
        say(f"the file has {(Path(folder) / 'tables.db').stat().st_size / 1e6:.1f} MB")
        await hall.live.close()
        await store.close()


async def _late(store: Store, hall: Hall) -> None:
    """So many of them are due now."""
    due = hall.stored.now
    mine = sa.select(tables.c.code).order_by(tables.c.due).limit(DUE)
    change = sa.update(tables).where(tables.c.code.in_(mine)).values(due=due)
    await store.committed(lambda connection: connection.execute(change))
    while await _some_are(store, due):
        await asyncio.sleep(0.05)
    Console().print(
        f"{DUE} tables that were due at once: the last was seen to {(hall.stored.now - due) / 1000:.1f} s later"
    )


async def _some_are(store: Store, due: int) -> bool:
    with suppress(Unreachable):  # a disk that is busy with something else
        return bool(await store.rows(sa.select(tables.c.code).where(tables.c.due == due).limit(1)))
    return True


if __name__ == "__main__":
    asyncio.run(wait(int(sys.argv[1]), float(sys.argv[2])))
