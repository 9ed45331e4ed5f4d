"""A line at a table, wherever that is."""

from __future__ import annotations

from typing import Protocol

from sitdown.server.live.live import Live


class Line(Protocol):
    def hear(self, data: bytes | str) -> bool:
        """`False`: it is too much, and is not heard."""
        ...

    def leave(self) -> None: ...


class Seated:
    """In our own memory."""

    def __init__(self, live: Live, number: int) -> None:
        self._live = live
        self._number = number

    def hear(self, data: bytes | str) -> bool:
        return self._live.hear(self._number, data)

    def leave(self) -> None:
        self._live.leave(self._number)
