"""What is worth counting in a game of La Cosa Nostra besides its scores."""

from collections.abc import Iterable
from typing import Final

from sitdown.arena.tally import TABLE, Marks
from sitdown.core.records import Event
from sitdown.games.cosa_nostra.records import events as ev


class Reader:
    def __init__(self) -> None:
        self._whose: dict[int, int] = {}  # promises

    def __call__(self, event: Event) -> Iterable[tuple[str, int]]:
        match event:
            case ev.RoundBegan():
                yield "rounds", TABLE
            case ev.OfferMade():
                yield "offers", event.seat
            case ev.OfferClosed(how="accepted"):
                yield "deals", TABLE
            case ev.PromiseMade():
                self._whose[event.promise] = event.seat
            case ev.PromiseJudged(verdict="kept" | "broken"):
                yield f"promises_{event.verdict}", self._whose[event.promise]
            case ev.JobResolved():
                yield "jobs", event.seat
            case ev.Bought():
                yield "purchases", event.seat
            case ev.GangsterKilled():
                yield "kills", event.killer


MARKS: Final = Marks(
    ("rounds", "deals"),
    ("jobs", "purchases", "kills", "offers", "promises_kept", "promises_broken"),
    Reader,
    1,
    {"promises_kept": ("promises_kept", "promises_broken")},
)
