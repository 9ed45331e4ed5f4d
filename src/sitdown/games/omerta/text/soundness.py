"""Whether a position that somebody wrote down adds up: every card in one place, and an agenda that play can lead to."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.hidden.pools import sound
from sitdown.core.hidden.slots import EVERYBODY, SEAT_BIT
from sitdown.core.kernel import Opening, Step
from sitdown.core.notation import plain
from sitdown.games.omerta.board.table import PATROL_BIT, PATROLS, Table
from sitdown.games.omerta.cards.cards import LAST_BOTTLE, MAMMA, PATROL, SAFECRACKER, Famous
from sitdown.games.omerta.cards.deck import SAFE, STOCK
from sitdown.games.omerta.steps import powers
from sitdown.games.omerta.steps.killer import KillerWindow, targeted
from sitdown.games.omerta.steps.rounds import Deal, FirstLook, Game, Turn
from sitdown.games.omerta.steps.scoring import EndGame
from sitdown.games.omerta.steps.snap import OpenSnap, SealedSnap, Snap, may_try
from sitdown.games.omerta.steps.turn import Draw, PlaceDrawn, PlaceTaken

MOST_POOLS: Final = 100_000  # no round takes so many shuffles; all of them are gone through for every look at the table
MOST_POINTS: Final = 100_000  # nor does anybody score so much in one
_FACE_OF: Final = {kind: face for face, kind in powers.POWERS.items() if face != SAFECRACKER} | {
    powers.Cracking: SAFECRACKER
}
_EFFECTS: Final[dict[type[powers.Effect], type[powers.Power]]] = {
    powers.Exchanging: powers.Gangster,
    powers.Shuffling: powers.Lady,
    powers.Giving: powers.Snitch,
    powers.Visiting: powers.Mamma,
    powers.Blocking: powers.Patrol,
}


def flaw(g: Table) -> str:
    """What is wrong with it, as far as one can see; "" if nothing is. The later checks rely on the earlier ones."""
    checks = (
        ("the stocks", _stocks),
        ("the seats", _seats),
        ("the sheet", _sheet),
        ("who knows what", _knowers),
        ("the cards", _cards),
        ("Mamma and Patrol", _lain),
        ("the shuffles", _shuffles),
        ("what is still to happen", _agenda),
    )
    for name, check in checks:
        if not check(g):
            return name
    return ""


def _begun(g: Table) -> bool:
    return len(g.famous) > 0


def _stocks(g: Table) -> bool:
    return len(g.stocks) == g.players and len(g.safe) == (SAFE if _begun(g) else 0)


def _seats(g: Table) -> bool:
    there = range(g.players)
    named = len(g.famous) == len(set(g.famous)) == g.players and Famous.AL_CAPONE in g.famous
    limit = g.options.turn_limit
    in_time = limit is None or g.turns <= limit
    return g.turn in there and g.starter in there and g.dry <= g.players and in_time and (named or not _begun(g))


def _sheet(g: Table) -> bool:
    rows = [len(row) == g.players and max(row) <= MOST_POINTS for row in g.sheet]
    return all(rows) and len(rows) <= (g.players if _begun(g) else 0)


def _knowers(g: Table) -> bool:
    """Nobody who is not there; and what is known to all is known to spectators."""
    strangers = sum([1 << SEAT_BIT + seat for seat in range(g.players, 5)])
    slots = [slot for row in (*g.hidden().rows, *[mix.before for mix in g.mixes]) for slot in row]
    return all([not slot & strangers or slot & EVERYBODY == EVERYBODY for slot in slots])


def _cards(g: Table) -> bool:
    if not _begun(g):
        return not g.all_cards()
    return g.all_cards() == sorted(g.cards) and g.in_play in (0, MAMMA, PATROL) and not g.hand & PATROLS


def _lain(g: Table) -> bool:
    """Every Patrol lies on one slot of its victim, and no slot is blocked by another."""
    blocked = [
        (seat, (slot & PATROLS) >> PATROL_BIT)
        for seat, stock in enumerate(g.stocks)
        for slot in stock
        if slot & PATROLS
    ]
    patrols = [(lain.victim, lain.patrol) for lain in g.lain if lain.card == PATROL]
    numbers = [number for _, number in patrols]
    return (
        sorted(blocked) == sorted(patrols)
        and len(set(numbers)) == len(numbers)
        and all([_lies(g, lain.card, lain.by, lain.victim, lain.patrol, lain.turns) for lain in g.lain])
        and not any([slot & PATROLS for slot in g.safe])
    )


def _lies(g: Table, card: int, by: int, victim: int, patrol: int, turns: int) -> bool:
    there = range(g.players)
    if by not in there or victim not in there or by == victim:
        return False
    return (patrol > 0 and 1 <= turns <= 2) if card == PATROL else (card == MAMMA and patrol == 0 and turns == 1)


def _shuffles(g: Table) -> bool:
    """The deck is no mix of slots: it was dealt, or made of a pile that all had seen."""
    if not 0 <= g.urn <= g.pools <= MOST_POOLS:
        return False
    return sound(g.hidden()) and g.urn not in [mix.pool for mix in g.mixes] and not (g.hand and not g.hand & EVERYBODY)


# --- the agenda: the frame of the game, the turn that comes next, and what is asked now


def _agenda(g: Table) -> bool:
    if not all([plain(step.fields()) for step in g.agenda]):
        return False
    if not _begun(g):
        return g.agenda == [Opening(Game())] and g.turns == g.dry == g.turn == g.starter == g.pools == 0
    if not g.agenda:
        return len(g.sheet) == g.players and not g.hand and not g.in_play
    rounds = g.players - len(g.sheet)  # to come, this one included
    frame = [EndGame(), *[Deal()] * (rounds - 1)]
    asked = g.agenda[rounds + 1 :]
    coming = g.agenda[rounds] if rounds and asked else None
    if g.agenda[:rounds] != frame or type(coming) is not Turn:
        return False
    if type(asked[0]) is FirstLook:
        return coming.seat == g.starter and len(asked) == 1 and _first_look(g, asked[0])
    return coming.seat == (g.turn + 1) % g.players and g.turns > 0 and _question(g, asked)


def _first_look(g: Table, look: FirstLook) -> bool:
    rows = [len(stock) == STOCK for stock in g.stocks]
    nothing_yet = not g.turns and not g.hand and not g.in_play and not g.lain and not g.pile and not g.pools
    return 0 < look.waiting < 1 << g.players and all(rows) and nothing_yet


def _question(g: Table, asked: list[Step[Any]]) -> bool:
    step = asked[-1]
    beneath = asked[:-1]
    kind = type(step)
    holding = kind is PlaceDrawn or kind is PlaceTaken
    if holding != (g.hand != 0):
        return False
    if isinstance(step, KillerWindow):
        return len(beneath) == 1 and _window(g, step, beneath[0])
    if g.in_play:
        return False
    if isinstance(step, Snap | SealedSnap):
        rest = [isinstance(each, OpenSnap) and 1 <= each.face <= LAST_BOTTLE for each in beneath]
        return len(rest) <= 1 and all(rest) and _snap(g, step)
    if beneath or not isinstance(step, Draw | PlaceDrawn | PlaceTaken | powers.Power) or step.seat != g.turn:
        return False
    if isinstance(step, powers.Power):
        return kind in _FACE_OF and g.pile[-1:] == [_FACE_OF[kind]] and step.ask(g) is not None
    if kind is PlaceTaken:
        return g.open_slots(step.seat) != 0 and g.hand & EVERYBODY == EVERYBODY
    return True


def _snap(g: Table, step: Snap | SealedSnap) -> bool:
    waiting = step.waiting
    if not 1 <= step.face <= LAST_BOTTLE or waiting <= 0 or waiting & ~may_try(g):
        return False
    if isinstance(step, Snap):
        return 0 <= step.declined < 1 << g.players and not step.declined & waiting and g.options.snap == "race"
    if g.options.snap == "race" or len(step.times) != g.players or len(step.slots) != g.players:
        return False
    return min(step.times) >= 0 and all([_answered(g, seat, step.slots[seat], waiting) for seat in range(g.players)])


def _answered(g: Table, seat: int, slot: int, waiting: int) -> bool:
    """A slot that he could name, or none."""
    return slot == -1 or (slot >= 0 and not waiting >> seat & 1 and g.open_slots(seat) >> slot & 1 == 1)


def _window(g: Table, window: KillerWindow, effect: Step[Any]) -> bool:
    """The targets of what was chosen are asked, and what was chosen is something that could be."""
    power = _EFFECTS.get(type(effect)) if isinstance(effect, powers.Effect) else None
    if power is None or not isinstance(effect, powers.Effect) or window.card != effect.cause:
        return False
    if g.in_play != (window.card if window.card in (MAMMA, PATROL) else 0):
        return False
    ask = power(g.turn).ask(g)
    if ask is None or not ask.allows(g.turn, effect.chosen):
        return False
    answered = [_answered(g, seat, slot, 0) for seat, slot in zip(window.seats, window.slots, strict=True)]
    return (
        window.targets == targeted(g, powers.targets_of(effect.chosen))
        and len(window.seats) < len(window.targets)
        and len(set(window.seats)) == len(window.seats)
        and set(window.seats) <= set(window.targets)
        and all(answered)
    )
