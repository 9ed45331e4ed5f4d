"""What a viewer with a perfect memory could know: the fold of all he has seen, exactly."""

from __future__ import annotations

from msgspec import Struct

from sitdown.games.omerta.cards import CARDS, Card, tally
from sitdown.games.omerta.slots import EVERYBODY, FACE, POOL_BIT, SEAT_BIT, eye
from sitdown.games.omerta.table import Mix, Table


class Among(Struct, frozen=True):
    """These cards are for certain among these slots, places of the safe, the card in hand and (`deck`) the deck, nobody can say where."""

    cards: tuple[Card, ...]
    slots: tuple[tuple[int, int], ...]  # (seat, slot)
    safe: tuple[int, ...]
    hand: bool
    deck: bool


class Knowledge(Struct, frozen=True):
    """Cards that the viewer cannot place are `None`."""

    seat: int | None
    stocks: tuple[tuple[Card | None, ...], ...]
    safe: tuple[Card | None, ...]
    hand: Card | None
    pile: tuple[Card, ...]  # the top comes last
    seen: tuple[tuple[tuple[int, ...], ...], ...]  # for every slot, the seats that know it
    unseen: dict[Card, int]  # what the unknown slots and the deck hold together
    among: tuple[Among, ...]


def knowledge(g: Table, viewer: int | None) -> Knowledge:
    known = eye(viewer)
    unseen = tally(g.deck)
    for slot in [slot for stock in g.stocks for slot in stock] + [*g.safe, *([g.hand] if g.hand else [])]:
        if not slot & known:
            unseen[slot & FACE] += 1
    return Knowledge(
        viewer,
        tuple([_cards(stock, known) for stock in g.stocks]),
        _cards(g.safe, known),
        CARDS[g.hand & FACE] if g.hand & known else None,
        tuple([CARDS[face] for face in g.pile]),
        tuple([tuple([_knowers(slot, g.players) for slot in stock]) for stock in g.stocks]),
        {CARDS[face]: number for face, number in enumerate(unseen) if number},
        _among(g, known),
    )


def _cards(slots: tuple[int, ...], known: int) -> tuple[Card | None, ...]:
    return tuple([CARDS[slot & FACE] if slot & known else None for slot in slots])


def _knowers(slot: int, players: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(players) if slot >> (SEAT_BIT + seat) & 1])


def _among(g: Table, known: int) -> tuple[Among, ...]:
    """For every pool that still has unknown cards out, what is certain to be among them."""
    found: list[Among] = []
    for pool in range(g.pools + 1):
        heirs = _heirs(g, known, pool)
        certain = _certain(g, known, pool, heirs)
        if not any(certain):
            continue
        cards = tuple([CARDS[face] for face, number in enumerate(certain) for _ in range(number)])
        slots = [(seat, at) for seat in range(g.players) for at in _unknown(g.stocks[seat], known, heirs)]
        safe = _unknown(g.safe, known, heirs)
        hand = bool(g.hand) and not g.hand & known and g.hand >> POOL_BIT in heirs
        found.append(Among(cards, tuple(slots), tuple(safe), hand, pool == g.urn and bool(g.deck)))
    return tuple(found)


def _unknown(slots: tuple[int, ...], known: int, pools: list[int]) -> list[int]:
    return [at for at, slot in enumerate(slots) if not slot & known and slot >> POOL_BIT in pools]


def _heirs(g: Table, known: int, pool: int) -> list[int]:
    """The pool, and every mix that unknown cards of it went into."""
    heirs = [pool]
    for mix in g.mixes:
        if any([not slot & known and slot >> POOL_BIT in heirs for slot in mix.before]):
            heirs.append(mix.pool)
    return heirs


def _certain(g: Table, known: int, pool: int, heirs: list[int]) -> list[int]:
    """What went into a pool for certain, less all that has come to light out of it or of a mix it went into."""
    certain = [0] * len(CARDS)
    for mix in g.mixes:
        if mix.pool == pool:
            certain = tally([slot & FACE for slot in mix.before if slot & known])
            break
    else:  # a deck: all of it is certain
        for slots in _rows(g):
            for slot in slots:
                if not slot & known and slot >> POOL_BIT == pool:
                    certain[slot & FACE] += 1
        if pool == g.urn:
            certain = [number + more for number, more in zip(certain, tally(g.deck), strict=True)]
    for mix in g.mixes:
        if mix.pool in heirs:
            seen = _come_to_light(g, known, mix)
            certain = [max(0, number - less) for number, less in zip(certain, seen, strict=True)]
    return certain


def _come_to_light(g: Table, known: int, mix: Mix) -> list[int]:
    """What the viewer has seen come out of a mix: what went in, less what is still unknown."""
    seen = tally([slot & FACE for slot in mix.before])
    for slots in _rows(g):
        for slot in slots:
            if not slot & known and slot >> POOL_BIT == mix.pool:
                seen[slot & FACE] -= 1
    return seen


def _rows(g: Table) -> list[tuple[int, ...]]:
    """Everywhere a slot can be: on the table, in hand, or on the way into a mix."""
    return [*g.stocks, g.safe, (g.hand,) if g.hand else (), *(mix.before for mix in g.mixes)]
