"""Deal markers: five each, binding, and how they come back (C-85, C-86)."""

import pytest

from sitdown.games.cosa_nostra.board.markers import add_marker, hosts, remove_marker, return_markers
from sitdown.games.cosa_nostra.cards.names import BUSINESS_CARD_IDS, PLACE_IDS, Place
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.records.actions import Goods, TakeBack
from sitdown.games.cosa_nostra.records.events import MarkersReturned
from tests.cosa_nostra.bargains import bargain
from tests.rules import rule

LAWYER = BUSINESS_CARD_IDS[Card.LAWYER_1]


def rights(*businesses: Card) -> Goods:
    return Goods(markers=businesses)


@rule("C-4", "C-85")
def test_everybody_has_five_and_a_right_is_used_at_once() -> None:
    t = bargain()
    assert t.free() == [5, 5, 5]
    t.deal(0, 1, Goods(cash=1000), rights(Card.LAWYER_1))
    assert t.markers(Card.LAWYER_1) == [1, 0, 0]
    assert t.free() == [4, 5, 5]


@rule("C-85")
def test_several_players_and_several_markers_of_one_lie_on_a_business() -> None:
    t = bargain()
    t.deal(0, 1, take=rights(Card.LAWYER_1, Card.LAWYER_1))
    t.deal(2, 1, take=rights(Card.LAWYER_1))
    t.deal(0, 1, take=rights(Card.LAWYER_1))
    assert t.markers(Card.LAWYER_1) == [3, 0, 1]
    assert t.free() == [2, 5, 4]


@rule("C-85")
def test_five_markers_may_all_lie_on_one_business_and_a_sixth_there_is_not() -> None:
    t = bargain()
    t.deal(0, 1, take=rights(*[Card.LAWYER_1] * 5))
    assert t.markers(Card.LAWYER_1) == [5, 0, 0]
    t.offers(0, 2, take=rights(Card.PIMP_1))
    assert t.cannot_accept(2) == "seat 0 has only 0 free markers"
    assert t.markers(Card.PIMP_1) == [0, 0, 0]


@rule("C-86")
def test_its_owner_takes_one_back_at_will() -> None:
    t = bargain()
    t.deal(0, 1, take=rights(Card.LAWYER_1, Card.LAWYER_1))
    t.act(0, TakeBack(Card.LAWYER_1))
    assert t.told(MarkersReturned) == [MarkersReturned(0, Card.LAWYER_1, 1)]
    assert t.markers(Card.LAWYER_1) == [1, 0, 0]
    assert t.free()[0] == 4


@rule("C-86")
def test_even_while_a_job_is_carried_out() -> None:
    t = bargain()
    t.deal(0, 1, take=rights(Card.LAWYER_1))
    t.plans_job(Place.VITO_BARITONO)
    t.turns_up(Place.VITO_BARITONO)
    t.act(0, TakeBack(Card.LAWYER_1))
    assert t.markers(Card.LAWYER_1) == [0, 0, 0]


@rule("C-86")
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_else_takes_it_back_its_host_neither(seat: int) -> None:
    t = bargain()
    t.deal(0, 1, take=rights(Card.LAWYER_1))
    assert t.refuses(seat, TakeBack(Card.LAWYER_1)) == f"seat {seat} has no marker on lawyer_1"


@rule("C-86")
def test_a_business_traded_keeps_its_markers_but_those_of_its_new_owner() -> None:
    t = bargain()
    t.deal(0, 1, take=rights(Card.LAWYER_1, Card.LAWYER_1))
    t.deal(2, 1, take=rights(Card.LAWYER_1))
    t.deal(1, 0, Goods(businesses=(Card.LAWYER_1,)), Goods(cash=5000))
    assert t.told(MarkersReturned) == [MarkersReturned(0, Card.LAWYER_1, 2)]
    assert t.markers(Card.LAWYER_1) == [0, 0, 1]
    assert t.free() == [5, 5, 4]


@rule("C-85", "C-86")
def test_the_seller_may_keep_a_marker_on_what_he_sells() -> None:
    t = bargain()
    t.deal(2, 0, Goods(businesses=(Card.PIMP_1,)), Goods(cash=4000, markers=(Card.PIMP_1,)))
    assert t.owner(Card.PIMP_1) == 0
    assert t.markers(Card.PIMP_1) == [0, 0, 1]


