"""Tables on disk: lines are there when it is said so, and of two that write the same line one is first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from sitdown.core.log import Entry
from sitdown.server.store.records import Page, Seat, TableRecord, Written
from sitdown.server.store.schema import metadata
from sitdown.server.store.store import Conflict, Store

TABLE = TableRecord(
    "BCDFGH", "omerta", 1, {"turn_limit": 60}, (Seat("Ada", None, "x"), Seat(), Seat("", "sharp")), True, 1
)


def line(seq: int, at: int = 5) -> Written:
    return Written(seq, Entry(0, msgspec.Raw(b'{"type":"DrawDeck"}'), (3, 1)), 7, at)


def page(*seqs: int, code: str = TABLE.code, position: bytes | None = None) -> Page:
    return Page(code, tuple(map(line, seqs)), position)


def stored(database: str, play: Callable[[Store], Awaitable[None]]) -> None:
    """With a database that knows the table."""

    async def run() -> None:
        store = await Store.open(database)
        try:
            if await store.table(TABLE.code) is None:
                await store.add(TABLE)
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_log_comes_back_as_it_was_written(database: str) -> None:
    async def write(store: Store) -> None:
        await store.write(page(1, 2))
        await store.write(page(3))

    async def read(store: Store) -> None:
        assert await store.log(TABLE.code) == [line(1), line(2), line(3)]
        assert await store.table(TABLE.code) == TABLE

    stored(database, write)
    stored(database, read)


def test_who_comes_second_writes_nothing_and_does_not_disturb_the_others(database: str) -> None:
    other = msgspec.structs.replace(TABLE, code="OTHER")

    async def play(store: Store) -> None:
        await store.add(other)
        await store.write(page(1))
        results = await asyncio.gather(
            store.write(page(2)),
            store.write(page(1, 2)),
            store.write(page(1, code="OTHER")),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert await store.log(TABLE.code) == [line(1), line(2)]
        assert await store.log("OTHER") == [line(1)]

    stored(database, play)


def test_what_is_written_in_one_turn_of_the_loop_is_one_commit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(store: Store) -> None:
        batches: list[int] = []
        append = store._pages.append

        async def counted(pages: Sequence[Page], *whose: Any) -> set[str] | None:
            batches.append(len(pages))
            return await append(pages, *whose)

        monkeypatch.setattr(store._pages, "append", counted)
        await asyncio.gather(*[store.write(page(seq)) for seq in range(1, 30)])
        assert batches == [29]
        assert len(await store.log(TABLE.code)) == 29

    stored(database, play)


def test_the_last_position_before_a_line(database: str) -> None:
    async def play(store: Store) -> None:
        await store.write(page(1, 2, position=b"two"))
        await store.write(page(3, 4, position=b"four"))
        assert await store.position(TABLE.code, 9) == (4, b"four")
        assert await store.position(TABLE.code, 3) == (2, b"two")
        assert await store.position(TABLE.code, 1) is None

    stored(database, play)


def test_a_chair_is_taken_once(database: str) -> None:
    def with_guest(name: str) -> TableRecord:
        return msgspec.structs.replace(TABLE, seats=(TABLE.seats[0], Seat(name, None, name), TABLE.seats[2]))

    async def play(store: Store) -> None:
        assert await store.change(TABLE, with_guest("Bruno"))
        assert not await store.change(TABLE, with_guest("Carla"))
        assert await store.table(TABLE.code) == with_guest("Bruno")

    stored(database, play)


def test_open_tables_are_listed_until_they_are_over(database: str) -> None:
    hidden = msgspec.structs.replace(TABLE, code="HIDDEN", public=False)

    async def play(store: Store) -> None:
        await store.add(hidden)
        assert await store.open_tables([TABLE.code]) == [TABLE]
        await store.write(msgspec.structs.replace(page(1), finished=99))
        assert await store.open_tables([TABLE.code]) == []

    stored(database, play)


def test_a_key_stays_the_same(database: str) -> None:
    found: list[str] = []

    async def play(store: Store) -> None:
        found.append(await store.key("cookies"))

    stored(database, play)
    stored(database, play)
    assert found[0] == found[1]
    assert len(found[0]) == 64


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    async def play(store: Store) -> None:
        async with store._engine.connect() as connection:
            made = await connection.run_sync(
                lambda sync: {name: _columns(sync, name) for name in sa.inspect(sync).get_table_names()}
            )
        made.pop("alembic_version")
        assert made == {
            name: [(column.name, column.nullable) for column in table.columns]
            for name, table in metadata.tables.items()
        }

    stored(database, play)


def _columns(connection: sa.Connection, name: str) -> list[tuple[str, bool]]:
    return [(column["name"], column["nullable"]) for column in sa.inspect(connection).get_columns(name)]


def test_a_commit_is_on_the_disk(database: str) -> None:
    durable = {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2}
    if database.startswith("postgresql"):
        durable = {"SHOW fsync": "on", "SHOW synchronous_commit": "on"}

    async def play(store: Store) -> None:
        async with store._engine.connect() as connection:
            for asked, answer in durable.items():
                assert (await connection.execute(sa.text(asked))).scalar() == answer

    stored(database, play)


def test_two_servers_on_one_database(database: str) -> None:
    """Of two that write the same lines one is told that it comes second."""

    async def run() -> None:
        stores = [await Store.open(database), await Store.open(database)]
        assert await stores[0].key("cookies") == await stores[1].key("cookies")
        await stores[0].add(TABLE)
        for seq in range(1, 20):
            results = await asyncio.gather(*[store.write(page(seq)) for store in stores], return_exceptions=True)
            assert sorted(map(str, map(type, results))) == sorted(map(str, [type(None), Conflict]))
        assert [written.seq for written in await stores[1].log(TABLE.code)] == list(range(1, 20))
        for store in stores:
            await store.close()

    asyncio.run(run())
