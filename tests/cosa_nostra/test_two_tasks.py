"""Boggy, Kenzo and Yumiko: two tasks of one gangster, on one turn or on two (M-33, M-35, M-39)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import (
    Bought,
    GangsterKilled,
    JobLost,
    MarketFilled,
    NeedsMissing,
    PurchaseLost,
    PurchasePlanned,
    TurnBegan,
    TurnEnded,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

MARKET = "pimp casino cop garage"
VITO = "vito_baritono: buy night_club"  # the phase goes on


def action(
    crew: str, tasks: str, other: str = "", cards: str = "", cash: int = 20_000, number: int = 3, **stated: Any
) -> Play:
    """It is Blundetto's turn, with this crew and these tasks."""
    return table(
        Seat("blundetto", cash=cash, owns="", crew=crew, tasks=tasks, cards=cards),
        Seat("dimaggio", owns="", cash=20_000, tasks=other),
        Seat("calmuti", owns="", cash=20_000, tasks=VITO),
        number=number,
        phase="action",
        mercenaries=True,
        **{"market": MARKET, **stated},
    )


# --- M-33: Boggy's two jobs

TWO = "boggy_gloves: credit_card_fraud, boggy_gloves_2: gas_station_robbery"
FIRST, SECOND = Place.BOGGY_GLOVES, Place.BOGGY_GLOVES_2


@rule("M-33", "C-30")
@pytest.mark.parametrize(("one", "other"), [(FIRST, SECOND), (SECOND, FIRST)])
def test_boggy_does_his_two_jobs_one_after_the_other_on_one_turn(one: Place, other: Place) -> None:
    t = action("boggy_gloves", TWO)
    t.carries_out(one, dice=(1, 1))
    assert (t.about, t.asked, t.happened(TurnEnded)) == ("second_task", (0,), [])
    assert t.options(0) == {act.CarryOut(other), act.CallOff(other), act.END_TURN}
    t.carries_out(other, dice=(3, 1))
    assert (t.happened(TurnEnded), t.happened(TurnBegan)) == ([TurnEnded(0)], [TurnBegan(2)])


@rule("M-33", "C-30")
@pytest.mark.parametrize(("one", "other"), [(FIRST, SECOND), (SECOND, FIRST)])
def test_or_on_two_turns_as_his_player_likes(one: Place, other: Place) -> None:
    t = action("boggy_gloves", TWO)
    t.carries_out(one, dice=(1, 1))
    t.ends_turn()
    assert (t.happened(TurnEnded), t.asked) == ([TurnEnded(0)], (2,))
    t.buys("vito_baritono")
    assert (t.about, t.options(0)) == ("acting", {act.CarryOut(other), act.CallOff(other)})
    t.carries_out(other, dice=(3, 1))


@rule("M-33", "C-32")
def test_either_can_be_cancelled_on_the_same_turn() -> None:
    t = action("boggy_gloves", TWO)
    t.calls_off(FIRST)
    t.carries_out(SECOND, dice=(2, 1))
    assert t.asked == (2,)
    t = action("boggy_gloves", TWO)
    t.carries_out(FIRST, dice=(3, 1))
    t.calls_off(SECOND)
    assert (t.g.cash[0], t.tasks(), t.asked) == (22_000, ["vito_baritono"], (2,))


@rule("M-33", "C-30")
def test_nobody_elses_job_on_the_same_turn_and_his_two_are_all() -> None:
    t = action("boggy_gloves big_joey", f"{TWO}, big_joey: threats")
    t.calls_off("big_joey")
    assert t.asked == (2,), "Big Joey has one, and Boggy's wait for their turn"
    t = action("boggy_gloves big_joey", f"{TWO}, big_joey: threats")
    t.carries_out(FIRST, dice=(1, 1))
    t.refuses(0, act.CallOff(Place.BIG_JOEY))
    t.carries_out(SECOND, dice=(1, 1))
    assert t.asked == (2,)


@rule("M-33", "C-80", "C-84")
def test_on_the_way_he_may_still_look_at_something() -> None:
    t = action("boggy_gloves", TWO, "franco_luciano: scam, phil_malony: threats", cards="snitch")
    t.calls_off(FIRST)
    t.snitches("franco_luciano")
    assert t.about == "second_task", "the turn goes on"
    t.carries_out(SECOND, dice=(1, 1))
    assert t.asked == (1,), "he has nothing left to play"


