"""Honest people who play on, whatever others do to the server meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from sitdown.server.metrics import FAILURES

from .online import Frame, Guest, Server

LONG: dict[str, Any] = {"turn_seconds": None, "reaction_seconds": None, "snap_seconds": 1, "turn_limit": 500}
THINKING = 0.1  # seconds: a game is to last longer than an attack
PATIENCE = 30  # seconds for some moves, on a busy machine


def quietly(update: Frame, random: Random) -> Frame:
    """Nothing that ends a round, or that the others have to wait for."""
    options: list[Frame] = update["options"]
    for kind in ("Decline", "DrawDeck", "Discard"):
        found = [option for option in options if option["type"] == kind]
        if found:
            return found[0]
    return random.choice(options)


class Company:
    """They answer whatever they are asked, over lines that nobody may cut."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.moves = 0
        self._playing: list[asyncio.Task[None]] = []

    def begin(self, guest: Guest) -> None:
        self.guests.append(guest)
        self._playing.append(asyncio.create_task(self._play(guest)))

    async def plays_on(self, moves: int = 6) -> None:
        """So many more moves are made."""
        wanted = self.moves + moves
        async with asyncio.timeout(PATIENCE):
            while self.moves < wanted:
                self.check()
                await asyncio.sleep(0.01)

    def check(self) -> None:
        """No line was closed."""
        for playing in self._playing:
            if playing.done():
                playing.result()

    async def stop(self) -> None:
        self.check()
        while left := [playing for playing in self._playing if not playing.done()]:
            for playing in left:
                playing.cancel()  # `wait_for` may swallow it when a frame arrives at the same moment
            await asyncio.wait(left, timeout=0.1)

    async def _play(self, guest: Guest) -> None:
        random, answered = Random(1), -1
        while True:
            frame = await guest.frame()
            if frame["type"] == "Update" and frame["options"] and frame["question"] != answered:
                answered = frame["question"]
                await asyncio.sleep(THINKING)
                await guest.answers(frame, quietly(frame, random))
                self.moves += 1


async def seated(server: Server, game: str = "omerta", people: int = 3, **options: Any) -> list[Frame]:
    """A table without bots: their places."""
    mine = await server.sets_up(game, *[None] * people, options={**(LONG if game == "omerta" else {}), **options})
    chairs = f"/api/tables/{mine['table']}/seats"
    return [mine, *[await server.post(chairs, nickname=f"P{seat}") for seat in range(1, people)]]


@asynccontextmanager
async def playing(server: Server, places: list[Frame]) -> AsyncIterator[Company]:
    """In these places, for as long as this lasts."""
    company = Company()
    async with AsyncExitStack() as lines:
        for place in places:
            company.begin(await lines.enter_async_context(server.joined(place["table"], place["token"])))
        yield company
        await company.stop()


@asynccontextmanager
async def undisturbed(server: Server) -> AsyncIterator[Company]:
    """A table where people play on, and at the end have moved since."""
    async with playing(server, await seated(server)) as company:
        await company.plays_on()
        yield company
        await company.plays_on()


def failures() -> float:
    """Whatever broke down so far."""
    samples = [sample for metric in FAILURES.collect() for sample in metric.samples]
    return sum(sample.value for sample in samples if sample.name.endswith("_total"))
