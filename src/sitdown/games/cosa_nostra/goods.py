"""What one side of a deal gives: whether it is there, and how it changes hands (C-85)."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.events import GoodsGiven
from sitdown.games.cosa_nostra.judging import business_traded, give_word, marker_used
from sitdown.games.cosa_nostra.markers import add_marker, hosts, markers_on, return_own
from sitdown.games.cosa_nostra.material import BUSINESS_ID, GANGSTER_ID, PLACE_ID
from sitdown.games.cosa_nostra.names import BusinessCard
from sitdown.games.cosa_nostra.promises import AnyPromise, LetUse, PayIfJobSucceeds, ShareProfit
from sitdown.games.cosa_nostra.table import Table

NOTHING: Final = Goods()


def twice(goods: Goods) -> str:
    """A card that is named twice. Markers may be: several can lie on one business."""
    for cards in (goods.businesses, goods.gangsters):
        for at, card in enumerate(cards):
            if card in cards[:at]:
                return card
    return ""


# --- is it there? Reasons are given in words; none: all is well


def missing(g: Table, giver: int, goods: Goods, back: Goods) -> str:
    """What can not be given any more. `back` is what the other side gives for it: one can keep a marker on a business that one sells."""
    for business in goods.businesses:
        if not g.holdings[giver] >> BUSINESS_ID[business] & 1:
            return f"{business} is not seat {giver}'s to give"
    for gangster in goods.gangsters:
        who = GANGSTER_ID[gangster]
        if not g.crews[giver] >> who & 1:
            return f"{gangster} is not seat {giver}'s to give"
        if g.has_task(who):
            return f"{gangster} has a task"
    for business in goods.markers:
        if not _will_host(g, giver, business, goods, back):
            return f"{business} is not seat {giver}'s to let anybody use"
        if g.shut >> BUSINESS_ID[business] & 1:
            return f"{business} is deactivated"
    for word in goods.promises:
        why = _hollow(g, giver, word, goods, back)
        if why:
            return why
    return ""


def _will_host(g: Table, giver: int, business: BusinessCard, goods: Goods, back: Goods) -> bool:
    """Whether it is his, or to be his, when the deal is done."""
    return business in back.businesses or (business not in goods.businesses and hosts(g, giver, BUSINESS_ID[business]))


def _hollow(g: Table, giver: int, word: AnyPromise, goods: Goods, back: Goods) -> str:
    """Why a promise makes no sense."""
    if isinstance(word, PayIfJobSucceeds | ShareProfit):
        place = PLACE_ID[word.job]
        if g.tasks[place] <= 0:
            return f"there is no job at {word.job}"
        if type(word) is ShareProfit and place not in g.job_places(giver):
            return f"the job at {word.job} is not seat {giver}'s"
        return ""
    if not g.round <= word.round <= g.options.rounds:
        return f"no promise for round {word.round}: this is round {g.round} of {g.options.rounds}"
    if type(word) is LetUse:
        if not _will_host(g, giver, word.business, goods, back):
            return f"{word.business} is not seat {giver}'s to let anybody use"
        if word.round == g.round and g.shut >> BUSINESS_ID[word.business] & 1:
            return f"{word.business} is deactivated until the end of the round"
    return ""


def lacking(g: Table, giver: int, taker: int, goods: Goods) -> str:
    """What can be had again later: cash, and free markers to make use of the right to one."""
    if g.cash[giver] < goods.cash:
        return f"seat {giver} has only ${g.cash[giver]:,}"
    free = g.free_markers(taker)
    for business in goods.businesses:
        free += markers_on(g, taker, BUSINESS_ID[business])  # they return
    if free < len(goods.markers):
        return f"seat {taker} has only {free} free markers"
    return ""


# --- changing hands


def hand_over(g: Table, giver: int, taker: int, goods: Goods) -> None:
    """Cash and cards."""
    if goods != NOTHING:
        g.tell(GoodsGiven(giver, taker, goods))
    g.move(giver, taker, goods.cash)
    for gangster in goods.gangsters:
        man = 1 << GANGSTER_ID[gangster]
        g.crews[giver] &= ~man
        g.crews[taker] |= man
    for business in goods.businesses:
        card = BUSINESS_ID[business]
        g.holdings[giver] &= ~(1 << card)
        g.holdings[taker] |= 1 << card
        return_own(g, taker, card)
        business_traded(g, taker, card)


def give_rights(g: Table, giver: int, taker: int, goods: Goods) -> None:
    """Markers and promises, when the cards lie where they belong now."""
    for business in goods.markers:
        card = BUSINESS_ID[business]
        add_marker(g, taker, card)
        marker_used(g, taker, card)
    for word in goods.promises:
        give_word(g, giver, taker, word)
