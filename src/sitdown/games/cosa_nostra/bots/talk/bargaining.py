"""What a deal is worth to him, and what he says to an offer."""

from __future__ import annotations

from math import ceil
from typing import Final

from msgspec.structs import replace

from sitdown.bots.base import Beside
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.talk import face_value
from sitdown.games.cosa_nostra.bots.talk.common import A_MAN, FEWEST, NEVER, can_spare, has_promised_use, marker_cost
from sitdown.games.cosa_nostra.bots.talk.diary import Diary
from sitdown.games.cosa_nostra.bots.talk.handing import handed
from sitdown.games.cosa_nostra.bots.worth.card_facts import KIND_OF, thousands
from sitdown.games.cosa_nostra.bots.worth.estate import estate
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, owed, plans
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook, look
from sitdown.games.cosa_nostra.bots.worth.values import business_worth, gangster_worth
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import OfferView, View

MOST_OPEN: Final = 4  # offers of his on the table
DEAR: Final = 0.2  # of what a man is worth, on top of it, if he cannot be spared
LEADING: Final = 0.5  # of what a dollar for somebody is worse than one for anybody


def gets(p: Plans, giver: int, goods: Goods) -> float:
    """What it would be worth to him to be given this."""
    if not p.o.temper.wary:
        return face_value.gets(p, giver, goods)
    return estate(_then(p, handed(p.o.view, giver, p.o.seat, goods))) - estate(p)


def gives(p: Plans, taker: int, goods: Goods) -> float:
    """What he would want for it."""
    if not p.o.temper.wary:
        return face_value.gives(p, taker, goods)
    if not _may_go(p, goods):
        return NEVER
    return estate(p) - estate(_then(p, handed(p.o.view, p.o.seat, taker, goods))) + _favour(p, taker, goods)


def lacks(p: Plans, other: int, give: Goods, take: Goods) -> float:
    """By how much a deal falls short of what he wants for it: the other gives this and takes that. Less than nothing: he gains."""
    if not p.o.temper.wary:
        return face_value.gives(p, other, take) - face_value.gets(p, other, give)
    if not _may_go(p, take):
        return NEVER
    then = handed(handed(p.o.view, other, p.o.seat, give), p.o.seat, other, take)
    return estate(p) - estate(_then(p, then)) + _favour(p, other, take)


def _then(p: Plans, view: View) -> Plans:
    return plans(look(view, p.o.seat, p.o.temper, p.o.lately))


def _may_go(p: Plans, goods: Goods) -> bool:
    """He keeps a few men, and does not sell what he has promised to lend, nor promise what he could not pay."""
    o = p.o
    if goods.gangsters and len(o.me.crew) - len(goods.gangsters) < FEWEST:
        return False
    debts = sum([said.money for said in goods.promises if isinstance(said, word.PayByPayday)])
    if debts and debts > max(p.soon, o.me.cash - owed(o)):
        return False
    return not any([has_promised_use(o, o.seat, seat, card) for card in goods.businesses for seat in o.opponents()])


def _favour(p: Plans, taker: int, goods: Goods) -> float:
    """What the other gains by it, as far as that is his own loss: nobody is helped for nothing, the strongest least."""
    o = p.o
    cost = float(sum([marker_cost(o, o.seat, taker, card) for card in goods.markers]))
    cost += o.spite[taker] * sum([business_worth(o, KIND_OF[card], taker) for card in goods.businesses])
    cost += LEADING * max(0.0, o.spite[taker] - 1 / len(o.opponents())) * goods.cash
    for man in goods.gangsters:
        worth = gangster_worth(o, man, o.bosses[man][1].strength)
        cost += max(A_MAN - worth, 0.0 if can_spare(p) else DEAR * worth, 0.0)
    return cost


# --- what he says


def reply(p: Plans, diary: Diary, offer: OfferView, beside: Beside) -> Action:
    """Yes to what is fair, or a try for more; a higher price for what he could sell; else no."""
    if p.o.temper.wary and diary.goes_round(offer.take, offer.give):
        return act.RefuseOffer(offer.number)
    worth = gets(p, offer.seat, offer.give)
    short = lacks(p, offer.seat, offer.give, offer.take)
    giver = p.o.view.players[offer.seat]
    crowded = diary.spent or _crowded(p.o)
    if short <= 0:
        lends = offer.give == Goods(promises=offer.give.promises)
        spare = offer.take.cash <= max(0, p.purse if lends else p.o.me.cash - owed(p.o))
        yes = act.AcceptOffer(offer.number)
        more = None if crowded else _more(p, diary, offer, worth)
        return more or (yes if spare and yes in beside() else act.RefuseOffer(offer.number))
    if offer.take.cash or offer.take == Goods() or offer.give.cash + short > giver.cash or crowded:
        return act.RefuseOffer(offer.number)
    price = replace(offer.give, cash=offer.give.cash + ceil(short / 1000) * 1000)
    full = Goods(cash=ceil(gives(p, offer.seat, offer.take) / 1000) * 1000)
    return act.CounterOffer(offer.number, offer.take, full if price.cash >= full.cash else price)  # no more than all


def _more(p: Plans, diary: Diary, offer: OfferView, worth: float) -> Action | None:
    """A higher price for what he would give anyhow, once: somebody who asks for it needs it. Somebody who offers as much unasked is not asked for more."""
    if p.o.temper.markup == 1 or not offer.take.markers or offer.take != Goods(markers=offer.take.markers):
        return None
    if worth >= p.o.temper.markup * gives(p, offer.seat, offer.take):
        return None
    price = min(thousands(p.o.temper.markup * worth), thousands(p.o.view.players[offer.seat].cash))
    if price < worth + 1000 or not diary.may_haggle(offer.seat, offer.take):
        return None
    return act.CounterOffer(offer.number, offer.take, Goods(cash=price))


def _crowded(o: Outlook) -> bool:
    """Too many offers of his lie on the table."""
    return len([offer for offer in o.view.offers if offer.seat == o.seat]) >= MOST_OPEN
