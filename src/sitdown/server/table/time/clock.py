"""Time as people at a table may be held to it: what passes while the server does not run, or cannot write, counts against nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from sitdown.server.metrics import LAG

LOOKED_AT: Final = 0.1  # seconds
ASLEEP: Final = 1.0  # seconds without a look: the process was suspended, or as good as that


class HouseClock:
    """Seconds in which the server ran. Whoever looks first after a sleep finds out that there was one. `world` is the time of day, in seconds."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic, world: Callable[[], float] = time.time) -> None:
        self.slept = 0.0
        self.world = world
        self._monotonic = monotonic
        self._looked = monotonic()

    def now(self) -> float:
        now = self._monotonic()
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

    @property
    def offset(self) -> float:
        """Seconds from the table's time to the time of day."""
        return self._house.world() - self.now()

    @property
    def milliseconds(self) -> int:
        """The time of day."""
        return round(self._house.world() * 1000)

    def stop(self) -> None:
        self._stopped_at = self.now()

    def go_on(self) -> None:
        if self._stopped_at is not None:
            self._stood = self._house.now() - self._stopped_at
            self._stopped_at = None
