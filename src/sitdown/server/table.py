"""A live table. It knows no wires, no disk and no clock of its own: messages and the time come in, messages and lines of the log go out.

Whoever drives it writes down the journal's page before he sends what is in the outbox, and lets the bots think elsewhere (`thoughts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import msgspec

from sitdown.bots.base import Choice
from sitdown.core.chance import Chance
from sitdown.core.codec import Malformed, encode
from sitdown.core.kernel import CLOCK, RACE, Ask, Illegal
from sitdown.core.log import Session
from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Clocked
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.actions import LapseOffer
from sitdown.server import protocol as say
from sitdown.server.attendance import Attendance
from sitdown.server.audience import Audience, Line
from sitdown.server.company import Company
from sitdown.server.journal import Journal
from sitdown.server.memory import Memory, Viewer
from sitdown.server.minds import Thought
from sitdown.server.orders import Orders
from sitdown.server.pace import Pace
from sitdown.server.question import OpenQuestion, Ready
from sitdown.server.race import attempt
from sitdown.server.records import Seat
from sitdown.server.telling import can_undo, update


@dataclass(frozen=True)
class House:
    """What the house brings: chance for the game, lots for everything else, the pace, and who looks after a seat that is left."""

    chance: Chance
    lot: Random
    pace: Pace
    caretaker: str


class Table:
    def __init__(self, code: str, session: Session, seats: Sequence[Seat], memory: Memory, house: House) -> None:
        self.audience = Audience()
        self.company = Company(session, house.lot)
        self._code = code
        self._session = session
        self._state = session.state
        self._memory = memory
        self._house = house
        self._question: OpenQuestion | None = None
        self.journal = Journal(code, session)
        self._orders = Orders()
        self._offers: dict[int, float] = {}  # when they lapse, by number
        self._attendance = Attendance(seats, self.audience, self.company, house.caretaker, house.pace.grace)

    # --- who is there

    def join(self, number: int, viewer: Viewer, since: int, now: float) -> None:
        """Somebody sits down, comes back, or looks on."""
        if not self.audience.lines:
            self._begin_again(now)
        if not self.audience.add(number, viewer, min(since, self._memory.seq(viewer)), now):
            self.audience.refuse(number, "full")
            return
        header = self._session.header
        options = msgspec.Raw(encode(header.options))
        welcome = say.Welcome(say.PROTOCOL, self._code, header.game, header.rules, viewer, header.seats, options)
        self.audience.send(number, welcome)
        if self._attendance.came(viewer, now) and viewer is not None and self._question is not None:
            self._question.ready.pop(viewer, None)  # he answers for himself

    def leave(self, number: int, now: float) -> None:
        if self.audience.lines.pop(number, None) is not None:
            self._attendance.left(now)

    def _begin_again(self, now: float) -> None:
        """Nobody was here, so nothing happened and no time passed."""
        self._question = None
        self._offers.clear()
        self._time_offers(now)
        self._attendance.begin_again(now)

    # --- time

    @property
    def due(self) -> float | None:
        """When `wake` is to be called, if nothing comes in before. A table where nobody is waits."""
        lines = self.audience.lines.values()
        if not lines:
            return None
        times = [*self._offers.values(), *self._attendance.due, *[line.pulse.due for line in lines]]
        if self._question is not None and self._question.due is not None:
            times.append(self._question.due)
        return min(times)

    def wake(self, now: float) -> None:
        """Do what is due, let the bots think, tell everybody."""
        if not self.audience.lines:
            return
        while self._something_due(now):
            pass
        self._think(now)
        self.audience.ping(now)
        for line in self.audience.lines.values():
            if line.stale or line.told < self._memory.seq(line.viewer):
                self._update(line, now)

    def shown(self, now: float) -> None:
        """What was in the outbox has gone out."""
        if self._question is not None:
            self._question.put(now)

    def _something_due(self, now: float) -> bool:
        ask, question = self._state.ask, self._question
        if ask is None:
            self._close_question()
            self._offers.clear()
            return False
        if ask.seats == (CLOCK,):
            self._apply(CLOCK, BEGIN, now)
            return True
        if question is None or question.number != self._state.question:
            self._close_question()
            self._question = OpenQuestion(self._state, ask, now, self._house.pace, self._house.lot)
            self.company.open_floor()
            return True
        if question.race is not None and question.race.closes is not None and question.race.closes <= now:
            self._count_tries(question, ask, now)
            return True
        first = question.next_ready()
        if first is not None and first[1].due <= now:
            self._give(question, ask, *first, now)
            return True
        if question.closes is not None and question.closes <= now:
            self._apply(CLOCK, TIME_UP, now)
            return True
        return self._lapse(now) or self._attendance.send_caretaker(now)

    def _close_question(self) -> None:
        """After a race everybody gets the times of all."""
        question, self._question = self._question, None
        receipt = question.race.receipt(question.number) if question is not None and question.race is not None else None
        if receipt is not None:
            self.audience.send_all(receipt)

    def _count_tries(self, question: OpenQuestion, ask: Ask, now: float) -> None:
        assert question.race is not None
        for made in question.race.count(ask.seats):
            counted = self._state.question == question.number
            question.race.record(made, counted)
            if counted:
                self._apply(made.seat, made.action, now)

    def _give(self, question: OpenQuestion, ask: Ask, seat: int, ready: Ready, now: float) -> None:
        """An answer that lay ready."""
        del question.ready[seat]
        took = (ready.milliseconds or 0) / 1000
        if question.race is not None and not self._declines(seat, ready.action):
            self._collect(question, seat, ready.action, took, 0.0, now)
            return
        if ask.stopwatch:
            self._apply(CLOCK, Clocked(seat, round(took * 1000)), now)
        self._apply(seat, ready.action, now)

    def _lapse(self, now: float) -> bool:
        for number, due in self._offers.items():
            if due <= now:
                self._apply(CLOCK, LapseOffer(number), now)
                return True
        return False

    # --- what people do

    @property
    def _put(self) -> OpenQuestion | None:
        """The question, if it has been put: who knows what comes next cannot answer before anybody is asked."""
        question = self._question
        return question if question is not None and question.number == self._state.question else None

    def hear(self, number: int, data: bytes | str, now: float) -> None:
        """A frame from a line that has joined."""
        line = self.audience.lines[number]
        try:
            message = say.read(data)
            if isinstance(message, say.Pong):
                if not self.audience.pong(line, message.number, now):
                    raise Malformed(f"there was no ping {message.number}")
            elif isinstance(message, say.Join):
                raise Malformed("joined already")
            elif line.viewer is None:
                self.audience.refuse(number, "looking-on")
            elif isinstance(message, say.Order):
                self._order(line, line.viewer, message)
            elif isinstance(message, say.More):
                self._more(line, line.viewer, message)
            elif isinstance(message, say.Reconsider):
                self._reconsider(line, line.viewer, message, now)
            else:
                self._do(line, line.viewer, message, now)
        except Malformed as error:
            self.audience.refuse(number, "malformed", str(error))
        except Illegal as error:
            self.audience.refuse(number, "illegal", str(error))

    def _do(self, line: Line, seat: int, message: say.Answer | say.Talk, now: float) -> None:
        action = self._session.game.codec.action(bytes(message.action))
        ask, question = self._state.ask, self._put
        answers = ask is not None and ask.allows(seat, action)
        if isinstance(message, say.Answer) and (question is None or message.question != question.number):
            self.audience.refuse(line.number, "late")
        elif isinstance(message, say.Answer) and answers and ask is not None and question is not None:
            self._answer(line, seat, question, ask, action, now)
        elif answers:
            self.audience.refuse(line.number, "malformed", "an answer names its question")
        else:
            self._apply(seat, action, now)
            self.company.open_floor()

    def _answer(self, line: Line, seat: int, question: OpenQuestion, ask: Ask, action: Action, now: float) -> None:
        taken_off = line.pulse.taken_off
        took = now - (question.opened if question.shown is None else question.shown)
        if question.race is not None and question.race.tried(seat):
            return  # one try a hand; nor is it taken back
        if question.race is not None and not self._declines(seat, action):
            if question.seconds is not None and took - taken_off > question.seconds:
                self.audience.refuse(line.number, "late")
            else:
                self._collect(question, seat, action, took, taken_off, now)
        elif now < question.least:
            question.ready[seat] = Ready(question.least, action)
            self.audience.send(line.number, say.Noted(question.number))
            self.audience.refresh(seat)
        else:
            if ask.stopwatch:
                self._apply(CLOCK, Clocked(seat, attempt(seat, action, took, taken_off).milliseconds), now)
            self._apply(seat, action, now)

    def _collect(
        self, question: OpenQuestion, seat: int, action: Action, took: float, taken_off: float, now: float
    ) -> None:
        assert question.race is not None
        question.race.collect(attempt(seat, action, took, taken_off), now)
        self.audience.send_all(say.Tried(question.number, seat))

    def _declines(self, seat: int, action: Action) -> bool:
        return action == self._state.agenda[-1].default(self._state, seat)

    def _order(self, line: Line, seat: int, message: say.Order) -> None:
        question = self._question
        if question is None:
            raise Malformed("nothing is asked")
        self._orders.give(seat, message.about, question.round, message.on)
        if not message.on and question.about == message.about:
            question.ready.pop(seat, None)
        line.stale = True

    def _reconsider(self, line: Line, seat: int, message: say.Reconsider, now: float) -> None:
        question = self._put
        if question is None or question.number != message.question:
            self.audience.refuse(line.number, "late")
        elif not can_undo(self._state, question, seat, self._orders.of(seat, question.round)):
            raise Illegal("there is nothing to take back")
        elif question.ready.pop(seat, None) is None:
            self._apply(seat, RECONSIDER, now)
        else:
            self.audience.refresh(seat)

    def _more(self, line: Line, seat: int, message: say.More) -> None:
        question, ask = self._put, self._state.ask
        if question is None or ask is None or question.number != message.question:
            self.audience.refuse(line.number, "late")
        elif seat not in ask.seats or not question.extend(seat):
            self.audience.refuse(line.number, "no-more")
        else:
            for other in self.audience.lines.values():
                other.stale = True

    # --- what bots do, and what nobody has to be asked

    def thought(self, begun: Thought, outcome: Choice | Action | None, now: float) -> None:
        """A bot has made up its mind. What it thought about may be gone by now."""
        seat, question, ask = begun.mind.seat, self._question, self._state.ask
        if not self.company.back(begun) or question is None or ask is None:
            return
        if isinstance(outcome, Choice):
            if begun.question == question.number and begun.options == ask.options(seat):
                action = outcome.action if ask.allows(seat, outcome.action) else self._house.lot.choice(begun.options)
                question.chosen(seat, action, outcome.delay, ask.mode == RACE or ask.stopwatch, now)
        elif outcome is None:
            self.company.floor.silent(seat)
        else:
            try:
                self._apply(seat, outcome, now)
                self.company.floor.spoken(seat)
            except Illegal:
                self.company.floor.silent(seat)

    def failed(self, begun: Thought, now: float) -> None:
        """A bot that breaks down does anything, and has nothing to say."""
        self.thought(begun, Choice(TIME_UP) if begun.options else None, now)

    def _think(self, now: float) -> None:
        ask, question = self._state.ask, self._question
        if ask is None or question is None or self.company.discuss(self._state):
            return
        for seat in ask.seats:
            if seat in question.ready or (question.race is not None and question.race.tried(seat)):
                continue
            options = ask.options(seat)
            if len(options) == 1 and seat in self.company:
                question.chosen(seat, options[0], 0.0, False, now)
            elif len(options) == 1:
                question.automatic(seat, options[0], now)
            elif question.orderable and self._orders.holds(seat, question.about, question.round):
                no = self._state.agenda[-1].default(self._state, seat)
                assert no is not None
                question.automatic(seat, no, now)
            else:
                self.company.consider(seat, self._state, ask)

    # --- doing and telling

    def _apply(self, actor: int, action: Action, now: float) -> None:
        before, number = self._state.ask, self._state.question
        events = self._session.apply(actor, action, self._house.chance)
        after = self._state.ask
        noticed = self._memory.noticed(actor, events, self._state.question != number)
        self._memory.add(noticed, events)
        self.journal.add(noticed)
        self.company.hear(events)
        self._time_offers(now)
        if self._question is not None and before is not None and after is not None:
            for seat in list(self._question.ready):  # a deal may change what there is to choose from
                if before.options(seat) != after.options(seat):
                    del self._question.ready[seat]

    def _time_offers(self, now: float) -> None:
        state = self._state
        if isinstance(state, CosaNostra) and state.options.offer_seconds is not None:
            lapse = now + state.options.offer_seconds
            self._offers = {offer.number: self._offers.get(offer.number, lapse) for offer in state.offers}

    def _update(self, line: Line, now: float) -> None:
        seq = self._memory.seq(line.viewer)
        events, missed = self._memory.since(line.viewer, line.told)
        orders = (
            () if line.viewer is None or self._question is None else self._orders.of(line.viewer, self._question.round)
        )
        line.told, line.stale = seq, False
        self.audience.send(
            line.number, update(self._state, self._question, line.viewer, seq, events, orders, missed, now)
        )
