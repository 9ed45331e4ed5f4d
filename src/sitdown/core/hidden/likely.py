"""A likely account of what went into the mixes, where there are too many to weigh them all.

Some accounts are made up, card by card, each card traced back to a place that looks likely. One of them is taken, by how much likelier it is than it was
to be made up: the more are made up, the fairer.
"""

from __future__ import annotations

from typing import Final

from sitdown.core.chance import Chance, weighed
from sitdown.core.hidden.accounts import Accounts, Asked
from sitdown.core.hidden.routes import routed

TRIES: Final = 16

Rates = list[list[float]]  # by mix and face


class Sketch:
    """An account being made up. Mixes, claims and decks are numbered as in the accounts."""

    def __init__(self, accounts: Accounts, rates: Rates) -> None:
        self.accounts = accounts
        self.rates = rates
        self.weight = 1.0  # how likely it is, over how likely it was to be made up; 0: it cannot be
        self.asked: Asked = [[] for _ in accounts.claims]
        self.slots = [claim.slots for claim in accounts.claims]
        self.constants = [source.constants.copy() for source in accounts.sources]
        self.due = [source.seen.copy() for source in accounts.sources]  # what came out and is not traced back yet
        self.shown = [source.shown for source in accounts.sources]
        self.held = [held.copy() for held in accounts.held]
        self.sizes = accounts.sizes.copy()
        self.room = [self._room(m) for m in range(len(accounts.sources))]

    def _room(self, m: int) -> int:
        """The unknown slots of a mix that the cards due of it can do without."""
        slots = sum([self.slots[at] for at in self.accounts.of_mix[m]])
        return slots - sum([max(0, self.due[m][face] - self.constants[m][face]) for face in self.accounts.faces])

    def trace(self, m: int, face: int, chance: Chance) -> None:
        """Trace a card that came out of a mix back to one that the viewer knew, or to a deck."""
        while m >= 0 and self.weight > 0.0:
            m = self._step(m, face, chance)

    def _step(self, m: int, face: int, chance: Chance) -> int:
        """Where the card was before this mix: one that the viewer knew, or in a slot of an older pool. Returns the older mix, or -1."""
        constants, due = self.constants[m], self.due[m]
        due[face] -= 1
        spared = due[face] < constants[face]  # a known card is there for this one too
        claims = self.accounts.of_mix[m] if not spared or self.room[m] > 0 else []
        looks = [float(constants[face])] + [self.slots[at] * self._rate(at, face) for at in claims]
        total = sum(looks)
        self.weight *= total
        if total == 0.0:
            return -1
        origin = weighed(looks, chance)
        if origin == 0:
            constants[face] -= 1
            return -1
        if spared:
            self.room[m] -= 1
        return self._ask(claims[origin - 1], face, looks[origin])

    def _ask(self, at: int, face: int, looked: float) -> int:
        """Ask a card of an older pool. Returns the mix that is to be asked where it had it from, or -1 if it is a deck."""
        rate = looked / self.slots[at]
        self.slots[at] -= 1
        self.asked[at].append(face)
        deck = self.accounts.deck_of[at]
        if deck >= 0:
            self.held[deck][face] -= 1
            self.sizes[deck] -= 1
            return -1
        older = self.accounts.older[at]
        self.weight /= rate * (self.accounts.sources[older].size - self.shown[older])
        self.shown[older] += 1
        if self.due[older][face] >= self.constants[older][face]:
            self.room[older] -= 1
        self.due[older][face] += 1
        return older

    def _rate(self, at: int, face: int) -> float:
        """How likely an unknown card of a claim's pool looks to be of this face."""
        deck = self.accounts.deck_of[at]
        if deck >= 0:
            return self.held[deck][face] / self.sizes[deck] if self.slots[at] else 0.0
        older = self.accounts.older[at]
        hidden = self.accounts.sources[older].size - self.shown[older]
        spare = max(0, self.constants[older][face] - self.due[older][face])
        if not self.slots[at] or (not spare and self.room[older] <= 0):
            return 0.0
        looks = float(spare)
        for further in self.accounts.of_mix[older]:
            if self.slots[further]:
                deck = self.accounts.deck_of[further]
                if deck >= 0:
                    looks += self.slots[further] * self.held[deck][face] / self.sizes[deck]
                else:
                    looks += self.slots[further] * self.rates[self.accounts.older[further]][face]
        return looks / hidden


def likely(accounts: Accounts, chance: Chance) -> Asked:
    """One account, nearly as often as it should come."""
    rates = _rates(accounts)
    sketches = [Sketch(accounts, rates) for _ in range(TRIES)]
    for sketch in sketches:
        for m, source in enumerate(accounts.sources):
            for face in accounts.faces:
                for _ in range(source.seen[face]):
                    sketch.trace(m, face, chance)
    weights = [sketch.weight for sketch in sketches]
    if sum(weights) > 0.0:
        return sketches[weighed(weights, chance)].asked
    asked = routed(accounts, chance)
    return asked if asked is not None else accounts.plain()


def _rates(accounts: Accounts) -> Rates:
    """How likely a card that came out of a mix unseen looks, at first, to be of a face. The oldest first: the newer ask of them."""
    rates: Rates = []
    for m, source in enumerate(accounts.sources):
        rate = [0.0] * len(source.seen)
        for face in accounts.faces:
            looks = float(max(0, source.constants[face] - source.seen[face]))
            for at in accounts.of_mix[m]:
                deck = accounts.deck_of[at]
                if deck >= 0:
                    looks += accounts.claims[at].slots * accounts.held[deck][face] / accounts.sizes[deck]
                else:
                    looks += accounts.claims[at].slots * rates[accounts.older[at]][face]
            rate[face] = looks / max(1, source.size - source.shown)
        rates.append(rate)
    return rates
