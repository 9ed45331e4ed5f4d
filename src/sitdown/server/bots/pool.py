"""The worker processes in which bots think. A bot always thinks in the same one; it is started when a bot first thinks there, and again if it dies."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
import structlog

from sitdown.bots.base import Choice
from sitdown.core.records import Action
from sitdown.server.bots.minds import Mind, Thought
from sitdown.server.bots.worker import Matter, Reply, Stranger
from sitdown.server.helper import Closed, Helper
from sitdown.server.metrics import FAILURES, THINKING

WORKER: Final = (sys.executable, "-P", "-m", "sitdown.server.bots.worker")
MOST_WORKERS: Final = 8
DEATHS: Final = 2  # workers that may die over one thought; then it is given up

log = structlog.get_logger()
_reply: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class WorkerProcess(Helper):
    """One process, one thought at a time."""

    async def think(self, matter: Matter) -> Reply:
        return _reply.decode(await self.ask(msgspec.json.encode(matter)))

    async def _exchange(self, process: asyncio.subprocess.Process, matter: bytes) -> bytes:
        with THINKING.time():
            return await super()._exchange(process, matter)


class WorkerPool:
    """`clerks` look up in logs what a seat has seen."""

    def __init__(self, clerks: Executor, program: Sequence[str] = WORKER, most: int = MOST_WORKERS) -> None:
        self._clerks = clerks
        self._rooms = [WorkerProcess(program) for _ in range(min(most, _cores()))]
        self._where: WeakKeyDictionary[Mind, WorkerProcess] = WeakKeyDictionary()

    async def think(self, thought: Thought) -> Choice | Action | None:
        """What it leads to. Raises whatever the bot broke down with."""
        room, matter, deaths = self._room(thought.mind), thought.matter, 0
        while True:
            try:
                reply = await room.think(matter)
            except Closed:
                FAILURES.labels("room").inc()
                log.error("worker process died", game=matter.game, bot=matter.bot)
                deaths += 1
                if deaths == DEATHS:
                    raise
                continue
            if not isinstance(reply, Stranger):
                return thought.outcome(reply)
            matter = await asyncio.get_running_loop().run_in_executor(self._clerks, thought.retold)

    async def close(self) -> None:
        await asyncio.gather(*[room.close() for room in self._rooms])

    def _room(self, mind: Mind) -> WorkerProcess:
        """Where it always thinks: at first, where the fewest do."""
        if mind not in self._where:
            taken = Counter(self._where.values())
            self._where[mind] = min(self._rooms, key=lambda room: taken[room])
        return self._where[mind]


def _cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
