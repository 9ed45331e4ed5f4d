"""All tables of this server: setting them up, sitting down, and finding the live one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import SystemRandom
from secrets import randbelow
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from sitdown.bots import bot_names
from sitdown.core.chance import Chance, ChanceError
from sitdown.core.codec import Malformed
from sitdown.core.kernel import Illegal
from sitdown.core.registry import BadTable, Game, UnknownGame, game_named
from sitdown.server.backrooms import BackRooms
from sitdown.server.live import Live
from sitdown.server.loading import RETOLD, loaded, new_session
from sitdown.server.metrics import FAILURES, OPENED, TABLES
from sitdown.server.pace import Pace
from sitdown.server.play import House
from sitdown.server.records import Seat, TableRecord, digest, new_code, new_token
from sitdown.server.store import Store
from sitdown.server.study import Study
from sitdown.server.table import Table

CLERKS: Final = 2  # threads that read logs
log = structlog.get_logger()

CARETAKERS: Final = {"omerta": "sharp", "cosa-nostra": "regular"}


class Refusal(Exception):
    """It cannot be done; `code` says why, for a client to put into words."""

    def __init__(self, code: str, detail: str = "", status: int = 400) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.status = status


@dataclass(frozen=True)
class Place:
    """A seat, and the token that opens it."""

    table: str
    seat: int
    token: str


class Dealer(Chance):
    """Chance that nobody can foresee, however much of it he has seen."""

    def draw(self, sides: int) -> int:
        return randbelow(sides)


class Hall:
    def __init__(self, store: Store, pace: Pace) -> None:
        self.pool = ThreadPoolExecutor(CLERKS, "clerk")
        self._rooms = BackRooms(self.pool)
        self.study = Study()
        self.store = store
        self._pace = pace
        self._live: dict[str, Live] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one at a time loads a table

    async def close(self) -> None:
        await asyncio.gather(*[live.stop() for live in list(self._live.values())])
        await asyncio.gather(self._rooms.close(), self.study.close())
        self.pool.shutdown(cancel_futures=True)

    # --- before the game

    async def set_up(
        self, game: str, options: dict[str, Any], chairs: Sequence[str | None], me: int, name: str, public: bool
    ) -> Place:
        """A new table; `chairs` has a bot's name or `None` for people. It begins when no chair is free."""
        known = _game(game)
        if not 0 <= me < len(chairs) or chairs[me] is not None:
            raise Refusal("no-seat")
        for bot in chairs:
            _check_bot(known, bot)
        token = new_token()
        seats = tuple(_chair(bot) for bot in chairs)
        seats = (*seats[:me], Seat(name, None, digest(token)), *seats[me + 1 :])
        record = TableRecord(new_code(), known.name, known.rules, options, seats, public, _ms())
        try:
            new_session(record)
        except BadTable as error:
            raise Refusal("bad-table", str(error)) from error
        await self.store.add(_begun(record))
        OPENED.labels(known.name).inc()
        return Place(record.code, me, token)

    async def sit_down(self, code: str, name: str, seat: int | None) -> Place:
        """Take a free chair, this one or any."""
        token = new_token()
        for _ in range(8):  # others sit down at the same time
            record = await self.record(code)
            free = [at for at, chair in enumerate(record.seats) if chair.free]
            if seat is None and free:
                at = free[0]
            elif seat in free:
                at = seat
            else:
                raise Refusal("taken", status=409)
            chairs = list(record.seats)
            chairs[at] = Seat(name, None, digest(token))
            if await self.store.change(record, _begun(replace(record, seats=tuple(chairs)))):
                return Place(code, at, token)
        raise Refusal("taken", status=409)

    async def fill(self, code: str, token: str, bot: str) -> None:
        """A bot in every free chair, so that it begins."""
        for _ in range(8):
            record = await self.record(code)
            _seat_of(record, token)
            _check_bot(_game(record.game), bot)
            chairs = tuple(_chair(bot) if chair.free else chair for chair in record.seats)
            if await self.store.change(record, _begun(replace(record, seats=chairs))):
                return
        raise Refusal("taken", status=409)

    async def hand_over(self, code: str, token: str) -> Place:
        """Another token for a seat; the old one opens it no longer."""
        record = await self.record(code)
        seat, fresh = _seat_of(record, token), new_token()
        chairs = list(record.seats)
        chairs[seat] = replace(chairs[seat], holder=digest(fresh))
        if not await self.store.change(record, replace(record, seats=tuple(chairs))):
            raise Refusal("taken", status=409)
        if code in self._live:
            self._live[code].dismiss(seat)
        return Place(code, seat, fresh)

    async def rematch(self, code: str, token: str) -> Place:
        """The same again: whoever asks first sets the table up, the others find their chairs there."""
        record = await self.record(code)
        seat = _seat_of(record, token)
        if record.finished is None:
            raise Refusal("not-over", status=409)
        name = record.seats[seat].name
        if record.rematch is None:
            chairs = [_present(record.game, chair).bot for chair in record.seats]
            place = await self.set_up(record.game, record.options, chairs, seat, name, record.public)
            if await self.store.change(record, replace(record, rematch=place.table)):
                return place
            record = await self.record(code)
        assert record.rematch is not None
        return await self.sit_down(record.rematch, name, seat)

    async def record(self, code: str) -> TableRecord:
        record = await self.store.table(code)
        if record is None:
            raise Refusal("no-table", status=404)
        return record

    # --- the game

    async def enter(self, code: str, token: str | None) -> tuple[Live, int | None]:
        """The live table, and the seat that the token opens; `None`: to look on."""
        record = await self.record(code)
        seat = None if token is None else _seat_of(record, token)
        if record.started is None:
            raise Refusal("not-begun", status=409)
        check_rules(record)
        async with self._loading.setdefault(code, asyncio.Lock()):
            live = self._live.get(code)
            if live is None or live.over:
                live = await self._load(record)
        return live, seat

    async def _load(self, record: TableRecord) -> Live:
        code = record.code
        record = replace(record, seats=tuple([_present(record.game, chair) for chair in record.seats]))
        lines = await self.store.log(code)
        position = await self.store.position(code, max(0, len(lines) - RETOLD))
        loop = asyncio.get_running_loop()
        try:
            session, memory = await loop.run_in_executor(self.pool, loaded, record, lines, position)
        except (ChanceError, Illegal, Malformed) as error:
            FAILURES.labels("log").inc()
            log.error("log cannot be replayed", table=code, exc_info=error)
            raise Refusal("other-rules", status=409) from error
        aside = await self.store.aside(code)
        nature = f"{await self.store.key('bots')}/{code}"
        house = House(Dealer(), SystemRandom(), self._pace, CARETAKERS[record.game], nature)
        live = Live(code, Table(code, session, record.seats, memory, house, aside), self.store, self._rooms)
        self._live[code] = live
        TABLES.inc()
        live.start().add_done_callback(lambda _: self._gone(live))
        return live

    def _gone(self, live: Live) -> None:
        TABLES.dec()
        if self._live.get(live.code) is live:
            del self._live[live.code]


def _game(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Refusal("no-game", str(error)) from error


def check_rules(record: TableRecord) -> None:
    if record.rules != _game(record.game).rules:
        raise Refusal("other-rules", status=409)


def _check_bot(game: Game, bot: str | None) -> None:
    if bot is not None and bot not in bot_names(game):
        raise Refusal("no-bot", bot)


def _chair(bot: str | None) -> Seat:
    return Seat() if bot is None else Seat("", bot)


def _present(game: str, chair: Seat) -> Seat:
    """A bot that is not there any more, since a package was removed, gives its chair to the caretaker."""
    gone = chair.bot is not None and chair.bot not in bot_names(_game(game))
    return replace(chair, bot=CARETAKERS[game]) if gone else chair


def _begun(record: TableRecord) -> TableRecord:
    """The game begins when nobody is missing."""
    if record.started is not None or any(chair.free for chair in record.seats):
        return record
    return replace(record, started=_ms())


def _seat_of(record: TableRecord, token: str) -> int:
    holder = digest(token)
    for number, seat in enumerate(record.seats):
        if seat.holder == holder:
            return number
    raise Refusal("no-seat", status=403)


def _ms() -> int:
    return time.time_ns() // 1_000_000
