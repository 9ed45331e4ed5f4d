"""Offers, deals and talk: beside the agenda, by anybody, whenever trade is allowed (C-85 to C-88)."""

from __future__ import annotations

from typing import Final, Literal

from sitdown.core.codec import decode, encode
from sitdown.core.kernel import CLOCK, Illegal
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.events import MarkersReturned, OfferClosed, OfferMade, Said
from sitdown.games.cosa_nostra.goods import NOTHING, give_rights, hand_over, lacking, missing, twice
from sitdown.games.cosa_nostra.income import recount
from sitdown.games.cosa_nostra.judging import judge, note_intent, sum_owed, use_asked
from sitdown.games.cosa_nostra.ledger import Entry, Offer
from sitdown.games.cosa_nostra.markers import markers_on, remove_marker
from sitdown.games.cosa_nostra.material import BUSINESS_ID
from sitdown.games.cosa_nostra.names import BusinessCard
from sitdown.games.cosa_nostra.promises import Intent
from sitdown.games.cosa_nostra.table import Table
from sitdown.games.cosa_nostra.trade import trade_open

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
    _say(g, actor, _well_formed(action))
    return True


def _well_formed(action: Action) -> Action:
    """The action as it would arrive over the wire, where types are checked: no options are listed that it must be among."""
    try:
        read: Action = decode(encode(action), type(action))
    except (TypeError, ValueError) as error:
        raise Illegal(str(error)) from error
    return read


def _say(g: Table, actor: int, action: Action) -> None:
    if g.over:
        raise Illegal("the game is over")
    if type(action) is act.LapseOffer:
        _time_over(g, actor, action.offer)
        return
    if not 0 <= actor < g.players:
        raise Illegal("only players trade and talk")
    if type(action) is act.TakeBack:
        _take_back(g, actor, action.business)
        return
    if type(action) is act.Intend:
        _intend(g, actor, action.promise, action.intent)
        return
    if not trade_open(g):
        raise Illegal("nobody trades or talks from the turning up of a job to its resolution, nor after the last one")
    if type(action) is act.MakeOffer:
        offer = Offer(g.offered, actor, action.to, action.give, action.take)
        _check(g, offer)
        _put(g, offer)
    elif type(action) is act.AcceptOffer:
        _accept(g, _offer_to(g, actor, action.offer))
    elif type(action) is act.RefuseOffer:
        _close(g, _offer_to(g, actor, action.offer), "refused")
    elif type(action) is act.CounterOffer:
        old = _offer_to(g, actor, action.offer)
        offer = Offer(g.offered, actor, old.seat, action.give, action.take)
        _check(g, offer)
        _close(g, old, "countered")
        _put(g, offer)
    elif type(action) is act.WithdrawOffer:
        offer = _offer(g, action.offer)
        if offer.seat != actor:
            raise Illegal(f"offer {offer.number} is seat {offer.seat}'s")
        _close(g, offer, "withdrawn")
    elif type(action) is act.Settle:
        _settle(g, actor, action.promise)
    else:
        assert type(action) is act.Say
        if action.to is not None:
            _check_other(g, actor, action.to)
        g.tell(Said(actor, action.text, action.to))


# --- offers


def _offer(g: Table, number: int) -> Offer:
    for offer in g.offers:
        if offer.number == number:
            return offer
    raise Illegal(f"there is no offer {number}")


def _offer_to(g: Table, actor: int, number: int) -> Offer:
    offer = _offer(g, number)
    if offer.to != actor:
        raise Illegal(f"offer {number} was made to seat {offer.to}")
    return offer


def _check(g: Table, offer: Offer) -> None:
    """Whether it can be made. Nobody need have the cash or the markers yet."""
    _check_other(g, offer.seat, offer.to)
    if offer.give == NOTHING and offer.take == NOTHING:
        raise Illegal("an offer of nothing for nothing")
    again = twice(offer.give) or twice(offer.take)
    if again:
        raise Illegal(f"{again} is named twice")
    why = _gone(g, offer)
    if why:
        raise Illegal(why)
    if len([other for other in g.offers if other.seat == offer.seat]) >= MOST_OFFERS:
        raise Illegal(f"seat {offer.seat} has {MOST_OFFERS} offers open")


def _check_other(g: Table, seat: int, to: int) -> None:
    if not 0 <= to < g.players:
        raise Illegal(f"there is no seat {to}")
    if to == seat:
        raise Illegal("nobody trades or talks with himself")


def _gone(g: Table, offer: Offer) -> str:
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
    """All of it, at once."""
    seat, to, give, take = offer.seat, offer.to, offer.give, offer.take
    why = _gone(g, offer) or lacking(g, seat, to, give) or lacking(g, to, seat, take)
    if why:
        raise Illegal(why)
    _close(g, offer, "accepted")
    hand_over(g, seat, to, give)
    hand_over(g, to, seat, take)
    give_rights(g, seat, to, give)
    give_rights(g, to, seat, take)
    recount(g)


def lapse(g: Table) -> None:
    """Offers go that name something that is gone (C-88)."""
    for offer in g.offers:
        if _gone(g, offer):
            _close(g, offer, "lapsed")


def lapse_all(g: Table) -> None:
    """The end of a round."""
    for offer in g.offers:
        _close(g, offer, "lapsed")


def _time_over(g: Table, actor: int, number: int) -> None:
    if actor != CLOCK or g.options.offer_seconds is None:
        raise Illegal("only the clock ends an offer, at a table where offers have a time")
    _close(g, _offer(g, number), "lapsed")


# --- what one does alone


def _settle(g: Table, actor: int, number: int) -> None:
    """Pay what one has promised."""
    entry = _own_promise(g, actor, number)
    if entry.verdict != "open":
        raise Illegal(f"promise {number} is {entry.verdict}")
    money = sum_owed(entry)
    if not money:
        raise Illegal(f"promise {number}: there is nothing to pay now")
    if g.cash[actor] < money:
        raise Illegal(f"seat {actor} has only ${g.cash[actor]:,}, and promised ${money:,}")
    hand_over(g, actor, entry.to, Goods(cash=money))
    judge(g, number, "kept")


def _intend(g: Table, actor: int, number: int, intent: Intent) -> None:
    if _own_promise(g, actor, number).meant is not None:
        raise Illegal(f"what is meant by promise {number} has been noted")
    note_intent(g, number, intent)


def _own_promise(g: Table, actor: int, number: int) -> Entry:
    if not 0 <= number < len(g.ledger):
        raise Illegal(f"there is no promise {number}")
    entry = g.ledger[number]
    if entry.seat != actor:
        raise Illegal(f"promise {number} is seat {entry.seat}'s")
    return entry


def _take_back(g: Table, actor: int, business: BusinessCard) -> None:
    card = BUSINESS_ID[business]
    if not markers_on(g, actor, card):
        raise Illegal(f"seat {actor} has no marker on {business}")
    remove_marker(g, actor, card)
    g.tell(MarkersReturned(actor, business, 1))
