"""Another world that a viewer could be in, drawn from all ways chance could have fallen that would have shown him the same.

Hidden cards came out of pools. The deck is a pool with known contents; so is a reshuffled pile. A Lady's mix is a pool whose contents are the slots that
went in: some the viewer knew, others being cards of older pools. Without a mix it is enough to draw every unknown slot anew from its pool. With mixes,
a card that came to light out of one must have gone in: it was one of those he knew, or a card of an older pool. Where both can be, the explanations
are weighed by the number of ways that lead to them, and one is drawn.
"""

from __future__ import annotations

from math import comb, factorial, gcd, perm

from sitdown.core.chance import Chance
from sitdown.games.omerta.cards import CARDS, tally
from sitdown.games.omerta.slots import FACE, POOL_BIT, eye
from sitdown.games.omerta.table import Mix, Table


def imagine(g: Table, viewer: int | None, chance: Chance) -> None:
    """Replace all that the viewer cannot know of this table by a fair guess. Bits, places and counts stay."""
    known = eye(viewer)
    bags = _Bags(g, known, chance)
    if g.mixes:
        _imagine_mixes(g, known, bags, chance)
    g.stocks = [_redrawn(stock, known, bags) for stock in g.stocks]
    g.safe = _redrawn(g.safe, known, bags)
    if g.hand:
        g.hand = bags.redraw(g.hand, known)
    g.deck = bags.faces[g.urn]


def _redrawn(slots: tuple[int, ...], known: int, bags: _Bags) -> tuple[int, ...]:
    return tuple([slot if slot & known else bags.redraw(slot, known) for slot in slots])


class _Bags:
    """By pool, the faces that its unknown slots and, if it is the deck's, the deck can have."""

    def __init__(self, g: Table, known: int, chance: Chance) -> None:
        self.chance = chance
        self.faces: list[list[int]] = [[] for _ in range(g.pools + 1)]
        self.faces[g.urn] = g.deck.copy()
        for stock in g.stocks:
            self._add(stock, known)
        self._add(g.safe, known)
        if g.hand:
            self._add((g.hand,), known)
        for mix in g.mixes:
            self._add(mix.before, known)

    def _add(self, slots: tuple[int, ...], known: int) -> None:
        for slot in slots:
            if not slot & known:
                self.faces[slot >> POOL_BIT].append(slot & FACE)

    def redraw(self, slot: int, known: int) -> int:
        """The same slot with a face from its pool, unless the viewer knows it."""
        if slot & known:
            return slot
        bag = self.faces[slot >> POOL_BIT]
        at = self.chance.draw(len(bag))
        face = bag[at]
        last = bag.pop()
        if at < len(bag):
            bag[at] = last
        return slot & ~FACE | face


# --- mixes


class _Source:
    """A mix as the viewer sees it: what he knew went in, how many unknown slots of each pool did, what has come to light."""

    def __init__(self, mix: Mix, known: int, unseen: list[int]) -> None:
        self.pool = mix.pool
        self.size = len(mix.before)
        self.constants = tally([slot & FACE for slot in mix.before if slot & known])
        self.unknown: dict[int, int] = {}
        for slot in mix.before:
            if not slot & known:
                pool = slot >> POOL_BIT
                self.unknown[pool] = self.unknown.get(pool, 0) + 1
        hidden = tally(unseen)
        went_in = tally([slot & FACE for slot in mix.before])
        self.seen = [went_in[face] - hidden[face] for face in range(len(CARDS))]


Pushed = dict[int, list[int]]  # by pool, faces that some of its slots must have had


class _Explanation:
    """One way to account for everything that came to light: for each mix, the faces that went in unknown."""

    def __init__(self, weight: int, forced: list[Pushed]) -> None:
        self.weight = weight
        self.forced = forced


def _imagine_mixes(g: Table, known: int, bags: _Bags, chance: Chance) -> None:
    sources = [_Source(mix, known, bags.faces[mix.pool]) for mix in g.mixes]
    explanations = _explanations(sources, bags)
    forced = explanations[_weighted([way.weight for way in explanations], chance)].forced
    for pushed in forced:
        for pool, faces in pushed.items():
            if not any([source.pool == pool for source in sources]):
                _remove(bags.faces[pool], faces)
    mixes: list[Mix] = []
    for at in range(len(sources)):
        source = sources[at]
        before = _refilled(g.mixes[at].before, known, forced[at], bags)
        mixes.append(Mix(source.pool, before))
        bag = [slot & FACE for slot in before]
        _remove(bag, [face for face in range(len(CARDS)) for _ in range(source.seen[face])])
        for later in forced[at + 1 :]:
            _remove(bag, later.get(source.pool, []))
        bags.faces[source.pool] = bag
    g.mixes = tuple(mixes)


