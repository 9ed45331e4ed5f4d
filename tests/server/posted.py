"""Tables by post, in a time of their own: hours go by in a moment, servers come and go, people look in and are gone again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from sitdown.core.codec import encode
from sitdown.server.hall.hall import Hall, Ticket
from sitdown.server.hall.waker import Waker
from sitdown.server.live.live import Live
from sitdown.server.protocol import Answer, FromClient
from sitdown.server.store.records import Key, TableRecord, token_key
from sitdown.server.store.store import Store
from sitdown.server.table.time.clock import HouseClock
from sitdown.server.table.time.pace import HURRIED
from sitdown.server.timing import Timing

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
BEGAN: Final = 1_800_000_000.0
PACE: Final = replace(HURRIED, linger=0.0)
OUTAGE: Final = round(12 * HOUR * 1000)  # here somebody looks at the clock only when something happens
Frame = dict[str, Any]


class World:
    """Its clock stands until somebody moves it."""

    def __init__(self) -> None:
        self.now = BEGAN
        self.slow = 0.0  # seconds that a due move came too late, at most

    def clock(self) -> HouseClock:
        return HouseClock(lambda: self.now, lambda: self.now)


class House:
    """A server, from its start to its end."""

    def __init__(self, world: World, store: Store, hall: Hall) -> None:
        self.world, self.store, self.hall = world, store, hall
        self.waker = Waker(hall, OUTAGE)

    @classmethod
    @asynccontextmanager
    async def open(cls, world: World, folder: Path) -> AsyncIterator[House]:
        store = await Store.open(str(folder / "tables.db"))
        hall = Hall(store, PACE, clock=world.clock())
        house = cls(world, store, hall)
        try:
            await house.waker.beat()
            yield house
        finally:
            await hall.live.close()
            await store.close()

    async def sets_up(self, game: str, chairs: Sequence[str | None], days: Any = 1, **options: Any) -> list[Ticket]:
        """A table, with people in all chairs that are free."""
        timing = Timing("post", days=days)
        first = await self.hall.set_up(game, options, chairs, 0, "P0", False, timing=timing)
        people = [at for at, chair in enumerate(chairs) if chair is None][1:]
        return [first, *[await self.hall.sit_down(first.table, f"P{at}", at) for at in people]]

    async def record(self, code: str) -> TableRecord:
        return await self.hall.stored.record(code)

    async def quiet(self) -> None:
        """Until nothing is left to be done at this moment."""
        await self.waker.beat()
        while await self.waker.look() or self.hall.live._live:
            while self.hall.live._live:
                await asyncio.sleep(0.01)
                self.world.now += 0.01  # a race is counted in its time

    async def passes(self, seconds: float, code: str) -> None:
        """Time goes by, from one thing that is due to the next."""
        until = self.world.now + seconds
        while True:
            due = (await self.record(code)).due
            if due is None or due / 1000 > until:
                break
            await self._jumps(due / 1000)
        await self._jumps(until)

    async def _jumps(self, until: float) -> None:
        """Not so far that it would seem that nobody had looked at the clock for long."""
        while until - self.world.now > OUTAGE / 2000:
            self.world.now += OUTAGE / 2000
            await self.waker.beat()
        self.world.now = max(self.world.now, until)
        await self.quiet()

    @asynccontextmanager
    async def visit(self, ticket: Ticket) -> AsyncIterator[Visitor]:
        live = await self.hall.live.enter(ticket.table, token_key(ticket.token))
        visitor = Visitor(live, token_key(ticket.token))
        try:
            yield visitor
        finally:
            live.leave(visitor.number)
            await self.quiet()


class Visitor:
    """Somebody at a table, over a wire that is none."""

    address = "127.0.0.1"

    def __init__(self, live: Live, key: Key) -> None:
        self.frames: list[Frame] = []
        self.closed: int | None = None
        self._told = asyncio.Event()
        self._live = live
        self.number = live.join(key, 0, self)

    def send(self, *frames: bytes) -> None:
        self.frames += map(msgspec.json.decode, frames)
        self._told.set()

    def close(self, code: int) -> None:
        self.closed = code
        self._told.set()

    def round_trip(self) -> float | None:
        return None

    def says(self, message: FromClient) -> None:
        assert self._live.hear(self.number, msgspec.json.encode(message))

    async def until(self, kind: str, after: int = 0) -> Frame:
        """The last frame of this kind, of those that came after so many."""
        while True:
            found = [frame for frame in self.frames[after:] if frame["type"] == kind]
            if found:
                return found[-1]
            assert self.closed is None, self.frames[-1]
            self._told.clear()
            await asyncio.wait_for(self._told.wait(), 20)

    async def answers(self, update: Frame, action: Any) -> Frame:
        """The next update."""
        before = len(self.frames)
        self.says(Answer(update["question"], msgspec.Raw(encode(action))))
        return await self.until("Update", before)

    async def plays(self, random: Random) -> int:
        """Answers whatever is asked of him now; how much that was."""
        update, said = await self.until("Update"), 0
        while update["options"] and len(update["options"]) > 1 and not update["undo"]:
            update, said = await self.answers(update, random.choice(update["options"])), said + 1
        return said
