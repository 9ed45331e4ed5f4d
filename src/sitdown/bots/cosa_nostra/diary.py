"""What a player remembers of the talk: what he has asked for this round, and whether anything has happened since that concerns him."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sitdown.core.records import Event
from sitdown.games.cosa_nostra import events as ev
from sitdown.games.cosa_nostra.actions import Goods, MakeOffer

OWN_AFFAIRS: Final = (ev.JobPlanned, ev.TurnBegan, ev.JobResolved, ev.IncomePaid)  # of the seat they name
PATIENCE: Final = 2  # how often he asks for the same thing


class Diary:
    def __init__(self) -> None:
        self._asked: Counter[tuple[int, Goods]] = Counter()  # whom for what, this round
        self._offers: set[int] = set()  # his own, by their numbers
        self._word: set[int] = set()  # his promises, by their numbers
        self.restless = False  # something has happened since he had nothing to say
        self.ventures = 0  # that he may still bring up this turn

    def see(self, seat: int, event: Event) -> None:
        if isinstance(event, OWN_AFFAIRS):
            if event.seat == seat:
                self.restless = True
                self.ventures = max(self.ventures, int(isinstance(event, ev.TurnBegan)))
        elif isinstance(event, ev.OfferMade):
            self.restless |= event.to == seat
            if event.seat == seat:
                self._offers.add(event.offer)
        elif isinstance(event, ev.OfferClosed):
            self.restless |= event.offer in self._offers
        elif isinstance(event, ev.PromiseMade):
            if event.seat == seat:
                self._word.add(event.promise)
        elif isinstance(event, ev.PromiseDue):
            self.restless |= event.promise in self._word
        elif isinstance(event, ev.RoundBegan):
            self._asked.clear()

    def may_say(self, offer: MakeOffer) -> bool:
        """Whether he has not asked this player for this too often this round; now he has once more."""
        self._asked[offer.to, offer.take] += 1
        return self._asked[offer.to, offer.take] <= PATIENCE
