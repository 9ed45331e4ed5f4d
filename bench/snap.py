"""Races over real WebSockets, through wires of 10 and 200 ms: `python -m bench.snap [races] [at once]`.

Both racers react like people, equally fast. The server is a process of its own; a proxy of ours delays every byte by half the round trip, each way.
Then the same with a client that sits 10 ms away and holds its pongs back for a second.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
import sqlalchemy as sa
import uvloop
from msgspec.structs import replace
from tests.omerta.harness import table
from tests.server.killing import Process
from tests.server.online import Frame, Guest, Server
from tests.server.room import record
from websockets.exceptions import ConnectionClosed

from sitdown.core.registry import game_named, save
from sitdown.games.omerta import actions as act
from sitdown.server.protocol import Pong
from sitdown.server.pulse import MOST_TAKEN_OFF
from sitdown.server.records import Seat, digest
from sitdown.server.schema import snapshots
from sitdown.server.store import Store

NEAR: Final = 0.010  # seconds there and back
FAR: Final = 0.200
PINGS: Final = 4  # that a line is measured by before the race
PATIENCE: Final = 120.0  # seconds for one race, on a machine that does other things too
HELD_BACK: Final = 1.0  # seconds, by who cheats


@dataclass(frozen=True)
class Racer:
    seat: int
    server: Server
    holds_back: float = 0.0


@asynccontextmanager
async def wire(port: int, trip: float) -> AsyncIterator[int]:
    """A port that leads to the other one, over a wire of this length."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(trip / 2, _pass, writer, data)
        loop.call_later(trip / 2, writer.close)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


def _pass(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


async def lay(folder: Path, tables: int) -> list[str]:
    """Tables where seat 0 has drawn a 7 and the others have one each; their codes."""
    play = table("1 3 5 6", "7 2 3 4", "7 5 6 8", pile="9", deck="7 1 2 3", snap_seconds=30)
    play.draws("7")
    position = save(game_named("omerta"), play.g)
    chairs = tuple(Seat(f"P{seat}", None, digest(str(seat))) for seat in range(3))
    at = replace(record("omerta", None, None, None, snap_seconds=30), seats=chairs)
    codes = [f"R{number}" for number in range(tables)]
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/tables.db")
    for code in codes:
        await store.add(replace(at, code=code))
    async with store._engine.begin() as connection:
        rows = [{"code": code, "seq": 0, "position": position} for code in codes]
        await connection.execute(sa.insert(snapshots), rows)
    await store.close()
    return codes


async def _races(guest: Guest, racer: Racer, ready: asyncio.Barrier, random: Random) -> None:
    """Answers pings, and snaps when it sees the card."""
    async with asyncio.TaskGroup() as doing:
        snap: asyncio.Task[None] | None = None
        while True:
            frame: Frame = msgspec.json.decode(await guest.wire.recv())
            if frame["type"] == "Ping":
                doing.create_task(_pong(guest, frame["number"], racer.holds_back, ready))
            elif frame["type"] == "Update" and frame["about"] == "Snap" and snap is None:
                snap = doing.create_task(_snap(guest, frame, max(0.1, random.gauss(0.350, 0.060))))
            elif frame["type"] == "Receipt":
                return


async def _pong(guest: Guest, number: int, held_back: float, ready: asyncio.Barrier) -> None:
    await asyncio.sleep(held_back)
    with suppress(ConnectionClosed):
        await guest.send(Pong(number))
    if number == PINGS:
        await ready.wait()


async def _snap(guest: Guest, update: Frame, reaction: float) -> None:
    await asyncio.sleep(reaction)
    await guest.answers(update, act.Try(0))


async def race(server: Server, code: str, racers: list[Racer], random: Random) -> list[Frame]:
    """The receipt."""
    ready = asyncio.Barrier(1 + len(racers))
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(each.server.joined(code, str(each.seat))) for each in racers]
        racing = [
            asyncio.create_task(_races(guest, each, ready, random)) for guest, each in zip(guests, racers, strict=True)
        ]
        discarder = await stack.enter_async_context(server.joined(code, "0"))
        update = await discarder.until("Update")
        await ready.wait()
        await asyncio.sleep(FAR)  # the last pong is still under way
        await discarder.answers(update, act.DISCARD)
        receipt = await discarder.until("Receipt")
        await asyncio.gather(*racing)
    tries: list[Frame] = receipt["tries"]
    return tries


async def run(folder: Path, races: int, at_once: int) -> None:
    codes = await lay(folder, 2 * races)
    async with Process(folder) as process:
        server = await process.start()
        async with wire(server.port, NEAR) as near, wire(server.port, FAR) as far:
            first = Racer(1, Server(near, server.http))
            distant = Racer(2, Server(far, server.http))
            cheat = Racer(2, Server(near, server.http), HELD_BACK)
            await tell("10 ms against 200 ms", server, codes[:races], [first, distant], at_once)
            name = f"10 ms against 10 ms with pongs {HELD_BACK:.0f} s late"
            await tell(name, server, codes[races:], [first, cheat], at_once)
        await server.http.aclose()
        if await process.stop() != 0:
            raise SystemExit("the server did not end well")


async def tell(name: str, server: Server, codes: list[str], racers: list[Racer], at_once: int) -> None:
    begun = time.monotonic()
    free, random = asyncio.Semaphore(at_once), Random(name)

    async def one(code: str) -> list[Frame]:
        async with free, asyncio.timeout(PATIENCE):
            return await race(server, code, racers, random)

    receipts = await asyncio.gather(*[one(code) for code in codes])
    won = sum(receipt[0]["seat"] == 2 for receipt in receipts)
    trips = [each["trip"] for receipt in receipts for each in receipt if each["seat"] == 2]
    sys.stdout.write(
        f"{name}: the second wins {won} of {len(receipts)} races ({100 * won / len(receipts):.1f} %); taken off "
        f"{min(trips)} to {max(trips)} ms (at most {MOST_TAKEN_OFF * 1000:.0f}); {time.monotonic() - begun:.0f} s\n"
    )


def main() -> None:
    races, at_once = (int(given) for given in (*sys.argv[1:], *("1000", "50")[len(sys.argv) - 1 :]))
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run(Path(folder), races, at_once))


if __name__ == "__main__":
    main()
