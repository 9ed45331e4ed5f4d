"""What a deal or a purchase would change for a player. It is carried out on a copy of the table, and the copy is looked at."""

from __future__ import annotations

from typing import Final

from sitdown.core.errors import Illegal
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.hands import job_kind
from sitdown.games.cosa_nostra.board.income import income
from sitdown.games.cosa_nostra.board.market import gain_business
from sitdown.games.cosa_nostra.board.material import BUSINESS_ID, IS_CASH, JOB, PLACE_ID
from sitdown.games.cosa_nostra.board.needs import lacks, usable
from sitdown.games.cosa_nostra.board.prices import price
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import JobCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.ledger import Offer
from sitdown.games.cosa_nostra.records.prospect import Prospect
from sitdown.games.cosa_nostra.steps.outcomes import Buying
from sitdown.games.cosa_nostra.steps.planning import on_offer
from sitdown.games.cosa_nostra.trade.deals import carry_out, check_terms, offer_to
from sitdown.games.cosa_nostra.trade.goods import lacking_markers

_MONOPOLIES: Final = list(Monopoly)


def prospect(g: Table, seat: int, action: Action) -> Prospect:
    """Of an offer that he could make, or accept, or of a purchase, whether he has the cash for it or not. It goes by what he knows:
    what is public, and his own jobs. Raises `Illegal` for everything else."""
    then = g.clone()
    assert isinstance(then, Table)
    then.listening = False
    cost: int | None = None
    if type(action) is act.Buy or type(action) is act.PlanPurchase or type(action) is act.BuyNow:
        card, cost = _purchase(g, seat, action)
        gain_business(then, seat, card, cost)
    else:
        carry_out(then, deal_of(g, seat, action))
    now, after = _possible(g, seat), _possible(then, seat)
    return Prospect(
        cost,
        income(then, seat) - income(g, seat),
        _gained(g, then, seat),
        _gained(then, g, seat),
        tuple([job for job in after if job not in now]),
        tuple([job for job in now if job not in after]),
    )


def deal_of(g: Table, seat: int, action: Action) -> Offer:
    """As an offer that all but the cash is there for."""
    if type(action) is act.AcceptOffer:
        offer = offer_to(g, seat, action.offer)
    elif type(action) is act.CounterOffer:
        offer = Offer(g.offered, seat, offer_to(g, seat, action.offer).seat, action.give, action.take)
    elif type(action) is act.MakeOffer:
        offer = Offer(g.offered, seat, action.to, action.give, action.take)
    else:
        raise Illegal("not-weighed", f"{type(action).__name__} is neither a deal nor a purchase")
    check_terms(g, offer)
    why = lacking_markers(g, offer.to, offer.give) or lacking_markers(g, offer.seat, offer.take)
    if why is not None:
        raise why
    return offer


def _purchase(g: Table, seat: int, action: act.Buy | act.PlanPurchase | act.BuyNow) -> tuple[int, int]:
    """Which business, and what it would cost him."""
    if type(action) is act.Buy:
        place = PLACE_ID[action.place]
        if place in g.places(seat) and g.tasks[place] < 0:
            card = -1 - g.tasks[place]
            return card, price(g, seat, card)
        raise Illegal(
            "no-purchase", f"there is no purchase of seat {seat}'s at {action.place}", {"place": action.place}
        )
    assert type(action) is act.PlanPurchase or type(action) is act.BuyNow
    card = BUSINESS_ID[action.business]
    if type(action) is act.BuyNow:
        step = g.agenda[-1] if g.agenda else None
        if type(step) is Buying and step.deed.seat == seat:
            for other, cost in step.prices(g):
                if other == card:
                    return card, cost
    elif g.agenda and card in on_offer(g, seat):
        return card, price(g, seat, card)
    raise Illegal("not-on-sale", f"{action.business} is not on sale for seat {seat}", {"business": action.business})


def _gained(before: Table, after: Table, seat: int) -> tuple[Monopoly, ...]:
    found: list[Monopoly] = []
    for at in range(len(_MONOPOLIES)):
        if after.monopolies[at] == seat and before.monopolies[at] != seat:
            found.append(_MONOPOLIES[at])
    return tuple(found)


def _possible(g: Table, seat: int) -> list[JobCard]:
    """The cash jobs in his hand, and planned, that lack nothing."""
    businesses = usable(g, seat)
    kinds = [job_kind(slot) for slot in g.jobs[seat]] + [job_kind(g.tasks[place]) for place in g.job_places(seat)]
    return [JOB[kind] for kind in sorted(set(kinds)) if IS_CASH[kind] and not lacks(kind, businesses)]
