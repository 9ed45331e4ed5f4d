"""A process of its own that answers one thing at a time, a line for a line. It is opened when it is first asked, and anew if it breaks down."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from sitdown.core.errors import SitdownError

LONGEST: Final = 2**26  # bytes of an answer


class Closed(SitdownError):
    """The process ended before it had answered."""


class Helper:
    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, matter: bytes) -> bytes:
        """Raises `Closed`."""
        async with self._turn:
            try:
                if self._process is None:
                    self._process = await _opened(self._program)
                return await self._exchange(self._process, matter)
            except BaseException:  # questions and answers would be out of step from here on
                await self._end()
                raise

    async def _exchange(self, process: asyncio.subprocess.Process, matter: bytes) -> bytes:
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


async def _opened(program: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *program,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,  # what bots say there is not for a log without secrets
        limit=LONGEST,
    )
