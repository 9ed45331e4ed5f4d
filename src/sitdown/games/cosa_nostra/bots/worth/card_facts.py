"""What everybody knows of the cards, by the names that a view has for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from sitdown.games.cosa_nostra.board.material import GANGSTER, KIND, MEN, PLACE, WHO, ability
from sitdown.games.cosa_nostra.cards import abilities as can
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import ROUNDS, Influence, Sort
from sitdown.games.cosa_nostra.cards.effects import Earn, Effect
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE, Attach
from sitdown.games.cosa_nostra.cards.jobs import JOBS, STACKS, JobFacts
from sitdown.games.cosa_nostra.cards.mercenaries import PRICE, STRENGTH
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place

FACTS: Final[dict[JobCard, JobFacts]] = dict(zip(JobCard, JOBS, strict=True))
KIND_OF: Final[dict[BusinessCard, int]] = dict(zip(BusinessCard, KIND, strict=True))
STRENGTH_OF: Final[dict[Gangster, int]] = dict(zip(Gangster, STRENGTH, strict=True))
PRICE_OF: Final[dict[Gangster, int]] = dict(zip(Gangster, PRICE, strict=True))
MAN_AT: Final[dict[Place, Gangster]] = {place: GANGSTER[WHO[at]] for at, place in enumerate(PLACE)}
SECOND_PLACES: Final = frozenset(PLACE[MEN:])
CARD_NUMBER: Final[dict[Influence, int]] = {card: number for number, card in enumerate(Influence)}
MAN_NUMBER: Final[dict[Gangster, int]] = {gangster: who for who, gangster in enumerate(Gangster)}

ATTACHABLE: Final[dict[Influence, Attach]] = {
    facts.influence: use for facts in INFLUENCE for use in facts.uses if isinstance(use, Attach)
}


def has(gangster: Gangster, kind: type[can.Ability]) -> bool:
    """Whether he has an ability of this kind."""
    return ability_of(gangster, kind) is not None


@cache
def ability_of(gangster: Gangster, kind: type[can.Ability]) -> can.AnyAbility | None:
    return ability(MAN_NUMBER[gangster], kind)


# --- dice

Odds = tuple[float, float, float]  # of no success, of one, of two or more


@cache
def odds(dice: int, difficulty: int) -> Odds:
    hit = (7 - min(7, max(1, difficulty))) / 6
    none = (1 - hit) ** dice
    one = dice * hit * (1 - hit) ** (dice - 1)
    return none, one, 1 - none - one


def thousands(money: float) -> int:
    """Money comes in whole thousands."""
    return int(money) // 1000 * 1000


def money_of(effect: Effect | None) -> int:
    """What the bank pays at this line."""
    return effect.money if isinstance(effect, Earn) else 0


def takings(facts: JobFacts, dice: int, harder: int = 0) -> float:
    """What a cash job brings on average, its needs met; `harder`: added to its difficulty."""
    _, one, two = odds(dice, facts.difficulty + harder)
    return one * money_of(facts.outcomes[1]) + two * money_of(facts.outcomes[2])


# --- what rounds are like


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


_CASH: Final = [[facts for facts in JOBS if facts.sort is Sort.CASH and facts.round == r] for r in range(ROUNDS + 1)]
STRONGEST: Final = 8  # dice that a table has a column for

# By round: what a cash job brings at a success; what a gangster of a strength brings who has one that suits him.
PROFIT: Final = [_mean([(money_of(f.outcomes[1]) + money_of(f.outcomes[2])) / 2 for f in cash]) for cash in _CASH]
EARNED: Final = [[_mean([takings(f, dice) for f in cash]) for dice in range(STRONGEST + 1)] for cash in _CASH]

# By round and kind of business: the share of the round's jobs that need it.
DEMAND: Final = [
    [
        sum([1 for facts in cash for need, _ in facts.needs if need == kind]) / max(1, len(STACKS[number]))
        for kind in range(len(BUSINESSES))
    ]
    for number, cash in enumerate(_CASH)
]
