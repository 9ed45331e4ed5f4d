"""Fumiyo, Ryu and Yumiko: mercenaries who buy cheaper, and from the stack (M-34, M-36, M-39)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import BusinessCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Bought, MarketFilled, PurchasePlanned
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

MARKET = "pimp casino cop garage"
VITO = "vito_baritono: buy night_club"  # the phase goes on


def planning(crew: str, jobs: str = "threats", cash: int = 20_000, **stated: Any) -> Play:
    """Blundetto plans, with this crew."""
    return table(
        Seat("blundetto", cash=cash, owns="", crew=crew, jobs=jobs),
        Seat("dimaggio", owns="", crew="phil_malony", jobs="scam"),
        Seat("calmuti", owns="", crew=""),
        mercenaries=True,
        **{"market": MARKET, **stated},
    )


def action(crew: str, tasks: str, cash: int = 20_000, number: int = 3, **stated: Any) -> Play:
    """It is Blundetto's turn, with this crew and these tasks."""
    return table(
        Seat("blundetto", cash=cash, owns="", crew=crew, tasks=tasks),
        Seat("dimaggio", owns="", cash=20_000),
        Seat("calmuti", owns="", cash=20_000, tasks=VITO),
        number=number,
        phase="action",
        mercenaries=True,
        **{"market": MARKET, **stated},
    )


def prices(t: Play, viewer: int | None) -> list[int]:
    """Of the market, as a viewer sees them."""
    return [on_sale.price for on_sale in t.g.view(viewer).market]


# --- what they take off


@rule("M-34", "M-36", "M-39", "C-61")
@pytest.mark.parametrize(
    ("crew", "market"),
    [
        ("big_joey", [4000, 14_000, 2000, 8000]),
        ("big_joey fumiyo_goto", [2000, 12_000, 0, 6000]),
        ("big_joey ryu_yamamoto", [3000, 13_000, 1000, 7000]),
        ("big_joey yumiko_ishi", [2000, 7000, 1000, 4000]),
        ("big_joey fumiyo_goto ryu_yamamoto", [1000, 11_000, 0, 5000]),
        ("big_joey fumiyo_goto yumiko_ishi", [1000, 6000, 0, 3000]),  # first Fumiyo, last Yumiko
        ("big_joey ryu_yamamoto yumiko_ishi", [2000, 7000, 1000, 4000]),  # half prices are rounded up
        ("big_joey fumiyo_goto ryu_yamamoto yumiko_ishi", [1000, 6000, 0, 3000]),
    ],
)
def test_what_a_business_costs_whoever_buys_it(crew: str, market: list[int]) -> None:
    t = planning(crew)
    assert prices(t, 0) == market
    assert prices(t, 1) == prices(t, None) == [4000, 14_000, 2000, 8000], "only for their boss"
    t = action(crew, "big_joey: buy casino_2", market="pimp cop garage lawyer")
    t.buys("big_joey")
    assert t.happened(Bought) == [Bought(0, BusinessCard.CASINO_2, market[1])]


@rule("M-34", "M-36", "M-39", "M-5")
@pytest.mark.parametrize("mercenary", ["fumiyo_goto", "ryu_yamamoto", "yumiko_ishi"])
def test_deactivated_they_take_nothing_off(mercenary: str) -> None:
    t = action(f"big_joey {mercenary}*", "big_joey: buy casino_2", cash=13_000, market="pimp")
    assert (prices(t, 0), t.options(0)) == ([4000], {act.CallOff(Place.BIG_JOEY)})


# --- M-36: Ryu


@rule("M-36")
def test_with_ryu_any_purchase_can_be_chosen_from_the_stack() -> None:
    """Face up, and nothing is refilled."""
    t = planning("ryu_yamamoto big_joey", "")
    stack = t.g.view(0).stack
    kinds = {option.business.rpartition("_")[0] for option in t.options(0) if isinstance(option, act.PlanPurchase)}
    assert kinds == {card.rpartition("_")[0] for card in BusinessCard}
    t.plans_purchase("big_joey", "night_club_1")
    assert t.happened(PurchasePlanned) == [PurchasePlanned(0, Place.BIG_JOEY, BusinessCard.NIGHT_CLUB_1)]
    assert (t.happened(MarketFilled), t.market) == ([], "pimp_1 casino_1 cop_1 garage_1")
    assert t.g.view(1).stack == stack - 1
    assert t.g.view(1).players[0].crew[0].tasks[0].business == BusinessCard.NIGHT_CLUB_1


@rule("M-36")
def test_or_from_the_market_which_is_refilled() -> None:
    t = planning("ryu_yamamoto", "")
    t.plans_purchase("ryu_yamamoto", "cop_1")
    assert len(t.happened(MarketFilled)) == 1


@rule("M-36")
def test_without_him_only_from_the_market() -> None:
    for crew in ("big_joey", "big_joey ryu_yamamoto*"):
        t = planning(crew, "")
        t.refuses(0, act.PlanPurchase(Place.BIG_JOEY, BusinessCard.NIGHT_CLUB_1))


@rule("M-36", "C-80")
def test_the_stack_keeps_its_order() -> None:
    """What was put under it comes up in its turn."""
    t = table(
        Seat("blundetto", owns="casino_2", crew="ryu_yamamoto big_joey", cards="snitch"),
        Seat("dimaggio"),
        Seat("calmuti"),
        market="loan_shark casino_1 cop night_club",
        mercenaries=True,
    )
    t.exchanges_market()
    assert t.under == "loan_shark_1 casino_1 cop_1 night_club_1"
    plans = [option for option in t.options(0) if isinstance(option, act.PlanPurchase)]
    assert {plan.business for plan in plans if "cop" in plan.business} == {"cop_2"}, "one that lies anywhere in it"
    t.plans_purchase("big_joey", "casino_1")
    assert t.under == "loan_shark_1 cop_1 night_club_1"


@rule("M-36", "C-61")
@pytest.mark.parametrize(("crew", "reach"), [("big_joey ryu_yamamoto", True), ("big_joey", False)])
def test_an_exceptional_offer_reaches_into_the_stack_too(crew: str, reach: bool) -> None:
    t = action(crew, "big_joey: exceptional_offer_iii")
    t.carries_out("big_joey", dice=(3, 3, 3))
    assert (act.BuyNow(BusinessCard.CASINO_2) in t.options(0)) == reach
    if reach:
        t.buys_now("casino_2")
        assert t.happened(Bought) == [Bought(0, BusinessCard.CASINO_2, 6000)]  # half, then $1,000 less
        assert t.happened(MarketFilled) == []
