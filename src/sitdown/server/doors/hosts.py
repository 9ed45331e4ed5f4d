"""What this server is called. A page elsewhere can have its own name point here, and would then be "the same site" to a browser."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

MISDIRECTED: Final = 421
UNKNOWN: Final = "This house does not go by that name. If it should, its host starts it so: sitdown serve --name NAME\n"


class KnownHosts:
    """Answers only to names that it knows, and to every address in numbers: nobody can have that point elsewhere.

    Starlette's own (`TrustedHostMiddleware`) takes a list of names; it could not be told of all addresses, nor tell a host what to do."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self._app = app
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        self._names = {"localhost", own, short, f"{short}.local", *[name.lower() for name in names]}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        known = all(self._knows(host) for host in Headers(scope=scope).getlist("host"))  # no browser leaves it out
        app = self._app if known else PlainTextResponse(UNKNOWN, MISDIRECTED)
        await app(scope, receive, send)

    def _knows(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:  # brackets that do not fit
            return False
        return name.removesuffix(".") in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
