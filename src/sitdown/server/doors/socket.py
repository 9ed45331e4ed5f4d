"""The WebSocket: a thin thing between a browser and a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from sitdown.core.codec import Malformed
from sitdown.server import guard
from sitdown.server.doors.connections import SLOW, Hear, WebSocketConnection
from sitdown.server.doors.peer import measure_of, wire_of
from sitdown.server.doors.visitors import Visitors
from sitdown.server.hall.hall import Hall
from sitdown.server.hall.seated import Line
from sitdown.server.live.live import AGAIN
from sitdown.server.metrics import FRAMES, LIMITED, LINES
from sitdown.server.protocol import PROTOCOL, Join, Refused, Why, read, written
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key, token_key
from sitdown.server.store.trouble import Unreachable

PATIENCE: Final = 10.0  # seconds until the first message
BACKLOG: Final = 2**20  # bytes that a slow client may be behind
INSOLENCE: Final = 200  # frames over the limit, then the line is cut
POLICY: Final = 1008
SIGNED_OUT: Final = 4004  # on the device that the line comes from
_TOO_FAST: Final = written(Refused("too-fast"))
CODES: Final[dict[str, Why]] = {
    "no-table": "no-table",
    "no-seat": "no-seat",
    "not-begun": "not-begun",
    "other-rules": "other-rules",
    "broken-log": "broken-log",
    "busy": "busy",
    "database": "database",  # of the server that has the table
    "disk": "disk",
}


def always() -> bool:
    """What is nobody else's business, and at no table."""
    return True


class Socket:
    """The other end of a line."""

    def __init__(self, websocket: WebSocket, address: str) -> None:
        self.address = address
        self.connection: HTTPConnection = websocket
        self.round_trip = measure_of(websocket)
        self.may_tell: Callable[[], bool] = always
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._websocket = websocket
        self._wire: WebSocketConnection = wire_of(websocket)

    def send(self, *frames: bytes) -> None:
        if self.closing.done():
            return
        if not self.may_tell():
            self.close(AGAIN)
        elif self._wire.behind < BACKLOG:
            self._wire.tell(frames)
        else:
            LIMITED.labels("backlog").inc()
            self.close(POLICY)

    def close(self, code: int) -> None:
        """After what was said; nothing more is."""
        if not self.closing.done():
            self.closing.set_result(code)

    async def closed(self) -> None:
        """Raises `TimeoutError` if the other end does not listen."""
        async with asyncio.timeout(SLOW):
            await self._websocket.close(await self.closing)

    async def frame(self) -> str | bytes:
        """The next one. Raises `WebSocketDisconnect`."""
        message = await self._websocket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        FRAMES.inc()
        text: str | None = message.get("text")
        data: bytes = message.get("bytes") or b""
        return data if text is None else text

    async def listen(self, hear: Hear) -> None:
        """All frames from now on, until the other end is gone."""
        await self._wire.listen(hear)


Receive = Callable[[Socket], Coroutine[Any, Any, None]]


class Door:
    """Where WebSockets come in."""

    def __init__(
        self,
        hall: Hall,
        visitors: Visitors,
        origins: tuple[str, ...],
        limits: guard.Limits,
        guesses: guard.Addresses,
    ) -> None:
        self._hall = hall
        self._visitors = visitors
        self._origins = origins
        self._guesses = guesses  # of codes and tokens, wrong ones
        self._joins = guard.Addresses(limits.joins)
        self._callers = guard.Crowd(limits.lines)

    async def serve(self, websocket: WebSocket) -> None:
        await self.admit(websocket, self._receive)

    async def admit(self, websocket: WebSocket, receive: Receive) -> None:
        """Whoever may come in, to whatever he has come for."""
        address = guard.caller(websocket)
        limit = self._over(websocket, address)
        if limit is not None:
            LIMITED.labels(limit).inc()
            await websocket.close(POLICY)
            return
        try:
            await self._serve(websocket, address, receive)
        finally:
            self._callers.leave(address)

    def _over(self, websocket: WebSocket, address: str) -> str | None:
        """What a caller asks too much of; else he has come in."""
        if not guard.same_origin(websocket.headers, self._origins):
            return "origin"
        if not self._joins.take(address):
            return "joins"
        return None if self._callers.enter(address) else "lines"

    async def _serve(self, websocket: WebSocket, address: str, receive: Receive) -> None:
        await websocket.accept()
        LINES.inc()
        socket = Socket(websocket, address)
        receiving = asyncio.create_task(receive(socket))
        try:
            ending: list[asyncio.Future[Any]] = [receiving, socket.closing]
            await asyncio.wait(ending, return_when=asyncio.FIRST_COMPLETED)
            receiving.cancel()
            with suppress(WebSocketDisconnect, TimeoutError, asyncio.CancelledError):
                await receiving
        finally:
            receiving.cancel()
            LINES.dec()
            socket.close(POLICY)
            with suppress(WebSocketDisconnect, TimeoutError, RuntimeError, OSError):  # nobody may be there any more
                await socket.closed()

    async def _receive(self, socket: Socket) -> None:
        async with asyncio.timeout(PATIENCE):
            join = await joined(socket)
        if join is None:
            return
        if self._guesses.spent(socket.address):
            LIMITED.labels("guesses").inc()
            socket.send(written(Refused("too-fast")))
            return
        try:
            key = await self._key(socket, join)
            socket.may_tell = self._hall.live.may_tell
            line = await self._hall.live.join(join.table.upper(), key, join.since, socket)
        except Refusal as refusal:
            if refusal.is_guess:
                self._guesses.take(socket.address)
            socket.send(written(Refused(CODES.get(refusal.code, "malformed"))))
            return
        except Unreachable as unreachable:
            socket.send(written(Refused(unreachable.why)))
            return
        try:
            with self._visitors.signed_in(socket.connection, lambda: socket.close(SIGNED_OUT)):
                await _hear(line, socket)
        finally:
            line.leave()

    async def _key(self, socket: Socket, join: Join) -> Key | None:
        """His token's, or else his own: where he has no seat, he looks on."""
        if join.token is not None:
            return token_key(join.token)
        person = None if join.look_on else await self._visitors.known(socket.connection)
        return None if person is None else Key(person=person.id)


async def _hear(line: Line, socket: Socket) -> None:
    """All that he says, until he says too much."""
    insolence = 0

    def hear(data: str | bytes) -> None:
        nonlocal insolence
        FRAMES.inc()
        if insolence > INSOLENCE or line.hear(data):
            return
        LIMITED.labels("frames").inc()
        insolence += 1
        if insolence <= INSOLENCE:
            socket.send(_TOO_FAST)
        else:
            socket.close(POLICY)

    await socket.listen(hear)


async def joined(socket: Socket) -> Join | None:
    """What somebody has come for, by his first message; `None`: he was told what is wrong with it."""
    try:
        message = read(await socket.frame())
    except Malformed as error:
        socket.send(written(Refused("malformed", str(error))))
        return None
    if not isinstance(message, Join):
        socket.send(written(Refused("malformed", "the first message is Join")))
        return None
    if message.protocol != PROTOCOL:
        socket.send(written(Refused("protocol", str(PROTOCOL))))
        return None
    return message
