"""A live table. It knows no wires, no disk and no clock of its own: messages and the time come in, messages and lines of the log go out.

Whoever drives it writes down the journal's page before he sends what is in the outbox, and lets the bots think elsewhere (`company.thoughts`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sitdown.core.codec import encode
from sitdown.core.log import Session
from sitdown.server.attendance import Attendance
from sitdown.server.audience import Audience, Line
from sitdown.server.chat import Chat
from sitdown.server.company import Company
from sitdown.server.hearing import Hearing
from sitdown.server.journal import Journal
from sitdown.server.memory import Memory, Viewer
from sitdown.server.orders import Orders
from sitdown.server.play import House, Play
from sitdown.server.protocol import PROTOCOL, Welcome
from sitdown.server.records import Aside, Seat
from sitdown.server.telling import update
from sitdown.server.thinking import Thinking


class Table:
    """Who is there, what is played, and what everybody is told of it."""

    def __init__(
        self, code: str, session: Session, seats: Sequence[Seat], memory: Memory, house: House, aside: Aside
    ) -> None:
        self._chat = Chat()
        self.audience = Audience(aside.had)
        self.company = Company(session, house.nature)
        self.journal = Journal(code, session)
        self.play = Play(session, memory, self.journal, Orders(aside.orders), house, self.audience, self.company)
        self.hearing = Hearing(self.play, self.audience, self.company, self._chat)
        self.thinking = Thinking(self.play, self.company, self.audience, house.lot)
        self._code = code
        self._attendance = Attendance(seats, self.audience, self.company, house.caretaker, house.pace.grace)

    # --- who is there

    def join(self, number: int, viewer: Viewer, since: int, now: float) -> None:
        """Somebody sits down, comes back, or looks on."""
        if not self.audience.lines:
            self.play.begin_again(now)
            self._attendance.begin_again(now)
        if not self.audience.add(number, viewer, min(since, self.play.memory.seq(viewer)), now):
            self.audience.refuse(number, "full")
            return
        header = self.play.session.header
        options = msgspec.Raw(encode(header.options))
        said = self._chat.kept
        self.audience.send(
            number, Welcome(PROTOCOL, self._code, header.game, header.rules, viewer, header.seats, options, said)
        )
        if self._attendance.came(viewer, now) and viewer is not None and self.play.question is not None:
            self.play.question.ready.pop(viewer, None)  # he answers for himself

    def leave(self, number: int, now: float) -> None:
        if self.audience.lines.pop(number, None) is not None:
            self._attendance.left(now)

    @property
    def aside(self) -> Aside:
        """What is to be kept beside the log."""
        return Aside(self.play.orders.given, self.audience.had)

    # --- time

    @property
    def due(self) -> float | None:
        """When `wake` is to be called, if nothing comes in before. A table where nobody is waits."""
        lines = self.audience.lines.values()
        if not lines:
            return None
        return min([*self.play.due, *self.thinking.due, *self._attendance.due, *[line.pulse.due for line in lines]])

    def wake(self, now: float) -> None:
        """Do what is due, let the bots think, tell everybody."""
        if not self.audience.lines:
            return
        while self.play.go_on(now) or (not self.play.state.over and self._attendance.send_caretaker(now)):
            pass
        self.thinking.begin(now)
        self.audience.ping(now)
        for line in self.audience.lines.values():
            if line.stale or line.told < self.play.memory.seq(line.viewer):
                self._update(line, now)

    def shown(self, now: float) -> None:
        """What was in the outbox has gone out."""
        if self.play.question is not None:
            self.play.question.put(now)

    def _update(self, line: Line, now: float) -> None:
        play, viewer = self.play, line.viewer
        seq = play.memory.seq(viewer)
        events, missed = play.memory.since(viewer, line.told)
        orders = () if viewer is None or play.question is None else play.orders.of(viewer, play.question.round)
        line.told, line.stale = seq, False
        self.audience.send(line.number, update(play.state, play.question, viewer, seq, events, orders, missed, now))
