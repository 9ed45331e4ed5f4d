"""Time as people at a table may be held to it: what passes while the server does not run, or cannot write, counts against nobody."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sitdown.server.metrics import LAG

LOOKED_AT: Final = 0.1  # seconds
ASLEEP: Final = 1.0  # seconds without a look: the process was suspended, or as good as that


class HouseClock:
    """Seconds in which the server ran. Whoever looks first after a sleep finds out that there was one."""

    def __init__(self) -> None:
        self.slept = 0.0
        self._looked = time.monotonic()

    def now(self) -> float:
        now = time.monotonic()
        if now - self._looked > ASLEEP:
            self.slept += now - self._looked
        self._looked = now
        return now - self.slept

    async def watched(self) -> None:
        """For ever. Nothing may hold up the event loop, whatever bots think about."""
        while True:
            due = time.monotonic() + LOOKED_AT
            await asyncio.sleep(LOOKED_AT)
            LAG.observe(max(0.0, time.monotonic() - due))
            self.now()


class TableClock:
    """A table's own: it can be stopped."""

    def __init__(self, house: HouseClock) -> None:
        self._house = house
        self._stood = 0.0
        self._stopped_at: float | None = None

    def now(self) -> float:
        return self._house.now() - self._stood if self._stopped_at is None else self._stopped_at

    @property
    def lost(self) -> float:
        """Seconds that were not counted, in all."""
        return self._house.slept + self._stood

    def stop(self) -> None:
        self._stopped_at = self.now()

    def go_on(self) -> None:
        if self._stopped_at is not None:
            self._stood = self._house.now() - self._stopped_at
            self._stopped_at = None
