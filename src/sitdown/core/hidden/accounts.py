"""What a viewer who has seen cards come out of mixes has to account for.

A card that came to light out of a mix went in: it was one the viewer knew, or an unknown card of an older pool (a deck, or another mix). An account says
how many cards of which faces each mix asked so of each older pool: of its `claims`.
"""

from __future__ import annotations

from sitdown.core.hidden.pools import Mix, tally
from sitdown.core.hidden.slots import FACE, POOL_BIT

Asked = list[list[int]]  # an account: by claim, the faces that were asked of its pool


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
    """The mixes, and what each has asked of which."""

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
        # By claim: the mix, or the deck, that it is on; -1 if it is on none.
        self.older = [mixed.index(claim.pool) if claim.pool in mixed else -1 for claim in self.claims]
        self.deck_of = [self.decks.index(claim.pool) if claim.pool in self.decks else -1 for claim in self.claims]
        self.held = [tally(bags[deck]) for deck in self.decks]
        self.sizes = [len(bags[deck]) for deck in self.decks]

    def plain(self) -> Asked:
        """An account that is always possible: a card that came to light was one he knew, else the card that really went in.

        A net under `routed`, where no table that was ever played has fallen: a game must go on.
        """
        asked: Asked = [[] for _ in self.claims]
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


def _claims(mixes: tuple[Mix, ...], known: int) -> list[Claim]:
    claims: list[Claim] = []
    for m, mix in enumerate(mixes):
        unknown = [slot for slot in mix.before if not slot & known]
        for pool in sorted({slot >> POOL_BIT for slot in unknown}):
            claims.append(Claim(m, pool, [slot & FACE for slot in unknown if slot >> POOL_BIT == pool]))
    return claims
