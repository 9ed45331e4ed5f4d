"""Where unknown cards are, for a viewer: by the pool they came out of."""

from sitdown.core.slots import FACE, POOL_BIT
from sitdown.games.omerta.table import Table


def rows(g: Table) -> list[tuple[int, ...]]:
    """Everywhere on the table that a slot can be."""
    places = [*g.stocks, g.safe]
    if g.hand:
        places.append((g.hand,))
    return places


def bags(g: Table, known: int) -> list[list[int]]:
    """By pool, the faces that its unknown slots have, those that went into a mix included; and the deck, in its pool."""
    found: list[list[int]] = [[] for _ in range(g.pools + 1)]
    found[g.urn] = g.deck.copy()
    places = rows(g)
    for mix in g.mixes:
        places.append(mix.before)
    for row in places:
        for slot in row:
            if not slot & known:
                found[slot >> POOL_BIT].append(slot & FACE)
    return found
