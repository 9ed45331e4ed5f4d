"""Tables on disk. What `write` has returned from survives the death of the process."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sitdown.core.errors import SitdownError
from sitdown.server.logging import Seldom
from sitdown.server.store import database, ownership
from sitdown.server.store.append import Clash, appender
from sitdown.server.store.ownership import Owned
from sitdown.server.store.reading import Reader, T, written
from sitdown.server.store.records import Aside, Page, TableRecord
from sitdown.server.store.schema import asides, chairs, entries, keys, tables
from sitdown.server.store.trouble import Unreachable, Why

MOST_WAITING: Final = 10_000  # pages: of every table one at a time, and more tables than this are not in memory
AGAIN: Final = 0.5  # seconds until it is tried again
LOOKED: Final = 2.0  # for so long what was found out about the database is taken to be so
WROTE: Final = 10.0  # and that it can be written to
BEAT: Final = "heartbeat"
ANSWERED: Final = 1.5  # seconds after which somebody who asks for the server's health is answered


class Conflict(SitdownError):
    """Somebody else has written this line of the log first, or has this code."""


class Lost(Conflict):
    """This table is another server's by now."""


@dataclass(eq=False)
class Waiting:
    """A page that somebody wants to be on disk."""

    page: Page
    owned: Owned | None
    done: asyncio.Future[None]
    in_doubt: bool = False  # it was tried, and nobody knows how that ended


