"""Offers, deals and talk: beside the agenda, by anybody, whenever trade is allowed (C-85 to C-88)."""

from __future__ import annotations

from typing import Final, Literal

from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.income import recount
from sitdown.games.cosa_nostra.board.judging import judge, note_intent, sum_owed, use_asked
from sitdown.games.cosa_nostra.board.markers import markers_on, remove_marker
from sitdown.games.cosa_nostra.board.material import BUSINESS, BUSINESS_ID
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import MarkersReturned, OfferClosed, OfferMade, Said
from sitdown.games.cosa_nostra.records.ledger import Entry, Offer
from sitdown.games.cosa_nostra.records.promises import INTENTS, Intent
from sitdown.games.cosa_nostra.trade.goods import NOTHING, give_rights, hand_over, lacking, missing, unfit
from sitdown.games.cosa_nostra.trade.openness import trade_open

Close = Literal["accepted", "refused", "countered", "withdrawn", "lapsed"]

MOST_OFFERS: Final = 8  # of one player, at a time
_TALK: Final = frozenset(
    [
        act.MakeOffer,
        act.AcceptOffer,
        act.RefuseOffer,
        act.CounterOffer,
        act.WithdrawOffer,
        act.LapseOffer,
        act.Settle,
        act.Intend,
        act.TakeBack,
        act.Say,
    ]
)


def talk(g: Table, actor: int, action: Action) -> bool:
    """Carry out an action of trade or talk; `False` if it is none. Raises `Illegal`, and changes nothing, if it may not be done now."""
    if type(action) not in _TALK:
        return False
    _say(g, actor, action)
    return True


def _say(g: Table, actor: int, action: Action) -> None:
    if g.over:
        raise Illegal("over", "the game is over")
    if type(action) is act.LapseOffer:
        _time_over(g, actor, action.offer)
        return
    if not 0 <= actor < g.players:
        raise Illegal("players-only", "only players trade and talk")
    if type(action) is act.TakeBack:
        _take_back(g, actor, action.business)
        return
    if type(action) is act.Intend:
        _intend(g, actor, action.promise, action.intent)
        return
    if not trade_open(g):
        raise Illegal(
            "trade-closed",
            "nobody trades or talks from the turning up of a job to its resolution, nor after the last one",
        )
    if type(action) is act.MakeOffer:
        offer = Offer(g.offered, actor, action.to, action.give, action.take)
        _check(g, offer)
        _put(g, offer)
    elif type(action) is act.AcceptOffer:
        _accept(g, offer_to(g, actor, action.offer))
    elif type(action) is act.RefuseOffer:
        _close(g, offer_to(g, actor, action.offer), "refused")
    elif type(action) is act.CounterOffer:
        old = offer_to(g, actor, action.offer)
        offer = Offer(g.offered, actor, old.seat, action.give, action.take)
        _check(g, offer)
        _close(g, old, "countered")
        _put(g, offer)
    elif type(action) is act.WithdrawOffer:
        offer = _offer(g, action.offer)
        if offer.seat != actor:
            raise Illegal("not-his-offer", f"offer {offer.number} is seat {offer.seat}'s", {"offer": offer.number})
        _close(g, offer, "withdrawn")
    elif type(action) is act.Settle:
        _settle(g, actor, action.promise)
    else:
        assert type(action) is act.Say
        if action.to is not None:
            _check_other(g, actor, action.to)
        g.tell(Said(actor, action.text, action.to))


def listed(g: Table, seat: int) -> list[Action]:
    """What of it he may do now, but for what he puts together himself: offers and words."""
    found: list[Action] = [act.TakeBack(BUSINESS[card]) for card in range(len(g.markers)) if markers_on(g, seat, card)]
    own = [(number, entry) for number, entry in enumerate(g.ledger) if entry.seat == seat]
    found += [act.Intend(number, intent) for number, entry in own if entry.meant is None for intent in INTENTS]
    if trade_open(g):
        for offer in g.offers:
            if offer.to == seat:
                if not _unacceptable(g, offer):
                    found.append(act.AcceptOffer(offer.number))
                found.append(act.RefuseOffer(offer.number))
            elif offer.seat == seat:
                found.append(act.WithdrawOffer(offer.number))
        found += [act.Settle(number) for number, entry in own if not _unpayable(g, number, entry)]
    return found


# --- offers


def _offer(g: Table, number: int) -> Offer:
    for offer in g.offers:
        if offer.number == number:
            return offer
    raise Illegal("no-offer", f"there is no offer {number}", {"offer": number})


def offer_to(g: Table, actor: int, number: int) -> Offer:
    offer = _offer(g, number)
    if offer.to != actor:
        raise Illegal("not-to-him", f"offer {number} was made to seat {offer.to}", {"offer": number, "to": offer.to})
    return offer


