"""A game in play at a live table: the open question, what lies ready for it, what is due. Whatever is done goes through `apply`."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, Final

from sitdown.core.chance import Chance
from sitdown.core.kernel import CLOCK, Ask
from sitdown.core.log import Session
from sitdown.core.records import BEGIN, TIME_UP, Action, Clocked
from sitdown.server.bots.company import Company
from sitdown.server.protocol import Tried
from sitdown.server.store.journal import Journal
from sitdown.server.table.council import Council
from sitdown.server.table.instructions import Instructions
from sitdown.server.table.noticed import Noticed, Viewer
from sitdown.server.table.orders import Orders
from sitdown.server.table.presence.audience import Audience
from sitdown.server.table.question import OpenQuestion, Ready
from sitdown.server.table.time.clocks import Clocks
from sitdown.server.table.time.habits import Habits
from sitdown.server.table.time.pace import Pace
from sitdown.server.table.time.race import Attempt

LONGEST: Final = 60.0  # seconds that an answer without a choice takes, where no clock ends it


@dataclass(frozen=True)
class House:
    """What the house brings."""

    chance: Chance  # for the game
    lot: Random  # for everything else
    pace: Pace
    caretaker: str  # who looks after a seat that is left
    nature: str  # the secret that makes this table's bots what they are, before a restart and after it


class Play:
    def __init__(
        self,
        session: Session,
        memory: Noticed,
        journal: Journal,
        orders: Orders,
        instructions: Instructions,
        house: House,
        audience: Audience,
        company: Company,
        clocks: Clocks,
        council: Council,
    ) -> None:
        self.session = session
        self.state = session.state
        self.trade = session.game.trade
        self._head_start = session.game.usual.head_start(session.state)
        self.memory = memory
        self.orders = orders
        self.instructions = instructions
        self.question: OpenQuestion | None = None  # as it was last put; the state may be further already
        self.offers: dict[int, float] = {}  # when they lapse, by number
        self.pace = house.pace
        thought = house.pace.by_post if clocks.by_post else house.pace.thought
        self.habits = Habits(thought, house.pace.remembered, house.lot)
        self._journal = journal
        self._house = house
        self._audience = audience
        self._company = company
        self.clocks = clocks
        self._council = council
        self._waiting_since: float | None = None  # for somebody who is away
        self._asked: tuple[int, ...] = ()
        self._asked_at: tuple[int, ...] = ()  # after how many lines of the log, with which caretakers
        self._public: Any = None  # the table as a spectator sees it …
        self._seen = -1  # … after so many lines of the log

    @property
    def put(self) -> OpenQuestion | None:
        """The open question, if it has been put: knowing what comes next does not help to answer before anybody is asked."""
        question = self.question
        return question if question is not None and question.number == self.state.question else None

    def view(self, viewer: Viewer) -> Any:
        """The table as it lies."""
        if self._seen != self.session.length:
            self._public, self._seen = self.state.view(None), self.session.length
        return self.state.view_with(viewer, self._public)

    # --- time

    @property
    def due(self) -> list[float]:
        """When something happens by itself."""
        if self.clocks.paused:
            return []
        question, ask = self.question, self.state.ask
        if question is None or ask is None:
            return [*self.offers.values()]
        if not self.waits:
            timed = [] if question.due is None else [question.due]
        else:
            timed = [] if question.race is not None else [each.due for each in question.ready.values()]
        return [*self.offers.values(), *timed, *self.clocks.due(ask.seats)]

    def begin_again(self, now: float) -> None:
        """Nobody was here, so nothing happened and no time passed."""
        self._waiting_since = None
        self.question = None
        self.offers.clear()
        self._time_offers(now)

    @property
    def asked(self) -> tuple[int, ...]:
        """People who are asked, as everybody may know: also those who have answered in secret."""
        state, council = self.state, self._council
        at = self.session.length, *council.minded
        if self._asked_at != at:
            seats = state.agenda[-1].asked(state) if state.agenda else ()
            self._asked = tuple([seat for seat in seats if council.is_person(seat) and seat not in council.minded])
            self._asked_at = at
        return self._asked

    @property
    def waits(self) -> bool:
        """Where no clock runs, none runs out on somebody who is away, and no race begins without him."""
        return self.clocks.timing.kind == "relaxed" and not self._audience.viewers.issuperset(self.asked)

    def _wait(self, question: OpenQuestion, now: float) -> None:
        """The time for which somebody was away does not count."""
        if self.waits:
            self._waiting_since = now if self._waiting_since is None else self._waiting_since
        elif self._waiting_since is not None:
            if question.race is not None:
                question.begin_anew(now)
            else:
                question.put_off(now - self._waiting_since)
            self._waiting_since = None
            self._audience.stale()

    def go_on(self, now: float) -> bool:
        """Do one thing that is due; `False` if there is none."""
        ask, question = self.state.ask, self.put
        if self.clocks.paused:
            if question is None and ask is not None and ask.seats != (CLOCK,):
                self._open(ask, now)
            return False
        if question is not None:
            self._wait(question, now)
        if ask is None:
            self._close()
            self.offers.clear()
            return False
        if ask.seats == (CLOCK,):
            self.apply(CLOCK, BEGIN, now)
        elif question is None:
            self._close()
            self._open(ask, now)
        elif question.race is not None and self.waits:
            return self._lapse(now)
        elif question.race is not None and question.race.closes is not None and question.race.closes <= now:
            self._count_tries(question, ask, now)
        elif (first := question.next_ready()) is not None and first[1].due <= now:
            self._give(question, ask, *first, now)
        elif question.closes is not None and question.closes <= now and not self.waits:
            self._note_silent(question, ask)
            self.apply(CLOCK, TIME_UP, now)
        elif (late := self.clocks.up(ask.seats, now)) is not None:
            self._time_is_up(question, ask, late, now)
        else:
            return self._lapse(now)
        return True

    def _open(self, ask: Ask, now: float) -> None:
        """Another question. A caretaker who answered the last one for somebody whose time was up is not needed any more."""
        for seat in self.clocks.covered - self._council.minded:
            self._company.leave(seat)
        self._council.begin(self.state.question)
        self._waiting_since = None
        self.question = OpenQuestion(
            self.state, self.view(None), ask, now, self._house.pace, self._house.lot, self._head_start
        )
        self.clocks.put(self.question, self.asked)
        self._company.open_floor()

    def _time_is_up(self, question: OpenQuestion, ask: Ask, seat: int, now: float) -> None:
        """A seat has used up what time it had. To what can be answered by silence it was silent; else a caretaker answers, this once."""
        self.clocks.ran_out(seat, now)
        silence = self.default(seat)
        if silence is not None and (question.orderable or ask.stopwatch or question.race is not None):
            self._give(question, ask, seat, Ready(now, silence), now)
        else:
            self.clocks.covered.add(seat)
            self._company.seat(seat, self._house.caretaker)

    def _close(self) -> None:
        """After a race everybody gets the times that counted."""
        question, self.question = self.question, None
        if question is None or question.race is None:
            return
        for number, line in self._audience.lines.items():
            receipt = question.race.receipt(question.number, line.viewer)
            if receipt is not None:
                self._audience.send(number, receipt)

    def _count_tries(self, question: OpenQuestion, ask: Ask, now: float) -> None:
        assert question.race is not None
        for made in question.race.count(ask.seats):
            counted = self.state.question == question.number
            question.race.record(made, counted)
            if counted:
                self._audience.send_others(made.seat, Tried(question.number, made.seat))
                self.apply(made.seat, made.action, now)

    def _give(self, question: OpenQuestion, ask: Ask, seat: int, ready: Ready, now: float) -> None:
        """An answer that lay ready."""
        question.ready.pop(seat, None)
        milliseconds = ready.milliseconds or 0
        if question.race is not None and not self.declines(seat, ready.action):
            self.collect(question, Attempt(seat, ready.action, milliseconds, 0), now)
            return
        if ask.stopwatch:
            self.apply(CLOCK, Clocked(seat, milliseconds), now)
        self.apply(seat, ready.action, now)

    def note_thought(self, question: OpenQuestion, ask: Ask, seat: int, action: Action, now: float) -> None:
        """Somebody has answered for himself. What he took over a choice, if the answer does not tell that he had one, is what he takes without."""
        self.clocks.answered(seat, now)
        if len(ask.options(seat)) > 1 and self.default(seat) in (action, None):
            took = now - question.opened
            self.habits.took(seat, question.about, min(took, LONGEST) if question.seconds is None else took)

    def _note_silent(self, question: OpenQuestion, ask: Ask) -> None:
        """Some let the clock run out."""
        for seat in ask.seats:
            if self._audience.has(seat) and seat not in question.ready and len(ask.options(seat)) > 1:
                self.habits.took(seat, question.about, inf)

    def _lapse(self, now: float) -> bool:
        for number, due in self.offers.items():
            if due <= now and self.trade is not None:
                self.apply(CLOCK, self.trade.lapse(number), now)
                return True
        return False

    # --- what is done

    def apply(self, actor: int, action: Action, now: float) -> None:
        """Raises `Illegal`, and nothing has changed."""
        before, number = self.state.ask, self.state.question
        events = self.session.apply(actor, action, self._house.chance)
        after = self.state.ask
        noticed = self.memory.noticed(actor, events, self.state.question != number)
        self.memory.add(noticed, events)
        self.memory.trim()
        self._journal.add(noticed)
        self._company.hear(events)
        self._time_offers(now)
        if self.put is not None and before is not None and after is not None and self.state.question == number:
            self.put.changed(actor, action, before, after)

    def collect(self, question: OpenQuestion, made: Attempt, now: float) -> None:
        """A try in a race: who was first is counted in a moment. Until then only he himself is told: others could still use it."""
        assert question.race is not None
        question.race.collect(made, now)
        self._audience.send_seat(made.seat, Tried(question.number, made.seat))

    def shown(self, question: OpenQuestion, seat: int) -> float:
        """From when on what this seat takes counts: by post everybody has a stopwatch of his own, which he starts by looking."""
        if self.clocks.by_post and seat in question.seen:
            return question.seen[seat]
        return question.opened if question.shown is None else question.shown

    def default(self, seat: int) -> Action | None:
        """What silence means; `None`: anything."""
        return self.state.agenda[-1].default(self.state, seat)

    def declines(self, seat: int, action: Action) -> bool:
        return action == self.default(seat)

    def _time_offers(self, now: float) -> None:
        if self.trade is not None and (lapsing := self.trade.lapsing(self.state)) is not None:
            offers, seconds = lapsing
            self.offers = {number: self.offers.get(number, now + seconds) for number in offers}
