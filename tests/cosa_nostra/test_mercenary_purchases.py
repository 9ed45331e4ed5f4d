"""Fumiyo, Kenzo, Ryu and Yumiko: mercenaries who buy cheaper, or more (M-34, M-35, M-36, M-39)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.events import Bought, MarketFilled, PurchaseLost, PurchasePlanned
from sitdown.games.cosa_nostra.names import BusinessCard, Place
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


# --- M-35, M-39: a purchase beside


@rule("M-35", "M-39")
@pytest.mark.parametrize("buyer", ["kenzo_isosaki", "yumiko_ishi"])
def test_a_purchase_beside_the_task_can_be_planned_on_the_same_turn(buyer: str) -> None:
    t = planning(buyer)
    t.plans(buyer, "threats")
    beside = {act.PlanPurchase(Place(f"{buyer}_2"), BusinessCard(card)) for card in t.market.split()}
    assert t.options(0) == {*beside, act.END_TURN}, "a purchase, and no second job"
    t.plans_purchase(f"{buyer}_2", "casino_1")
    assert t.happened(PurchasePlanned) == [PurchasePlanned(0, Place(f"{buyer}_2"), BusinessCard.CASINO_1)]
    assert len(t.happened(MarketFilled)) == 1
    assert t.asked == (1,), "one, not two"


@rule("M-35")
def test_or_on_another_before_or_after_his_task_which_may_be_a_purchase_too() -> None:
    t = planning("kenzo_isosaki big_joey")
    t.plans_purchase("kenzo_isosaki_2", "pimp_1")
    t.refuses(0, act.END_TURN)
    t.plans("big_joey", "threats")
    t.plans("phil_malony", "scam")
    t.plans_purchase("kenzo_isosaki", "cop_1")
    assert (t.task("kenzo_isosaki"), t.task("kenzo_isosaki_2")) == ("buy cop_1", "buy pimp_1")
    t = planning("kenzo_isosaki big_joey", "threats insolvency")
    t.plans("kenzo_isosaki", "threats")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    t.plans_purchase("kenzo_isosaki_2", "pimp_1")
    t.plans("big_joey", "insolvency")
    assert t.about == "acting"


@rule("M-35")
def test_it_takes_no_planning_turn_of_its_own() -> None:
    t = planning("kenzo_isosaki")
    t.plans("kenzo_isosaki", "threats")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    assert (t.about, t.task("kenzo_isosaki_2")) == ("acting", "")


KENZO = "kenzo_isosaki: gas_station_robbery, kenzo_isosaki_2: buy pimp"


@rule("M-35", "M-39", "C-30")
@pytest.mark.parametrize("buyer", ["kenzo_isosaki", "yumiko_ishi"])
def test_both_can_be_carried_out_on_turns_of_their_own(buyer: str) -> None:
    t = action(buyer, f"{buyer}: gas_station_robbery, {buyer}_2: buy pimp")
    t.buys(f"{buyer}_2")
    assert t.owns(0, "pimp_1")
    t.ends_turn()
    assert t.asked == (2,)
    t.buys("vito_baritono")
    t.carries_out(buyer, dice=(2, 1) if buyer == "kenzo_isosaki" else (2, 1, 1, 1))
    assert t.happened(Bought) == []


@rule("M-35", "M-39")
@pytest.mark.parametrize("first", ["kenzo_isosaki", "kenzo_isosaki_2"])
def test_or_one_after_the_other_on_one_turn(first: str) -> None:
    t = action("kenzo_isosaki", KENZO)
    if first == "kenzo_isosaki":
        t.carries_out("kenzo_isosaki", dice=(2, 1))
        assert t.options(0) == {act.Buy(Place.KENZO_ISOSAKI_2), act.CallOff(Place.KENZO_ISOSAKI_2), act.END_TURN}
        t.buys("kenzo_isosaki_2")
    else:
        t.buys("kenzo_isosaki_2")
        assert t.options(0) == {act.CarryOut(Place.KENZO_ISOSAKI), act.CallOff(Place.KENZO_ISOSAKI), act.END_TURN}
        t.carries_out("kenzo_isosaki", dice=(2, 1))
    assert (t.owns(0, "pimp_1"), t.g.cash[0], t.asked) == (True, 17_000, (2,))


@rule("M-35")
def test_what_he_earned_a_moment_ago_can_pay_for_it() -> None:
    t = action("kenzo_isosaki", "kenzo_isosaki: credit_card_fraud, kenzo_isosaki_2: buy pimp", cash=1000)
    t.refuses(0, act.Buy(Place.KENZO_ISOSAKI_2))
    t.carries_out("kenzo_isosaki", dice=(3, 3))
    t.buys("kenzo_isosaki_2")
    assert t.g.cash[0] == 0


@rule("M-35", "C-30")
def test_nobody_elses_task_on_the_same_turn() -> None:
    t = action("kenzo_isosaki big_joey", f"{KENZO}, big_joey: threats")
    t.carries_out("kenzo_isosaki", dice=(1, 1))
    t.refuses(0, act.CallOff(Place.BIG_JOEY))
    t.buys("kenzo_isosaki_2")
    assert t.asked == (2,)
    t.buys("vito_baritono")
    t.calls_off("big_joey")
    assert t.asked != (0,)


@rule("M-35", "C-36")
def test_henchman_goes_with_his_own_task_not_with_the_purchase() -> None:
    t = action("kenzo_isosaki", KENZO, attached="0 henchman kenzo_isosaki")
    t.buys("kenzo_isosaki_2")
    assert t.attached("kenzo_isosaki") == "henchman"
    t.carries_out("kenzo_isosaki", dice=(1, 1))
    assert t.attached("kenzo_isosaki") == ""
    t = action("kenzo_isosaki", KENZO, attached="0 henchman kenzo_isosaki")
    t.calls_off("kenzo_isosaki")
    assert (t.attached("kenzo_isosaki"), t.task("kenzo_isosaki_2")) == ("", "buy pimp_1")


@rule("M-35", "M-5", "C-51")
def test_he_loses_it_with_his_task() -> None:
    t = table(
        Seat("blundetto", owns="", crew="kenzo_isosaki", tasks=KENZO),
        Seat("dimaggio", owns="", tasks="franco_luciano: car_bomb_iii"),
        Seat("calmuti", owns="", tasks=VITO),
        number=3,
        phase="action",
        starter=1,
        mercenaries=True,
    )
    t.attacks("franco_luciano", "kenzo_isosaki", dice=(4, 1, 1))
    t.declines(0)  # no Trap
    assert t.happened(PurchaseLost) == [PurchaseLost(0, Place.KENZO_ISOSAKI_2, BusinessCard.PIMP_1)]
    assert (t.tasks(), t.under) == (["vito_baritono"], "pimp_1")


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
