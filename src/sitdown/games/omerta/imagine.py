"""Another world that a viewer could be in, drawn from all ways chance could have fallen that would have shown him the same.

Hidden cards came out of pools. The deck is a pool with known contents; so is a reshuffled pile. Without a Lady it is enough to draw every unknown
slot anew from its pool. A Lady's mix is a pool too; what must have gone into it is drawn first (`explain`).
"""

from __future__ import annotations

from sitdown.core.chance import Chance, taken
from sitdown.core.pools import Mix
from sitdown.core.slots import FACE, POOL_BIT, eye
from sitdown.games.omerta.cards import CARDS
from sitdown.games.omerta.explain import Accounts
from sitdown.games.omerta.pools import bags
from sitdown.games.omerta.table import Table


def imagine(g: Table, viewer: int | None, chance: Chance) -> None:
    """Replace all that the viewer cannot know of this table by a fair guess. Bits, places and counts stay."""
    known = eye(viewer)
    hidden = bags(g, known)
    if g.mixes:
        g.mixes = _imagined_mixes(g, known, hidden, chance)
    g.stocks = [_redrawn(stock, known, hidden, chance) for stock in g.stocks]
    g.safe = _redrawn(g.safe, known, hidden, chance)
    if g.hand:
        g.hand = _redrawn((g.hand,), known, hidden, chance)[0]
    g.deck = hidden[g.urn]


def _redrawn(slots: tuple[int, ...], known: int, hidden: list[list[int]], chance: Chance) -> tuple[int, ...]:
    """The same slots, with faces from their pools where the viewer does not know them."""
    return tuple([slot if slot & known else slot & ~FACE | taken(hidden[slot >> POOL_BIT], chance) for slot in slots])


def _imagined_mixes(g: Table, known: int, hidden: list[list[int]], chance: Chance) -> tuple[Mix, ...]:
    """What went into every mix, oldest first; on the way, the bags are left with what can still come out of each pool."""
    accounts = Accounts(g.mixes, known, hidden)
    asked = accounts.draw(chance)
    for deck, claims in zip(accounts.decks, accounts.on_deck, strict=True):
        for at in claims:
            _remove(hidden[deck], asked[at])
    mixes: list[Mix] = []
    for m, source in enumerate(accounts.sources):
        due = {accounts.claims[at].pool: asked[at].copy() for at in accounts.of_mix[m]}
        before = _filled(g.mixes[m].before, known, due, hidden, chance)
        bag = [slot & FACE for slot in before]
        _remove(bag, [face for face in range(len(CARDS)) for _ in range(source.seen[face])])
        for at in accounts.on_mix[m]:
            _remove(bag, asked[at])
        hidden[source.pool] = bag
        mixes.append(Mix(source.pool, before))
    return tuple(mixes)


def _filled(
    before: tuple[int, ...], known: int, due: dict[int, list[int]], hidden: list[list[int]], chance: Chance
) -> tuple[int, ...]:
    """What went into a mix: the faces that are due first (which slot of a pool had one is all the same), then any of the pool."""
    filled: list[int] = []
    for slot in before:
        if not slot & known:
            faces = due[slot >> POOL_BIT]
            slot = slot & ~FACE | (faces.pop() if faces else taken(hidden[slot >> POOL_BIT], chance))
        filled.append(slot)
    return tuple(filled)


def _remove(bag: list[int], faces: list[int]) -> None:
    for face in faces:
        bag.remove(face)
