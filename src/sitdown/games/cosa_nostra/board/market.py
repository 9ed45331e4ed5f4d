"""The stack of businesses and the market (C-5). The stack has no order but for what was put under it in sight of all."""

from __future__ import annotations

from typing import Final

from sitdown.core.chance import taken
from sitdown.games.cosa_nostra.board.income import recount
from sitdown.games.cosa_nostra.board.markers import return_own
from sitdown.games.cosa_nostra.board.material import BUSINESS, COMPANIES, KIND, NOBODY
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.records.events import Bought, MarketFilled, MarketOpened

MARKET: Final = 4


def open_market(g: Table) -> None:
    """Four different ones with at most one company; what breaks that is shuffled back and drawn again."""
    bag = list(g.stack)
    while len(g.market) < MARKET:
        card = taken(bag, g.chance)
        if _fits(g.market, card):
            g.market += (card,)
        else:
            bag.append(card)
    g.stack = tuple(bag)
    _tell_market(g)


def _fits(market: tuple[int, ...], card: int) -> bool:
    company = COMPANIES >> card & 1
    return all([KIND[other] != KIND[card] and not (company and COMPANIES >> other & 1) for other in market])


def _tell_market(g: Table) -> None:
    if g.listening:
        g.tell(MarketOpened(tuple([BUSINESS[card] for card in g.market])))


def exchange_market(g: Table) -> None:
    """Its cards go under the stack in their order, then four are drawn (C-80)."""
    g.under += g.market
    g.market = ()
    while len(g.market) < MARKET and (g.stack or g.under):
        g.market += (_top(g),)
    _tell_market(g)


def take_business(g: Table, card: int) -> None:
    """Out of the market, which is refilled in the same place; or out of the stack, which keeps its order."""
    market = g.market
    if card in market:
        at = market.index(card)
        new = (_top(g),) if g.stack or g.under else ()
        g.market = market[:at] + new + market[at + 1 :]
        if new and g.listening:
            g.tell(MarketFilled(BUSINESS[new[0]]))
    elif card in g.stack:
        g.stack = tuple([other for other in g.stack if other != card])
    else:
        g.under = tuple([other for other in g.under if other != card])


def put_under(g: Table, card: int) -> None:
    """A market that is short gets it at once."""
    g.under += (card,)
    while len(g.market) < MARKET and (g.stack or g.under):
        new = _top(g)
        g.market += (new,)
        if g.listening:
            g.tell(MarketFilled(BUSINESS[new]))


def _top(g: Table) -> int:
    if g.stack:
        bag = list(g.stack)
        card = taken(bag, g.chance)
        g.stack = tuple(bag)
    else:
        card = g.under[0]
        g.under = g.under[1:]
    return card


def in_stack(g: Table) -> list[int]:
    """What is in the stack, one card of every business; which of two alike is all the same."""
    found: list[int] = []
    kinds = 0
    for card in sorted(g.stack) + list(g.under):
        if not kinds >> KIND[card] & 1:
            kinds |= 1 << KIND[card]
            found.append(card)
    return found


def gain_business(g: Table, seat: int, card: int, cost: int) -> None:
    """It is paid for, and his own from now on (C-31)."""
    g.holdings[seat] = g.holdings[seat] | 1 << card
    if g.listening:
        g.tell(Bought(seat, BUSINESS[card], cost))
    g.move(seat, NOBODY, cost)
    return_own(g, seat, card)
    recount(g)
