"""Races over real WebSockets: `python -m bench.snap [races] [at once] [relay]`.

Four people who sit 10, 50, 120 and 200 ms away and react equally fast, and a fifth beside the server (10 ms), who is honest or not. The server is a
process of its own. Wires are long for the kernel too where that can be had (`links.py`); else they are proxies that say for whom they speak.

With `relay` all come in at a front, and the tables are at a server behind it.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import uvloop
from tests.cluster.front import ground, numbers
from tests.server.killing import Process
from tests.server.links import link, wire
from tests.server.online import Frame, Server
from tests.server.races import Runner, lay, race

HONEST: Final = (0.010, 0.050, 0.120, 0.200)  # seconds there and back
NEAR: Final = 0.010
LATER: Final = 3.0  # seconds, at most, so that not all come in at the same moment
PATIENCE: Final = 300.0  # seconds for one race, on a machine that does other things too
AT_FIRST: Final = 6  # pings, which take five seconds
CALM: Final = 8  # 9 seconds
A_WHILE: Final = 26  # 45 seconds


@dataclass(frozen=True)
class Match:
    """Races against a fifth of some kind, each after so many pings."""

    name: str
    fifth: Runner
    pings: int = AT_FIRST


def matches(direct: Runner, behind: Runner) -> list[Match]:
    """`direct`: a near line that the kernel can see. `behind`: one through a proxy, where it cannot."""
    slow, unseen = (replace(each, holds_back=1.0, lurks=True) for each in (direct, behind))
    return [
        Match("an honest fifth", direct),
        Match("holds back his pongs and waits until he is told of a try", replace(unseen, waits=True)),
        Match("answers at once at first, then holds back", replace(unseen, calm=CALM), A_WHILE),
        Match("holds back from the first ping, directly", slow),
        Match("holds back from the first ping, behind a proxy", unseen),
    ]


@asynccontextmanager
async def honest_lines(server: Server) -> AsyncIterator[list[Runner]]:
    """Over links if there are any."""
    async with AsyncExitStack() as stack:
        try:
            hosts = [await stack.enter_async_context(link(number, trip)) for number, trip in enumerate(HONEST)]
            runners = [Runner(Server(server.port, server.http, host=host)) for host in hosts]
        except OSError as error:
            sys.stdout.write(f"no links to be had ({error}): wires are proxies\n")
            ports = [await stack.enter_async_context(wire(server.port, trip)) for trip in HONEST]
            runners = [Runner(Server(port, server.http), forwarded=True) for port in ports]
        yield runners


async def run(folder: Path, database: str, kind: type[Process], races: int, at_once: int) -> None:
    codes = iter(await lay(database, 5 * races))
    async with kind(folder, database, ("--hurried", "--host", "0.0.0.0")) as process:
        server = await process.start()
        async with honest_lines(server) as honest, wire(server.port, NEAR) as near:
            direct = Runner(server) if honest[0].forwarded else honest[0]
            behind = Runner(Server(near, server.http), forwarded=True)
            for match in matches(direct, behind):
                await tell(match, [next(codes) for _ in range(races)], honest, at_once)
        await server.http.aclose()
        if await process.stop() != 0:
            raise SystemExit("the server did not end well")


async def tell(match: Match, codes: list[str], honest: list[Runner], at_once: int) -> None:
    begun = time.monotonic()
    free, random = asyncio.Semaphore(at_once), Random(match.name)

    async def one(code: str) -> list[Frame]:
        async with free, asyncio.timeout(PATIENCE):
            await asyncio.sleep(random.uniform(0, LATER))
            return await race(code, [*honest, match.fifth], match.pings, random)

    receipts = await asyncio.gather(*[one(code) for code in codes])
    won = Counter(receipt[0]["seat"] for receipt in receipts)
    shares = ", ".join(f"{1000 * trip:.0f} ms {won[seat] / len(codes):.1%}" for seat, trip in enumerate(HONEST))
    trips = [each["trip"] for receipt in receipts for each in receipt if each["seat"] == len(honest)]
    taken = f"{min(trips)} to {max(trips)} ms taken off" if trips else "he never tried in time"
    sys.stdout.write(
        f"{match.name}: he wins {won[len(honest)] / len(codes):.1%} of {len(codes)} races ({taken}); "
        f"{shares}; {time.monotonic() - begun:.0f} s\n"
    )
    sys.stdout.flush()


def main() -> None:
    races, at_once = numbers("400", "40")
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        ground(Path(folder)) as (database, kind),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(run(Path(folder), database, kind, races, at_once))


if __name__ == "__main__":
    main()
