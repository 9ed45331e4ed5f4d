"""The view of a table, built for one viewer. Built up from what is allowed, never stripped down."""

from __future__ import annotations

from typing import Any

from sitdown.core.hidden.slots import FACE, eye
from sitdown.core.kernel import MODES, Step
from sitdown.games.omerta.board.table import PATROL_BIT, PATROLS, Lain, Table
from sitdown.games.omerta.cards.cards import CARDS, Card
from sitdown.games.omerta.records.view import LainView, Question, SlotView, View
from sitdown.games.omerta.steps.killer import KillerWindow
from sitdown.games.omerta.steps.powers import Cracking
from sitdown.games.omerta.steps.snap import SealedSnap, Snap


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
