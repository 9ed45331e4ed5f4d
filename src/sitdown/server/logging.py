"""What the server says about itself: a line of JSON an event, on standard error. No tokens, no cards, no words of players."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, Processor

from sitdown.server.errors import places


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
