"""Made-up frames and requests: `python -m bench.fuzz [frames] [requests] [seed] [pace] [relay]`.

First at tables without wires and by the OpenAPI document, a fifth of them: no crash, no answer that the document does not know, and nothing changed by what was
refused. Then, all of them, at a server in a process of its own, once with its limits and once without: from seated players, spectators and strangers, at tables
in play and finished. No answer of 500, nothing that broke down, and at other tables a move is at its last seat within 100 ms in 99 of 100 cases.

The attackers are a process of their own and pace themselves (so many frames a second): not the load is measured, but whether anything in it stops others. How
late the measuring itself was, and how long moves took before the attack, is the machine's share.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
import uvloop
from tests.cluster.front import ground, numbers
from tests.server import frames, requests
from tests.server.assault import Came, broken
from tests.server.killing import Process
from tests.server.laid import laid
from tests.server.measured import Figures, share, sit
from tests.server.online import Server

HONEST: Final = 6  # tables of four
BEFORE: Final = 20.0  # seconds without an attack
LONGEST: Final = 100.0  # milliseconds
THINKING: Final = (0.2, 0.8)  # seconds: more moves to measure
LOOKED_AT: Final = 0.01
USUAL: Final = ("50000", "20000", "1", "300")


class Quiet:
    """How late this process gets round to things."""

    def __init__(self) -> None:
        self.late: list[float] = []

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOKED_AT
            await asyncio.sleep(LOOKED_AT)
            self.late.append(loop.time() - due)


async def attacked(
    folder: Path,
    database: str,
    kind: type[Process],
    limits: tuple[str, ...],
    wanted: int,
    asked: int,
    seed: int,
    pace: int,
) -> list[str]:
    """What went wrong."""
    await laid(database)
    async with kind(folder, database, limits=limits) as process:
        server = await process.start()
        figures, quiet = Figures(THINKING), Quiet()
        playing = [asyncio.create_task(sit(server, number, figures)) for number in range(HONEST)]
        watching = asyncio.create_task(quiet.watch())
        await asyncio.sleep(BEFORE)
        before, figures.seconds = figures.seconds, []
        late_before, quiet.late = quiet.late, []
        begun = time.monotonic()
        came = await _assault(server, wanted, asked, seed, pace)
        took = time.monotonic() - begun
        watching.cancel()
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, watching, return_exceptions=True)
        metrics = await server.figures()
        await server.http.aclose()
        stopped = await process.stop()
    _say(f"{limits or 'usual limits'}: {came.frames} frames, {came.requests} requests in {took:.0f} s")
    _say(f"  told: {_counted(came.told)}; lines closed: {_counted(came.closed)}; statuses: {_counted(came.statuses)}")
    _say(
        f"  moves at other tables: before {len(before)}, p50 {_ms(before, 0.5)}, p99 {_ms(before, 0.99)}; "
        f"meanwhile {len(figures.seconds)}, p50 {_ms(figures.seconds, 0.5)}, p99 {_ms(figures.seconds, 0.99)}, "
        f"longest {_ms(figures.seconds, 1)}"
    )
    _say(f"  how late who measured was, p99: before {_ms(late_before, 0.99)}, meanwhile {_ms(quiet.late, 0.99)}")
    wrong = broken(metrics) + [f"{times} x {error}" for error, times in figures.errors.items()]
    wrong += [f"{came.statuses[status]} x {status}" for status in came.statuses if status >= 500 and status != 503]
    wrong += [repr(error) for error in ended if isinstance(error, Exception)]
    if stopped:
        wrong.append(f"the server ended with {stopped}")
    if not figures.seconds or share(figures.seconds, 0.99) > LONGEST:
        wrong.append("others had to wait")
    return wrong


async def _assault(server: Server, *how: int) -> Came:
    program = (sys.executable, "-m", "tests.server.assault", str(server.port), *map(str, how))
    process = await asyncio.create_subprocess_exec("nice", *program, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    return msgspec.json.decode(said, type=Came)


def _ms(seconds: list[float], of: float) -> str:
    return f"{share(seconds, of):.1f} ms"


def _counted(found: dict[str, int] | dict[int, int]) -> str:
    return ", ".join(f"{times} {what}" for what, times in sorted(found.items(), key=lambda each: -each[1]))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    wanted, asked, seed, pace = numbers(*USUAL)
    sent = frames.fuzzed(wanted // 5, seed)
    _say(f"{sent.frames} frames in {sent.games} games: {_counted(sent.told)}")
    with TemporaryDirectory() as folder:
        made = requests.fuzzed(Path(folder), asked // 5, seed)
    _say(f"{made.requests} requests by the document: {_counted(made.statuses)}")
    wrong: list[str] = []
    for limits in ((), ("--no-limits",)):
        with (
            TemporaryDirectory(ignore_cleanup_errors=True) as folder,
            ground(Path(folder)) as (database, kind),
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            wrong += runner.run(attacked(Path(folder), database, kind, limits, wanted, asked, seed, pace))
    for each in wrong:
        _say(f"  {each}")
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
