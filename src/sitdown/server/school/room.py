"""One learner at the table of a lesson. It knows no wires and no clock of its own: messages and the time come in, messages go out."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from sitdown.core.codec import Malformed, encode
from sitdown.core.errors import Illegal
from sitdown.core.records import RECONSIDER, Action, Event
from sitdown.learn import Run, Wrong
from sitdown.server import protocol as say
from sitdown.server.table.chat import Chat
from sitdown.server.table.question import OpenQuestion
from sitdown.server.table.time.pace import Pace
from sitdown.server.table.time.pulse import Pulse
from sitdown.server.table.updates import inspected, milliseconds, update, weighed

NOTHING: Final = msgspec.Raw(b"[]")
TABLE: Final = "LESSON"  # what is said where others have the code of a table


class Room:
    def __init__(self, run: Run, pace: Pace, now: float) -> None:
        self.outbox: list[say.FromServer] = []
        self.heard = now  # the last thing that he said himself
        self._run = run
        self._pace = pace
        self._pulse = Pulse(now)
        self._chat = Chat()
        self._seq = 0
        self._question: OpenQuestion | None = None  # if it is his to answer
        self._next: float | None = None  # when others do what they are about to do
        game, state, seat = run.game, run.state, run.lesson.seat
        names = ("",) * state.players
        options = msgspec.Raw(encode(msgspec.to_builtins(getattr(state, "options", {}))))
        chairs = tuple(say.Chair("", "here" if each == seat else "bot") for each in range(state.players))
        self.outbox.append(say.Welcome(say.PROTOCOL, TABLE, game.name, game.rules, seat, names, options, ()))
        self.outbox.append(say.Presence(chairs, 0))
        self._tell([], now)

    # --- time

    @property
    def due(self) -> float:
        """When `wake` is to be called, if nothing comes in before."""
        deadline = None if self._question is None else self._question.deadline
        return min(when for when in (self._pulse.due, self._next, deadline) if when is not None)

    def wake(self, now: float) -> None:
        if self._pulse.due <= now:
            self.outbox.append(say.Ping(self._pulse.ping(now)))
        if self._next is not None and self._next <= now:
            self._tell(self._run.next_deed(), now)
        if self._question is not None and self._question.deadline is not None and self._question.deadline <= now:
            self.outbox.append(say.Refused("lesson", code=self._run.late()))
            self._tell([], now)

    def dead(self, now: float) -> bool:
        return self._pulse.dead(now)

    # --- what he says

    def hear(self, data: bytes | str, now: float) -> None:
        try:
            message = say.read(data)
            if isinstance(message, say.Pong):
                if not self._pulse.pong(message.number, now):
                    raise Malformed(f"there was no ping {message.number}")
                return
            self.heard = now
            self._hear(message, now)
        except Malformed as error:
            self.outbox.append(say.Refused("malformed", str(error)))
        except Illegal as error:
            self.outbox.append(say.Refused("illegal", str(error), error.code, dict(error.params)))
        except Wrong as wrong:
            self.outbox.append(say.Refused("lesson", code=wrong.reason))

    def _hear(self, message: say.FromClient, now: float) -> None:
        match message:
            case say.Answer(question, action):
                if question != self._run.state.question:
                    self.outbox.append(say.Refused("late"))
                else:
                    self._do(self._read(action), now)
            case say.Talk(action):
                self._beside(self._read(action), now)
            case say.Reconsider():
                self._do(RECONSIDER, now)
            case say.Weigh() | say.Inspect():
                self._weigh(message, now)
            case say.GoOn(step) if step == self._run.at:
                self._run.reads()
                self._tell([], now)
            case say.GoOn():
                self.outbox.append(say.Refused("late"))
            case _:
                raise Malformed("nothing of the kind is said in a lesson")

    def _read(self, action: msgspec.Raw) -> Action:
        return self._run.game.codec.action(bytes(action))

    def _beside(self, action: Action, now: float) -> None:
        ask = self._run.state.ask
        if ask is not None and ask.allows(self._run.lesson.seat, action):
            raise Malformed("an answer names its question")
        self._do(action, now)

    def _do(self, action: Action, now: float) -> None:
        self._tell(self._run.does(action), now)

    def _weigh(self, message: say.Weigh | say.Inspect, now: float) -> None:
        run = self._run
        if not self._chat.may_weigh(run.lesson.seat, now):
            self.outbox.append(say.Refused("too-fast"))
        elif isinstance(message, say.Inspect):
            self.outbox.append(inspected(run.game, run.state, run.lesson.seat, message))
        else:
            self.outbox.append(weighed(run.game, run.state, run.lesson.seat, message))

    # --- what he is told

    def _tell(self, events: list[Event], now: float) -> None:
        """How the table lies, what he noticed, and where he is. Only who is to move has anything to choose from."""
        run, seat = self._run, self._run.lesson.seat
        noticed = [seen for event in events if (seen := event.seen_by(seat)) is not None]
        self._seq += len(noticed)
        waits = self._waits()
        self._question = self._put(now) if waits == "move" else None
        self._next = now + self._pace.move if waits == "others" else None
        left = None if self._question is None else milliseconds(self._question.deadline, now)
        told = update(
            run.state, run.state.view(seat), run.game.trade, self._question, seat, self._seq, noticed, (), False, left
        )
        if waits != "move":
            told = msgspec.structs.replace(told, options=NOTHING, beside=NOTHING)
        self.outbox.append(told)
        glow = () if waits == "others" else run.step.glow
        self.outbox.append(say.Lesson(run.at, len(run.lesson.steps), run.step.say, glow, waits))

    def _waits(self) -> say.Waits:
        if self._run.coming:
            return "others"
        if self._run.over:
            return "end"
        return "move" if self._run.step.right else "go-on"

    def _put(self, now: float) -> OpenQuestion | None:
        ask = self._run.state.ask
        if ask is None or self._run.lesson.seat not in ask.seats:
            return None
        question = OpenQuestion(self._run.state, self._run.state.view(None), ask, now, self._pace, Random(0), 0.0)
        question.orderable = False
        return question
