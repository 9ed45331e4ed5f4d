"""What is in the books. Whoever plays and whoever looks on read the same pages, over pools of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from sitdown.core.log import Entry
from sitdown.server.logging import Seldom
from sitdown.server.store.records import Aside, Asked, Result, Seat, TableRecord, Written
from sitdown.server.store.schema import asides, chairs, entries, snapshots, tables
from sitdown.server.store.trouble import BrokenLog, Unreachable, trouble
from sitdown.server.timing import RELAXED, Timing

PATIENCE: Final = 4.0  # seconds, a little more than the driver's own; with it, all that is done is over in time

T = TypeVar("T")


class Reader:
    """Raises `Unreachable` if the books are not to be had now."""

    def __init__(self, engine: AsyncEngine, seldom: Seldom) -> None:
        self._engine = engine
        self._seldom = seldom

    async def log(self, code: str) -> list[Written]:
        """All lines, in order. Raises `BrokenLog` if one is missing."""
        least = await self._last_position(code)
        query = sa.select(entries).where(entries.c.code == code).order_by(entries.c.seq)
        lines = []
        for number, row in enumerate(await self.rows(query), start=1):
            if row.seq != number:
                raise BrokenLog(code, number)
            lines.append(written(row))
        if least > len(lines):
            raise BrokenLog(code, len(lines) + 1)
        return lines

    async def position(self, code: str, until: int) -> tuple[int, bytes] | None:
        """The last position kept after no more than so many lines."""
        query = (
            sa.select(snapshots.c.seq, snapshots.c.position)
            .where(snapshots.c.code == code, snapshots.c.seq <= until)
            .order_by(snapshots.c.seq.desc())
            .limit(1)
        )
        rows = await self.rows(query)
        return (rows[0].seq, rows[0].position) if rows else None

    async def aside(self, code: str) -> Aside:
        rows = await self.rows(sa.select(asides.c.aside).where(asides.c.code == code))
        return msgspec.json.decode(rows[0].aside, type=Aside) if rows else Aside()

    async def table(self, code: str) -> TableRecord | None:
        rows = await self.rows(sa.select(tables).where(tables.c.code == code))
        return _record(rows[0]) if rows else None

    async def open_tables(self, codes: Collection[str]) -> list[TableRecord]:
        """Those of them that are open to anybody and not over, the newest first."""
        query = (
            sa.select(tables)
            .where(tables.c.code.in_(codes), tables.c.public, tables.c.finished.is_(None))
            .order_by(tables.c.created.desc())
        )
        return [_record(row) for row in await self.rows(query)]

    async def sits(self, person: str) -> list[tuple[str, int]]:
        """Tables, and his seats there."""
        rows = await self.rows(sa.select(chairs.c.code, chairs.c.seat).where(chairs.c.person == person))
        return [(row.code, row.seat) for row in rows]

    async def traces(self, person: str) -> list[str]:
        """Tables that know of him in any way. Every record is looked at."""
        rows = await self.rows(sa.select(tables.c.code).where(tables.c.seats.contains(person, autoescape=True)))
        return [row.code for row in rows]

    async def tables_of(self, person: str, over: bool, most: int) -> list[tuple[TableRecord, int]]:
        """His last, with his seats there: those that are over, or those that are not."""
        mine = sa.select(tables, chairs.c.seat).join(chairs, chairs.c.code == tables.c.code)
        if over:
            wanted = mine.where(chairs.c.person == person, chairs.c.finished.is_not(None))
            query = wanted.order_by(chairs.c.finished.desc())
        else:
            wanted = mine.where(chairs.c.person == person, chairs.c.finished.is_(None))
            query = wanted.order_by(tables.c.created.desc())
        return [(_record(row), row.seat) for row in await self.rows(query.limit(most))]

    async def _last_position(self, code: str) -> int:
        rows = await self.rows(sa.select(sa.func.max(snapshots.c.seq)).where(snapshots.c.code == code))
        return rows[0][0] or 0

    async def rows(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        async def read() -> list[sa.Row[Any]]:
            async with self._engine.connect() as connection:
                return list(await connection.execute(query))

        return await self._in_time(read())

    async def _in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """What the database was asked for, or `Unreachable`. It is not waited for until a driver has given up: over that it may
        take longer than over the work."""
        task = asyncio.create_task(work)
        task.add_done_callback(_forget)
        try:
            done, _ = await asyncio.wait([task], timeout=PATIENCE)
        finally:
            task.cancel()
        try:
            if not done:
                raise TimeoutError
            return task.result()
        except Exception as error:
            why = trouble(error)
            if why is None:
                raise
            self._seldom.warning("the books are out of reach", why=why, exc_info=error)
            raise Unreachable(why) from error


def _forget(task: asyncio.Task[Any]) -> None:
    """Whatever comes of it after all, nobody wants to know."""
    if not task.cancelled():
        task.exception()


def written(row: sa.Row[Any]) -> Written:
    try:
        draws = msgspec.json.decode(row.draws, type=tuple[int, ...])
    except msgspec.DecodeError as error:
        raise BrokenLog(row.code, row.seq) from error
    return Written(row.seq, Entry(row.actor, msgspec.Raw(row.action.encode()), draws), row.noticed, row.at)


def _record(row: sa.Row[Any]) -> TableRecord:
    columns = dict(row._mapping)
    for name in columns.keys() - set(TableRecord.__struct_fields__):
        del columns[name]
    columns["options"] = msgspec.json.decode(columns["options"])
    columns["seats"] = msgspec.json.decode(columns["seats"], type=tuple[Seat, ...])
    columns["result"] = None if row.result is None else msgspec.json.decode(row.result, type=Result)
    columns["timing"] = RELAXED if row.timing is None else msgspec.json.decode(row.timing, type=Timing)
    columns["asked"] = None if row.asked is None else msgspec.json.decode(row.asked, type=Asked)
    return TableRecord(**columns)
