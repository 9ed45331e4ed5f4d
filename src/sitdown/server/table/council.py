"""What people at a table agree on: a pause, and a caretaker for somebody who keeps all the others waiting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sitdown.server.protocol import Asking
from sitdown.server.store.records import Consent, Seat
from sitdown.server.timing import Timing

AT_LEAST: Final = 2  # of several others: who looks in alone decides nothing for those who are away


class Council:
    """`here`: whether somebody is at the table now. By post nobody has to be, and all who play are asked."""

    def __init__(self, seats: Sequence[Seat], kept: Consent, timing: Timing, here: Callable[[int], bool]) -> None:
        self._people = [at for at, seat in enumerate(seats) if seat.bot is None and not seat.left]
        self._timing = timing
        self._here = here
        self.minded = set(kept.minded)
        self._asking = {seat: set(by) for seat, by in kept.asking.items()}
        self._pausing = set(kept.pausing)
        self._question = kept.question

    @property
    def kept(self) -> Consent:
        asking = {seat: tuple(sorted(by)) for seat, by in sorted(self._asking.items()) if by}
        return Consent(
            tuple(sorted(self.minded)), asking, tuple(sorted(self._pausing)), self._question if asking else -1
        )

    def is_person(self, seat: int) -> bool:
        return seat in self._people

    # --- a caretaker

    def asks(self, by: int, seat: int, on: bool) -> bool:
        """Whether enough of the others want one for this seat now."""
        asking = self._asking.setdefault(seat, set())
        if not on:
            asking.discard(by)
            return False
        asking.add(by)
        return len(asking & self._voters(seat)) >= self._needed(seat)

    def mind(self, seat: int) -> None:
        self.minded.add(seat)
        self._asking.pop(seat, None)
        self._pausing.discard(seat)

    def is_back(self, seat: int) -> bool:
        """Whoever sits here shows himself: nobody is called for him any more. Whether somebody had come."""
        self._asking.pop(seat, None)
        was = seat in self.minded
        self.minded.discard(seat)
        return was

    def begin(self, question: int) -> None:
        """If it is another one, who is to be called is asked about anew."""
        if question != self._question:
            self._question = question
            self._asking.clear()

    @property
    def asking(self) -> tuple[Asking, ...]:
        return tuple([Asking(seat, by, self._needed(seat)) for seat, by in self.kept.asking.items()])

    def _others(self, seat: int) -> set[int]:
        return {other for other in self._people if other != seat and other not in self.minded}

    def _voters(self, seat: int) -> set[int]:
        others = self._others(seat)
        return others if self._timing.kind == "post" else {other for other in others if self._here(other)}

    def _needed(self, seat: int) -> int:
        return max(len(self._voters(seat)) // 2 + 1, min(AT_LEAST, len(self._others(seat))))

    # --- a pause

    def wants(self, by: int, paused: bool, on: bool) -> bool:
        """Whether it is now as this seat wants it: all who are here have to agree on a pause, and most of them on its end; of several people at least
        two, or who looks in alone would start everybody's clocks."""
        if on == paused:
            self._pausing.discard(by)
            return False
        self._pausing.add(by)
        people = {seat for seat in self._people if seat not in self.minded}
        concerned = people if self._timing.kind == "post" else {seat for seat in people if self._here(seat)}
        needed = len(concerned) // 2 + 1 if paused else len(concerned)
        if len(self._pausing & concerned) < max(needed, min(AT_LEAST, len(people) - 1)):
            return False
        self._pausing.clear()
        return True

    @property
    def pausing(self) -> tuple[int, ...]:
        return tuple(sorted(self._pausing))
