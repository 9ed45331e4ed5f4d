"""What people at a live table say, and what comes of it. What is refused has changed nothing."""

from __future__ import annotations

from sitdown.core.codec import Malformed
from sitdown.core.kernel import CLOCK, Ask, Illegal
from sitdown.core.records import RECONSIDER, Action, Clocked
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.server import protocol as say
from sitdown.server.audience import Audience, Line
from sitdown.server.chat import Chat
from sitdown.server.company import Company
from sitdown.server.play import Play
from sitdown.server.question import OpenQuestion, Ready
from sitdown.server.race import attempt
from sitdown.server.telling import can_undo


class Hearing:
    def __init__(self, play: Play, audience: Audience, company: Company, chat: Chat) -> None:
        self._play = play
        self._audience = audience
        self._company = company
        self._chat = chat

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
            elif line.viewer is None:
                self._audience.refuse(number, "looking-on")
            elif isinstance(message, say.Say):
                self._say(line, line.viewer, message, now)
            elif isinstance(message, say.Order):
                self._order(line.viewer, message)
            elif isinstance(message, say.More):
                self._more(line, line.viewer, message)
            elif isinstance(message, say.Reconsider):
                self._reconsider(line, line.viewer, message, now)
            else:
                self._do(line, line.viewer, message, now)
        except Malformed as error:
            self._audience.refuse(number, "malformed", str(error))
        except Illegal as error:
            self._audience.refuse(number, "illegal", str(error))

    def _do(self, line: Line, seat: int, message: say.Answer | say.Talk, now: float) -> None:
        action = self._play.session.game.codec.action(bytes(message.action))
        ask, question = self._play.state.ask, self._play.put
        answers = ask is not None and ask.allows(seat, action)
        if isinstance(message, say.Answer) and (question is None or message.question != question.number):
            self._audience.refuse(line.number, "late")
        elif isinstance(message, say.Answer) and answers and ask is not None and question is not None:
            self._answer(line, seat, question, ask, action, now)
        elif answers:
            self._audience.refuse(line.number, "malformed", "an answer names its question")
        elif isinstance(message, say.Answer) and question is not None and action in question.gone.get(seat, ()):
            if question.given.get(seat) != action:  # else it is in already: the house may have given it for him
                self._audience.refuse(line.number, "late")
        else:
            self._play.apply(seat, action, now)
            self._company.open_floor(now + self._play.pace.reading)

    def _answer(self, line: Line, seat: int, question: OpenQuestion, ask: Ask, action: Action, now: float) -> None:
        took = now - (question.opened if question.shown is None else question.shown)
        made = attempt(seat, action, took, line.pulse.taken_off)
        if question.race is not None and question.race.tried(seat):
            return  # one try a hand; nor is it taken back
        if question.race is not None and not self._play.declines(seat, action):
            if question.seconds is not None and made.milliseconds > question.seconds * 1000:
                self._audience.refuse(line.number, "late")
            else:
                self._play.collect(question, made, now)
        elif now < question.least:
            question.ready[seat] = Ready(question.least, action)
            self._audience.send(line.number, say.Noted(question.number))
            self._audience.refresh(seat)
        else:
            if ask.stopwatch:
                self._play.apply(CLOCK, Clocked(seat, made.milliseconds), now)
            self._play.apply(seat, action, now)

    def _say(self, line: Line, seat: int, message: say.Say, now: float) -> None:
        if isinstance(self._play.state, CosaNostra):
            raise Illegal("talk is part of this game")
        said = self._chat.say(seat, message.text, now)
        if said is None:
            self._audience.refuse(line.number, "too-fast")
        else:
            self._audience.send_all(said)

    def _order(self, seat: int, message: say.Order) -> None:
        question = self._play.question
        if question is None:
            raise Malformed("nothing is asked")
        self._play.orders.give(seat, message.about, question.round, message.on)
        if not message.on and question.about == message.about:
            question.ready.pop(seat, None)
        self._audience.refresh(seat)

    def _reconsider(self, line: Line, seat: int, message: say.Reconsider, now: float) -> None:
        question = self._play.put
        if question is None or question.number != message.question:
            self._audience.refuse(line.number, "late")
        elif not can_undo(self._play.state, question, seat, self._play.orders.of(seat, question.round)):
            raise Illegal("there is nothing to take back")
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
