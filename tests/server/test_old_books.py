"""Books of an earlier release: running and finished games of both kinds are found, told again, and go on. They were written in November 2026, before
the tree was put into rooms and protocol or positions could change."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from sitdown.core.log import replay

from .browsers import Browser
from .online import Frame, Server, anything, online

DATA: Final = Path(__file__).with_name("data")
OLD: Final = "books-of-november-2026"
AS_IT_WAS: Final = "0002"
TABLES: Final[list[Frame]] = json.loads((DATA / f"{OLD}.json").read_text("utf-8"))  # what their player was last told


RUNNING: Final = [table for table in TABLES if table["question"] is not None]
OVER: Final = [table for table in TABLES if table["question"] is None]


def kept(folder: Path) -> None:
    (folder / "tables.db").write_bytes(gzip.decompress((DATA / f"{OLD}.db.gz").read_bytes()))


def poured(folder: Path, database: str) -> None:
    """Into another kind of database, as that release had it."""

    def pour(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "sitdown.server.store:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, AS_IT_WAS)
        there = sa.MetaData()
        there.reflect(connection)
        with sqlite3.connect(folder / "tables.db") as old:
            old.row_factory = sqlite3.Row
            for table in there.sorted_tables:
                if table.name != "alembic_version":
                    rows = [_as(table, row) for row in old.execute(f"SELECT * FROM {table.name}")]
                    if rows:
                        connection.execute(sa.insert(table), rows)

    async def run() -> None:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(pour)
        await engine.dispose()

    asyncio.run(run())


def _as(table: sa.Table, row: sqlite3.Row) -> dict[str, Any]:
    kinds = {column.name: column.type for column in table.columns}
    return {name: bool(value) if isinstance(kinds[name], sa.Boolean) else value for name, value in dict(row).items()}


def check(shown: Frame, told: Frame) -> None:
    for part in ("view", "seq", "question", "options"):
        assert as_before(shown[part], told[part]) == told[part]


def as_before(shown: Any, told: Any) -> Any:
    """Without what views have learned to say since."""
    if isinstance(told, dict):
        return {field: as_before(shown[field], value) for field, value in told.items()}
    if isinstance(told, list) and len(told) == len(shown):
        return [as_before(one, other) for one, other in zip(shown, told, strict=True)]
    return shown


@pytest.mark.parametrize("table", RUNNING, ids=lambda table: table["game"])
def test_a_game_goes_on_where_it_was(tmp_path: Path, table: Frame) -> None:
    kept(tmp_path)

    async def play(server: Server) -> None:
        async with server.joined(table["table"], table["token"], table["seq"]) as ada:
            shown = await ada.until("Update")
            check(shown, table)
            await ada.answers(shown, shown["options"][0])
            await ada.plays(anything, stop=lambda update: update["question"] > shown["question"] + 8)

    online(tmp_path, play)


@pytest.mark.parametrize("table", OVER, ids=lambda table: table["game"])
def test_a_game_that_is_over_is_told_again(tmp_path: Path, table: Frame) -> None:
    kept(tmp_path)

    async def play(server: Server) -> None:
        async with server.joined(table["table"], table["token"], table["seq"]) as ada:
            check(await ada.until("Update"), table)
        address = f"/api/tables/{table['table']}"
        *_, last = replay((await server.http.get(f"{address}/log")).content.splitlines())
        assert last.state.over
        assert await server.get(f"{address}/story")

    online(tmp_path, play)


def test_chairs_of_before_there_were_people_are_claimed_and_played_on(tmp_path: Path, database: str) -> None:
    """A browser that has kept its tokens loses no game by the update, on either database."""
    kept(tmp_path)
    if database.startswith("postgresql"):
        poured(tmp_path, database)

    async def play(server: Server) -> None:
        ada = Browser(server)
        held = [{"table": table["table"], "token": table["token"]} for table in TABLES]
        told = await ada.post("/me/seats", seats=held)
        assert sorted(told["mine"]) == sorted(table["table"] for table in TABLES)
        mine = await ada.tables()
        assert {code for code, table in mine.items() if table["finished"] is None} == {t["table"] for t in RUNNING}
        assert {code for code, table in mine.items() if table["finished"]} == {t["table"] for t in OVER}
        for table in RUNNING:
            async with ada.at(table["table"], since=table["seq"]) as guest:
                shown = await guest.until("Update")
                check(shown, table)
                await guest.answers(shown, shown["options"][0])
                later = shown["question"] + 1

                def is_later(update: Frame, later: int = later) -> bool:
                    return bool(update["question"] >= later)

                await guest.plays(anything, stop=is_later)

    online(tmp_path, play, database=database)
