"""A real server on a port of this machine, and clients at the other end of real WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sitdown.core.records import Action
from sitdown.server.app import Settings, door_at, running, served, server_of
from sitdown.server.guard import USUAL
from sitdown.server.protocol import Answer, FromClient, Join, Pong, Talk
from sitdown.server.table.time.pace import HURRIED, Pace

Frame = dict[str, Any]
Chooser = Callable[[Frame, Random], Any]


class Guest:
    """Somebody at a browser. Answers pings, and keeps all that he was told."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: list[Frame] = []
        self.raw: list[bytes] = []
        self.ponging = True

    async def send(self, message: FromClient) -> None:
        await self.wire.send(msgspec.json.encode(message).decode())

    async def frame(self) -> Frame:
        """The next one that is no ping."""
        while True:
            data = await asyncio.wait_for(self.wire.recv(), 20)
            frame: Frame = msgspec.json.decode(data)
            if frame["type"] != "Ping":
                self.frames.append(frame)
                self.raw.append(data.encode() if isinstance(data, str) else data)
                return frame
            if self.ponging:
                await self.send(Pong(frame["number"]))

    async def until(self, kind: str) -> Frame:
        while (frame := await self.frame())["type"] != kind:
            pass
        return frame

    async def closing(self) -> int:
        """Hears all that is still said; the code that the line is closed with."""
        try:
            while True:
                await self.frame()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def answers(self, update: Frame, action: Action | Frame) -> None:
        await self.send(Answer(update["question"], msgspec.Raw(msgspec.json.encode(action))))

    async def talks(self, action: Action | Frame) -> None:
        await self.send(Talk(msgspec.Raw(msgspec.json.encode(action))))

    async def plays(self, choose: Chooser, seed: int = 1, stop: Callable[[Frame], bool] | None = None) -> Frame:
        """Answers whatever is asked, to the end of the game or until there is a reason to stop. Returns the last update."""
        random = Random(seed)
        answered = -1
        while True:
            frame = await self.frame()
            if frame["type"] != "Update":
                continue
            if frame["question"] is None or (stop is not None and stop(frame)):
                return frame
            if frame["options"] and frame["question"] != answered:
                answered = frame["question"]
                await self.answers(frame, choose(frame, random))

    @property
    def last(self) -> Frame:
        return [frame for frame in self.frames if frame["type"] == "Update"][-1]


@contextmanager
def shut(gate: asyncio.Event) -> Iterator[None]:
    """For a while. It is open again whatever happens: a server that waits for its last page behind it would never end."""
    gate.clear()
    try:
        yield
    finally:
        gate.set()


def anything(update: Frame, random: Random) -> Any:
    return random.choice(update["options"])


class Server:
    def __init__(self, port: int, http: httpx2.AsyncClient, metrics: str = "", host: str = "127.0.0.1") -> None:
        self.port = port
        self.http = http
        self.host = host
        self._metrics = metrics  # the address of its figures, if it runs in a process of its own

    @asynccontextmanager
    async def joined(self, table: str, token: str | None = None, since: int = 0, **how: Any) -> AsyncIterator[Guest]:
        async with self.connected(**how) as guest:
            await guest.send(Join(table, token, since))
            yield guest

    @asynccontextmanager
    async def connected(self, path: str = "/ws", **how: Any) -> AsyncIterator[Guest]:
        async with connect(f"ws://{self.host}:{self.port}{path}", compression=None, proxy=None, **how) as wire:
            yield Guest(wire)

    async def post(self, path: str, **body: Any) -> Frame:
        response = await self.http.post(path, json=body)
        assert response.status_code < 300, response.text
        answer: Frame = response.json()
        return answer

    async def get(self, path: str) -> Any:
        response = await self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    async def figures(self) -> str:
        response = await self.http.get(self._metrics)
        assert response.status_code == 200, response.text
        return response.text

    async def sets_up(self, game: str, *chairs: str | None, **more: Any) -> Frame:
        """A table with somebody in the first chair."""
        return await self.post("/api/tables", game=game, nickname="Ada", chairs=chairs, **more)


def client(base: str) -> httpx2.AsyncClient:
    """A patient one, that keeps no line which a busy server may be about to close."""
    alone = httpx2.Limits(max_keepalive_connections=0)
    return httpx2.AsyncClient(base_url=base, trust_env=False, timeout=60, limits=alone)


def online(folder: Path, play: Callable[[Server], Awaitable[None]], pace: Pace = HURRIED, **settings: Any) -> None:
    """Play with a server whose database is in this folder, if nothing else is said."""
    settings = {"database": f"sqlite+aiosqlite:///{folder}/tables.db", "pace": pace, **settings}

    async def run() -> None:
        async with served(Settings(**settings)) as app:
            server, door = server_of(app, settings.get("limits", USUAL)), door_at("127.0.0.1", 0)
            port = door.getsockname()[1]
            async with running(server, door):
                try:
                    async with client(f"http://127.0.0.1:{port}") as http:
                        await asyncio.wait_for(_done(play(Server(port, http))), 60)
                finally:
                    server.stop()

    asyncio.run(run())


async def _done(playing: Awaitable[None]) -> None:
    await playing
