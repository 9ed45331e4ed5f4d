"""What a character does when the active player discards it (O-30 to O-39): a step that asks for its target, one that takes effect."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.asks import Memo, bits
from sitdown.core.hidden.slots import EVERYBODY, FACE, eye
from sitdown.core.kernel import Ask, Menu, Step
from sitdown.core.records import Action
from sitdown.games.omerta.board.asks import TURN, one
from sitdown.games.omerta.board.blockers import lay_mamma, lay_patrol
from sitdown.games.omerta.board.mixing import mix
from sitdown.games.omerta.board.table import GIFT, RIDE, Table
from sitdown.games.omerta.cards.cards import (
    CARDS,
    DRIVER,
    GANGSTER,
    LADY,
    LAST_BOTTLE,
    MAMMA,
    MOLE,
    PATROL,
    SAFECRACKER,
    SNITCH,
)
from sitdown.games.omerta.cards.deck import SAFE
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Cracked, Drove, Exchanged, Mixed, Peeked, SafeOpened
from sitdown.games.omerta.steps.killer import aim
from sitdown.games.omerta.steps.snap import OpenSnap


class Power(Step[Table]):
    """A character acts: its player chooses what it acts on. With nothing to choose from, nothing happens (O-39)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)


class Effect(Step[Table]):
    """What was chosen happens, unless a Killer cancels it."""

    def __init__(self, chosen: Action) -> None:
        self.chosen = chosen

    def fields(self) -> tuple[Any, ...]:
        return (self.chosen,)


def targets_of(chosen: Action) -> tuple[int, ...]:
    """Whom it is used against."""
    if isinstance(chosen, act.Exchange):
        return (chosen.seat, chosen.other)
    if isinstance(chosen, act.Give):
        return (chosen.first,) if chosen.first == chosen.second else (chosen.first, chosen.second)
    assert isinstance(chosen, act.Shuffle | act.SendMamma | act.LayPatrol)
    return (chosen.seat,)


# --- Gangster (O-30)


class Gangster(Power):
    def ask(self, g: Table) -> Ask | None:
        menu = Menu(self.seat, TURN)
        rows = [tuple(bits(g.open_slots(seat))) for seat in range(g.players)]
        for first in range(g.players):
            for other in range(first + 1, g.players):
                for slot in rows[first]:
                    menu.add(_exchanges(first, slot, other, rows[other]), rows[other])
        return menu if menu.length else None

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if isinstance(action, act.Exchange):
            aim(g, GANGSTER, targets_of(action), (action.slot, action.other_slot), Exchanging(action))


class Exchanging(Effect):
    cause = GANGSTER

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        chosen = self.chosen
        assert isinstance(chosen, act.Exchange)
        slot = g.stocks[chosen.seat][chosen.slot]
        g.put(chosen.seat, chosen.slot, g.stocks[chosen.other][chosen.other_slot])
        g.put(chosen.other, chosen.other_slot, slot)
        g.tell(Exchanged(chosen.seat, chosen.slot, chosen.other, chosen.other_slot))


def _exchanges(first: int, slot: int, other: int, slots: tuple[int, ...]) -> list[Action]:
    """Of a slot for each of another's, up to the last of these. Hardly a table is met again, but its rows are."""
    key = (slot << 3 | first) << 3 | other
    row = _EXCHANGES.get(key)
    if row is None:
        row = _EXCHANGES[key] = []
    while slots and len(row) <= slots[-1]:
        row.append(act.exchange(first, slot, other, len(row)))
    return row


# --- Lady (O-31)


class Lady(Power):
    def ask(self, g: Table) -> Ask | None:
        targets = [seat for seat in _not_grounded(g, self.seat) if g.open_slots(seat)]
        return _asks(_SHUFFLES, (self.seat, *targets))

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if isinstance(action, act.Shuffle):
            aim(g, LADY, targets_of(action), (), Shuffling(action))


class Shuffling(Effect):
    cause = LADY

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        chosen = self.chosen
        assert isinstance(chosen, act.Shuffle)
        mix(g, chosen.seat)
        g.tell(Mixed(chosen.seat))


# --- Mole (O-32)


class Mole(Power):
    def ask(self, g: Table) -> Ask | None:
        return _asks(_LOOKS, (self.seat, g.open_slots(self.seat)))

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if isinstance(action, act.Look):
            slots = (action.slot,)
            g.tell(Peeked(self.seat, slots, g.cards_in(self.seat, slots)))
            g.show(self.seat, slots, eye(self.seat))


# --- Snitch (O-33)


class Snitch(Power):
    def ask(self, g: Table) -> Ask | None:
        return _asks(_GIFTS, (self.seat, *_not_grounded(g, self.seat)))

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if isinstance(action, act.Give):
            aim(g, SNITCH, targets_of(action), (), Giving(action))


class Giving(Effect):
    cause = SNITCH

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        chosen = self.chosen
        assert isinstance(chosen, act.Give)
        g.give(chosen.first, GIFT)
        g.give(chosen.second, GIFT)


# --- Driver (O-34)


