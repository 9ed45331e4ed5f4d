"""All back rooms of this server. A bot always thinks in the same one; it is opened when somebody first thinks there, and anew if it breaks down."""

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
from sitdown.server.backroom import Matter, Reply, Stranger
from sitdown.server.metrics import FAILURES, THINKING
from sitdown.server.minds import Mind, Thought

THE_ROOM: Final = (sys.executable, "-P", "-m", "sitdown.server.backroom")
MOST_ROOMS: Final = 8
DEATHS: Final = 2  # rooms that may break down over one thought; then it is given up

log = structlog.get_logger()
_reply: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class Closed(Exception):
    """The process ended before it had answered."""


class Room:
    """One process, one thought at a time."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def think(self, matter: Matter) -> Reply:
        async with self._turn:
            try:
                if self._process is None:
                    self._process = await _opened(self._program)
                with THINKING.time():
                    return _reply.decode(await _answer(self._process, msgspec.json.encode(matter)))
            except BaseException:  # questions and answers would be out of step from here on
                await self._end()
                raise

    async def close(self) -> None:
        async with self._turn:
            await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()  # it has nothing that is worth keeping
        assert process.stdin is not None
        process.stdin.close()
        await process.communicate()


class BackRooms:
    """`clerks` look up in logs what a seat has seen."""

    def __init__(self, clerks: Executor, program: Sequence[str] = THE_ROOM, most: int = MOST_ROOMS) -> None:
        self._clerks = clerks
        self._rooms = [Room(program) for _ in range(min(most, _cores()))]
        self._where: WeakKeyDictionary[Mind, Room] = WeakKeyDictionary()

    async def think(self, thought: Thought) -> Choice | Action | None:
        """What it leads to. Raises whatever the bot broke down with."""
        room, matter, deaths = self._room(thought.mind), thought.matter, 0
        while True:
            try:
                reply = await room.think(matter)
            except Closed:
                FAILURES.labels("room").inc()
                log.error("back room broke down", game=matter.game, bot=matter.bot)
                deaths += 1
                if deaths == DEATHS:
                    raise
                continue
            if not isinstance(reply, Stranger):
                return thought.outcome(reply)
            matter = await asyncio.get_running_loop().run_in_executor(self._clerks, thought.retold)

    async def close(self) -> None:
        await asyncio.gather(*[room.close() for room in self._rooms])

    def _room(self, mind: Mind) -> Room:
        """Where it always thinks: at first, where the fewest do."""
        if mind not in self._where:
            taken = Counter(self._where.values())
            self._where[mind] = min(self._rooms, key=lambda room: taken[room])
        return self._where[mind]


async def _opened(program: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *program,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,  # what bots say there is not for a log without secrets
    )


async def _answer(process: asyncio.subprocess.Process, matter: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(matter + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
    except ConnectionError as error:
        raise Closed from error
    if not line:
        raise Closed
    return line


def _cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
