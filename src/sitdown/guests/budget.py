"""What a player from outside may use up, and what it has used up in a game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sitdown.core.errors import SitdownError

Some = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]


class Budget(Struct, frozen=True, forbid_unknown_fields=True):
    """Of one player in one game."""

    seconds: Seconds = 30.0  # for an answer
    game_seconds: Seconds = 3600.0  # for all of them
    letters: Some = 100_000  # of an answer, as bytes
    game_letters: Some = 50_000_000  # said to it and by it
    tries: Some = 3  # answers to a question, before the default is played
    illegal: Some = 50  # answers in a game that were refused, before the default is played for the rest of it


class Trouble(SitdownError):
    """A player from outside cannot be heard any more: its seat is played by default."""


class Spending:
    """What has been used up so far."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.seconds = 0.0
        self.letters = 0
        self.illegal = 0

    @property
    def seconds_left(self) -> float:
        """For the next answer."""
        return min(self._budget.seconds, self._budget.game_seconds - self.seconds)

    def spend(self, seconds: float, letters: int) -> None:
        self.seconds += seconds
        self.letters += letters

    def refuse(self) -> None:
        """An answer that was no good."""
        self.illegal += 1

    def check(self) -> None:
        """Whether there is enough left to be asked again."""
        budget = self._budget
        if self.seconds >= budget.game_seconds:
            raise Trouble(f"it has used up its {budget.game_seconds:g} seconds for the game")
        if self.letters >= budget.game_letters:
            raise Trouble(f"it has used up its {budget.game_letters:,} letters for the game")
        if self.illegal >= budget.illegal:
            raise Trouble(f"{self.illegal} of its answers were refused")
