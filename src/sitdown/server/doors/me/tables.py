"""My tables: which there are, and what is asked of me there. All of it is what anybody at these tables knows, or what I am asked myself."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sitdown.server.hall.chairs import kept_for
from sitdown.server.hall.hall import Hall
from sitdown.server.hall.telling import told_of
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Asked, Key, TableRecord

MOST_RUNNING: Final = 50
MOST_OVER: Final = 20


async def tables_of(hall: Hall, person: str) -> list[dict[str, Any]]:
    """Where I am asked first, then what goes on, then what is over: each the latest first."""
    books = hall.store.reading
    running = [await _now(hall, record) for record, _ in await books.tables_of(person, False, MOST_RUNNING)]
    over = [record for record, _ in await books.tables_of(person, True, MOST_OVER)]
    mine = [listed(record, person) for record in (*running, *over) if record is not None]
    return sorted([each for each in mine if each is not None], key=lambda each: not each["asks_me"])


async def _now(hall: Hall, record: TableRecord) -> TableRecord | None:
    """Chairs are not kept for ever at a table that has not begun."""
    if record.started is not None:
        return record
    try:
        return await hall.stored.record(record.code)
    except Refusal:
        return None


def listed(record: TableRecord, person: str) -> dict[str, Any] | None:
    """`None`: he has no chair there."""
    key = Key(person=person)
    seat = next((at for at, chair in enumerate(record.seats) if key.opens(chair)), None)
    invited = kept_for(record, person)
    if seat is None and invited is None:
        return None
    asked = None if record.finished else record.asked
    return {
        **told_of(record),
        "mine": seat,
        "invited": invited,
        "asked": None if asked is None else {"about": asked.about, "seats": asked.seats},
        "asks_me": asked is not None and seat in asked.open,
        "since": record.since,
        "due": None if asked is None else _up(record, asked, seat),
        "result": None if record.result is None else msgspec.to_builtins(record.result),
    }


def _up(record: TableRecord, asked: Asked, seat: int | None) -> int | None:
    """When my time is up, if I have something to answer; else when the first one's is. Never when the table is due: that hangs on who answers by instruction,
    or without a choice."""
    if record.due is None or asked.due is None:
        return None
    ups = {at: up + record.due - asked.due for at, up in zip(asked.seats, asked.up, strict=False)}
    return ups.get(seat) if seat is not None and seat in asked.open else min(ups.values(), default=None)
