"""The server: page, requests, WebSockets, over one database."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from sitdown.server.after.archive import Archive
from sitdown.server.after.coach_pool import CoachPool
from sitdown.server.calling.calls import Calls
from sitdown.server.calling.manner import USUAL as CALLING
from sitdown.server.calling.manner import Manner
from sitdown.server.calling.outside import OPEN_NET, Net
from sitdown.server.cluster.others import Others
from sitdown.server.doors.asking import Desk, Gate
from sitdown.server.doors.connections import Connections, HttpConnection, WebSocketConnection, room_for_connections
from sitdown.server.doors.games import GameDesk
from sitdown.server.doors.hosts import KnownHosts
from sitdown.server.doors.lesson import LessonDoor
from sitdown.server.doors.me.calls import CallDesk
from sitdown.server.doors.me.holidays import Calendar
from sitdown.server.doors.me.person import Cloakroom
from sitdown.server.doors.me.ways_in import WaysIn
from sitdown.server.doors.replays import ReplayDesk
from sitdown.server.doors.site import site
from sitdown.server.doors.socket import Door
from sitdown.server.doors.tables import TableDesk
from sitdown.server.doors.visitors import Visitors
from sitdown.server.guard import USUAL, Addresses, Limits, SafeHeaders
from sitdown.server.hall.belongings import Belongings
from sitdown.server.hall.errands import Errands
from sitdown.server.hall.hall import Hall
from sitdown.server.hall.waker import Waker
from sitdown.server.metrics import REGISTRY
from sitdown.server.people.holidays import Holidays
from sitdown.server.people.register import Register
from sitdown.server.protocol import LONGEST_MESSAGE
from sitdown.server.store.sole import sole_server
from sitdown.server.store.store import Store
from sitdown.server.table.time.clock import HouseClock
from sitdown.server.table.time.pace import STEADY, Pace


@dataclass(frozen=True)
class Settings:
    database: str
    page: Path | None = None  # the folder that the build of the page fills
    origins: tuple[str, ...] = ()  # of pages elsewhere that may call us
    names: tuple[str, ...] = ()  # that we are called by, beside this machine's own
    pace: Pace = STEADY
    limits: Limits = USUAL
    clock: Callable[[], HouseClock] = HouseClock
    net: Net = OPEN_NET
    manner: Manner = CALLING
    inner: str = "127.0.0.1"  # where other servers on the same database reach this one; perhaps with a port
    front: bool = False  # all tables are theirs


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[Starlette]:
    """The application, ready to serve. At the end every live table finishes what it is doing."""
    with sole_server(settings.database):
        store = await Store.open(settings.database)
        try:
            others = await Others.open(store, settings.inner, settings.front)
            try:
                async with _application(settings, store, others) as app:
                    yield app
            finally:
                if others is not None:
                    await others.close()
        finally:
            await store.close()


@asynccontextmanager
async def _application(settings: Settings, store: Store, others: Others | None) -> AsyncIterator[Starlette]:
    calls = Calls(store, settings.net, settings.manner)
    hall = Hall(store, settings.pace, settings.limits, settings.clock(), calls.look, others)
    waking = asyncio.create_task(Waker(hall).run())
    guesses = Addresses(settings.limits.guesses)
    register = Register(store)
    visitors = Visitors(register)
    gate = Gate(settings.origins, settings.limits, guesses, others)
    door = Door(hall, visitors, settings.origins, settings.limits, guesses)
    archive, study = Archive(), CoachPool()
    belongings = Belongings(hall, register, archive)
    tables = TableDesk(hall, gate, visitors, settings.limits)
    lessons = LessonDoor(door, settings.pace, settings.limits)
    lines = [
        WebSocketRoute("/ws", door.serve),
        WebSocketRoute("/ws/{code:str}", door.serve),  # for proxies; which table it is, `Join` says
        WebSocketRoute("/ws/learn/{game:str}/{lesson:str}", lessons.serve),
    ]
    desks: list[Desk] = [
        GameDesk(store, gate),
        tables,
        ReplayDesk(hall, gate, visitors, archive, study, settings.limits),
        Cloakroom(hall, gate, visitors, register, belongings),
        WaysIn(hall, gate, visitors, register, belongings, settings.limits),
        Calendar(hall, gate, visitors, Holidays(store), settings.limits),
        CallDesk(calls, gate, visitors, settings.limits),
    ]
    requests = [route for desk in desks for route in desk.routes()]
    routes = [*requests, *lines, *site(settings.page, tables.table_of)]
    wiping = asyncio.create_task(belongings.resume())
    try:
        names = {*settings.names, *[urlsplit(origin).hostname or "" for origin in settings.origins]}
        app = Starlette(routes=routes, middleware=[Middleware(SafeHeaders), Middleware(KnownHosts, names=names)])
        if others is not None:
            Errands(hall, others, app, visitors.sign_out, archive.forget)
        app.state.leave = partial(_leave, hall, others)
        yield app
    finally:
        for task in (wiping, waking):
            task.cancel()
        await asyncio.gather(wiping, waking, return_exceptions=True)
        await asyncio.gather(hall.live.close(), study.close(), archive.close())
        await calls.close()


async def _leave(hall: Hall, others: Others | None) -> None:
    """Where there are others, they take the tables on: whoever is here is to join again, and finds his table there."""
    if others is None or not others.node.peers:
        return
    others.node.takes = False
    await hall.live.stop()
    others.peers.close()


def figures() -> Starlette:
    """What Prometheus reads, at a door of its own: a proxy in front of the house does not lead there."""

    async def metrics(request: Request) -> Response:
        return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")

    return Starlette(routes=[Route("/metrics", metrics)], middleware=[Middleware(KnownHosts, names=())])


class Server(uvicorn.Server):
    """Leaves signals to whoever runs it: uvicorn would die of them before the tables are closed."""

    def __init__(self, config: uvicorn.Config, connections: int) -> None:
        super().__init__(config)
        self.server_state = Connections(connections, room_for_connections())

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        self.should_exit = True


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where there is one; else Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def door_at(host: str, port: int) -> socket.socket:
    """A socket to serve at. `OSError` if that cannot be had."""
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)


def server_of(app: Starlette, limits: Limits = USUAL) -> Server:
    config = uvicorn.Config(
        app,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=None,  # tables have pings of their own
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, limits.connections)


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
