"""What must have gone into the mixes, given what a viewer has seen come out.

A card that came to light out of a mix went in: it was one the viewer knew, or an unknown card of an older pool (a deck, or another mix). Often several
accounts agree with all he saw; each is as likely as the number of ways in which chance leads to it. Counting them face by face keeps that cheap: what ties the
faces together is only how many cards each mix asked of each pool (its `claim`).
"""

from __future__ import annotations

from math import comb, perm
from typing import Final

from sitdown.core.chance import Chance
from sitdown.core.pools import Mix, tally
from sitdown.core.slots import FACE, POOL_BIT

# Accounts kept apart at a time, and ways for one face. Seldom reached; beyond it the least likely are let go, so that no guess takes for ever.
BEAM: Final = 160
FINE: Final = 1 << 30

Claims = tuple[int, ...]  # by claim: how many cards
Way = tuple[float, Claims]


class Source:
    """A mix as the viewer sees it: what he knew went in, and what has come to light."""

    def __init__(self, mix: Mix, known: int, hidden: list[int]) -> None:
        self.pool = mix.pool
        self.size = len(mix.before)
        self.constants = tally([slot & FACE for slot in mix.before if slot & known])
        self.seen = tally([slot & FACE for slot in mix.before])
        for face in hidden:
            self.seen[face] -= 1
        self.shown = self.size - len(hidden)


class Claim:
    """A mix's unknown slots of one older pool."""

    def __init__(self, mix: int, pool: int, faces: list[int]) -> None:
        self.mix = mix
        self.pool = pool
        self.faces = faces
        self.slots = len(faces)


class Accounts:
    """All accounts of what went into the mixes, and a fair draw of one."""

    def __init__(self, mixes: tuple[Mix, ...], known: int, bags: list[list[int]]) -> None:
        self.sources = [Source(mix, known, bags[mix.pool]) for mix in mixes]
        went_in = sorted({slot & FACE for mix in mixes for slot in mix.before})
        self.faces = [face for face in went_in if any([source.seen[face] for source in self.sources])]
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
        ways = [self._ways(face) for face in self.faces]
        shares = self._shares(ways, chance)
        if len(shares) < len(self.faces):
            return self._plain()
        asked: list[list[int]] = [[] for _ in self.claims]
        for layer, share in enumerate(shares):
            for at, number in enumerate(share):
                asked[at] += [self.faces[layer]] * number
        return asked

    def _shares(self, ways: list[list[Way]], chance: Chance) -> list[Claims]:
        """One of the ways for every face, such that together they leave room for all; nothing if none is left in the beam."""
        if all([len(options) == 1 for options in ways]):
            return [options[0][1] for options in ways]
        layers = [{(0,) * len(self.claims): 1.0}]
        for layer, options in enumerate(ways):
            layers.append(self._widened(layers[-1], options, self._needs(self.faces[layer + 1 :])))
        ends = [(weight * self._arrangements(claims), claims) for claims, weight in layers[-1].items()]
        if not ends:
            return []
        claims = _drawn(ends, chance)
        shares: list[Claims] = []
        for layer in range(len(ways) - 1, -1, -1):
            steps: list[Way] = []
            for weight, share in ways[layer]:
                before = layers[layer].get(_less(claims, share))
                if before is not None:
                    steps.append((weight * before, share))
            shares.append(_drawn(steps, chance))
            claims = _less(claims, shares[-1])
        return shares[::-1]

    def _needs(self, faces: list[int]) -> list[int]:
        """How many cards at least each mix will have to ask for, of these faces."""
        return [sum([max(0, mix.seen[face] - mix.constants[face]) for face in faces]) for mix in self.sources]

    def _has_room(self, claims: Claims, needs: list[int]) -> bool:
        left = [self.claims[at].slots - claims[at] for at in range(len(claims))]
        if left and min(left) < 0:
            return False
        for m in range(len(needs)):
            if needs[m] and sum([left[at] for at in self.of_mix[m]]) < needs[m]:
                return False
        return True

    def _plain(self) -> list[list[int]]:
        """An account that is always possible: a card that came to light was one he knew, else the card that really went in.

        Only for the freak tables where no account fits into the beam. It speaks of cards that have been seen, so it tells next to nothing.
        """
        asked: list[list[int]] = [[] for _ in self.claims]
        for m in range(len(self.sources) - 1, -1, -1):
            source = self.sources[m]
            open_cards = source.seen.copy()
            for at in self.on_mix[m]:
                for face in asked[at]:
                    open_cards[face] += 1
            for face in self.faces:
                open_cards[face] = max(0, open_cards[face] - source.constants[face])
            for at in self.of_mix[m]:
                for face in self.claims[at].faces:
                    if open_cards[face]:
                        open_cards[face] -= 1
                        asked[at].append(face)
        return asked

    def _widened(self, layer: dict[Claims, float], options: list[Way], needs: list[int]) -> dict[Claims, float]:
        """The accounts that go on from these by one more face, and leave room for the needs of the others."""
        wider: dict[Claims, float] = {}
        for claims, weight in layer.items():
            for ways, share in options:
                more = tuple([claims[at] + share[at] for at in range(len(share))])
                if more in wider or self._has_room(more, needs):
                    wider[more] = wider.get(more, 0.0) + weight * ways
        if len(wider) > BEAM:
            likeliest = sorted(wider, key=lambda claims: wider[claims] * self._arrangements(claims), reverse=True)
            wider = {claims: wider[claims] for claims in likeliest[:BEAM]}
        return wider

    def _ways(self, face: int) -> list[Way]:
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
            found = wider if len(wider) <= BEAM else sorted(wider, reverse=True)[:BEAM]
        dealt = [(weight * self._dealt(face, share), share) for weight, share in found]
        return [way for way in dealt if way[0] > 0.0]

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
            ways /= perm(source.size, source.shown + sum([claims[at] for at in self.on_mix[m]]))
        for deck in range(len(self.decks)):
            ways /= perm(self.sizes[deck], sum([claims[at] for at in self.on_deck[deck]]))
        return ways


def _claims(mixes: tuple[Mix, ...], known: int) -> list[Claim]:
    claims: list[Claim] = []
    for m, mix in enumerate(mixes):
        unknown = [slot for slot in mix.before if not slot & known]
        for pool in sorted({slot >> POOL_BIT for slot in unknown}):
            claims.append(Claim(m, pool, [slot & FACE for slot in unknown if slot >> POOL_BIT == pool]))
    return claims


def _less(claims: Claims, share: Claims) -> Claims:
    return tuple([claims[at] - share[at] for at in range(len(share))])


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
