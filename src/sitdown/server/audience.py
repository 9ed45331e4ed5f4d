"""Who is at a table, over which line, and what each has been told."""

from __future__ import annotations

from typing import Final

from sitdown.server.memory import Viewer
from sitdown.server.protocol import FromServer, Ping, Refused, Why, written
from sitdown.server.pulse import Pulse

MOST_SPECTATORS: Final = 50


class Line:
    """One connection."""

    def __init__(self, number: int, viewer: Viewer, since: int, now: float) -> None:
        self.number = number
        self.viewer = viewer
        self.told = since  # the viewer's `seq` in the last update
        self.stale = True  # it has to be sent an update, whatever it was told
        self.pulse = Pulse(now)
        self._marks: dict[int, int] = {}  # what had been told when a ping went out

    def ping(self, now: float) -> int:
        number = self.pulse.ping(now)
        self._marks[number] = self.told
        return number

    def pong(self, number: int, now: float) -> int | None:
        """What this line has had for certain: frames arrive in order. `None` if there was no such ping."""
        if not self.pulse.pong(number, now):
            return None
        had = self._marks[number]
        self._marks = {other: told for other, told in self._marks.items() if other > number}
        return had


class Audience:
    """All lines of a table, and what is to go out over them."""

    def __init__(self, had: dict[int, int]) -> None:
        self.lines: dict[int, Line] = {}
        self.outbox: list[tuple[int, bytes]] = []
        self._had = had.copy()  # by seat: what it was told for certain, and is not told twice

    def add(self, number: int, viewer: Viewer, since: int, now: float) -> bool:
        """`False` if there is no room."""
        if viewer is None and self.spectators >= MOST_SPECTATORS:
            return False
        if viewer is not None:
            since = max(since, self._had.get(viewer, 0))
        self.lines[number] = Line(number, viewer, since, now)
        return True

    def pong(self, line: Line, number: int, now: float) -> bool:
        had = line.pong(number, now)
        if had is not None and line.viewer is not None:
            self._had[line.viewer] = max(had, self._had.get(line.viewer, 0))
        return had is not None

    @property
    def had(self) -> dict[int, int]:
        return self._had.copy()

    def ping(self, now: float) -> None:
        for line in self.lines.values():
            if line.pulse.due <= now:
                self.send(line.number, Ping(line.ping(now)))

    def dead(self, now: float) -> list[int]:
        return [line.number for line in self.lines.values() if line.pulse.dead(now)]

    def has(self, seat: int) -> bool:
        return any(line.viewer == seat for line in self.lines.values())

    @property
    def spectators(self) -> int:
        return sum(line.viewer is None for line in self.lines.values())

    def refresh(self, seat: int) -> None:
        """Something has changed for this seat only."""
        for line in self.lines.values():
            line.stale = line.stale or line.viewer == seat

    def send(self, number: int, message: FromServer) -> None:
        self.outbox.append((number, written(message)))

    def send_all(self, message: FromServer) -> None:
        frame = written(message)
        self.outbox += [(number, frame) for number in self.lines]

    def refuse(self, number: int, why: Why, detail: str = "") -> None:
        self.send(number, Refused(why, detail))