@rule("M-33", "C-83")
def test_no_schemer_comes_between_two_jobs_on_one_turn() -> None:
    t = action("boggy_gloves", TWO, cards="schemer")
    t.carries_out(FIRST, dice=(1, 1))
    t.refuses(0, act.LIE_LOW)
    t = table(
        Seat("blundetto", owns="", crew="boggy_gloves", tasks=TWO),
        Seat("dimaggio", owns="", tasks="franco_luciano: buy pimp", cards="schemer"),
        Seat("calmuti", owns="", tasks=VITO),
        phase="action",
        mercenaries=True,
    )
    t.declines(1)
    t.carries_out(FIRST, dice=(1, 1))
    t.refuses(1, act.SCHEME)
    t.ends_turn()
    t.calls_off("franco_luciano")
    t.ends_turn()
    t.calls_off("vito_baritono")
    assert (t.about, t.asked) == ("acting", (0,)), "whoever has no task left does not scheme"


@rule("M-33", "C-83")
def test_before_a_turn_for_the_second_job_somebody_may_scheme() -> None:
    t = table(
        Seat("blundetto", owns="", crew="boggy_gloves", tasks=TWO),
        Seat("dimaggio", owns="", tasks="franco_luciano: buy pimp, phil_malony: buy cop", cards="schemer"),
        Seat("calmuti", owns=""),
        phase="action",
        mercenaries=True,
    )
    t.declines(1)
    t.carries_out(FIRST, dice=(1, 1))
    t.ends_turn()
    t.calls_off("franco_luciano")
    t.ends_turn()
    assert (t.about, t.asked) == ("schemer", (1,))
    t.schemes(1)
    t.calls_off("phil_malony")
    assert (t.about, t.asked) == ("acting", (0,))


@rule("M-33", "C-83")
def test_an_extra_turn_is_a_full_one_with_both_jobs() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: buy pimp"),
        Seat("dimaggio", owns="", crew="boggy_gloves", tasks=TWO, cards="schemer"),
        Seat("calmuti", owns=""),
        phase="action",
        mercenaries=True,
    )
    t.schemes(1)
    t.carries_out(FIRST, dice=(1, 1))
    t.carries_out(SECOND, dice=(1, 1))
    assert (t.happened(TurnBegan), t.asked) == ([TurnBegan(0)], (0,))


@rule("M-33", "C-33", "C-85")
def test_between_the_two_players_trade() -> None:
    """The second job needs what another has."""
    t = table(
        Seat("blundetto", owns="", crew="boggy_gloves", tasks=f"{FIRST}: credit_card_fraud, {SECOND}: escort_service"),
        Seat("dimaggio", owns="pimp", tasks="franco_luciano: buy cop"),
        Seat("calmuti", owns=""),
        number=4,
        phase="action",
        mercenaries=True,
    )
    t.carries_out(FIRST, dice=(3, 3))
    assert t.g.view(0).trade
    t.deals(0, 1, Goods(cash=1000), Goods(markers=(BusinessCard.PIMP_1,)))
    assert t.about == "second_task"
    t.refuses(0, act.MakeOffer(1, Goods(cash=1000), Goods(gangsters=(Gangster.BOGGY_GLOVES,))))
    t.carries_out(SECOND, dice=(2, 2))
    assert (t.happened(NeedsMissing), t.g.cash[0]) == ([], 2000 + 3000 - 1000 + 5000)
    t.calls_off("franco_luciano")
    assert not t.g.view(0).trade, "that was the last task of the last round"


@rule("M-33", "C-71", "M-5")
@pytest.mark.parametrize("cards", ["", "snitch"])
def test_trapped_and_killed_in_the_first_he_does_not_do_the_second(cards: str) -> None:
    tasks = f"{FIRST}: theft_iii, {SECOND}: gas_station_robbery"
    t = action("boggy_gloves", tasks, "franco_luciano: trap_iii", cards)
    t.attacks(FIRST, 1, dice=(3, 3))
    t.springs_trap("franco_luciano", dice=(4, 4, 1))
    if cards:
        t.declines(0)  # he has no Doc
    assert t.happened(GangsterKilled) == [GangsterKilled(0, Gangster.BOGGY_GLOVES, 1)]
    assert t.happened(JobLost) == [JobLost(0, SECOND, 1)]
    if cards:
        assert (t.about, t.asked) == ("finishing", (0,)), "his turn goes on without him"
        t.ends_turn()
    assert (t.happened(TurnEnded), t.asked) == ([TurnEnded(0)], (2,))


