"""A game in play at a live table: the open question, what lies ready for it, what is due. Whatever is done goes through `apply`."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sitdown.core.chance import Chance
from sitdown.core.kernel import CLOCK, Ask
from sitdown.core.log import Session
from sitdown.core.records import BEGIN, TIME_UP, Action, Clocked
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.actions import LapseOffer
from sitdown.server.audience import Audience
from sitdown.server.company import Company
from sitdown.server.journal import Journal
from sitdown.server.memory import Memory
from sitdown.server.orders import Orders
from sitdown.server.pace import Pace
from sitdown.server.protocol import Tried
from sitdown.server.question import OpenQuestion, Ready
from sitdown.server.race import Attempt


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
        memory: Memory,
        journal: Journal,
        orders: Orders,
        house: House,
        audience: Audience,
        company: Company,
    ) -> None:
        self.session = session
        self.state = session.state
        self.memory = memory
        self.orders = orders
        self.question: OpenQuestion | None = None  # as it was last put; the state may be further already
        self.offers: dict[int, float] = {}  # when they lapse, by number
        self.pace = house.pace
        self._journal = journal
        self._house = house
        self._audience = audience
        self._company = company

    @property
    def put(self) -> OpenQuestion | None:
        """The open question, if it has been put: who knows what comes next cannot answer before anybody is asked."""
        question = self.question
        return question if question is not None and question.number == self.state.question else None

    # --- time

    @property
    def due(self) -> list[float]:
        """When something happens by itself."""
        question = None if self.question is None else self.question.due
        return [*self.offers.values(), *([] if question is None else [question])]

    def begin_again(self, now: float) -> None:
        """Nobody was here, so nothing happened and no time passed."""
        self.question = None
        self.offers.clear()
        self._time_offers(now)

    def go_on(self, now: float) -> bool:
        """Do one thing that is due; `False` if there is none."""
        ask, question = self.state.ask, self.put
        if ask is None:
            self._close()
            self.offers.clear()
            return False
        if ask.seats == (CLOCK,):
            self.apply(CLOCK, BEGIN, now)
        elif question is None:
            self._close()
            self.question = OpenQuestion(self.state, ask, now, self._house.pace, self._house.lot)
            self._company.open_floor()
        elif question.race is not None and question.race.closes is not None and question.race.closes <= now:
            self._count_tries(question, ask, now)
        elif (first := question.next_ready()) is not None and first[1].due <= now:
            self._give(question, ask, *first, now)
        elif question.closes is not None and question.closes <= now:
            self.apply(CLOCK, TIME_UP, now)
        else:
            return self._lapse(now)
        return True

    def _close(self) -> None:
        """After a race everybody gets the times of all."""
        question, self.question = self.question, None
        receipt = question.race.receipt(question.number) if question is not None and question.race is not None else None
        if receipt is not None:
            self._audience.send_all(receipt)

    def _count_tries(self, question: OpenQuestion, ask: Ask, now: float) -> None:
        assert question.race is not None
        for made in question.race.count(ask.seats):
            counted = self.state.question == question.number
            question.race.record(made, counted)
            if counted:
                self.apply(made.seat, made.action, now)

    def _give(self, question: OpenQuestion, ask: Ask, seat: int, ready: Ready, now: float) -> None:
        """An answer that lay ready."""
        del question.ready[seat]
        milliseconds = ready.milliseconds or 0
        if question.race is not None and not self.declines(seat, ready.action):
            self.collect(question, Attempt(seat, ready.action, milliseconds, 0), now)
            return
        if ask.stopwatch:
            self.apply(CLOCK, Clocked(seat, milliseconds), now)
        self.apply(seat, ready.action, now)

    def _lapse(self, now: float) -> bool:
        for number, due in self.offers.items():
            if due <= now:
                self.apply(CLOCK, LapseOffer(number), now)
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
        self._journal.add(noticed)
        self._company.hear(events)
        self._time_offers(now)
        if self.put is not None and before is not None and after is not None and self.state.question == number:
            self.put.changed(actor, action, before, after)

    def collect(self, question: OpenQuestion, made: Attempt, now: float) -> None:
        """A try in a race: who was first is counted in a moment."""
        assert question.race is not None
        question.race.collect(made, now)
        self._audience.send_all(Tried(question.number, made.seat))

    def declines(self, seat: int, action: Action) -> bool:
        return action == self.state.agenda[-1].default(self.state, seat)

    def _time_offers(self, now: float) -> None:
        state = self.state
        if isinstance(state, CosaNostra) and state.options.offer_seconds is not None:
            lapse = now + state.options.offer_seconds
            self.offers = {offer.number: self.offers.get(offer.number, lapse) for offer in state.offers}
