"""A live table. It knows no wires, no disk and no clock of its own: messages and the time come in, messages and lines of the log go out.

Whoever drives it writes down the journal's page before he sends what is in the outbox, and lets the bots think elsewhere (`company.thoughts`).
"""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from sitdown.core.codec import encode
from sitdown.core.log import Session
from sitdown.server.bots.company import Company
from sitdown.server.bots.thinking import Thinking
from sitdown.server.protocol import PROTOCOL, Welcome
from sitdown.server.store.journal import Journal
from sitdown.server.store.records import Aside, Seat
from sitdown.server.table.advice import Advice
from sitdown.server.table.attendance import Attendance
from sitdown.server.table.audience import Audience, Line
from sitdown.server.table.awaited import Awaited
from sitdown.server.table.chat import Chat
from sitdown.server.table.inbox import Inbox
from sitdown.server.table.noticed import Noticed, Viewer
from sitdown.server.table.orders import Orders
from sitdown.server.table.play import House, Play
from sitdown.server.table.pulse import Measure, unseen
from sitdown.server.table.updates import update


class Table:
    """Who is there, what is played, and what everybody is told of it."""

    def __init__(
        self,
        code: str,
        session: Session,
        seats: Sequence[Seat],
        memory: Noticed,
        house: House,
        aside: Aside,
        chat: Chat | None = None,
    ) -> None:
        self.chat = chat or Chat(aside.said)
        self.audience = Audience(aside.had)
        self.company = Company(session, house.nature)
        self.journal = Journal(code, session)
        self.play = Play(session, memory, self.journal, Orders(aside.orders), house, self.audience, self.company)
        self.advice = Advice(self.play, self.audience, seats, aside.hinted)
        self._attendance = Attendance(
            seats, self.audience, self.company, self.advice, house.caretaker, house.pace.grace
        )
        self.hearing = Inbox(self.play, self.audience, self.company, self.chat, self.advice, self._attendance)
        self.thinking = Thinking(self.play, self.company, self.audience, house.lot)
        self._code = code

    # --- who is there

    def join(self, number: int, viewer: Viewer, since: int, now: float, measure: Measure = unseen) -> None:
        """Somebody sits down, comes back, or looks on."""
        if not self.audience.lines:
            self.play.begin_again(now)
            self._attendance.begin_again(now)
        if not self.audience.add(number, viewer, min(since, self.play.memory.seq(viewer)), now, measure):
            self.audience.refuse(number, "full")
            return
        header = self.play.session.header
        options = msgspec.Raw(encode(header.options))
        said = self.chat.kept
        self.audience.send(
            number, Welcome(PROTOCOL, self._code, header.game, header.rules, viewer, header.seats, options, said)
        )
        if self._attendance.came(viewer, now) and viewer is not None and self.play.question is not None:
            self.play.question.ready.pop(viewer, None)  # he answers for himself

    def replace(self, before: Table, numbers: Container[int], now: float) -> None:
        """One that broke down: these lines stay, and are told how things stand."""
        self.play.begin_again(now)
        self.audience.keep(before.audience, numbers)
        self._attendance.begin_again(now)
        self._attendance.tell(now)

    def leave(self, number: int, now: float) -> None:
        if self.audience.lines.pop(number, None) is not None:
            self._attendance.left(now)

    @property
    def aside(self) -> Aside:
        """What is to be kept beside the log."""
        return Aside(self.play.orders.given, self.audience.had, self.chat.kept, self.advice.hinted)

    @property
    def asked(self) -> frozenset[int]:
        """People whose own answer is still to come: each of them may know it of himself, and nobody of another. A window closes before anybody could come who
        is not there: it asks nobody."""
        ask, question = self.play.state.ask, self.play.put
        if ask is None or question is None or question.race is not None or question.orderable:
            return frozenset()
        return frozenset([seat for seat in ask.seats if seat not in self.company and seat not in question.ready])

    @property
    def awaited(self) -> Awaited:
        """Nobody is called to what he was shown for certain."""
        here = frozenset([line.viewer for line in self.audience.lines.values() if line.viewer is not None])
        had, memory = self.audience.had, self.play.memory
        unseen = frozenset([seat for seat in self.asked if had.get(seat, -1) < memory.seq(seat)])
        return Awaited(unseen, here, self.play.state.over)

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
        self.audience.tell_places()
        for line in self.audience.lines.values():
            if line.stale or line.told < self.play.memory.seq(line.viewer):
                self._update(line, now)

    def stood_still(self, now: float) -> None:
        """Time has, for everybody here: what they were told of deadlines is not so any more."""
        for line in self.audience.lines.values():
            line.pulse.stood_still()
            line.stale = True
        self._attendance.tell(now)

    def shown(self, now: float) -> None:
        """What was in the outbox has gone out."""
        self.audience.gone_out()
        if self.play.question is not None:
            self.play.question.put(now)

    def _update(self, line: Line, now: float) -> None:
        play, viewer = self.play, line.viewer
        seq = play.memory.seq(viewer)
        events, missed = play.memory.since(viewer, line.told)
        orders = () if viewer is None or play.question is None else play.orders.of(viewer, play.question.round)
        line.told, line.stale = seq, False
        told = update(play.state, play.trade, play.question, viewer, seq, events, orders, missed, now)
        self.audience.send(line.number, told)
