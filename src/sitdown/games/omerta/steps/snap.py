"""The snap: everybody may turn up a slot he believes to be the bottle just discarded (O-20 to O-28)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.asks import Memo, bits
from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import CLOCK, RACE, SEALED, Ask, Step
from sitdown.core.records import Action, Clocked
from sitdown.games.omerta.board.asks import SNAP, tries
from sitdown.games.omerta.board.table import Table
from sitdown.games.omerta.cards.cards import CARDS, LAST_BOTTLE
from sitdown.games.omerta.records.actions import DECLINE, Try
from sitdown.games.omerta.records.events import SnapClosed, SnapOpened, Snapped


def may_try(g: Table) -> int:
    """The seats with a slot to turn up and no Mamma, as a bitmask (O-26)."""
    mask = 0
    for seat in range(g.players):
        if g.open_slots(seat) and not (g.lain and g.grounded(seat)):
            mask |= 1 << seat
    return mask


def open_snap(g: Table, face: int) -> None:
    """A bottle was discarded. If nobody may try, nothing is asked (O-25)."""
    waiting = may_try(g)
    if waiting:
        g.tell(_OPENED[face])
        g.agenda.append(race(face, waiting, 0) if g.house.races else sealed_snap(g, face, waiting))


class OpenSnap(Step[Table]):
    """The Driver's bottles have a snap each, one after the other (O-27)."""

    def __init__(self, face: int) -> None:
        self.face = face

    def fields(self) -> tuple[Any, ...]:
        return (self.face,)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        open_snap(g, self.face)


def attempt(g: Table, face: int, seat: int, slot: int) -> bool:
    """A slot is turned up. A right one is discarded; a wrong one goes back and costs a card."""
    if g.stocks[seat][slot] & FACE != face:
        g.mistake(seat, slot)
        return False
    g.take_out(seat, slot)
    g.pile.append(face)
    if g.listening:
        g.tell(Snapped(seat, slot, CARDS[face]))
        g.tell(SnapClosed(seat))
    return True


class Snap(Step[Table]):
    """The race: tries count in the order they arrive."""

    def __init__(self, face: int, waiting: int, declined: int) -> None:
        self.face = face
        self.waiting = waiting  # who has neither tried nor declined
        self.declined = declined

    def fields(self) -> tuple[Any, ...]:
        return (self.face, self.waiting, self.declined)

    def ask(self, g: Table) -> Ask:
        return _RACES.get(_key(g, self.waiting))

    def default(self, g: Table, seat: int) -> Action:
        return DECLINE

    def asked(self, g: Table) -> tuple[int, ...]:
        return tuple(bits(self.waiting | self.declined))

    def imagined(self, g: Table, seat: int | None) -> Snap:
        mine = 0 if seat is None else self.declined & 1 << seat
        return race(self.face, self.waiting | self.declined ^ mine, mine)

    def run(self, g: Table, actor: int, action: Action | None) -> Step[Any] | None:
        declined = self.declined
        if type(action) is not Try:
            declined |= 1 << actor
        elif attempt(g, self.face, actor, action.slot):
            return None
        rest = self.waiting & ~(1 << actor)
        if rest:
            return race(self.face, rest, declined)
        g.tell(_UNWON)
        return None


def race(face: int, waiting: int, declined: int) -> Snap:
    """The step, made once."""
    at = (face << 5 | waiting) << 5 | declined
    step = _SNAPS[at]
    if step is None:
        step = _SNAPS[at] = Snap(face, waiting, declined)
    return step


class SealedSnap(Step[Table]):
    """For play by post: answers are collected in secret, then tried in the order of each player's own time."""

    def __init__(self, face: int, waiting: int, times: tuple[int, ...], slots: tuple[int, ...]) -> None:
        self.face = face
        self.waiting = waiting
        self.times = times  # by seat, in milliseconds, as the clock said; 0: it said nothing
        self.slots = slots  # by seat; -1: none

    def fields(self) -> tuple[Any, ...]:
        return (self.face, self.waiting, self.times, self.slots)

    def ask(self, g: Table) -> Ask:
        return _SEALS.get(_key(g, self.waiting))

    def default(self, g: Table, seat: int) -> Action:
        return DECLINE

    def asked(self, g: Table) -> tuple[int, ...]:
        return tuple(bits(may_try(g)))

    def imagined(self, g: Table, seat: int | None) -> SealedSnap:
        asked = may_try(g)
        if seat is None or not (asked ^ self.waiting) >> seat & 1:
            return sealed_snap(g, self.face, asked)
        return SealedSnap(
            self.face,
            asked & ~(1 << seat),
            _changed((0,) * g.players, seat, self.times[seat]),
            _changed((-1,) * g.players, seat, self.slots[seat]),
        )

    def hear(self, g: Table, actor: int, action: Action) -> SealedSnap | None:
        if actor != CLOCK or not isinstance(action, Clocked) or action.milliseconds < 0:
            return None
        seat = action.seat
        if not 0 <= seat < g.players or not self.waiting >> seat & 1:
            return None
        return SealedSnap(self.face, self.waiting, _changed(self.times, seat, action.milliseconds), self.slots)

    def run(self, g: Table, actor: int, action: Action | None) -> Step[Any] | None:
        slots = _changed(self.slots, actor, action.slot) if isinstance(action, Try) else self.slots
        rest = self.waiting & ~(1 << actor)
        if rest:
            return SealedSnap(self.face, rest, self.times, slots)
        for seat in sorted(g.clockwise(g.turn), key=lambda seat: self.times[seat]):  # equal times: clockwise (O-24)
            if slots[seat] >= 0 and attempt(g, self.face, seat, slots[seat]):
                return None
        g.tell(_UNWON)
        return None


def sealed_snap(g: Table, face: int, waiting: int) -> SealedSnap:
    return SealedSnap(face, waiting, (0,) * g.players, (-1,) * g.players)


def _changed(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return row[:seat] + (value,) + row[seat + 1 :]


def _key(g: Table, waiting: int) -> tuple[int, ...]:
    key = [g.turn]
    for seat in range(g.players):
        key.append(g.open_slots(seat) if waiting >> seat & 1 else 0)
    return tuple(key)


def _snap_ask(mode: int, turn: int, masks: tuple[int, ...]) -> Ask:
    players = len(masks)
    order = [(turn + step) % players for step in range(1, players + 1)]
    seats = tuple(seat for seat in order if masks[seat])
    return Ask(mode, seats, tuple([tries(masks[seat]) for seat in seats]), SNAP, stopwatch=mode == SEALED)


_OPENED: Final = [SnapOpened(card) for card in CARDS]
_UNWON: Final = SnapClosed(None)
_SNAPS: Final[list[Snap | None]] = [None] * (LAST_BOTTLE + 1 << 10)
_RACES: Final = Memo(lambda turn, *masks: _snap_ask(RACE, turn, masks))
_SEALS: Final = Memo(lambda turn, *masks: _snap_ask(SEALED, turn, masks))
