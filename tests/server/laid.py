"""Tables that are in the database before the server begins: one that is over, one that goes on, one that waits for people."""

from __future__ import annotations

from msgspec.structs import replace

from sitdown.core.chance import Seeded
from sitdown.server.store.records import Page, TableRecord, Written, digest
from sitdown.server.store.store import Store

from .room import Room, record

FINISHED, RUNNING, WAITING = "FFFFFF", "GGGGGG", "HHHHHH"
TOKEN = "a token that opens the first chair of every table"


def games() -> dict[str, tuple[TableRecord, list[Written]]]:
    """One that is over and one that is going on, both without a free chair."""
    found = {}
    for code, lines in ((FINISHED, None), (RUNNING, 40)):
        at = record("omerta", "random", "random", "random", turn_limit=3)
        room = Room(at, chance=Seeded(2))
        room.join(1, None)
        while not room.state.over and (lines is None or len(room.log) < lines):
            room.wait(0.1)
        chairs = (replace(at.seats[0], bot=None, name="Ada", holder=digest(TOKEN)), *at.seats[1:])
        finished = 1 if room.state.over else None
        found[code] = (replace(at, code=code, seats=chairs, public=True, finished=finished), room.log)
    return found


async def laid(url: str) -> None:
    """Into an empty database."""
    store = await Store.open(url)
    for code, (at, log) in games().items():
        await store.add(at)
        await store.write(Page(code, tuple(log)))
    waiting = replace(record("cosa-nostra", None, None, None), code=WAITING, public=True, started=None)
    await store.add(waiting)
    await store.close()
