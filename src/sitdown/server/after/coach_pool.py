"""Where games that are over are looked through by the coach, one at a time, and what he said of them is kept for a while."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from sitdown.core.codec import encode
from sitdown.core.errors import SitdownError
from sitdown.server.after.coach_worker import Coached
from sitdown.server.metrics import FAILURES

WORKER: Final = (sys.executable, "-P", "-m", "sitdown.server.after.coach_worker")
KEPT: Final = 500  # verdicts
MOST_WAITING: Final = 20  # games on his desk
LONGEST: Final = 2**22  # bytes that he says at once
WAIT: Final = 2.0  # seconds that a request is kept waiting; whoever wants to know asks again
FORGOTTEN: Final = 15.0  # seconds after which nobody waits for it any more

LogOf = Callable[[], Awaitable[list[bytes]]]

log = structlog.get_logger()


class GivenUp(SitdownError):
    """There is nothing to be had from the coach."""


class Work:
    """A game on his desk, and what he said of it last."""

    def __init__(self, log_of: LogOf, seat: int, address: str, turn: asyncio.Lock) -> None:
        self.said = encode(Coached(0.0))
        self.address = address  # who wants it
        self.asked = time.monotonic()  # for the last time
        self.task = asyncio.create_task(self._look(log_of, seat, turn))

    @property
    def forgotten(self) -> bool:
        return not self.task.done() and time.monotonic() - self.asked > FORGOTTEN

    async def _look(self, log_of: LogOf, seat: int, turn: asyncio.Lock) -> None:
        async with turn:
            lines = await log_of()
            pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
            process = await asyncio.create_subprocess_exec(
                *WORKER, str(seat), stdin=pipe, stdout=pipe, stderr=nothing, limit=LONGEST
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


class CoachPool:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._works: OrderedDict[tuple[str, int], Work] = OrderedDict()  # by table and seat

    def knows(self, code: str, seat: int) -> bool:
        """Whether he has looked at it, or will."""
        return (code, seat) in self._works

    def waiting(self, address: str) -> int:
        """How much an address waits for."""
        self._clear()
        return sum(not work.task.done() for work in self._works.values() if work.address == address)

    def begin(self, code: str, seat: int, address: str, log_of: LogOf) -> None:
        """Put it on his desk. `GivenUp` if there is no room."""
        self._clear()
        if sum(not work.task.done() for work in self._works.values()) >= MOST_WAITING:
            raise GivenUp
        self._works[code, seat] = Work(log_of, seat, address, self._turn)
        while len(self._works) > KEPT:
            self._works.popitem(last=False)

    async def verdict(self, code: str, seat: int) -> bytes:
        """What he says, as JSON, or how far he is. `GivenUp` if he could make nothing of it."""
        work = self._works[code, seat]
        work.asked = time.monotonic()
        await asyncio.wait([work.task], timeout=WAIT)
        if work.task.done() and (work.task.cancelled() or work.task.exception() is not None):
            self._works.pop((code, seat), None)
            raise GivenUp
        return work.said

    def _clear(self) -> None:
        """What nobody asks for any more is taken off his desk, also if he has begun."""
        for key in [key for key, work in self._works.items() if work.forgotten]:
            self._works.pop(key).task.cancel()

    async def close(self) -> None:
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
