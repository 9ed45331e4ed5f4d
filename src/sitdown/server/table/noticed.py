"""What happened at a table and who noticed. A viewer's `seq` counts what that viewer noticed, so it says nothing about secret answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitdown.core.records import Event

KEPT: Final = 60  # lines of the log whose events are kept, at least

Viewer = int | None  # a seat; `None`: a spectator


class Noticed:
    """Since the table was loaded: what happened. Since it was opened: how much of it each viewer noticed."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._happened: list[tuple[int, list[Event]]] = []  # who noticed, and what there was to notice
        self._counts = [0] * (players + 1)
        self._forgotten = [0] * (players + 1)

    def forget(self, noticed: int) -> None:
        """A line of the log whose events are not told any more."""
        for bit in self._bits(noticed):
            self._counts[bit] += 1
            self._forgotten[bit] += 1

    def add(self, noticed: int, events: list[Event]) -> None:
        self._happened.append((noticed, events))
        for bit in self._bits(noticed):
            self._counts[bit] += 1

    def trim(self) -> None:
        """What is long gone is told to nobody who comes back: it would take more room than the table itself."""
        if len(self._happened) >= 2 * KEPT:
            gone, self._happened = self._happened[:-KEPT], self._happened[-KEPT:]
            for noticed, _ in gone:
                for bit in self._bits(noticed):
                    self._forgotten[bit] += 1

    def seq(self, viewer: Viewer) -> int:
        return self._counts[self._bit(viewer)]

    def since(self, viewer: Viewer, seq: int) -> tuple[list[Event], bool]:
        """What a viewer has noticed since, as he saw it; and whether some of it is not known any more."""
        bit = self._bit(viewer)
        found: list[list[Event]] = []
        for noticed, events in reversed(self._happened):
            if len(found) >= self._counts[bit] - seq:
                break
            if noticed >> bit & 1:
                found.append(events)
        seen = [shown for events in reversed(found) for event in events if (shown := event.seen_by(viewer)) is not None]
        return seen, seq < self._forgotten[bit]

    def retold(self, viewer: Viewer) -> list[list[Event]]:
        """All that a viewer has noticed, by his own count, as it is told to who was there."""
        bit = self._bit(viewer)
        mine = [events for noticed, events in self._happened if noticed >> bit & 1]
        return [[shown for event in events if (shown := event.seen_again_by(viewer)) is not None] for events in mine]

    def noticed(self, actor: int, events: list[Event], changed: bool) -> int:
        """Who notices, as a mask: whoever did it, whoever is told something, and everybody when the question changes."""
        mask = 0
        for bit in range(self._players + 1):
            viewer = bit if bit < self._players else None
            if changed or bit == actor or any(event.seen_by(viewer) is not None for event in events):
                mask |= 1 << bit
        return mask

    def _bit(self, viewer: Viewer) -> int:
        return self._players if viewer is None else viewer

    def _bits(self, mask: int) -> Iterator[int]:
        return (bit for bit in range(self._players + 1) if mask >> bit & 1)
