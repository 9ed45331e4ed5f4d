"""How long the wires are: the server stamps its own pings, and believes no number that a client reports."""

from __future__ import annotations

from collections import deque
from typing import Final

MOST_TAKEN_OFF: Final = 0.220  # seconds: who slows his pongs gains no more than this
REMEMBERED: Final = 20  # trips; the shortest of them counts: a hiccup of the network does not help anybody
PING_EVERY: Final = 2.0  # seconds
FIRST_PINGS: Final = 4  # in quick succession, so that the first race is fair too
QUICKLY: Final = 0.25
UNANSWERED: Final = 30.0  # seconds after which a line is dead


class Pulse:
    """The trips of one line."""

    def __init__(self, now: float) -> None:
        self._trips: deque[float] = deque(maxlen=REMEMBERED)
        self._sent: dict[int, float] = {}  # when, by number
        self._number = 0
        self._heard = now
        self.due = now

    def ping(self, now: float) -> int:
        """The number of a ping that goes out now."""
        self._number += 1
        self._sent[self._number] = now
        self.due = now + (QUICKLY if self._number < FIRST_PINGS else PING_EVERY)
        return self._number

    def pong(self, number: int, now: float) -> bool:
        """`False` if there was no such ping."""
        sent = self._sent.pop(number, None)
        if sent is None:
            return False
        self._sent = {other: at for other, at in self._sent.items() if other > number}
        self._trips.append(now - sent)
        self._heard = now
        return True

    def dead(self, now: float) -> bool:
        return now - self._heard > UNANSWERED

    @property
    def taken_off(self) -> float:
        """What a reaction over this line is shortened by, in seconds."""
        return min(min(self._trips, default=0.0), MOST_TAKEN_OFF)
