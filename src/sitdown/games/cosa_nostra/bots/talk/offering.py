"""What he brings up himself: markers for his jobs, payments that are due, and now and then a venture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from random import Random
from typing import Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.talk.bargaining import MOST_OPEN, lacks
from sitdown.games.cosa_nostra.bots.talk.common import has_promised_use, has_use, marker_cost
from sitdown.games.cosa_nostra.bots.talk.diary import Diary, is_peace
from sitdown.games.cosa_nostra.bots.talk.ventures import venture
from sitdown.games.cosa_nostra.bots.worth.card_facts import ATTACHABLE, DEMAND, KIND_OF, thousands
from sitdown.games.cosa_nostra.bots.worth.needs import Gap, Plans
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.ledger import words_left
from sitdown.games.cosa_nostra.records.view import View

NOTHING: Final = Goods()
RAISED: Final = 1000  # the next price, after a no


def propose(p: Plans, diary: Diary, random: Random, beside: Sequence[Action]) -> Action | None:
    """The first thing there is to say; `beside`: what he may do by himself."""
    for part in (_settle, _strip, _withdraw, _make_peace_no_more, _take_back):
        said = part(p, beside)
        if said is not None:
            return said
    if diary.spent or len([offer for offer in p.o.view.offers if offer.seat == p.o.seat]) >= MOST_OPEN:
        return None
    offer = _ask_for_marker(p, diary, random) or venture(p, diary, random)
    return offer if offer is not None and _can_promise(p.o.view, offer, p.o.seat) else None


def _can_promise(view: View, offer: act.MakeOffer, seat: int) -> bool:
    """Nobody gives his word for ever, in deal after deal."""
    mine, yours = len(offer.give.promises), len(offer.take.promises)
    return mine <= words_left(view.ledger, seat) and yours <= words_left(view.ledger, offer.to)


# --- payments and cards


def _settle(p: Plans, beside: Sequence[Action]) -> Action | None:
    """What is due is paid; what falls due at payday as soon as he can spare it, or with his last task: there may be no later."""
    view = p.o.view
    for settle in beside:
        if isinstance(settle, act.Settle):
            entry = view.ledger[settle.promise]
            if not isinstance(entry.word, word.PayByPayday):
                if entry.due <= p.o.word:
                    return settle
            elif entry.word.money <= p.o.word:
                in_time = entry.word.round > view.round or (view.phase == "planning" or len(p.o.tasks()) > 1)
                if not in_time or entry.word.money <= p.purse // 2:
                    return settle
    return None


def _strip(p: Plans, beside: Sequence[Action]) -> Action | None:
    """Alexei: what weakens his own gangsters goes, and what makes the leader's stronger."""
    for strip in beside:
        if not isinstance(strip, act.Strip):
            continue
        seat, man = p.o.bosses[strip.gangster]
        helps = ATTACHABLE[strip.card].strength - ATTACHABLE[strip.card].difficulty > 0
        unwelcome = p.o.spite[seat] == max(p.o.spite) if helps else seat == p.o.seat
        if man.tasks and unwelcome:
            return strip
    return None


def _withdraw(p: Plans, beside: Sequence[Action]) -> Action | None:
    """Offers for markers that no job needs any more."""
    for offer in p.o.view.offers:
        if offer.seat == p.o.seat and offer.take.markers and not p.wanted[KIND_OF[offer.take.markers[0]]]:
            return act.WithdrawOffer(offer.number)
    return None


def _make_peace_no_more(p: Plans, beside: Sequence[Action]) -> Action | None:
    """Offers of his for peace that have lost their sense: the other has promised it, or could not strike any more."""
    if p.o.temper.wary:
        for offer in p.o.view.offers:
            if offer.seat == p.o.seat and is_peace(offer.take) and lacks(p, offer.to, offer.take, offer.give) > 0:
                return act.WithdrawOffer(offer.number)
    return None


def _take_back(p: Plans, beside: Sequence[Action]) -> Action | None:
    """A marker that no job needs, when all are out and one does."""
    if p.o.me.markers or not any(p.wanted):
        return None
    for kind, cards in p.o.lent.items():
        if p.spare[kind]:
            return act.TakeBack(cards[0])
    return None


# --- markers for his jobs


def _ask_for_marker(p: Plans, diary: Diary, random: Random) -> act.MakeOffer | None:
    """For what his best job lacks and he will not own in time."""
    asked = [KIND_OF[card] for offer in p.o.view.offers if offer.seat == p.o.seat for card in offer.take.markers]
    if p.o.me.markers <= len(asked):
        return None
    for gap in p.jobs:
        for kind in gap.missing:
            if kind not in asked and not p.o.coming[kind]:
                for host, card in sorted(p.o.hosts.get(kind, ()), key=lambda each: p.o.spite[each[0]]):
                    offer = _offer_for(p, diary, gap, host, card, random)
                    if offer is not None and not _in_vain(p, diary, offer) and diary.may_say(offer):
                        return offer
    return None


def _in_vain(p: Plans, diary: Diary, offer: act.MakeOffer) -> bool:
    return p.o.temper.wary and diary.was_refused(offer)


def _offer_for(p: Plans, diary: Diary, gap: Gap, host: int, card: BusinessCard, random: Random) -> act.MakeOffer | None:
    take = Goods(markers=(card,))
    if has_promised_use(p.o, host, p.o.seat, card, p.o.view.round):
        return act.MakeOffer(host, NOTHING, take)
    brings = gap.takings / len(gap.missing)
    price = max(marker_cost(p.o, host, p.o.seat, card), thousands(p.o.temper.first_price * brings))
    if p.o.temper.wary:
        price += RAISED * diary.turned_down(host, take)
    if price > p.o.temper.share * brings:
        return None
    if price <= p.purse and price <= p.o.word and random.random() < p.o.temper.cash_down:
        return act.MakeOffer(host, Goods(cash=price), take)
    later = ceil(p.o.temper.promised_more * price / 1000) * 1000
    return act.MakeOffer(host, random.choice(list(_in_kind(p, gap, host, later))), take)


def _in_kind(p: Plans, gap: Gap, host: int, later: int) -> Iterator[Goods]:
    """Ways to pay without cash."""
    view = p.o.view
    yield Goods(promises=(word.PayIfJobSucceeds(later, gap.place),))
    percent = min(100, ceil(100 * later / gap.takings / 5) * 5)
    yield Goods(promises=(word.ShareProfit(percent, gap.place),))
    if not p.o.last_round and later <= p.o.me.cash:
        yield Goods(promises=(word.PayByPayday(later, view.round),))
    if p.o.working_rounds:
        number = p.o.working_rounds[0]
        usable = [
            each.business
            for each in p.o.me.businesses
            if (each.active or number > view.round) and not has_use(p.o, host, KIND_OF[each.business])
        ]
        if usable:
            best = max(usable, key=lambda card: DEMAND[number][KIND_OF[card]])
            yield Goods(promises=(word.LetUse(best, number),))
