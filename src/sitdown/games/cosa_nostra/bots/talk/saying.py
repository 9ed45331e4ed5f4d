"""A word with an offer, or with a no: why, in a line that everybody reads in his own language."""

from __future__ import annotations

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.talk.bargaining import gets
from sitdown.games.cosa_nostra.bots.worth.card_facts import KIND_OF
from sitdown.games.cosa_nostra.bots.worth.credit import hollow
from sitdown.games.cosa_nostra.bots.worth.needs import Plans
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import Business
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import AcceptOffer, CounterOffer, Goods
from sitdown.games.cosa_nostra.records.lines import line
from sitdown.games.cosa_nostra.records.view import OfferView, PromiseView

Peace = word.NoAttackOnYou | word.NoAttackOnAnybody
Payment = word.PayByPayday | word.PayIfJobSucceeds | word.ShareProfit


def pitch(give: Goods, take: Goods) -> str | None:
    """What he says to an offer of his own."""
    if take.markers:
        return line("need", _business(take.markers[0]))
    if take.gangsters and give.cash:
        return line("heads")
    if _is_peace(give):
        if give.cash and _is_peace(take):
            return line("amends")
        return line("pact") if _is_peace(take) and not take.cash else line("racket")
    if any([isinstance(said, word.LetUse) for said in give.promises]) and take.cash:
        return line("rights")
    return line("lend", _business(give.markers[0])) if give.markers else None


def remark(p: Plans, offer: OfferView, said: Action) -> str | None:
    """Why he says no to another's, or wants more for it."""
    broken = [entry.made for entry in p.o.view.ledger if entry.seat == offer.seat and entry.verdict == "broken"]
    if isinstance(said, AcceptOffer):
        return None
    if broken and offer.give.promises:
        return line("broken", broken[-1])
    empty = _empty(p, offer) if p.o.temper.wary else None
    if empty is not None:
        return line(empty)
    return line("more") if isinstance(said, CounterOffer) else _excuse(p, offer)


def _empty(p: Plans, offer: OfferView) -> str | None:
    """What is known to be worth nothing is refused with a line that says so."""
    made = len(p.o.view.ledger)
    for said in offer.give.promises:
        why = hollow(p, PromiseView(made, offer.seat, p.o.seat, said, p.o.view.round, 0, "open", None))
        if why is not None:
            return why
    return None


def _excuse(p: Plans, offer: OfferView) -> str:
    if offer.give.promises:
        if _is_peace(offer.give) and offer.take.cash and not gets(p, offer.seat, offer.give):
            return line("bluff")
        if p.o.last_round and p.o.temper.last_trust < 1:
            return line("cheap")
        if offer.take.cash and all([isinstance(said, Payment) for said in offer.give.promises]):
            return line("loan")
    if offer.take.cash > p.purse or any([isinstance(said, Payment) for said in offer.take.promises]):
        return line("dear")
    return line("too-little")


def _is_peace(goods: Goods) -> bool:
    return any([isinstance(said, Peace) for said in goods.promises])


def _business(card: BusinessCard) -> Business:
    return BUSINESSES[KIND_OF[card]].business
