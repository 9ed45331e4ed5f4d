"""Tables on disk. What `write` has returned from survives the death of the process."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sitdown.core.log import Entry
from sitdown.server.records import Aside, Page, Seat, TableRecord, Written
from sitdown.server.schema import asides, entries, keys, snapshots, tables

MIGRATING: Final = 1932  # the number of PostgreSQL's lock for it


class Conflict(Exception):
    """Somebody else has written this line of the log first."""


class Store:
    """A database by its URL: sqlite+aiosqlite:///… or postgresql+asyncpg://…"""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the database up to date. `OSError` or SQLAlchemy's own if that cannot be."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            _try_file(engine.url.database)
            sa.event.listen(engine.sync_engine, "connect", _durable)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    # --- the log

    async def write(self, page: Page) -> None:
        """Append to a table's log; raises `Conflict` if somebody was first. All that is written in one turn of the event loop, or while the disk is busy,
        is one commit."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        await asyncio.sleep(0)
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._commit([page for page, _ in batch])
            except Exception as error:  # noqa: BLE001  (whoever waits for it is told)
                if isinstance(error, IntegrityError) and len(batch) > 1:
                    await self._one_by_one(batch)
                else:
                    _fail(batch, error)
            else:
                for _, done in batch:
                    _finish(done)
        self._writer = None

    async def _one_by_one(self, batch: list[tuple[Page, asyncio.Future[None]]]) -> None:
        """One of them comes too late; the others must not suffer."""
        for page, done in batch:
            try:
                await self._commit([page])
            except Exception as error:  # noqa: BLE001  (as above)
                _fail([(page, done)], error)
            else:
                _finish(done)

    async def _commit(self, pages: list[Page]) -> None:
        rows = [_row(page.code, line) for page in pages for line in page.lines]
        positions = [
            {"code": page.code, "seq": page.lines[-1].seq, "position": page.position}
            for page in pages
            if page.position is not None
        ]
        async with self._engine.begin() as connection:
            if rows:
                await connection.execute(sa.insert(entries), rows)
            if positions:
                await connection.execute(sa.insert(snapshots), positions)
            for page in pages:
                if page.finished is not None:
                    ended = sa.update(tables).where(tables.c.code == page.code).values(finished=page.finished)
                    await connection.execute(ended)

    async def log(self, code: str) -> list[Written]:
        """All lines, in order."""
        query = sa.select(entries).where(entries.c.code == code).order_by(entries.c.seq)
        return [_written(row) for row in await self._all(query)]

    async def position(self, code: str, until: int) -> tuple[int, bytes] | None:
        """The last position kept after no more than so many lines."""
        query = (
            sa.select(snapshots.c.seq, snapshots.c.position)
            .where(snapshots.c.code == code, snapshots.c.seq <= until)
            .order_by(snapshots.c.seq.desc())
            .limit(1)
        )
        rows = await self._all(query)
        return (rows[0].seq, rows[0].position) if rows else None

    # --- beside the log

    async def put_aside(self, code: str, aside: Aside) -> None:
        text = msgspec.json.encode(aside).decode()
        async with self._engine.begin() as connection:
            again = await connection.execute(sa.update(asides).where(asides.c.code == code).values(aside=text))
            if not again.rowcount:
                await connection.execute(sa.insert(asides).values(code=code, aside=text))

    async def aside(self, code: str) -> Aside:
        rows = await self._all(sa.select(asides.c.aside).where(asides.c.code == code))
        return msgspec.json.decode(rows[0].aside, type=Aside) if rows else Aside()

    # --- tables

    async def add(self, record: TableRecord) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sa.insert(tables).values(**_columns(record)))

    async def change(self, before: TableRecord, after: TableRecord) -> bool:
        """Seats taken, a game begun; `False` if the table is not any more as it was before."""
        same = sa.and_(tables.c.code == before.code, *[tables.c[name] == value for name, value in _compared(before)])
        async with self._engine.begin() as connection:
            result = await connection.execute(sa.update(tables).where(same).values(**_columns(after)))
            return bool(result.rowcount)

    async def table(self, code: str) -> TableRecord | None:
        rows = await self._all(sa.select(tables).where(tables.c.code == code))
        return _record(rows[0]) if rows else None

    async def public_tables(self, most: int) -> list[TableRecord]:
        """Those that are open to anybody and not over, the newest first."""
        query = (
            sa.select(tables)
            .where(tables.c.public, tables.c.finished.is_(None))
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return [_record(row) for row in await self._all(query)]

    async def key(self, name: str) -> str:
        """A secret of this server's own, made when it is first wanted."""
        query = sa.select(keys.c.value).where(keys.c.name == name)
        rows = await self._all(query)
        if not rows:
            with suppress(IntegrityError):  # another server on this database made it just now
                async with self._engine.begin() as connection:
                    await connection.execute(sa.insert(keys).values(name=name, value=secrets.token_hex(32)))
            rows = await self._all(query)
        return str(rows[0].value)

    async def _all(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        async with self._engine.connect() as connection:
            result = await connection.execute(query)
            return list(result)


def _durable(connection: DBAPIConnection, _: object) -> None:
    """What is committed is on the disk; readers and the writer do not wait for each other."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # several servers may start at once; SQLite has one
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    if _up_to_date(connection):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "sitdown.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _up_to_date(connection: sa.Connection) -> bool:
    """Whether nothing is to be done, found out without Alembic, which takes longer to start than all the rest."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    revisions = sorted(path.name[:4] for path in (Path(__file__).parent / "migrations/versions").glob("[0-9]*.py"))
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all() == revisions[-1:]


def _finish(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _fail(batch: list[tuple[Page, asyncio.Future[None]]], error: Exception) -> None:
    for page, done in batch:
        if not done.done():
            done.set_exception(Conflict(page.code) if isinstance(error, IntegrityError) else error)


def _row(code: str, line: Written) -> dict[str, Any]:
    return {
        "code": code,
        "seq": line.seq,
        "actor": line.entry.actor,
        "action": bytes(line.entry.action).decode(),
        "draws": msgspec.json.encode(line.entry.draws).decode(),
        "noticed": line.noticed,
        "at": line.at,
    }


def _written(row: sa.Row[Any]) -> Written:
    draws = msgspec.json.decode(row.draws, type=tuple[int, ...])
    return Written(row.seq, Entry(row.actor, msgspec.Raw(row.action.encode()), draws), row.noticed, row.at)


def _columns(record: TableRecord) -> dict[str, Any]:
    columns = {name: getattr(record, name) for name in record.__struct_fields__}
    return columns | {name: msgspec.json.encode(columns[name]).decode() for name in ("options", "seats")}


def _compared(record: TableRecord) -> list[tuple[str, Any]]:
    """What changes while people sit down."""
    columns = _columns(record)
    return [(name, columns[name]) for name in ("seats", "started", "rematch")]


def _record(row: sa.Row[Any]) -> TableRecord:
    columns = dict(row._mapping)
    columns["options"] = msgspec.json.decode(columns["options"])
    columns["seats"] = msgspec.json.decode(columns["seats"], type=tuple[Seat, ...])
    return TableRecord(**columns)


def _try_file(path: str | None) -> None:
    """aiosqlite leaves a thread behind where it cannot open a file, so that is found out before."""
    try:
        sqlite3.connect(path or ":memory:").close()
    except sqlite3.Error as error:
        raise OSError(f"{path}: {error}") from error
