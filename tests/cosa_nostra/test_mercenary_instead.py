"""Izzy, Tuco and Omar: mercenaries who drop their job for something else (M-22, M-23, M-25)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    GangsterDeactivated,
    GangsterKilled,
    JobLost,
    JobResolved,
    Paid,
    Rolled,
    TargetNamed,
    TurnedUp,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

VICTIMS = ("phil_malony", "lenny_dimaggio", "franco_luciano", "vito_baritono", "frankie_calmuti", "bobby_ruthless")


def action(mercenary: str, job: str, other: str = "", number: int = 3, owns: str = "", **stated: Any) -> Play:
    """It is the mercenary's turn. Seat 1 has these tasks."""
    return table(
        Seat("blundetto", cash=0, owns=owns, crew=f"{mercenary} big_joey", tasks=f"{mercenary}: {job}"),
        Seat("dimaggio", cash=20_000, tasks=other),
        Seat("calmuti", cash=20_000, tasks="vito_baritono: buy pimp"),  # the phase goes on
        number=number,
        phase="action",
        mercenaries=True,
        **stated,
    )


def rolled(t: Play) -> tuple[int, int]:
    """How many dice, and what each must reach."""
    event = t.happened(Rolled)[-1]
    return len(event.dice), event.difficulty


# --- M-22: Izzy


@rule("M-22")
@pytest.mark.parametrize("job", ["scam", "theft_iii", "robbery_iii", "trap_iii"])
def test_izzy_may_drop_any_job_for_an_assassination(job: str) -> None:
    t = action("izzy_ordova", job)
    strikes = {option for option in t.options(0) if isinstance(option, act.StrikeInstead)}
    assert strikes == {act.StrikeInstead(Place.IZZY_ORDOVA, Gangster(name)) for name in VICTIMS}
    t.strikes_instead("izzy_ordova", "franco_luciano", dice=(3, 3, 1))
    assert t.happened(TurnedUp) == [TurnedUp(0, Place.IZZY_ORDOVA, JobCard.ASSASSINATION_III)]
    assert t.happened(GangsterKilled) == [GangsterKilled(1, Gangster.FRANCO_LUCIANO, 0)]
    assert (t.trophies(0), t.task("izzy_ordova"), t.asked) == ("franco_luciano", "", (2,))


@rule("M-22", "C-32")
def test_the_job_goes_face_down_and_nobody_sees_it() -> None:
    t = action("izzy_ordova", "theft_iii")
    t.strikes_instead("izzy_ordova", "franco_luciano", dice=(1, 1, 1))
    assert t.happened(JobLost) == [JobLost(0, Place.IZZY_ORDOVA, 3)]
    stack = t.g.view(1).job_stacks[2]
    assert (stack.face_up, stack.face_down) == ((), 1)


@rule("M-22")
def test_he_may_do_his_job_instead_of_that_and_does_not_drop_a_purchase() -> None:
    t = action("izzy_ordova", "theft_iii")
    t.attacks("izzy_ordova", 1, dice=(3, 3, 3))
    assert t.g.cash[0] == 8000
    t = action("izzy_ordova", "buy cop")
    t.refuses(0, act.StrikeInstead(Place.IZZY_ORDOVA, Gangster.FRANCO_LUCIANO))


@rule("M-22", "C-55", "C-54", "C-35", "C-36")
def test_it_is_an_assassination_in_every_way() -> None:
    """Against strength and task, with Henchman and Saboteur, which go with it; two successes are needed."""
    cards = "0 henchman izzy_ordova, 1 machine_pistol lenny_dimaggio"
    t = action("izzy_ordova", "scam", "lenny_dimaggio: price_rigging", attached=cards)
    t.strikes_instead("izzy_ordova", "lenny_dimaggio", dice=(3, 2, 2))
    assert rolled(t) == (3, 2 + 1 + 1 - 1)
    assert (t.active("lenny_dimaggio"), t.attached("izzy_ordova")) == (True, "")
    t = action("izzy_ordova", "scam", attached="1 saboteur izzy_ordova")
    t.strikes_instead("izzy_ordova", "lenny_dimaggio", dice=(3, 3, 1))
    assert (rolled(t), t.trophies(0), t.attached("izzy_ordova")) == ((3, 3), "lenny_dimaggio", "")


@rule("M-22", "C-71", "C-33")
def test_it_can_be_trapped_and_the_target_is_named_first() -> None:
    t = action("izzy_ordova", "scam", "franco_luciano: trap_iii")
    t.strikes_instead("izzy_ordova", "lenny_dimaggio", dice=(3, 3, 3))
    named, turned_up = (t.events.index(t.happened(kind)[0]) for kind in (TargetNamed, TurnedUp))
    assert named < turned_up
    t.springs_trap("franco_luciano", dice=(4, 4, 1))
    assert (t.active("lenny_dimaggio"), t.trophies(1)) == (True, "izzy_ordova")


