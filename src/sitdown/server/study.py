"""Where games that are over are looked through by the coach, one at a time, and what he said of them is kept for a while."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from sitdown.core.codec import encode
from sitdown.server.metrics import FAILURES
from sitdown.server.studying import Coached

THE_STUDY: Final = (sys.executable, "-P", "-m", "sitdown.server.studying")
KEPT: Final = 500  # verdicts
MOST_WAITING: Final = 20  # games on his desk
LONGEST: Final = 2**22  # bytes that he says at once
WAIT: Final = 2.0  # seconds that a request is kept waiting; whoever wants to know asks again

log = structlog.get_logger()


class GivenUp(Exception):
    """There is nothing to be had from the coach."""


class Work:
    """A game on his desk, and what he said of it last."""

    def __init__(self, log_of: Callable[[], Awaitable[list[bytes]]], seat: int, turn: asyncio.Lock) -> None:
        self.said = encode(Coached(0.0))
        self.task = asyncio.create_task(self._look(log_of, seat, turn))

    async def _look(self, log_of: Callable[[], Awaitable[list[bytes]]], seat: int, turn: asyncio.Lock) -> None:
        async with turn:
            lines = await log_of()
            pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
            process = await asyncio.create_subprocess_exec(
                *THE_STUDY, str(seat), stdin=pipe, stdout=pipe, stderr=nothing, limit=LONGEST
            )
            try:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(b"\n".join(lines))
                process.stdin.close()
                while line := await process.stdout.readline():
                    self.said = line.rstrip()
                if await process.wait() != 0:
                    FAILURES.labels("coach").inc()
                    log.error("the coach gave it up", status=process.returncode)
                    raise GivenUp
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()


class Study:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._works: OrderedDict[tuple[str, int], Work] = OrderedDict()  # by table and seat

    def knows(self, code: str, seat: int) -> bool:
        """Whether he has looked at it, or will."""
        return (code, seat) in self._works

    def begin(self, code: str, seat: int, log_of: Callable[[], Awaitable[list[bytes]]]) -> None:
        """Put it on his desk. `GivenUp` if there is no room."""
        if len([work for work in self._works.values() if not work.task.done()]) >= MOST_WAITING:
            raise GivenUp
        self._works[code, seat] = Work(log_of, seat, self._turn)
        while len(self._works) > KEPT:
            self._works.popitem(last=False)

    async def verdict(self, code: str, seat: int) -> bytes:
        """What he says, as JSON, or how far he is. `GivenUp` if he could make nothing of it."""
        work = self._works[code, seat]
        await asyncio.wait([work.task], timeout=WAIT)
        if work.task.done() and work.task.exception() is not None:
            del self._works[code, seat]
            raise GivenUp
        return work.said

    async def close(self) -> None:
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
