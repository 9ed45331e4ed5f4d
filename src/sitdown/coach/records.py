"""What the coach says."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sitdown.core.records import Action

Why = Literal["forgot", "odds", "slow", "penalty", "deal"]


class Reason(Struct, frozen=True):
    """What speaks for one option against another: a sentence of the game's catalogues (`reason-` and the code), and the numbers in it."""

    code: str = ""  # nothing that could be said in a sentence
    facts: dict[str, int] = {}


class Mistake(Struct, frozen=True):
    """A decision that cost something, in what the game is about: a part of a win, or money."""

    line: int  # of the log, counted from 0 after its header
    round: int
    played: Action
    better: Action
    cost: float
    error: float  # the standard error of the cost
    why: Why
    seen: tuple[tuple[int, int], ...] = ()  # of what he forgot: whose slots he had seen, (seat, slot)
    reason: Reason = Reason()


class Hint(Struct, frozen=True):
    """What he would do, what he thinks that it is worth, and why. `worth`: `None` for what he does not reckon out."""

    action: Action
    worth: float | None
    reason: Reason