@rule("C-85", "C-86")
def test_a_marker_that_returns_with_the_deal_can_be_used_in_it() -> None:
    t = bargain()
    t.deal(0, 1, take=rights(*[Card.LAWYER_1] * 5))
    t.deal(1, 0, Goods(businesses=(Card.LAWYER_1,), markers=(Card.DRUG_DEALER_1,) * 5))
    assert t.markers(Card.LAWYER_1) == [0, 0, 0]
    assert t.markers(Card.DRUG_DEALER_1) == [5, 0, 0]


@rule("C-85")
def test_a_marker_may_lie_on_a_planned_purchase_and_on_no_other_card() -> None:
    t = bargain()
    t.plans_purchase(Place.BIG_JOEY, Card.CASINO_1)
    assert t.cannot_offer(0, 1, rights(Card.CASINO_2)) == "casino_2 is not seat 0's to let anybody use"
    assert t.cannot_offer(1, 2, rights(Card.CASINO_1)) == "casino_1 is not seat 1's to let anybody use"
    t.deal(0, 1, rights(Card.CASINO_1), Goods(cash=2000))
    assert t.markers(Card.CASINO_1) == [0, 1, 0]


@rule("C-85")
def test_it_returns_if_the_purchase_comes_to_nothing() -> None:
    t = bargain()
    t.plans_purchase(Place.BIG_JOEY, Card.CASINO_1)
    t.deal(0, 1, rights(Card.CASINO_1))
    t.deal(0, 2, rights(Card.CASINO_1, Card.CASINO_1))
    t.purchase_fails(Place.BIG_JOEY)
    assert t.told(MarkersReturned) == [MarkersReturned(1, Card.CASINO_1, 1), MarkersReturned(2, Card.CASINO_1, 2)]
    assert t.free() == [5, 5, 5]


@rule("C-85")
def test_no_marker_lies_on_a_deactivated_business() -> None:
    t = bargain()
    t.is_deactivated(Card.LAWYER_1)
    assert t.cannot_offer(0, 1, take=rights(Card.LAWYER_1)) == "lawyer_1 is deactivated"
    give = Goods(businesses=(Card.LAWYER_1,))
    assert t.cannot_offer(1, 0, give, rights(Card.LAWYER_1)) == "lawyer_1 is deactivated"


@rule("C-85")
def test_the_right_is_given_by_who_has_the_business_when_the_deal_is_done() -> None:
    t = bargain()
    sold = Goods(businesses=(Card.LAWYER_1,), markers=(Card.LAWYER_1,))
    assert t.cannot_offer(1, 0, sold) == "lawyer_1 is not seat 1's to let anybody use"
    assert t.cannot_offer(0, 2, rights(Card.LAWYER_1)) == "lawyer_1 is not seat 0's to let anybody use"


@rule("C-40")
def test_a_marker_used_for_a_job_is_free_again_and_nobody_is_told_of_its_return() -> None:
    t = bargain()
    t.deal(0, 1, take=rights(Card.LAWYER_1, Card.LAWYER_1))
    t.g.events = []
    remove_marker(t.g, 0, LAWYER)
    assert t.g.events == []
    assert t.markers(Card.LAWYER_1) == [1, 0, 0]


@rule("C-86")
def test_markers_of_all_five_players_do_not_touch_each_other() -> None:
    t = bargain()
    t.g.players = 5
    for seat, markers in enumerate([5, 1, 4, 2, 5]):
        for _ in range(markers):
            add_marker(t.g, seat, LAWYER)
    assert t.markers(Card.LAWYER_1) == [5, 1, 4, 2, 5]
    t.g.events = []
    return_markers(t.g, LAWYER)
    assert t.g.events == [MarkersReturned(seat, Card.LAWYER_1, markers) for seat, markers in enumerate([5, 1, 4, 2, 5])]
    assert t.g.markers[LAWYER] == 0


@rule("C-85")
def test_a_host_is_an_owner_or_who_has_planned_to_buy_it() -> None:
    t = bargain()
    t.plans_purchase(Place.BIG_JOEY, Card.CASINO_1)
    casino = BUSINESS_CARD_IDS[Card.CASINO_1]
    assert [hosts(t.g, seat, casino) for seat in range(3)] == [True, False, False]
    assert [hosts(t.g, seat, LAWYER) for seat in range(3)] == [False, True, False]
    t.g.tasks[PLACE_IDS[Place.BIG_JOEY]] = 0
    assert not hosts(t.g, 0, casino)
