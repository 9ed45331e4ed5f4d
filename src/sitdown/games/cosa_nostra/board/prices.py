"""What a business costs a player: the one place where discounts are taken, in their order (C-61)."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.board.material import COST, MEN, ability, able
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.abilities import Discount
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY
from sitdown.games.cosa_nostra.cards.effects import BuyFromAnywhere, BuyFromMarket, Effect

Cut = tuple[int, int, int]  # whose (a gangster), percent that is left, then so much less

_DISCOUNTERS: Final = able(Discount)


def _cuts(taken: str) -> tuple[Cut, ...]:
    found: list[Cut] = []
    for who in range(FIRST_MERCENARY, MEN):
        discount = ability(who, Discount)
        if type(discount) is Discount and discount.taken == taken:
            found.append((who, discount.percent, discount.less))
    return tuple(found)


_BEFORE_JOB: Final = _cuts("before_job")
_AFTER_JOB: Final = _cuts("after_job")
_LAST: Final = _cuts("last")


def price(g: Table, seat: int, card: int, job: Effect | None = None) -> int:
    """Of a business card, for a player; `job`: the line of the job that he buys with."""
    return price_with(g.working(seat), card, job)


def price_with(men: int, card: int, job: Effect | None = None) -> int:
    """For whoever has these active gangsters."""
    cost = COST[card]
    men &= _DISCOUNTERS
    if men:
        cost = _cut(cost, men, _BEFORE_JOB)
    if type(job) is BuyFromMarket:
        cost = _less(cost, job.percent, job.less)
    elif type(job) is BuyFromAnywhere:
        cost = _less(cost, 100, job.less)
    if men:
        cost = _cut(_cut(cost, men, _AFTER_JOB), men, _LAST)
    return cost


def _cut(cost: int, men: int, cuts: tuple[Cut, ...]) -> int:
    for who, percent, less in cuts:
        if men >> who & 1:
            cost = _less(cost, percent, less)
    return cost


def _less(cost: int, percent: int, less: int) -> int:
    """Parts of prices are rounded up to $1,000."""
    thousands = (cost * percent + 99_999) // 100_000
    return max(0, thousands * 1000 - less)
