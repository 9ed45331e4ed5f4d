"""What the server says about itself: a line of JSON an event, on standard error. No tokens, no cards, no words of players."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import structlog
from structlog.typing import EventDict, Processor

from sitdown.server.errors import places

SELDOM: Final = 60.0  # seconds
_log = structlog.get_logger()


def configure() -> None:
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        without_words,
    ]
    line = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, line],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    others = logging.StreamHandler(sys.stderr)  # alembic's, asyncio's and uvicorn's
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, line],
            foreign_pre_chain=[*shared, first_line],
            use_get_message=False,  # what is filled in may be anything
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[others])
    logging.getLogger("sqlalchemy.pool").setLevel(
        logging.CRITICAL
    )  # the store says once what a pool says of every connection


def without_words(_: Any, __: str, line: EventDict) -> EventDict:
    """An error as its kinds and places: what it says may be a card, a token or a remark."""
    given = line.pop("exc_info", None)
    if given:
        error = (
            given if isinstance(given, BaseException) else given[1] if isinstance(given, tuple) else sys.exc_info()[1]
        )
        line["errors"] = places(error)
    return line


def first_line(_: Any, __: str, line: EventDict) -> EventDict:
    """Some libraries append what they stumbled over."""
    line["event"] = str(line["event"]).partition("\n")[0]
    return line


class Seldom:
    """What happens over and over again is said once a minute, with how often it happened and was not said."""

    def __init__(self) -> None:
        self._said: dict[str, float] = {}
        self._kept_back: dict[str, int] = {}

    def warning(self, event: str, **about: Any) -> None:
        now = time.monotonic()
        if now - self._said.get(event, -SELDOM) < SELDOM:
            self._kept_back[event] = self._kept_back.get(event, 0) + 1
            return
        self._said[event] = now
        _log.warning(event, **about, again=self._kept_back.pop(event, 0))
