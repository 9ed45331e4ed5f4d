"""Tables in memory: loaded when somebody comes or something is due, and gone when nobody is left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import SystemRandom
from secrets import randbelow
from typing import Final
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from sitdown.bots.caretaker import CARETAKER
from sitdown.core.chance import Chance
from sitdown.core.log import Session
from sitdown.server.bots.pool import WorkerPool
from sitdown.server.hall.chairs import check_rules, present, seat_of
from sitdown.server.hall.stored import StoredTables
from sitdown.server.hints.pool import HintPool
from sitdown.server.live.cooling import Cooling
from sitdown.server.live.live import Live
from sitdown.server.metrics import FAILURES, LIMITED, TABLES
from sitdown.server.people.holidays import Holidays
from sitdown.server.refusal import Refusal
from sitdown.server.store.positions import BadPosition
from sitdown.server.store.records import Aside, Key, Seat, TableRecord
from sitdown.server.store.store import Store
from sitdown.server.store.trouble import BrokenLog
from sitdown.server.table.chat import Chat
from sitdown.server.table.loading import RETOLD, loaded
from sitdown.server.table.noticed import Noticed
from sitdown.server.table.play import House
from sitdown.server.table.presence.awaited import Look
from sitdown.server.table.table import Table
from sitdown.server.table.time.clock import HouseClock
from sitdown.server.table.time.pace import Pace

CLERKS: Final = 2  # threads that read logs
MOST_TABLES: Final = 5000  # in memory
MOST_RECOUNTED: Final = 100  # tables of one person
log = structlog.get_logger()


class Dealer(Chance):
    """Chance that nobody can foresee, however much of it he has seen."""

    def draw(self, sides: int) -> int:
        return randbelow(sides)


class LiveTables:
    def __init__(self, store: Store, stored: StoredTables, pace: Pace, clock: HouseClock, look: Look) -> None:
        self._store = store
        self._stored = stored
        self._pace = pace
        self._clock = clock
        self._look = look
        self._clerks = ThreadPoolExecutor(CLERKS, "clerk")
        self._rooms = WorkerPool(self._clerks)
        self._coach = HintPool()
        self._watching = asyncio.create_task(clock.watched())
        self._cooling = Cooling()  # tables that break down by themselves, and who breaks them down
        self._live: dict[str, Live] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def close(self) -> None:
        self._watching.cancel()
        await asyncio.gather(*[live.stop() for live in list(self._live.values())])
        await asyncio.gather(self._rooms.close(), self._coach.close())
        self._clerks.shutdown(cancel_futures=True)

    @property
    def codes(self) -> Collection[str]:
        return self._live.keys()

    async def enter(self, code: str, key: Key | None) -> Live:
        """The live table. The key has opened a seat a moment ago; whether it still does is for the table to say (`Live.join`)."""
        record = await self._stored.record(code)
        if key is not None and key.holder is not None:
            seat_of(record, key)
        if record.started is None:
            raise Refusal("not-begun", status=409)
        check_rules(record)
        if self._cooling.away(code, time.monotonic()):
            LIMITED.labels("table").inc()
            raise Refusal("busy", status=503)
        async with self.door(code):
            live = self._live.get(code)
            if live is None or live.over:
                live = await self._load(await self._stored.record(code))
        return live

    async def stop(self, code: str) -> None:
        """By who stands in its door. Whoever was at the table comes back by himself, and finds it as it is then."""
        if code in self._live:
            await self._live[code].stop()

    def tell_chairs(self, record: TableRecord) -> None:
        """The same people sit there, and somebody else would like to."""
        if record.code in self._live:
            self._live[record.code].tell_chairs(_seats(record))

    async def wake(self, code: str) -> None:
        """Something is due at a table by post: it is in memory for as long as that takes."""
        async with self.door(code):
            live = self._live.get(code)
            if live is None or live.over:
                record = await self._stored.record(code)
                check_rules(record)
                await self._load(record)

    def present(self, code: str) -> set[int]:
        """The seats whose people are at the table now."""
        live = self._live.get(code)
        return set() if live is None else live.present

    def change_chair(self, code: str, seat: int, chair: Seat) -> None:
        """Somebody else sits there from now on."""
        if code in self._live:
            self._live[code].change_chair(seat, chair)

    def door(self, code: str) -> asyncio.Lock:
        """Whoever loads a table, or changes who may sit down at a live one, does it alone."""
        return self._doors.setdefault(code, asyncio.Lock())

    async def _load(self, record: TableRecord) -> Live:
        if len(self._live) >= MOST_TABLES:
            LIMITED.labels("tables-live").inc()
            raise Refusal("busy", status=503)
        code = record.code
        table = await self._table(record, None)
        live = Live(
            code,
            table,
            record.seats,
            self._store,
            self._rooms,
            self._coach,
            self._clock,
            partial(self._anew, code),
            self._cooling,
            self._pace.linger,
            self._look,
        )
        self._live[code] = live
        TABLES.inc()
        live.start().add_done_callback(lambda _: self._gone(live))
        return live

    async def _anew(self, code: str, chat: Chat) -> Table:
        return await self._table(await self._stored.record(code), chat)

    async def _table(self, record: TableRecord, chat: Chat | None) -> Table:
        """As it is on disk, with the talk of the one that was there before, if there was one."""
        record = replace(record, seats=_seats(record))
        try:
            session, memory, aside = await self._read(record)
        except BrokenLog as broken:
            log_broken(broken)
            raise Refusal("broken-log", status=500) from broken
        nature = f"{await self._store.key('bots')}/{record.code}"
        house = House(Dealer(), SystemRandom(), self._pace, CARETAKER, nature)
        table = Table(record.code, session, record.seats, memory, house, aside, chat, record.timing, record.due)
        table.clocks.holidays = await self._holidays(record)
        return table

    async def _holidays(self, record: TableRecord) -> dict[int, tuple[tuple[int, int], ...]]:
        """By seat. Where no days are counted nobody needs any."""
        if record.timing.kind != "post":
            return {}
        theirs = await Holidays(self._store).of(set(record.sitting.values()))
        return {seat: theirs[person] for seat, person in record.sitting.items() if person in theirs}

    async def recount(self, person: str) -> None:
        """Somebody has announced a holiday, or is back: his tables by post are due later, or sooner."""
        for record, _ in await self._store.tables_of(person, over=False, most=MOST_RECOUNTED):
            if record.timing.kind != "post" or record.started is None:
                continue
            live = self._live.get(record.code)
            if live is None or live.over:
                with suppress(Refusal):
                    await self.wake(record.code)
            else:
                live.recount(await self._holidays(record))

    async def _read(self, record: TableRecord) -> tuple[Session, Noticed, Aside]:
        """Raises `BrokenLog`: a game does not go on from anywhere but its end."""
        code, loop = record.code, asyncio.get_running_loop()
        lines = await self._store.log(code)
        position = await self._store.position(code, max(0, len(lines) - RETOLD))
        try:
            session, memory = await loop.run_in_executor(self._clerks, loaded, record, lines, position)
        except BadPosition as error:
            log.warning("position is damaged, the log is read from its beginning", table=code, exc_info=error)
            session, memory = await loop.run_in_executor(self._clerks, loaded, record, lines, None)
        aside = await self._store.aside(code)
        if any(had > memory.seq(seat) for seat, had in aside.had.items()):  # they were shown more than there is
            raise BrokenLog(code, len(lines) + 1)
        return session, memory, aside

    def _gone(self, live: Live) -> None:
        TABLES.dec()
        if self._live.get(live.code) is live:
            del self._live[live.code]


def _seats(record: TableRecord) -> tuple[Seat, ...]:
    """As they are here: bots that are not installed any more have left."""
    return tuple([present(record.game, chair) for chair in record.seats])


def log_broken(broken: BrokenLog) -> None:
    FAILURES.labels("log").inc()
    log.error("log is broken", table=broken.code, line=broken.line, exc_info=broken)
