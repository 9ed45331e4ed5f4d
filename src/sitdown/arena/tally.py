"""What is worth counting in a game besides its scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from sitdown.core.game import AnyGame
from sitdown.core.records import Event

TABLE: Final = -1  # who earns a mark of the whole table
Tally = Counter[tuple[str, int]]  # how often each mark was earned, and by whom


Read = Callable[[Event], Iterable[tuple[str, int]]]


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of a game, and who reads them out of its events: a new reader for every game."""

    table: tuple[str, ...]
    seats: tuple[str, ...]
    reader: Callable[[], Read]
    sign: Literal[1, -1]  # 1: the highest total wins; -1: the lowest
    # Good marks of a seat, of good and bad ones together: a column of the arena, headed by the game's message `share-NAME`.
    shares: Mapping[str, tuple[str, str]] = field(default_factory=dict)


def marks_of(game: AnyGame) -> Marks:
    """A game that brings none counts scores, of which the highest wins."""
    marks: Marks | None = game.marks()
    return marks or Marks((), (), lambda: lambda event: (), 1)
