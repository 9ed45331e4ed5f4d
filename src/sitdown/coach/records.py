"""What the coach says."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sitdown.core.records import Action

Why = Literal["forgot", "odds", "slow"]


class Mistake(Struct, frozen=True):
    """A decision that cost something, in what the game is about: a part of a win in Omerta, dollars in La Cosa Nostra."""

    line: int  # of the log, counted from 0 after its header
    round: int
    played: Action
    better: Action
    cost: float
    error: float  # the standard error of the cost
    why: Why
    seen: tuple[tuple[int, int], ...] = ()  # of what he forgot: whose slots he had seen, (seat, slot)
