"""The WebSocket: a thin thing between a browser and a table."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from sitdown.core.codec import Malformed
from sitdown.server import guard
from sitdown.server.hall import Hall, Refusal
from sitdown.server.metrics import FRAMES, LIMITED, LINES
from sitdown.server.protocol import PROTOCOL, Join, Refused, Why, read, written
from sitdown.server.rate import Bucket

PATIENCE: Final = 10.0  # seconds until the first message
BACKLOG: Final = 200  # frames that a slow client may be behind
SLOW: Final = 20.0  # seconds that the network may take over one of them
INSOLENCE: Final = 200  # frames over the limit, then the line is cut
POLICY: Final = 1008
CODES: Final[dict[str, Why]] = {
    "no-table": "no-table",
    "no-seat": "no-seat",
    "not-begun": "not-begun",
    "other-rules": "other-rules",
}


class Socket:
    """The other end of a line. Frames wait here until the network takes them."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._frames: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._closed = False

    def send(self, frame: bytes) -> None:
        if self._closed:
            return
        if self._frames.qsize() < BACKLOG:
            self._frames.put_nowait(frame)
        else:
            self.close(POLICY)

    def close(self, code: int) -> None:
        """After what is still to be said; then nothing more is."""
        if not self._closed:
            self._closed = True
            self._frames.put_nowait(code)

    async def deliver(self) -> None:
        """Until it is closed. Raises `TimeoutError` if the other end does not listen."""
        while True:
            frame = await self._frames.get()
            async with asyncio.timeout(SLOW):
                if isinstance(frame, int):
                    await self._websocket.close(frame)
                    return
                await self._websocket.send_text(frame.decode())

    async def frame(self) -> str | bytes:
        """The next one. Raises `WebSocketDisconnect`."""
        message = await self._websocket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        FRAMES.inc()
        text: str | None = message.get("text")
        data: bytes = message.get("bytes") or b""
        return data if text is None else text


class Door:
    """Where WebSockets come in."""

    def __init__(self, hall: Hall, origins: tuple[str, ...], most: int) -> None:
        self._hall = hall
        self._origins = origins
        self._most = most  # lines of one address
        self._callers: Counter[str] = Counter()

    async def serve(self, websocket: WebSocket) -> None:
        address = guard.caller(websocket)
        if not guard.same_origin(websocket.headers, self._origins) or self._callers[address] >= self._most:
            LIMITED.labels("lines").inc()
            await websocket.close(POLICY)
            return
        await websocket.accept()
        self._callers[address] += 1
        LINES.inc()
        socket = Socket(websocket)
        delivering = asyncio.create_task(socket.deliver())
        receiving = asyncio.create_task(self._receive(socket))
        try:
            await asyncio.wait([delivering, receiving], return_when=asyncio.FIRST_COMPLETED)
            receiving.cancel()
            with suppress(WebSocketDisconnect, TimeoutError, asyncio.CancelledError):
                await receiving
        finally:
            receiving.cancel()
            LINES.dec()
            self._callers[address] -= 1
            if not self._callers[address]:
                del self._callers[address]
            socket.close(POLICY)
            with suppress(WebSocketDisconnect, TimeoutError, RuntimeError, OSError):  # nobody may be there any more
                await delivering

    async def _receive(self, socket: Socket) -> None:
        async with asyncio.timeout(PATIENCE):
            join = await self._joined(socket)
        if join is None:
            return
        try:
            live, seat = await self._hall.enter(join.table.upper(), join.token)
        except Refusal as refusal:
            socket.send(written(Refused(CODES.get(refusal.code, "malformed"))))
            return
        number = live.join(seat, join.since, socket)
        try:
            bucket = Bucket(guard.FRAMES, _now())
            insolence = 0
            while True:
                frame = await socket.frame()
                if bucket.take(_now()):
                    live.hear(number, frame)
                    continue
                LIMITED.labels("frames").inc()
                insolence += 1
                if insolence > INSOLENCE:
                    return
                socket.send(written(Refused("too-fast")))
        finally:
            live.leave(number)

    async def _joined(self, socket: Socket) -> Join | None:
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


def _now() -> float:
    return asyncio.get_running_loop().time()
