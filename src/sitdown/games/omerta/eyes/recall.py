"""What a viewer with a perfect memory could know: the fold of all he has seen, exactly."""

from __future__ import annotations

from sitdown.core.hidden.certain import certain, unknown
from sitdown.core.hidden.pools import tally
from sitdown.core.hidden.slots import FACE, SEAT_BIT, eye
from sitdown.games.omerta.board.table import Table
from sitdown.games.omerta.cards.cards import CARDS, Card
from sitdown.games.omerta.records.knowledge import Among, Knowledge


def recall(g: Table, viewer: int | None) -> Knowledge:
    known = eye(viewer)
    unseen = tally(g.deck)
    for row in g.hidden().rows:
        for slot in row:
            if not slot & known:
                unseen[slot & FACE] = unseen[slot & FACE] + 1
    return Knowledge(
        viewer,
        tuple([_cards(stock, known) for stock in g.stocks]),
        _cards(g.safe, known),
        CARDS[g.hand & FACE] if g.hand & known else None,
        tuple([CARDS[face] for face in g.pile]),
        tuple([tuple([_knowers(slot, g.players) for slot in stock]) for stock in g.stocks]),
        {CARDS[face]: unseen[face] for face in range(len(CARDS)) if unseen[face]},
        _among(g, viewer),
    )


def _cards(slots: tuple[int, ...], known: int) -> tuple[Card | None, ...]:
    return tuple([CARDS[slot & FACE] if slot & known else None for slot in slots])


def _knowers(slot: int, players: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(players) if slot >> (SEAT_BIT + seat) & 1])


def _among(g: Table, viewer: int | None) -> tuple[Among, ...]:
    """For every pool that still has unknown cards out, what is certain to be among them."""
    known = eye(viewer)
    found: list[Among] = []
    for group in certain(g.hidden(), viewer):
        cards = tuple([CARDS[face] for face in group.faces])
        slots = [(seat, at) for seat in range(g.players) for at in unknown(g.stocks[seat], known, group.pools)]
        safe = tuple(unknown(g.safe, known, group.pools))
        hand = g.hand != 0 and unknown((g.hand,), known, group.pools) != []
        found.append(Among(cards, tuple(slots), safe, hand, g.urn in group.pools and len(g.deck) > 0))
    return tuple(found)
