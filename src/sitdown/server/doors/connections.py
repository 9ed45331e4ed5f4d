"""Connections, below HTTP: how many there may be, and how long one may take over what it has to say. uvicorn by itself counts nothing, and waits for ever
for a request that is never finished and for an answer that is never read."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from sitdown.server import guard
from sitdown.server.doors.peer import Measured
from sitdown.server.metrics import LIMITED
from sitdown.server.token_bucket import Bucket

HEAD: Final = 10.0  # seconds for the head of a request, from the opening of the connection or the first byte
BODY: Final = 10.0  # seconds for the rest of it
LONGEST: Final = 65_536  # bytes of a head; of a body the application takes less
UNREAD: Final = 30.0  # seconds that an answer may wait to be read
SLOW: Final = 20.0  # that the network may take over what a line is told
PIPELINE: Final = 20  # requests before the first is answered
MOST: Final = 20_000  # connections in all
RESERVE: Final = 200  # open files that are kept for everything else

Hear = Callable[[str | bytes], None]


def room_for_connections() -> int:
    """How many there may be in all, after the limit of open files was raised as far as the system lets us."""
    if sys.platform == "win32":
        return MOST
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return MOST if hard == resource.RLIM_INFINITY else min(MOST, max(RESERVE, hard - RESERVE))


class Connections(ServerState):
    """All that are open. A proxy that is trusted to say for whom it calls is nobody: each of its connections counts by itself."""

    def __init__(self, each: int, most: int) -> None:
        super().__init__()
        self._callers = guard.Crowd(each, most)

    def enter(self, config: Config, client: tuple[str, int] | None) -> str | None:
        """As whom it is counted; `None`: there is no room."""
        host, port = client or ("", 0)
        app = config.loaded_app
        trusted = isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts
        who = f"{host} {port}" if trusted else guard.household(host)
        return who if self._callers.enter(who) else None

    def leave(self, who: str | None) -> None:
        if who is not None:
            self._callers.leave(who)


class Timer:
    """Does something if it is not stopped in time."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def start(self, seconds: float) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._do)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class HttpConnection(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self._all = server_state
        self._who: str | None = None
        self._heard = 0  # bytes of a head or a body that has yet to be complete
        self._asks = Timer(lambda: self._give_up("slow"))  # while a request is to come in
        self._reads = Timer(lambda: self._give_up("unread"))  # while an answer is to be taken

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._who = self._all.enter(self.config, self.client)
        if self._who is None:
            self._give_up("connections")
        else:
            self._asks.start(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._heard += len(data)
        super().data_received(data)
        if self._heard > LONGEST:
            self._give_up("length")
        elif self._who is not None and not self._asks.runs and (self.cycle is None or self.cycle.response_complete):
            self._asks.start(HEAD)  # whatever it was: uvicorn does not count the time any more

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._asks.start(HEAD)

    def on_headers_complete(self) -> None:
        self._heard = 0
        self._asks.start(BODY)
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINE:
            self._give_up("pipeline")

    def on_message_complete(self) -> None:
        self._heard = 0
        self._asks.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reads.start(UNREAD)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads.stop()

    def _leave(self) -> None:
        self._asks.stop()
        self._reads.stop()
        self._all.leave(self._who)
        self._who = None

    def _give_up(self, limit: str) -> None:
        LIMITED.labels(limit).inc()
        self.transport.abort()


class WebSocketConnection(Measured):
    """What is no message of its own does not reach the application: pings, and parts of messages, which may be empty. Once somebody has come in, his
    messages go straight to whoever `listen`s, and frames straight out (`tell`): a task and a queue for each of them would cost more than the rest."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self._all = server_state
        self._who: str | None = None
        self._bucket = Bucket(guard.FRAMES, self.loop.time())
        self._reads = Timer(lambda: self._give_up("unread"))
        self._hear: Hear | None = None

    # --- for the application

    @property
    def behind(self) -> int:
        """Bytes that the network has yet to take."""
        return self.transport.get_write_buffer_size()

    def tell(self, frames: Iterable[bytes]) -> None:
        """Texts, in one call to the system. Where nobody is any more they are told to nobody."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return
        self.transport.write(b"".join([Frame(Opcode.TEXT, frame).serialize(mask=False) for frame in frames]))

    async def listen(self, hear: Hear) -> int:
        """Until the line is closed, and with what code; what had come in before is heard first."""
        self._hear = hear
        while True:
            message: Any = await self.receive()
            if message["type"] != "websocket.receive":
                return int(message.get("code", 1000))
            text = message.get("text")
            hear(message.get("bytes") or b"" if text is None else text)

    # --- for uvicorn

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self._hear(data.decode())
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
        else:
            self._hear(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._who = self._all.enter(self.config, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self._reads.stop()
        self._all.leave(self._who)
        self._who = None
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self._in_time():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if self._in_time():
            super().handle_cont(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reads.start(SLOW)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads.stop()

    def _in_time(self) -> bool:
        if self._bucket.take(self.loop.time()):
            return True
        self._give_up("frames")
        return False

    def _give_up(self, limit: str) -> None:
        LIMITED.labels(limit).inc()
        self.transport.abort()
