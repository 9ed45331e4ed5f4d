"""Other hidden cards that a viewer could be facing, drawn from all ways chance could have fallen that would have shown him the same.

Hidden cards came out of pools. A deck is a pool with known contents, and as long as nothing has been mixed it is enough to draw every unknown slot anew
from its pool. A mix is a pool too; what must have gone into it is drawn first (`explain`).
"""

from __future__ import annotations

from sitdown.core.chance import Chance, taken
from sitdown.core.hidden.accounts import Accounts
from sitdown.core.hidden.explain import explained
from sitdown.core.hidden.pools import Hidden, Mix, bags
from sitdown.core.hidden.slots import FACE, POOL_BIT, eye


def imagined(here: Hidden, viewer: int | None, chance: Chance) -> Hidden:
    """All that the viewer cannot know, replaced by a fair guess. Bits, places and counts stay."""
    known = eye(viewer)
    hidden = bags(here, known)
    mixes = _imagined_mixes(here.mixes, known, hidden, chance) if here.mixes else ()
    rows = [_redrawn(row, known, hidden, chance) for row in here.rows]
    return Hidden(rows, [(pool, hidden[pool]) for pool, _ in here.decks], mixes, here.pools)


def _redrawn(slots: tuple[int, ...], known: int, hidden: list[list[int]], chance: Chance) -> tuple[int, ...]:
    """The same slots, with faces from their pools where the viewer does not know them."""
    return tuple([slot if slot & known else slot & ~FACE | taken(hidden[slot >> POOL_BIT], chance) for slot in slots])


def _imagined_mixes(mixes: tuple[Mix, ...], known: int, hidden: list[list[int]], chance: Chance) -> tuple[Mix, ...]:
    """What went into every mix, oldest first; on the way, the bags are left with what can still come out of each pool."""
    accounts = Accounts(mixes, known, hidden)
    asked = explained(accounts, chance)
    for deck, claims in zip(accounts.decks, accounts.on_deck, strict=True):
        for at in claims:
            _remove(hidden[deck], asked[at])
    imagined_mixes: list[Mix] = []
    for m, source in enumerate(accounts.sources):
        lots = {accounts.claims[at].pool: _lots(asked[at], accounts.claims[at].slots) for at in accounts.of_mix[m]}
        before = _filled(mixes[m].before, known, lots, hidden, chance)
        bag = [slot & FACE for slot in before]
        _remove(bag, [face for face in accounts.faces for _ in range(source.seen[face])])
        for at in accounts.on_mix[m]:
            _remove(bag, asked[at])
        hidden[source.pool] = bag
        imagined_mixes.append(Mix(source.pool, before))
    return tuple(imagined_mixes)


def _lots(asked: list[int], slots: int) -> list[int]:
    """The faces asked for, and blanks: any slot of the pool can have had them. No lots if nothing was asked for."""
    return asked + [0] * (slots - len(asked)) if asked else []


def _filled(
    before: tuple[int, ...], known: int, lots: dict[int, list[int]], hidden: list[list[int]], chance: Chance
) -> tuple[int, ...]:
    """What went into a mix: faces that were asked for, by lot, else any of the pool."""
    filled: list[int] = []
    for slot in before:
        if not slot & known:
            pool = slot >> POOL_BIT
            face = taken(lots[pool], chance) if lots[pool] else 0
            slot = slot & ~FACE | (face or taken(hidden[pool], chance))
        filled.append(slot)
    return tuple(filled)


def _remove(bag: list[int], faces: list[int]) -> None:
    for face in faces:
        bag.remove(face)