@rule("M-22")
def test_in_round_one_too() -> None:
    t = action("izzy_ordova", "scam", number=1)
    t.strikes_instead("izzy_ordova", "phil_malony", dice=(1, 1, 1))
    assert t.trophies(0) == "phil_malony"


# --- M-23: Tuco


@rule("M-23")
@pytest.mark.parametrize(("dice", "warned"), [((2, 2, 2, 2), False), ((3, 1, 1, 1), True), ((6, 6, 6, 6), True)])
def test_tuco_may_drop_his_job_and_deactivate_a_gangster(dice: tuple[int, ...], warned: bool) -> None:
    t = action("tuco_quintero", "robbery_iii", "franco_luciano: buy cop")
    t.strikes_instead("tuco_quintero", "franco_luciano", dice=dice)
    assert rolled(t) == (4, 3), "whatever his strength and task"
    assert t.happened(GangsterDeactivated) == ([GangsterDeactivated(1, Gangster.FRANCO_LUCIANO)] if warned else [])
    assert (t.active("franco_luciano"), t.task("franco_luciano") == "") == (not warned, warned)
    assert t.happened(JobLost)[0] == JobLost(0, Place.TUCO_QUINTERO, 3)


@rule("M-23", "C-71", "C-36")
def test_it_is_an_attack_in_every_way() -> None:
    t = action("tuco_quintero", "scam", "franco_luciano: trap_iii", attached="0 henchman tuco_quintero")
    t.strikes_instead("tuco_quintero", "lenny_dimaggio", dice=(2, 1, 1, 1))
    assert rolled(t) == (4, 2)
    t.springs_trap("franco_luciano", dice=(4, 1, 1))
    assert (t.active("lenny_dimaggio"), t.attached("tuco_quintero")) == (True, "")


@rule("M-23")
def test_he_does_not_drop_a_purchase() -> None:
    t = action("tuco_quintero", "buy cop")
    t.refuses(0, act.StrikeInstead(Place.TUCO_QUINTERO, Gangster.FRANCO_LUCIANO))


# --- M-25: Omar


@rule("M-25")
def test_omar_drops_vandalism_and_earns_ten_thousand() -> None:
    """The rulebook's example: he rolls 5 and 3."""
    t = action("lil_omar", "vandalism_i", number=1)
    t.deals_instead("lil_omar", dice=(5, 3))
    assert rolled(t) == (2, 3)
    assert t.happened(TurnedUp) == [TurnedUp(0, Place.LIL_OMAR, JobCard.OMARS_DEAL)]
    assert t.happened(JobLost) == [JobLost(0, Place.LIL_OMAR, 1)]
    assert t.happened(Paid) == [Paid(None, 0, 10_000)]
    assert t.happened(JobResolved) == [JobResolved(0, Place.LIL_OMAR, JobCard.OMARS_DEAL)]


@rule("M-25")
@pytest.mark.parametrize(("dice", "money"), [((2, 2), 0), ((3, 2), 6000), ((3, 3), 10_000)])
def test_one_success_is_worth_six_thousand(dice: tuple[int, int], money: int) -> None:
    t = action("lil_omar", "trap_iii")
    t.deals_instead("lil_omar", dice=dice)
    assert t.g.cash[0] == money


@rule("M-25", "C-43")
def test_it_is_a_cash_job_a_cop_helps() -> None:
    t = action("lil_omar", "scam", owns="cop")
    t.deals_instead("lil_omar", dice=(3, 1))
    assert (t.about, t.asked) == ("reroll", (0,))
    t.rerolls(1, 3)
    assert t.g.cash[0] == 10_000


@rule("M-25", "C-70")
def test_and_it_can_be_robbed() -> None:
    t = action("lil_omar", "scam", "franco_luciano: robbery_iii")
    t.deals_instead("lil_omar", dice=(3, 3))
    t.robs("franco_luciano", dice=(4, 1, 1))
    assert t.g.cash[:2] == [5000, 25_000]


@rule("M-25", "C-36", "C-35")
def test_henchman_and_saboteur_count_and_go_with_it() -> None:
    t = action("lil_omar", "scam", attached="0 henchman lil_omar, 0 machine_pistol lil_omar")
    t.deals_instead("lil_omar", dice=(2, 2, 1))
    assert (rolled(t), t.g.cash[0], t.attached("lil_omar")) == ((3, 2), 10_000, "machine_pistol")


@rule("M-25", "M-22")
def test_omar_may_do_his_job_and_does_not_drop_a_purchase() -> None:
    t = action("lil_omar", "gas_station_robbery")
    t.carries_out("lil_omar", dice=(2, 2))
    assert t.g.cash[0] == 2000
    t = action("lil_omar", "buy cop")
    t.refuses(0, act.DealInstead(Place.LIL_OMAR))


@rule("M-22", "M-23", "M-25")
def test_nobody_else_does_something_instead() -> None:
    t = action("laverne_ontario", "scam")
    assert t.options(0) == {act.CarryOut(Place.LAVERNE_ONTARIO), act.CallOff(Place.LAVERNE_ONTARIO)}
