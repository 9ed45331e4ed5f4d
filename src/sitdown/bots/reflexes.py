"""How fast a bot is in a race, and how often its hand goes to the wrong card. The same for all: no bot wins by its wires."""

from __future__ import annotations

from random import Random
from typing import Final

from sitdown.bots.base import Asked, Choice
from sitdown.core.records import Action

# Reaction times of people are skewed to the right; a normal plus an exponential part (ex-Gaussian) fits them well.
# The median of this one is 450 ms, one in twenty takes more than 700.
NORMAL: Final = 0.371
SPREAD: Final = 0.050
TAIL: Final = 0.100
FASTEST: Final = 0.150  # nobody reacts sooner to what he sees
MISFIRES: Final = 0.02  # of what is done in the heat


class Reflexes:
    """The hand of one bot, with chance of its own."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"{seed}/reflexes")

    def answer(self, meant: Action, ask: Asked) -> Choice:
        """What the bot does, given what it means to do: at once if nobody races, else after a time, and perhaps wrongly."""
        if not ask.timed:
            return Choice(meant)
        return Choice(self._slipped(meant, ask), self._delay())

    def _delay(self) -> float:
        return max(FASTEST, self._random.gauss(NORMAL, SPREAD) + self._random.expovariate(1 / TAIL))

    def _slipped(self, meant: Action, ask: Asked) -> Action:
        """Now and then another action of the same kind. Doing nothing cannot slip."""
        if meant == ask.default or self._random.random() >= MISFIRES:
            return meant
        alike = [option for option in ask.options if type(option) is type(meant) and option != meant]
        return self._random.choice(alike) if alike else meant
