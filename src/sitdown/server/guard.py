"""Limits, and who may call from where."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sitdown.server.rate import Bucket, Rate

ONE_LINE_NETWORK: Final = 64  # bits
MOST_ADDRESSES: Final = 10_000  # that are remembered

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses of tables are secrets of those who sit there
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


FRAMES: Final = Rate(20, 60)  # of one line
REQUESTS: Final = Rate(20, 100)
TABLES: Final = Rate(30 / 3600, 60)  # set up
SEATS: Final = Rate(60 / 3600, 120)  # taken
REVIEWS: Final = Rate(60 / 3600, 30)  # by the coach


@dataclass(frozen=True)
class Limits:
    """Of one address."""

    requests: Rate = REQUESTS
    tables: Rate = TABLES
    seats: Rate = SEATS
    lines: int = 60  # at a time
    reviews: Rate = REVIEWS


USUAL: Final = Limits()
_ANY: Final = Rate(10**6, 10**6)
NONE: Final = Limits(_ANY, _ANY, _ANY, 10**6, _ANY)


class Addresses:
    """A bucket for every address that called lately."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = time.monotonic()
        bucket = self._buckets.get(address) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(now)


def caller(connection: HTTPConnection) -> str:
    """Who calls, as far as limits go: an address, of the newer kind the network that one line is usually given."""
    host = connection.client.host if connection.client else ""
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
