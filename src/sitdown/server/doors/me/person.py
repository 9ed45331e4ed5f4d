"""Who I am, over HTTP: my name, my tables; and that I want to be forgotten."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.server.doors.asking import Body, Gate, answer, body_of
from sitdown.server.doors.bodies import Guest
from sitdown.server.doors.me.tables import tables_of
from sitdown.server.doors.visitors import Visitors, cookie_of, device_of, give_cookie, take_cookie
from sitdown.server.hall.belongings import Belongings
from sitdown.server.hall.hall import Hall
from sitdown.server.people.records import Person
from sitdown.server.people.register import Register
from sitdown.server.protocol import Code, Token
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import token_key

MOST_CLAIMS: Final = 100


class Nothing(Body, frozen=True):
    """It is enough to ask."""


class Held(Body, frozen=True):
    table: Code
    token: Token


class Claims(Body, frozen=True):
    """Tokens that a browser has kept since before there were cookies."""

    seats: Annotated[tuple[Held, ...], Meta(max_length=MOST_CLAIMS)]


class Cloakroom:
    """Answers requests about oneself."""

    def __init__(self, hall: Hall, gate: Gate, visitors: Visitors, register: Register, belongings: Belongings) -> None:
        self._hall = hall
        self._gate = gate
        self._visitors = visitors
        self._register = register
        self._belongings = belongings

    def routes(self) -> list[Route]:
        route = self._gate.route
        return [
            route("/api/me", self.me),
            route("/api/me", self.call_me, "POST"),
            route("/api/me/tables", self.tables),
            route("/api/me/seats", self.claim, "POST", opens=True),
            route("/api/me/forget", self.forget, "POST"),
        ]

    async def me(self, request: Request) -> Response:
        """Nobody in particular, as long as I have not sat down."""
        person = await self._visitors.known(request)
        response = answer(told_of_me(person))
        cookie = cookie_of(request)
        if person is not None and cookie is not None and await self._register.seen(cookie):
            give_cookie(response, request, cookie)  # for another year
        return response

    async def call_me(self, request: Request) -> Response:
        """At the next table; at those where I sit I am called as I was."""
        guest = await body_of(request, Guest)
        person = await self._visitors.known(request)
        if person is not None:
            person = await self._register.renamed(person, guest.nickname, guest.face)
        return answer(told_of_me(person))

    async def tables(self, request: Request) -> Response:
        person = await self._visitors.known(request)
        return answer({"tables": [] if person is None else await tables_of(self._hall, person.id)})

    async def claim(self, request: Request) -> Response:
        """Seats that a browser had by their tokens hang on me from now on, unless they hang on somebody. `mine`: the tables."""
        claims = await body_of(request, Claims)
        person = await self._visitors.known(request)
        cookie, mine = None, []
        for held in dict.fromkeys(claims.seats):
            if not self._gate.tries(request):
                break
            code, key = held.table.upper(), token_key(held.token)
            try:
                name, face = await self._hall.named(code, key)
                if person is None:
                    person, cookie = await self._register.arrive(name, face, device_of(request))
                await self._hall.claim(code, key, person.id, politely=True)
                mine.append(code)
            except Refusal as refusal:  # it opens nothing any more, or another browser of his has it
                self._gate.missed(request, refusal)
        response = answer({"mine": mine})
        if cookie is not None:
            give_cookie(response, request, cookie)
        return response

    async def forget(self, request: Request) -> Response:
        """All that there is of me."""
        await body_of(request, Nothing)
        person = await self._visitors.must_be_known(request)
        devices = [each.id for each in await self._register.devices(person.id)]
        await self._register.goes(person.id)
        self._visitors.sign_out(devices)
        await self._belongings.wipe(person.id)
        response = answer(told_of_me(None))
        take_cookie(response, request)
        return response


def told_of_me(person: Person | None) -> dict[str, Any]:
    """To himself."""
    if person is None:
        return {"nickname": None, "face": "", "kept": False}
    return {"nickname": person.name, "face": person.face, "kept": person.kept}