def _check(g: Table, offer: Offer) -> None:
    """Whether it can be made."""
    check_terms(g, offer)
    if len([other for other in g.offers if other.seat == offer.seat]) >= MOST_OFFERS:
        raise Illegal("too-many-offers", f"seat {offer.seat} has {MOST_OFFERS} offers open", {"most": MOST_OFFERS})


def check_terms(g: Table, offer: Offer) -> None:
    """Whether it makes sense. Nobody need have the cash or the markers yet."""
    _check_other(g, offer.seat, offer.to)
    why = unfit(offer.give, offer.take) or _gone(g, offer)
    if why is not None:
        raise why


def _check_other(g: Table, seat: int, to: int) -> None:
    if not 0 <= to < g.players:
        raise Illegal("no-seat", f"there is no seat {to}")
    if to == seat:
        raise Illegal("with-himself", "nobody trades or talks with himself")


def _gone(g: Table, offer: Offer) -> Illegal | None:
    return missing(g, offer.seat, offer.give, offer.take) or missing(g, offer.to, offer.take, offer.give)


def _put(g: Table, offer: Offer) -> None:
    """It lies on the table."""
    g.offers += (offer,)
    g.offered += 1
    g.tell(OfferMade(offer.number, offer.seat, offer.to, offer.give, offer.take))
    markers = offer.take.markers
    if len(markers) == 1 and offer.give == NOTHING and offer.take == Goods(markers=markers):
        seat, card = offer.seat, BUSINESS_ID[markers[0]]
        if g.free_markers(seat) and not markers_on(g, seat, card):  # else he cannot be given one, or needs none
            use_asked(g, seat, card)


def _close(g: Table, offer: Offer, how: Close) -> None:
    g.offers = tuple([other for other in g.offers if other is not offer])
    g.tell(OfferClosed(offer.number, how))


def _accept(g: Table, offer: Offer) -> None:
    why = _unacceptable(g, offer)
    if why is not None:
        raise why
    _close(g, offer, "accepted")
    carry_out(g, offer)


def _unacceptable(g: Table, offer: Offer) -> Illegal | None:
    give, take = offer.give, offer.take
    return _gone(g, offer) or lacking(g, offer.seat, offer.to, give) or lacking(g, offer.to, offer.seat, take)


def carry_out(g: Table, offer: Offer) -> None:
    """All of it, at once."""
    seat, to, give, take = offer.seat, offer.to, offer.give, offer.take
    hand_over(g, seat, to, give)
    hand_over(g, to, seat, take)
    give_rights(g, seat, to, give)
    give_rights(g, to, seat, take)
    recount(g)


def lapse(g: Table) -> None:
    """Offers go that name something that is gone (C-88)."""
    for offer in g.offers:
        if _gone(g, offer) is not None:
            _close(g, offer, "lapsed")


def lapse_all(g: Table) -> None:
    """The end of a round."""
    for offer in g.offers:
        _close(g, offer, "lapsed")


def _time_over(g: Table, actor: int, number: int) -> None:
    if actor != CLOCK or g.options.offer_seconds is None:
        raise Illegal("clock-only", "only the clock ends an offer, at a table where offers have a time")
    _close(g, _offer(g, number), "lapsed")


# --- what one does alone


def _settle(g: Table, actor: int, number: int) -> None:
    """Pay what one has promised."""
    entry = _own_promise(g, actor, number)
    why = _unpayable(g, number, entry)
    if why is not None:
        raise why
    hand_over(g, actor, entry.to, Goods(cash=sum_owed(entry)))
    judge(g, number, "kept")


def _unpayable(g: Table, number: int, entry: Entry) -> Illegal | None:
    if entry.verdict != "open":
        return Illegal("promise-settled", f"promise {number} is {entry.verdict}", {"promise": number})
    money, cash = sum_owed(entry), g.cash[entry.seat]
    if not money:
        return Illegal("nothing-to-pay", f"promise {number}: there is nothing to pay now", {"promise": number})
    if cash < money:
        return Illegal("cannot-pay", f"seat {entry.seat} has only ${cash:,}, and promised ${money:,}", {"money": money})
    return None


def _intend(g: Table, actor: int, number: int, intent: Intent) -> None:
    if _own_promise(g, actor, number).meant is not None:
        raise Illegal("meant-already", f"what is meant by promise {number} has been noted", {"promise": number})
    note_intent(g, number, intent)


def _own_promise(g: Table, actor: int, number: int) -> Entry:
    if not 0 <= number < len(g.ledger):
        raise Illegal("no-promise", f"there is no promise {number}", {"promise": number})
    entry = g.ledger[number]
    if entry.seat != actor:
        raise Illegal("not-his-promise", f"promise {number} is seat {entry.seat}'s", {"promise": number})
    return entry


def _take_back(g: Table, actor: int, business: BusinessCard) -> None:
    card = BUSINESS_ID[business]
    if not markers_on(g, actor, card):
        raise Illegal("no-marker", f"seat {actor} has no marker on {business}", {"business": business})
    remove_marker(g, actor, card)
    g.tell(MarkersReturned(actor, business, 1))
