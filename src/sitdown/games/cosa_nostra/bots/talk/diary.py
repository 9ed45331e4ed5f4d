"""What a player remembers of the talk: what he has asked for this round, and whether anything has happened since that concerns him."""

from __future__ import annotations

from collections import Counter, deque
from typing import Final

from sitdown.core.records import Event
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods, MakeOffer, Say

OWN_AFFAIRS: Final = (ev.JobPlanned, ev.TurnBegan, ev.JobResolved, ev.IncomePaid)  # of the seat they name
PHASES: Final = (ev.PlanningBegan, ev.ActionBegan, ev.RoundBegan)
PATIENCE: Final = 2  # how often he asks for the same thing
BUDGET: Final = 8  # offers of his in a phase, counter-offers among them
TALK: Final = 3  # lines of his in a phase


class Diary:
    def __init__(self) -> None:
        self._asked: Counter[tuple[int, Goods]] = Counter()  # whom for what, this round
        self._offers: set[int] = set()  # his own, by their numbers
        self._word: set[int] = set()  # his promises, by their numbers
        self._haggled: set[tuple[int, Goods]] = set()  # with whom about what, this round
        self._offered = self._said = 0  # in this phase
        self._lines: deque[Say] = deque()  # that he has yet to say
        self._last: Say | None = None
        self.ventures = 0  # that he has brought up this turn
        self.restless = False  # something has happened since he had nothing to say

    def see(self, seat: int, event: Event) -> None:
        if isinstance(event, OWN_AFFAIRS):
            if event.seat == seat:
                self.restless = True
                if isinstance(event, ev.TurnBegan):
                    self.ventures = 0
        elif isinstance(event, ev.OfferMade):
            self.restless |= event.to == seat
            if event.seat == seat:
                self._offers.add(event.offer)
                self._offered += 1
        elif isinstance(event, ev.OfferClosed):
            self.restless |= event.offer in self._offers
        elif isinstance(event, ev.PromiseMade):
            if event.seat == seat:
                self._word.add(event.promise)
                self.restless = True
        elif isinstance(event, ev.PromiseDue):
            self.restless |= event.promise in self._word
        elif isinstance(event, PHASES):
            self._offered = self._said = self.ventures = 0
            self._lines.clear()
            self.restless = True
            if isinstance(event, ev.RoundBegan):
                self._asked.clear()
                self._haggled.clear()

    def may_say(self, offer: MakeOffer) -> bool:
        """Whether he has not asked this player for this too often this round; now he has once more. What he needs he asks for again."""
        self._asked[offer.to, offer.take] += 1
        return self._asked[offer.to, offer.take] <= (PATIENCE if offer.take.markers else 1)

    @property
    def spent(self) -> bool:
        """He has made as many offers in this phase as the others will bear."""
        return self._offered >= BUDGET

    def may_haggle(self, seat: int, over: Goods) -> bool:
        """Once a round with one player about one thing; now he has."""
        if self.spent or (seat, over) in self._haggled:
            return False
        self._haggled.add((seat, over))
        return True

    def will_say(self, text: str | None, to: int) -> None:
        """As soon as he has the word, if he has not talked too much; nobody hears the same thing twice in a row."""
        said = None if text is None else Say(text, to)
        if said is not None and self._said < TALK and said != self._last:
            self._said += 1
            self._last = said
            self._lines.append(said)
            self.restless = True

    def next_line(self) -> Say | None:
        return self._lines.popleft() if self._lines else None
