"""One task owns a table while it is live: what arrives is done in order, written down, and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Final, Protocol

import structlog

from sitdown.bots.base import Choice
from sitdown.core.records import Action
from sitdown.server.backrooms import BackRooms
from sitdown.server.errors import places
from sitdown.server.memory import Viewer
from sitdown.server.metrics import ENTRIES, FAILURES, WRITING
from sitdown.server.minds import Breakdown, Thought
from sitdown.server.store import Conflict, Store
from sitdown.server.table import Table

EMPTY: Final = 60.0  # seconds that a table stays in memory when nobody is there

log = structlog.get_logger()


class Wire(Protocol):
    """The other end of a line. Neither waits: who is too slow is cut off."""

    def send(self, frame: bytes) -> None: ...
    def close(self, code: int) -> None: ...


DEAD: Final = 4000  # no pong for too long
AGAIN: Final = 4001  # the table is to be joined again
HANDED_OVER: Final = 4002  # somebody else has this seat now


class Live:
    def __init__(self, code: str, table: Table, store: Store, rooms: BackRooms) -> None:
        self.code = code
        self.over = False  # it is not to be joined any more
        self._table = table
        self._store = store
        self._rooms = rooms
        self._thinking: set[asyncio.Task[Choice | Action | None]] = set()
        self._wires: dict[int, tuple[Viewer, Wire]] = {}
        self._numbers = count(1)
        self._inbox: list[Callable[[], None]] = []
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._aside = table.aside  # as it is on disk

    def start(self) -> asyncio.Task[None]:
        self._task = asyncio.create_task(self._run(), name=f"table {self.code}")
        return self._task

    # --- lines

    def join(self, viewer: Viewer, since: int, wire: Wire) -> int:
        """The number of the new line."""
        number = next(self._numbers)
        self._wires[number] = (viewer, wire)
        self._post(lambda: self._table.join(number, viewer, since, _now()))
        return number

    def hear(self, number: int, data: bytes | str) -> None:
        """Stamped now, whenever the table gets round to it."""
        arrived = _now()
        if number in self._wires:
            self._post(lambda: self._hear(number, data, arrived))

    def leave(self, number: int) -> None:
        if self._wires.pop(number, None) is not None:
            self._post(lambda: self._table.leave(number, _now()))

    def dismiss(self, seat: int) -> None:
        """Whoever sat here does no longer."""
        for number in [number for number, (viewer, _) in self._wires.items() if viewer == seat]:
            self._cut(number, HANDED_OVER)

    async def stop(self) -> None:
        """What is in the inbox is still done and told."""
        self.over = True
        if self._task is not None:
            self._stirred.set()
            await asyncio.gather(self._task, return_exceptions=True)

    # --- the task

    async def _run(self) -> None:
        try:
            while not self.over:
                await self._turn()
                await self._wait()
            await self._turn()
        except Conflict:
            log.warning("table is written elsewhere", table=self.code)
        except Exception:
            FAILURES.labels("table").inc()
            log.exception("table broke down", table=self.code)
        finally:
            self.over = True
            for number in list(self._wires):
                self._cut(number, AGAIN)
            for thinking in self._thinking:
                thinking.cancel()

    async def _turn(self) -> None:
        inbox, self._inbox = self._inbox, []
        for act in inbox:
            act()
        self._table.wake(_now())
        for thought in self._table.company.thoughts():
            self._think(thought)
        await self._write()
        await self._put_aside()
        outbox, self._table.audience.outbox = self._table.audience.outbox, []
        for number, frame in outbox:
            if number in self._wires:
                self._wires[number][1].send(frame)
        self._table.shown(_now())
        for number in self._table.audience.dead(_now()):
            self._cut(number, DEAD)

    async def _wait(self) -> None:
        """Until something comes in or is due."""
        if self._inbox or self.over:
            return
        self._stirred.clear()
        due = self._table.due
        loop = asyncio.get_running_loop()
        timer = loop.call_at(loop.time() + EMPTY if due is None else due, self._stirred.set)
        await self._stirred.wait()
        timer.cancel()
        if due is None and not self._inbox:
            self.over = True

    async def _write(self) -> None:
        page = self._table.journal.page(time.time_ns() // 1_000_000)
        if page is not None:
            with WRITING.time():
                await self._store.write(page)
            ENTRIES.inc(len(page.lines))

    async def _put_aside(self) -> None:
        """Standing orders at once, what everybody has had when the table is left: it changes all the time."""
        aside = self._table.aside
        if aside.orders != self._aside.orders or (self.over and aside != self._aside):
            await self._store.put_aside(self.code, aside)
            self._aside = aside

    def _think(self, thought: Thought) -> None:
        thinking = asyncio.create_task(self._rooms.think(thought))
        self._thinking.add(thinking)
        thinking.add_done_callback(partial(self._thought, thought))

    def _thought(self, thought: Thought, thinking: asyncio.Task[Choice | Action | None]) -> None:
        self._thinking.discard(thinking)
        if thinking.cancelled():
            return
        error = thinking.exception()
        if error is None:
            self._post(lambda: self._table.thinking.thought(thought, thinking.result(), _now()))
        else:
            FAILURES.labels("bot").inc()
            errors = error.errors if isinstance(error, Breakdown) else places(error)
            log.error("bot broke down", table=self.code, bot=thought.mind.bot, errors=errors)
            self._post(lambda: self._table.thinking.failed(thought, _now()))

    def _hear(self, number: int, data: bytes | str, arrived: float) -> None:
        if number in self._table.audience.lines:
            self._table.hearing.hear(number, data, arrived)

    def _post(self, act: Callable[[], None]) -> None:
        self._inbox.append(act)
        self._stirred.set()

    def _cut(self, number: int, code: int) -> None:
        _, wire = self._wires[number]
        self.leave(number)
        wire.close(code)


def _now() -> float:
    return asyncio.get_running_loop().time()
