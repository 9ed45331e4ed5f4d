"""One task owns a table while it is live: what arrives is done in order, written down, and only then told."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Final, Protocol

import structlog
from msgspec import UNSET
from msgspec.structs import replace

from sitdown.bots.base import Choice
from sitdown.core.records import Action
from sitdown.server import guard
from sitdown.server.bots.minds import Breakdown, Thought
from sitdown.server.bots.pool import WorkerPool
from sitdown.server.errors import places
from sitdown.server.hints.pool import HintPool
from sitdown.server.live.cooling import Cooling
from sitdown.server.live.hold import Hold
from sitdown.server.metrics import ENTRIES, FAILURES, LIMITED, LOST, WRITING
from sitdown.server.protocol import Trouble, written
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key, Page, Seat, Standing
from sitdown.server.store.store import Conflict, Store
from sitdown.server.store.trouble import Unreachable
from sitdown.server.table.advice import Wanted
from sitdown.server.table.chat import Chat
from sitdown.server.table.noticed import Viewer
from sitdown.server.table.presence.awaited import Awaited, Look
from sitdown.server.table.table import Table
from sitdown.server.table.time.clock import HouseClock, TableClock
from sitdown.server.table.time.clocks import Holidays
from sitdown.server.token_bucket import Buckets

HELD: Final = 1.0  # seconds until it is looked why a write takes so long, and told again
MOST_LINES: Final = 4  # of one seat: a phone, a desk, and what was not closed properly
MOST_WAITING: Final = 65_536  # bytes of one line that the table has not got round to
EFFORT: Final = 200  # bytes that a message is counted as, beside its own
SWAMPED: Final = 1000  # things to be done; then nobody else joins
SOON: Final = 2.0  # seconds: for what is due so soon a table is not put away, and what bots have in mind not lost

log = structlog.get_logger()


class Wire(Protocol):
    """The other end of a line. Nothing here waits: a line that is too slow is cut off."""

    @property
    def address(self) -> str: ...
    def send(self, *frames: bytes) -> None: ...
    def close(self, code: int) -> None: ...
    def round_trip(self) -> float | None: ...


DEAD: Final = 4000  # no pong for too long
AGAIN: Final = 4001  # the table is to be joined again
HANDED_OVER: Final = 4002  # somebody else has this seat now
ELSEWHERE: Final = 4003  # the seat has too many lines, and this was the oldest
POLICY: Final = 1008

Anew = Callable[[Chat], Awaitable[Table]]  # the table as it is on disk, with the talk of the one before


@dataclass(frozen=True, slots=True)
class Act:
    """Something to be done at the table; for whom: the number of a line, or nobody's."""

    do: Callable[[], None]
    line: int | None = None


