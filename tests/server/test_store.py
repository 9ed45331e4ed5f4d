"""Tables on disk: lines are there when it is said so, and of two that write the same line one is first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from sitdown.core.log import Entry
from sitdown.server.records import Page, Seat, TableRecord, Written
from sitdown.server.schema import metadata
from sitdown.server.store import Conflict, Store

TABLE = TableRecord(
    "BCDFGH", "omerta", 1, {"turn_limit": 60}, (Seat("Ada", None, "x"), Seat(), Seat("", "careful")), True, 1
)


def line(seq: int, at: int = 5) -> Written:
    return Written(seq, Entry(0, msgspec.Raw(b'{"type":"DrawDeck"}'), (3, 1)), 7, at)


def page(*seqs: int, code: str = TABLE.code, position: bytes | None = None) -> Page:
    return Page(code, tuple(map(line, seqs)), position)


def stored(folder: Path, play: Callable[[Store], Awaitable[None]]) -> None:
    """With a database in this folder that knows the table."""

    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/tables.db")
        try:
            if await store.table(TABLE.code) is None:
                await store.add(TABLE)
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_log_comes_back_as_it_was_written(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.write(page(1, 2))
        await store.write(page(3))

    async def read(store: Store) -> None:
        assert await store.log(TABLE.code) == [line(1), line(2), line(3)]
        assert await store.table(TABLE.code) == TABLE

    stored(tmp_path, write)
    stored(tmp_path, read)


def test_who_comes_second_writes_nothing_and_does_not_disturb_the_others(tmp_path: Path) -> None:
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

    stored(tmp_path, play)


def test_what_is_written_in_one_turn_of_the_loop_is_one_commit(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        commits = []
        sa.event.listen(store._engine.sync_engine, "commit", lambda _: commits.append(1))
        await asyncio.gather(*[store.write(page(seq)) for seq in range(1, 30)])
        assert len(commits) == 1
        assert len(await store.log(TABLE.code)) == 29

    stored(tmp_path, play)


def test_the_last_position_before_a_line(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.write(page(1, 2, position=b"two"))
        await store.write(page(3, 4, position=b"four"))
        assert await store.position(TABLE.code, 9) == (4, b"four")
        assert await store.position(TABLE.code, 3) == (2, b"two")
        assert await store.position(TABLE.code, 1) is None

    stored(tmp_path, play)


def test_a_chair_is_taken_once(tmp_path: Path) -> None:
    def with_guest(name: str) -> TableRecord:
        return msgspec.structs.replace(TABLE, seats=(TABLE.seats[0], Seat(name, None, name), TABLE.seats[2]))

    async def play(store: Store) -> None:
        assert await store.change(TABLE, with_guest("Bruno"))
        assert not await store.change(TABLE, with_guest("Carla"))
        assert await store.table(TABLE.code) == with_guest("Bruno")

    stored(tmp_path, play)


def test_open_tables_are_listed_until_they_are_over(tmp_path: Path) -> None:
    hidden = msgspec.structs.replace(TABLE, code="HIDDEN", public=False)

    async def play(store: Store) -> None:
        await store.add(hidden)
        assert await store.public_tables(10) == [TABLE]
        await store.write(msgspec.structs.replace(page(1), finished=99))
        assert await store.public_tables(10) == []

    stored(tmp_path, play)


def test_a_key_stays_the_same(tmp_path: Path) -> None:
    found: list[str] = []

    async def play(store: Store) -> None:
        found.append(await store.key("cookies"))

    stored(tmp_path, play)
    stored(tmp_path, play)
    assert found[0] == found[1]
    assert len(found[0]) == 64


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
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

    stored(tmp_path, play)


def _columns(connection: sa.Connection, name: str) -> list[tuple[str, bool]]:
    return [(column["name"], column["nullable"]) for column in sa.inspect(connection).get_columns(name)]


@pytest.mark.parametrize("pragma", ["journal_mode", "synchronous"])
def test_a_commit_is_on_the_disk(tmp_path: Path, pragma: str) -> None:
    async def play(store: Store) -> None:
        async with store._engine.connect() as connection:
            value = (await connection.execute(sa.text(f"PRAGMA {pragma}"))).scalar()
        assert value == {"journal_mode": "wal", "synchronous": 2}[pragma]

    stored(tmp_path, play)
