"""Offers: accepted, refused, countered, withdrawn; and when they lapse (C-88)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Gangster, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import OfferClosed, OfferMade
from sitdown.games.cosa_nostra.records.promises import LetUse, PayIfJobSucceeds, ShareProfit
from sitdown.games.cosa_nostra.trade.deals import MOST_OFFERS, lapse, lapse_all
from tests.cosa_nostra.bargains import NOTHING, Bargain, bargain
from tests.rules import rule

THREE_GRAND = Goods(cash=3000)
LAWYER = Goods(businesses=(Card.LAWYER_1,))
PIMP = Goods(businesses=(Card.PIMP_1,))
JOEY = Goods(gangsters=(Gangster.BIG_JOEY,))


# --- what can be had later


@rule("C-88")
def test_cash_is_only_needed_when_the_offer_is_accepted() -> None:
    t = bargain(cash=(2000, 2000, 9000))
    offer = t.offers(0, 1, THREE_GRAND, LAWYER)
    assert t.cannot_accept(1) == "seat 0 has only $2,000"
    lapse(t.g)
    assert t.open_offers == [offer]
    t.deal(2, 0, Goods(cash=1000))
    t.accepts(1)
    assert t.g.cash == [0, 5000, 8000]


@rule("C-88")
def test_the_other_side_needs_it_too() -> None:
    t = bargain(cash=(9000, 2000, 9000))
    t.offers(0, 1, Goods(businesses=(Card.COP_1,)), THREE_GRAND)
    assert t.cannot_accept(1) == "seat 1 has only $2,000"
    assert t.owner(Card.COP_1) == 0


# --- answers


def offered(**options: Any) -> Bargain:
    """Seat 0 has offered seat 1 $3,000 for the Lawyer."""
    t = bargain(**options)
    t.offers(0, 1, THREE_GRAND, LAWYER)
    return t


@rule("C-88")
def test_refused() -> None:
    t = offered()
    t.act(1, act.RefuseOffer(0))
    assert t.events == [OfferClosed(0, "refused")]
    assert t.open_offers == []


@rule("C-88")
def test_withdrawn() -> None:
    t = offered()
    t.act(0, act.WithdrawOffer(0))
    assert t.events == [OfferClosed(0, "withdrawn")]
    assert t.open_offers == []


@rule("C-88")
def test_countered() -> None:
    t = offered()
    five_grand = Goods(cash=5000)
    t.act(1, act.CounterOffer(0, LAWYER, five_grand))
    assert t.events == [OfferClosed(0, "countered"), OfferMade(1, 1, 0, LAWYER, five_grand)]
    t.accepts(0)
    assert (t.owner(Card.LAWYER_1), t.g.cash) == (0, [5000, 15_000, 10_000])


@rule("C-88")
def test_a_counter_offer_that_cannot_be_made_leaves_the_first_open() -> None:
    t = offered()
    assert t.refuses(1, act.CounterOffer(0, PIMP, THREE_GRAND)) == "pimp_1 is not seat 1's to give"
    assert t.open_offers == [0]


@rule("C-88")
@pytest.mark.parametrize(
    ("action", "seats"),
    [
        (act.AcceptOffer(0), (0, 2)),
        (act.RefuseOffer(0), (0, 2)),
        (act.CounterOffer(0, THREE_GRAND, NOTHING), (0, 2)),
        (act.WithdrawOffer(0), (1, 2)),
    ],
)
def test_only_who_is_concerned_answers(action: Action, seats: tuple[int, ...]) -> None:
    t = offered()
    for seat in seats:
        assert t.refuses(seat, action) in ("offer 0 was made to seat 1", "offer 0 is seat 0's")


@rule("C-88")
@pytest.mark.parametrize("action", [act.AcceptOffer(0), act.RefuseOffer(0), act.CounterOffer(0, LAWYER, THREE_GRAND)])
def test_an_offer_that_is_closed_is_gone(action: Action) -> None:
    t = offered()
    t.act(0, act.WithdrawOffer(0))
    assert t.refuses(1, action) == "there is no offer 0"


@rule("C-88")
def test_offers_are_numbered_through_the_game() -> None:
    t = offered()
    t.act(1, act.RefuseOffer(0))
    assert t.offers(2, 1, THREE_GRAND, LAWYER) == 1
    assert t.offers(0, 1, THREE_GRAND, LAWYER) == 2
    assert t.open_offers == [1, 2]


@rule("C-88")
def test_nobody_has_more_than_eight_offers_open() -> None:
    t = bargain()
    for _ in range(MOST_OFFERS):
        t.offers(0, 1, THREE_GRAND, LAWYER)
    assert t.cannot_offer(0, 2, THREE_GRAND) == "seat 0 has 8 offers open"
    t.offers(1, 0, LAWYER, THREE_GRAND)
    t.act(0, act.WithdrawOffer(3))
    t.offers(0, 2, THREE_GRAND)


# --- lapsing


@rule("C-88")
@pytest.mark.parametrize("number", [0, 1])
def test_an_offer_lapses_when_what_it_names_is_sold(number: int) -> None:
    t = bargain()
    t.offers(0, 1, THREE_GRAND, LAWYER)
    t.offers(2, 1, Goods(cash=4000), LAWYER)
    t.offers(1, 2, Goods(businesses=(Card.DRUG_DEALER_1,)), THREE_GRAND)
    t.act(1, act.AcceptOffer(number))
    assert t.told(OfferClosed) == [OfferClosed(number, "accepted"), OfferClosed(1 - number, "lapsed")]
    assert t.open_offers == [2]


@rule("C-88")
def test_or_when_its_gangster_is_given_a_task() -> None:
    t = bargain()
    t.offers(0, 1, JOEY, THREE_GRAND)
    lapse(t.g)
    assert t.open_offers == [0]
    t.plans_job(Place.BIG_JOEY)
    lapse(t.g)
    assert t.open_offers == []


@rule("C-88")
@pytest.mark.parametrize(
    "goods",
    [
        LAWYER,
        Goods(markers=(Card.LAWYER_1,)),
        Goods(promises=(LetUse(Card.LAWYER_1, 2),)),
        Goods(promises=(LetUse(Card.LAWYER_1, 3),)),
    ],
)
def test_or_when_its_business_is_destroyed(goods: Goods) -> None:
    t = bargain()
    t.offers(1, 0, goods, THREE_GRAND)
    t.is_destroyed(Card.LAWYER_1)
    lapse(t.g)
    assert t.open_offers == []


@rule("C-88", "C-51")
@pytest.mark.parametrize(
    ("goods", "left"),
    [
        (LAWYER, [0]),
        (Goods(markers=(Card.LAWYER_1,)), []),
        (Goods(promises=(LetUse(Card.LAWYER_1, 2),)), []),
        (Goods(promises=(LetUse(Card.LAWYER_1, 3),)), [0]),
    ],
)
def test_a_deactivated_business_is_of_no_use_in_this_round(goods: Goods, left: list[int]) -> None:
    t = bargain()
    t.offers(1, 0, goods, THREE_GRAND)
    t.is_deactivated(Card.LAWYER_1)
    lapse(t.g)
    assert t.open_offers == left


@rule("C-88")
@pytest.mark.parametrize("word", [PayIfJobSucceeds(2000, Place.PHIL_MALONY), ShareProfit(50, Place.PHIL_MALONY)])
def test_or_when_the_job_it_hangs_on_is_done(word: PayIfJobSucceeds | ShareProfit) -> None:
    t = bargain()
    t.plans_job(Place.PHIL_MALONY)
    t.offers(0, 1, THREE_GRAND, Goods(promises=(word,)))
    lapse(t.g)
    assert t.open_offers == [0]
    t.is_over(Place.PHIL_MALONY)
    lapse(t.g)
    assert t.open_offers == []


@rule("C-88")
def test_or_when_the_purchase_it_hangs_on_is_lost() -> None:
    t = bargain()
    t.plans_purchase(Place.BIG_JOEY, Card.CASINO_1)
    t.offers(0, 1, Goods(markers=(Card.CASINO_1,)), THREE_GRAND)
    t.purchase_fails(Place.BIG_JOEY)
    lapse(t.g)
    assert t.open_offers == []


@rule("C-88")
def test_all_lapse_at_the_end_of_the_round() -> None:
    t = bargain()
    t.offers(0, 1, THREE_GRAND, LAWYER)
    t.offers(2, 0, PIMP, THREE_GRAND)
    t.g.events = []
    lapse_all(t.g)
    assert t.g.events == [OfferClosed(0, "lapsed"), OfferClosed(1, "lapsed")]
    assert t.open_offers == []


@rule("option offer_seconds", "C-88")
def test_an_offer_s_time_is_over() -> None:
    t = offered(offer_seconds=30)
    t.act(CLOCK, act.LapseOffer(0))
    assert t.events == [OfferClosed(0, "lapsed")]
    assert t.refuses(CLOCK, act.LapseOffer(0)) == "there is no offer 0"


@rule("option offer_seconds")
def test_it_can_be_over_while_a_job_is_carried_out() -> None:
    t = offered(offer_seconds=30)
    t.turns_up(Place.VITO_BARITONO)
    t.act(CLOCK, act.LapseOffer(0))
    assert t.open_offers == []


@rule("option offer_seconds")
def test_only_the_clock_says_so_and_only_at_a_table_that_has_one() -> None:
    for seat in range(3):
        assert "only the clock" in offered(offer_seconds=30).refuses(seat, act.LapseOffer(0))
    assert "only the clock" in offered().refuses(CLOCK, act.LapseOffer(0))
