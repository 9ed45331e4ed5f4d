"""What a bot is given, and what it gives back. It gets what a person gets, and never the state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sitdown.core.kernel import State
from sitdown.core.records import Action, Event


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer, and how long the bot took over it, in seconds."""

    action: Action
    delay: float = 0.0


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it is put to one seat."""

    mode: str  # one of `kernel.MODES`
    options: tuple[Action, ...]
    seconds: int | None  # an answer that takes longer does not arrive; `None`: there is no hurry
    timed: bool  # the faster answer counts: a race, or a sealed answer under the stopwatch
    default: Action | None  # what silence means; `None`: one of the options, by lot


class Bot:
    """A player. The questions it may put are callables, so that a bot pays only for what it wants to know."""

    def __init__(self, seed: int | str) -> None:
        """A bot draws all its chance from this seed: the same seed, the same play."""

    def see(self, seat: int, event: Event) -> None:
        """Something happened, as this seat saw it."""

    def choose(
        self,
        seat: int,
        ask: Asked,
        view: Callable[[], Any],
        knowledge: Callable[[], Any],
        imagine: Callable[[], State],
    ) -> Choice:
        """Answer. `imagine` gives another world that the seat could be in, anew at every call."""
        raise NotImplementedError

    def speak(self, seat: int, view: Callable[[], Any], knowledge: Callable[[], Any]) -> Action | None:
        """Something said or done beside the questions: an offer, an answer to one, a payment. `None`: nothing (more) for now.
        It has to be legal; who is not sure does not say it."""
        return None
