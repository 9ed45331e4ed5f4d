"""What must have gone into the Ladies' mixes, given what a viewer has seen come out.

A card that came to light out of a mix went in: it was one the viewer knew, or an unknown card of an older pool (a deck, or another mix). Often several
accounts agree with all he saw; each is as likely as the number of ways in which chance leads to it. Counting them face by face keeps that cheap: what ties the
faces together is only how many cards each mix asked of each pool (its `claim`).
"""

from __future__ import annotations

from math import comb, perm
from typing import Final

from sitdown.core.chance import Chance
from sitdown.games.omerta.cards import CARDS, tally
from sitdown.games.omerta.slots import FACE, POOL_BIT
from sitdown.games.omerta.table import Mix

# Accounts kept apart at a time, and ways for one face. Seldom reached; beyond it the least likely are let go, so that no guess takes for ever.
BEAM: Final = 160
FINE: Final = 1 << 53

Claims = tuple[int, ...]  # by claim: how many cards
Way = tuple[float, Claims]


class Source:
    """A mix as the viewer sees it: what he knew went in, and what has come to light."""

    def __init__(self, mix: Mix, known: int, hidden: list[int]) -> None:
        self.pool = mix.pool
        self.size = len(mix.before)
        self.constants = tally([slot & FACE for slot in mix.before if slot & known])
        went_in = tally([slot & FACE for slot in mix.before])
        still_hidden = tally(hidden)
        self.seen = [went_in[face] - still_hidden[face] for face in range(len(CARDS))]


class Claim:
    """A mix's unknown slots of one older pool."""

    def __init__(self, mix: int, pool: int, slots: int) -> None:
        self.mix = mix
        self.pool = pool
        self.slots = slots


class Accounts:
    """All accounts of what went into the mixes, and a fair draw of one."""

    def __init__(self, mixes: tuple[Mix, ...], known: int, bags: list[list[int]]) -> None:
        self.sources = [Source(mix, known, bags[mix.pool]) for mix in mixes]
        self.claims = _claims(mixes, known)
        self.of_mix = [[at for at, claim in enumerate(self.claims) if claim.mix == m] for m in range(len(mixes))]
        self.on_mix = [
            [at for at, claim in enumerate(self.claims) if claim.pool == source.pool] for source in self.sources
        ]
        mixed = [source.pool for source in self.sources]
        self.decks = sorted({claim.pool for claim in self.claims if claim.pool not in mixed})
        self.on_deck = [[at for at, claim in enumerate(self.claims) if claim.pool == deck] for deck in self.decks]
        self.held = [tally(bags[deck]) for deck in self.decks]
        self.sizes = [len(bags[deck]) for deck in self.decks]

    def draw(self, chance: Chance) -> list[list[int]]:
        """For every claim, the faces that were asked of its pool."""
        faces = [face for face in range(len(CARDS)) if any([source.seen[face] for source in self.sources])]
        ways: list[list[Way]] = []
        layers: list[dict[Claims, float]] = [{}]
        beam = BEAM
        while not layers[-1]:  # with too narrow a beam all accounts can run out of room
            ways = [self._ways(face, beam) for face in faces]
            layers = [{(0,) * len(self.claims): 1.0}]
            for options in ways:
                layers.append(self._widened(layers[-1], options, beam))
            beam *= 4
        last = layers[-1]
        claims = _drawn([(weight * self._arrangements(claims), claims) for claims, weight in last.items()], chance)
        asked: list[list[int]] = [[] for _ in self.claims]
        for layer in range(len(faces) - 1, -1, -1):
            steps: list[Way] = []
            for weight, share in ways[layer]:
                before = layers[layer].get(tuple([claims[at] - share[at] for at in range(len(share))]))
                if before is not None:
                    steps.append((weight * before, share))
            share = _drawn(steps, chance)
            for at, number in enumerate(share):
                asked[at] += [faces[layer]] * number
            claims = tuple([claims[at] - share[at] for at in range(len(share))])
        return asked

    def _widened(self, layer: dict[Claims, float], options: list[Way], beam: int) -> dict[Claims, float]:
        """The accounts that go on from these by one more face."""
        wider: dict[Claims, float] = {}
        for claims, weight in layer.items():
            for ways, share in options:
                more = tuple([claims[at] + share[at] for at in range(len(share))])
                if all([more[at] <= self.claims[at].slots for at in range(len(more))]):
                    wider[more] = wider.get(more, 0.0) + weight * ways
        if len(wider) > beam:
            likeliest = sorted(wider, key=lambda claims: wider[claims] * self._arrangements(claims), reverse=True)
            wider = {claims: wider[claims] for claims in likeliest[:beam]}
        return wider

    def _ways(self, face: int, beam: int) -> list[Way]:
        """The ways to account for one face in all mixes, the newest first: what one asks of an older mix, that one has to have seen too."""
        found: list[Way] = [(1.0, (0,) * len(self.claims))]
        for m in range(len(self.sources) - 1, -1, -1):
            source = self.sources[m]
            constants = source.constants[face]
            wider: list[Way] = []
            for weight, share in found:
                seen = source.seen[face] + sum([share[at] for at in self.on_mix[m]])
                for known in range(min(seen, constants) + 1):
                    ways = weight * comb(seen, known) * perm(constants, known)
                    wider += self._spread(self.of_mix[m], seen - known, ways, share)
            found = wider
        dealt = [(weight * self._dealt(face, share), share) for weight, share in found]
        possible = [way for way in dealt if way[0] > 0.0]
        return sorted(possible, reverse=True)[:beam]

    def _spread(self, claims: list[int], number: int, ways: float, share: Claims) -> list[Way]:
        """The ways to ask so many cards of a face of these claims."""
        if number == 0:
            return [(ways, share)]
        if not claims:
            return []
        at = claims[0]
        spread: list[Way] = []
        for asked in range(min(number, self.claims[at].slots) + 1):
            more = share[:at] + (asked,) + share[at + 1 :]
            spread += self._spread(claims[1:], number - asked, ways * comb(number, asked), more)
        return spread

    def _dealt(self, face: int, share: Claims) -> int:
        """In how many ways the decks can have dealt what is asked of them of one face."""
        ways = 1
        for deck in range(len(self.decks)):
            ways *= perm(self.held[deck][face], sum([share[at] for at in self.on_deck[deck]]))
        return ways

    def _arrangements(self, claims: Claims) -> float:
        """The ways to choose the slots that had what was asked for, and to lay out all the rest."""
        ways = 1.0
        for at, claim in enumerate(self.claims):
            ways *= perm(claim.slots, claims[at])
        for m, source in enumerate(self.sources):
            ways /= perm(source.size, sum(source.seen) + sum([claims[at] for at in self.on_mix[m]]))
        for deck in range(len(self.decks)):
            ways /= perm(self.sizes[deck], sum([claims[at] for at in self.on_deck[deck]]))
        return ways


def _claims(mixes: tuple[Mix, ...], known: int) -> list[Claim]:
    claims: list[Claim] = []
    for m, mix in enumerate(mixes):
        pools = [slot >> POOL_BIT for slot in mix.before if not slot & known]
        claims += [Claim(m, pool, pools.count(pool)) for pool in sorted(set(pools))]
    return claims


def _drawn(ways: list[Way], chance: Chance) -> Claims:
    """One of these, by weight."""
    if len(ways) == 1:
        return ways[0][1]
    left = chance.draw(FINE) / FINE * sum([weight for weight, _ in ways])
    for weight, claims in ways:
        left -= weight
        if left < 0:
            return claims
    return ways[-1][1]