def _refilled(before: tuple[int, ...], known: int, forced: Pushed, bags: _Bags) -> tuple[int, ...]:
    """What went into a mix: known slots, then the faces that are forced (which slot of a pool had one is all the same), then any."""
    due = {pool: faces.copy() for pool, faces in forced.items()}
    filled: list[int] = []
    for slot in before:
        faces = due.get(slot >> POOL_BIT)
        if faces and not slot & known:
            filled.append(slot & ~FACE | faces.pop())
        else:
            filled.append(bags.redraw(slot, known))
    return tuple(filled)


def _explanations(sources: list[_Source], bags: _Bags) -> list[_Explanation]:
    """All of them, the newest mix first: what it cannot explain by itself it asks of the pools its unknown slots came from."""
    found: list[_Explanation] = []
    _explain(sources, len(sources) - 1, 1, [], bags, found)
    return found


def _explain(
    sources: list[_Source], at: int, weight: int, forced: list[Pushed], bags: _Bags, found: list[_Explanation]
) -> None:
    if at < 0:
        weight *= _deck_ways(sources, forced, bags)
        if weight:
            found.append(_Explanation(weight, forced[::-1]))
        return
    source = sources[at]
    seen = source.seen.copy()
    for later in forced:
        for face in later.get(source.pool, ()):
            seen[face] += 1
    ways = factorial(source.size - sum(seen))
    for share, pushed in _shares(source, seen):
        _explain(sources, at - 1, weight * ways * share, [*forced, pushed], bags, found)


def _shares(source: _Source, seen: list[int]) -> list[tuple[int, Pushed]]:
    """The ways to split what was seen between what was known to go in and the pools of the unknown slots, with their numbers."""
    pools = list(source.unknown)
    shares: list[tuple[int, Pushed]] = [(1, {pool: [] for pool in pools})]
    for face in range(len(CARDS)):
        if not seen[face]:
            continue
        wider: list[tuple[int, Pushed]] = []
        for share, pushed in shares:
            for known in range(min(seen[face], source.constants[face]) + 1):
                ways = share * comb(seen[face], known) * perm(source.constants[face], known)
                wider += _spread(source, pools, face, seen[face] - known, ways, pushed)
        shares = wider
    return shares


def _spread(
    source: _Source, pools: list[int], face: int, number: int, ways: int, pushed: Pushed
) -> list[tuple[int, Pushed]]:
    """The ways to ask `number` cards of a face of these pools, none for more than its unknown slots."""
    if number == 0:
        return [(ways, pushed)]
    if not pools:
        return []
    pool = pools[0]
    room = source.unknown[pool] - len(pushed[pool])
    spread: list[tuple[int, Pushed]] = []
    for asked in range(min(number, room) + 1):
        more = {**pushed, pool: pushed[pool] + [face] * asked}
        share = ways * comb(number, asked) * perm(room, asked)
        spread += _spread(source, pools[1:], face, number - asked, share, more)
    return spread


def _deck_ways(sources: list[_Source], forced: list[Pushed], bags: _Bags) -> int:
    """In how many ways the decks could have dealt what is asked of them."""
    mixed = [source.pool for source in sources]
    asked: dict[int, list[int]] = {}
    for pushed in forced:
        for pool, faces in pushed.items():
            if pool not in mixed:
                asked[pool] = asked.get(pool, []) + faces
    ways = 1
    for pool, faces in asked.items():
        held = tally(bags.faces[pool])
        wanted = tally(faces)
        for face in range(len(CARDS)):
            ways *= perm(held[face], wanted[face])
        ways *= factorial(len(bags.faces[pool]) - len(faces))
    return ways


def _remove(bag: list[int], faces: list[int]) -> None:
    for face in faces:
        bag.remove(face)


def _weighted(weights: list[int], chance: Chance) -> int:
    """The index of one of these weights, drawn by weight."""
    if len(weights) == 1:
        return 0
    shared = gcd(*weights)
    left = chance.draw(sum(weights) // shared)
    for at, weight in enumerate(weights):
        left -= weight // shared
        if left < 0:
            return at
    raise AssertionError("no weights")
