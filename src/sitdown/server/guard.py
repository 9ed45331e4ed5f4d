"""Limits, and who may call from where."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sitdown.server.token_bucket import Buckets, Rate

ONE_LINE_NETWORK: Final = 64  # bits

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses of tables are secrets of those who sit there
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


FRAMES: Final = Rate(20, 60)  # of one seat, or of one address that looks on, at one table
REQUESTS: Final = Rate(20, 100)
TABLES: Final = Rate(30 / 3600, 60)  # set up
SEATS: Final = Rate(60 / 3600, 120)  # taken
REVIEWS: Final = Rate(60 / 3600, 30)  # by the coach
REPLAYS: Final = Rate(500, 20_000)  # lines of logs of finished games that are gone through
CALLS: Final = Rate(30 / 3600, 20)  # places to be called at, and tests of them
HOLIDAYS: Final = Rate(30 / 3600, 20)  # announced or taken back: all tables of somebody are counted anew
JOINS: Final = Rate(2, 60)  # WebSockets opened
WAYS_IN: Final = Rate(0.2, 30)  # links to another device, and what a passkey is to answer, asked for
GUESSES: Final = Rate(0.2, 20)  # codes and tokens that open nothing
REQUESTS_AT_ONCE: Final = 200  # of all
REPLAYS_AT_ONCE: Final = 20


@dataclass(frozen=True)
class Limits:
    """Of one address."""

    requests: Rate = REQUESTS
    tables: Rate = TABLES
    seats: Rate = SEATS
    lines: int = 60  # at a time
    reviews: Rate = REVIEWS
    waiting: int = 3  # public tables that wait for people: set up, or sat down at, or shown in the lobby
    chairs: int = 2  # at one of them that somebody else has set up
    replays: Rate = REPLAYS
    calls: Rate = CALLS
    holidays: Rate = HOLIDAYS
    joins: Rate = JOINS
    guesses: Rate = GUESSES
    ways_in: Rate = WAYS_IN
    connections: int = 150  # at a time, lines among them
    requests_at_once: int = 60
    replays_at_once: int = 4
    reviews_at_once: int = 2
    lessons: int = 30  # at a time: a class may sit behind one address


USUAL: Final = Limits()
_ANY: Final = 10**6
_ALWAYS: Final = Rate(_ANY, _ANY)
NONE: Final = Limits(
    requests=_ALWAYS,
    tables=_ALWAYS,
    seats=_ALWAYS,
    lines=_ANY,
    reviews=_ALWAYS,
    waiting=_ANY,
    chairs=_ANY,
    replays=_ALWAYS,
    calls=_ALWAYS,
    holidays=_ALWAYS,
    joins=_ALWAYS,
    guesses=_ALWAYS,
    ways_in=_ALWAYS,
    connections=_ANY,
    requests_at_once=_ANY,
    replays_at_once=_ANY,
    reviews_at_once=_ANY,
    lessons=_ANY,
)


class Addresses:
    """A bucket for every address that called lately."""

    def __init__(self, rate: Rate) -> None:
        self._buckets: Buckets[str] = Buckets(rate)

    def take(self, address: str) -> bool:
        return self._buckets.take(address, time.monotonic())

    def spent(self, address: str) -> bool:
        return self._buckets.spent(address, time.monotonic())

    def charge(self, address: str, cost: float) -> None:
        self._buckets.charge(address, time.monotonic(), cost)


class Crowd:
    """How many there are at a time: of one address, and of all."""

    def __init__(self, each: int, most: int = _ANY) -> None:
        self._each = each
        self._most = most
        self._there: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        """`False`: there is no room for him."""
        if self._there[address] >= self._each or self._all >= self._most:
            return False
        self._there[address] += 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """Who has come in."""
        self._all -= 1
        self._there[address] -= 1
        if not self._there[address]:
            del self._there[address]


def caller(connection: HTTPConnection) -> str:
    """Who calls, as far as limits go."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """An address, of the newer kind the network that one line is usually given."""
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:  # of the older kind, or whatever a proxy believes
        return host
    return str(address.ipv4_mapped or IPv6Network((address, ONE_LINE_NETWORK), strict=False))


def same_origin(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a browser that sends this shows our page. Programs that are no browsers say nothing."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host") or origin in allowed


class SafeHeaders:
    """Puts them on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)
