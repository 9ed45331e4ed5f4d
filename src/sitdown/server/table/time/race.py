"""A race over wires of different length: tries are collected for as long as a faster one may still be under way, then counted in the order of their times.

Nobody is told of another's try before that. Afterwards it is of no use: a try that arrives at `t` has a time of at least `t - MOST_TAKEN_OFF`, and
the first one, which arrived at `f`, has at most `f`; so what arrives after `f + MOST_TAKEN_OFF` is not faster.
"""

from __future__ import annotations

from dataclasses import dataclass

from sitdown.bots.reflexes import FASTEST
from sitdown.core.records import Action
from sitdown.server.protocol import Receipt, TryReceipt
from sitdown.server.table.time.pulse import MOST_TAKEN_OFF


@dataclass(frozen=True, slots=True)
class Attempt:
    seat: int
    action: Action
    milliseconds: int
    trip: int

    def receipt(self, counted: bool) -> TryReceipt:
        return TryReceipt(self.seat, self.milliseconds, self.trip, "counted" if counted else "late")


def attempt(seat: int, action: Action, reaction: float, taken_off: float) -> Attempt:
    """`reaction`: seconds from showing to arrival. A live table measures no finer than milliseconds. What is taken off makes nobody faster than people
    are; somebody who was that fast before anything is taken off keeps his time."""
    counted = max(reaction - taken_off, min(reaction, FASTEST))
    return Attempt(seat, action, max(0, round(counted * 1000)), round((reaction - counted) * 1000))


class Race:
    """The tries of one question."""

    def __init__(self) -> None:
        self.closes: float | None = None  # when those collected are counted
        self._collected: list[Attempt] = []
        self._told: list[TryReceipt] = []

    def tried(self, seat: int) -> bool:
        return seat in [made.seat for made in self._collected] + [told.seat for told in self._told]

    def collect(self, made: Attempt, now: float) -> None:
        self._collected.append(made)
        if self.closes is None:
            self.closes = now + MOST_TAKEN_OFF

    def count(self, seats: tuple[int, ...]) -> list[Attempt]:
        """Those collected, the fastest first; equal times in the order of the seats asked (O-24)."""
        collected, self._collected, self.closes = self._collected, [], None
        return sorted(collected, key=lambda made: (made.milliseconds, seats.index(made.seat)))

    def record(self, made: Attempt, counted: bool) -> None:
        self._told.append(made.receipt(counted))

    def receipt(self, question: int, viewer: int | None) -> Receipt | None:
        """`None` if there is nothing to tell: a late try is shown to nobody but who made it (O-23)."""
        told = [each for each in self._told if each.came == "counted" or each.seat == viewer]
        tries = tuple(sorted(told, key=lambda each: each.milliseconds))
        return Receipt(question, tries) if tries else None