class Driver(Power):
    def ask(self, g: Table) -> Ask | None:
        return _asks(_DRIVES, (self.seat, g.open_slots(self.seat)))

    def default(self, g: Table, seat: int) -> Action:
        return act.NO_DRIVE

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if not isinstance(action, act.Drive) or not action.slots:
            return
        slots = action.slots
        faces = [g.stocks[self.seat][slot] & FACE for slot in slots]
        away = max(faces) <= LAST_BOTTLE
        g.tell(Drove(self.seat, slots, g.cards_in(self.seat, slots), away))
        if away:
            for slot in sorted(slots, reverse=True):
                g.take_out(self.seat, slot)
            g.pile += faces
            g.then(*[OpenSnap(face) for face in faces])
        else:
            g.show(self.seat, slots, EVERYBODY)
            g.give(self.seat, RIDE)


def _drives(seat: int, mask: int) -> Ask:
    slots = bits(mask)
    pairs = [act.Drive((first, second)) for first in slots for second in slots if first != second]
    return one(seat, [*(act.Drive((slot,)) for slot in slots), *pairs, act.NO_DRIVE] if slots else [])


# --- Safecracker (O-35)


class Safecracker(Power):
    def run(self, g: Table, actor: int, action: Action | None) -> None:
        g.safe = tuple([slot | eye(self.seat) for slot in g.safe])
        g.tell(SafeOpened(self.seat, tuple([CARDS[slot & FACE] for slot in g.safe])))
        g.then(Cracking(self.seat))


class Cracking(Power):
    """He stands before the open safe."""

    def ask(self, g: Table) -> Ask | None:
        return _asks(_CRACKS, (self.seat, g.open_slots(self.seat)))

    def default(self, g: Table, seat: int) -> Action:
        return act.DECLINE

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if isinstance(action, act.Crack):
            place, slot = action.place, action.slot
            taken = g.safe[place]
            g.safe = g.safe[:place] + (g.stocks[self.seat][slot],) + g.safe[place + 1 :]
            g.put(self.seat, slot, taken)
            g.tell(Cracked(self.seat, place, slot))


def _cracks(seat: int, mask: int) -> Ask:
    cracks = [act.Crack(place, slot) for place in range(SAFE) for slot in bits(mask)]
    return one(seat, [*cracks, act.DECLINE] if cracks else [])


# --- Mamma and Patrol (O-50, O-51): once the target is named they are in play, not on the pile (O-13)


class Mamma(Power):
    def ask(self, g: Table) -> Ask | None:
        return _asks(_VISITS, (self.seat, *_not_grounded(g, self.seat)))

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if isinstance(action, act.SendMamma):
            g.in_play = g.pile.pop()
            aim(g, MAMMA, targets_of(action), (), Visiting(action))


class Visiting(Effect):
    cause = MAMMA

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        chosen = self.chosen
        assert isinstance(chosen, act.SendMamma)
        lay_mamma(g, chosen.seat)


class Patrol(Power):
    def ask(self, g: Table) -> Ask | None:
        masks = [g.open_slots(seat) if seat != self.seat else 0 for seat in range(g.players)]
        return _asks(_PATROLS, (self.seat, *masks))

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if isinstance(action, act.LayPatrol):
            g.in_play = g.pile.pop()
            aim(g, PATROL, targets_of(action), (action.slot,), Blocking(action))


class Blocking(Effect):
    cause = PATROL

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        chosen = self.chosen
        assert isinstance(chosen, act.LayPatrol)
        lay_patrol(g, chosen.seat, chosen.slot)


def _patrols(seat: int, *masks: int) -> Ask:
    return one(seat, [act.LayPatrol(victim, slot) for victim, mask in enumerate(masks) for slot in bits(mask)])


# --- the table: which step a discarded face brings about (O-36, O-37: Killer, Witness and Alibi none)

POWERS: Final[dict[int, type[Power]]] = {
    GANGSTER: Gangster,
    LADY: Lady,
    MOLE: Mole,
    SNITCH: Snitch,
    DRIVER: Driver,
    SAFECRACKER: Safecracker,
    MAMMA: Mamma,
    PATROL: Patrol,
}


def _not_grounded(g: Table, seat: int) -> list[int]:
    return [other for other in range(g.players) if other != seat and not g.grounded(other)]


def _asks(memo: Memo, key: tuple[int, ...]) -> Ask | None:
    ask = memo.get(key)
    return ask if ask.options(ask.seats[0]) else None


_EXCHANGES: Final[dict[int, list[Action]]] = {}
_SHUFFLES: Final = Memo(lambda seat, *targets: one(seat, [act.Shuffle(target) for target in targets]))
_LOOKS: Final = Memo(lambda seat, mask: one(seat, [act.look(slot) for slot in bits(mask)]))
_GIFTS: Final = Memo(lambda seat, *to: one(seat, [act.Give(first, second) for first in to for second in to]))
_DRIVES: Final = Memo(_drives)
_CRACKS: Final = Memo(_cracks)
_VISITS: Final = Memo(lambda seat, *targets: one(seat, [act.SendMamma(target) for target in targets]))
_PATROLS: Final = Memo(_patrols)
