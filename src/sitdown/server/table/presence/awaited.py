"""Whom a table waits for, for whoever calls people who are not there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Awaited(NamedTuple):
    asked: frozenset[int] = frozenset()  # seats of people whose answer is still to come
    here: frozenset[int] = frozenset()  # seats that somebody is at
    over: bool = False
    secret: bool = False  # that they have something to answer is their own business

    @property
    def away(self) -> frozenset[int]:
        return self.asked - self.here


Look = Callable[[str, Awaited], None]  # at the table of this code. Nothing there waits for it


def unheard(code: str, awaited: Awaited) -> None:
    """Where nobody is called."""
