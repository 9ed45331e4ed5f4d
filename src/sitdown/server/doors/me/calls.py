"""Where somebody wants to be called: on this device, or by a webhook of his own."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.server import guard
from sitdown.server.calling.calls import Calls
from sitdown.server.calling.outside import LONGEST_ADDRESS, is_address
from sitdown.server.calling.push import are_keys
from sitdown.server.calling.records import Call, Kind, Subscription, name_of
from sitdown.server.doors.asking import Body, Gate, answer, body_of, take
from sitdown.server.doors.visitors import Visitors, cookie_of
from sitdown.server.people.records import Person
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import digest

LONGEST_NAME: Final = 300
MOST: Final = 8  # places where one person is called

Address = Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
Written = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+=*$")]  # base64, as it stands in addresses
Secret = Annotated[str, Meta(max_length=30, pattern="^[A-Za-z0-9_-]+=*$")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Name = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class CallHere(Body, frozen=True):
    """What this browser has agreed upon with its push service. `before`: what it had agreed upon, and is no more."""

    endpoint: Address
    key: Written
    secret: Secret
    language: Language
    before: Address | None = None


class CallThere(Body, frozen=True):
    """A webhook of one's own."""

    url: Address
    shape: Literal["discord", "json"]
    language: Language


class Place(Body, frozen=True):
    """One of mine, by its name."""

    place: Name


class CallDesk:
    def __init__(self, calls: Calls, gate: Gate, visitors: Visitors, limits: guard.Limits) -> None:
        self._calls = calls
        self._gate = gate
        self._visitors = visitors
        self._entries = guard.Addresses(limits.calls)

    def routes(self) -> list[Route]:
        mine, route = "/api/me/calls", self._gate.route
        return [
            route(mine, self.places),
            route(f"{mine}/here", self.here, "POST"),
            route(f"{mine}/there", self.there, "POST"),
            route(f"{mine}/test", self.test, "POST"),
            route(f"{mine}/off", self.off, "POST"),
        ]

    async def places(self, request: Request) -> Response:
        """All of mine, and the key that a browser needs to be called by us. Who is not known yet has none."""
        person = await self._visitors.known(request)
        found = [] if person is None else await self._calls.book.of(person.id)
        key = (await self._calls.vapid()).public
        return answer({"key": key, "places": [_told(place, request) for place in found]})

    async def here(self, request: Request) -> Response:
        wanted = await body_of(request, CallHere)
        person = await self._visitors.must_be_known(request)
        if not is_address(wanted.endpoint) or not are_keys(wanted.key, wanted.secret):
            raise Refusal("bad-address")
        if wanted.before is not None:
            await self._calls.book.strike(person.id, name_of("push", person.id, wanted.before))
        how = {"session": _session(request), "key": wanted.key, "secret": wanted.secret}
        return await self._entered(request, person, "push", wanted.endpoint, wanted.language, **how)

    async def there(self, request: Request) -> Response:
        wanted = await body_of(request, CallThere)
        person = await self._visitors.must_be_known(request)
        if not is_address(wanted.url):
            raise Refusal("bad-address")
        return await self._entered(request, person, wanted.shape, wanted.url, wanted.language)

    async def test(self, request: Request) -> Response:
        """Calls there now; what has become of it."""
        take(self._entries, request, "calls")
        place = await self._mine(request)
        return answer({"outcome": await self._calls.send(Call(place, "test"))})

    async def off(self, request: Request) -> Response:
        place = await self._mine(request)
        await self._calls.book.strike(place.person, place.id)
        return answer({})

    async def _mine(self, request: Request) -> Subscription:
        wanted = await body_of(request, Place)
        person = await self._visitors.must_be_known(request)
        for place in await self._calls.book.of(person.id):
            if place.id == wanted.place:
                return place
        raise Refusal("no-place", status=404)

    async def _entered(
        self, request: Request, person: Person, kind: Kind, endpoint: str, language: str, **how: Any
    ) -> Response:
        take(self._entries, request, "calls")
        name, now = name_of(kind, person.id, endpoint), time.time_ns() // 1_000_000
        others = [place for place in await self._calls.book.of(person.id) if place.id != name]
        if len(others) >= MOST:
            raise Refusal("too-many-places", status=409)
        place = Subscription(name, person.id, kind, endpoint, language, _site(request), now, **how)
        await self._calls.book.enter(place)
        return answer(_told(place, request))


def _told(place: Subscription, request: Request) -> dict[str, Any]:
    """To himself. What opens a webhook is not said again: only where it is."""
    return {
        "place": place.id,
        "kind": place.kind,
        "at": place.endpoint.split("/")[2],
        "here": place.session is not None and place.session == _session(request),
        "created": place.created,
        "failing": place.failed > 0,
    }


def _site(request: Request) -> str:
    """What we are called by who asks; that we are is looked at before."""
    return f"{request.url.scheme}://{request.url.netloc}"[:LONGEST_NAME]


def _session(request: Request) -> str | None:
    cookie = cookie_of(request)
    return None if cookie is None else digest(cookie)
