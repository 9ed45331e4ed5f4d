"""The cards as the engine handles them: ints, and sets of cards as bitmasks."""

from typing import Final

from sitdown.games.cosa_nostra.cards import abilities as can
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY, Aim, Influence, Sort
from sitdown.games.cosa_nostra.cards.effects import Deactivate
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.mercenaries import MERCENARIES, PRICE, STRENGTH
from sitdown.games.cosa_nostra.cards.names import (
    BUSINESS_CARD_IDS,
    GANGSTER_KINDS,
    JOB_CARD_KINDS,
    PLACE_IDS,
    BusinessCard,
    Gangster,
    JobCard,
    Place,
)

# --- gangsters, and the places where their tasks lie

GANGSTER: Final = list(Gangster)
MEN: Final = len(GANGSTER)
PLACE: Final = list(Place)
PLACES: Final = len(PLACE)
SECOND: Final = MEN - FIRST_MERCENARY  # from a mercenary's first place to his second
WHO: Final = [place if place < MEN else place - SECOND for place in range(PLACES)]  # whose place it is
MAN_STRENGTH: Final = list(STRENGTH)
MAN_PRICE: Final = list(PRICE)
MERCENARY_MASK: Final = sum([1 << who for who in range(FIRST_MERCENARY, MEN)])


def able(kind: type[can.Ability]) -> int:
    """The mercenaries with an ability of this kind."""
    return sum([1 << who for who in range(FIRST_MERCENARY, MEN) if ability(who, kind) is not None])


def ability(who: int, kind: type[can.Ability]) -> can.AnyAbility | None:
    if who >= FIRST_MERCENARY:
        for each in MERCENARIES[who - FIRST_MERCENARY].abilities:
            if type(each) is kind:
                return each
    return None


# --- businesses

BUSINESS: Final = list(BusinessCard)
KIND: Final = [kind for kind, facts in enumerate(BUSINESSES) for _ in range(facts.copies)]  # of a business card
OF_KIND: Final = [
    sum([1 << card for card in range(len(KIND)) if KIND[card] == kind]) for kind in range(len(BUSINESSES))
]
COST: Final = [BUSINESSES[kind].price for kind in KIND]
INCOME: Final = [facts.income for facts in BUSINESSES]  # by kind
COMPANIES: Final = sum([OF_KIND[kind] for kind, facts in enumerate(BUSINESSES) if facts.company])
BUSINESSMEN: Final = sum([OF_KIND[kind] for kind, facts in enumerate(BUSINESSES) if not facts.company])

# --- influence cards; a slot's face is the kind and this, so that no job has the same

INFLUENCE_FACE: Final = 100
CARD: Final = list(Influence)

# --- jobs; a slot's face is the kind plus one

JOB: Final = list(JobCard)
ROUND: Final = [facts.round for facts in JOBS]
DIFFICULTY: Final = [facts.difficulty for facts in JOBS]
IS_CASH: Final = [facts.sort is Sort.CASH for facts in JOBS]
IS_ATTACK: Final = [facts.sort is Sort.ATTACK for facts in JOBS]
IS_ROBBERY: Final = [facts.answers is Sort.CASH for facts in JOBS]
IS_TRAP: Final = [facts.answers is Sort.ATTACK for facts in JOBS]
IS_RESPONSE: Final = [facts.answers is not None for facts in JOBS]
AT_PLAYER: Final = [facts.aim is Aim.PLAYER for facts in JOBS]
AT_GANGSTER: Final = [facts.aim is Aim.GANGSTER for facts in JOBS]
_BUSINESSES_AIMED_AT: Final[dict[Aim | None, int]] = {Aim.BUSINESSMAN: BUSINESSMEN, Aim.COMPANY: COMPANIES}
AT_BUSINESSES: Final = [_BUSINESSES_AIMED_AT.get(facts.aim, 0) for facts in JOBS]
ONLY_DEACTIVATES: Final = [
    all([effect is None or type(effect) is Deactivate for effect in facts.outcomes]) for facts in JOBS
]
FIRST_ROBBERY: Final = min([facts.round for facts in JOBS if facts.answers is Sort.CASH])  # the first round with one
FIRST_TRAP: Final = min([facts.round for facts in JOBS if facts.answers is Sort.ATTACK])

# --- from a name back to the int; bound here, so that compiled code finds them without a look-up

GANGSTER_ID: Final = GANGSTER_KINDS
PLACE_ID: Final = PLACE_IDS
BUSINESS_ID: Final = BUSINESS_CARD_IDS
JOB_KIND: Final = JOB_CARD_KINDS

NOBODY: Final = -1  # no seat, no card, no target

_MEMBERS: Final[dict[int, tuple[int, ...]]] = {}


def members(mask: int) -> tuple[int, ...]:
    """The cards of a set, in order. The same sets come again and again."""
    found = _MEMBERS.get(mask)
    if found is None:
        found = _MEMBERS[mask] = tuple([card for card in range(mask.bit_length()) if mask >> card & 1])
    return found