class Store(Reader):
    """Whoever plays writes and reads here; whoever looks on, over `reading`."""

    def __init__(self, pools: database.Pools) -> None:
        seldom = Seldom()
        super().__init__(pools.playing, seldom)
        self.reading = Reader(pools.reading, seldom)
        self.trouble: Why | None = None  # nothing can be written now
        self.node = ""  # which server we are, of several that share this database
        self._pools = pools
        self._pages = appender(pools.playing, database.WAL)
        self._turn = asyncio.Lock() if pools.playing.dialect.name == "sqlite" else None
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._look: asyncio.Task[None] | None = None
        self._looked = self._wrote = time.monotonic()
        self._closing = False

    @classmethod
    async def open(cls, given: str) -> Store:
        """Raises `database.Unusable`."""
        return cls(await database.opened(given))

    async def close(self) -> None:
        """What is out of reach is not waited for."""
        self._closing = True
        await asyncio.gather(*[task for task in (self._writer, self._look) if task is not None])
        await asyncio.gather(self._in_time(self._pages.close()), return_exceptions=True)
        disposing = [self._in_time(engine.dispose()) for engine in self._pools.all]
        await asyncio.gather(*disposing, return_exceptions=True)

    @property
    def shared(self) -> AsyncEngine | None:
        return self._pools.shared

    # --- how it is

    def look(self) -> None:
        """Whoever waits for nothing else finds out from time to time whether the books are within reach."""
        self._find_out(self._try_reading)

    def look_again(self) -> None:
        """Now: the books have just answered somebody."""
        if self.trouble is not None:
            self._looked = time.monotonic() - LOOKED
            self.look()

    async def health(self) -> Why | None:
        """What is wrong, found out now if it was not lately."""
        self._find_out(self._try_reading if time.monotonic() - self._wrote < WROTE else self._try_writing)
        if self._look is not None and not (await asyncio.wait([self._look], timeout=ANSWERED))[0]:
            return self.trouble or "database"
        return self.trouble

    async def reached(self) -> None:
        """When it is well again."""
        while self.trouble is not None:
            await asyncio.sleep(AGAIN)
            self.look()

    def _find_out(self, trying: Callable[[], Awaitable[None]]) -> None:
        if self._look is None and time.monotonic() - self._looked >= LOOKED:
            self._look = asyncio.create_task(self._found_out(trying))

    async def _found_out(self, trying: Callable[[], Awaitable[None]]) -> None:
        try:
            await trying()
            if self.trouble is not None and self._writer is None:  # else who waits to write knows best
                await self._try_writing()
                self._is_well()
        except Unreachable as unreachable:
            self.trouble = unreachable.why
        except Exception as error:  # noqa: BLE001  (it is there, and not what it should be)
            self._seldom.warning("the books are not as they were", exc_info=error)
            self.trouble = "database"
        finally:
            self._looked = time.monotonic()
            self._look = None

    async def _try_reading(self) -> None:
        await self.rows(sa.select(tables.c.code).limit(1))

    async def _try_writing(self) -> None:
        await self.committed(lambda connection: _put(connection, keys, {"name": "tried"}, {"value": str(time.time())}))

    def _is_well(self) -> None:
        if self.trouble is not None:
            self._seldom.warning("the books are back", why=self.trouble)
        self.trouble = None

    # --- the log

    def write(self, page: Page, owned: Owned | None = None) -> asyncio.Future[None]:
        """Append to a table's log; done when it is on disk, with `Conflict` if somebody was first, `Lost` if the table is not ours any more. All that is
        written in one turn of the event loop, or while the disk is busy, is one commit. When the books are out of reach it is tried until they are back:
        whoever does not want to wait that long cancels it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if len(self._waiting) >= MOST_WAITING:
            done.set_exception(Unreachable("database"))
            return done
        self._waiting.append(Waiting(page, owned, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        await asyncio.sleep(0)
        while batch := [each for each in self._waiting if not each.done.done()]:
            self._waiting = []
            try:
                await self._try(batch)
            except Unreachable as unreachable:
                self.trouble = unreachable.why
                for each in batch:
                    each.in_doubt = True
                self._waiting = batch + self._waiting
                if self._closing:
                    _fail(self._waiting, unreachable)
                else:
                    await asyncio.sleep(AGAIN)
            except Exception as error:  # noqa: BLE001  (whoever waits for it is told)
                _fail(batch, error)
            else:
                self._is_well()
        self._waiting = []
        self._writer = None

    async def _try(self, batch: list[Waiting]) -> None:
        """Raises `Unreachable`; then it is not known which of them are on disk."""
        try:
            lost = await self._in_time(self._alone(self._append(batch)))
        except Clash:
            if len(batch) > 1:
                for each in batch:  # one of them comes too late; the others must not suffer
                    await self._try([each])
            elif batch[0].in_doubt and await self._is_there(batch[0].page):
                _finish(batch)
            else:
                _fail(batch, Conflict(batch[0].page.code))
        else:
            self._wrote = self._looked = time.monotonic()
            for each in lost:
                await self._lose(each)
            _finish(batch)

    async def _append(self, batch: list[Waiting]) -> list[Waiting]:
        """Whose tables are not ours any more: of theirs nothing is written."""
        ours = await self._pages.append([each.page for each in batch], [each.owned for each in batch], self.node)
        return [each for each in batch if ours is not None and each.page.code not in ours]

    async def _lose(self, each: Waiting) -> None:
        """Unless it was written when we last tried, and nobody knew."""
        if not (each.in_doubt and await self._is_there(each.page)):
            _fail([each], Lost(each.page.code))

    async def _is_there(self, page: Page) -> bool:
        """Whether it is these very lines that stand there."""
        mine = entries.c.seq.in_([line.seq for line in page.lines])
        rows = await self.rows(sa.select(entries).where(entries.c.code == page.code, mine).order_by(entries.c.seq))
        return bool(rows) and tuple([written(row) for row in rows]) == page.lines

    async def committed(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async def commit() -> T:
            async with self._engine.begin() as connection:
                return await work(connection)

        result = await self._in_time(self._alone(commit()))
        self._wrote = self._looked = time.monotonic()
        return result

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """In turn, where only one can write: SQLite itself would have whoever comes second try again and again."""
        if self._turn is None:
            return await work
        try:
            async with self._turn:
                return await work
        finally:
            work.close()

    # --- tables

    async def add(self, record: TableRecord) -> None:
        """A new table. Raises `Conflict` if there is one of this code."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(tables).values(**_columns(record)))
            await _seat(connection, {}, record)

        try:
            await self.committed(work)
        except IntegrityError as error:
            raise Conflict(record.code) from error

    async def change(self, before: TableRecord, after: TableRecord) -> bool:
        """Seats taken, a game begun; `False` if the table is not any more as it was before."""
        same = sa.and_(tables.c.code == before.code, *[tables.c[name] == value for name, value in _compared(before)])
        was = _columns(before)
        changed = {name: value for name, value in _columns(after).items() if value != was[name]}  # the rest is others'
        change = sa.update(tables).where(same).values(**changed)

        async def work(connection: AsyncConnection) -> bool:
            done = bool((await connection.execute(change)).rowcount)
            if done:
                await _seat(connection, before.sitting, after)
                if before.started is not None and before.seats != after.seats:
                    await ownership.told(connection, f"seats {after.code} {self.node}")
            return done

        try:
            return await self.committed(work)
        except Unreachable:
            if await self.table(before.code) == after:  # the line broke in the middle of the commit
                return True
            raise

    async def unsay(self, code: str, lines: dict[int, str], aside: Aside) -> None:
        """Words go: these lines of the log are others now, and what is beside it."""

        async def work(connection: AsyncConnection) -> None:
            for seq, action in lines.items():
                line = sa.update(entries).where(entries.c.code == code, entries.c.seq == seq)
                await connection.execute(line.values(action=action))
            await _put(connection, asides, {"code": code}, {"aside": _text(aside) or ""})

        await self.committed(work)

    async def tell(self, news: str) -> None:
        """All servers that share this database."""
        if self.node:
            await self.committed(lambda connection: ownership.told(connection, news))

    # --- tables that are due

    async def due(self, now: int, most: int, but: Collection[str]) -> list[Owned]:
        """Tables that are due, without these; where servers share the database, taken by this one."""
        if self.node:
            some = sa.select(tables.c.code).where(tables.c.due <= now).limit(1)
            if not await self.rows(some):
                return []
            return await self.committed(lambda connection: ownership.due(connection, self.node, now, most))
        query = sa.select(tables.c.code).where(tables.c.due <= now, tables.c.code.not_in(but))
        return [Owned(row.code, 0) for row in await self.rows(query.order_by(tables.c.due).limit(most))]

    async def beat(self, now: int, outage: int) -> int:
        """A server is alive. If none was for so long or longer, it counts against nobody: all that is due is put off by it. Returns by how much."""
        if not await self.rows(sa.select(tables.c.code).where(tables.c.due.is_not(None)).limit(1)):
            return 0
        rows = await self.rows(sa.select(keys.c.value).where(keys.c.name == BEAT))
        gone = now - int(rows[0].value) if rows else 0
        gone = gone if gone >= outage else 0

        async def beaten(connection: AsyncConnection) -> int:
            if rows:
                last = sa.update(keys).where(keys.c.name == BEAT, keys.c.value == rows[0].value)
                if not (await connection.execute(last.values(value=str(now)))).rowcount:
                    return 0  # another server was faster, and has put it off
            else:
                await connection.execute(sa.insert(keys).values(name=BEAT, value=str(now)))
            if gone:
                late = sa.update(tables).where(tables.c.due.is_not(None))
                await connection.execute(late.values(due=tables.c.due + gone))
            return gone

        with suppress(IntegrityError):
            return await self.committed(beaten)
        return 0

    async def put_off(self, code: str, due: int | None) -> None:
        """It cannot be seen to now."""
        change = sa.update(tables).where(tables.c.code == code).values(due=due)
        await self.committed(lambda connection: connection.execute(change))

    async def key(self, name: str) -> str:
        """A secret of this server's own, made when it is first wanted."""
        query = sa.select(keys.c.value).where(keys.c.name == name)
        rows = await self.rows(query)
        if not rows:
            made = sa.insert(keys).values(name=name, value=secrets.token_hex(32))
            with suppress(IntegrityError):  # another server on this database made it just now
                await self.committed(lambda connection: connection.execute(made))
            rows = await self.rows(query)
        return str(rows[0].value)


