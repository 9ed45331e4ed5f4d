"""Who is at the table and who is away; a bot looks after the seat of somebody who stays away too long."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.server.bots.company import Company
from sitdown.server.protocol import Chair, Here, Presence
from sitdown.server.store.records import Seat
from sitdown.server.table.advice import Advice
from sitdown.server.table.audience import Audience
from sitdown.server.table.noticed import Viewer
from sitdown.server.table.updates import milliseconds


class Attendance:
    """`caretaker`: which bot it is; `grace`: after how many seconds it comes."""

    def __init__(
        self,
        seats: Sequence[Seat],
        audience: Audience,
        company: Company,
        advice: Advice,
        caretaker: str,
        grace: float,
    ) -> None:
        self._seats = seats
        self._audience = audience
        self._company = company
        self._caretaker = caretaker
        self._grace = grace
        self._away: dict[int, float] = {}  # by seat: when a caretaker comes
        self._advice = advice
        for number, seat in enumerate(seats):
            if seat.bot is not None:
                company.seat(number, seat.bot)

    def begin_again(self, now: float) -> None:
        """Nobody was here, so no time has passed."""
        self._away.clear()
        self._note_absent(now)

    def came(self, viewer: Viewer, now: float) -> bool:
        """Whether a caretaker has left the seat to him."""
        relieved = False
        if viewer is not None and self._seats[viewer].bot is None:
            self._away.pop(viewer, None)
            relieved = viewer in self._company
            self._company.leave(viewer)
        self.tell(now)
        return relieved

    def left(self, now: float) -> None:
        self._note_absent(now)
        self.tell(now)

    @property
    def due(self) -> list[float]:
        return list(self._away.values())

    def send_caretaker(self, now: float) -> bool:
        """To one seat that has been empty for too long; `False` if there is none."""
        for seat, due in self._away.items():
            if due <= now:
                del self._away[seat]
                self._company.seat(seat, self._caretaker)
                self.tell(now)
                return True
        return False

    def _note_absent(self, now: float) -> None:
        for seat in range(len(self._seats)):
            if not self._audience.has(seat) and seat not in self._company:
                self._away.setdefault(seat, now + self._grace)

    def tell(self, now: float) -> None:
        chairs = tuple([self._chair(number, seat, now) for number, seat in enumerate(self._seats)])
        self._audience.send_all(Presence(chairs, self._audience.spectators))

    def _chair(self, number: int, seat: Seat, now: float) -> Chair:
        if seat.bot is not None:
            return Chair(seat.bot, "bot")
        away = None
        here: Here = "here" if self._audience.has(number) else "caretaker" if number in self._company else "away"
        if here == "away":
            away = milliseconds(self._away.get(number), now)
        return Chair(seat.name, here, away, seat.face or "", number in self._advice.hinted)
