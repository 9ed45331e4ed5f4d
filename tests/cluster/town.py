"""Several servers on one PostgreSQL, each a process of its own, and people who go on at another when theirs is gone."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sitdown.server.protocol import Answer, Join, Pong
from tests.server.faults import Cluster
from tests.server.killing import Player, Process
from tests.server.online import Frame, Server

SILENCE = 4.5  # seconds after which the page calls again
SAID_AGAIN = ("Ping", "Trouble")
OPTIONS = {
    "omerta": {"snap_seconds": 1, "turn_limit": 10, "reaction_seconds": 3},
    "cosa-nostra": {"rounds": 3, "reaction_seconds": 3},
}


class Way:
    """Between a house and its PostgreSQL. While it is cut neither hears of the other, and nobody hangs up."""

    def __init__(self, database: str, folder: Path) -> None:
        name, _, self._real = database.partition("?host=")
        self.database = f"{name}?host={folder}"
        self._folder = folder
        self._whole = asyncio.Event()
        self._whole.set()
        self._lines: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with await asyncio.start_unix_server(self._called, self._folder / ".s.PGSQL.5432"):
            yield
            for line in self._lines:
                line.cancel()
            await asyncio.gather(*self._lines, return_exceptions=True)

    def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(asyncio.create_task(self._pass_on(reader, writer)))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await self._whole.wait()
            there, back = await asyncio.open_unix_connection(f"{self._real}/.s.PGSQL.5432")
            ways = [asyncio.create_task(self._one_way(reader, back)), asyncio.create_task(self._one_way(there, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                back.close()
        writer.close()

    async def _one_way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(2**16):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()


class House:
    """A server, as one of several: killed, suspended, told to go, cut off from its database, and started again."""

    def __init__(self, folder: Path, database: str, pace: tuple[str, ...]) -> None:
        folder.mkdir()
        self.way = Way(database, folder)
        self.process = Process(folder, self.way.database, pace)
        self.server: Server | None = None
        self.open = False  # as a proxy would know it

    async def start(self) -> None:
        self.server = await self.process.start()
        self.open = True

    async def kill(self) -> None:
        self.open = False
        await self.process.kill()

    async def drain(self) -> None:
        self.open = False
        assert await self.process.stop() == 0

    def suspend(self) -> None:
        self.open = False
        os.kill(self.process.pid, signal.SIGSTOP)

    def wake(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)
        self.open = True

    def cut_off(self) -> None:
        self.open = False
        self.way.cut()

    def mend(self) -> None:
        self.open = True
        self.way.mend()

    async def figure(self, name: str) -> float:
        """A number of its metrics."""
        assert self.server is not None
        told = (await self.server.figures()).splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in told if line.partition(" ")[0].partition("{")[0] == name)


class Town:
    def __init__(self, houses: list[House]) -> None:
        self.houses = houses
        self.fault = 0.0  # when something happened last

    def another(self, than: House | None) -> House:
        """The next that a proxy would lead to."""
        after = 0 if than is None else self.houses.index(than) + 1
        order = [*self.houses[after:], *self.houses[:after]]
        return next((house for house in order if house.open), order[0])

    def fullest(self, people: Sequence[Roamer]) -> House:
        """Where most of those are who still play: something that happens there is noticed."""
        return max(self.houses, key=lambda house: sum(person.at is house and not person.is_done for person in people))

    @property
    def server(self) -> Server:
        server = self.another(None).server
        assert server is not None
        return server


@dataclass
class Roamer(Player):
    """Somebody who answers after a moment, and wherever his line breaks comes back at another house."""

    town: Town | None = None
    at: House | None = None
    pauses: list[float] = field(default_factory=list)  # seconds from a fault until he was shown the table again
    told_by_the_dead: list[Frame] = field(default_factory=list)
    away: bool = False  # his line broke, and he has not been shown the table again
    minded: int = 0  # how often a caretaker sat on his chair while he was there
    _abandoned: list[asyncio.Task[None]] = field(default_factory=list)

    async def live(self) -> None:
        """To the end of the game."""
        assert self.town is not None
        broke: float | None = None
        while not self.is_done:
            assert self.at is not None
            server = self.at.server
            assert server is not None
            with suppress(ConnectionClosed, InvalidHandshake, OSError):  # asyncio's TimeoutError is an OSError
                await self._sit(server, broke)
            self.away = not self.is_done
            if not self.is_done:
                broke = broke or time.monotonic()
                self.at = self.town.another(self.at)
                await asyncio.sleep(0.25)
        await asyncio.gather(*self._abandoned)

    async def _sit(self, server: Server, broke: float | None) -> None:
        address = f"ws://{server.host}:{server.port}/ws"
        wire = await connect(address, compression=None, proxy=None, open_timeout=2, close_timeout=0.1)
        await wire.send(msgspec.json.encode(Join(self.table, self.token, self.seq)).decode())
        answered: tuple[int | None, int] | None = None
        last: Frame = {}
        while True:
            try:
                frame: Frame = msgspec.json.decode(await asyncio.wait_for(wire.recv(), SILENCE))
            except TimeoutError:
                self._abandoned.append(asyncio.create_task(self._overhear(wire)))
                raise
            if frame["type"] == "Ping":
                await _says(wire, Pong(frame["number"]))
            elif frame["type"] == "Presence":
                self.minded += frame["seats"][self.seat]["presence"] != "here"
            elif frame["type"] == "Update":
                if broke is not None and self.town is not None:
                    self.pauses.append(time.monotonic() - max(broke - SILENCE, self.town.fault))
                    broke = None
                self.away = False
                self._note(frame)
                last = frame
                if frame["question"] is None:
                    await wire.close()
                    return
            elif frame["type"] == "Refused" and not last:
                await wire.close()  # nobody has the table yet
                return
            if last and last["options"] and frame["type"] in ("Update", "Refused"):
                mark = (last["question"], len(self.shown) if frame["type"] == "Refused" else 0)
                if mark != answered:
                    answered = mark
                    await asyncio.sleep(self.random.uniform(0.0, 0.15))
                    action = self.random.choice(last["options"])
                    await _says(wire, Answer(last["question"], msgspec.Raw(msgspec.json.encode(action))))

    async def _overhear(self, wire: ClientConnection) -> None:
        """What is still said over a line that he has given up."""
        with suppress(ConnectionClosed, OSError):
            while True:
                frame: Frame = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 20))
                if frame["type"] not in SAID_AGAIN:
                    self.told_by_the_dead.append(frame)


async def _says(wire: ClientConnection, message: Pong | Answer) -> None:
    await wire.send(msgspec.json.encode(message).decode())


@asynccontextmanager
async def town(
    folder: Path, database: str, houses: int = 3, pace: tuple[str, ...] = ("--hurried",)
) -> AsyncIterator[Town]:
    async with AsyncExitStack() as stack:
        built = [House(folder / f"house{number}", database, pace) for number in range(houses)]
        for house in built:
            await stack.enter_async_context(house.way.open())
            await stack.enter_async_context(house.process)
        await asyncio.gather(*[house.start() for house in built])
        yield Town(built)
        for house in built:
            if house.server is not None:
                await house.server.http.aclose()


async def tables(town: Town, games: int, kinds: Sequence[str], random: Random) -> list[Roamer]:
    """Everybody at another house than his neighbour."""
    people = []
    for number, where in zip(range(games), count()):
        game = kinds[number % len(kinds)]
        house = town.houses[where % len(town.houses)]
        assert house.server is not None
        first = await house.server.sets_up(game, None, None, None, options=OPTIONS[game])
        tickets = [first]
        for name, seat in (("Ben", 1), ("Cora", 2)):
            elsewhere = town.houses[(where + seat) % len(town.houses)].server
            assert elsewhere is not None
            path = f"/api/tables/{first['table']}/seats"
            tickets.append(await elsewhere.post(path, nickname=name, seat=seat))
        for seat, ticket in enumerate(tickets):
            at = town.houses[(where + seat) % len(town.houses)]
            person = Roamer(first["table"], ticket["token"], Random(random.random()), seat=seat, town=town, at=at)
            people.append(person)
    return people


async def check(town: Town, people: list[Roamer]) -> None:
    """What everybody was shown at any time is what the log tells, and the game is whole."""
    server = town.server
    logs = {}
    for person in people:
        if person.table not in logs:
            told = await server.http.get(f"/api/tables/{person.table}/log")
            assert told.status_code == 200, told.text
            logs[person.table] = told.content.splitlines()
        person.check(logs[person.table])
        assert not person.told_by_the_dead, person.told_by_the_dead[0]
        assert not person.minded


def share(figures: list[float], part: float) -> float:
    ranked = sorted(figures)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))] if ranked else 0.0


__all__ = ["Cluster", "House", "Roamer", "Town", "check", "share", "tables", "town"]
