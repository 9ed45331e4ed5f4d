"""What is worth counting in a game besides its scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sitdown.core.records import Event
from sitdown.games.cosa_nostra import events as cosa_nostra
from sitdown.games.omerta import events as omerta

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


class _Omerta:
    def __init__(self) -> None:
        self._snapping = False  # a wrong card can also be turned up for the Killer

    def __call__(self, event: Event) -> Iterable[tuple[str, int]]:
        match event:
            case omerta.SnapOpened():
                self._snapping = True
            case omerta.SnapClosed():
                self._snapping = False
            case omerta.Snapped():
                yield "snaps", event.seat
            case omerta.Mistaken() if self._snapping:
                yield "mistakes", event.seat
            case omerta.RoundEnded():
                yield "rounds", TABLE
                if event.caller is not None:
                    yield "calls", event.caller
                    if event.succeeded:
                        yield "calls_succeeded", event.caller


class _CosaNostra:
    def __init__(self) -> None:
        self._whose: dict[int, int] = {}  # promises

    def __call__(self, event: Event) -> Iterable[tuple[str, int]]:
        match event:
            case cosa_nostra.RoundBegan():
                yield "rounds", TABLE
            case cosa_nostra.OfferMade():
                yield "offers", event.seat
            case cosa_nostra.OfferClosed(how="accepted"):
                yield "deals", TABLE
            case cosa_nostra.PromiseMade():
                self._whose[event.promise] = event.seat
            case cosa_nostra.PromiseJudged(verdict="kept" | "broken"):
                yield f"promises_{event.verdict}", self._whose[event.promise]
            case cosa_nostra.JobResolved():
                yield "jobs", event.seat
            case cosa_nostra.Bought():
                yield "purchases", event.seat
            case cosa_nostra.GangsterKilled():
                yield "kills", event.killer


MARKS: Final[dict[str, Marks]] = {
    "omerta": Marks(("rounds",), ("calls", "calls_succeeded", "snaps", "mistakes"), _Omerta, -1),
    "cosa-nostra": Marks(
        ("rounds", "deals"),
        ("jobs", "purchases", "kills", "offers", "promises_kept", "promises_broken"),
        _CosaNostra,
        1,
    ),
}
