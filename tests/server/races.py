"""Races over real WebSockets: tables that are about to have one, and racers, honest and not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from random import Random

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from sitdown.core.registry import game_named, save
from sitdown.games.omerta.records import actions as act
from sitdown.server.protocol import Pong
from sitdown.server.store.positions import sealed
from sitdown.server.store.records import Seat, digest
from sitdown.server.store.schema import snapshots
from sitdown.server.store.store import Store
from tests.omerta.harness import table

from .online import Frame, Guest, Server
from .room import record
from .wires import sevens

STOCKS = ("7 1 5 6", "7 2 3 4", "7 5 6 8", "1 2 9 10", "1 2 9 10")
QUIETLY = 0.3  # seconds after the last pong was sent: longer than it is under way


@dataclass(frozen=True)
class Runner:
    """Who races over a real line, and what his client does about it."""

    server: Server  # as it is reached over his wire
    forwarded: bool = False  # he comes through a proxy, as it says: the kernel sees only that
    holds_back: float = 0.0  # his pongs, by so many seconds
    calm: int = 0  # pings that are answered at once, before any is held back
    lurks: bool = False  # snaps as soon as he is told that somebody has
    waits: bool = False  # and not before
    spread: float = 0.060  # seconds by which his reactions differ; on average they take 350 ms

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Forwarded-For": "192.0.2.1"} if self.forwarded else {}


async def lay(database: str, tables: int) -> list[str]:
    """Tables of five where everybody has a 7, and seat 0 has just drawn one more; their codes. A seat's token is its number."""
    play = table(*STOCKS, pile="9", deck="7", snap_seconds=30)
    play.draws("7")
    sevens(play.g)
    position = sealed(save(game_named("omerta"), play.g))
    chairs = tuple(Seat(f"P{seat}", None, digest(str(seat))) for seat in range(len(STOCKS)))
    at = replace(record("omerta", *[None] * len(STOCKS), snap_seconds=30), seats=chairs)
    codes = [f"R{number}" for number in range(tables)]
    store = await Store.open(database)
    for code in codes:
        await store.add(replace(at, code=code))
    async with store._engine.begin() as connection:
        rows = [{"code": code, "seq": 0, "position": position} for code in codes]
        await connection.execute(sa.insert(snapshots), rows)
    await store.close()
    return codes


async def race(code: str, runners: Sequence[Runner], pings: int, random: Random) -> list[Frame]:
    """After so many pings seat 0 discards his card, and all try. The receipt."""
    ready = asyncio.Barrier(len(runners))
    async with AsyncExitStack() as stack:
        guests = [
            await stack.enter_async_context(each.server.joined(code, str(seat), additional_headers=each.headers))
            for seat, each in enumerate(runners)
        ]
        racing = [
            asyncio.create_task(_races(guest, seat, each, pings, ready, random))
            for seat, (guest, each) in enumerate(zip(guests, runners, strict=True))
        ]
        told = await asyncio.gather(*racing)
    found = {each["seat"]: each for tries in told for each in tries}  # late ones are told to nobody else
    return sorted(found.values(), key=lambda each: each["milliseconds"])


async def _races(
    guest: Guest, seat: int, runner: Runner, pings: int, ready: asyncio.Barrier, random: Random
) -> list[Frame]:
    snap: asyncio.Task[None] | None = None
    async with asyncio.TaskGroup() as doing:
        while True:
            frame: Frame = msgspec.json.decode(await guest.wire.recv())
            guest.frames.append(frame)
            if frame["type"] == "Ping":
                held_back = runner.holds_back if frame["number"] > runner.calm else 0.0
                doing.create_task(_pong(guest, frame["number"], held_back))
                if frame["number"] == pings:
                    doing.create_task(_begin(guest, seat, held_back, ready))
            elif frame["type"] == "Update" and frame["about"] == "Snap" and snap is None and not runner.waits:
                snap = doing.create_task(_snap(guest, frame, max(0.1, random.gauss(0.350, runner.spread))))
            elif frame["type"] == "Tried" and frame["seat"] != seat and runner.lurks:
                doing.create_task(_snap(guest, frame, 0.0))
            elif frame["type"] == "Receipt":
                tries: list[Frame] = frame["tries"]
                return tries


async def _pong(guest: Guest, number: int, held_back: float) -> None:
    await asyncio.sleep(held_back)
    with suppress(ConnectionClosed):
        await guest.send(Pong(number))


async def _begin(guest: Guest, seat: int, held_back: float, ready: asyncio.Barrier) -> None:
    """When all have answered as many pings, the first seat discards."""
    await asyncio.sleep(held_back + QUIETLY)
    await ready.wait()
    if seat == 0:
        await guest.answers(guest.last, act.DISCARD)


async def _snap(guest: Guest, frame: Frame, reaction: float) -> None:
    await asyncio.sleep(reaction)
    with suppress(ConnectionClosed):
        await guest.answers(frame, act.Try(0))