@rule("M-33", "C-37")
def test_a_response_can_be_kept_ready_after_the_other_job() -> None:
    t = action("boggy_gloves", f"{FIRST}: gas_station_robbery, {SECOND}: trap_iii", "franco_luciano: theft_iii")
    t.carries_out(FIRST, dice=(1, 1))
    assert t.options(0) == {act.CallOff(SECOND), act.END_TURN}
    t.ends_turn()
    t.attacks("franco_luciano", 0, dice=(3, 3, 3))
    t.springs_trap(SECOND, dice=(4, 1))
    assert t.g.cash[0] == 20_000


@rule("M-33", "C-37")
def test_of_two_responses_one_must_be_cancelled_and_the_other_need_not() -> None:
    t = action("boggy_gloves", f"{FIRST}: trap_iii, {SECOND}: trap_iv")
    assert t.options(0) == {act.CallOff(FIRST), act.CallOff(SECOND)}
    t.calls_off(SECOND)
    t.ends_turn()
    assert (t.task("boggy_gloves"), t.asked) == ("trap_iii", (2,))


@rule("M-33", "M-35", "option turn_seconds")
@pytest.mark.parametrize(
    ("crew", "tasks"), [("boggy_gloves", TWO), ("kenzo_isosaki", "kenzo_isosaki: threats, kenzo_isosaki_2: buy pimp")]
)
def test_silence_ends_the_turn_and_cancels_nothing_more(crew: str, tasks: str) -> None:
    t = action(crew, tasks, turn_seconds=45)
    t.time_up()
    assert (t.about, t.tasks()) == ("second_task", ["vito_baritono", f"{crew}_2"])
    t.time_up()
    assert (t.asked, t.tasks()) == ((2,), ["vito_baritono", f"{crew}_2"])
    t = action(crew, tasks)
    t.calls_off(crew)
    t.refuses(CLOCK, TIME_UP)


# --- M-35, M-39: planning a purchase beside the task

BUYERS = ["kenzo_isosaki", "yumiko_ishi"]


def planning(crew: str, jobs: str = "threats", other: str = "phil_malony", **stated: Any) -> Play:
    """Blundetto plans, with this crew."""
    return table(
        Seat("blundetto", cash=20_000, owns="", crew=crew, jobs=jobs),
        Seat("dimaggio", owns="", crew=other, jobs="scam arms_deal car_theft"),
        Seat("calmuti", owns="", crew=""),
        mercenaries=True,
        **{"market": MARKET, **stated},
    )


def beside(t: Play, buyer: str) -> set[act.PlanPurchase]:
    """A purchase beside his task, of anything in the market."""
    return {act.PlanPurchase(Place(f"{buyer}_2"), BusinessCard(card)) for card in t.market.split()}


@rule("M-35", "M-39")
@pytest.mark.parametrize("buyer", BUYERS)
def test_task_and_purchase_are_planned_on_one_turn(buyer: str) -> None:
    t = planning(buyer)
    t.plans(buyer, "threats")
    assert (t.about, t.options(0)) == ("second_plan", {*beside(t, buyer), act.END_TURN}), (
        "a purchase, and no second job"
    )
    t.plans_purchase(f"{buyer}_2", "casino_1")
    assert t.happened(PurchasePlanned) == [PurchasePlanned(0, Place(f"{buyer}_2"), BusinessCard.CASINO_1)]
    assert len(t.happened(MarketFilled)) == 1
    assert (t.happened(TurnEnded), t.asked) == ([TurnEnded(0)], (1,)), "one, not two"


@rule("M-35", "M-39")
@pytest.mark.parametrize("buyer", BUYERS)
def test_so_are_purchase_and_task_which_may_be_a_purchase_too(buyer: str) -> None:
    t = planning(buyer)
    t.plans_purchase(f"{buyer}_2", "casino_1")
    tasks = {act.PlanPurchase(Place(buyer), BusinessCard(card)) for card in t.market.split()}
    job = act.PlanJob(Place(buyer), JobCard.THREATS)
    assert (t.about, t.options(0)) == ("second_plan", {job, *tasks, act.END_TURN})
    t.plans_purchase(buyer, "cop_1")
    assert (t.task(buyer), t.task(f"{buyer}_2"), t.asked) == ("buy cop_1", "buy casino_1", (1,))


