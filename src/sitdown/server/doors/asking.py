"""Requests, whatever they are about: counted, from a page of ours, read within bounds, and refused in one way. Bodies are JSON both ways; what cannot
be done is `{"why": code, "detail": …}`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, Protocol, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sitdown.core.codec import encode
from sitdown.server import guard
from sitdown.server.cluster.forwarding import answer as forwarded
from sitdown.server.cluster.forwarding import is_forwarded, to_forward
from sitdown.server.cluster.link import Gone
from sitdown.server.cluster.others import Others
from sitdown.server.cluster.wording import response_of
from sitdown.server.hall.live_tables import log_broken
from sitdown.server.metrics import FORWARDED, LIMITED
from sitdown.server.protocol import LONGEST_MESSAGE, Code
from sitdown.server.refusal import Refusal
from sitdown.server.store.trouble import BrokenLog, Unreachable

RETRY: Final = "2"  # seconds
NO_STORE: Final = {"Cache-Control": "no-store"}


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a request says."""


B = TypeVar("B", bound=Body)
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class Desk(Protocol):
    """Requests about one subject."""

    def routes(self) -> list[Route]: ...


class Gate:
    """What every request comes through. `guesses`: of codes, tokens and whatever else opens something, wrong ones."""

    def __init__(
        self, origins: tuple[str, ...], limits: guard.Limits, guesses: guard.Addresses, others: Others | None = None
    ) -> None:
        self._others = others
        self._origins = origins
        self._guesses = guesses
        self._requests = guard.Addresses(limits.requests)
        self._under_way = guard.Crowd(limits.requests_at_once, guard.REQUESTS_AT_ONCE)

    def at_home(self, handler: Handler) -> Handler:
        """What hangs on who waits at a table, or on what else is kept in memory of it, is answered where that is kept."""
        others = self._others
        if others is None:
            return handler

        async def answered(request: Request) -> Response:
            code = code_of(request)
            if is_forwarded(request) or others.is_home(code):
                return await handler(request)
            wanted = to_forward(request, await read_body(request))
            try:
                told = await others.ask(others.node.home(code), wanted)
            except Gone as gone:
                raise Refusal("busy", status=503) from gone
            FORWARDED.inc()
            return forwarded(response_of(told))

        return answered

    def route(self, path: str, handler: Handler, method: Literal["GET", "POST"] = "GET", opens: bool = False) -> Route:
        """`opens`: something that codes are tried at. So does whatever is about a table."""

        async def answered(request: Request) -> Response:
            address = guard.caller(request)
            try:
                check(self._requests.take(address), "requests")
                if opens or "code" in request.path_params:
                    check(not self._guesses.spent(address), "guesses")
                if method == "POST" and not guard.same_origin(request.headers, self._origins):
                    raise Refusal("origin", status=403)
                with place(self._under_way, address, "requests-at-once"):
                    return await handler(request)
            except Refusal as refusal:
                if refusal.is_guess:
                    self._guesses.take(address)
                return answer({"why": refusal.code, "detail": refusal.detail}, refusal.status, _later(refusal))
            except Unreachable as unreachable:
                return answer({"why": unreachable.why, "detail": ""}, 503)
            except BrokenLog as broken:
                log_broken(broken)
                return answer({"why": "broken-log", "detail": ""}, 500)

        return Route(path, answered, methods=[method])

    def tries(self, request: Request) -> bool:
        """Whether he may try another code; `missed` says that it opened nothing. For requests that try several."""
        return not self._guesses.spent(guard.caller(request))

    def missed(self, request: Request, refusal: Refusal) -> None:
        if refusal.is_guess:
            self._guesses.take(guard.caller(request))

    async def look(self, request: Request, found: Callable[[Request], Awaitable[T]]) -> T | None:
        """What a page would like to know beforehand, unless there is nothing or somebody is trying codes."""
        address = guard.caller(request)
        if self._guesses.spent(address) or not self._requests.take(address):
            return None
        try:
            with place(self._under_way, address, "requests-at-once"):
                return await found(request)
        except Refusal as refusal:
            if refusal.is_guess:
                self._guesses.take(address)
            return None
        except Unreachable:
            return None


async def read_body(request: Request) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_MESSAGE:
            raise Refusal("too-long", status=413)
    return data


async def body_of(request: Request, kind: type[B]) -> B:
    try:
        return msgspec.json.decode(await read_body(request), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)) from error


def code_of(request: Request) -> str:
    try:
        code: str = msgspec.convert(request.path_params["code"].upper(), Code)
    except msgspec.ValidationError as error:
        raise Refusal("no-table", status=404) from error
    return code


def take(bucket: guard.Addresses, request: Request, what: str) -> None:
    """One of what an address may have only so many of."""
    if not bucket.take(guard.caller(request)):
        LIMITED.labels(what).inc()
        raise Refusal(f"too-many-{what}", status=429)


def check(within: bool, limit: str) -> None:
    if not within:
        LIMITED.labels(limit).inc()
        raise Refusal("too-fast", status=429)


@contextmanager
def place(crowd: guard.Crowd, address: str, limit: str) -> Iterator[None]:
    """Among those who are there at the same time."""
    if not crowd.enter(address):
        LIMITED.labels(limit).inc()
        raise Refusal("busy", status=503)
    try:
        yield
    finally:
        crowd.leave(address)


def _later(refusal: Refusal) -> dict[str, str]:
    return {"Retry-After": RETRY} if refusal.code in ("busy", "too-fast") else {}


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(body), status, media_type="application/json", headers={**NO_STORE, **(headers or {})})
