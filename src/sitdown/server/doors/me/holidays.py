"""My holidays, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.server import guard
from sitdown.server.doors.asking import Body, Gate, answer, body_of, check
from sitdown.server.doors.visitors import Visitors
from sitdown.server.hall.hall import Hall
from sitdown.server.people.holidays import A_YEAR, Holidays

Moment = Annotated[int, Meta(ge=0, le=2**53)]  # milliseconds since 1970


class Take(Body, frozen=True):
    first: Moment
    last: Moment


class Back(Body, frozen=True):
    first: Moment


class Calendar:
    """Answers requests."""

    def __init__(self, hall: Hall, gate: Gate, visitors: Visitors, holidays: Holidays, limits: guard.Limits) -> None:
        self._hall = hall
        self._gate = gate
        self._visitors = visitors
        self._holidays = holidays
        self._changes = guard.Addresses(limits.holidays)

    def routes(self) -> list[Route]:
        route, mine = self._gate.route, "/api/me/holidays"
        return [
            route(mine, self.told),
            route(mine, self.take, "POST"),
            route(f"{mine}/drop", self.drop, "POST"),
        ]

    async def told(self, request: Request) -> Response:
        """Who is nobody here has announced none."""
        person = await self._visitors.known(request)
        return answer(await self._told("" if person is None else person.id))

    async def take(self, request: Request) -> Response:
        check(self._changes.take(guard.caller(request)), "holidays")
        wanted = await body_of(request, Take)
        person = (await self._visitors.must_be_known(request)).id
        await self._holidays.take(person, (wanted.first, wanted.last), self._hall.stored.now)
        await self._hall.live.recount(person)
        return answer(await self._told(person), 201)

    async def drop(self, request: Request) -> Response:
        check(self._changes.take(guard.caller(request)), "holidays")
        wanted = await body_of(request, Back)
        person = (await self._visitors.must_be_known(request)).id
        await self._holidays.drop(person, wanted.first, self._hall.stored.now)
        await self._hall.live.recount(person)
        return answer(await self._told(person))

    async def _told(self, person: str) -> dict[str, Any]:
        spans = (await self._holidays.of([person])).get(person, ())
        coming = [{"first": first, "last": last} for first, last in spans if last > self._hall.stored.now]
        return {"holidays": coming, "a_year": A_YEAR}
