"""My ways in, over HTTP: devices, passkeys, and links from one device to another."""

from __future__ import annotations

import asyncio
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.server import guard
from sitdown.server.doors.asking import Body, Gate, answer, body_of, code_of, take
from sitdown.server.doors.bodies import Guest, Mine
from sitdown.server.doors.me.person import Nothing, told_of_me
from sitdown.server.doors.visitors import Visitors, cookie_of, device_of, give_cookie, take_cookie
from sitdown.server.hall.belongings import Belongings
from sitdown.server.hall.hall import Hall
from sitdown.server.people.passes import Passes
from sitdown.server.people.records import Device, Person
from sitdown.server.people.register import Register
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key, digest

if TYPE_CHECKING:
    from sitdown.server.people.passkeys import Here, Passkeys

HANDLE: Final = 16  # letters of a digest, to name a device by

Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Handle = Annotated[str, Meta(min_length=1, max_length=64)]


class Credential(Body, frozen=True):
    """What a browser's `PublicKeyCredential` makes of itself, as JSON."""

    credential: dict[str, Any]


class Link(Body, frozen=True):
    secret: Secret


class Out(Body, frozen=True):
    """Which device is to be signed out: without one, all but this."""

    device: Handle | None = None


class Drop(Body, frozen=True):
    passkey: Handle


