"""What one side of a deal gives: whether it is there, and how it changes hands (C-85)."""

from __future__ import annotations

from typing import Final

from sitdown.core.errors import Illegal
from sitdown.games.cosa_nostra.board.judging import business_traded, give_word, marker_used
from sitdown.games.cosa_nostra.board.markers import add_marker, hosts, markers_on, return_own
from sitdown.games.cosa_nostra.board.material import BUSINESS, BUSINESS_ID, GANGSTER, GANGSTER_ID, PLACE_ID, members
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import GoodsGiven
from sitdown.games.cosa_nostra.records.ledger import MOST_GIVEN, words_left
from sitdown.games.cosa_nostra.records.promises import AnyPromise, LetUse, PayIfJobSucceeds, ShareProfit

NOTHING: Final = Goods()
MOST_PROMISES: Final = 8  # in an offer, both sides together


def unfit(give: Goods, take: Goods) -> Illegal | None:
    """Why this is no offer, whoever makes it and whatever lies on the table; `None`: it may be one."""
    if give == NOTHING and take == NOTHING:
        return Illegal("nothing-for-nothing", "an offer of nothing for nothing")
    if len(give.promises) + len(take.promises) > MOST_PROMISES:
        return Illegal(
            "too-many-promises",
            f"no offer has more than {MOST_PROMISES} promises, both sides together",
            {"most": MOST_PROMISES},
        )
    return _twice(give) or _twice(take)


def _twice(goods: Goods) -> Illegal | None:
    """A card or a promise that is named twice. Markers may be: several can lie on one business."""
    if len(set(goods.promises)) < len(goods.promises):
        return Illegal("promise-twice", "a promise is named twice")
    for cards in (goods.businesses, goods.gangsters):
        seen: set[str] = set()
        for card in cards:
            if card in seen:
                return Illegal("card-twice", f"{card} is named twice", {"card": card})
            seen.add(card)
    return None


# --- is it there? `None`: all is well


def missing(g: Table, giver: int, goods: Goods, back: Goods) -> Illegal | None:
    """What can not be given any more. `back` is what the other side gives for it: one can keep a marker on a business that one sells."""
    for business in goods.businesses:
        if not g.holdings[giver] >> BUSINESS_ID[business] & 1:
            return Illegal(
                "not-his-business",
                f"{business} is not seat {giver}'s to give",
                {"seat": giver, "business": business},
            )
    for gangster in goods.gangsters:
        who = GANGSTER_ID[gangster]
        if not g.crews[giver] >> who & 1:
            return Illegal(
                "not-his-gangster",
                f"{gangster} is not seat {giver}'s to give",
                {"seat": giver, "gangster": gangster},
            )
        if g.has_task(who):
            return Illegal("has-task", f"{gangster} has a task", {"gangster": gangster})
    for business in goods.markers:
        if not _will_host(g, giver, business, goods, back):
            return _not_his_to_let(giver, business)
        if g.shut >> BUSINESS_ID[business] & 1:
            return Illegal("shut", f"{business} is deactivated", {"business": business})
    if goods.promises and len(goods.promises) > words_left(g.ledger, giver):
        return Illegal(
            "word-too-often",
            f"seat {giver} has given his word too often: nobody does so more than {MOST_GIVEN} times",
            {"seat": giver, "most": MOST_GIVEN},
        )
    for word in goods.promises:
        why = _hollow(g, giver, word, goods, back)
        if why is not None:
            return why
    return None


def _not_his_to_let(giver: int, business: BusinessCard) -> Illegal:
    return Illegal(
        "not-his-to-let",
        f"{business} is not seat {giver}'s to let anybody use",
        {"seat": giver, "business": business},
    )


def _will_host(g: Table, giver: int, business: BusinessCard, goods: Goods, back: Goods) -> bool:
    """Whether it is his, or to be his, when the deal is done."""
    return business in back.businesses or (business not in goods.businesses and hosts(g, giver, BUSINESS_ID[business]))


def _hollow(g: Table, giver: int, word: AnyPromise, goods: Goods, back: Goods) -> Illegal | None:
    """Why a promise makes no sense."""
    if isinstance(word, PayIfJobSucceeds | ShareProfit):
        place = PLACE_ID[word.job]
        if g.tasks[place] <= 0:
            return Illegal("no-job-there", f"there is no job at {word.job}", {"place": word.job})
        if type(word) is ShareProfit and place not in g.job_places(giver):
            return Illegal(
                "not-his-job",
                f"the job at {word.job} is not seat {giver}'s",
                {"seat": giver, "place": word.job},
            )
        return None
    if not g.round <= word.round <= g.options.rounds:
        return Illegal(
            "no-such-round", f"no promise for round {word.round}: this is round {g.round} of {g.options.rounds}"
        )
    if type(word) is LetUse:
        if not _will_host(g, giver, word.business, goods, back):
            return _not_his_to_let(giver, word.business)
        if word.round == g.round and g.shut >> BUSINESS_ID[word.business] & 1:
            return Illegal(
                "shut", f"{word.business} is deactivated until the end of the round", {"business": word.business}
            )
    return None


def lacking(g: Table, giver: int, taker: int, goods: Goods) -> Illegal | None:
    """What can be had again later: cash, and free markers to make use of the right to one."""
    if g.cash[giver] < goods.cash:
        return Illegal(
            "too-little-cash",
            f"seat {giver} has only ${g.cash[giver]:,}",
            {"seat": giver, "cash": g.cash[giver]},
        )
    return lacking_markers(g, taker, goods)


def lacking_markers(g: Table, taker: int, goods: Goods) -> Illegal | None:
    free = g.free_markers(taker)
    for business in goods.businesses:
        free += markers_on(g, taker, BUSINESS_ID[business])  # they return
    if free < len(goods.markers):
        return Illegal("too-few-markers", f"seat {taker} has only {free} free markers", {"seat": taker, "free": free})
    return None


def to_give(g: Table, giver: int) -> Goods:
    """All that he could give, promises apart, if the other side gave nothing: what is `missing` nothing."""
    men = [GANGSTER[who] for who in members(g.crews[giver]) if not g.has_task(who)]
    markers = [BUSINESS[card] for card in members(g.open_businesses(giver))]
    markers += [BUSINESS[-1 - g.tasks[place]] for place in g.places(giver) if g.tasks[place] < 0]
    businesses = [BUSINESS[card] for card in members(g.holdings[giver])]
    return Goods(g.cash[giver], tuple(businesses), tuple(men), tuple(markers))


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