class Live:
    """`anew` loads the table again when it broke down, `cooling` knows who makes tables break down, `hold` whether the table is still ours."""

    def __init__(
        self,
        code: str,
        table: Table,
        seats: Sequence[Seat],
        store: Store,
        rooms: WorkerPool,
        coach: HintPool,
        clock: HouseClock,
        anew: Anew,
        cooling: Cooling,
        linger: float,
        look: Look,
        hold: Hold,
    ) -> None:
        self.code = code
        self.hold = hold
        self.over = False  # it is not to be joined any more
        self._table = table
        self._anew = anew
        self._cooling = cooling
        self._look = look
        self._awaited = Awaited()
        self._seats = list(seats)  # who sits there, and by what token
        self._store = store
        self._rooms = rooms
        self._coach = coach
        self._thinking: set[asyncio.Task[Choice | Action | None]] = set()
        self._advising: set[asyncio.Task[bytes]] = set()
        self._wires: dict[int, tuple[Viewer, Wire]] = {}
        self._numbers = count(1)
        self._inbox: list[Act] = []
        self._waiting: Counter[int] = Counter()  # bytes in the inbox, by line
        self._frames: Buckets[int | str] = Buckets(guard.FRAMES)  # by seat; spectators by address
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._aside = table.aside  # as it is on disk
        self._standing = Standing()
        self._linger = linger  # seconds that it stays in memory when nobody is there
        self._clock = TableClock(clock)
        self._lost = self._clock.lost  # time, when the table was last told of it

    def start(self) -> asyncio.Task[None]:
        self._task = asyncio.create_task(self._run(), name=f"table {self.code}")
        return self._task

    # --- lines

    def join(self, key: Key | None, since: int, wire: Wire) -> int:
        """The number of the new line; without a key to look on. Raises `Refusal`: a seat may have been handed over while he was on his way in."""
        viewer = None if key is None else self._seat_of(key)
        if len(self._inbox) >= SWAMPED or self._cooling.away(self._culprit(viewer, wire), _now()):
            LIMITED.labels("table").inc()
            raise Refusal("busy", status=503)
        if viewer is not None:
            for oldest in self._lines_of(viewer)[: 1 - MOST_LINES]:
                self._cut(oldest, ELSEWHERE)
        number = next(self._numbers)
        self._wires[number] = (viewer, wire)
        self._post(Act(lambda: self._table.join(number, viewer, since, self._now(), wire.round_trip), number))
        return number

    def hear(self, number: int, data: bytes | str, late: float = 0.0) -> bool:
        """Stamped now, whenever the table gets round to it; or so many seconds ago, when it came in elsewhere. `False`: it is too much, and is not heard."""
        arrived = self._now() - late
        if number not in self._wires:
            return True
        viewer, wire = self._wires[number]
        waiting = self._waiting[number] + len(data) + EFFORT
        if not self._frames.take(wire.address if viewer is None else viewer, _now()) or waiting > MOST_WAITING:
            return False
        if self._table.is_pong(number, data, arrived):
            return True  # nobody is told anything of it, and there are more of them than of moves
        self._waiting[number] = waiting
        self._post(Act(lambda: self._hear(number, data, arrived), number))
        return True

    def leave(self, number: int) -> None:
        if self._wires.pop(number, None) is not None:
            self._post(Act(lambda: self._table.leave(number, self._now()), number))

    def change_chair(self, seat: int, chair: Seat) -> None:
        """Whoever sat here does no longer; unless he who has its token has only said who he is."""
        before, self._seats[seat] = self._seats[seat], chair
        if before.holder == chair.holder and before.person in (UNSET, chair.person):
            return
        for number in self._lines_of(seat):
            self._cut(number, HANDED_OVER)

    @property
    def present(self) -> set[int]:
        """The seats with a line."""
        return {viewer for viewer, _ in self._wires.values() if viewer is not None}

    def mind(self, seat: int) -> None:
        """A caretaker comes at once."""
        self._post(Act(lambda: self._table.mind(seat, self._now())))

    def tell_chairs(self, seats: Sequence[Seat]) -> None:
        """Who would like to sit where somebody has left."""
        self._post(Act(lambda: self._table.tell_chairs(seats, self._now())))

    def recount(self, holidays: Holidays) -> None:
        """Somebody's holidays are others now."""
        self._post(Act(lambda: self._table.recount(holidays, self._now())))

    def _lines_of(self, seat: int) -> list[int]:
        """The oldest first."""
        return [number for number, (viewer, _) in self._wires.items() if viewer == seat]

    async def stop(self) -> None:
        """What is in the inbox is still done and told."""
        self.over = True
        if self._task is not None:
            self._stirred.set()
            await asyncio.gather(self._task, return_exceptions=True)

    def drop(self) -> None:
        """It is not ours any more: nothing is written, and nobody is told anything."""
        self.over = True
        self._cut_all()
        if self._task is not None:
            self._task.cancel()

    # --- the task

    async def _run(self) -> None:
        try:
            while not self.over:
                await self._turn()
                await self._wait()
            await self._turn()
        except Conflict:
            LOST.inc()
            log.warning("table is written elsewhere", table=self.code)
        except Unreachable:
            pass  # the server stops; what is not on disk was told to nobody
        except Exception:  # noqa: BLE001  (it is logged, and everybody is to join again)
            self._broke_down()
            self._cooling.burn(self.code, _now())
        finally:
            self.over = True
            self._cut_all()
            for task in (*self._thinking, *self._advising):
                task.cancel()

    async def _turn(self) -> None:
        self._store.look()
        if self._store.trouble is not None:
            await self._held(self._store.reached())
        await self._be_sure()
        if self._lost != self._clock.lost:
            self._lost = self._clock.lost
            self._table.stood_still(self._now())
        inbox, self._inbox = self._inbox, []
        self._waiting.clear()
        try:
            page = self._done(inbox)
        except Exception:  # noqa: BLE001  (it is logged, and whose fault it was is found out)
            self._broke_down()
            await self._mend(inbox)
        else:
            await self._tell(page)

    def _done(self, inbox: list[Act]) -> Page | None:
        """Do it all, and what is due: what is to be written down before anybody is told. With what was done, orders and remarks; what everybody has had
        when the table is left: it changes all the time."""
        self._table.clocks.tune(self._clock.offset)
        for act in inbox:
            act.do()
        self._table.wake(self._now())
        page = self._table.journal.page(self._clock.milliseconds)
        aside, standing = self._table.aside, self._table.standing
        if replace(aside, had={}) != replace(self._aside, had={}) or (self.over and aside != self._aside):
            page = replace(page or Page(self.code, ()), aside=aside)
        if standing != self._standing:
            page = replace(page or Page(self.code, ()), standing=standing)
        return page

    async def _tell(self, page: Page | None) -> None:
        for thought in self._table.company.thoughts():
            self._think(thought)
        if page is not None:
            await self._write(page)
        await self._be_sure()
        for wanted in self._table.advice.wanted():
            self._advise(wanted)
        outbox, self._table.audience.outbox = self._table.audience.outbox, []
        frames: defaultdict[int, list[bytes]] = defaultdict(list)  # what goes over one line goes at once
        for number, frame in outbox:
            frames[number].append(frame)
        for number, some in frames.items():
            if number in self._wires:
                self._wires[number][1].send(*some)
        self._table.shown(self._now())
        for number in self._table.audience.dead(self._now()):
            self._cut(number, DEAD)
        for number in self._table.audience.turned_away():
            self._cut(number, POLICY)
        if self._awaited != (awaited := self._table.awaited):
            self._awaited = awaited
            self._look(self.code, awaited)

    # --- when it breaks down

    async def _mend(self, inbox: list[Act]) -> None:
        """What was in the inbox is done again, on the table as it is on disk and one by one. Whose message it breaks down over is put out; if it
        is nobody's there is nothing to be done, and it is raised."""
        await self._reload()
        await self._tell(self._done([]))
        for act in inbox:
            try:
                page = self._done([act])
            except Exception:
                if act.line is None:
                    raise
                self._broke_down()
                self._put_out(act.line)
                await self._reload()
                page = self._done([])
            await self._tell(page)

    async def _reload(self) -> None:
        """Everything acknowledged is on disk, so that the others notice nothing but an update."""
        table = await self._anew(self._table.chat)
        table.replace(self._table, self._wires, self._now())
        self._table = table

    def _put_out(self, number: int) -> None:
        """Whoever sent what the table broke down over; if that was not the first time, for a while."""
        if number in self._wires:
            self._cooling.burn(self._culprit(*self._wires[number]), _now())
            self._cut(number, POLICY)

    def _culprit(self, viewer: Viewer, wire: Wire) -> tuple[str, int | str]:
        """Who is kept away from this table."""
        return self.code, wire.address if viewer is None else viewer

    def _broke_down(self) -> None:
        FAILURES.labels("table").inc()
        log.exception("table broke down", table=self.code)

    # --- waiting, writing, thinking

    async def _wait(self) -> None:
        """Until something comes in or is due; a thought comes in."""
        if self._inbox or self.over:
            return
        self._stirred.clear()
        due = self._table.due
        if due is None and self._thinking:
            await self._stirred.wait()
            return
        empty = not self._table.audience.lines and not self._thinking
        idle = due is None or (empty and due - self._now() > max(self._linger, SOON))
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._linger if idle or due is None else due - self._now(), self._stirred.set)
        await self._stirred.wait()
        timer.cancel()
        if idle and not self._inbox and not self._thinking:
            self.over = True

    async def _be_sure(self) -> None:
        """That the table is ours: else nobody is told anything. Raises `Lost`."""
        if not self.hold.holds:
            await self._held(self.hold.regained())

    async def _write(self, page: Page) -> None:
        with WRITING.time():
            await self._held(self._store.write(page, self.hold.owned))
        ENTRIES.inc(len(page.lines))
        self._aside = page.aside or self._aside
        self._standing = page.standing or self._standing

    async def _held(self, until: Awaitable[None]) -> None:
        """Until this is done. While the books are out of reach no time passes at the table, and everybody is told why nothing happens.
        Raises `Unreachable` if there is no use in waiting any longer."""
        task = asyncio.ensure_future(until)
        try:
            while not (await asyncio.wait([task], timeout=HELD))[0]:
                if self._store.trouble is None:
                    continue
                if self.over:
                    raise Unreachable(self._store.trouble)
                self._clock.stop()
                frame = written(Trouble(self._store.trouble))
                for _, wire in self._wires.values():
                    wire.send(frame)
        finally:
            task.cancel()
            self._clock.go_on()
        task.result()

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
            self._post(Act(lambda: self._table.thinking.thought(thought, thinking.result(), self._now())))
        else:
            FAILURES.labels("bot").inc()
            errors = error.errors if isinstance(error, Breakdown) else places(error)
            log.error("bot broke down", table=self.code, bot=thought.mind.bot, errors=errors)
            self._post(Act(lambda: self._table.thinking.failed(thought, self._now())))

    def _advise(self, wanted: Wanted) -> None:
        asking = asyncio.create_task(self._coach.ask(wanted.matter))
        self._advising.add(asking)
        asking.add_done_callback(partial(self._advised, wanted))

    def _advised(self, wanted: Wanted, asking: asyncio.Task[bytes]) -> None:
        self._advising.discard(asking)
        if not asking.cancelled():
            hints = None if asking.exception() is not None else asking.result()
            self._post(Act(lambda: self._table.advice.given(wanted, hints)))

    def _seat_of(self, key: Key) -> Viewer:
        """Who comes with no token, and has no seat here, looks on."""
        for number, seat in enumerate(self._seats):
            if key.opens(seat):
                return number
        if key.holder is not None:
            raise Refusal("no-seat", status=403)
        return None

    def _hear(self, number: int, data: bytes | str, arrived: float) -> None:
        if number in self._table.audience.lines:
            self._table.hearing.hear(number, data, arrived)

    def _post(self, act: Act) -> None:
        self._inbox.append(act)
        self._stirred.set()

    def _cut_all(self) -> None:
        for number in list(self._wires):
            self._cut(number, AGAIN)

    def _cut(self, number: int, code: int) -> None:
        """If it is still there: lines come and go whenever anything is waited for."""
        if number in self._wires:
            _, wire = self._wires[number]
            self.leave(number)
            wire.close(code)

    def _now(self) -> float:
        """By the table's clock, which stands still while nothing can be written; limits go by the real one."""
        return self._clock.now()


def _now() -> float:
    return time.monotonic()
