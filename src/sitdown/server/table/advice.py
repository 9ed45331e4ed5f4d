"""Hints at a live table, for a person among bots. Nobody else is told what is hinted; that somebody was helped is written down, and everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Raw

from sitdown.coach import has_coach
from sitdown.core.chance import Seeded
from sitdown.server.hints.worker import Matter
from sitdown.server.protocol import Hint, Hinted, Why
from sitdown.server.store.records import Seat
from sitdown.server.table.play import Play
from sitdown.server.table.presence.audience import Audience, Line
from sitdown.server.token_bucket import Buckets, Rate

ASKING: Final = Rate(0.25, 8)  # hints for one seat


@dataclass(frozen=True, slots=True)
class Wanted:
    """A hint that somebody waits for."""

    seat: int
    question: int
    matter: Matter


class Advice:
    def __init__(self, play: Play, audience: Audience, seats: Sequence[Seat], hinted: Sequence[int]) -> None:
        self._play = play
        self._audience = audience
        self._seats = seats
        self._hinted = set(hinted)
        self._asking: Buckets[int] = Buckets(ASKING)
        self._wanted: list[Wanted] = []
        self._waiting: Wanted | None = None  # there is but one person at such a table
        self._told: tuple[Wanted, Hinted] | None = None  # the last one, for who asks again

    @property
    def hinted(self) -> tuple[int, ...]:
        """The seats that were helped."""
        return tuple(sorted(self._hinted))

    def ask(self, line: Line, seat: int, message: Hint, now: float) -> bool:
        """Whether it is a seat's first hint of the game."""
        why = self._refusal(seat, message.question)
        if why is not None:
            self._audience.refuse(line.number, why)
            return False
        wanted = Wanted(seat, message.question, self.matter(seat))
        if self._told is not None and self._told[0] == wanted:
            self._audience.send(line.number, self._told[1])
        elif self._waiting != wanted:
            if not self._asking.take(seat, now):
                self._audience.refuse(line.number, "too-fast")
                return False
            self._waiting = wanted
            self._wanted.append(wanted)
        first = seat not in self._hinted
        self._hinted.add(seat)
        return first

    def _refusal(self, seat: int, number: int) -> Why | None:
        """By what everybody at the table knows, and the seat itself."""
        question, ask = self._play.put, self._play.state.ask
        if not has_coach(self._play.session.game):
            return "no-coach"
        if any(chair.bot is None for at, chair in enumerate(self._seats) if at != seat):
            return "not-alone"
        if question is None or ask is None or question.number != number:
            return "late"
        return None if len(ask.options(seat)) > 1 else "not-asked"

    def matter(self, seat: int) -> Matter:
        """The question as the seat could put it to somebody. In all worlds that it could be in it is the same, letter by letter: so must be the hint, and
        the time that it takes."""
        state, game = self._play.state, self._play.session.game
        return Matter(game.name, seat, game.write(state.guess(seat, Seeded(state.question))))

    def wanted(self) -> list[Wanted]:
        """Those asked for since the last time."""
        found, self._wanted = self._wanted, []
        return found

    def given(self, wanted: Wanted, hints: bytes | None) -> None:
        """What the coach would do; `None`: he does not say. It is told to the asking seat, if it is still asked the same."""
        if self._waiting == wanted:
            self._waiting = None
        if self._play.state.question != wanted.question:
            return
        if hints is None:
            self._refuse_seat(wanted.seat)
            return
        told = Hinted(wanted.question, Raw(hints))
        self._told = (wanted, told)
        self._audience.send_seat(wanted.seat, told)

    def _refuse_seat(self, seat: int) -> None:
        for number, line in self._audience.lines.items():
            if line.viewer == seat:
                self._audience.refuse(number, "busy")
