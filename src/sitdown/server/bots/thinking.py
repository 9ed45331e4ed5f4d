"""What bots do at a live table, and what nobody has to be asked."""

from __future__ import annotations

from random import Random

from sitdown.bots.base import Choice
from sitdown.core.errors import Illegal
from sitdown.core.kernel import ONE, RACE, Ask
from sitdown.core.records import TIME_UP, Action
from sitdown.server.bots.company import Company
from sitdown.server.bots.minds import Thought
from sitdown.server.table.play import Play
from sitdown.server.table.presence.audience import Audience
from sitdown.server.table.question import OpenQuestion
from sitdown.server.table.time.habits import Habits


class Thinking:
    def __init__(self, play: Play, company: Company, audience: Audience, lot: Random) -> None:
        self._play = play
        self._company = company
        self._audience = audience
        self._lot = lot
        self._pleas: dict[int, float] = {}  # how long an answer to them is waited for, by the number of the offer
        self._waits: float | None = None  # for a person's answer, until then
        self._habits = Habits((0.0,), play.pace.remembered, lot)  # of bots: how long they think
        self._began: dict[int, float] = {}  # by seat

    @property
    def due(self) -> list[float]:
        """When bots go on."""
        return [*self._company.due, *([] if self._waits is None else [self._waits])]

    def begin(self, now: float) -> None:
        """Bots that are asked begin to think; what has no alternative, or is said by standing order, is made ready."""
        state, question = self._play.state, self._play.question
        ask = state.ask
        self._waits = None
        if self._play.clocks.paused or (question is not None and question.race is not None and self._play.waits):
            return
        if ask is not None and question is not None:
            self._answer_for_people(ask, question, now)
        if self._company.discuss(state, now) or ask is None or question is None:
            return
        for seat in ask.seats:
            if seat not in self._company or seat in question.ready or (question.race and question.race.tried(seat)):
                continue
            answer = self._without_thinking(ask, question, seat)
            if answer is not None:
                question.chosen(seat, answer, 0.0, False, now + self._habits.drawn(seat, question.about))
            elif (ask.mode != ONE or not self._is_patient(seat, now)) and self._company.consider(seat, state, ask):
                self._began[seat] = now

    def _answer_for_people(self, ask: Ask, question: OpenQuestion, now: float) -> None:
        """It takes as long as one with a choice would: an empty hand is a secret. Unless there is nobody else to keep it from."""
        alone = sum(seat not in self._company for seat in range(self._play.state.players)) == 1
        for seat in ask.seats:
            if seat in self._company:
                continue
            answer, ready = self._without_thinking(ask, question, seat), question.ready.get(seat)
            if not self._may_be_here(question, seat) and not self._says_in_advance(question, seat):
                if ready is not None and not ready.said:  # being away he would say nothing with a choice either
                    del question.ready[seat]
            elif answer is not None and ready is None and alone:
                question.automatic(seat, answer, max(now, question.at_leisure))
            elif answer is not None and ready is None:
                question.automatic(seat, answer, now + self._play.habits.drawn(seat, question.about))

    def _without_thinking(self, ask: Ask, question: OpenQuestion, seat: int) -> Action | None:
        """What a seat says that has no alternative, or by standing order."""
        options = ask.options(seat)
        if len(options) == 1:
            return options[0]
        if self._is_ordered(question, seat):
            return self._play.default(seat)
        return self._play.instructions.answer(self._play.state, seat, question.about)

    def _may_be_here(self, question: OpenQuestion, seat: int) -> bool:
        """By post also who has looked in since it was asked."""
        return self._audience.has(seat) or (self._play.clocks.by_post and seat in question.seen)

    def _says_in_advance(self, question: OpenQuestion, seat: int) -> bool:
        """By a standing order or an instruction. With one it takes as long whatever he holds: that he has given it is his secret, too."""
        return self._is_ordered(question, seat) or self._play.instructions.holds(seat, question.about)

    def _is_ordered(self, question: OpenQuestion, seat: int) -> bool:
        return question.orderable and self._play.orders.holds(seat, question.about, question.round)

    def _is_patient(self, seat: int, now: float) -> bool:
        """A bot that has asked somebody here for what its tasks need waits for his answer; for a while."""
        trade = self._play.trade
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
                self._habits.took(seat, question.about, now - self._began[seat])
                action = outcome.action if ask.allows(seat, outcome.action) else self._anything(ask, seat)
                question.chosen(seat, action, outcome.delay, ask.mode == RACE or ask.stopwatch, now)
        elif outcome is None:
            self._be_silent(begun)
        else:
            try:
                self._play.apply(seat, outcome, now)
                self._company.floor.spoken(seat, now + self._play.pace.word)
            except Illegal:
                self._be_silent(begun)

    def _anything(self, ask: Ask, seat: int) -> Action:
        """What silence means, where it means something: it may be somebody else's seat that is looked after."""
        silence = self._play.default(seat)
        return silence if silence is not None and ask.allows(seat, silence) else self._lot.choice(ask.options(seat))

    def _be_silent(self, begun: Thought) -> None:
        """A bot that was made an offer while it thought is asked again: it did not know of it."""
        if begun.is_current:
            self._company.floor.silent(begun.mind.seat)

    def failed(self, begun: Thought, now: float) -> None:
        """A bot that breaks down is silent, or where it cannot be does anything, and has nothing to say."""
        self.thought(begun, Choice(TIME_UP) if begun.options else None, now)
