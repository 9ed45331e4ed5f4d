"""Jobs that are neither cash jobs nor attacks (C-60 to C-64)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.cards import Business
from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    Bought,
    JobResolved,
    Laundered,
    LaunderedCounted,
    MarketFilled,
    NeedsMissing,
    Paid,
    Rolled,
    Staked,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

WAITING = Seat("calmuti", tasks="vito_baritono: buy waste_company")  # the phase goes on


def planned(job: str, crew: str = "big_joey", cash: int = 20_000, **stated: Any) -> Play:
    """It is the turn of Big Joey, who rolls three dice."""
    stated = {"number": 3, "phase": "action", "market": "pimp lawyer casino cop", **stated}
    first = Seat("blundetto", cash=cash, crew=crew, tasks=f"big_joey: {job}")
    return table(first, Seat("dimaggio"), WAITING, **stated)


def money(*options: Any) -> list[int]:
    return sorted([option.money for option in options])


@rule("C-60", "C-61", "C-62", "C-63", "C-64")
@pytest.mark.parametrize(
    "job",
    ["money_laundering_iii", "exceptional_offer_iii", "connections_iii", "birthday_party", "horse_racing", "poker"],
)
def test_nobody_robs_or_traps_them_and_no_cop_helps(job: str) -> None:
    t = table(
        Seat("blundetto", cash=20_000, tasks=f"big_joey: {job}"),  # he owns a Cop
        Seat("dimaggio", tasks="franco_luciano: robbery_iii, phil_malony: trap_iii"),
        WAITING,
        number=3,
        phase="action",
        poker=True,
    )
    t.carries_out("big_joey", dice=() if job == "horse_racing" else (4, 4, 1))
    if job == "horse_racing":
        t.stakes(0, dice=(4, 4, 1))
    assert t.about not in ("robbery", "trap", "reroll")
    assert (t.task("franco_luciano"), t.task("phil_malony")) == ("robbery_iii", "trap_iii")


# --- Money Laundering


@rule("C-60")
@pytest.mark.parametrize(
    ("dice", "cash", "most"),
    [((3, 3, 1), 20_000, 15_000), ((3, 2, 1), 20_000, 8000), ((3, 3, 3), 6000, 6000), ((3, 3, 3), 0, 0)],
)
def test_so_much_can_be_laundered_in_whole_thousands(dice: tuple[int, ...], cash: int, most: int) -> None:
    t = planned("money_laundering_iii", cash=cash)
    t.carries_out("big_joey", dice=dice)
    assert (t.about, t.asked) == ("laundering", (0,))
    assert money(*t.options(0)) == list(range(0, most + 1000, 1000))
    t.launders(most)
    assert (t.g.cash[0], t.g.laundered) == (cash - most, (most, 0, 0))
    assert t.happened(Laundered) == [Laundered(0, most)]


@rule("C-60")
def test_nothing_is_laundered_without_a_success_or_a_wish() -> None:
    t = planned("money_laundering_iii")
    t.carries_out("big_joey", dice=(2, 2, 1))
    assert (t.about, t.g.laundered) == ("acting", (0, 0, 0))
    t = planned("money_laundering_iii")
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.launders(0)
    assert (t.g.cash[0], t.g.laundered) == (20_000, (0, 0, 0))


@rule("C-60", "C-93")
def test_laundered_money_is_safe_and_worth_double_at_the_end() -> None:
    t = table(
        Seat("blundetto", cash=15_000, tasks="big_joey: money_laundering_ii", owns=""),
        Seat("dimaggio", tasks="franco_luciano: theft_iv_4"),
        Seat("calmuti"),
        number=4,
        phase="action",
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.launders(14_000)
    t.attacks("franco_luciano", 0, dice=(6, 6, 6))
    assert Paid(0, 1, 1000) in t.happened(Paid)
    assert t.happened(LaunderedCounted) == [LaunderedCounted(0, 28_000)]
    assert t.g.cash[0] == 28_000


# --- Exceptional Offer and Connections


@rule("C-61")
@pytest.mark.parametrize(("dice", "price"), [((3, 2, 1), 13_000), ((3, 3, 1), 7000)])
def test_an_exceptional_offer_is_a_market_card_at_once_for_less(dice: tuple[int, ...], price: int) -> None:
    t = planned("exceptional_offer_iii", businesses="garage_2")
    t.carries_out("big_joey", dice=dice)
    assert (t.about, t.asked) == ("buying", (0,))
    market = ("pimp_2", "lawyer_2", "casino_1", "cop_2")
    assert t.options(0) == {*(act.BuyNow(BusinessCard(card)) for card in market), act.DECLINE}
    t.buys_now("casino_1")
    assert t.happened(Bought) == [Bought(0, BusinessCard.CASINO_1, price)]
    assert (t.owns(0, "casino_1"), t.g.cash[0]) == (True, 20_000 - price)
    assert t.happened(MarketFilled) == [MarketFilled(BusinessCard.GARAGE_2)]
    assert t.market == "pimp_2 lawyer_2 garage_2 cop_2"


@rule("C-61")
def test_connections_reach_into_the_stack() -> None:
    t = planned("connections_iii")
    t.carries_out("big_joey", dice=(3, 3, 1))
    seen = {on_sale.business: on_sale.price for on_sale in t.g.view(0).buying}
    assert set(t.market.split()) < set(seen)
    kinds = {card.rpartition("_")[0] for card in seen}
    assert kinds == set(Business) - {Business.WASTE_COMPANY}  # both are taken
    assert (seen[BusinessCard.NIGHT_CLUB_1], seen[BusinessCard.CASINO_1]) == (10_000, 12_000)
    for viewer in (1, 2, None):
        assert t.g.view(viewer).buying == ()
    t.buys_now("night_club_1")
    assert t.happened(Bought) == [Bought(0, BusinessCard.NIGHT_CLUB_1, 10_000)]
    assert t.happened(MarketFilled) == []


@rule("C-61")
def test_connections_at_one_success_cost_the_full_price_in_the_market_too() -> None:
    t = planned("connections_iii")
    t.carries_out("big_joey", dice=(3, 2, 1))
    t.buys_now("casino_1")
    assert t.happened(Bought) == [Bought(0, BusinessCard.CASINO_1, 14_000)]
    assert len(t.happened(MarketFilled)) == 1


@rule("C-61")
@pytest.mark.parametrize("job", ["exceptional_offer_iii", "connections_iii"])
def test_without_a_success_there_is_nothing_to_see_or_to_buy(job: str) -> None:
    t = planned(job)
    t.carries_out("big_joey", dice=(2, 2, 2))
    assert (t.about, t.asked, t.g.view(0).buying) == ("acting", (2,), ())


@rule("C-61")
@pytest.mark.parametrize("job", ["exceptional_offer_iii", "connections_iii"])
def test_he_need_not_buy_and_cannot_what_he_cannot_pay(job: str) -> None:
    t = planned(job, cash=3000)
    t.carries_out("big_joey", dice=(3, 3, 3))
    assert act.BuyNow(BusinessCard.CASINO_1) not in t.options(0)
    assert act.BuyNow(BusinessCard.PIMP_2) in t.options(0)
    t.declines(0)
    assert t.g.cash[0] == 3000
    assert t.happened(JobResolved) == [JobResolved(0, Place.BIG_JOEY, JobCard(job))]


HALF = ("exceptional_offer_iii", (3, 3, 3))
A_GRAND_LESS = ("exceptional_offer_iii", (3, 1, 1))
TWO_GRAND_LESS = ("connections_iii", (3, 3, 3))


@rule("C-61", "M-34", "M-36", "M-39")
@pytest.mark.parametrize(
    ("friends", "job", "business", "price"),
    [
        ("fumiyo_goto", HALF, "casino_1", 6000),  # Fumiyo before the job card: 12,000, half of it
        ("ryu_yamamoto", HALF, "casino_1", 6000),  # Ryu after it: 7,000, less 1,000
        ("yumiko_ishi", A_GRAND_LESS, "casino_1", 7000),  # Yumiko after it: half of 13,000, rounded up
        ("yumiko_ishi", TWO_GRAND_LESS, "casino_1", 6000),
        ("ryu_yamamoto yumiko_ishi", A_GRAND_LESS, "casino_1", 6000),  # Yumiko after Ryu: half of 12,000
        ("ryu_yamamoto yumiko_ishi", TWO_GRAND_LESS, "pimp_2", 1000),  # half of 1,000, rounded up
        ("fumiyo_goto ryu_yamamoto yumiko_ishi", HALF, "casino_1", 3000),  # 12, 6, 5, half of 5
        ("fumiyo_goto yumiko_ishi", HALF, "pimp_2", 1000),  # 2, 1, half of 1
        ("fumiyo_goto ryu_yamamoto", A_GRAND_LESS, "lawyer_2", 0),  # nothing costs less than nothing
    ],
)
def test_discounts_are_taken_in_their_order(
    friends: str, job: tuple[str, tuple[int, ...]], business: str, price: int
) -> None:
    t = planned(job[0], f"big_joey {friends}", mercenaries=True)
    t.carries_out("big_joey", dice=job[1])
    t.buys_now(business)
    assert t.happened(Bought) == [Bought(0, BusinessCard(business), price)]


# --- Birthday Party


@rule("C-62", "C-53")
@pytest.mark.parametrize(
    ("dice", "cash"), [((1, 1, 1), [2000, 2000, 9000]), ((2, 1, 1), [4000, 1000, 8000]), ((2, 2, 1), [7000, 0, 6000])]
)
def test_everybody_brings_a_present(dice: tuple[int, ...], cash: list[int]) -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: birthday_party"),
        Seat("dimaggio", laundered=5000),
        WAITING._replace(cash=9000),
        number=3,
        phase="action",
    )
    t.carries_out("big_joey", dice=dice)
    assert t.g.cash == cash
    assert t.g.laundered == (0, 5000, 0)


# --- Horse Racing


@rule("C-63")
@pytest.mark.parametrize(("cash", "most"), [(30_000, 20_000), (7000, 7000), (0, 0)])
def test_the_stake_is_laid_after_the_card_is_turned_up_and_before_the_roll(cash: int, most: int) -> None:
    t = planned("horse_racing", cash=cash)
    t.carries_out("big_joey")
    assert (t.about, t.asked, t.happened(Rolled)) == ("stake", (0,), [])
    assert t.g.view(1).in_progress[0].job == "horse_racing"
    assert money(*t.options(0)) == list(range(0, most + 1000, 1000))


@rule("C-63")
@pytest.mark.parametrize(
    ("dice", "cash"), [((3, 3, 3), 13_000), ((4, 1, 1), 27_000), ((4, 4, 4), 27_000)]
)  # one success is enough
def test_double_or_nothing(dice: tuple[int, ...], cash: int) -> None:
    t = planned("horse_racing")
    t.carries_out("big_joey")
    t.stakes(7000, dice=dice)
    assert t.happened(Staked) == [Staked(0, 7000)]
    assert (t.g.cash[0], t.g.stakes) == (cash, (0, 0, 0))


# --- Poker


def poker(cash: tuple[int, int, int], dice: tuple[int, ...]) -> Play:
    t = table(
        Seat("blundetto", cash=cash[0], tasks="big_joey: poker"),
        Seat("dimaggio", cash=cash[1]),
        WAITING._replace(cash=cash[2]),
        number=3,
        phase="action",
        poker=True,
    )
    t.carries_out("big_joey", dice=dice)
    return t


@rule("C-64", "option poker")
@pytest.mark.parametrize("dice", [(3, 1, 1), (3, 3, 3)])
def test_who_wins_at_poker_takes_the_whole_pot(dice: tuple[int, ...]) -> None:
    t = poker((10_000, 9000, 3000), dice)
    assert t.happened(Staked) == [Staked(1, 4000), Staked(2, 3000), Staked(0, 7000)]
    assert t.g.cash == [17_000, 5000, 0]


@rule("C-64", "option poker")
def test_who_loses_pays_every_other_twice_his_stake() -> None:
    t = poker((10_000, 9000, 3000), (2, 2, 2))
    assert t.g.cash == [3000, 13_000, 6000]


@rule("C-64", "option poker")
@pytest.mark.parametrize(("cash", "plays"), [(8000, True), (7000, False)])
def test_who_cannot_match_the_pot_plays_no_poker(cash: int, plays: bool) -> None:
    t = poker((cash, 4000, 9000), (3, 3, 3) if plays else ())
    assert t.g.cash == ([16_000, 0, 5000] if plays else [7000, 4000, 9000])
    assert t.happened(NeedsMissing) == ([] if plays else [NeedsMissing(0, JobCard.POKER)])
    assert t.g.view(None).job_stacks[2].face_up == (JobCard.POKER,)


@rule("C-64", "C-60", "option poker")
def test_laundered_money_is_not_played_for() -> None:
    t = table(
        Seat("blundetto", cash=5000, laundered=9000, tasks="big_joey: poker"),
        Seat("dimaggio", cash=1000, laundered=9000),
        WAITING._replace(cash=4000),
        number=3,
        phase="action",
        poker=True,
    )
    t.carries_out("big_joey", dice=(2, 2, 2))
    assert t.g.cash == [0, 2000, 8000]
    assert t.g.laundered == (9000, 9000, 0)
