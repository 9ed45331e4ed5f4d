"""What bots do at a live table, and what nobody has to be asked."""

from __future__ import annotations

from random import Random

from sitdown.bots.base import Choice
from sitdown.bots.floor import TRADES
from sitdown.core.kernel import ONE, RACE, Illegal
from sitdown.core.records import TIME_UP, Action
from sitdown.server.audience import Audience
from sitdown.server.company import Company
from sitdown.server.minds import Thought
from sitdown.server.play import Play


class Thinking:
    def __init__(self, play: Play, company: Company, audience: Audience, lot: Random) -> None:
        self._play = play
        self._company = company
        self._audience = audience
        self._lot = lot
        self._pleas: dict[int, float] = {}  # how long an answer to them is waited for, by the number of the offer
        self._waits: float | None = None  # for a person's answer, until then

    @property
    def due(self) -> list[float]:
        """When bots go on."""
        return [*self._company.due, *([] if self._waits is None else [self._waits])]

    def begin(self, now: float) -> None:
        """Bots that are asked begin to think; what has no alternative, or is said by standing order, is made ready."""
        state, question = self._play.state, self._play.question
        ask = state.ask
        self._waits = None
        if self._company.discuss(state, now) or ask is None or question is None:
            return
        for seat in ask.seats:
            if seat in question.ready or (question.race is not None and question.race.tried(seat)):
                continue
            options = ask.options(seat)
            if len(options) == 1 and seat in self._company:
                question.chosen(seat, options[0], 0.0, False, now)
            elif len(options) == 1:
                question.automatic(seat, options[0], now)
            elif question.orderable and self._play.orders.holds(seat, question.about, question.round):
                no = state.agenda[-1].default(state, seat)
                assert no is not None
                question.automatic(seat, no, now)
            elif ask.mode != ONE or not self._is_patient(seat, now):
                self._company.consider(seat, state, ask)

    def _is_patient(self, seat: int, now: float) -> bool:
        """A bot that has asked somebody here for what its tasks need waits for his answer; for a while."""
        trade = TRADES.get(type(self._play.state))
        for number, to in trade.pleas_of(self._play.state, seat) if trade is not None else ():
            until = self._pleas.setdefault(number, now + self._play.pace.patience)
            if seat in self._company and self._audience.has(to) and now < until:
                self._waits = until
                return True
        return False

    def thought(self, begun: Thought, outcome: Choice | Action | None, now: float) -> None:
        """A bot has made up its mind. What it thought about may be gone by now."""
        seat, question, ask = begun.mind.seat, self._play.question, self._play.state.ask
        if not self._company.back(begun) or question is None or ask is None:
            return
        if isinstance(outcome, Choice):
            if begun.question == question.number and begun.options == ask.options(seat):
                action = outcome.action if ask.allows(seat, outcome.action) else self._lot.choice(begun.options)
                question.chosen(seat, action, outcome.delay, ask.mode == RACE or ask.stopwatch, now)
        elif outcome is None:
            self._be_silent(begun)
        else:
            try:
                self._play.apply(seat, outcome, now)
                self._company.floor.spoken(seat, now + self._play.pace.word)
            except Illegal:
                self._be_silent(begun)

    def _be_silent(self, begun: Thought) -> None:
        """Who was made an offer while he thought is asked again: he did not know of it."""
        if begun.is_current:
            self._company.floor.silent(begun.mind.seat)

    def failed(self, begun: Thought, now: float) -> None:
        """A bot that breaks down does anything, and has nothing to say."""
        self.thought(begun, Choice(TIME_UP) if begun.options else None, now)