class WaysIn:
    """Answers requests."""

    def __init__(
        self,
        hall: Hall,
        gate: Gate,
        visitors: Visitors,
        register: Register,
        belongings: Belongings,
        limits: guard.Limits,
    ) -> None:
        self._hall = hall
        self._gate = gate
        self._visitors = visitors
        self._register = register
        self._belongings = belongings
        self._passes = Passes(hall.store)
        self._passkeys: Passkeys | None = None
        self._ways_in = guard.Addresses(limits.ways_in)

    def routes(self) -> list[Route]:
        route, opens = self._gate.route, partial(self._gate.route, opens=True)
        return [
            route("/api/me/ways-in", self.ways_in),
            route("/api/me/keep", self.keep, "POST"),
            opens("/api/me/passkey", self.add_passkey, "POST"),
            route("/api/me/passkey/drop", self.drop_passkey, "POST"),
            route("/api/me/link", self.make_link, "POST"),
            route("/api/me/out", self.sign_out, "POST"),
            route("/api/tables/{code:str}/alone", self.alone, "POST"),
            route("/api/in/passkey/ask", self.ask, "POST"),
            opens("/api/in/passkey", self.by_passkey, "POST"),
            opens("/api/in/link/whose", self.whose, "POST"),
            opens("/api/in/link", self.by_link, "POST"),
        ]

    async def ways_in(self, request: Request) -> Response:
        """My devices, and my passkeys."""
        person = await self._visitors.known(request)
        if person is None:
            return answer({"devices": [], "passkeys": []})
        here = digest(cookie_of(request) or "")
        devices = [_device(each, here) for each in await self._register.devices(person.id)]
        passkeys = await self._keys_of(person)
        return answer({"devices": devices, "passkeys": passkeys})

    async def keep(self, request: Request) -> Response:
        """What a browser is to make a passkey of."""
        guest = await body_of(request, Guest)
        take(self._ways_in, request, "ways-in")
        passkeys = await self._opened()
        async with self._visitors.met(request, guest.nickname, guest.face) as visitor:
            wish = await passkeys.wish(visitor.person, _here(request))
        return visitor.remembers(answer(wish))

    async def add_passkey(self, request: Request) -> Response:
        made = await body_of(request, Credential)
        person = await self._visitors.must_be_known(request)
        passkeys = await self._opened()
        await passkeys.keep(person, _here(request), made.credential, device_of(request))
        return answer(told_of_me(await self._register.person(person.id)))

    async def drop_passkey(self, request: Request) -> Response:
        dropped = await body_of(request, Drop)
        person = await self._visitors.must_be_known(request)
        await (await self._opened()).drop(person.id, dropped.passkey)
        return await self.ways_in(request)

    async def make_link(self, request: Request) -> Response:
        """To be opened on another device: what comes behind the `#` of its address, and until when it is good."""
        guest = await body_of(request, Guest)
        take(self._ways_in, request, "ways-in")
        async with self._visitors.met(request, guest.nickname, guest.face) as visitor:
            secret, expires = await self._passes.make("link", visitor.person.id)
        return visitor.remembers(answer({"secret": secret, "expires": expires}))

    async def sign_out(self, request: Request) -> Response:
        """This device, another, or all others. What a guest has goes with his last one; what is kept he finds again."""
        out = await body_of(request, Out)
        person = await self._visitors.must_be_known(request)
        here = digest(cookie_of(request) or "")
        devices = [each.id for each in await self._register.devices(person.id)]
        others = [each for each in devices if each != here]
        gone = others if out.device is None else [each for each in devices if each[:HANDLE] == out.device]
        await self._register.sign_out(gone)
        self._visitors.sign_out(gone)
        if here not in gone:
            return await self.ways_in(request)
        response = answer({"devices": [], "passkeys": []})
        take_cookie(response, request)
        return response

    async def alone(self, request: Request) -> Response:
        """Somebody else is in my chair, on my name: he is not any more, wherever he is."""
        await body_of(request, Mine)
        person = await self._visitors.must_be_known(request)
        here = digest(cookie_of(request) or "")
        others = [each.id for each in await self._register.devices(person.id) if each.id != here]
        await self._register.sign_out(others)
        self._visitors.sign_out(others)
        return answer(await self._hall.hand_over(code_of(request), Key(person=person.id), person.id))

    # --- in again

    async def ask(self, request: Request) -> Response:
        """What a browser is to have a passkey sign."""
        await body_of(request, Nothing)
        take(self._ways_in, request, "ways-in")
        return answer(await (await self._opened()).ask(_here(request)))

    async def by_passkey(self, request: Request) -> Response:
        shown = await body_of(request, Credential)
        passkeys = await self._opened()
        return await self._let_in(request, await passkeys.prove(_here(request), shown.credential))

    async def whose(self, request: Request) -> Response:
        """Who I would be; and how many tables of the guest that I am now would come along. Nothing is used up."""
        link = await body_of(request, Link)
        person = await self._register.person(await self._passes.whose("link", link.secret))
        if person is None:
            raise Refusal("no-pass", status=403)
        guest = await self._guest_here(request, person.id)
        tables = 0 if guest is None else len(await self._hall.store.sits(guest.id))
        return answer({**told_of_me(person), "tables": tables})

    async def by_link(self, request: Request) -> Response:
        link = await body_of(request, Link)
        whose = await self._passes.whose("link", link.secret)
        guest = await self._guest_here(request, whose)
        if guest is not None:
            await self._belongings.check(guest, whose)  # before it is used up
        await self._passes.use("link", link.secret)
        return await self._let_in(request, whose)

    async def _let_in(self, request: Request, whose: str) -> Response:
        """Signed in, by a cookie that is new. What a guest has who was here comes along."""
        guest = await self._guest_here(request, whose)
        moved = 0
        if guest is not None:
            await self._belongings.check(guest, whose)
            moved = await self._belongings.follow(guest, whose)
        before = cookie_of(request)
        cookie = await self._register.admit(whose, device_of(request), before)
        if before is not None:
            self._visitors.sign_out([digest(before)])
        if guest is not None:
            await self._register.erase(guest.id)
        response = answer({**told_of_me(await self._register.person(whose)), "tables": moved})
        give_cookie(response, request, cookie)
        return response

    async def _guest_here(self, request: Request, whose: str) -> Person | None:
        """Who has been here so far, if he is another, and has no other way in."""
        guest = await self._visitors.known(request)
        if guest is None or guest.id == whose or guest.kept or len(await self._register.devices(guest.id)) > 1:
            return None
        return guest

    async def _opened(self) -> Passkeys:
        """The library takes half a second to load, and few need it: aside, when somebody first does."""
        if self._passkeys is None:
            module = await asyncio.to_thread(import_module, "sitdown.server.people.passkeys")
            self._passkeys = self._passkeys or module.Passkeys(self._hall.store, self._passes)
        return self._passkeys

    async def _keys_of(self, person: Person) -> list[Any]:
        return list(await (await self._opened()).of(person.id)) if person.kept else []


def _device(device: Device, here: str) -> dict[str, Any]:
    told = msgspec.to_builtins(device)
    return {**told, "id": device.id[:HANDLE], "here": device.id == here}


def _here(request: Request) -> Here:
    from sitdown.server.people.passkeys import Here

    return Here.of(request.headers.get("host", ""))
