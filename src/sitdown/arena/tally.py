"""What is worth counting in a game besides its scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from sitdown.core.records import Event
from sitdown.games.omerta.events import RoundEnded

TABLE: Final = -1  # who earns a mark of the whole table
Tally = Counter[tuple[str, int]]  # how often each mark was earned, and by whom


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of a game, and which of them an event earns."""

    table: tuple[str, ...]
    seats: tuple[str, ...]
    read: Callable[[Event], Iterable[tuple[str, int]]]


def _omerta(event: Event) -> Iterable[tuple[str, int]]:
    if isinstance(event, RoundEnded):
        yield "rounds", TABLE
        if event.caller is not None:
            yield "calls", event.caller
            if event.succeeded:
                yield "calls_succeeded", event.caller


MARKS: Final[dict[str, Marks]] = {"omerta": Marks(("rounds",), ("calls", "calls_succeeded"), _omerta)}
