"""How pages get on disk: all of a batch whole or not at all, by one call to a thread that does nothing else (SQLite), in one round trip (PostgreSQL).

It is what a server does most, so it goes to the driver itself: statements that never change, prepared once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import count
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sitdown.core.errors import SitdownError
from sitdown.server.store.ownership import Owned
from sitdown.server.store.records import Page
from sitdown.server.store.trouble import UNIQUE

Rows = list[tuple[Any, ...]]
_encode: Final = msgspec.json.Encoder().encode


class Clash(SitdownError):
    """Somebody has written one of these lines first."""


class Appender(Protocol):
    async def append(self, pages: Sequence[Page], owned: Sequence[Owned | None], node: str) -> set[str] | None:
        """They are on disk; of which tables, since others are not ours any more; `None`: of all. Raises `Clash`, and what the driver raises."""

    async def close(self) -> None: ...


def appender(engine: AsyncEngine, pragmas: Sequence[str]) -> Appender:
    """To the same database."""
    if engine.dialect.name == "sqlite":
        assert engine.url.database is not None
        return FileAppender(engine.url.database, pragmas)
    return ServiceAppender(engine)


def rows_of(pages: Sequence[Page]) -> dict[str, Rows]:
    """By what is to be done with them, in the order of the parameters."""
    rows: dict[str, Rows] = {}

    def put(what: str, *row: Any) -> None:
        rows.setdefault(what, []).append(row)

    for page in pages:
        code = page.code
        for line in page.lines:
            entry = line.entry
            action, draws = bytes(entry.action).decode(), _encode(entry.draws).decode()
            put("lines", code, line.seq, entry.actor, action, draws, line.noticed, line.at)
        if page.position is not None:
            put("position", code, page.lines[-1].seq, page.position)
        if page.finished is not None:
            put("ended", code, page.finished, _text(page.result))
            put("over", code, page.finished)
        elif page.standing is not None:
            standing = page.standing
            put("standing", code, _text(standing.asked), standing.since, standing.due)
        if page.aside is not None:
            put("aside", code, _text(page.aside))
    return rows


def _text(value: Any) -> str | None:
    return None if value is None else _encode(value).decode()


# What is done with each kind of row; {rows} is where PostgreSQL has them, and SQLite one at a time.
WORK: Final = {
    "lines": "INSERT INTO entries (code, seq, actor, action, draws, noticed, at) {rows}",
    "position": "INSERT INTO snapshots (code, seq, position) {rows}",
    "standing": "UPDATE tables SET asked = b, since = c, due = d FROM ({rows}) AS it WHERE tables.code = a",
    "ended": (
        "UPDATE tables SET finished = b, result = c, asked = NULL, since = NULL, due = NULL "
        "FROM ({rows}) AS it WHERE tables.code = a"
    ),
    "over": "UPDATE chairs SET finished = b FROM ({rows}) AS it WHERE chairs.code = a",
    "aside": ("INSERT INTO asides (code, aside) {rows} ON CONFLICT (code) DO UPDATE SET aside = excluded.aside"),
}
TYPES: Final = {
    "lines": ("text", "int", "int", "text", "text", "int", "bigint"),
    "position": ("text", "int", "bytea"),
    "standing": ("text", "text", "bigint", "bigint"),
    "ended": ("text", "bigint", "text"),
    "over": ("text", "bigint"),
    "aside": ("text", "text"),
}
NAMES: Final = "abcdefg"  # of columns


# --- SQLite


def _one_by_one(what: str) -> str:
    row = ", ".join(f"?{at + 1} AS {NAMES[at]}" for at in range(len(TYPES[what])))
    return WORK[what].format(rows=f"SELECT {row} WHERE true")


FILE: Final = {what: _one_by_one(what) for what in WORK}


class FileAppender:
    def __init__(self, file: str, pragmas: Sequence[str]) -> None:
        self._file = file
        self._pragmas = pragmas
        self._writer = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def append(self, pages: Sequence[Page], owned: Sequence[Owned | None], node: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._write, rows_of(pages))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._drop)
        self._writer.shutdown(wait=False)

    def _write(self, rows: dict[str, Rows]) -> None:
        try:
            connection = self._opened()
            connection.execute("BEGIN IMMEDIATE")
            for what, some in rows.items():
                connection.executemany(FILE[what], some)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            self._drop()
            raise Clash(str(error)) from error
        except BaseException:
            self._drop()
            raise

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            for pragma in self._pragmas:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _drop(self) -> None:
        """What was begun is rolled back with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()


# --- PostgreSQL

OURS: Final = "a IN (SELECT code FROM _ours)"
# Whose table it is cannot change until the commit. A page without an epoch is written whoever has the table.
FENCE: Final = (
    "SELECT tables.code FROM tables JOIN unnest($1::text[], $2::int[]) AS mine (code, epoch) ON mine.code = tables.code "
    "WHERE mine.epoch IS NULL OR (mine.epoch = tables.epoch AND tables.owner = $3 "
    "AND EXISTS (SELECT FROM nodes WHERE nodes.id = $3 AND until > clock_timestamp())) FOR SHARE OF tables"
)


@cache
def _statement(kinds: tuple[str, ...]) -> str:
    """All of it at once: each kind of row comes as an array a column. What is not ours any more is left out."""
    number = count(4)
    works = [f"_ours AS MATERIALIZED ({FENCE})"]
    for what in kinds:
        arrays = ", ".join(f"${next(number)}::{kind}[]" for kind in TYPES[what])
        names = ", ".join(NAMES[: len(TYPES[what])])
        works.append(
            f"_{what} AS ({WORK[what].format(rows=f'SELECT * FROM unnest({arrays}) AS _({names}) WHERE {OURS}')})"
        )
    return f"WITH {', '.join(works)} SELECT code FROM _ours"


class ServiceAppender:
    """It keeps a line of its own, as long as that holds."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._line: AsyncConnection | None = None
        self._driver: Any = None

    async def append(self, pages: Sequence[Page], owned: Sequence[Owned | None], node: str) -> set[str]:
        rows = rows_of(pages)
        fence = [page.code for page in pages], [None if each is None else each.epoch for each in owned], node
        columns = [list(column) for some in rows.values() for column in zip(*some, strict=True)]
        try:
            if self._driver is None or self._driver.is_closed():
                await self._connect()
            ours = await self._driver.fetch(_statement(tuple(rows)), *fence, *columns)
        except BaseException as error:
            if getattr(error, "sqlstate", None) == UNIQUE:
                raise Clash(str(error)) from error
            await self.close()
            raise
        return {code for (code,) in ours}

    async def _connect(self) -> None:
        await self.close()
        self._line = await self._engine.connect()
        self._driver = (await self._line.get_raw_connection()).driver_connection

    async def close(self) -> None:
        line, self._line, self._driver = self._line, None, None
        if line is not None:
            with suppress(Exception):
                await line.invalidate()
            with suppress(Exception):
                await line.close()
