"""How long a bot thinks. Times are kept in classes a tenth apart, so that those of many games can be added up anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, log
from time import perf_counter
from typing import Any, Final

from sitdown.bots.base import AnyBot, Asked, Beside, Choice, Imagine, Look
from sitdown.core.records import Action, Event

STEP: Final = log(1.1)
SHORTEST: Final = 1e-7


class Times:
    """How often a thought took how long."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._classes = Counter[int]()

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self._classes[ceil(log(max(seconds, SHORTEST) / SHORTEST) / STEP)] += 1

    def update(self, other: Times) -> None:
        self.seconds += other.seconds
        self._classes.update(other._classes)

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self._classes.total())

    def within(self, share: float) -> float:
        """The time that this share of the thoughts did not take longer than; up to a tenth too long."""
        left = share * self._classes.total()
        for number in sorted(self._classes):
            left -= self._classes[number]
            if left <= 1e-9:
                return float(SHORTEST * 1.1**number)
        return 0.0


class Timed(AnyBot):
    """A bot under the stopwatch: its answers to questions. Talk is not counted: most of it is silence."""

    def __init__(self, bot: AnyBot) -> None:
        self.blind = bot.blind
        self.times = Times()
        self._bot = bot

    @property
    def troubles(self) -> Sequence[str]:
        return self._bot.troubles

    def see(self, seat: int, event: Event) -> None:
        self._bot.see(seat, event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        began = perf_counter()
        choice = self._bot.choose(seat, view, knowledge, ask, imagine)
        self.times.add(perf_counter() - began)
        return choice

    def has_word(self) -> bool:
        return self._bot.has_word()

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return self._bot.propose(seat, view, knowledge, imagine, beside)

    def answer(
        self, seat: int, offer: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return self._bot.answer(seat, offer, view, knowledge, imagine, beside)
