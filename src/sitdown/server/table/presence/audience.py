"""Who is at a table, over which line, and what each has been told."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container
from typing import Final

from sitdown.server.protocol import FromServer, Ping, Places, Refused, Why, written
from sitdown.server.table.noticed import Viewer
from sitdown.server.table.time.pulse import Measure, Pulse, Reach, unseen

MOST_SPECTATORS: Final = 50


class Line:
    """One connection."""

    def __init__(self, number: int, viewer: Viewer, since: int, now: float, measure: Measure) -> None:
        self.number = number
        self.viewer = viewer
        self.told = since  # the viewer's `seq` in the last update
        self.shown: int | None = None  # and in the last one that has gone out; `None`: nothing has yet
        self.stale = True  # it has to be sent an update, whatever it was told
        self.came = now
        self.heard = now  # its last pong
        self.places = 1  # where the seat is open, as it was told
        self.pulse = Pulse(now, measure)
        self._marks: dict[int, int] = {}  # what had been told when a ping went out

    def ping(self, now: float) -> int:
        number = self.pulse.ping(now)
        self._marks[number] = self.told
        return number

    def pong(self, number: int, now: float) -> int | None:
        """What this line has had for certain: frames arrive in order. `None` if there was no such ping."""
        if not self.pulse.pong(number, now):
            return None
        self.heard = now
        had = self._marks[number]
        self._marks = {other: told for other, told in self._marks.items() if other > number}
        return had


class Audience:
    """All lines of a table, and what is to go out over them."""

    def __init__(self, had: dict[int, int]) -> None:
        self.lines: dict[int, Line] = {}
        self.outbox: list[tuple[int, bytes]] = []
        self._had = had.copy()  # by seat: what it was told for certain, and is not told twice
        self._reaches: defaultdict[Viewer, Reach] = defaultdict(Reach)
        self._turned_away: list[int] = []

    def add(self, number: int, viewer: Viewer, since: int, now: float, measure: Measure = unseen) -> bool:
        """`False` if there is no room."""
        if viewer is None and self.spectators >= MOST_SPECTATORS:
            self._turned_away.append(number)
            return False
        if viewer is not None:
            since = max(since, self._had.get(viewer, 0))
        self.lines[number] = Line(number, viewer, since, now, measure)
        return True

    def keep(self, before: Audience, numbers: Container[int]) -> None:
        """Those of a table that broke down whose lines are still there. What had not gone out is told again."""
        self._had, self._reaches = before._had, before._reaches
        for line in before.lines.values():
            if line.number in numbers and line.shown is not None:
                line.told, line.stale = line.shown, True
                self.lines[line.number] = line

    def pong(self, line: Line, number: int, now: float) -> bool:
        had = line.pong(number, now)
        if had is not None and line.viewer is not None:
            self._had[line.viewer] = max(had, self._had.get(line.viewer, 0))
            self._reaches[line.viewer].measured(line.pulse.trip, now)
        return had is not None

    def taken_off(self, line: Line, now: float) -> float:
        """What a reaction over this line is shortened by, in seconds."""
        return self._reaches[line.viewer].taken_off(line.pulse.trip, now)

    @property
    def had(self) -> dict[int, int]:
        return self._had.copy()

    def ping(self, now: float) -> None:
        for line in self.lines.values():
            if line.pulse.due <= now:
                self.send(line.number, Ping(line.ping(now)))

    def dead(self, now: float) -> list[int]:
        return [line.number for line in self.lines.values() if line.pulse.dead(now)]

    def turned_away(self) -> list[int]:
        """Lines for which there was no room, since the last time."""
        found, self._turned_away = self._turned_away, []
        return found

    def has(self, seat: int) -> bool:
        return seat in self.viewers

    @property
    def viewers(self) -> set[Viewer]:
        """Who has a line."""
        return {line.viewer for line in self.lines.values()}

    @property
    def spectators(self) -> int:
        return sum(line.viewer is None for line in self.lines.values())

    def tell_places(self) -> None:
        """To who has a seat: whether it is open somewhere else too."""
        places = Counter(line.viewer for line in self.lines.values() if self._alive(line))
        for line in self.lines.values():
            if line.viewer is not None and line.places != places[line.viewer]:
                line.places = places[line.viewer]
                self.send(line.number, Places(line.places))

    def _alive(self, line: Line) -> bool:
        """Somebody who comes back leaves a dead line behind, which is no other place: what was there before has to answer once more."""
        later = [
            other.came for other in self.lines.values() if other.viewer == line.viewer and other.number > line.number
        ]
        return not later or line.heard > min(later)

    def stale(self) -> None:
        """Something has changed for everybody."""
        for line in self.lines.values():
            line.stale = True

    def refresh(self, seat: int) -> None:
        """Something has changed for this seat only."""
        for line in self.lines.values():
            line.stale = line.stale or line.viewer == seat

    def send(self, number: int, message: FromServer) -> None:
        self.outbox.append((number, written(message)))

    def gone_out(self) -> None:
        """What was in the outbox."""
        for line in self.lines.values():
            line.shown = line.told

    def send_all(self, message: FromServer) -> None:
        frame = written(message)
        self.outbox += [(number, frame) for number in self.lines]

    def send_seat(self, seat: int, message: FromServer) -> None:
        frame = written(message)
        self.outbox += [(number, frame) for number, line in self.lines.items() if line.viewer == seat]

    def send_others(self, seat: int, message: FromServer) -> None:
        frame = written(message)
        self.outbox += [(number, frame) for number, line in self.lines.items() if line.viewer != seat]

    def refuse(self, number: int, why: Why, detail: str = "") -> None:
        self.send(number, Refused(why, detail))
