"""The market: four businesses, refilled whenever one is taken (C-5)."""

from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records.events import MarketFilled, MarketOpened
from tests.cosa_nostra.harness import Play, Seat, begun, table
from tests.rules import rule

THREE = ("blundetto", "dimaggio", "calmuti")


@rule("C-5")
def test_four_are_laid_out() -> None:
    t = begun(*THREE, lots=(0, 0, 4, 8, 12))
    assert t.market == "pimp_2 drug_dealer_2 loan_shark_2 lawyer_2"
    assert t.happened(MarketOpened) == [MarketOpened(tuple(map(BusinessCard, t.market.split())))]


@rule("C-5")
def test_what_breaks_the_rule_is_shuffled_back_and_drawn_again() -> None:
    # Pimp, Casino; then another Casino, a Night Club and a Pimp that do not go with them; Drug Dealer, Loan Shark
    t = begun(*THREE, lots=(0, 0, 0, 0, 0, 1, 4, 8))
    assert t.market == "pimp_2 casino_2 drug_dealer_2 loan_shark_2"
    left = {list(BusinessCard)[card] for card in t.g.stack}
    assert {BusinessCard.CASINO_1, BusinessCard.NIGHT_CLUB_2, BusinessCard.PIMP_3} < left


@rule("C-5")
def test_the_first_market_has_four_different_ones_and_one_company_at_most() -> None:
    companies = {"building_firm", "garage", "waste_company", "night_club", "casino"}
    seen: set[str] = set()
    with_company = 0
    for seed in range(150):
        g = COSA_NOSTRA.new(3)
        g.apply(CLOCK, BEGIN, Seeded(seed))
        market = {card.business.rpartition("_")[0] for card in g.view(None).market}
        assert len(market) == 4
        assert len(market & companies) <= 1
        with_company += len(market & companies)
        seen |= market
    assert len(seen) == 11, "any business can lie there"
    assert 0 < with_company < 150


@rule("C-5")
def test_the_market_is_refilled_in_place_after_a_planned_purchase_with_whatever_comes() -> None:
    t = table(
        Seat("blundetto"), Seat("dimaggio"), Seat("calmuti"), market="pimp cop casino lawyer", businesses="pimp_5"
    )
    t.plans_purchase("big_joey", "cop_2")
    assert t.happened(MarketFilled) == [MarketFilled(BusinessCard.PIMP_5)]
    assert t.market == "pimp_2 pimp_5 casino_1 lawyer_2", "later two may be alike"


@rule("C-5")
def test_it_is_refilled_after_an_exceptional_offer_too() -> None:
    t = table(
        Seat("blundetto", cash=3000, tasks="big_joey: exceptional_offer_ii"),
        Seat("dimaggio"),
        Seat("calmuti"),
        number=2,
        phase="action",
        market="pimp cop drug_dealer lawyer",
        businesses="casino_2",
    )
    t.carries_out("big_joey", dice=(1, 1, 3))
    t.buys_now("drug_dealer_2")
    assert t.market == "pimp_2 cop_2 casino_2 lawyer_2"


def last_cards(tasks: str = "", phase: str = "planning") -> Play:
    """Everything is owned, or in the market, or planned to be bought: no stack is left."""
    others = [card for card in BusinessCard if card not in {"pimp_1", "cop_1", "lawyer_1", "casino_1"}]
    return table(
        Seat("blundetto", owns=" ".join(others), tasks=tasks),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns=""),
        market="cop_1 lawyer_1 casino_1" if tasks else "pimp_1 cop_1 lawyer_1 casino_1",
        phase=phase,
    )


@rule("C-5")
def test_with_an_empty_stack_the_market_stays_short() -> None:
    t = last_cards()
    t.plans_purchase("little_joey", "lawyer_1")
    assert t.market == "pimp_1 cop_1 casino_1"
    assert not t.happened(MarketFilled)


@rule("C-5", "C-31")
def test_a_short_market_gets_what_comes_under_the_stack_at_once() -> None:
    t = last_cards("little_joey: buy pimp_1", "action")
    t.calls_off("little_joey")
    assert t.market == "cop_1 lawyer_1 casino_1 pimp_1"
    assert t.under == ""
    assert t.happened(MarketFilled) == [MarketFilled(BusinessCard.PIMP_1)]


@rule("C-5", "C-31", "C-80")
def test_what_went_under_the_stack_comes_after_all_others_in_its_order() -> None:
    few = {"pimp_4", "pimp_5", "cop_1", "cop_2", "cop_3", "lawyer_1", "casino_1"}
    t = table(
        Seat("blundetto", owns="", tasks="little_joey: buy pimp_5, big_joey: buy pimp_4", cards="snitch"),
        Seat("dimaggio", owns=" ".join(card for card in BusinessCard if card not in few)),
        Seat("calmuti", owns=""),
        market="cop_1 cop_2 cop_3 lawyer_1",
        phase="action",
    )
    t.calls_off("big_joey")
    t.ends_turn()
    t.calls_off("little_joey")
    assert t.under == "pimp_4 pimp_5"
    t.exchanges_market()
    assert t.market == "casino_1 pimp_4 pimp_5 cop_1"
    assert t.under == "cop_2 cop_3 lawyer_1"