@rule("M-35", "M-39", "C-20")
@pytest.mark.parametrize("buyer", BUYERS)
def test_the_purchase_alone_is_a_turn(buyer: str) -> None:
    t = planning(f"{buyer} big_joey", "threats insolvency", "phil_malony franco_luciano lenny_dimaggio")
    t.plans_purchase(f"{buyer}_2", "pimp_1")
    t.refuses(0, act.PlanJob(Place.BIG_JOEY, JobCard.THREATS))
    t.ends_turn()
    t.plans("phil_malony", "scam")
    assert t.about == "planning"
    t.refuses(0, act.END_TURN)
    t.plans("big_joey", "threats")
    assert t.asked == (1,)
    t.plans("franco_luciano", "arms_deal")
    assert (t.asked, t.about) == ((0,), "plan_beside")
    t.plans(buyer, "insolvency")
    assert t.asked == (1,), "each had a turn"


@rule("M-35", "M-39", "C-20", "C-22")
@pytest.mark.parametrize("buyer", BUYERS)
def test_a_purchase_is_a_task_and_whoever_has_one_need_not_have_another(buyer: str) -> None:
    t = planning(buyer)
    t.plans_purchase(f"{buyer}_2", "pimp_1")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    t.ends_turn()
    assert (t.about, t.tasks(), t.jobs(0)) == ("acting", ["phil_malony", f"{buyer}_2"], "threats")


@rule("M-35")
def test_a_purchase_does_not_stand_in_the_way_of_a_job() -> None:
    """Each can be planned for him in one way only, and nothing that is planned first rules the other out."""
    t = planning("kenzo_isosaki")
    job = act.PlanJob(Place.KENZO_ISOSAKI, JobCard.THREATS)
    assert t.options(0) == {job, *beside(t, "kenzo_isosaki")}


@rule("M-35", "M-39", "C-20")
@pytest.mark.parametrize("buyer", BUYERS)
def test_as_the_last_of_his_family_he_has_a_further_turn_for_it(buyer: str) -> None:
    t = planning(buyer)
    t.plans(buyer, "threats")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    assert (t.happened(TurnBegan), t.about) == ([TurnBegan(0)], "plan_beside")
    assert t.options(0) == {*beside(t, buyer), act.END_TURN}
    t.plans_purchase(f"{buyer}_2", "pimp_1")
    assert (t.about, t.tasks()) == ("acting", ["phil_malony", buyer, f"{buyer}_2"])


@rule("M-35", "C-20")
def test_nobody_elses_task_beside_it() -> None:
    """As with two gangsters: one a turn."""
    t = planning("kenzo_isosaki big_joey", "threats insolvency", "phil_malony franco_luciano")
    t.plans("big_joey", "threats")
    assert t.asked == (1,), "no purchase of Kenzo's on Big Joey's turn"


@rule("M-35", "C-20")
def test_nobody_must_buy_but_who_had_his_turn_for_it_is_not_asked_again() -> None:
    t = planning("kenzo_isosaki", other="phil_malony franco_luciano")
    t.plans("kenzo_isosaki", "threats")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    assert t.g.view(2).players[0].to_plan == 1
    t.ends_turn()
    assert (t.asked, t.g.view(2).players[0].to_plan) == ((1,), 0)
    t.plans("franco_luciano", "arms_deal")
    assert (t.about, t.task("kenzo_isosaki_2")) == ("acting", "")


@rule("M-35", "C-20", "C-85")
def test_whoever_gets_another_turn_after_that_may_use_it_for_the_purchase() -> None:
    t = planning("kenzo_isosaki", "threats insolvency", "phil_malony franco_luciano")
    t.plans("kenzo_isosaki", "threats")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    t.ends_turn()
    t.deals(0, 1, Goods(cash=1000), Goods(gangsters=(Gangster.FRANCO_LUCIANO,)))
    assert (t.about, t.asked) == ("planning", (0,))
    t.plans_purchase("kenzo_isosaki_2", "pimp_1")
    assert (t.happened(TurnEnded), t.happened(TurnBegan)) == ([TurnEnded(0)], [TurnBegan(0)]), "Franco has his own turn"
    t.plans("franco_luciano", "insolvency")


