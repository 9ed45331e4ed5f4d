"""Many tables of clients over real WebSockets: `python -m bench.tables [tables] [seconds]`.

The server is a process of its own; the clients are this one. Every seat is a client that answers after a while, as people do; when a game is over its
players ask for another one. Measured is the time from the sending of a move to the arrival of what came of it at the last of the four seats.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from tests.server.assault import broken
from tests.server.killing import Process
from tests.server.measured import SEATS, Figures, share, sit


async def play(folder: Path, tables: int, seconds: float) -> Figures:
    async with Process(folder) as process:
        server = await process.start()
        figures = Figures()

        async def table(number: int) -> None:
            with figures.counted():
                await sit(server, number, figures)

        sitting = [asyncio.create_task(table(number)) for number in range(tables)]
        await asyncio.wait(sitting, timeout=seconds)
        figures.errors.update(broken(await server.figures()))
        for task in sitting:
            task.cancel()
        await asyncio.gather(*sitting, return_exceptions=True)
        await server.http.aclose()
        if await process.stop() != 0:
            figures.errors["the server did not end well"] += 1
        return figures


def main() -> None:
    tables, seconds = (int(given) for given in (*sys.argv[1:], "200", "300")[:2])
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures = runner.run(play(Path(folder), tables, seconds))
    told = figures.seconds
    sys.stdout.write(
        f"{tables} tables of {SEATS}, {seconds} s: {len(told)} moves, p50 {share(told, 0.5):.1f} ms, p99 {share(told, 0.99):.1f} ms, "
        f"longest {share(told, 1):.1f} ms; {figures.games} games ended, {figures.frames} frames, {figures.late} late answers, "
        f"{figures.errors.total()} errors\n"
    )
    for error, times in figures.errors.most_common():
        sys.stdout.write(f"  {times} x {error}\n")
    raise SystemExit(1 if figures.errors else 0)


if __name__ == "__main__":
    main()
