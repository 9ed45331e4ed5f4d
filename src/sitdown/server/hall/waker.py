"""Tables by post go on though nobody is connected: what is due is seen to by one server, within a few seconds."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from sitdown.server.errors import places
from sitdown.server.hall.hall import Hall
from sitdown.server.metrics import FAILURES
from sitdown.server.refusal import Refusal
from sitdown.server.store.ownership import Owned
from sitdown.server.store.trouble import Unreachable

EVERY: Final = 2.0  # seconds
AT_ONCE: Final = 20  # tables; the rest come with the next look
BEATS: Final = 10.0  # seconds
OUTAGE: Final = 60_000  # milliseconds without a server; less than that is a restart, and counts
HOPELESS: Final = 3_600_000  # milliseconds until it is tried again with a table that cannot go on

log = structlog.get_logger()


class Waker:
    def __init__(self, hall: Hall, outage: int = OUTAGE) -> None:
        self._hall = hall
        self._outage = outage

    async def run(self) -> None:
        """For ever. While the books are out of reach nothing is due."""
        beaten = 0.0
        while True:
            try:
                now = asyncio.get_running_loop().time()
                if now - beaten >= BEATS:
                    await self.beat()
                    beaten = now
                while await self.look() == AT_ONCE:
                    pass
            except Unreachable:
                self._hall.store.look()
            await asyncio.sleep(EVERY)

    async def beat(self) -> None:
        gone = await self._hall.store.beat(self._hall.stored.now, self._outage)
        if gone:
            log.warning("no server was there; all that was due is put off", seconds=gone // 1000)

    async def look(self) -> int:
        """See to what is due; how many tables that was."""
        if not self._hall.live.takes:
            return 0
        found = await self._hall.store.due(self._hall.stored.now, AT_ONCE, self._hall.live.codes)
        await asyncio.gather(*[self._wake(owned) for owned in found])
        return len(found)

    async def _wake(self, owned: Owned) -> None:
        code = owned.code
        try:
            await self._hall.live.wake(code, owned)
        except Unreachable:
            raise
        except Exception as error:  # noqa: BLE001  (whatever is wrong with one table, the others go on)
            FAILURES.labels("waking").inc()
            why = error.code if isinstance(error, Refusal) else places(error)
            log.warning("a table that is due cannot go on", table=code, why=why)
            await self._hall.store.put_off(code, self._hall.stored.now + HOPELESS)
