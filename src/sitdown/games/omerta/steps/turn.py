"""One turn: call, or draw, then place the card (O-9 to O-15)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.asks import Memo, bits
from sitdown.core.hidden.slots import EVERYBODY, FACE, eye
from sitdown.core.kernel import Ask, Step
from sitdown.core.records import Action
from sitdown.games.omerta.board.asks import one
from sitdown.games.omerta.board.blockers import lift_due
from sitdown.games.omerta.board.table import Table
from sitdown.games.omerta.cards.cards import CARDS, LAST_BOTTLE
from sitdown.games.omerta.records.actions import (
    CALL_OMERTA,
    DISCARD,
    DRAW_DECK,
    TAKE_PILE,
    DrawDeck,
    Swap,
    TakePile,
    swap,
)
from sitdown.games.omerta.records.events import Discarded, Drew, DrewNothing, Swapped, Took
from sitdown.games.omerta.steps.powers import POWERS
from sitdown.games.omerta.steps.scoring import ROUND, EndRound
from sitdown.games.omerta.steps.snap import open_snap

_TAKE: Final = 1  # what one may do at the start of a turn beside drawing
_CALL: Final = 2


class Draw(Step[Table]):
    """The start of a turn: call Omerta, draw, or take from the pile (O-9, O-10)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def ask(self, g: Table) -> Ask:
        may = 0
        if g.pile and g.open_slots(self.seat):
            may |= _TAKE
        if not (g.lain and g.patrolled(self.seat)):
            may |= _CALL
        return _DRAWS[self.seat][may]

    def default(self, g: Table, seat: int) -> Action:
        return DRAW_DECK

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        seat = self.seat
        if type(action) is DrawDeck:
            slot = g.draw()
            if slot:
                g.hand = slot | eye(seat)
                g.tell(_DREW[seat][slot & FACE])
                g.agenda.append(_PLACE_DRAWN[seat])
            else:
                g.tell(DrewNothing(seat))
        elif type(action) is TakePile:
            g.hand = g.pile.pop() | EVERYBODY
            if g.listening:
                g.tell(Took(seat, CARDS[g.hand & FACE]))
            g.agenda.append(_PLACE_TAKEN[seat])
        else:
            g.cancel(ROUND)
            g.agenda.append(EndRound(seat))
            return
        g.dry = 0 if g.hand else g.dry + 1
        if g.lain:
            lift_due(g, seat)


def _draw_ask(seat: int, may: int) -> Ask:
    options: list[Action] = [DRAW_DECK]
    if may & _TAKE:
        options.append(TAKE_PILE)
    if may & _CALL:
        options.append(CALL_OMERTA)
    return one(seat, options)


class Placing(Step[Table]):
    """The drawn card goes into a slot, or onto the pile if it came from the deck (O-11, O-12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        seat = self.seat
        slot = g.hand
        g.hand = 0
        face = slot & FACE
        if type(action) is Swap:
            face = g.stocks[seat][action.slot] & FACE
            g.put(seat, action.slot, slot)
            if g.listening:
                g.tell(Swapped(seat, action.slot, CARDS[face]))
        else:
            g.tell(_DISCARDED[seat][face])
        g.pile.append(face)
        if face <= LAST_BOTTLE:
            open_snap(g, face)
        else:
            power = POWERS.get(face)
            if power is not None:
                g.agenda.append(power(seat))


class PlaceDrawn(Placing):
    """A card from the deck."""

    def ask(self, g: Table) -> Ask:
        return _PLACES.get((self.seat, g.open_slots(self.seat), 1))

    def default(self, g: Table, seat: int) -> Action:
        return DISCARD


class PlaceTaken(Placing):
    """A card from the pile cannot go straight back."""

    def ask(self, g: Table) -> Ask:
        return _PLACES.get((self.seat, g.open_slots(self.seat), 0))

    def default(self, g: Table, seat: int) -> Action:
        return swap(bits(g.open_slots(seat))[0])


def _place_ask(seat: int, mask: int, drawn: int) -> Ask:
    options: list[Action] = [swap(slot) for slot in bits(mask)]
    if drawn:
        options.append(DISCARD)
    return one(seat, options)


_DRAWS: Final = [[_draw_ask(seat, may) for may in range(4)] for seat in range(5)]
_PLACES: Final = Memo(_place_ask)
_PLACE_DRAWN: Final = [PlaceDrawn(seat) for seat in range(5)]
# What happens all the time is made once.
_DREW: Final = [[Drew(seat, card) for card in CARDS] for seat in range(5)]
_DISCARDED: Final = [[Discarded(seat, card) for card in CARDS] for seat in range(5)]
_PLACE_TAKEN: Final = [PlaceTaken(seat) for seat in range(5)]
