"""A corner of the rules that a golden game goes through: the game is named after what happens in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from sitdown.core.records import Action, Event


@dataclass(frozen=True)
class Moment:
    """One action of a game: what was done, what happened, and how it stands."""

    action: Action
    events: Sequence[Event]
    state: Any


Shows = Callable[[Moment], bool]


def everywhere(moment: Moment) -> bool:
    return True


@dataclass(frozen=True)
class Gallery:
    """The golden games of one game."""

    game: str
    plain: Mapping[str, tuple[int, dict[str, Any]]]  # a few players, and options
    corners: Mapping[str, Shows]
    brief: Callable[[Random], dict[str, Any]]  # options for the games in which a corner is looked for
    longest: int  # actions

    def shows(self, name: str) -> Shows:
        """Where the golden game of this name is looked at closely."""
        return everywhere if name in self.plain else self.corners[name]


def kinds(moment: Moment) -> list[type[Event]]:
    return [type(event) for event in moment.events]
