"""What must have gone into the mixes, given what a viewer has seen come out: one account of it, drawn fairly.

Often several accounts agree with all he saw; each is as likely as the number of ways in which chance leads to it. Counting them face by face keeps that
cheap: what ties the faces together is only how many cards each mix asked of each pool. Where there are too many to count, a likely one must do (`likely`).
"""

from __future__ import annotations

from math import comb, perm
from typing import Final

from sitdown.core.chance import Chance, weighed
from sitdown.core.hidden.accounts import Accounts, Asked
from sitdown.core.hidden.likely import likely

MANY: Final = 100  # ways for one face, or steps from one face to the next: beyond it a likely account is quicker found

Claims = tuple[int, ...]  # by claim: how many cards
Way = tuple[float, Claims]
Layer = dict[Claims, float]


def explained(accounts: Accounts, chance: Chance) -> Asked:
    """One account, as often as it should come."""
    ways: list[list[Way]] = []
    for face in accounts.faces:
        ways.append(_ways(accounts, face))
        if len(ways[-1]) > MANY:
            return likely(accounts, chance)
    if all([len(options) == 1 for options in ways]):
        return _asked(accounts, [options[0][1] for options in ways])
    layers: list[Layer] = [{(0,) * len(accounts.claims): 1.0}]
    for at, options in enumerate(ways):
        if len(layers[at]) * len(options) > MANY:
            return likely(accounts, chance)
        layers.append(_widened(accounts, layers[at], options, _needs(accounts, accounts.faces[at + 1 :])))
    return _asked(accounts, _shares(accounts, ways, layers, chance))


def _asked(accounts: Accounts, shares: list[Claims]) -> Asked:
    asked: Asked = [[] for _ in accounts.claims]
    for face, share in zip(accounts.faces, shares, strict=True):
        for at, number in enumerate(share):
            asked[at] += [face] * number
    return asked


def _shares(accounts: Accounts, ways: list[list[Way]], layers: list[Layer], chance: Chance) -> list[Claims]:
    """One of the ways for every face, from the last face back."""
    claims = _drawn(
        [(weight * _arrangements(accounts, claims), claims) for claims, weight in layers[-1].items()], chance
    )
    shares: list[Claims] = []
    for at in range(len(ways) - 1, -1, -1):
        steps: list[Way] = []
        for weight, share in ways[at]:
            before = layers[at].get(_less(claims, share))
            if before is not None:
                steps.append((weight * before, share))
        shares.append(_drawn(steps, chance))
        claims = _less(claims, shares[-1])
    return shares[::-1]


def _needs(accounts: Accounts, faces: list[int]) -> list[int]:
    """How many cards at least each mix will have to ask for, of these faces."""
    return [sum([max(0, mix.seen[face] - mix.constants[face]) for face in faces]) for mix in accounts.sources]


def _has_room(accounts: Accounts, claims: Claims, needs: list[int]) -> bool:
    left = [accounts.claims[at].slots - claims[at] for at in range(len(claims))]
    if left and min(left) < 0:
        return False
    for m in range(len(needs)):
        if needs[m] and sum([left[at] for at in accounts.of_mix[m]]) < needs[m]:
            return False
    return True


def _widened(accounts: Accounts, layer: Layer, options: list[Way], needs: list[int]) -> Layer:
    """The accounts that go on from these by one more face, and leave room for the needs of the others."""
    wider: Layer = {}
    for claims, weight in layer.items():
        for ways, share in options:
            more = tuple([claims[at] + share[at] for at in range(len(share))])
            if more in wider or _has_room(accounts, more, needs):
                wider[more] = wider.get(more, 0.0) + weight * ways
    return wider


def _ways(accounts: Accounts, face: int) -> list[Way]:
    """The ways to account for one face in all mixes, the newest first: what one asks of an older mix, that one has to have seen too.

    If there are too many, not all of them.
    """
    found: list[Way] = [(1.0, (0,) * len(accounts.claims))]
    for m in range(len(accounts.sources) - 1, -1, -1):
        source = accounts.sources[m]
        constants = source.constants[face]
        wider: list[Way] = []
        for weight, share in found:
            seen = source.seen[face] + sum([share[at] for at in accounts.on_mix[m]])
            for known in range(min(seen, constants) + 1):
                ways = weight * comb(seen, known) * perm(constants, known)
                wider += _spread(accounts, accounts.of_mix[m], seen - known, ways, share)
            if len(wider) > MANY:
                return wider
        found = wider
    dealt = [(weight * _dealt(accounts, face, share), share) for weight, share in found]
    return [way for way in dealt if way[0] > 0.0]


def _spread(accounts: Accounts, claims: list[int], number: int, ways: float, share: Claims) -> list[Way]:
    """The ways to ask so many cards of a face of these claims."""
    if number == 0:
        return [(ways, share)]
    if not claims:
        return []
    at = claims[0]
    spread: list[Way] = []
    for asked in range(min(number, accounts.claims[at].slots) + 1):
        more = share[:at] + (asked,) + share[at + 1 :]
        spread += _spread(accounts, claims[1:], number - asked, ways * comb(number, asked), more)
    return spread


def _dealt(accounts: Accounts, face: int, share: Claims) -> int:
    """In how many ways the decks can have dealt what is asked of them of one face."""
    ways = 1
    for deck in range(len(accounts.decks)):
        ways *= perm(accounts.held[deck][face], sum([share[at] for at in accounts.on_deck[deck]]))
    return ways


def _arrangements(accounts: Accounts, claims: Claims) -> float:
    """The ways to choose the slots that had what was asked for, and to lay out all the rest."""
    ways = 1.0
    for at, claim in enumerate(accounts.claims):
        ways *= perm(claim.slots, claims[at])
    for m, source in enumerate(accounts.sources):
        ways /= perm(source.size, source.shown + sum([claims[at] for at in accounts.on_mix[m]]))
    for deck in range(len(accounts.decks)):
        ways /= perm(accounts.sizes[deck], sum([claims[at] for at in accounts.on_deck[deck]]))
    return ways


def _less(claims: Claims, share: Claims) -> Claims:
    return tuple([claims[at] - share[at] for at in range(len(share))])


def _drawn(ways: list[Way], chance: Chance) -> Claims:
    return ways[weighed([weight for weight, _ in ways], chance)][1]
