"""Henchman, Machine Pistol, Saboteur and Distraction, lying on gangsters (C-35, C-36, C-81)."""

from __future__ import annotations

from typing import Final

from sitdown.core.hidden.slots import EVERYBODY, new_slot
from sitdown.games.cosa_nostra.board.material import CARD, GANGSTER, INFLUENCE_FACE, MEN, SECOND
from sitdown.games.cosa_nostra.board.table import Table, lying_on, put
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE, Attach
from sitdown.games.cosa_nostra.records.events import Attached, Detached

_USES: Final = [next((use for use in facts.uses if type(use) is Attach), None) for facts in INFLUENCE]
ATTACHABLE: Final = [card for card, use in enumerate(_USES) if use]
ON_ANYONE: Final = [use is not None and use.to == "anyone" for use in _USES]
HELPS: Final = [card for card, use in enumerate(_USES) if use and (use.strength > 0 or use.difficulty < 0)]
WITH_TASK: Final = [card for card, use in enumerate(_USES) if use and use.until == "task"]


def attach(g: Table, seat: int, card: int, who: int) -> None:
    g.attached = put(g.attached, who, g.attached[who] | seat + 1 << 3 * card)
    if g.listening:
        g.tell(Attached(seat, CARD[card], GANGSTER[who]))


def laid(cards: list[int]) -> int:
    """What `Table.attached` says of a gangster on whom these cards lie, whoever played them."""
    held = 0
    for card in cards:
        held |= 1 << 3 * card
    return held


def has_attached(g: Table, card: int, who: int) -> bool:
    return g.attached[who] >> 3 * card & 7 != 0


def attached_by(g: Table, card: int, who: int) -> int:
    """Who played a card that lies there."""
    return (g.attached[who] >> 3 * card & 7) - 1


def detach(g: Table, card: int, who: int) -> None:
    """Onto the discard pile, face up."""
    g.attached = put(g.attached, who, g.attached[who] & ~(7 << 3 * card))
    g.pile += (new_slot(INFLUENCE_FACE + card, g.urn) | EVERYBODY,)
    if g.listening:
        g.tell(Detached(CARD[card], GANGSTER[who]))


def end_task(g: Table, who: int) -> None:
    """A task of his is over: what helped or hindered it goes, unless he still has another job (M-33) or his own task (M-35)."""
    if g.attached[who] and not (g.tasks[who] or (who >= FIRST_MERCENARY and g.tasks[who + SECOND] > 0)):
        for card in WITH_TASK:
            if has_attached(g, card, who):
                detach(g, card, who)


def strip(g: Table, who: int) -> None:
    """Everything that lies on him goes."""
    for card in lying_on(g.attached[who]):
        detach(g, card, who)


def strip_all(g: Table) -> None:
    """The end of the round."""
    for who in range(MEN):
        if g.attached[who]:
            strip(g, who)
