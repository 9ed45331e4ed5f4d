"""An account for tables so full of mixes that one made up card by card runs into a wall: negotiated routes, as wires are laid on a chip (PathFinder).

Every card that came to light takes the cheapest way back, to a card that the viewer knew or to a deck. What too many ways lead through gets dearer, until
all of them fit. What really went in is never looked at: from two worlds that look the same to him comes the same account.
"""

from __future__ import annotations

from typing import Final

from sitdown.core.chance import Chance, shuffled
from sitdown.core.hidden.accounts import Accounts, Asked
from sitdown.core.hidden.slots import FACE

ROUNDS: Final = 5000  # a dozen are enough for any table that was played; a hundred mixes on each other take hundreds
FACES: Final = FACE + 1
NO_WAY: Final = 1e300

Way = list[int]  # the goods on it


class Market:
    """What the ways lead through, as goods: the slots of every claim, then by mix and face the cards he knew, then by deck and face its cards."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.there = [claim.slots for claim in accounts.claims]
        self.known = len(self.there)
        for source in accounts.sources:
            self.there += source.constants
        self.held = len(self.there)
        for held in accounts.held:
            self.there += held
        self.used = [0] * len(self.there)
        self.dear = [1] * len(self.there)  # how often it was wanted in vain

    def way(self, mix: int, face: int) -> Way:
        """The cheapest way back for a card of this face that came out of a mix; empty if there is none. Older mixes are asked first."""
        best = [NO_WAY] * (mix + 1)
        ways: list[Way] = [[] for _ in best]
        for m in range(mix + 1):
            good = self.known + m * FACES + face
            best[m], ways[m] = self._price(good), [good]
            for at in self.accounts.of_mix[m]:
                older, deck = self.accounts.older[at], self.accounts.deck_of[at]
                good = self.held + deck * FACES + face
                price = self._price(at) + (self._price(good) if deck >= 0 else best[older])
                if price < best[m]:
                    best[m], ways[m] = price, [at, good] if deck >= 0 else [at, *ways[older]]
        return ways[mix] if best[mix] < NO_WAY else []

    def _price(self, good: int) -> float:
        if not self.there[good]:
            return NO_WAY
        return float(self.dear[good] * (1 + max(0, self.used[good] + 1 - self.there[good])))

    def settle(self, ways: list[Way]) -> bool:
        """Whether all ways fit. What is wanted too often gets dearer for the next round."""
        fits = all(ways)
        for good, used in enumerate(self.used):
            if used > self.there[good]:
                self.dear[good] += used - self.there[good]
                fits = False
        return fits


def routed(accounts: Accounts, chance: Chance) -> Asked | None:
    """An account that all cards agree on, or none if they have not agreed in time."""
    market = Market(accounts)
    cards = [
        m * FACES + face
        for m, source in enumerate(accounts.sources)
        for face in accounts.faces
        for _ in range(source.seen[face])
    ]
    cards = shuffled(cards, chance)
    ways: list[Way] = [[] for _ in cards]
    for _ in range(ROUNDS):
        for at, card in enumerate(cards):
            for good in ways[at]:
                market.used[good] -= 1
            ways[at] = market.way(card // FACES, card % FACES)
            for good in ways[at]:
                market.used[good] += 1
        if market.settle(ways):
            return _asked(accounts, cards, ways)
    return None


def _asked(accounts: Accounts, cards: list[int], ways: list[Way]) -> Asked:
    asked: Asked = [[] for _ in accounts.claims]
    for card, way in zip(cards, ways, strict=True):
        for claim in way[:-1]:
            asked[claim].append(card % FACES)
    return asked
