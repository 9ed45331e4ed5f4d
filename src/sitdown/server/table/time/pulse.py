"""How long the wires are: the server stamps its own pings, and believes no number that a client reports.

Who holds his pongs back looks far away. So a line is never given more than at its quickest, a seat little more than its quickest
line ever had, and nobody more than the kernel has seen where it can see (`peer.py`). See docs/decisions/0008.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

MOST_TAKEN_OFF: Final = 0.220  # seconds: whatever somebody does to his pongs, he gains no more than this
RISE: Final = 0.005 / 60  # seconds a second: what a seat is given more that came back over a longer line
ALLOWED: Final = 0.002  # seconds on top of the kernel's figure, which an honest client takes to answer
PING_EVERY: Final = 2.0  # seconds
FIRST_PINGS: Final = 4  # in quick succession, so that the first race is fair too
QUICKLY: Final = 0.25
UNANSWERED: Final = 30.0  # seconds after which a line is dead

Measure = Callable[
    [], float | None
]  # the round trip in seconds as the kernel knows it; `None`: it cannot see the other end


def unseen() -> None:
    """The kernel cannot see the other end."""


class Pulse:
    """The trips of one line."""

    def __init__(self, now: float, measure: Measure = unseen) -> None:
        self.trip = inf  # the shortest yet, in seconds: a hiccup of the network helps nobody, nor does a pong held back
        self.due = now
        self._measure = measure
        self._sent: dict[int, float | None] = {}  # when, by number; `None`: it measures nothing
        self._number = 0
        self._heard = now

    def ping(self, now: float) -> int:
        """The number of a ping that goes out now."""
        self._number += 1
        self._sent[self._number] = now
        self.due = now + (QUICKLY if self._number < FIRST_PINGS else PING_EVERY)
        return self._number

    def pong(self, number: int, now: float) -> bool:
        """`False` if there was no such ping."""
        if number not in self._sent:
            return False
        sent = self._sent.pop(number)
        self._sent = {other: at for other, at in self._sent.items() if other > number}
        if sent is not None:
            seen = self._measure()
            self.trip = min(self.trip, now - sent, inf if seen is None else seen + ALLOWED)
        self._heard = now
        return True

    def stood_still(self) -> None:
        """The clock has, while pings were under way: their trips would be too short."""
        self._sent = dict.fromkeys(self._sent)

    def dead(self, now: float) -> bool:
        return now - self._heard > UNANSWERED


class Reach:
    """How far away a seat is, over whichever lines. Nearer at once, farther only little by little: somebody may have left his house with his phone, but
    nobody is to be measured anew by breaking his line."""

    def __init__(self) -> None:
        self._least = inf
        self._since = 0.0

    def measured(self, trip: float, now: float) -> None:
        if trip < self._most(now):
            self._least, self._since = trip, now

    def taken_off(self, trip: float, now: float) -> float:
        """What a reaction over a line with this trip is shortened by, in seconds; nothing over one that was never measured."""
        return 0.0 if trip == inf else min(trip, self._most(now), MOST_TAKEN_OFF)

    def _most(self, now: float) -> float:
        return self._least + (now - self._since) * RISE
