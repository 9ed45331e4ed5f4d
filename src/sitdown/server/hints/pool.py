"""Where questions are put to the coach, one after the other; only so many may wait."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Final

import structlog

from sitdown.core.codec import encode
from sitdown.core.errors import SitdownError
from sitdown.server.helper import Closed, Helper
from sitdown.server.hints.worker import Matter
from sitdown.server.metrics import FAILURES, LIMITED

WORKER: Final = (sys.executable, "-P", "-m", "sitdown.server.hints.worker")
MOST_WAITING: Final = 16  # questions
PATIENCE: Final = 30.0  # seconds, from the asking

log = structlog.get_logger()


class Silent(SitdownError):
    """He has too much to do, or could make nothing of it."""


class HintPool:
    def __init__(self, program: Sequence[str] = WORKER) -> None:
        self._coach = Helper(program)
        self._waiting = 0

    async def ask(self, matter: Matter) -> bytes:
        """What he would do, as JSON. Raises `Silent`."""
        if self._waiting >= MOST_WAITING:
            LIMITED.labels("hints").inc()
            raise Silent
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                return (await self._coach.ask(encode(matter))).rstrip()
        except (Closed, TimeoutError) as error:
            FAILURES.labels("hint").inc()
            log.error("the coach has no hint", game=matter.game, exc_info=error)
            raise Silent from error
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await self._coach.close()
