"""Planning: one gangster at a time, a job face down or a purchase face up (C-20 to C-24)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import (
    ActionBegan,
    IncomePaid,
    NeedsMissing,
    Paid,
    PurchasePlanned,
    TurnEnded,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

ALL_BUSINESSES = " ".join(BusinessCard)


def one_each(**stated: Any) -> Play:
    """Three gangsters, one for each player, and a job for each."""
    return table(
        Seat("blundetto", crew="big_joey", jobs="threats"),
        Seat("dimaggio", crew="phil_malony", jobs="scam"),
        Seat("calmuti", crew="vito_baritono", jobs="arms_deal"),
        **stated,
    )


def plan_all(t: Play) -> list[int]:
    """Everybody plans something for one gangster after the other. Returns whose turns these were."""
    turns: list[int] = []
    while t.about == "planning":
        plans = [option for option in t.options(t.asked[0]) if isinstance(option, act.PlanJob | act.PlanPurchase)]
        if plans:
            turns.append(t.asked[0])
            t.act(t.asked[0], min(plans, key=repr))
        else:
            t.ends_turn()
    return turns


# --- C-20: in turn


@rule("C-20")
def test_from_the_start_player_clockwise_one_gangster_each_until_all_have_a_task() -> None:
    t = table(Seat("blundetto"), Seat("dimaggio"), Seat("calmuti"), starter=1)
    assert plan_all(t) == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert len(t.tasks()) == 9
    assert t.happened(ActionBegan)


@rule("C-20")
def test_any_of_his_untasked_gangsters() -> None:
    t = table(Seat("blundetto", jobs="threats"), Seat("laserva"), Seat("calmuti"), market="cop_3", businesses="cop_2")
    men = (Place.LITTLE_JOEY, Place.JIMMY_BANANAS, Place.BIG_JOEY)
    jobs = {act.PlanJob(place, JobCard.THREATS) for place in men}
    assert t.options(0) == jobs | {act.PlanPurchase(place, BusinessCard.COP_3) for place in men}
    t.plans_purchase("jimmy_bananas", "cop_3")
    t.refuses(1, act.PlanPurchase(Place.BIG_JOEY, BusinessCard.COP_2))
    t.plans_purchase("rusty_laserva", "cop_2")
    t.plans_purchase("vito_baritono", t.market)
    assert {option.place for option in t.options(0) if isinstance(option, act.PlanJob)} == {men[0], men[2]}


@rule("C-20")
def test_nobody_may_pass() -> None:
    t = table(Seat("blundetto", cards="snitch"), Seat("dimaggio"), Seat("calmuti"))
    t.refuses(0, act.END_TURN)
    t.plans_purchase("big_joey", t.market.split()[0])
    assert t.asked == (0,), "he may still play something"
    t.refuses(0, act.PlanPurchase(Place.LITTLE_JOEY, BusinessCard(t.market.split()[0])))
    t.ends_turn()
    assert t.asked == (1,)


@rule("C-20")
def test_who_has_nothing_to_play_has_ended_his_turn_with_his_plan() -> None:
    t = one_each()
    t.plans("big_joey", "threats")
    assert t.happened(TurnEnded) == [TurnEnded(0)]
    assert t.asked == (1,)


@rule("C-20")
def test_who_has_no_untasked_gangster_left_is_skipped() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: threats"),
        Seat("dimaggio", crew="franco_luciano"),
        Seat("calmuti", crew="vito_baritono", tasks="vito_baritono: scam"),
    )
    assert plan_all(t) == [0, 1, 0]


@rule("C-20")
def test_a_deactivated_gangster_gets_no_task() -> None:
    t = table(
        Seat("blundetto", crew="big_joey*"),
        Seat("dimaggio", crew="phil_malony franco_luciano*"),
        Seat("calmuti", crew="vito_baritono"),
    )
    assert t.asked == (1,)
    t.refuses(1, act.PlanPurchase(Place.FRANCO_LUCIANO, BusinessCard(t.market.split()[0])))
    assert plan_all(t) == [1, 2]
    assert t.tasks() == ["phil_malony", "vito_baritono"]


@rule("C-20")
def test_with_no_job_in_hand_and_an_empty_market_he_stays_untasked() -> None:
    t = table(
        Seat("blundetto", owns=ALL_BUSINESSES),
        Seat("dimaggio", owns="", crew="phil_malony franco_luciano", jobs="scam"),
        Seat("calmuti", owns="", jobs="arms_deal threats"),
    )
    assert plan_all(t) == [1, 2, 2]
    assert len(t.tasks()) == 3
    assert t.phase == "action"


@rule("C-20", "C-85")
def test_a_gangster_bought_untasked_is_tasked_by_his_new_owner() -> None:
    t = table(
        Seat("blundetto", crew="big_joey", jobs="threats"),
        Seat("dimaggio", crew="phil_malony lenny_dimaggio"),
        Seat("calmuti", crew="vito_baritono"),
    )
    t.plans("big_joey", "threats")
    t.deals(0, 1, Goods(cash=1000), Goods(gangsters=(Gangster.LENNY_DIMAGGIO,)))
    assert plan_all(t) == [1, 2, 0]
    assert t.tasks() == ["big_joey", "phil_malony", "lenny_dimaggio", "vito_baritono"]


@rule("C-20", "C-85")
def test_who_sells_his_last_untasked_gangster_has_planned() -> None:
    t = table(Seat("blundetto", crew="big_joey"), Seat("dimaggio", crew="phil_malony"), Seat("calmuti"))
    t.deals(0, 1, Goods(gangsters=(Gangster.BIG_JOEY,)), Goods(cash=1000))
    assert t.asked == (1,)
    assert plan_all(t)[:4] == [1, 2, 1, 2]


# --- C-21 to C-23: jobs and purchases


@rule("C-21")
def test_a_job_leaves_the_hand_and_lies_face_down() -> None:
    t = one_each()
    t.refuses(0, act.PlanJob(Place.BIG_JOEY, JobCard.SCAM))
    t.plans("big_joey", "threats")
    assert (t.jobs(0), t.task("big_joey")) == ("", "threats")
    (task,) = t.g.view(1).players[0].crew[0].tasks
    assert (task.round, task.job, task.business) == (1, None, None), "the back shows the round"


@rule("C-21")
def test_one_of_two_alike() -> None:
    t = table(
        Seat("blundetto", crew="big_joey", jobs="bash_a_businessman_i bash_a_businessman_i"),
        Seat("dimaggio"),
        Seat("calmuti"),
    )
    t.plans("big_joey", "bash_a_businessman_i")
    assert t.jobs(0) == "bash_a_businessman_i"


@rule("C-22")
def test_a_purchase_lies_face_up_and_nothing_is_paid_yet() -> None:
    t = one_each(market="casino pimp cop lawyer")
    t.plans_purchase("big_joey", "casino_1")
    assert t.happened(PurchasePlanned) == [PurchasePlanned(0, Place.BIG_JOEY, BusinessCard.CASINO_1)]
    assert not t.happened(Paid)
    assert t.g.cash == [2000, 2000, 2000], "he could not even pay it"
    for viewer in (1, 2, None):
        assert t.g.view(viewer).players[0].crew[0].tasks[0].business is BusinessCard.CASINO_1


@rule("C-22")
def test_only_what_lies_in_the_market_can_be_planned() -> None:
    t = one_each(market="cop", businesses="casino_2")
    t.refuses(0, act.PlanPurchase(Place.BIG_JOEY, BusinessCard.CASINO_2))
    t.refuses(0, act.PlanPurchase(Place.BIG_JOEY, BusinessCard.LAWYER_1))
    t.plans_purchase("big_joey", "cop_2")
    t.refuses(1, act.PlanPurchase(Place.PHIL_MALONY, BusinessCard.COP_2))


@rule("C-22")
def test_until_paid_it_is_no_target() -> None:
    t = table(
        Seat("blundetto", owns="cop", tasks="big_joey: bash_a_businessman_i"),
        Seat("dimaggio", owns="lawyer", tasks="phil_malony: buy pimp_1"),
        Seat("calmuti", owns=""),
        phase="action",
    )
    t.refuses(0, act.AttackBusiness(Place.BIG_JOEY, BusinessCard.PIMP_1))
    t.attacks("big_joey", "lawyer_1", dice=(1, 1, 2))


@rule("C-22", "C-40")
def test_until_paid_it_serves_no_job() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: escort_service, little_joey: buy pimp_1"),
        Seat("dimaggio"),
        Seat("laserva"),
        phase="action",
    )
    t.carries_out("big_joey")
    assert t.happened(NeedsMissing)


@rule("C-22", "C-90")
def test_a_purchase_that_is_called_off_has_earned_nothing() -> None:
    t = table(
        Seat("blundetto", owns="cop", tasks="big_joey: buy casino"), Seat("dimaggio"), Seat("calmuti"), phase="action"
    )
    t.calls_off("big_joey")
    assert t.happened(IncomePaid)[0] == IncomePaid(0, 1000)


@rule("C-23")
def test_jobs_left_in_hand_are_kept_for_later_rounds() -> None:
    t = table(
        Seat("blundetto", crew="big_joey", jobs="threats scam insolvency"),
        Seat("dimaggio", crew=""),
        Seat("calmuti", crew=""),
    )
    t.plans("big_joey", "threats")
    t.calls_off("big_joey")
    assert t.g.round == 2
    assert t.jobs(0).split()[:2] == ["scam", "insolvency"]
    t.keeps_hand(0, 1, 2)
    t.plans("big_joey", "insolvency")


# --- C-24: two gangsters a turn


@rule("C-24", "option double_planning")
@pytest.mark.parametrize(
    ("double", "turns"), [(None, [0, 1, 2] * 3), (False, [0, 1, 2] * 3), (True, [0, 0, 1, 1, 2, 2, 0, 1, 2])]
)
def test_two_gangsters_a_turn_from_round_two_on(double: bool | None, turns: list[int]) -> None:
    three = (Seat("blundetto"), Seat("dimaggio"), Seat("calmuti"))
    assert plan_all(table(*three, number=2, double_planning=double)) == turns
    assert plan_all(table(*three, number=1, double_planning=double)) == [0, 1, 2] * 3


@rule("C-24", "option double_planning")
@pytest.mark.parametrize(("double", "first"), [(None, [0, 0, 1, 1]), (True, [0, 0, 1, 1]), (False, [0, 1, 2, 3])])
def test_it_is_on_with_five_players_unless_they_say_no(double: bool | None, first: list[int]) -> None:
    five = [Seat(family) for family in ("blundetto", "dimaggio", "calmuti", "laserva", "caruso")]
    assert plan_all(table(*five, number=2, double_planning=double))[:4] == first
    assert plan_all(table(*five[:4], number=2))[:4] == [0, 1, 2, 3], "not with four"


@rule("C-24", "option double_planning")
def test_the_second_must_be_tasked_too() -> None:
    t = table(Seat("blundetto", cards="snitch"), Seat("dimaggio"), Seat("calmuti"), number=2, double_planning=True)
    t.plans_purchase("big_joey", t.market.split()[0])
    t.refuses(0, act.END_TURN)
    t.plans_purchase("little_joey", t.market.split()[0])
    t.ends_turn()
    assert t.asked == (1,)
