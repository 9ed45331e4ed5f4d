"""The server: page, requests, WebSockets, over one database."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

import sitdown.games  # noqa: F401  (fills the registry)
from sitdown.server.guard import USUAL, Limits, SafeHeaders
from sitdown.server.hall import Hall
from sitdown.server.http import Desk
from sitdown.server.metrics import LAG
from sitdown.server.pace import STEADY, Pace
from sitdown.server.protocol import LONGEST_MESSAGE
from sitdown.server.site import site
from sitdown.server.socket import Door
from sitdown.server.store import Store

LOOKED_AT: Final = 0.1  # seconds


@dataclass(frozen=True)
class Settings:
    database: str
    page: Path | None = None  # the folder that the build of the page fills
    origins: tuple[str, ...] = ()  # of pages elsewhere that may call us
    pace: Pace = STEADY
    limits: Limits = USUAL


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[Starlette]:
    """The application, ready to serve. At the end every live table finishes what it is doing."""
    store = await Store.open(settings.database)
    hall = Hall(store, settings.pace)
    desk = Desk(hall, await store.key("cookies"), settings.origins, settings.limits)
    door = Door(hall, settings.origins, settings.limits.lines)
    routes = [*desk.routes(), WebSocketRoute("/ws", door.serve), *site(settings.page, desk.table_of)]
    watching = asyncio.create_task(watched())
    try:
        yield Starlette(routes=routes, middleware=[Middleware(SafeHeaders)])
    finally:
        watching.cancel()
        await hall.close()
        await store.close()


async def watched() -> None:
    """Nothing may hold up the event loop, whatever bots think about."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOKED_AT
        await asyncio.sleep(LOOKED_AT)
        LAG.observe(loop.time() - due)


class Server(uvicorn.Server):
    """Leaves signals to whoever runs it: uvicorn would die of them before the tables are closed."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        self.should_exit = True


def door_at(host: str, port: int) -> socket.socket:
    """A socket to serve at. `OSError` if that cannot be had."""
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)


def server_of(app: Starlette) -> Server:
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=None,  # tables have pings of their own
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config)


@asynccontextmanager
async def running(server: Server, door: socket.socket) -> AsyncIterator[None]:
    """It answers, until it is told to stop."""
    serving = asyncio.create_task(server.serve([door]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        await serving
