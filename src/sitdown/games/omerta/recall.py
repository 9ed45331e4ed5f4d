"""What a viewer with a perfect memory could know: the fold of all he has seen, exactly."""

from __future__ import annotations

from sitdown.core.slots import FACE, POOL_BIT, SEAT_BIT, eye
from sitdown.games.omerta.cards import CARDS, Card, tally
from sitdown.games.omerta.knowledge import Among, Knowledge
from sitdown.games.omerta.pools import bags, rows
from sitdown.games.omerta.table import Table


def recall(g: Table, viewer: int | None) -> Knowledge:
    known = eye(viewer)
    unseen = tally(g.deck)
    for row in rows(g):
        for slot in row:
            if not slot & known:
                unseen[slot & FACE] += 1
    return Knowledge(
        viewer,
        tuple([_cards(stock, known) for stock in g.stocks]),
        _cards(g.safe, known),
        CARDS[g.hand & FACE] if g.hand & known else None,
        tuple([CARDS[face] for face in g.pile]),
        tuple([tuple([_knowers(slot, g.players) for slot in stock]) for stock in g.stocks]),
        {CARDS[face]: unseen[face] for face in range(len(CARDS)) if unseen[face]},
        _among(g, known),
    )


def _cards(slots: tuple[int, ...], known: int) -> tuple[Card | None, ...]:
    return tuple([CARDS[slot & FACE] if slot & known else None for slot in slots])


def _knowers(slot: int, players: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(players) if slot >> (SEAT_BIT + seat) & 1])


def _among(g: Table, known: int) -> tuple[Among, ...]:
    """For every pool that still has unknown cards out, what is certain to be among them."""
    hidden = bags(g, known)
    found: list[Among] = []
    for pool in range(g.pools + 1):
        heirs = _heirs(g, known, pool)
        certain = _certain(g, known, pool, heirs, hidden)
        cards = [CARDS[face] for face in range(len(CARDS)) for _ in range(certain[face])]
        if cards:
            slots = [(seat, at) for seat in range(g.players) for at in _unknown(g.stocks[seat], known, heirs)]
            safe = tuple(_unknown(g.safe, known, heirs))
            hand = g.hand != 0 and _unknown((g.hand,), known, heirs) != []
            found.append(Among(tuple(cards), tuple(slots), safe, hand, pool == g.urn and len(g.deck) > 0))
    return tuple(found)


def _unknown(slots: tuple[int, ...], known: int, pools: list[int]) -> list[int]:
    return [at for at in range(len(slots)) if not slots[at] & known and slots[at] >> POOL_BIT in pools]


def _heirs(g: Table, known: int, pool: int) -> list[int]:
    """The pool, and every mix that unknown cards of it went into."""
    heirs = [pool]
    for mix in g.mixes:
        for slot in mix.before:
            if not slot & known and slot >> POOL_BIT in heirs:
                heirs.append(mix.pool)
                break
    return heirs


def _certain(g: Table, known: int, pool: int, heirs: list[int], hidden: list[list[int]]) -> list[int]:
    """What went into a pool for certain, less all that has come to light out of it or of a mix it went into."""
    certain = tally(hidden[pool])  # of a deck, everything
    for mix in g.mixes:
        if mix.pool == pool:
            certain = tally([slot & FACE for slot in mix.before if slot & known])
    for mix in g.mixes:
        if mix.pool in heirs:
            went_in = tally([slot & FACE for slot in mix.before])
            still_hidden = tally(hidden[mix.pool])
            for face in range(len(CARDS)):
                certain[face] = max(0, certain[face] - went_in[face] + still_hidden[face])
    return certain