@rule("M-35", "M-39")
def test_two_who_can_have_a_turn_each() -> None:
    t = planning("kenzo_isosaki yumiko_ishi", "threats insolvency", "phil_malony franco_luciano lenny_dimaggio")
    t.plans("kenzo_isosaki", "threats")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    t.plans("yumiko_ishi", "insolvency")
    assert t.options(0) == {*beside(t, "yumiko_ishi"), act.END_TURN}, "Kenzo's is not for this turn"
    t.ends_turn()
    t.plans("franco_luciano", "arms_deal")
    assert t.options(0) == {*beside(t, "kenzo_isosaki"), *beside(t, "yumiko_ishi"), act.END_TURN}
    t.plans_purchase("yumiko_ishi_2", "cop_1")
    assert t.asked == (1,)
    t.plans("lenny_dimaggio", "car_theft")
    assert (t.about, t.options(0)) == ("plan_beside", {*beside(t, "kenzo_isosaki"), act.END_TURN})


@rule("M-35", "M-5")
def test_a_deactivated_kenzo_has_no_turn() -> None:
    t = planning("kenzo_isosaki* big_joey")
    t.plans("big_joey", "threats")
    t.plans("phil_malony", "scam")
    assert t.about == "acting"


@rule("M-35", "C-5", "C-20")
def test_nor_is_there_one_when_there_is_nothing_to_buy() -> None:
    t = table(
        Seat("blundetto", owns="", crew="kenzo_isosaki", jobs="threats"),
        Seat("dimaggio", owns=" ".join(BusinessCard), crew="phil_malony", jobs="scam"),
        Seat("calmuti", owns="", crew=""),
        mercenaries=True,
    )
    t.plans("kenzo_isosaki", "threats")
    assert (t.asked, t.g.view(1).players[0].to_plan) == ((1,), 0)
    t.asks_lawyer("kenzo_isosaki")
    t.plans("phil_malony", "scam")
    t.ends_turn()
    assert t.about == "acting"


@rule("M-35", "C-24", "option double_planning")
def test_of_two_gangsters_a_turn_he_is_one_with_his_purchase_or_without() -> None:
    t = planning("kenzo_isosaki big_joey", "threats insolvency", number=2, double_planning=True)
    t.plans_purchase("kenzo_isosaki_2", "pimp_1")
    t.plans("kenzo_isosaki", "threats")
    t.refuses(0, act.END_TURN)
    t.plans("big_joey", "insolvency")
    assert t.asked == (1,)
    t = planning("kenzo_isosaki big_joey little_joey", "threats insolvency", number=2, double_planning=True)
    t.plans_purchase("kenzo_isosaki_2", "pimp_1")
    t.plans("big_joey", "threats")
    assert t.about == "second_plan"
    t.refuses(0, act.PlanJob(Place.LITTLE_JOEY, JobCard.INSOLVENCY))
    t.plans("kenzo_isosaki", "insolvency")
    assert t.asked == (1,)


@rule("M-35", "C-20", "C-24", "option double_planning")
def test_the_other_has_a_turn_of_its_own_with_two_a_turn_too() -> None:
    t = planning("kenzo_isosaki", number=2, double_planning=True)
    t.plans("kenzo_isosaki", "threats")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    assert t.about == "plan_beside"


@rule("M-35", "option planning_seconds")
def test_silence_plans_no_more_than_one_task() -> None:
    t = planning("kenzo_isosaki", planning_seconds=60)
    t.time_up()
    assert (t.task("kenzo_isosaki_2"), t.about) == ("buy pimp_1", "second_plan")
    t.time_up()
    t.plans("phil_malony", "scam")
    assert t.about == "plan_beside"
    t.time_up()
    assert (t.about, t.tasks()) == ("acting", ["phil_malony", "kenzo_isosaki_2"])


@rule("M-33", "C-20")
def test_boggys_second_job_takes_no_turn_and_has_none_of_its_own() -> None:
    t = planning("boggy_gloves", "threats insolvency")
    t.plans("boggy_gloves", "threats")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    assert (t.about, t.tasks()) == ("acting", ["phil_malony", "boggy_gloves"])


# --- M-35, M-39: carrying both out

KENZO = "kenzo_isosaki: gas_station_robbery, kenzo_isosaki_2: buy pimp"


@rule("M-35", "M-39", "C-30")
@pytest.mark.parametrize("buyer", BUYERS)
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
