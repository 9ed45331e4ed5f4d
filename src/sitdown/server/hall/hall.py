"""Setting tables up, sitting down and getting up, playing again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from sitdown.core.game import BadTable
from sitdown.server.cluster.others import Others
from sitdown.server.guard import USUAL, Limits
from sitdown.server.hall.chairs import (
    agreed,
    applied,
    chair_for,
    check_bot,
    emptied,
    free_chair,
    kept,
    known_game,
    left,
    present,
    same_people,
    seat_of,
    taken,
    with_chair,
)
from sitdown.server.hall.live_tables import LiveTables
from sitdown.server.hall.stored import StoredTables, always
from sitdown.server.hall.waiting import Waiting
from sitdown.server.metrics import OPENED
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import (
    Applicant,
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
from sitdown.server.table.loading import new_session
from sitdown.server.table.presence.awaited import Look, unheard
from sitdown.server.table.time.clock import HouseClock
from sitdown.server.table.time.pace import Pace
from sitdown.server.timing import RELAXED, Timing

DRAWS: Final = 20  # of a code; there are 190 million


@dataclass(frozen=True)
class Ticket:
    """A seat, and the token that opens it."""

    table: str
    seat: int
    token: str


class Hall:
    """`stored`: tables in the books; `live`: those in memory."""

    def __init__(
        self,
        store: Store,
        pace: Pace,
        limits: Limits = USUAL,
        clock: HouseClock | None = None,
        look: Look = unheard,
        others: Others | None = None,
    ) -> None:
        clock = clock or HouseClock()
        self.store = store
        self._waiting = Waiting(limits)
        self._others = others
        self.stored = StoredTables(store, self._waiting, clock, always if others is None else others.is_home)
        self.live = LiveTables(store, self.stored, pace, clock, look, others)

    async def lobby(self) -> list[TableRecord]:
        """What somebody who comes by can join or watch, here or elsewhere."""
        found = await self.own_lobby()
        if self._others is not None:
            more = await self._others.lobby() - {record.code for record in found}
            found += await self.store.reading.open_tables(more) if more else []
        return sorted(found, key=lambda record: record.created, reverse=True)

    async def own_lobby(self) -> list[TableRecord]:
        return await self.stored.lobby(self.live.codes)

    def moved(self) -> None:
        """Other servers have come or gone."""
        self._waiting.move(self.stored.is_home)

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
        known = known_game(game)
        if not 0 <= me < len(chairs) or chairs[me] is not None:
            raise Refusal("no-seat")
        for bot in chairs:
            check_bot(known, bot)
        token = new_token()
        seats = tuple(chair_for(bot) for bot in chairs)
        mine = Seat(name, None, digest(token), founder=True, face=face or UNSET, person=person or UNSET)
        seats = (*seats[:me], mine, *seats[me + 1 :])
        if timing.kind == "post":
            options = {**options, **known.usual.post}
        record = TableRecord("", known.name, known.rules, options, seats, public, self.stored.now, timing=timing)
        record = self.stored.begun(record)
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
            drawn = replace(record, code=next(filter(self.stored.is_home, iter(new_code, None))))
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
            record = await self.stored.changed(code, sat)
        return Ticket(code, seat_of(record, token_key(token)), token)

    async def here(self, code: str, key: Key, address: str) -> tuple[TableRecord, int]:
        """Somebody waits for the game to begin, and shows that he does; the table, and his seat."""
        record = await self.stored.written(code)
        try:
            seat = seat_of(record, key)
        except Refusal as refusal:
            raise Refusal(self._waiting.lost(code, key) or refusal.code, status=403) from refusal
        holder = record.seats[seat].holder
        assert holder is not None
        self._waiting.saw(record, holder, address)
        if record.seats[seat].founder:
            self._waiting.founds(record, address)
        return await self.stored.record(code), seat

    async def fill(self, code: str, key: Key, bot: str) -> None:
        """A bot in every free chair, so that it begins."""

        def filled(record: TableRecord) -> TableRecord:
            seat_of(record, key)
            check_bot(known_game(record.game), bot)
            return replace(record, seats=tuple([chair_for(bot) if chair.free else chair for chair in record.seats]))

        await self.stored.changed(code, filled)

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

        await self.stored.changed(code, freed)

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
        record = await self.stored.record(code)
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

        async with self.live.door(code):
            before = await self.stored.record(code)
            seat = which(before)
            chair = (await self.stored.changed(code, changed)).seats[seat]
            self._waiting.hand_over(before.seats[seat], chair)
            self.live.change_chair(code, seat, chair)
        return seat

    # --- leaving in the middle, and taking over

    async def mind(self, code: str, key: Key) -> None:
        """A caretaker looks after a seat at once, at its own wish, until it does something."""
        await self.live.mind(code, key)

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
        """If somebody else sits there then, the table is loaded again, and whoever is there joins it again. Who only wants to, or may not, sends nobody
        away."""
        async with self.live.door(code):
            before = await self.stored.record(code)
            if same_people(before, change(before)):
                self.live.tell_chairs(await self.stored.changed(code, change))
                return
            async with self.live.put_away(code):
                await self.stored.changed(code, change)

    async def rematch(self, code: str, key: Key, address: str = "") -> Ticket:
        """The same again: whoever asks first sets the table up, the others find their chairs there, kept for them. Whoever asks again is told the same."""
        record = await self.stored.record(code)
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
            await self.stored.changed(again, sat)
        return Ticket(again, seat, fresh)

    async def _again(self, record: TableRecord, address: str) -> str:
        """The code of the next table. Nobody sits there yet, so if two make one at the same moment the other is never seen."""
        chairs = tuple([kept(present(record.game, chair)) for chair in record.seats])
        rules, now = known_game(record.game).rules, self.stored.now
        fresh = TableRecord("", record.game, rules, record.options, chairs, record.public, now, timing=record.timing)
        code = await self._open(fresh, address)
        after = await self.stored.changed(record.code, lambda at: replace(at, rematch=at.rematch or code))
        assert after.rematch is not None
        return after.rematch
