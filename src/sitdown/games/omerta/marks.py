"""What is worth counting in a game of Omerta besides its scores."""

from collections.abc import Iterable
from typing import Final

from sitdown.arena.tally import TABLE, Marks
from sitdown.core.records import Event
from sitdown.games.omerta.records import events as ev


class Reader:
    def __init__(self) -> None:
        self._snapping = False  # a wrong card can also be turned up for the Killer

    def __call__(self, event: Event) -> Iterable[tuple[str, int]]:
        match event:
            case ev.SnapOpened():
                self._snapping = True
            case ev.SnapClosed():
                self._snapping = False
            case ev.Snapped():
                yield "snaps", event.seat
            case ev.Mistaken() if self._snapping:
                yield "mistakes", event.seat
            case ev.RoundEnded():
                yield "rounds", TABLE
                if event.caller is not None:
                    yield "calls", event.caller
                    if event.succeeded:
                        yield "calls_succeeded", event.caller


MARKS: Final = Marks(
    ("rounds",),
    ("calls", "calls_succeeded", "snaps", "mistakes"),
    Reader,
    -1,
    {"snap_accuracy": ("snaps", "mistakes")},
)
