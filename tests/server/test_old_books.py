"""Books of earlier releases: running and finished games of both kinds are found, told again, and go on. The first were written in November 2026, before
the tree was put into rooms and protocol or positions could change; the others by the last release that knew no people, with several at a table, talk
and an order."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from sitdown.core.log import replay

from .browsers import Browser
from .online import Frame, Guest, Server, anything, online

DATA: Final = Path(__file__).with_name("data")
OLD: Final = "books-of-november-2026"
LANDED: Final = "books-of-the-landed-release"
AS_IT_WAS: Final = "0002"


def told(books: str) -> list[Frame]:
    """What their players were last told."""
    tables: list[Frame] = json.loads((DATA / f"{books}.json").read_text("utf-8"))
    return tables


TABLES: Final = told(OLD)
RUNNING: Final = [table for table in TABLES if table["question"] is not None]
OVER: Final = [table for table in TABLES if table["question"] is None]


def kept(folder: Path, books: str = OLD) -> None:
    (folder / "tables.db").write_bytes(gzip.decompress((DATA / f"{books}.db.gz").read_bytes()))


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


def check(shown: Frame, before: Frame) -> None:
    for part in ("view", "seq", "question", "options"):
        assert as_before(shown[part], before[part]) == before[part]


def as_before(shown: Any, before: Any) -> Any:
    """Without what views have learned to say since."""
    if isinstance(before, dict):
        return {field: as_before(shown[field], value) for field, value in before.items()}
    if isinstance(before, list) and len(before) == len(shown):
        return [as_before(one, other) for one, other in zip(shown, before, strict=True)]
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
        claimed = await ada.post("/me/seats", seats=held)
        assert sorted(claimed["mine"]) == sorted(table["table"] for table in TABLES)
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


def test_people_who_sat_together_sit_together_again_and_play_on(tmp_path: Path, database: str) -> None:
    """Each has a browser that knows a token and nothing else; on either database."""
    kept(tmp_path, LANDED)
    if database.startswith("postgresql"):
        poured(tmp_path, database)
    by_table: dict[str, list[Frame]] = {}
    for table in told(LANDED):
        by_table.setdefault(table["table"], []).append(table)
    assert sorted(len(chairs) for chairs in by_table.values()) == [1, 1, 2, 3]

    async def play(server: Server) -> None:
        for code, chairs in by_table.items():
            people = [Browser(server) for _ in chairs]
            for person, chair in zip(people, chairs, strict=True):
                held = [{"table": code, "token": chair["token"]}]
                assert (await person.post("/me/seats", seats=held))["mine"] == [code]
            async with AsyncExitStack() as stack:
                guests = [
                    await stack.enter_async_context(person.at(code, since=chair["seq"]))
                    for person, chair in zip(people, chairs, strict=True)
                ]
                shown = [await guest.until("Update") for guest in guests]
                for update, chair in zip(shown, chairs, strict=True):
                    check(update, chair)
                if shown[0]["question"] is not None:
                    await _play_on(guests, shown, shown[0]["question"] + 5)
            for person in people:
                mine = (await person.tables())[code]
                assert mine["finished"] or chairs[0]["question"] is not None
                assert mine["timing"]["kind"] == "relaxed"

    online(tmp_path, play, database=database)


async def _play_on(guests: Sequence[Guest], shown: Sequence[Frame], question: int) -> None:
    """Until somebody is shown a later question than this."""

    async def on(guest: Guest, update: Frame) -> None:
        if update["options"]:
            await guest.answers(update, update["options"][0])
        await guest.plays(anything, stop=lambda each: bool(each["question"] > question))

    playing = [asyncio.create_task(on(guest, update)) for guest, update in zip(guests, shown, strict=True)]
    done, still = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for each in still:
        each.cancel()
    await asyncio.gather(*still, return_exceptions=True)
    for each in done:
        each.result()
