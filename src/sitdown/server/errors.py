"""An error as its kinds and places: what it says may be a card, a token or a remark."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict


class SourceLine(TypedDict):
    kind: str
    at: list[str]


def places(error: BaseException | None) -> list[SourceLine]:
    """Of the error and of those that led to it."""
    return [{"kind": type(each).__name__, "at": _frames(each)} for each in _chain(error)]


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _frames(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
