"""What is worth counting in a game besides its scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from sitdown.core.records import Event
from sitdown.games.cosa_nostra import events as cosa_nostra
from sitdown.games.omerta import events as omerta

TABLE: Final = -1  # who earns a mark of the whole table
Tally = Counter[tuple[str, int]]  # how often each mark was earned, and by whom


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of a game, and which of them an event earns."""

    table: tuple[str, ...]
    seats: tuple[str, ...]
    read: Callable[[Event], Iterable[tuple[str, int]]]


def _omerta(event: Event) -> Iterable[tuple[str, int]]:
    if isinstance(event, omerta.RoundEnded):
        yield "rounds", TABLE
        if event.caller is not None:
            yield "calls", event.caller
            if event.succeeded:
                yield "calls_succeeded", event.caller


def _cosa_nostra(event: Event) -> Iterable[tuple[str, int]]:
    match event:
        case cosa_nostra.RoundBegan():
            yield "rounds", TABLE
        case cosa_nostra.OfferClosed(how="accepted"):
            yield "deals", TABLE
        case cosa_nostra.PromiseJudged(verdict="broken"):
            yield "broken_promises", TABLE
        case cosa_nostra.JobResolved():
            yield "jobs", event.seat
        case cosa_nostra.Bought():
            yield "purchases", event.seat
        case cosa_nostra.GangsterKilled():
            yield "kills", event.killer


MARKS: Final[dict[str, Marks]] = {
    "omerta": Marks(("rounds",), ("calls", "calls_succeeded"), _omerta),
    "cosa-nostra": Marks(("rounds", "deals", "broken_promises"), ("jobs", "purchases", "kills"), _cosa_nostra),
}
