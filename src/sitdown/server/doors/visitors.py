"""Who somebody at the door is: a cookie says so, in which there is nothing to be read and nothing that he has chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from sitdown.server.people.records import Person
from sitdown.server.people.register import Register
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key, digest, token_key

PLAIN: Final = "sitdown"
SAFE: Final = "__Host-sitdown"  # over https: a browser takes it from nobody but this very host
YEAR: Final = 365 * 24 * 3600
LONGEST: Final = 64  # of ours

BROWSERS: Final = {  # what it says of itself, the particular first: most say that they are others, too
    "Edg": "Edge",
    "OPR/": "Opera",
    "YaBrowser": "Yandex",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "Mac",
    "Linux": "Linux",
}


def cookie_of(connection: HTTPConnection) -> str | None:
    cookie = connection.cookies.get(_name(connection))
    return cookie if cookie and len(cookie) <= LONGEST else None


def give_cookie(response: Response, request: Request, cookie: str) -> None:
    name, safe = _name(request), _safe(request)
    response.set_cookie(name, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=safe)


def take_cookie(response: Response, request: Request) -> None:
    response.delete_cookie(_name(request), httponly=True, samesite="lax", secure=_safe(request))


def device_of(request: Request) -> str:
    """What he calls with, in names that we know: for him to tell one device from another."""
    agent = request.headers.get("user-agent", "")
    told = [next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in told if name)


class Visitor:
    """`cookie`: what he is to have, if he is new here."""

    def __init__(self, request: Request, person: Person, cookie: str | None) -> None:
        self.person = person
        self._request = request
        self._cookie = cookie

    def remembers(self, response: Response) -> Response:
        if self._cookie is not None:
            give_cookie(response, self._request, self._cookie)
        return response


class Visitors:
    def __init__(self, register: Register) -> None:
        self._register = register
        self._lines: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)  # by session: how to end them

    @contextmanager
    def signed_in(self, connection: HTTPConnection, end: Callable[[], None]) -> Iterator[None]:
        """A line that ends when he is signed out where it comes from."""
        cookie = cookie_of(connection)
        if cookie is None:
            yield
            return
        session = digest(cookie)
        self._lines[session].add(end)
        try:
            yield
        finally:
            self._lines[session].discard(end)
            if not self._lines[session]:
                del self._lines[session]

    def sign_out(self, sessions: Iterable[str]) -> None:
        """Whoever is at a table from there."""
        for session in sessions:
            for end in list(self._lines.get(session, ())):
                end()

    async def known(self, connection: HTTPConnection) -> Person | None:
        return await self._register.of(cookie_of(connection))

    async def must_be_known(self, request: Request) -> Person:
        person = await self.known(request)
        if person is None:
            raise Refusal("nobody", status=403)
        return person

    @asynccontextmanager
    async def met(self, request: Request, name: str, face: str) -> AsyncIterator[Visitor]:
        """Somebody who says what he is called. If he is new here, and nothing comes of what he came for, he has never been."""
        known = await self.known(request)
        if known is not None:
            yield Visitor(request, await self._register.renamed(known, name, face), None)
            return
        person, cookie = await self._register.arrive(name, face, device_of(request))
        try:
            yield Visitor(request, person, cookie)
        except Refusal:
            await self._register.erase(person.id)
            raise

    async def key(self, connection: HTTPConnection, token: str | None) -> Key:
        """What he opens a seat with: the token that he names, or else who he is."""
        if token is not None:
            return token_key(token)
        person = await self.known(connection)
        if person is None:
            raise Refusal("no-seat", status=403)
        return Key(person=person.id)


def _safe(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _name(connection: HTTPConnection) -> str:
    """To a browser all doors of a machine are one: two houses at two of them would take each other's guests for nobody."""
    if _safe(connection):
        return SAFE
    port = connection.url.port
    return PLAIN if port is None else f"{PLAIN}-{port}"
