"""What a player remembers of the talk: what he has said this round, and whether anything has happened since."""

from __future__ import annotations

from typing import Final

from sitdown.core.records import Event
from sitdown.games.cosa_nostra import events as ev
from sitdown.games.cosa_nostra.actions import MakeOffer

# After these there may be something to say, for anybody.
NEWS: Final = frozenset([ev.JobResolved, ev.Bought, ev.PromiseDue, ev.IncomePaid, ev.Attached, ev.BusinessDeactivated])


class Diary:
    def __init__(self) -> None:
        self._said: set[MakeOffer] = set()
        self.restless = False  # something has happened since he had nothing to say
        self.ventures = 0  # that he may still bring up this turn

    def see(self, seat: int, event: Event) -> None:
        kind = type(event)
        if kind in NEWS:
            self.restless = True
        elif isinstance(event, ev.OfferMade):
            self.restless |= event.to == seat
        elif isinstance(event, ev.JobPlanned):
            self.restless |= event.seat == seat
        elif isinstance(event, ev.OfferClosed):
            self.restless = True
        elif isinstance(event, ev.TurnBegan):
            if event.seat == seat:
                self.restless = True
                self.ventures = 1
        elif isinstance(event, ev.RoundBegan):
            self._said.clear()

    def is_new(self, offer: MakeOffer) -> bool:
        """Whether he has not made this very offer this round; now he has."""
        new = offer not in self._said
        self._said.add(offer)
        return new
