"""What happens to a town while people play: one trouble after the other, each over before the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from tests.server.faults import Cluster

from .town import House, Roamer, Town, check, tables, town

SUSPENDED = 4.8  # seconds: longer than a lease, and than a browser waits
Trouble = Callable[[Town, House, Cluster], Awaitable[None]]


async def kill(town: Town, house: House, cluster: Cluster) -> None:
    await house.kill()
    await house.start()


async def suspend(town: Town, house: House, cluster: Cluster) -> None:
    house.suspend()
    await asyncio.sleep(SUSPENDED)
    house.wake()


async def drain(town: Town, house: House, cluster: Cluster) -> None:
    await house.drain()
    await house.start()


async def database(town: Town, house: House, cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.kill)
    await asyncio.to_thread(cluster.start)
    town.fault = monotonic()  # nobody can play without


async def cut_off(town: Town, house: House, cluster: Cluster) -> None:
    house.cut_off()
    await asyncio.sleep(SUSPENDED)
    house.mend()


TROUBLES: dict[str, Trouble] = {
    "kill": kill,
    "suspend": suspend,
    "drain": drain,
    "database": database,
    "cut off": cut_off,
}


@dataclass
class Figures:
    games: int = 0
    moves: int = 0  # of people, acknowledged
    updates: int = 0
    relayed: float = 0.0  # frames
    lost: float = 0.0  # tables that their server found to be another's
    pauses: dict[str, list[float]] = field(default_factory=dict)  # by trouble


async def lived_through(folder: Path, games: int, kinds: Sequence[str], random: Random, rounds: int = 1) -> Figures:
    """Games without end until all troubles are over; then to their ends."""
    cluster = Cluster(folder)
    try:
        async with town(folder, cluster.database("town")) as there:
            figures = Figures()
            people: list[Roamer] = []
            playing: list[asyncio.Task[None]] = []

            async def keep_playing() -> None:
                """As many games as there should be, at any time."""
                over = [person for person, task in zip(people, playing, strict=True) if task.done()]
                running = len({person.table for person in people} - {person.table for person in over})
                for person in await tables(there, games - running, kinds, random):
                    people.append(person)
                    playing.append(asyncio.create_task(person.live()))

            for name, trouble in [*TROUBLES.items()] * rounds:
                await keep_playing()
                await asyncio.sleep(1)
                before = [len(person.pauses) for person in people]
                there.fault = monotonic()
                await trouble(there, there.fullest(people), cluster)
                async with asyncio.timeout(30):
                    while any(person.away for person in people):
                        await asyncio.sleep(0.1)
                paused = figures.pauses.setdefault(name, [])
                for person, seen in zip(people, before, strict=True):
                    paused += person.pauses[seen:]
            await asyncio.wait_for(asyncio.gather(*playing), 240)
            await check(there, people)
            figures.games = len({person.table for person in people})
            figures.moves = sum(person.mine for person in people)
            figures.updates = sum(len(person.shown) for person in people)
            for house in there.houses:
                figures.relayed += await house.figure("sitdown_relayed_frames_total")
                figures.lost += await house.figure("sitdown_tables_lost_total")
            return figures
    finally:
        cluster.close()
