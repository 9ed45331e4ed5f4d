"""The Killer's window: every target may cancel the character used against him (O-38)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.asks import Memo
from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import SEALED, Ask, Step
from sitdown.core.records import Action
from sitdown.games.omerta.board.asks import REACTION, reveals
from sitdown.games.omerta.board.table import Table
from sitdown.games.omerta.cards.cards import CARDS, KILLER
from sitdown.games.omerta.records.actions import DECLINE, Reveal
from sitdown.games.omerta.records.events import Aimed, Killed


def aim(g: Table, card: int, targets: tuple[int, ...], slots: tuple[int, ...], effect: Step[Any]) -> None:
    """A character was used: its targets may answer first. The active player is never asked, nor one under Mamma."""
    g.tell(Aimed(g.turn, CARDS[card], targets, slots))
    asked = targeted(g, targets)
    if asked:
        g.then(KillerWindow(card, asked, (), ()), effect)
    else:
        g.then(effect)


def targeted(g: Table, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Who of the targets is asked, clockwise."""
    return tuple([seat for seat in g.opponents(g.turn) if seat in targets and not g.grounded(seat)])


class KillerWindow(Step[Table]):
    """Answers are secret until all are in, and resolved clockwise. After a Killer the others' are not shown."""

    def __init__(self, card: int, targets: tuple[int, ...], seats: tuple[int, ...], slots: tuple[int, ...]) -> None:
        self.card = card
        self.targets = targets  # who is asked, clockwise
        self.seats = seats  # who has answered
        self.slots = slots  # with what; -1: declined

    def fields(self) -> tuple[Any, ...]:
        return (self.card, self.targets, self.seats, self.slots)

    def ask(self, g: Table) -> Ask:
        key: list[int] = []
        for seat in self.targets:
            if seat not in self.seats:
                key += (seat, g.open_slots(seat))
        return _WINDOWS.get(tuple(key))

    def default(self, g: Table, seat: int) -> Action:
        return DECLINE

    def asked(self, g: Table) -> tuple[int, ...]:
        return self.targets

    def imagined(self, g: Table, seat: int | None) -> KillerWindow:
        if seat in self.seats:
            return KillerWindow(self.card, self.targets, (seat,), (self.slots[self.seats.index(seat)],))
        return KillerWindow(self.card, self.targets, (), ())

    def reconsidered(self, g: Table, seat: int) -> KillerWindow | None:
        if seat not in self.seats:
            return None
        at = self.seats.index(seat)
        seats = self.seats[:at] + self.seats[at + 1 :]
        return KillerWindow(self.card, self.targets, seats, self.slots[:at] + self.slots[at + 1 :])

    def run(self, g: Table, actor: int, action: Action | None) -> Step[Any] | None:
        seats = (*self.seats, actor)
        slots = (*self.slots, action.slot if isinstance(action, Reveal) else -1)
        if len(seats) < len(self.targets):
            return KillerWindow(self.card, self.targets, seats, slots)
        for seat in self.targets:
            slot = slots[seats.index(seat)]
            if slot >= 0 and self._revealed(g, seat, slot):
                break
        return None

    def _revealed(self, g: Table, seat: int, slot: int) -> bool:
        if g.stocks[seat][slot] & FACE != KILLER:
            g.mistake(seat, slot)
            return False
        g.take_out(seat, slot)
        if g.in_play:  # a card that acts from the pile lies there already, or has been shuffled in
            g.pile.append(g.in_play)
            g.in_play = 0
        g.pile.append(KILLER)
        g.tell(Killed(seat, slot, CARDS[self.card]))
        g.cancel(self.card)
        return True


def _window(*key: int) -> Ask:
    seats = key[::2]
    return Ask(SEALED, seats, tuple(reveals(mask) for mask in key[1::2]), REACTION)


_WINDOWS: Final = Memo(_window)
