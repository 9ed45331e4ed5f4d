"""What others have shown of the cards that they know, by what they did not do: who lets a snap pass has not got that bottle, who throws away what he
drew keeps nothing dearer, and who did not call had no reason to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sitdown.core.records import Event
from sitdown.games.omerta.bots.memory.fading import Fading, Memory, Trace, fitted
from sitdown.games.omerta.cards.cards import FACES, LAST_BOTTLE, Card
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.records import events as ev

CHANGES: Final = (ev.Swapped, ev.Snapped, ev.Killed, ev.Given, ev.Mixed, ev.Cracked)  # the stock of the seat they name


class Clues(Memory):
    """Follows every card for ever, and what was not done about it."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, Fading())
        self._snap: Card | None = None
        self.uncalled: set[int] = set()  # seats whose stock is what it was when they did not call

    def see(self, seat: int, event: Event) -> None:
        if isinstance(event, ev.Swapped):
            self._kept_back(event.seat, event.discarded, event.slot)
        super().see(seat, event)
        if isinstance(event, ev.SnapOpened):
            self._snap = event.card
        elif isinstance(event, ev.SnapClosed):
            if event.winner is None and self._snap is not None:
                self._nobody_had(FACES[self._snap])
        elif isinstance(event, ev.Drew | ev.Took):
            self.uncalled.add(event.seat)
        elif isinstance(event, ev.Discarded):
            self._kept_back(event.seat, event.card, None)
        elif isinstance(event, CHANGES):
            self.uncalled.discard(event.seat)
        elif isinstance(event, ev.Exchanged):
            self.uncalled -= {event.seat, event.other}
        elif isinstance(event, ev.Drove) and event.away:
            self.uncalled.discard(event.seat)
        elif isinstance(event, ev.RoundBegan):
            self.uncalled.clear()

    def row(self, seat: int, size: int) -> Sequence[Trace]:
        return fitted(self._stocks.get(seat, []), size)

    def _nobody_had(self, face: int) -> None:
        for owner, row in self._stocks.items():
            for at, trace in enumerate(row):
                if owner in trace.knowers and not trace.patrol:
                    row[at] = replace(trace, never=trace.never | 1 << face)

    def _kept_back(self, seat: int, card: Card, slot: int | None) -> None:
        """He parted with this card and not with another that he knows; of a slot that he did not know it says nothing."""
        face = FACES[card]
        row = self._row(seat) if slot is None else self._row(seat, slot)
        if face > LAST_BOTTLE or (slot is not None and seat not in row[slot].knowers):
            return
        for at, trace in enumerate(row):
            if at != slot and seat in trace.knowers:
                row[at] = replace(trace, most=min(trace.most, POINTS[face]))
        if slot is not None:
            self._hand = replace(self._hand, most=min(self._hand.most, POINTS[face]))
