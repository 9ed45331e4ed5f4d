"""Getting to a table, over HTTP."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.server import guard
from sitdown.server.doors.asking import Gate, answer, body_of, code_of, take
from sitdown.server.doors.bodies import Admit, Claim, Fill, Free, Leave, Mine, SetUp, SitDown, TakeOver
from sitdown.server.doors.visitors import Visitors
from sitdown.server.hall.chairs import kept_for, seat_with
from sitdown.server.hall.hall import Hall
from sitdown.server.hall.telling import told_of
from sitdown.server.store.records import Key, TableRecord, token_key

MOST_LISTED: Final = 50
DAY: Final = 24 * 3600


class TableDesk:
    """Answers requests."""

    def __init__(self, hall: Hall, gate: Gate, visitors: Visitors, limits: guard.Limits) -> None:
        self._hall = hall
        self._gate = gate
        self._visitors = visitors
        self._set_ups = guard.Addresses(limits.tables)
        self._seats = guard.Addresses(limits.seats)

    def routes(self) -> list[Route]:
        table, route, home = "/api/tables/{code:str}", self._gate.route, self._gate.at_home
        return [
            route("/api/tables", self.tables),
            route("/api/tables", self.set_up, "POST"),
            route(table, home(self.table)),
            route(f"{table}/seats", home(self.sit_down), "POST"),
            route(f"{table}/claim", home(self.claim), "POST"),
            route(f"{table}/bots", home(self.fill), "POST"),
            route(f"{table}/here", home(self.here), "POST"),
            route(f"{table}/free", home(self.free), "POST"),
            route(f"{table}/handover", home(self.hand_over), "POST"),
            route(f"{table}/leave", home(self.leave), "POST"),
            route(f"{table}/take-over", home(self.take_over), "POST"),
            route(f"{table}/admit", home(self.admit), "POST"),
            route(f"{table}/rematch", home(self.rematch), "POST"),
        ]

    async def table_of(self, request: Request) -> TableRecord | None:
        """The table of an address, unless there is none or somebody is trying codes."""
        return await self._gate.look(request, self._record)

    async def tables(self, request: Request) -> Response:
        since = (time.time() - DAY) * 1000
        found = await self._hall.lobby()
        return answer([told_of(record) for record in found if record.created > since][:MOST_LISTED])

    async def set_up(self, request: Request) -> Response:
        wanted = await body_of(request, SetUp)
        take(self._set_ups, request, "tables")
        async with self._visitors.met(request, wanted.nickname, wanted.face) as visitor:
            ticket = await self._hall.set_up(
                wanted.game,
                wanted.options,
                wanted.chairs,
                wanted.seat,
                wanted.nickname,
                wanted.public,
                guard.caller(request),
                wanted.face,
                visitor.person.id,
                wanted.timing,
            )
        return visitor.remembers(answer(ticket, 201))

    async def table(self, request: Request) -> Response:
        """What anybody may know; and where I sit."""
        record = await self._record(request)
        over = record.finished is not None
        hinted = (await self._hall.store.reading.aside(record.code)).hinted if over else ()
        person = await self._visitors.known(request)
        mine = None if person is None else seat_with(record, Key(person=person.id))
        invited = None if person is None else kept_for(record, person.id)
        return answer({**told_of(record, hinted), "mine": mine, "invited": invited})

    async def sit_down(self, request: Request) -> Response:
        guest = await body_of(request, SitDown)
        take(self._seats, request, "seats")
        code, address = code_of(request), guard.caller(request)
        async with self._visitors.met(request, guest.nickname, guest.face) as visitor:
            ticket = await self._hall.sit_down(code, guest.nickname, guest.seat, address, guest.face, visitor.person.id)
        return visitor.remembers(answer(ticket))

    async def claim(self, request: Request) -> Response:
        """Somebody comes with the link to a chair."""
        claim = await body_of(request, Claim)
        code = code_of(request)
        name, face = await self._hall.named(code, token_key(claim.token))
        async with self._visitors.met(request, name, face) as visitor:
            seat = await self._hall.claim(code, token_key(claim.token), visitor.person.id)
        return visitor.remembers(answer({"table": code, "seat": seat}))

    async def here(self, request: Request) -> Response:
        """I wait for the game to begin."""
        mine = await body_of(request, Mine)
        key = await self._visitors.key(request, mine.token)
        record, seat = await self._hall.here(code_of(request), key, guard.caller(request))
        return answer({**told_of(record), "seat": seat})

    async def fill(self, request: Request) -> Response:
        wanted = await body_of(request, Fill)
        await self._hall.fill(code_of(request), await self._visitors.key(request, wanted.token), wanted.bot)
        return answer(told_of(await self._record(request)))

    async def free(self, request: Request) -> Response:
        wanted = await body_of(request, Free)
        await self._hall.free(code_of(request), await self._visitors.key(request, wanted.token), wanted.seat)
        return answer(told_of(await self._record(request)))

    async def hand_over(self, request: Request) -> Response:
        mine = await body_of(request, Mine)
        return answer(await self._hall.hand_over(code_of(request), await self._visitors.key(request, mine.token)))

    async def leave(self, request: Request) -> Response:
        """A caretaker is to look after my seat until I am back; or I shall not be back."""
        wanted = await body_of(request, Leave)
        key = await self._visitors.key(request, wanted.token)
        if wanted.good:
            await self._hall.leave_for_good(code_of(request), key)
        else:
            await self._hall.mind(code_of(request), key)
        return answer({})

    async def take_over(self, request: Request) -> Response:
        """I would sit in a chair that somebody has left for good. The ticket opens it when those at the table agree."""
        guest = await body_of(request, TakeOver)
        take(self._seats, request, "seats")
        async with self._visitors.met(request, guest.nickname, guest.face) as visitor:
            ticket = await self._hall.applies(
                code_of(request), guest.seat, guest.nickname, guest.face, visitor.person.id
            )
        return visitor.remembers(answer(ticket, 201))

    async def admit(self, request: Request) -> Response:
        """Whoever wants that chair may have it, or not, if you ask me."""
        wanted = await body_of(request, Admit)
        key = await self._visitors.key(request, wanted.token)
        await self._hall.admit(code_of(request), key, wanted.seat, wanted.yes)
        return answer(told_of(await self._record(request)))

    async def rematch(self, request: Request) -> Response:
        take(self._seats, request, "seats")
        mine = await body_of(request, Mine)
        key = await self._visitors.key(request, mine.token)
        return answer(await self._hall.rematch(code_of(request), key, guard.caller(request)))

    async def _record(self, request: Request) -> TableRecord:
        return await self._hall.stored.record(code_of(request), self._hall.store.reading)
