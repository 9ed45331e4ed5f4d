"""A live table. It knows no wires, no disk and no clock of its own: messages and the time come in, messages and lines of the log go out.

Whoever drives it writes down the journal's page before he sends what is in the outbox, and lets the bots think elsewhere (`company.thoughts`).
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

import msgspec

from sitdown.core.codec import encode
from sitdown.core.log import Session
from sitdown.server import protocol as say
from sitdown.server.bots.company import Company
from sitdown.server.bots.thinking import Thinking
from sitdown.server.store.journal import Journal
from sitdown.server.store.records import Aside, Asked, Seat, Standing
from sitdown.server.table.advice import Advice
from sitdown.server.table.chat import Chat
from sitdown.server.table.council import Council
from sitdown.server.table.inbox import Inbox
from sitdown.server.table.instructions import Instructions
from sitdown.server.table.noticed import Noticed, Viewer
from sitdown.server.table.orders import Orders
from sitdown.server.table.play import House, Play
from sitdown.server.table.presence.attendance import Attendance
from sitdown.server.table.presence.audience import Audience, Line
from sitdown.server.table.presence.awaited import Awaited
from sitdown.server.table.time.clocks import Clocks, Holidays
from sitdown.server.table.time.pulse import Measure, unseen
from sitdown.server.table.time.telling_time import differs, time_of
from sitdown.server.table.updates import milliseconds, update
from sitdown.server.timing import RELAXED, Timing

NEW: Final = Standing()


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
        timing: Timing = RELAXED,
        stood: Standing = NEW,
    ) -> None:
        self.chat = chat or Chat(aside.said)
        self.audience = Audience(aside.had)
        self.company = Company(session, house.nature)
        self.journal = Journal(code, session)
        self.clocks = Clocks(timing, aside.clock, stood)
        self.council = Council(seats, aside.consent, timing, self.audience.has)
        orders, instructions = Orders(aside.orders), Instructions(session.game, aside.instructions)
        self.play = Play(
            session,
            memory,
            self.journal,
            orders,
            instructions,
            house,
            self.audience,
            self.company,
            self.clocks,
            self.council,
        )
        self.advice = Advice(self.play, self.audience, seats, aside.hinted)
        self._attendance = Attendance(
            seats,
            self.audience,
            self.company,
            self.advice,
            self.clocks,
            self.council,
            house.caretaker,
            house.pace.grace,
        )
        self._briefed = {at: who for at, who in aside.briefed.items() if who == seats[at].holder}
        self._holders = {at: seat.holder or "" for at, seat in enumerate(seats) if seat.fresh}
        self.newcomers = self._holders.keys() - self._briefed.keys()
        for seat in self.newcomers:
            instructions.forget(seat)
        self.hearing = Inbox(
            self.play,
            self.audience,
            self.company,
            self.chat,
            self.advice,
            self._attendance,
            self.council,
            self.newcomers,
        )
        self.thinking = Thinking(self.play, self.company, self.audience, house.lot)
        self._code = code
        self._told_time: say.Time | None = None
        self._told_at = 0.0
        self._told_styles = False  # of bots, when the game is over

    # --- who is there

    def join(self, number: int, viewer: Viewer, since: int, now: float, measure: Measure = unseen) -> None:
        """Somebody sits down, comes back, or looks on."""
        if not self.audience.lines and not self.clocks.by_post and not self.clocks.paused:
            self.play.begin_again(now)
            self._attendance.begin_again(now)
        if not self.audience.add(number, viewer, min(since, self.play.memory.seq(viewer)), now, measure):
            self.audience.refuse(number, "full")
            return
        header = self.play.session.header
        options = msgspec.Raw(encode(header.options))
        said = self.chat.kept
        self.audience.send(
            number,
            say.Welcome(
                say.PROTOCOL,
                self._code,
                header.game,
                header.rules,
                viewer,
                header.seats,
                options,
                said,
                self.clocks.timing,
            ),
        )
        if viewer is not None:
            self._tell_his_own(number, viewer)
        self._told_time = None
        if self._attendance.came(viewer, now) and viewer is not None and self.play.question is not None:
            self.play.question.ready.pop(viewer, None)  # he answers for himself

    def _tell_his_own(self, number: int, seat: int) -> None:
        """What only he is told: his instructions, and, of a chair that he has taken over, what it may know."""
        self.audience.send(number, say.Instructions(self.play.instructions.of(seat)))
        if seat in self.newcomers:
            self.audience.send(number, say.Briefing(msgspec.Raw(encode(self.play.state.knowledge(seat)))))

    def replace(self, before: Table, numbers: Container[int], now: float) -> None:
        """One that broke down: these lines stay, and are told how things stand."""
        if not self.clocks.by_post:
            self.play.begin_again(now)
        self.audience.keep(before.audience, numbers)
        self._attendance.begin_again(now)
        self._attendance.tell(now)

    def leave(self, number: int, now: float) -> None:
        if self.audience.lines.pop(number, None) is not None:
            self._attendance.left(now)

    def tell_chairs(self, seats: Sequence[Seat], now: float) -> None:
        self._attendance.tell_chairs(seats, now)

    def is_pong(self, number: int, data: bytes | str, now: float) -> bool:
        """Whether it is one, to a ping of this line. It changes nothing but how far away and how well informed the other end is known to be."""
        pong = say.pong_in(data)
        line = self.audience.lines.get(number)
        return pong is not None and line is not None and self.audience.pong(line, pong, now)

    def recount(self, holidays: Holidays, now: float) -> None:
        self.clocks.holidays = holidays
        self._attendance.tell(now)

    def mind(self, seat: int, now: float) -> None:
        """Whoever sits here wants a caretaker in his place."""
        self._attendance.mind(seat, now)

    @property
    def aside(self) -> Aside:
        """What is to be kept beside the log."""
        return Aside(
            self.play.orders.given,
            self.audience.had,
            self.chat.kept,
            self.advice.hinted,
            self.clocks.kept(self._due_in_the_world),
            self.council.kept,
            self.play.instructions.given,
            {at: who for at, who in self._holders.items() if at not in self.newcomers},
        )

    @property
    def standing(self) -> Standing:
        """Who is waited for, and when something happens by itself though nobody is here."""
        question, state, due = self.play.put, self.play.state, self._due_in_the_world
        if question is None or state.ask is None or not self.play.asked:
            return Standing(due=due)
        waiting = [seat for seat in state.ask.seats if seat in self.play.asked and seat not in question.ready]
        owed = tuple(sorted(seat for seat in waiting if len(state.ask.options(seat)) > 1))
        seats = tuple(sorted(self.play.asked))
        asked = Asked(question.number, question.about, seats, owed, () if due is None else self.clocks.ups(seats), due)
        return Standing(asked, self.clocks.since, due)

    @property
    def _due_in_the_world(self) -> int | None:
        if not self.clocks.by_post or self.play.state.over or self.clocks.paused:
            return None
        due = self._due
        return None if due is None else self.clocks.not_before(due)

    @property
    def asked(self) -> frozenset[int]:
        """People whose own answer is still to come: each of them may know it of himself, and nobody of another."""
        ask, question = self.play.state.ask, self.play.put
        if ask is None or question is None:
            return frozenset()
        waiting = [seat for seat in ask.seats if seat not in question.ready]
        return frozenset(waiting).intersection(self.play.asked)

    @property
    def awaited(self) -> Awaited:
        """Nobody is called to what he was shown for certain; nor to a window with a clock: that closes before he could come. Where no clock runs it waits
        for all who are asked, whether or not they have a choice; by post only for who has one, and that only he may learn."""
        here = frozenset([line.viewer for line in self.audience.lines.values() if line.viewer is not None])
        question, had, memory = self.play.put, self.audience.had, self.play.memory
        window = question is not None and (question.race is not None or question.orderable)
        kind = self.clocks.timing.kind
        if window and kind == "live":
            return Awaited(here=here)
        asked = self.play.asked if window and kind == "relaxed" else self.asked
        unseen = frozenset([seat for seat in asked if seat not in here and had.get(seat, -1) < memory.seq(seat)])
        return Awaited(unseen, here, self.play.state.over, window and kind == "post")

    # --- time

    @property
    def due(self) -> float | None:
        """When `wake` is to be called, if nothing comes in before. A table where nobody is waits."""
        lines = self.audience.lines.values()
        if not lines:
            return self._due if self.clocks.by_post else None
        pulses, due = min([line.pulse.due for line in lines]), self._due
        return pulses if due is None else min(due, pulses)

    @property
    def _due(self) -> float | None:
        """When something happens in the game, whoever is here."""
        if self.clocks.paused:
            return None
        return min([*self.play.due, *self.thinking.due, *self._attendance.due], default=None)

    def wake(self, now: float) -> None:
        """Do what is due, let the bots think, tell everybody."""
        if not self.audience.lines and not self.clocks.by_post:
            return
        while self.play.go_on(now) or (not self.play.state.over and self._attendance.send_caretaker(now)):
            pass
        if self.play.state.over and not self._told_styles:
            self._told_styles = True
            self._attendance.tell(now)
        self.thinking.begin(now)
        self.audience.ping(now)
        self.audience.tell_places()
        self._tell_time(now)
        for line in self.audience.lines.values():
            if line.stale or line.told < self.play.memory.seq(line.viewer):
                self._update(line, now)

    def _tell_time(self, now: float) -> None:
        """If it is not as it was told."""
        told = time_of(self.play, self.council, now)
        if differs(told, self._told_time, now - self._told_at):
            self._told_time, self._told_at = told, now
            self.audience.send_all(told)

    def stood_still(self, now: float) -> None:
        """Time has, for everybody here: what they were told of deadlines is not so any more."""
        for line in self.audience.lines.values():
            line.pulse.stood_still()
            line.stale = True
        self._attendance.tell(now)

    def shown(self, now: float) -> None:
        """What was in the outbox has gone out."""
        self.audience.gone_out()
        question = self.play.question
        if question is not None:
            question.put(now)
            for line in self.audience.lines.values():
                if line.viewer is not None and line.shown is not None:
                    question.seen.setdefault(line.viewer, now)

    def _update(self, line: Line, now: float) -> None:
        play, viewer = self.play, line.viewer
        seq = play.memory.seq(viewer)
        events, missed = play.memory.since(viewer, line.told)
        orders = () if viewer is None or play.question is None else play.orders.of(viewer, play.question.round)
        line.told, line.stale = seq, False
        left = None if play.question is None or self.clocks.paused else milliseconds(play.question.deadline, now)
        told = update(
            play.state, play.view(viewer), play.trade, play.question, viewer, seq, events, orders, missed, left
        )
        self.audience.send(line.number, told)
