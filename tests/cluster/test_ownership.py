"""Who has a table, by a real PostgreSQL: one at a time, whoever lives, and nothing is written by who has it no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from msgspec.structs import replace

from sitdown.core.log import Entry
from sitdown.server.cluster import lease
from sitdown.server.cluster.node import Elsewhere, Node
from sitdown.server.store.ownership import Owned
from sitdown.server.store.records import Page, Standing, Written
from sitdown.server.store.store import Lost, Store
from sitdown.server.timing import Timing
from tests.server.room import record

Postgres = Callable[[], str]
TABLE = replace(record("omerta", None, None, None), code="TABLE")


class Living:
    """A server without anything but its life."""

    def __init__(self, store: Store, node: Node) -> None:
        self.store, self.node = store, node

    async def writes(self, owned: Owned | None, seq: int) -> None:
        line = Written(seq, Entry(0, msgspec.Raw(b"{}"), ()), 0, 0)
        await self.store.write(Page(TABLE.code, (line,)), owned)

    async def hangs(self) -> None:
        """It does nothing any more, until its lease is over in the books."""
        for task in self.node._tasks:
            task.cancel()
        await asyncio.sleep(lease.TERM + 0.1)


def among(postgres: Postgres, living: Callable[[Living, Living], Awaitable[None]]) -> None:
    async def run() -> None:
        url = postgres()
        servers = []
        for _ in range(2):
            store = await Store.open(url)
            assert store.shared is not None
            node = Node(store, store.shared, "nowhere")
            await node.open()
            servers.append(Living(store, node))
        try:
            await servers[0].store.add(TABLE)
            await living(*servers)
        finally:
            for server in servers:
                await server.node.close()
                await server.store.close()

    asyncio.run(run())


def test_one_has_it_until_it_lets_go(postgres: Postgres) -> None:
    async def living(one: Living, other: Living) -> None:
        first = (await one.node.take(TABLE.code)).owned
        await one.writes(first, 1)
        with pytest.raises(Elsewhere) as elsewhere:
            await other.node.take(TABLE.code)
        assert elsewhere.value.peer.id == one.node.me.id
        assert first is not None
        await one.node.release(first)
        second = (await other.node.take(TABLE.code)).owned
        await other.writes(second, 2)
        with pytest.raises(Lost):
            await one.writes(first, 3)
        assert len(await one.store.log(TABLE.code)) == 2

    among(postgres, living)


def test_who_hangs_loses_it_and_writes_nothing_when_he_is_back(postgres: Postgres) -> None:
    async def living(one: Living, other: Living) -> None:
        hold = await one.node.take(TABLE.code)
        await one.hangs()
        assert not hold.holds
        with pytest.raises(Lost):  # though nobody has it yet
            await one.writes(hold.owned, 1)
        taken = await other.node.take(TABLE.code)
        await other.writes(taken.owned, 1)
        await one.node._say()  # it lives again
        assert not hold.holds
        with pytest.raises(Lost):
            await hold.regained()
        with pytest.raises(Lost):
            await one.writes(hold.owned, 2)
        assert taken.holds

    among(postgres, living)


def test_of_all_who_want_it_at_once_one_gets_it(postgres: Postgres) -> None:
    async def living(one: Living, other: Living) -> None:
        wanting = [server.node.take(TABLE.code) for server in (one, other)]
        holds = await asyncio.gather(*wanting, return_exceptions=True)
        assert sorted(type(hold).__name__ for hold in holds) == ["Elsewhere", "Hold"]

    among(postgres, living)


def test_what_is_due_is_taken_like_any_table(postgres: Postgres) -> None:
    async def living(one: Living, other: Living) -> None:
        codes = [f"T{number}" for number in range(1, 6)]
        for number, code in enumerate(codes, start=1):
            await one.store.add(replace(TABLE, code=code, timing=Timing("post", days=1)))
            await one.store.write(Page(code, (), standing=Standing(due=number * 1000)))
        assert await one.store.due(999, 20, ()) == []
        found = await asyncio.gather(*[server.store.due(3000, 20, ()) for server in (one, other) * 3])
        assert sorted(code for owned in found for code, _ in owned) == codes[:3]
        assert [code for code, _ in await other.store.due(5000, 1, ())] == codes[3:4]  # so many at once
        await one.node.take(codes[4])
        assert await other.store.due(5000, 20, ()) == []
        await one.hangs()
        assert codes[4] in [code for code, _ in await other.store.due(9000, 20, ())]

    among(postgres, living)
