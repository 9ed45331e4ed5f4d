"""All tables of this server: setting them up, sitting down, and finding the live one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from random import SystemRandom
from secrets import randbelow
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from sitdown.bots import bot_names
from sitdown.bots.caretaker import CARETAKER
from sitdown.core.chance import Chance
from sitdown.core.game import AnyGame, BadTable
from sitdown.core.log import Session
from sitdown.core.registry import UnknownGame, game_named
from sitdown.server.after.archive import Archive
from sitdown.server.after.coach_pool import CoachPool
from sitdown.server.bots.pool import WorkerPool
from sitdown.server.doors.chairs import (
    agreed,
    applied,
    emptied,
    free_chair,
    left,
    seat_of,
    taken,
    with_chair,
)
from sitdown.server.doors.waiting import Waiting
from sitdown.server.guard import USUAL, Limits
from sitdown.server.hints.pool import HintPool
from sitdown.server.metrics import FAILURES, LIMITED, OPENED, TABLES
from sitdown.server.people.holidays import Holidays
from sitdown.server.refusal import Refusal
from sitdown.server.store.positions import BadPosition
from sitdown.server.store.reading import Reader
from sitdown.server.store.records import (
    Applicant,
    Aside,
    Key,
    Seat,
    TableRecord,
    digest,
    new_code,
    new_token,
    next_token,
    token_key,
)
from sitdown.server.store.store import Conflict, Store
from sitdown.server.store.trouble import BrokenLog
from sitdown.server.table.chat import Chat
from sitdown.server.table.clock import HouseClock
from sitdown.server.table.cooling import Cooling
from sitdown.server.table.live import Live
from sitdown.server.table.loading import RETOLD, loaded, new_session
from sitdown.server.table.noticed import Noticed
from sitdown.server.table.pace import Pace
from sitdown.server.table.play import House
from sitdown.server.table.table import Table
from sitdown.server.timing import RELAXED, Timing

CLERKS: Final = 2  # threads that read logs
MOST_TABLES: Final = 5000  # in memory
MOST_RECOUNTED: Final = 100  # tables of one person
DRAWS: Final = 20  # of a code; there are 190 million
KEPT: Final = 15 * 60 * 1000  # milliseconds that the chairs of a rematch wait for their people
log = structlog.get_logger()


@dataclass(frozen=True)
class Ticket:
    """A seat, and the token that opens it."""

    table: str
    seat: int
    token: str


class Dealer(Chance):
    """Chance that nobody can foresee, however much of it he has seen."""

    def draw(self, sides: int) -> int:
        return randbelow(sides)


class Hall:
    def __init__(self, store: Store, pace: Pace, limits: Limits = USUAL, clock: HouseClock | None = None) -> None:
        self.pool = ThreadPoolExecutor(CLERKS, "clerk")
        self._rooms = WorkerPool(self.pool)
        self.study = CoachPool()
        self._coach = HintPool()
        self.archive = Archive()
        self.store = store
        self._clock = clock or HouseClock()
        self._watching = asyncio.create_task(self._clock.watched())
        self._pace = pace
        self._waiting = Waiting(limits)
        self._cooling = Cooling()  # tables that break down by themselves, and who breaks them down
        self._live: dict[str, Live] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def close(self) -> None:
        self._watching.cancel()
        await asyncio.gather(*[live.stop() for live in list(self._live.values())])
        await asyncio.gather(self._rooms.close(), self.study.close(), self._coach.close(), self.archive.close())
        self.pool.shutdown(cancel_futures=True)

    # --- before the game

    async def set_up(
        self,
        game: str,
        options: dict[str, Any],
        chairs: Sequence[str | None],
        me: int,
        name: str,
        public: bool,
        address: str = "",
        face: str = "",
        person: str | None = None,
        timing: Timing = RELAXED,
    ) -> Ticket:
        """A new table; `chairs` has a bot's name or `None` for people. It begins when no chair is free."""
        known = _game(game)
        if not 0 <= me < len(chairs) or chairs[me] is not None:
            raise Refusal("no-seat")
        for bot in chairs:
            _check_bot(known, bot)
        token = new_token()
        seats = tuple(_chair(bot) for bot in chairs)
        mine = Seat(name, None, digest(token), founder=True, face=face or UNSET, person=person or UNSET)
        seats = (*seats[:me], mine, *seats[me + 1 :])
        if timing.kind == "post":
            options = {**options, **known.usual.post}
        record = TableRecord("", known.name, known.rules, options, seats, public, self.now, timing=timing)
        record = self._begun(record)
        if record.public and record.started is None:
            self._waiting.check_tables(address)
        with self._waiting.coming(digest(token)):
            code = await self._open(record, address, digest(token))
        return Ticket(code, me, token)

    async def _open(self, record: TableRecord, address: str, holder: str | None = None) -> str:
        """Its code: one that no table has. `holder` has set it up and sits there already."""
        try:
            new_session(record)
        except BadTable as error:
            raise Refusal("bad-table", str(error)) from error
        for _ in range(DRAWS):
            drawn = replace(record, code=new_code())
            self._waiting.founds(drawn, address)
            if holder is not None:
                self._waiting.saw(drawn, holder, address)
            with suppress(Conflict):
                await self.store.add(drawn)
                OPENED.labels(record.game).inc()
                return drawn.code
        raise Conflict

    async def sit_down(
        self, code: str, name: str, seat: int | None, address: str = "", face: str = "", person: str | None = None
    ) -> Ticket:
        """Take a free chair, this one or any; or the one that is kept for me."""
        token = new_token()
        holder = digest(token)

        def sat(record: TableRecord) -> TableRecord:
            at = free_chair(record, seat, person)
            self._waiting.check_chairs(record, holder, address)
            self._waiting.saw(record, holder, address)
            return taken(record, at, name, holder, face or UNSET, person)

        with self._waiting.coming(holder):
            record = await self.changed(code, sat)
        return Ticket(code, seat_of(record, token_key(token)), token)

    async def here(self, code: str, key: Key, address: str) -> tuple[TableRecord, int]:
        """Somebody waits for the game to begin, and shows that he does; the table, and his seat."""
        record = await self._stored(code)
        try:
            seat = seat_of(record, key)
        except Refusal as refusal:
            raise Refusal(self._waiting.lost(code, key) or refusal.code, status=403) from refusal
        holder = record.seats[seat].holder
        assert holder is not None
        self._waiting.saw(record, holder, address)
        if record.seats[seat].founder:
            self._waiting.founds(record, address)
        return await self.record(code), seat

    async def fill(self, code: str, key: Key, bot: str) -> None:
        """A bot in every free chair, so that it begins."""

        def filled(record: TableRecord) -> TableRecord:
            seat_of(record, key)
            _check_bot(_game(record.game), bot)
            return replace(record, seats=tuple([_chair(bot) if chair.free else chair for chair in record.seats]))

        await self.changed(code, filled)

    async def free(self, code: str, key: Key, seat: int) -> None:
        """The founder shows somebody the door, or waits no longer for a player of the game before."""

        def freed(record: TableRecord) -> TableRecord:
            mine = record.seats[seat_of(record, key)]
            if not mine.founder:
                raise Refusal("not-founder", status=403)
            if record.started is not None:
                raise Refusal("begun", status=409)
            if seat >= len(record.seats) or record.seats[seat] is mine:
                raise Refusal("no-seat")
            if record.seats[seat].holder is not None:  # before the chair is free, or he could be back in it first
                self._waiting.show_out(record, record.seats[seat], mine)
            return emptied(record, {seat})

        await self.changed(code, freed)

    async def hand_over(self, code: str, key: Key, to: str | UnsetType = UNSET) -> Ticket:
        """Another token for a seat; what opened it before does no longer, not even for somebody who has knocked already. It is nobody's until
        somebody comes with the token, or his who keeps it."""
        fresh = new_token()
        seat = await self.change_chair(
            code, partial(seat_of, key=key), lambda chair: replace(chair, holder=digest(fresh), person=to)
        )
        return Ticket(code, seat, fresh)

    async def named(self, code: str, key: Key) -> tuple[str, str]:
        """How somebody is called who sits there, and his face."""
        record = await self.record(code)
        seat = record.seats[seat_of(record, key)]
        return seat.name, seat.face or ""

    async def claim(self, code: str, key: Key, person: str, politely: bool = False) -> int:
        """Whoever has a chair's token takes it for himself: from now on it hangs on him. `politely`: unless it hangs on somebody. His seat."""

        def claimed(chair: Seat) -> Seat:
            if politely and chair.person not in (UNSET, person):
                raise Refusal("taken", status=409)
            return replace(chair, person=person)

        return await self.change_chair(code, partial(seat_of, key=key), claimed)

    async def change_chair(self, code: str, which: Callable[[TableRecord], int], change: Callable[[Seat], Seat]) -> int:
        """Who sits in it, or by what; its number. Whoever sat there does no longer. One chair at a table hangs on a person."""

        def changed(record: TableRecord) -> TableRecord:
            seat = which(record)
            chair = change(record.seats[seat])
            if any(at != seat and other == chair.person for at, other in record.sitting.items()):
                raise Refusal("sits-already", status=409)
            return with_chair(record, seat, chair)

        async with self._door(code):
            before = await self.record(code)
            seat = which(before)
            chair = (await self.changed(code, changed)).seats[seat]
            self._waiting.hand_over(before.seats[seat], chair)
            if code in self._live:
                self._live[code].change_chair(seat, chair)
        return seat

    # --- leaving in the middle, and taking over

    async def mind(self, code: str, key: Key) -> None:
        """A caretaker looks after a seat at once, at its own wish, until it does something."""
        live = await self.enter(code, key)
        live.mind(seat_of(await self.record(code), key))

    async def leave_for_good(self, code: str, key: Key) -> None:
        """Nobody opens that seat again; a caretaker sits there until somebody else takes it over. Before the game begins the chair is free."""

        def gone(record: TableRecord) -> TableRecord:
            seat = seat_of(record, key)
            return emptied(record, {seat}) if record.started is None else left(record, seat)

        await self._reseated(code, gone)

    async def applies(self, code: str, seat: int, name: str, face: str, person: str) -> Ticket:
        token = new_token()
        applicant = Applicant(name, digest(token), person, face)
        await self._reseated(code, lambda record: applied(record, seat, applicant))
        return Ticket(code, seat, token)

    async def admit(self, code: str, key: Key, seat: int, yes: bool) -> None:
        await self._reseated(code, lambda record: agreed(record, seat_of(record, key), seat, yes))

    async def _reseated(self, code: str, change: Callable[[TableRecord], TableRecord]) -> None:
        """Somebody else sits there, or wants to: the table is loaded again, and whoever is there joins it again."""
        async with self.put_away(code):
            await self.changed(code, change)

    async def rematch(self, code: str, key: Key, address: str = "") -> Ticket:
        """The same again: whoever asks first sets the table up, the others find their chairs there, kept for them. Whoever asks again is told the same."""
        record = await self.record(code)
        seat = seat_of(record, key)
        if record.finished is None:
            raise Refusal("not-over", status=409)
        mine = record.seats[seat]
        again = record.rematch or await self._again(record, address)
        fresh = next_token(await self.store.key("rematch"), mine.holder or "", again)
        holder = digest(fresh)

        def sat(record: TableRecord) -> TableRecord:
            if record.seats[seat].holder == holder:
                return record
            if not record.seats[seat].empty:
                raise Refusal("taken", status=409)
            self._waiting.check_bar(record, address)
            self._waiting.saw(record, holder, address)
            return taken(record, seat, mine.name, holder, mine.face, mine.person)

        with self._waiting.coming(holder):
            await self.changed(again, sat)
        return Ticket(again, seat, fresh)

    async def _again(self, record: TableRecord, address: str) -> str:
        """The code of the next table. Nobody sits there yet, so if two make one at the same moment the other is never seen."""
        chairs = tuple([_kept(_present(record.game, chair)) for chair in record.seats])
        rules, now = _game(record.game).rules, self.now
        fresh = TableRecord("", record.game, rules, record.options, chairs, record.public, now, timing=record.timing)
        code = await self._open(fresh, address)
        after = await self.changed(record.code, lambda at: replace(at, rematch=at.rematch or code))
        assert after.rematch is not None
        return after.rematch

    def _begun(self, record: TableRecord) -> TableRecord:
        """The game begins when nobody is missing; by post though nobody is at the table."""
        if record.started is not None or any(chair.empty for chair in record.seats):
            return record
        now = self.now
        return replace(record, started=now, due=now if record.timing.kind == "post" else None)

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return round(self._clock.world() * 1000)

    # --- records

    async def record(self, code: str, books: Reader | None = None) -> TableRecord:
        """As it is now: without people who are gone. As these books have it; those of the player, if nothing is said."""
        while True:
            record = await self._stored(code, books)
            lapsed = self._lapsed(record)
            if not lapsed:
                return record
            tidied = emptied(record, lapsed)
            if await self.store.change(record, tidied):
                self._waiting.lapse(code, [record.seats[at] for at in lapsed])
                return tidied

    def _lapsed(self, record: TableRecord) -> set[int]:
        """Chairs that were kept for long enough."""
        if record.started is not None:
            return set()
        waits = self.now < record.created + KEPT
        return {
            at
            for at, chair in enumerate(record.seats)
            if (chair.kept and not waits)
            or (record.public and chair.holder is not None and self._waiting.is_gone(record, chair.holder))
        }

    async def changed(self, code: str, change: Callable[[TableRecord], TableRecord]) -> TableRecord:
        """What has become of it. Others change it at the same time, so `change` may be asked more than once."""
        for _ in range(8):
            before = await self.record(code)
            after = self._begun(change(before))
            if after == before or await self.store.change(before, after):
                if after.started is not None:
                    self._waiting.begins(code)
                return after
        raise Refusal("taken", status=409)

    async def lobby(self) -> list[TableRecord]:
        """Public tables at which somebody waits or plays, the newest first, and only a few of one address."""
        found = await self.store.reading.open_tables({*self._waiting.tables, *self._live})
        now = [emptied(record, self._lapsed(record)) for record in found]
        return self._waiting.few(
            [record for record in now if record.started or any(seat.free for seat in record.seats)]
        )

    async def _stored(self, code: str, books: Reader | None = None) -> TableRecord:
        record = await (books or self.store).table(code)
        if record is None:
            raise Refusal("no-table", status=404)
        return record

    # --- the game

    async def enter(self, code: str, key: Key | None) -> Live:
        """The live table. The key has opened a seat a moment ago; whether it still does is for the table to say (`Live.join`)."""
        record = await self.record(code)
        if key is not None and key.holder is not None:
            seat_of(record, key)
        if record.started is None:
            raise Refusal("not-begun", status=409)
        check_rules(record)
        if self._cooling.away(code, time.monotonic()):
            LIMITED.labels("table").inc()
            raise Refusal("busy", status=503)
        async with self._door(code):
            live = self._live.get(code)
            if live is None or live.over:
                live = await self._load(await self.record(code))
        return live

    @asynccontextmanager
    async def put_away(self, code: str) -> AsyncIterator[None]:
        """Nobody is at the table meanwhile. Whoever was comes back by himself, and finds it as it is then."""
        async with self._door(code):
            live = self._live.get(code)
            if live is not None:
                await live.stop()
            yield

    async def wake(self, code: str) -> None:
        """Something is due at a table by post: it is in memory for as long as that takes."""
        async with self._door(code):
            live = self._live.get(code)
            if live is None or live.over:
                record = await self.record(code)
                check_rules(record)
                await self._load(record)

    def present(self, code: str) -> set[int]:
        """The seats whose people are at the table now."""
        live = self._live.get(code)
        return set() if live is None else live.present

    def _door(self, code: str) -> asyncio.Lock:
        """Whoever loads a table, or changes who may sit down at a live one, does it alone."""
        return self._doors.setdefault(code, asyncio.Lock())

    async def _load(self, record: TableRecord) -> Live:
        if len(self._live) >= MOST_TABLES:
            LIMITED.labels("tables-live").inc()
            raise Refusal("busy", status=503)
        code, anew = record.code, partial(self._table, record)
        table = await anew(None)
        live = Live(
            code,
            table,
            record.seats,
            self.store,
            self._rooms,
            self._coach,
            self._clock,
            anew,
            self._cooling,
            self._pace.linger,
        )
        self._live[code] = live
        TABLES.inc()
        live.start().add_done_callback(lambda _: self._gone(live))
        return live

    async def _table(self, record: TableRecord, chat: Chat | None) -> Table:
        """As it is on disk, with the talk of the one that was there before, if there was one."""
        record = replace(record, seats=tuple([_present(record.game, chair) for chair in record.seats]))
        try:
            session, memory, aside = await self._read(record)
        except BrokenLog as broken:
            log_broken(broken)
            raise Refusal("broken-log", status=500) from broken
        nature = f"{await self.store.key('bots')}/{record.code}"
        house = House(Dealer(), SystemRandom(), self._pace, CARETAKER, nature)
        table = Table(record.code, session, record.seats, memory, house, aside, chat, record.timing, record.due)
        table.clocks.holidays = await self._holidays(record)
        return table

    async def _holidays(self, record: TableRecord) -> dict[int, tuple[tuple[int, int], ...]]:
        """By seat. Where no days are counted nobody needs any."""
        if record.timing.kind != "post":
            return {}
        theirs = await Holidays(self.store).of(set(record.sitting.values()))
        return {seat: theirs[person] for seat, person in record.sitting.items() if person in theirs}

    async def recount(self, person: str) -> None:
        """Somebody has announced a holiday, or is back: his tables by post are due later, or sooner."""
        for record, _ in await self.store.tables_of(person, over=False, most=MOST_RECOUNTED):
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
        lines = await self.store.log(code)
        position = await self.store.position(code, max(0, len(lines) - RETOLD))
        try:
            session, memory = await loop.run_in_executor(self.pool, loaded, record, lines, position)
        except BadPosition as error:
            log.warning("position is damaged, the log is read from its beginning", table=code, exc_info=error)
            session, memory = await loop.run_in_executor(self.pool, loaded, record, lines, None)
        aside = await self.store.aside(code)
        if any(had > memory.seq(seat) for seat, had in aside.had.items()):  # they were shown more than there is
            raise BrokenLog(code, len(lines) + 1)
        return session, memory, aside

    def _gone(self, live: Live) -> None:
        TABLES.dec()
        if self._live.get(live.code) is live:
            del self._live[live.code]


def log_broken(broken: BrokenLog) -> None:
    FAILURES.labels("log").inc()
    log.error("log is broken", table=broken.code, line=broken.line, exc_info=broken)


def _game(name: str) -> AnyGame:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Refusal("no-game", str(error)) from error


def check_rules(record: TableRecord) -> None:
    if record.rules != _game(record.game).rules:
        raise Refusal("other-rules", status=409)


def _check_bot(game: AnyGame, bot: str | None) -> None:
    if bot is not None and bot not in bot_names(game):
        raise Refusal("no-bot", bot)


def _chair(bot: str | None) -> Seat:
    return Seat() if bot is None else Seat("", bot)


def _present(game: str, chair: Seat) -> Seat:
    """A bot that is not there any more, since a package was removed, gives its chair to the caretaker."""
    gone = chair.bot is not None and chair.bot not in bot_names(_game(game))
    return replace(chair, bot=game_named(game).usual.caretaker) if gone else chair


def _kept(chair: Seat) -> Seat:
    """For who sat there; if he has left, for anybody."""
    if chair.left:
        return Seat()
    return (
        _chair(chair.bot)
        if chair.bot is not None
        else Seat(chair.name, kept=True, face=chair.face, person=chair.person)
    )
