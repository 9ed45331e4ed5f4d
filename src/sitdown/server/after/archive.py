"""Games told again, those that are over and those that go on: by a few clerks in processes of their own, for whom only so many may wait.
What was told is kept, since it never changes."""

from __future__ import annotations

import asyncio
import sys
from base64 import b64decode
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from sitdown.core.codec import encode
from sitdown.core.errors import SitdownError
from sitdown.server.after.archive_worker import BROKEN, Wanted, Work
from sitdown.server.helper import Closed, Helper
from sitdown.server.metrics import FAILURES
from sitdown.server.store.records import TableRecord, Written
from sitdown.server.store.trouble import BrokenLog

THE_CLERK: Final = (sys.executable, "-P", "-m", "sitdown.server.after.archive_worker")
CLERKS: Final = 2
PATIENCE: Final = 20.0  # seconds that a clerk may take over one of them
KEPT: Final = 2**26  # bytes

LogOf = Callable[[], Awaitable[list[Written]]]
Key = tuple[str, Wanted]

log = structlog.get_logger()


class Busy(SitdownError):
    """There is too much to do."""


class Archive:
    def __init__(self) -> None:
        self._clerks = [Helper(THE_CLERK) for _ in range(CLERKS)]
        self._idle = asyncio.Semaphore(CLERKS)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    def kept(self, code: str, wanted: Wanted) -> bytes | None:
        """What was told before, and costs nothing."""
        key = (code, wanted)
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    async def tell(self, record: TableRecord, wanted: Wanted, log_of: LogOf) -> bytes:
        """Raises `Busy`; `BrokenLog` if it cannot be replayed. Whoever wants the same waits for the same; only who was first reads the log."""
        key = (record.code, wanted)
        if key not in self._making:
            making = self._making[key] = asyncio.create_task(self._make(key, record, log_of))
            making.add_done_callback(lambda done: done.cancelled() or done.exception())  # all may have gone
        return await asyncio.shield(self._making[key])  # others may still wait for it when this one has gone

    async def forget(self, code: str) -> None:
        """What was told of a table: words have gone from its log."""
        making = [task for key, task in self._making.items() if key[0] == code]
        await asyncio.gather(*making, return_exceptions=True)
        for key in [key for key in self._kept if key[0] == code]:
            self._size -= len(self._kept.pop(key))

    async def close(self) -> None:
        for making in list(self._making.values()):
            making.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await asyncio.gather(*[clerk.close() for clerk in self._clerks])

    async def _make(self, key: Key, record: TableRecord, log_of: LogOf) -> bytes:
        try:
            async with self._idle:
                clerk = self._clerks.pop()
                try:
                    made = await self._ask(clerk, record.code, encode(Work(record, await log_of(), key[1])))
                finally:
                    self._clerks.append(clerk)
            self._keep(key, made)
            return made
        finally:
            del self._making[key]

    async def _ask(self, clerk: Helper, code: str, work: bytes) -> bytes:
        try:
            async with asyncio.timeout(PATIENCE):
                answer = (await clerk.ask(work)).rstrip()
        except (Closed, TimeoutError) as error:
            FAILURES.labels("archive").inc()
            log.error("a clerk of the archive broke down", exc_info=error)
            raise Busy from error
        if answer.startswith(BROKEN):
            raise BrokenLog(code, int(answer.removeprefix(BROKEN)))
        return b64decode(answer)

    def _keep(self, key: Key, made: bytes) -> None:
        self._kept[key] = made
        self._size += len(made)
        while self._size > KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
