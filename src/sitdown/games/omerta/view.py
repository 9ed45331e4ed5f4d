"""What lies on the table as a viewer may see it now. Built up from what is allowed, never stripped down."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from sitdown.core.kernel import MODES, Step
from sitdown.core.slots import FACE, eye
from sitdown.games.omerta.cards import CARDS, Card, Famous
from sitdown.games.omerta.killer import KillerWindow
from sitdown.games.omerta.powers import Cracking
from sitdown.games.omerta.slots import PATROL_BIT, PATROLS
from sitdown.games.omerta.snap import SealedSnap, Snap
from sitdown.games.omerta.table import Lain, Table

QUESTIONS: Final = (  # the steps that ask a seat
    *("FirstLook", "Draw", "PlaceDrawn", "PlaceTaken", "Snap", "SealedSnap", "KillerWindow", "Gangster", "Lady"),
    *("Mole", "Snitch", "Driver", "Cracking", "Mamma", "Patrol"),
)


class SlotView(Struct, frozen=True):
    card: Card | None
    patrol: bool


class LainView(Struct, frozen=True):
    """Mamma or the Patrol, laid by one player on another, and how many of the first one's turns it stays."""

    card: Card
    by: int
    victim: int
    slot: int | None
    turns: int


class Question(Struct, frozen=True):
    """What is asked now, and of whom. Who has answered a secret question is not said."""

    number: int
    step: str
    mode: str
    seats: tuple[int, ...]
    seconds: int | None
    card: Card | None = None  # the bottle that can be snapped, or the character that can be answered


class View(Struct, frozen=True):
    """The table. `seat` is `None` for a spectator."""

    seat: int | None
    famous: tuple[Famous, ...]
    round: int
    starter: int
    turn: int
    turns: int
    sheet: tuple[tuple[int, ...], ...]
    stocks: tuple[tuple[SlotView, ...], ...]
    safe: tuple[Card | None, ...]
    deck: int
    pile: int
    pile_top: Card | None
    holds: bool  # the active player holds a drawn card
    hand: Card | None
    in_play: Card | None
    lain: tuple[LainView, ...]
    question: Question | None
    winners: tuple[int, ...]


def view(g: Table, viewer: int | None) -> View:
    known = eye(viewer)
    aid = known if g.options.memory_aid and viewer is not None else 0
    top = g.agenda[-1] if g.agenda else None
    cracking = isinstance(top, Cracking) and top.seat == viewer
    return View(
        viewer,
        g.famous,
        g.round,
        g.starter,
        g.turn,
        g.turns,
        g.sheet,
        tuple([_stock(stock, aid) for stock in g.stocks]),
        tuple([CARDS[slot & FACE] if cracking or slot & aid else None for slot in g.safe]),
        len(g.deck),
        len(g.pile),
        CARDS[g.pile[-1]] if g.pile else None,
        g.hand != 0,
        CARDS[g.hand & FACE] if g.hand & known else None,
        CARDS[g.in_play] if g.in_play else None,
        tuple([_lain(g, lain) for lain in g.lain]),
        _question(g),
        tuple(g.winners),
    )


def _stock(stock: tuple[int, ...], aid: int) -> tuple[SlotView, ...]:
    return tuple([SlotView(CARDS[slot & FACE] if slot & aid else None, slot & PATROLS != 0) for slot in stock])


def _lain(g: Table, lain: Lain) -> LainView:
    slot = None
    for at, held in enumerate(g.stocks[lain.victim]):
        if lain.patrol and (held & PATROLS) >> PATROL_BIT == lain.patrol:
            slot = at
    return LainView(CARDS[lain.card], lain.by, lain.victim, slot, lain.turns)


def _question(g: Table) -> Question | None:
    ask = g.ask
    if ask is None:
        return None
    step = g.agenda[-1]
    return Question(g.question, type(step).__name__, MODES[ask.mode], step.asked(g), g.seconds(ask.clock), _about(step))


def _about(step: Step[Any]) -> Card | None:
    """The pile's top need not say it: it may be another bottle by now, or gone into the deck."""
    if isinstance(step, Snap | SealedSnap):
        return CARDS[step.face]
    return CARDS[step.card] if isinstance(step, KillerWindow) else None
