"""Bots at live tables over the real server: `python -m bench.lag [seconds] [bot of Omerta] [bot of La Cosa Nostra]`.

Two tables of five, one of each game, with a person and four bots at each, at the pace of every day. The server watches how much later than due its event
loop gets round to something, and how long thoughts take (its figures); this reads it off. The person answers anything, at once. A process that does
nothing but look at the time tells how late this machine is by itself.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.server.killing import Process
from tests.server.online import Server, anything

from sitdown.server.table.time.clock import LOOKED_AT

BOTS: Final = 4  # at a table
MOST_LAG: Final = 0.02  # seconds, at the 99th percentile
COUNTED: Final = re.compile(r'^sitdown_(\w+)_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)
FAILED: Final = re.compile(r'^sitdown_failures_total\{what="(\w+)"\} (\S+)$', re.MULTILINE)

Buckets = dict[float, float]  # how many were no longer than so many seconds


async def sit(server: Server, game: str, bot: str) -> None:
    """Somebody plays with four bots, one game after another."""
    place = await server.sets_up(game, None, *[bot] * BOTS)
    for number in range(10**6):
        async with server.joined(place["table"], place["token"]) as guest:
            await guest.plays(anything, number)
        place = await server.post(f"/api/tables/{place['table']}/rematch", token=place["token"])


async def measured(folder: Path, seconds: float, bots: dict[str, str]) -> str:
    """What the server says about itself."""
    async with Process(folder, pace=()) as process:
        server = await process.start()
        sitting = [asyncio.create_task(sit(server, game, bot)) for game, bot in bots.items()]
        await asyncio.wait(sitting, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        metrics = await server.figures()
        for task in sitting:
            task.cancel()
        results = await asyncio.gather(*sitting, return_exceptions=True)
        await server.http.aclose()
        await process.stop()
        for result in results:
            if not isinstance(result, asyncio.CancelledError):
                raise RuntimeError("a table came to an end") from (result if isinstance(result, Exception) else None)
        return metrics


def idle(seconds: float) -> float:
    """How late a process is that does nothing else, at the 99th percentile."""

    async def watch() -> list[float]:
        loop, late = asyncio.get_running_loop(), []
        for _ in range(int(seconds / LOOKED_AT)):
            due = loop.time() + LOOKED_AT
            await asyncio.sleep(LOOKED_AT)
            late.append(loop.time() - due)
        return late

    return sorted(asyncio.run(watch()))[int(seconds / LOOKED_AT * 0.99)]


def buckets(metrics: str, name: str) -> Buckets:
    return {float(most): float(times) for what, most, times in COUNTED.findall(metrics) if what == name}


def share(counted: Buckets, of: float) -> float:
    """The seconds that so many of them did not exceed; within a bucket evenly spread."""
    wanted = of * counted[float("inf")]
    for (least, before), (most, upto) in pairwise([(0.0, 0.0), *counted.items()]):
        if upto >= wanted and upto > before:
            return least + (min(most, 10.0) - least) * (wanted - before) / (upto - before)
    return 0.0


def main() -> None:
    seconds, omerta, cosa_nostra = (*sys.argv[1:], *("120", "boss", "boss")[len(sys.argv) - 1 :])
    bots = {"omerta": omerta, "cosa-nostra": cosa_nostra}
    with TemporaryDirectory() as folder, ProcessPoolExecutor(1) as beside:
        alone = beside.submit(idle, float(seconds))
        metrics = asyncio.run(measured(Path(folder), float(seconds), bots))
    lag, thought = buckets(metrics, "lag"), buckets(metrics, "thought")
    failures = Counter({what: float(times) for what, times in FAILED.findall(metrics)})
    sys.stdout.write(
        f"{2 * BOTS} bots ({omerta}, {cosa_nostra}) at two tables, {seconds} s: "
        f"lag of the event loop p50 {share(lag, 0.5) * 1000:.1f} ms, p99 {share(lag, 0.99) * 1000:.1f} ms "
        f"({lag[float('inf')]:.0f} times looked at; of a process that does nothing p99 {alone.result() * 1000:.1f} ms); {thought[float('inf')]:.0f} thoughts, "
        f"p50 {share(thought, 0.5) * 1000:.0f} ms, p95 {share(thought, 0.95) * 1000:.0f} ms, "
        f"p99 {share(thought, 0.99) * 1000:.0f} ms; {failures.total():.0f} failures\n"
    )
    raise SystemExit(1 if failures.total() or share(lag, 0.99) > MOST_LAG else 0)


if __name__ == "__main__":
    main()
