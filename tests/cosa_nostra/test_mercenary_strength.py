"""Adriano and Boggy: mercenaries whose strength is not one number (M-30, M-33)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    Detached,
    GangsterKilled,
    JobLost,
    JobPlanned,
    Rolled,
    Trained,
    TrophiesCounted,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

VITO = "vito_baritono: buy pimp"  # the phase goes on


def rolled(t: Play) -> tuple[int, int]:
    """How many dice, and what each must reach."""
    event = t.happened(Rolled)[-1]
    return len(event.dice), event.difficulty


# --- M-30: Adriano


def payday(crew: str = "adriano_simion", cash: int = 5000, number: int = 1, **stated: Any) -> Play:
    """Seat 0 has Adriano. Seat 1 has one gangster, seat 2 nobody; there is no income."""
    return table(
        Seat("blundetto", cash=cash, owns="", crew=crew, jobs="gas_station_robbery"),
        Seat("dimaggio", cash=0, owns="", crew="franco_luciano", jobs="assassination_iii"),
        Seat("calmuti", cash=1000, owns="", crew=""),
        number=number,
        phase="payday",
        mercenaries=True,
        **stated,
    )


@rule("M-30")
def test_adriano_gets_stronger_for_two_thousand() -> None:
    t = payday()
    assert (t.about, t.asked, t.options(0)) == ("adriano", (0,), {act.TRAIN, act.DECLINE})
    t.act(0, act.TRAIN)
    assert t.happened(Trained) == [Trained(0, Gangster.ADRIANO_SIMION, 2)]
    assert (t.g.cash[0], t.g.round) == (3000, 2), "once a round"
    assert t.g.view(1).players[0].crew[0].strength == 2


@rule("M-30")
def test_he_rolls_more_dice_and_is_harder_to_kill_for_good() -> None:
    t = payday(influence_from=3)
    t.act(0, act.TRAIN)
    t.keeps_hand(0, 1, 2)
    t.plans("franco_luciano", "assassination_iii")  # seat 1 begins
    t.plans("adriano_simion", "gas_station_robbery")
    t.attacks("franco_luciano", "adriano_simion", dice=(3, 2, 2))
    assert rolled(t) == (3, 2 + 1)
    t.carries_out("adriano_simion", dice=(2, 2))
    assert t.g.cash[0] == 3000 + 2000


@rule("M-30")
def test_again_and_again() -> None:
    t = payday(cash=6000, turn_seconds=30, planning_seconds=30)
    strengths = []
    while not t.g.over:
        if t.about == "adriano":
            t.act(0, act.TRAIN)
            strengths += [trained.strength for trained in t.happened(Trained)]
        else:
            t.time_up()
    assert strengths == [2, 3, 4], "at the end of rounds I, II and III; after the last there is no payday"


@rule("M-30")
@pytest.mark.parametrize(("crew", "cash"), [("adriano_simion*", 5000), ("adriano_simion", 1000), ("lil_omar", 5000)])
def test_only_if_he_is_there_and_active_and_can_be_paid(crew: str, cash: int) -> None:
    assert payday(crew, cash).about == "hands"


@rule("M-30")
def test_nobody_must() -> None:
    t = payday()
    t.declines(0)
    assert (t.g.cash[0], t.g.view(0).players[0].crew[0].strength) == (5000, 1)
    t = payday(turn_seconds=30)
    t.time_up()
    assert t.g.cash[0] == 5000


@rule("M-30", "C-93")
def test_his_trophy_counts_what_was_bought() -> None:
    t = payday(number=3)
    t.act(0, act.TRAIN)
    t.keeps_hand(0, 1, 2)
    t.plans("franco_luciano", "assassination_iii")
    t.ends_turn()
    t.plans("adriano_simion", "gas_station_robbery")
    t.ends_turn()
    t.all_decline()  # nobody schemes
    t.attacks("franco_luciano", "adriano_simion", dice=(3, 3, 1))
    while not t.g.over:
        t.act(t.asked[0], act.DECLINE if act.DECLINE in t.options(t.asked[0]) else act.END_TURN)
    assert t.trophies(1) == "adriano_simion"
    assert t.happened(TrophiesCounted) == [TrophiesCounted(1, 2 * 2000)]


# --- M-33: Boggy


def boggy(tasks: str, other: str = "", number: int = 3, **stated: Any) -> Play:
    """Boggy has these tasks, and it is his turn."""
    return table(
        Seat("blundetto", cash=10_000, owns="", crew="boggy_gloves", tasks=tasks),
        Seat("dimaggio", cash=10_000, owns="", tasks=other),
        Seat("calmuti", cash=20_000, owns="", tasks=VITO),
        number=number,
        phase="action",
        mercenaries=True,
        **stated,
    )


TWO = "boggy_gloves: credit_card_fraud, boggy_gloves_2: gas_station_robbery"


@rule("M-33")
def test_boggy_may_be_given_a_second_job_on_the_same_turn() -> None:
    t = table(
        Seat("blundetto", crew="boggy_gloves big_joey", jobs="threats scam insolvency"),
        Seat("dimaggio", jobs="car_theft"),
        Seat("calmuti"),
        mercenaries=True,
    )
    t.refuses(0, act.PlanJob(Place.BOGGY_GLOVES_2, JobCard.SCAM))
    t.plans("boggy_gloves", "threats")
    second = {act.PlanJob(Place.BOGGY_GLOVES_2, JobCard(job)) for job in ("scam", "insolvency")}
    assert t.options(0) == {*second, act.END_TURN}
    t.plans("boggy_gloves_2", "scam")
    assert t.happened(JobPlanned) == [JobPlanned(0, Place.BOGGY_GLOVES_2, 1, JobCard.SCAM)]
    assert t.asked == (1,), "there is no third"


@rule("M-33")
def test_or_on_a_later_one_beside_another_gangsters() -> None:
    t = table(
        Seat("blundetto", crew="boggy_gloves big_joey", jobs="threats scam insolvency"),
        Seat("dimaggio", owns="", crew="phil_malony", jobs="car_theft"),
        Seat("calmuti", crew=""),
        mercenaries=True,
    )
    t.plans("boggy_gloves", "threats")
    t.ends_turn()
    t.plans("phil_malony", "car_theft")
    t.plans("boggy_gloves_2", "scam")
    t.refuses(0, act.END_TURN)
    t.plans("big_joey", "insolvency")
    assert t.about == "acting"


@rule("M-33")
def test_a_purchase_only_alone() -> None:
    t = table(
        Seat("blundetto", crew="boggy_gloves", jobs="threats scam"), Seat("dimaggio"), Seat("calmuti"), mercenaries=True
    )
    card = t.market.split()[0]
    t.plans_purchase("boggy_gloves", card)
    assert t.asked == (1,), "that was all"
    t = table(
        Seat("blundetto", crew="boggy_gloves", jobs="threats scam"), Seat("dimaggio"), Seat("calmuti"), mercenaries=True
    )
    t.plans("boggy_gloves", "threats")
    assert not [option for option in t.options(0) if isinstance(option, act.PlanPurchase)]


@rule("M-33")
def test_with_one_job_he_rolls_four_dice_with_two_two_for_each() -> None:
    t = boggy("boggy_gloves: credit_card_fraud")
    t.carries_out("boggy_gloves", dice=(1, 1, 1, 1))
    t = boggy(TWO)
    t.carries_out("boggy_gloves", dice=(3, 1))
    t.carries_out("boggy_gloves_2", dice=(2, 2))
    assert t.g.cash[0] == 10_000 + 2000 + 2000


@rule("M-33")
def test_all_can_see_how_many_dice_he_has() -> None:
    for tasks, dice in (("boggy_gloves: credit_card_fraud", 4), (TWO, 2)):
        boggy_gloves = boggy(tasks, attached="0 machine_pistol boggy_gloves").g.view(1).players[0].crew[0]
        assert (boggy_gloves.strength, boggy_gloves.dice) == (5, dice + 1)
    t = boggy(TWO)
    t.calls_off("boggy_gloves_2")
    assert t.g.view(0).players[0].crew[0].dice == 2


@rule("M-33")
@pytest.mark.parametrize(
    ("called_off", "left"), [("boggy_gloves", "boggy_gloves_2"), ("boggy_gloves_2", "boggy_gloves")]
)
def test_two_even_if_one_is_cancelled(called_off: str, left: str) -> None:
    t = boggy(TWO)
    t.calls_off(called_off)
    t.carries_out(left, dice=(1, 1))
    t = boggy(TWO)
    t.calls_off(called_off)
    t.ends_turn()
    t.buys("vito_baritono")
    t.carries_out(left, dice=(1, 1))


@rule("M-33")
def test_in_the_next_round_he_has_four_again() -> None:
    t = boggy(TWO)
    t.calls_off("boggy_gloves")
    t.calls_off("boggy_gloves_2")
    t.calls_off("vito_baritono")
    assert t.g.round == 4
    assert t.g.doubled == 0


@rule("M-33", "C-35")
@pytest.mark.parametrize(
    ("attached", "dice"),
    [
        ("0 machine_pistol boggy_gloves", 3),
        ("1 distraction boggy_gloves", 1),
        ("0 machine_pistol boggy_gloves, 1 distraction boggy_gloves", 2),
    ],
)
def test_machine_pistol_and_distraction_count_for_each(attached: str, dice: int) -> None:
    t = boggy(TWO, attached=attached)
    t.carries_out("boggy_gloves", dice=(1,) * dice)
    t.carries_out("boggy_gloves_2", dice=(1,) * dice)


@rule("M-33", "C-36")
@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize(("card", "by", "difficulties"), [("henchman", 0, (2, 1)), ("saboteur", 1, (4, 3))])
def test_henchman_and_saboteur_count_for_both_and_go_with_the_last(
    card: str, by: int, difficulties: tuple[int, int], turns: int
) -> None:
    t = boggy(TWO, attached=f"{by} {card} boggy_gloves")
    t.carries_out("boggy_gloves", dice=(1, 1))
    assert (rolled(t), t.attached("boggy_gloves")) == ((2, difficulties[0]), card)
    if turns == 2:
        t.ends_turn()
        t.buys("vito_baritono")
    t.carries_out("boggy_gloves_2", dice=(1, 1))
    assert (rolled(t), len(t.happened(Detached))) == ((2, difficulties[1]), 1)


@rule("M-33", "C-54", "C-55")
def test_two_jobs_make_him_no_harder_to_hit_than_one() -> None:
    tasks = "franco_luciano: assassination_iii, lenny_dimaggio: assassination_iii, phil_malony: assassination_iv"
    t = boggy("boggy_gloves: threats, boggy_gloves_2: scam", tasks, starter=1)
    t.attacks("franco_luciano", "boggy_gloves", dice=(4, 4, 4))
    assert rolled(t) == (3, 5), "his full strength, and one for his task"
    t.calls_off("vito_baritono")
    t.calls_off("boggy_gloves")
    t.ends_turn()
    t.attacks("lenny_dimaggio", "boggy_gloves", dice=(4, 4))
    assert rolled(t) == (2, 5)
    t.calls_off("boggy_gloves_2")
    t.attacks("phil_malony", "boggy_gloves", dice=(4,))
    assert rolled(t) == (1, 4)


@rule("M-33", "C-51", "M-5")
def test_killed_or_deactivated_he_loses_both() -> None:
    t = boggy(TWO, "franco_luciano: car_bomb_iii", starter=1)
    t.attacks("franco_luciano", "boggy_gloves", dice=(4, 1, 1))
    t.declines(0)  # he has no Trap
    lost = [JobLost(0, Place.BOGGY_GLOVES, 1), JobLost(0, Place.BOGGY_GLOVES_2, 1)]
    assert (t.happened(JobLost), t.active("boggy_gloves")) == (lost, False)
    t = boggy(TWO, "franco_luciano: car_bomb_iii", starter=1)
    t.attacks("franco_luciano", "boggy_gloves", dice=(4, 4, 1))
    t.declines(0)
    assert (t.happened(JobLost), t.happened(GangsterKilled)) == (lost, [GangsterKilled(0, Gangster.BOGGY_GLOVES, 1)])


@rule("M-33", "C-70", "C-71")
def test_a_response_is_one_of_the_two_jobs() -> None:
    t = boggy("boggy_gloves: trap_iii, boggy_gloves_2: trap_iv", "franco_luciano: theft_iii", starter=1)
    t.attacks("franco_luciano", 0, dice=(3, 3, 3))
    t.springs_trap("boggy_gloves_2", dice=(1, 1))
    t.springs_trap("boggy_gloves", dice=(4, 1))
    assert t.g.cash[0] == 10_000


@rule("M-33", "C-56")
def test_he_returns_fire_with_all_four() -> None:
    t = boggy(TWO, "franco_luciano: drive_by_shooting", number=4, starter=1)
    t.attacks("franco_luciano", "boggy_gloves", dice=(4, 4, 4))
    t.shoots_back(dice=(1, 1, 1, 1))
    assert rolled(t) == (4, 3)
