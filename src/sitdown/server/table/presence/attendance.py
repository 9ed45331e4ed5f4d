"""Who is at the table and who is away; a caretaker looks after the seat of somebody who has left, or whom the others wait for no longer."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.server.bots.company import Company
from sitdown.server.protocol import Chair, Here, Presence
from sitdown.server.store.records import Seat
from sitdown.server.table.advice import Advice
from sitdown.server.table.council import Council
from sitdown.server.table.noticed import Viewer
from sitdown.server.table.presence.audience import Audience
from sitdown.server.table.time.clocks import Clocks
from sitdown.server.table.updates import milliseconds


class Attendance:
    """`caretaker`: which bot it is; `grace`: after how many seconds it comes by itself, where there is a clock on turns. Elsewhere it is called."""

    def __init__(
        self,
        seats: Sequence[Seat],
        audience: Audience,
        company: Company,
        advice: Advice,
        clocks: Clocks,
        council: Council,
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
        self._clocks = clocks
        self._council = council
        for number, seat in enumerate(seats):
            if seat.bot is not None:
                company.seat(number, seat.bot)
            elif seat.left or number in council.minded:
                company.seat(number, caretaker)

    def begin_again(self, now: float) -> None:
        """Nobody was here, so no time has passed."""
        self._away.clear()
        self._note_absent(now)

    def came(self, viewer: Viewer, now: float) -> bool:
        """Whether a caretaker has left the seat to him."""
        if viewer is not None:
            self._away.pop(viewer, None)
        relieved = viewer is not None and self.relieved(viewer)
        self.tell(now)
        return relieved

    def heard(self, seat: int, now: float) -> bool:
        """Whoever sits here does something: no caretaker does it for him."""
        self._clocks.heard(seat)
        if not self.relieved(seat):
            return False
        self.tell(now)
        return True

    def relieved(self, seat: int) -> bool:
        """Whether a caretaker has left the seat to whom it belongs."""
        if not self._council.is_person(seat):
            return False
        self._council.is_back(seat)
        self._clocks.covered.discard(seat)
        there = seat in self._company
        self._company.leave(seat)
        return there

    def left(self, now: float) -> None:
        self._note_absent(now)
        self.tell(now)

    @property
    def due(self) -> list[float]:
        return [] if self._clocks.paused else list(self._away.values())

    def send_caretaker(self, now: float) -> bool:
        """To one seat that has been empty for too long; `False` if there is none."""
        if self._clocks.paused:
            return False
        for seat, due in self._away.items():
            if due <= now:
                del self._away[seat]
                self.mind(seat, now)
                return True
        return False

    def mind(self, seat: int, now: float) -> None:
        """A caretaker comes, until whoever sits here is back."""
        self._clocks.covered.discard(seat)
        self._council.mind(seat)
        self._company.seat(seat, self._caretaker)
        self.tell(now)

    def _note_absent(self, now: float) -> None:
        if self._clocks.timing.kind != "live":
            return
        for seat in range(len(self._seats)):
            if not self._audience.has(seat) and (seat not in self._company or seat in self._clocks.covered):
                self._away.setdefault(seat, now + self._grace)

    def tell_chairs(self, seats: Sequence[Seat], now: float) -> None:
        self._seats = seats
        self.tell(now)

    def tell(self, now: float) -> None:
        chairs = tuple([self._chair(number, seat, now) for number, seat in enumerate(self._seats)])
        self._audience.send_all(Presence(chairs, self._audience.spectators))

    def _chair(self, number: int, seat: Seat, now: float) -> Chair:
        """That a caretaker answers one question for somebody whose time is up is not told: it would tell whose answer to a secret one was missing."""
        if seat.bot is not None:
            return Chair(seat.bot, "bot", style=self._company.style(number))
        away = None
        minded = number in self._company and number not in self._clocks.covered
        here: Here = "caretaker" if minded else "here" if self._audience.has(number) else "away"
        if here == "away":
            away = milliseconds(self._away.get(number), now)
        return Chair(
            seat.name,
            here,
            away,
            seat.face or "",
            number in self._advice.hinted,
            bool(seat.left),
            self._clocks.holiday(number, now),
            seat.applicant.name if seat.applicant else None,
        )
