"""Where the hidden cards of a table are, and the shuffles they came out of."""

from __future__ import annotations

from sitdown.core.hidden.slots import EVERYBODY, FACE, POOL_BIT


class Mix:
    """A shuffle of slots that lay on the table: what went in. What came out carries its pool's number, whether it lies on the table or became a deck.

    It is a shuffle to whoever cannot follow it: a player who puts cards of his hand away knows which, so he knows what came out as well.
    """

    def __init__(self, pool: int, before: tuple[int, ...]) -> None:
        self.pool = pool
        self.before = before


class Hidden:
    """Everywhere that a hidden card can be. A card that has left all these places has been seen by all."""

    def __init__(
        self, rows: list[tuple[int, ...]], decks: list[tuple[int, list[int]]], mixes: tuple[Mix, ...], pools: int
    ) -> None:
        self.rows = rows
        self.decks = decks  # each with its pool, its faces in no order
        self.mixes = mixes  # the oldest first
        self.pools = pools  # how many there have been; they are numbered from 0


def bags(here: Hidden, known: int) -> list[list[int]]:
    """By pool, its deck and the faces that its unknown slots have, those that went into a mix included. Sorted: two worlds that look the
    same to the one who looks have the same bags."""
    found: list[list[int]] = [[] for _ in range(here.pools)]
    for pool, faces in here.decks:
        found[pool] = faces.copy()
    for row in here.rows:
        for slot in row:
            if not slot & known:
                found[slot >> POOL_BIT].append(slot & FACE)
    for mix in here.mixes:
        for slot in mix.before:
            if not slot & known:
                found[slot >> POOL_BIT].append(slot & FACE)
    for faces in found:
        faces.sort()
    return found


def unsettled(here: Hidden) -> tuple[Mix, ...]:
    """The mixes that can still matter to anybody's knowledge. Settled: all that came out is public, and one pool accounts for what went in unseen."""
    stacked = [pool for pool, faces in here.decks if faces]
    left = list(here.mixes)
    for mix in here.mixes:
        rows = [*here.rows, *[other.before for other in left]]
        out = [slot for row in rows for slot in row if slot >> POOL_BIT == mix.pool and slot & EVERYBODY != EVERYBODY]
        went_in = {slot >> POOL_BIT for slot in mix.before if slot & EVERYBODY != EVERYBODY}
        if not out and mix.pool not in stacked and len(went_in) <= 1:
            left.remove(mix)
    return tuple(left)


def sound(here: Hidden) -> bool:
    """Whether these cards can have come to lie as they do: pools that there are, mixes of older cards, and out of a mix only what went in."""
    slots = [slot for row in here.rows for slot in row]
    newest = -1
    for mix in here.mixes:
        if not newest < mix.pool < here.pools or not all([slot >> POOL_BIT < mix.pool for slot in mix.before]):
            return False
        newest = mix.pool
        slots += mix.before
    if not all([slot >> POOL_BIT < here.pools for slot in slots]):
        return False
    for mix in here.mixes:
        went_in = tally([slot & FACE for slot in mix.before])
        came_out = [slot & FACE for slot in slots if slot >> POOL_BIT == mix.pool and slot & EVERYBODY != EVERYBODY]
        for pool, faces in here.decks:
            if pool == mix.pool:
                came_out += faces
        for face in came_out:
            went_in[face] -= 1
        if min(went_in) < 0:
            return False
    return True


def tally(faces: list[int]) -> list[int]:
    """How many of each face."""
    counted = [0] * (FACE + 1)
    for face in faces:
        counted[face] = counted[face] + 1  # compiled, `+=` on an item goes by way of objects
    return counted
