"""Calls people to their tables, some seconds after they are asked and only if they are not there. Nothing at a table waits for it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from sitdown.server.calling.book import Book
from sitdown.server.calling.manner import USUAL, Manner
from sitdown.server.calling.outside import PASSING, Net, Outcome, Outside
from sitdown.server.calling.push import Vapid, sealed
from sitdown.server.calling.records import Call
from sitdown.server.calling.words import told
from sitdown.server.logging import Seldom
from sitdown.server.metrics import CALLS
from sitdown.server.store.store import Store
from sitdown.server.store.trouble import Unreachable
from sitdown.server.table.presence.awaited import Awaited

LOOK: Final = 60.0  # seconds until it is looked whether another server has left something
AGAIN: Final = 5.0  # seconds, when the books are out of reach
MOST_WAITING: Final = 10_000  # tables whose standing is yet to be written down

log = structlog.get_logger()


class Calls:
    def __init__(self, store: Store, net: Net, manner: Manner = USUAL) -> None:
        self.book = Book(store, manner)
        self.outside = Outside(net)
        self._store = store
        self._seldom = Seldom()
        self._vapid: Vapid | None = None
        self._awaited: dict[str, Awaited] = {}
        self._stirred = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="calls")

    async def close(self) -> None:
        """How the tables stand is still written down; who was to be called is called when the server is up again."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Unreachable):  # the tables say it again when they are loaded
            await self._write_down()
        await self.outside.close()

    async def vapid(self) -> Vapid:
        self._vapid = self._vapid or Vapid(await self._store.key("vapid"))
        return self._vapid

    def look(self, code: str, awaited: Awaited) -> None:
        """Costs the table nothing. Only how it stands at last is of interest."""
        if len(self._awaited) < MOST_WAITING or code in self._awaited:
            self._awaited[code] = awaited
            self._stirred.set()

    # --- the task

    async def _run(self) -> None:
        while True:
            self._stirred.clear()
            try:
                await self._write_down()
                await self._call_all()
                wait = await self._until_due()
            except Unreachable:
                wait = AGAIN
            except Exception as error:  # noqa: BLE001  (whatever it is, the next one is called)
                self._seldom.warning("calling broke down", exc_info=error)
                wait = AGAIN
            await self._rest(wait)

    async def _rest(self, seconds: float) -> None:
        timer = asyncio.get_running_loop().call_later(seconds, self._stirred.set)
        await self._stirred.wait()
        timer.cancel()

    async def _until_due(self) -> float:
        due = await self.book.next_due()
        return LOOK if due is None else min(LOOK, max(0.0, (due - _ms()) / 1000))

    async def _write_down(self) -> None:
        while self._awaited:
            code = next(iter(self._awaited))
            awaited = self._awaited.pop(code)
            try:
                await self.book.look(code, awaited, _ms())
            except Unreachable:
                self._awaited.setdefault(code, awaited)  # what was said meanwhile is later
                raise

    async def _call_all(self) -> None:
        while calls := await self.book.take_up(_ms()):
            await asyncio.gather(*[self._call(call) for call in calls])

    async def _call(self, call: Call) -> None:
        place = call.subscription
        try:
            outcome = await self.send(call)
        except Unreachable:
            raise
        except Exception as error:  # noqa: BLE001  (one that nobody can be called by must not keep the others)
            self._seldom.warning("a call cannot be made", exc_info=error)
            outcome = "refused"
        if outcome == "sent":
            await self.book.was_told(call, _ms())
        elif outcome == "gone" and place.to_one_device:
            await self.book.strike(place.person, place.id)
        else:
            await self.book.failed(call, _ms(), outcome in PASSING)

    async def send(self, call: Call) -> Outcome:
        place, words = call.subscription, told(call)
        if place.kind == "push":
            headers = (await self.vapid()).headers(place.endpoint, place.site)
            outcome = await self.outside.post(place.endpoint, headers, sealed(words, place.key, place.secret))
        else:
            headers = {"Content-Type": "application/json", "User-Agent": "Sitdown"}
            outcome = await self.outside.post(place.endpoint, headers, words)
        CALLS.labels(place.kind, outcome).inc()
        return outcome


def _ms() -> int:
    return time.time_ns() // 1_000_000
