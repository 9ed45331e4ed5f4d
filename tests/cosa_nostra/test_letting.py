"""A promise to let another use one's business: when it is kept, broken or void (C-87)."""

import pytest

from sitdown.games.cosa_nostra.board import judging
from sitdown.games.cosa_nostra.cards.names import BUSINESS_CARD_IDS, Place
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import PromiseJudged
from sitdown.games.cosa_nostra.records.promises import LetUse
from tests.cosa_nostra.bargains import Bargain, bargain
from tests.rules import rule

ASK = Goods(markers=(Card.LAWYER_1,))


# --- what can be promised


@rule("C-87")
def test_one_lets_others_use_one_s_own_a_planned_purchase_or_what_this_deal_brings() -> None:
    t = bargain()
    assert t.cannot_promise(0, 1, LetUse(Card.PIMP_1, 2)) == "pimp_1 is not seat 0's to let anybody use"
    t.plans_purchase(Place.BIG_JOEY, Card.CASINO_1)
    t.promises(0, 1, LetUse(Card.CASINO_1, 3))
    t.deal(0, 2, Goods(4000, promises=(LetUse(Card.PIMP_1, 3),)), Goods(businesses=(Card.PIMP_1,)))
    assert t.verdicts == ["open", "open"]
    sold = Goods(businesses=(Card.COP_1,), promises=(LetUse(Card.COP_1, 3),))
    assert t.cannot_offer(0, 1, sold) == "cop_1 is not seat 0's to let anybody use"


@rule("C-87", "C-51")
def test_the_use_of_a_deactivated_business_can_be_promised_for_later() -> None:
    t = bargain()
    t.is_deactivated(Card.LAWYER_1)
    assert t.cannot_promise(1, 0, LetUse(Card.LAWYER_1, 2)) == "lawyer_1 is deactivated until the end of the round"
    t.promises(1, 0, LetUse(Card.LAWYER_1, 3))


# --- how it is judged


def let(number: int = 2) -> Bargain:
    """In round 2 seat 1 has promised seat 0 the use of his Lawyer."""
    t = bargain()
    t.promises(1, 0, LetUse(Card.LAWYER_1, number))
    return t


@rule("C-87")
def test_a_marker_given_in_that_round_keeps_it() -> None:
    t = let()
    t.deal(0, 1, Goods(cash=1000), ASK)
    assert t.told(PromiseJudged) == [PromiseJudged(0, "kept")]


@rule("C-87")
def test_a_marker_used_in_that_round_keeps_it() -> None:
    t = let(number=3)
    t.deal(0, 1, take=ASK)
    assert t.verdicts == ["open"]
    t.payday()
    judging.marker_used(t.g, 0, BUSINESS_CARD_IDS[Card.LAWYER_1])
    assert t.verdicts == ["kept"]


@rule("C-87")
def test_another_s_marker_or_one_elsewhere_does_not() -> None:
    t = let()
    t.deal(2, 1, take=ASK)
    t.deal(0, 1, take=Goods(markers=(Card.DRUG_DEALER_1,)))
    assert t.verdicts == ["open"]


@rule("C-87")
@pytest.mark.parametrize("answer", ["refused", "left lying"])
def test_who_is_asked_and_does_not_let_him_breaks_his_word(answer: str) -> None:
    t = let()
    t.offers(0, 1, take=ASK)
    if answer == "refused":
        t.refuses_offer(1)
    t.payday()
    assert t.verdicts == ["broken"]


@rule("C-87")
def test_he_may_think_better_of_it() -> None:
    t = let()
    t.offers(0, 1, take=ASK)
    t.refuses_offer(1)
    t.deal(1, 0, ASK)
    t.payday()
    assert t.verdicts == ["kept"]


@rule("C-87")
def test_who_is_not_asked_has_nothing_to_keep() -> None:
    t = let()
    t.payday()
    assert t.verdicts == ["void"]


@rule("C-87")
@pytest.mark.parametrize(
    ("give", "take"),
    [
        (Goods(cash=1000), ASK),
        (Goods(), Goods(cash=1000, markers=ASK.markers)),
        (Goods(), Goods(markers=ASK.markers * 2)),
        (Goods(), Goods(markers=(Card.DRUG_DEALER_1,))),
    ],
)
def test_to_ask_for_something_else_is_not_to_ask(give: Goods, take: Goods) -> None:
    t = let()
    t.offers(0, 1, give, take)
    t.payday()
    assert t.verdicts == ["void"]


@rule("C-87")
def test_nor_to_ask_too_early_or_by_another() -> None:
    t = let(number=3)
    t.offers(0, 1, take=ASK)
    t.payday()
    t.offers(2, 1, take=ASK)
    t.payday()
    assert t.verdicts == ["void"]


@rule("C-87")
def test_nor_with_a_marker_there_or_none_to_put_there() -> None:
    t = let(number=3)
    t.deal(0, 1, take=ASK)
    t.payday()
    t.offers(0, 1, take=ASK)
    t.payday()
    assert t.verdicts == ["void"]
    t = let()
    t.deal(0, 2, take=Goods(markers=(Card.PIMP_1,) * 5))
    t.offers(0, 1, take=ASK)
    t.payday()
    assert t.verdicts == ["void"]


@rule("C-87")
def test_a_counter_offer_can_ask_too() -> None:
    t = let()
    t.offers(1, 0, Goods(markers=ASK.markers), Goods(cash=2000))
    t.counters(0, take=ASK)
    t.payday()
    assert t.verdicts == ["broken"]


@rule("C-87")
def test_who_trades_the_business_away_breaks_his_word() -> None:
    t = let(number=3)
    t.deal(1, 2, Goods(businesses=(Card.LAWYER_1,)))
    assert t.told(PromiseJudged) == [PromiseJudged(0, "broken")]


@rule("C-87")
def test_but_not_to_the_one_he_promised_it_to() -> None:
    t = let(number=3)
    t.deal(1, 0, Goods(businesses=(Card.LAWYER_1,)))
    assert t.verdicts == ["void"]


@rule("C-87", "C-52")
def test_a_business_that_is_gone_lets_nobody_use_it() -> None:
    t = let(number=3)
    t.promises(1, 2, LetUse(Card.DRUG_DEALER_1, 3))
    t.is_destroyed(Card.LAWYER_1)
    assert t.verdicts == ["void", "open"]


@rule("C-87", "C-51")
@pytest.mark.parametrize(("number", "verdict"), [(2, "void"), (3, "open")])
def test_one_deactivated_is_back_in_the_next_round(number: int, verdict: str) -> None:
    t = let(number)
    t.is_deactivated(Card.LAWYER_1)
    assert t.verdicts == [verdict]


@rule("C-87", "C-85")
def test_a_purchase_that_comes_to_nothing_makes_it_void() -> None:
    t = bargain()
    t.plans_purchase(Place.BIG_JOEY, Card.CASINO_1)
    t.promises(0, 1, LetUse(Card.CASINO_1, 3))
    judging.business_gone(t.g, BUSINESS_CARD_IDS[Card.CASINO_1])
    assert t.verdicts == ["open"]
    t.purchase_fails(Place.BIG_JOEY)
    assert t.verdicts == ["void"]


@rule("C-87")
def test_the_same_word_given_twice_is_kept_and_broken_as_one() -> None:
    t = let()
    t.promises(1, 0, LetUse(Card.LAWYER_1, 2))
    t.deal(0, 1, take=ASK)
    assert t.verdicts == ["kept", "kept"]
