"""What people at a live table say, and what comes of it. What is refused has changed nothing."""

from __future__ import annotations

from typing import Final

from sitdown.core.codec import Malformed
from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK, Ask
from sitdown.core.records import RECONSIDER, Action, Clocked
from sitdown.server import protocol as say
from sitdown.server.bots.company import Company
from sitdown.server.table.advice import Advice
from sitdown.server.table.chat import Chat
from sitdown.server.table.council import Council
from sitdown.server.table.play import Play
from sitdown.server.table.presence.attendance import Attendance
from sitdown.server.table.presence.audience import Audience, Line
from sitdown.server.table.question import OpenQuestion, Ready
from sitdown.server.table.time.race import attempt
from sitdown.server.table.time.telling_time import callable_at
from sitdown.server.table.updates import can_undo, inspected, weighed

ONLOOKERS: Final = -1  # their lines are counted downwards from here, beside the seats
NUDGES: Final = 60.0  # seconds between two of the same player's to the same


class Inbox:
    def __init__(
        self,
        play: Play,
        audience: Audience,
        company: Company,
        chat: Chat,
        advice: Advice,
        attendance: Attendance,
        council: Council,
        newcomers: set[int],
    ) -> None:
        self._play = play
        self._audience = audience
        self._company = company
        self._chat = chat
        self._advice = advice
        self._attendance = attendance
        self._council = council
        self._newcomers = newcomers  # seats that were taken over, by people who have yet to do something
        self._nudges: dict[tuple[int, int], tuple[int, float]] = {}  # by whom, of whom: about which question, and when
        self._said: dict[int, tuple[int, Action]] = {}  # by seat: its last answer, and to which question

    def hear(self, number: int, data: bytes | str, now: float) -> None:
        """A frame from a line that has joined."""
        line = self._audience.lines[number]
        try:
            message = say.read(data)
            if isinstance(message, say.Pong):
                if not self._audience.pong(line, message.number, now):
                    raise Malformed(f"there was no ping {message.number}")
            elif isinstance(message, say.Join):
                raise Malformed("joined already")
            elif isinstance(message, say.GoOn):
                raise Malformed("this is no lesson")
            elif isinstance(message, say.Inspect):
                self._inspect(line, message, now)
            elif line.viewer is None:
                self._audience.refuse(number, "looking-on")
            elif isinstance(message, say.Nudge | say.Call | say.Pause | say.Instruct):
                if not isinstance(message, say.Instruct):  # that he gives one is nobody else's business
                    self._come_back(line.viewer, now)
                self._agree(line, line.viewer, message, now)
            elif isinstance(message, say.Say):
                self._say(line, line.viewer, message, now)
            elif isinstance(message, say.Weigh):
                self._weigh(line, line.viewer, message, now)
            elif isinstance(message, say.Hint):
                if self._advice.ask(line, line.viewer, message, now):
                    self._attendance.tell(now)
            elif isinstance(message, say.Order):
                self._order(line, line.viewer, message, now)
            elif isinstance(message, say.More):
                self._more(line, line.viewer, message)
            elif isinstance(message, say.Reconsider):
                self._reconsider(line, line.viewer, message.question, now)
            else:
                self._do(line, line.viewer, message, now)
        except Malformed as error:
            self._audience.refuse(number, "malformed", str(error))
        except Illegal as error:
            self._audience.send(number, say.Refused("illegal", str(error), error.code, dict(error.params)))

    def _come_back(self, seat: int, now: float) -> None:
        """Whoever does something answers for himself."""
        if self._attendance.heard(seat, now) and self._play.question is not None:
            self._play.question.ready.pop(seat, None)

    def _agree(
        self, line: Line, seat: int, message: say.Nudge | say.Call | say.Pause | say.Instruct, now: float
    ) -> None:
        """What is settled among people, beside the game."""
        if not self._chat.may_deal(seat, now):
            self._audience.refuse(line.number, "too-fast")
        elif isinstance(message, say.Nudge):
            self._nudge(line, seat, message.seat, now)
        elif isinstance(message, say.Call):
            self._call(line, seat, message, now)
        elif isinstance(message, say.Instruct):
            self._play.instructions.give(seat, message.about, message.rule)
            if self._play.question is not None and self._play.question.about == message.about:
                self._play.question.withdraw(seat)
            self._audience.send_seat(seat, say.Instructions(self._play.instructions.of(seat)))
            self._audience.refresh(seat)
        elif self._council.wants(seat, self._play.clocks.paused, message.on):
            (self._play.clocks.pause if message.on else self._play.clocks.resume)(now)
            self._audience.stale()

    def _nudge(self, line: Line, by: int, seat: int, now: float) -> None:
        question = self._play.put
        number, when = self._nudges.get((by, seat), (-1, -NUDGES))
        if question is None or seat == by or seat not in self._play.asked:
            self._audience.refuse(line.number, "not-asked")
        elif number == question.number or now - when < NUDGES:
            self._audience.refuse(line.number, "too-fast")
        else:
            self._nudges[by, seat] = question.number, now
            self._audience.send_all(say.Nudged(by, seat))

    def _call(self, line: Line, by: int, message: say.Call, now: float) -> None:
        at = callable_at(self._play)
        if message.seat == by or message.seat not in self._play.asked or at is None or now < at:
            self._audience.refuse(line.number, "not-yet")
        elif self._council.asks(by, message.seat, message.on):
            self._attendance.mind(message.seat, now)

    def _do(self, line: Line, seat: int, message: say.Answer | say.Talk, now: float) -> None:
        action = self._play.session.game.codec.action(bytes(message.action))
        if self._play.clocks.paused:
            self._audience.refuse(line.number, "paused")
            return
        self._come_back(seat, now)
        self._newcomers.discard(seat)
        ask, question = self._play.state.ask, self._play.put
        answers = ask is not None and ask.allows(seat, action)
        if isinstance(message, say.Answer) and (question is None or message.question != question.number):
            if self._said.get(seat) == (message.question, action):  # his line was down: he could not know
                self._audience.refresh(seat)
            else:
                self._audience.refuse(line.number, "late")
        elif action == RECONSIDER:
            self._reconsider(line, seat, self._play.state.question, now)
        elif isinstance(message, say.Answer) and answers and ask is not None and question is not None:
            self._answer(line, seat, question, ask, action, now)
        elif answers:
            self._audience.refuse(line.number, "malformed", "an answer names its question")
        elif isinstance(message, say.Answer) and question is not None and action in question.gone.get(seat, ()):
            if question.given.get(seat) != action:  # else it is in already: the house may have given it for him
                self._audience.refuse(line.number, "late")
        elif not self._may_say(seat, action, now):
            self._audience.refuse(line.number, "too-fast")
        else:
            self._play.apply(seat, action, now)
            self._company.open_floor(now + self._play.pace.reading)

    def _may_say(self, seat: int, action: Action, now: float) -> bool:
        """What is said beside the question is written down too, and for ever."""
        remarks = () if self._play.trade is None else self._play.trade.remarks
        return self._chat.may_remark(seat, now) if isinstance(action, remarks) else self._chat.may_deal(seat, now)

    def _answer(self, line: Line, seat: int, question: OpenQuestion, ask: Ask, action: Action, now: float) -> None:
        if question.race is not None and self._play.waits:
            self._audience.refuse(line.number, "waiting")
            return
        self._said[seat] = (question.number, action)
        self._play.note_thought(question, ask, seat, action, now)
        took = now - self._play.shown(question, seat)
        made = attempt(seat, action, took, self._audience.taken_off(line, now))
        if question.race is not None and question.race.tried(seat):
            return  # one try a hand; nor is it taken back
        if question.race is not None and not self._play.declines(seat, action):
            if question.seconds is not None and made.milliseconds > question.seconds * 1000:
                self._audience.refuse(line.number, "late")
            else:
                self._play.collect(question, made, now)
        elif now < question.least:
            question.ready[seat] = Ready(question.least, action, said=True)
            self._audience.send(line.number, say.Noted(question.number))
            self._audience.refresh(seat)
        else:
            if ask.stopwatch:
                self._play.apply(CLOCK, Clocked(seat, made.milliseconds), now)
            self._play.apply(seat, action, now)

    def _say(self, line: Line, seat: int, message: say.Say, now: float) -> None:
        if self._play.trade is not None and self._play.trade.remarks:
            raise Illegal("talk-is-play", "talk is part of this game")
        if not self._chat.may_remark(seat, now):
            self._audience.refuse(line.number, "too-fast")
        else:
            self._audience.send_all(self._chat.say(seat, message.text))

    def _weigh(self, line: Line, seat: int, message: say.Weigh, now: float) -> None:
        """Nothing is done, and nobody else is told."""
        if not self._chat.may_weigh(seat, now):
            self._audience.refuse(line.number, "too-fast")
        else:
            self._audience.send(line.number, weighed(self._play.session.game, self._play.state, seat, message))

    def _inspect(self, line: Line, message: say.Inspect, now: float) -> None:
        """Nothing is done, and nobody else is told. Whoever looks on may ask, too: of what he sees."""
        who = ONLOOKERS - line.number if line.viewer is None else line.viewer
        if not self._chat.may_weigh(who, now):
            self._audience.refuse(line.number, "too-fast")
        else:
            self._audience.send(line.number, inspected(self._play.session.game, self._play.state, line.viewer, message))

    def _order(self, line: Line, seat: int, message: say.Order, now: float) -> None:
        question = self._play.question
        if question is None:
            raise Malformed("nothing is asked")
        if not self._chat.may_deal(seat, now):
            self._audience.refuse(line.number, "too-fast")
            return
        self._play.orders.give(seat, message.about, question.round, message.on)
        if not message.on and question.about == message.about:
            question.ready.pop(seat, None)
        self._audience.refresh(seat)

    def _reconsider(self, line: Line, seat: int, number: int, now: float) -> None:
        """The only way to take an answer back, in whatever message it is asked for."""
        question = self._play.put
        if question is None or question.number != number:
            self._audience.refuse(line.number, "late")
        elif not can_undo(self._play.state, question, seat, self._play.orders.of(seat, question.round)):
            raise Illegal("nothing-to-take-back", "there is nothing to take back")
        elif not self._chat.may_deal(seat, now):
            self._audience.refuse(line.number, "too-fast")
        else:
            question.doubts[seat] += 1
            if question.ready.pop(seat, None) is None:
                self._play.apply(seat, RECONSIDER, now)
            self._audience.refresh(seat)

    def _more(self, line: Line, seat: int, message: say.More) -> None:
        question, ask = self._play.put, self._play.state.ask
        if question is None or ask is None or question.number != message.question:
            self._audience.refuse(line.number, "late")
        elif seat not in ask.seats or not question.extend(seat):
            self._audience.refuse(line.number, "no-more")
        else:
            for other in self._audience.lines.values():
                other.stale = True
