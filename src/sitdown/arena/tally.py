"""What is worth counting in a game besides its scores: by mark, how often each seat earned it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sitdown.core.records import Event
from sitdown.games.omerta.events import RoundEnded

TABLE: Final = -1  # a mark of the whole table, not of one seat
Marks = Iterable[tuple[str, int]]
Tally = dict[str, dict[int, int]]  # mark, seat, number


def _omerta(event: Event) -> Marks:
    if isinstance(event, RoundEnded):
        yield "rounds", TABLE
        if event.caller is not None:
            yield "calls", event.caller
            if event.succeeded:
                yield "calls_succeeded", event.caller


MARKS: Final[dict[str, Callable[[Event], Marks]]] = {"omerta": _omerta}


def count(tally: Tally, game: str, events: Iterable[Event]) -> None:
    """Add the marks that these events of a game earn."""
    marks = MARKS[game]
    for event in events:
        for mark, seat in marks(event):
            seats = tally.setdefault(mark, {})
            seats[seat] = seats.get(seat, 0) + 1
