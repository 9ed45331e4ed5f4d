"""Everybody who means no good, at once and over real wires: seated, looking on, or at the door; at tables in play and after the game.

`python -m tests.server.assault PORT FRAMES REQUESTS SEED PACE` prints what came of it as JSON: it runs beside the server and whoever measures it, and paces
itself (so many frames a second, and two fifths as many requests), since not the load is tried but what is in it.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx2
import msgspec
from msgspec import Raw, Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sitdown.core.codec import encode
from sitdown.core.registry import game_named
from sitdown.learn import lessons_of
from sitdown.server.protocol import FromClient, Join, Pong
from tests.conformance.parts import part_of

from .frames import bent, sayable, stuffed
from .honest import seated
from .laid import FINISHED, RUNNING, TOKEN
from .online import Frame, Guest, Server, client
from .openapi import OPERATIONS

HANDS: Final = 10  # that make requests
OWN: Final = 4  # tables of either game where they sit among themselves
GREEDY: Final = 0.02  # of the frames come all at once


class Came(Struct):
    """What came of it."""

    frames: int = 0
    requests: int = 0
    told: dict[str, int] = msgspec.field(default_factory=Counter)  # kinds of answers, and why something was refused
    closed: dict[int, int] = msgspec.field(default_factory=Counter)  # codes
    statuses: dict[int, int] = msgspec.field(default_factory=Counter)


class Clock:
    """So many things a second, whoever does them."""

    def __init__(self, pace: float, wanted: int) -> None:
        self.left = wanted
        self._every = 1 / pace
        self._next = 0.0

    async def turn(self) -> bool:
        """`False`: that was the last one."""
        if self.left <= 0:
            return False
        self.left -= 1
        now = asyncio.get_running_loop().time()
        self._next = max(self._next + self._every, now - 0.1)
        await asyncio.sleep(self._next - now)
        return True


def caller(number: int) -> dict[str, str]:
    """The server believes a proxy on its own machine: everybody has an address of his own."""
    return {"X-Forwarded-For": f"198.51.{number // 250}.{number % 250}"}


class Ruffian:
    """One of them, at a table or in a lesson (`path`). He comes again whenever he is thrown out."""

    def __init__(self, place: Frame, game: str, number: int, came: Came, clock: Clock, path: str = "/ws") -> None:
        self._place = place
        self._path = path
        self._game = game
        self._number = number
        self._random = Random(number)
        self._came = came
        self._clock = clock
        self._update: Frame = {}

    async def rage(self, server: Server) -> None:
        while self._clock.left > 0:
            try:
                async with server.connected(self._path, additional_headers=caller(self._number)) as guest:
                    await self._visit(guest)
            except ConnectionClosed as closed:
                self._came.closed[closed.rcvd.code if closed.rcvd else 0] += 1
            except (InvalidHandshake, OSError) as error:
                self._came.told[type(error).__name__] += 1
            await asyncio.sleep(0.5)

    async def _visit(self, guest: Guest) -> None:
        join = encode(Join(self._place["table"], self._place["token"]))
        if self._random.random() < 0.1:
            if not await self._clock.turn():
                return
            join = bent(join, self._random)
            self._came.frames += 1
        await guest.wire.send(join, text=True)
        listening = asyncio.create_task(self._listen(guest))
        try:
            while not listening.done() and await self._clock.turn():
                many = 40 if self._random.random() < GREEDY else 1
                for _ in range(many):
                    text = self._random.random() < 0.9
                    frame = bent(encode(self._message()), self._random)
                    await guest.wire.send(frame.decode("utf-8", "replace") if text else frame)
                    self._came.frames += 1
                    if self._random.random() < 0.001:
                        await guest.wire.send("x" * 17_000)
                    if self._random.random() < 0.001:
                        guest.wire.transport.abort()
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening

    async def _listen(self, guest: Guest) -> None:
        while True:
            frame: Frame = msgspec.json.decode(await guest.wire.recv())
            self._came.told[str(frame.get("why", frame["type"]))] += 1
            if frame["type"] == "Ping" and self._random.random() < 0.9:
                await guest.send(Pong(frame["number"]))
            if frame["type"] == "Update":
                self._update = frame

    def _message(self) -> FromClient:
        """Something that could be said, if it were the time for it; now and then it is."""
        number = self._update.get("question") or 1
        options = self._update.get("options") or []
        foreign = Raw(encode(self._random.choice(part_of(self._game).foreign)))
        actions = (Raw(encode(self._random.choice(options))), foreign) if options else (foreign,)
        join = Join(self._place["table"])
        return self._random.choice(sayable(number, actions, "big_joey", join, self._random))


class Clerk:
    """Makes requests: known ones with something wrong in them, and some that are right."""

    def __init__(self, base: str, number: int, came: Came, clock: Clock) -> None:
        self._http = client(base)
        self._random = Random(number)
        self._came = came
        self._clock = clock

    async def rage(self) -> None:
        async with self._http:
            while await self._clock.turn():
                request = self._request()
                with suppress(httpx2.TransportError):  # what is too long is cut off
                    self._came.requests += 1
                    answer = await self._http.send(request)
                    self._came.statuses[answer.status_code] += 1

    def _request(self) -> httpx2.Request:
        random = self._random
        method, path, body, _, query = random.choice(OPERATIONS)
        code = random.choice([FINISHED, FINISHED, RUNNING, "BCDFGH", "ffffff", "%00", "..%2f", "x" * 40, "Ж", "omerta"])
        for name in ("code", "game", "language"):
            path = path.replace(f"{{{name}}}", code)
        asked = {name: random.choice(["0", "1", "open", "-1", "9" * 30, "", "x", "²"]) for name, _ in query}
        headers = caller(1000 + random.randrange(2000))
        if random.random() < 0.1:
            headers |= {"Content-Type": "text/plain", "Origin": "https://elsewhere.example", "X-Long": "y" * 8000}
        data = b""
        if body is not None or random.random() < 0.1:
            data = self._body()
        if random.random() < 0.1:
            method = random.choice(["put", "delete", "patch", "post", "get", "options", "nonsense"])
        return self._http.build_request(method.upper(), path, params=asked, content=data, headers=headers)

    def _body(self) -> bytes:
        random = self._random
        known: dict[str, Any] = {
            "game": random.choice(["omerta", "cosa-nostra", "chess"]),
            "nickname": "Mallory",
            "chairs": random.choice([[None, "random", "random"], [None] * 3]),
            "seat": 0,
            "token": random.choice([TOKEN, "x"]),
            "bot": "random",
            "options": random.choice([{}, {"turn_limit": 3}, {"rounds": 9**9}]),
        }
        names = random.choice(
            [("game", "nickname", "chairs"), ("nickname",), ("token", "bot"), ("token",), tuple(known)]
        )
        frame = msgspec.json.encode({name: known[name] for name in names})
        return stuffed(frame, random) if random.random() < 0.4 else bent(frame, random)


async def assault(server: Server, frames: int, requests: int, seed: int, pace: float) -> Came:
    """All of them, until so much is said."""
    came, said, asked = Came(), Clock(pace, frames), Clock(pace * 2 / 5, requests)
    ruffians: list[Ruffian] = []

    def comes(place: Frame, game: str, path: str = "/ws") -> None:
        ruffians.append(Ruffian(place, game, seed * 500 + len(ruffians), came, said, path))

    for game in ("omerta", "cosa-nostra"):
        for _ in range(OWN):
            for place in await seated(server, game):
                comes(place, game)
            comes({**place, "token": None}, game)
    for table in (FINISHED, RUNNING):
        for token in (TOKEN, None):
            comes({"table": table, "token": token}, "omerta")
    comes({"table": "XXXXXX", "token": "x"}, "omerta")
    for game in ("omerta", "cosa-nostra"):
        for step, lesson in enumerate(lessons_of(game_named(game))):
            comes({"table": "LESSON", "token": None}, game, f"/ws/learn/{game}/{lesson.name}?step={step % 3}")
    base = str(server.http.base_url)
    clerks: list[Callable[[], Awaitable[None]]] = [
        Clerk(base, seed * 500 + at, came, asked).rage for at in range(HANDS)
    ]
    await asyncio.gather(*[ruffian.rage(server) for ruffian in ruffians], *[rage() for rage in clerks])
    return came


def broken(metrics: str) -> list[str]:
    """What broke down, by what a server says of itself."""
    lines = [line for line in metrics.splitlines() if line.startswith("sitdown_failures_total")]
    return [line for line in lines if not line.endswith(" 0.0")]


async def _main(port: int, frames: int, requests: int, seed: int, pace: float) -> None:
    async with client(f"http://127.0.0.1:{port}") as http:
        came = await assault(Server(port, http), frames, requests, seed, pace)
    sys.stdout.write(msgspec.json.encode(came).decode() + "\n")


if __name__ == "__main__":
    asyncio.run(_main(*[int(given) for given in sys.argv[1:]]))