async def _seat(connection: AsyncConnection, before: dict[int, str], record: TableRecord) -> None:
    """People find their tables by it. Whether the game is over is read from the table: it may have ended just now."""
    gone = [seat for seat, person in before.items() if record.sitting.get(seat) != person]
    if gone:
        await connection.execute(sa.delete(chairs).where(chairs.c.code == record.code, chairs.c.seat.in_(gone)))
    for seat, person in record.sitting.items():
        if before.get(seat) != person:
            row = sa.select(tables.c.code, sa.literal(seat), sa.literal(person), tables.c.finished)
            found = row.where(tables.c.code == record.code)
            await connection.execute(sa.insert(chairs).from_select(["code", "seat", "person", "finished"], found))


async def _put(connection: AsyncConnection, table: sa.Table, where: dict[str, str], values: dict[str, str]) -> None:
    """In place of what was there, if anything was."""
    same = sa.and_(*[table.c[name] == value for name, value in where.items()])
    if not (await connection.execute(sa.update(table).where(same).values(**values))).rowcount:
        await connection.execute(sa.insert(table).values(**where, **values))


def _finish(batch: list[Waiting]) -> None:
    for each in batch:
        if not each.done.done():
            each.done.set_result(None)


def _fail(batch: list[Waiting], error: Exception) -> None:
    for each in batch:
        if not each.done.done():
            each.done.set_exception(error)


def _columns(record: TableRecord) -> dict[str, Any]:
    columns = {name: getattr(record, name) for name in record.__struct_fields__}
    return columns | {name: _text(columns[name]) for name in ("options", "seats", "result", "timing", "asked")}


def _text(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _compared(record: TableRecord) -> list[tuple[str, Any]]:
    """What changes while people sit down."""
    columns = _columns(record)
    return [(name, columns[name]) for name in ("seats", "started", "rematch")]
