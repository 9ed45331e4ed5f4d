"""The one way out of the house. Whoever says where to may be anybody, so it leads to the open net only, and nothing that answers can keep us."""

from __future__ import annotations

import asyncio
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

import httpcore2

from sitdown.core.errors import SitdownError
from sitdown.server.calling.public import HTTPS, is_public
from sitdown.server.guard import Crowd
from sitdown.server.token_bucket import Buckets, Rate

LONGEST_ADDRESS: Final = 1000
PATIENCE: Final = 8.0  # seconds for all of it
CONNECTIONS: Final = 20
KEPT: Final = 5, 30.0  # lines that stay open, for so many seconds
OF_ONE_HOST: Final = 8  # at a time
TO_ONE_HOST: Final = Rate(20, 200)
MOST: Final = 16_384  # bytes of an answer

Address = IPv4Address | IPv6Address
Door = tuple[Address, int]  # and its port
Outcome = Literal[
    "sent",
    "gone",  # nobody is there any more, and nobody will be
    "busy",  # later, perhaps
    "no-answer",  # not in time, or not by its name
    "not-public",  # it leads nowhere, or to where we do not go
    "redirect",  # it sends us somewhere else
    "too-much",  # it says more than we care to hear
    "refused",
]
PASSING: Final = frozenset[Outcome]({"busy", "no-answer"})  # worth another try


async def resolved(host: str, port: int) -> list[Door]:
    """Where a name leads to, all of it, as this machine knows it. Raises `OSError`."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [(ip_address(str(told[4][0]).partition("%")[0]), port) for told in found]


@dataclass(frozen=True)
class Net:
    """What lies outside: who knows names, which doors may be knocked at, whose certificates count."""

    resolve: Callable[[str, int], Awaitable[list[Door]]] = resolved
    is_open: Callable[[Address, int], bool] = is_public
    trust: ssl.SSLContext | None = None  # `None`: as this machine does
    patience: float = PATIENCE


OPEN_NET: Final = Net()


class NotPublic(SitdownError):
    """There is no address of this name that we go to."""


class Pinned(httpcore2.AsyncNetworkBackend):
    """Looks a name up once and goes to the very address that it has looked at: what the name means a moment later is all the same."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._lines = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore2.SOCKET_OPTION] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        try:
            found = await self._net.resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise NotPublic from error
        if not found or not all([self._net.is_open(*door) for door in found]):
            raise NotPublic
        address, port = found[0]
        return await self._lines.connect_tcp(str(address), port, timeout, local_address, socket_options)


class Outside:
    def __init__(self, net: Net) -> None:
        trust = net.trust or httpcore2.default_ssl_context()
        kept, expiry = KEPT
        self._pool = httpcore2.AsyncConnectionPool(trust, None, CONNECTIONS, kept, expiry, network_backend=Pinned(net))
        self._patience = net.patience
        self._hosts = Crowd(OF_ONE_HOST)
        self._rates: Buckets[str] = Buckets(TO_ONE_HOST)

    async def close(self) -> None:
        await self._pool.aclose()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """What has become of it. Never raises, whatever answers."""
        host = urlsplit(url).hostname or ""
        if not self._rates.take(host, time.monotonic()) or not self._hosts.enter(host):
            return "busy"
        try:
            async with asyncio.timeout(self._patience):
                return await self._posted(url, headers, body)
        except NotPublic:
            return "not-public"
        except (TimeoutError, OSError, httpcore2.TimeoutException, httpcore2.NetworkError, httpcore2.ProtocolError):
            return "no-answer"
        finally:
            self._hosts.leave(host)

    async def _posted(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Nothing follows a redirect here, nor is anything unpacked."""
        heard = 0
        async with self._pool.stream("POST", url, headers=[*headers.items()], content=body) as response:
            async for part in response.aiter_stream():
                heard += len(part)
                if heard > MOST:
                    return "too-much"
            return outcome(response.status)


def outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if 300 <= status < 400:
        return "redirect"
    if status in (404, 410):
        return "gone"
    return "busy" if status == 429 or status >= 500 else "refused"


def is_address(url: str) -> bool:
    """Whether it could be one that we go to, as far as that can be seen from it."""
    if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
        return False
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    return parts.scheme == "https" and bool(parts.hostname) and port in (None, HTTPS) and "@" not in parts.netloc
