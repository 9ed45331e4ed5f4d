"""What a player does without thinking twice: quick play for all seats of an imagined world, each by what he knows there and no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sitdown.core.asks import bits
from sitdown.core.chance import Chance
from sitdown.core.hidden.slots import FACE, eye
from sitdown.core.kernel import RACE, Step
from sitdown.core.records import Action
from sitdown.games.omerta.board.table import PATROLS
from sitdown.games.omerta.bots.turns import impulses
from sitdown.games.omerta.bots.turns.thumb import MANY, PLAIN, POWER, Thumb, thumb
from sitdown.games.omerta.cards.cards import DRIVER, KILLER, LAST_BOTTLE
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.steps import powers
from sitdown.games.omerta.steps.killer import KillerWindow
from sitdown.games.omerta.steps.rounds import FirstLook
from sitdown.games.omerta.steps.scoring import LIMIT
from sitdown.games.omerta.steps.snap import SealedSnap, Snap
from sitdown.games.omerta.steps.turn import Draw, PlaceDrawn, PlaceTaken

PAIR: Final = PLAIN.pair
SURE: Final = PLAIN.sure_enough


def play_turn(g: Omerta, chance: Chance) -> None:
    """Play on until the next turn begins, or the round is over."""
    thumbs = thumb(g.cards)
    _move(g, thumbs, chance)
    while g.ask is not None and type(g.agenda[-1]) is not Draw:
        _move(g, thumbs, chance)


def _move(g: Omerta, thumbs: Thumb, chance: Chance) -> None:
    """Answer the open question."""
    ask = g.ask
    assert ask is not None
    step = g.agenda[-1]
    if ask.mode == RACE:
        race(g, chance)
        return
    seat = ask.seats[0]
    options = ask.options(seat)
    g.apply(seat, INSTINCTS[type(step)](g, seat, options, thumbs) if len(options) > 1 else options[0], chance)


def race(g: Omerta, chance: Chance, seat: int = -1, decided: Action = act.DECLINE) -> None:
    """A snap: a player who knows that he has one tries it, and anybody may be the fastest. One seat may have decided by itself."""
    ask = g.ask
    step = g.agenda[-1]
    assert ask is not None
    assert isinstance(step, Snap)
    tries = [(seat, decided)] if decided is not act.DECLINE else []
    for other in ask.seats:
        slot = known_slot(g, other, step.face) if other != seat else -1
        if slot >= 0:
            tries.append((other, act.attempt(slot)))
    number = g.question
    while tries and g.question == number:
        who, action = tries.pop(chance.draw(len(tries)) if len(tries) > 1 else 0)
        g.apply(who, action, chance)
    if g.question == number:  # nobody has won it: closed at once, without asking round
        g.agenda.pop()
        g.question += 1
        g.advance()


def known_slot(g: Omerta, seat: int, face: int) -> int:
    """Where this seat knows an open slot to be of this face, or -1."""
    bit = eye(seat)
    mask = FACE | PATROLS | bit
    wanted = face | bit
    stock = g.stocks[seat]
    for at in range(len(stock)):
        if stock[at] & mask == wanted:
            return at
    return -1


# --- a turn


def first_look(g: Omerta, seat: int, options: Sequence[Action], thumbs: Thumb) -> Action:
    return options[0]


def begin(g: Omerta, seat: int, options: Sequence[Action], thumbs: Thumb) -> Action:
    """Call with a count that is known and low enough; else the pile if it is better than what the deck is likely to bring."""
    bit = eye(seat)
    count = 0
    blind = False
    relief = 0.0
    for slot in g.stocks[seat]:
        if not slot & bit:
            blind = True
            relief = max(relief, thumbs.relief)
        else:
            face = slot & FACE
            count += POINTS[face]
            relief = max(relief, POINTS[face] + POWER[face])
    if not blind and count <= LIMIT and options[-1] is act.CALL_OMERTA and success(g, seat, count, thumbs) >= SURE:
        return act.CALL_OMERTA
    if options[1] is act.TAKE_PILE and relief - POINTS[g.pile[-1]] > thumbs.drawn[int(relief)]:
        return act.TAKE_PILE
    return act.DRAW_DECK


def success(g: Omerta, seat: int, count: int, thumbs: Thumb) -> float:
    """The chance that nobody has less than this seat's count."""
    bit = eye(seat)
    chance = 1.0
    for other in range(g.players):
        if other != seat:
            need = count
            kept = blind = 0
            own = eye(other)
            for slot in g.stocks[other]:
                if slot & bit:
                    need -= POINTS[slot & FACE]
                elif slot & own:
                    kept += 1
                else:
                    blind += 1
            if need > 0:
                chance *= thumbs.at_least[min(kept, MANY)][min(blind, MANY)][need]
    return chance


def place(g: Omerta, seat: int, options: Sequence[Action], thumbs: Thumb) -> Action:
    """Into the slot that is best emptied, or away with it."""
    bit = eye(seat)
    card = g.hand & FACE
    stock = g.stocks[seat]
    known = [slot & FACE if slot & bit else 0 for slot in stock]
    best = options[-1]
    most = _riddance(card, known, 0) + POINTS[card] if best is act.DISCARD else -1.0
    for at in range(len(stock)):
        if stock[at] & PATROLS:
            continue
        face = known[at]
        relief = POINTS[face] + _riddance(face, known, 1) if face else thumbs.relief
        if relief > most:
            most = relief
            best = act.swap(at)
    return best


def _riddance(face: int, known: list[int], held: int) -> float:
    """What it brings to discard a card, beside being rid of it; it is held so many times among the known ones."""
    if face <= LAST_BOTTLE:
        return PAIR * POINTS[face] if known.count(face) > held else 0.0
    if face != DRIVER:
        return POWER[face]
    ride = sorted([other for other in known if 0 < other <= LAST_BOTTLE])
    return float(sum(ride[-2:]))


# --- turning up a card


def snap(g: Omerta, seat: int, options: Sequence[Action], thumbs: Thumb) -> Action:
    step = g.agenda[-1]
    assert isinstance(step, SealedSnap)
    slot = known_slot(g, seat, step.face)
    return act.attempt(slot) if slot >= 0 else act.DECLINE


def kill(g: Omerta, seat: int, options: Sequence[Action], thumbs: Thumb) -> Action:
    slot = known_slot(g, seat, KILLER)
    return act.reveal(slot) if slot >= 0 else act.DECLINE


def drive(g: Omerta, seat: int, options: Sequence[Action], thumbs: Thumb) -> Action:
    """The two dearest bottles that are known."""
    bit = eye(seat)
    stock = g.stocks[seat]
    bottles = [at for at in bits(g.open_slots(seat)) if stock[at] & bit and stock[at] & FACE <= LAST_BOTTLE]
    slots = tuple(sorted(bottles, key=lambda at: -(stock[at] & FACE))[:2])
    for option in options:
        if isinstance(option, act.Drive) and option.slots == slots:
            return option
    return options[-1]


Instinct = Callable[[Omerta, int, Sequence[Action], Thumb], Action]

INSTINCTS: Final[dict[type[Step[Any]], Instinct]] = {
    FirstLook: first_look,
    Draw: begin,
    PlaceDrawn: place,
    PlaceTaken: place,
    SealedSnap: snap,
    KillerWindow: kill,
    powers.Gangster: impulses.exchange,
    powers.Lady: impulses.hit,
    powers.Mole: impulses.look,
    powers.Snitch: impulses.give,
    powers.Driver: drive,
    powers.Cracking: impulses.crack,
    powers.Mamma: impulses.hit,
    powers.Patrol: impulses.hit,
}
