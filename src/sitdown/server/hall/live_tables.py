"""Tables in memory: loaded when somebody comes or something is due, and gone when nobody is left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import SystemRandom
from secrets import randbelow
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from sitdown.bots.caretaker import CARETAKER
from sitdown.core.chance import Chance
from sitdown.core.log import Session
from sitdown.server.bots.pool import WorkerPool
from sitdown.server.cluster.link import Gone
from sitdown.server.cluster.node import Elsewhere
from sitdown.server.cluster.others import Others
from sitdown.server.cluster.wording import Joining, LetGo, Mind, Recount
from sitdown.server.hall.chairs import check_rules, present, seat_of
from sitdown.server.hall.seated import Line, Seated
from sitdown.server.hall.stored import StoredTables
from sitdown.server.hints.pool import HintPool
from sitdown.server.live.cooling import Cooling
from sitdown.server.live.hold import Hold, Ours
from sitdown.server.live.live import Live, Wire
from sitdown.server.metrics import FAILURES, LIMITED, TABLES
from sitdown.server.people.holidays import Holidays
from sitdown.server.refusal import Refusal
from sitdown.server.store.ownership import Owned, Peer
from sitdown.server.store.positions import BadPosition
from sitdown.server.store.records import Aside, Key, Seat, Standing, TableRecord
from sitdown.server.store.store import Store
from sitdown.server.store.trouble import BrokenLog, Unreachable
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
PATIENCE: Final = 8.0  # seconds until somebody else has the table of a server that is gone
AGAIN: Final = 0.1

T = TypeVar("T")
log = structlog.get_logger()


class Dealer(Chance):
    """Chance that nobody can foresee, however much of it he has seen."""

    def draw(self, sides: int) -> int:
        return randbelow(sides)


class LiveTables:
    """`others`: where several servers share the database."""

    def __init__(
        self, store: Store, stored: StoredTables, pace: Pace, clock: HouseClock, look: Look, others: Others | None
    ) -> None:
        self._store = store
        self._stored = stored
        self._pace = pace
        self._clock = clock
        self._look = look
        self._others = others
        self._node = None if others is None else others.node
        if self._node is not None:
            self._node.dropped = self.drop
        self._releasing: set[asyncio.Task[None]] = set()
        self._clerks = ThreadPoolExecutor(CLERKS, "clerk")
        self._rooms = WorkerPool(self._clerks)
        self._coach = HintPool()
        self._watching = asyncio.create_task(clock.watched())
        self._cooling = Cooling()  # tables that break down by themselves, and who breaks them down
        self._live: dict[str, Live] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def close(self) -> None:
        self._watching.cancel()
        await self.stop()
        await asyncio.gather(self._rooms.close(), self._coach.close())
        self._clerks.shutdown(cancel_futures=True)

    async def stop(self) -> None:
        """All of them: what is in their inboxes is still done and told, and nobody is at them any more."""
        await asyncio.gather(*[live.stop() for live in list(self._live.values())])
        await asyncio.gather(*self._releasing)

    def drop(self) -> None:
        """None of them is ours any more."""
        for live in list(self._live.values()):
            live.drop()

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
        await self._check_rules(record)
        if self._cooling.away(code, time.monotonic()):
            LIMITED.labels("table").inc()
            raise Refusal("busy", status=503)
        async with self.door(code):
            return await self._in_memory(code)

    async def join(self, code: str, key: Key | None, since: int, wire: Wire) -> Line:
        """Wherever the table is."""

        async def here(live: Live) -> Line:
            return Seated(live, live.join(key, since, wire))

        async def there(peer: Peer, others: Others) -> Line:
            return await others.peers.join(peer, Joining(code, key, since, wire.address), wire)

        return await self._wherever(code, key, here, there)

    @property
    def takes(self) -> bool:
        """Whether tables may be ours."""
        return self._node is None or self._node.takes

    def may_tell(self) -> bool:
        """Whether what is on its way out may still go: not if this server was suspended, and others play on."""
        return self._node is None or self._node.may_tell

    async def mind(self, code: str, key: Key) -> None:
        """A caretaker comes at once to the seat that this opens."""
        seat = seat_of(await self._stored.record(code), key)

        async def here(live: Live) -> None:
            live.mind(seat)

        async def there(peer: Peer, others: Others) -> None:
            await others.ask(peer, Mind(code, key))

        await self._wherever(code, key, here, there)

    async def _wherever(
        self,
        code: str,
        key: Key | None,
        here: Callable[[Live], Awaitable[T]],
        there: Callable[[Peer, Others], Awaitable[T]],
    ) -> T:
        """Whoever has it may have died a moment ago; then somebody else has it in a few seconds."""
        until = time.monotonic() + PATIENCE
        while True:
            if self._node is not None and self._store.trouble is not None:
                raise Unreachable(self._store.trouble)  # many come at once then, and the books are not to be stormed
            try:
                return await here(await self.enter(code, key))
            except Elsewhere as elsewhere:
                assert self._others is not None
                with suppress(Gone):
                    return await there(elsewhere.peer, self._others)
            if time.monotonic() > until:
                raise Refusal("busy", status=503)
            await asyncio.sleep(AGAIN)

    async def _check_rules(self, record: TableRecord) -> None:
        """During a deploy another server may know what we do not know, or not any more."""
        try:
            check_rules(record)
        except Refusal:
            if self._node is None:
                raise
            peer = await self._node.owner(record.code) or self._node.knowing(record.game, record.rules)
            if peer is None or peer.id == self._node.me.id:
                raise
            raise Elsewhere(peer) from None

    @asynccontextmanager
    async def put_away(self, code: str) -> AsyncIterator[None]:
        """By who stands in its door: nobody is at the table meanwhile, here or elsewhere. Whoever was comes back by himself, and finds it as it is then."""
        if code in self._live:
            await self._live[code].stop()
        hold = await self._taken_away(code)
        try:
            yield
        finally:
            self._let_go(hold)

    def tell_chairs(self, record: TableRecord) -> None:
        """The same people sit there, and somebody else would like to."""
        if record.code in self._live:
            self._live[record.code].tell_chairs(_seats(record))

    async def _taken_away(self, code: str) -> Hold:
        """From whoever has it."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self._taken(code, None)
            except Elsewhere as elsewhere:
                assert self._others is not None
                with suppress(Gone):
                    await self._others.ask(elsewhere.peer, LetGo(code))
            if time.monotonic() > until:
                raise Refusal("busy", status=503)
            await asyncio.sleep(AGAIN)

    async def let_go(self, code: str) -> None:
        """Another server needs it for a moment."""
        async with self.door(code):
            live = self._live.get(code)
            if live is not None:
                await live.stop()
        await asyncio.gather(*self._releasing)

    async def wake(self, code: str, owned: Owned | None = None) -> None:
        """Something is due at a table by post: it is in memory for as long as that takes. `owned`: it was given to us with that."""
        async with self.door(code):
            await self._in_memory(code, owned)

    def present(self, code: str) -> set[int]:
        """The seats whose people are at the table now."""
        live = self._live.get(code)
        return set() if live is None else live.present

    def change_chair(self, code: str, seat: int, chair: Seat) -> None:
        """Somebody else sits there from now on."""
        if code in self._live:
            self._live[code].change_chair(seat, chair)

    async def reseat(self, code: str) -> None:
        """Somewhere else it was changed who sits there."""
        async with self.door(code):
            live = self._live.get(code)
            if live is not None and not live.over:
                record = await self._stored.written(code)
                for seat, chair in enumerate(record.seats):
                    live.change_chair(seat, chair)
                self.tell_chairs(record)

    def door(self, code: str) -> asyncio.Lock:
        """Whoever loads a table, or changes who may sit down at a live one, does it alone."""
        return self._doors.setdefault(code, asyncio.Lock())

    async def _in_memory(self, code: str, owned: Owned | None = None) -> Live:
        """Raises `Elsewhere`."""
        live = self._live.get(code)
        if live is not None and not live.over and (owned is None or self._node is None):
            return live
        if live is not None:
            await live.stop()
        hold = await self._taken(code, owned)
        try:
            record = await self._stored.record(code)
            check_rules(record)
            return await self._load(record, hold)
        except BaseException:
            self._let_go(hold)
            raise

    async def _taken(self, code: str, owned: Owned | None) -> Hold:
        if self._node is None:
            return Ours()
        return await self._node.take(code) if owned is None else self._node.holding(owned)

    def _let_go(self, hold: Hold) -> None:
        """Whoever wants it next may have it."""
        if self._node is not None and hold.owned is not None:
            releasing = asyncio.create_task(self._node.release(hold.owned))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)

    async def _load(self, record: TableRecord, hold: Hold) -> Live:
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
            hold,
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
        stood = Standing(record.asked, record.since, record.due)
        table = Table(record.code, session, record.seats, memory, house, aside, chat, record.timing, stood)
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
            with suppress(Refusal, Gone):
                try:
                    await self.recount_table(record.code)
                except Elsewhere as elsewhere:
                    assert self._others is not None
                    await self._others.ask(elsewhere.peer, Recount(record.code))

    async def recount_table(self, code: str) -> None:
        """Raises `Elsewhere`."""
        live = self._live.get(code)
        if live is None or live.over:
            await self.wake(code)
        else:
            live.recount(await self._holidays(await self._stored.record(code)))

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
        self._let_go(live.hold)


def _seats(record: TableRecord) -> tuple[Seat, ...]:
    """As they are here: bots that are not installed any more have left."""
    return tuple([present(record.game, chair) for chair in record.seats])


def log_broken(broken: BrokenLog) -> None:
    FAILURES.labels("log").inc()
    log.error("log is broken", table=broken.code, line=broken.line, exc_info=broken)
