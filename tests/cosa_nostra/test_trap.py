"""Trap: what it does to an attack, and who is asked (C-71 to C-73)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP, Action
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import GangsterKilled, JobLost, Repelled, Rolled, TurnedUp
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

WAITING = Seat("calmuti", tasks="vito_baritono: buy pimp_5")  # the phase goes on
FRANCO_TRAPS = Seat("dimaggio", cash=9000, tasks="franco_luciano: trap_iii")

# Every attack, with dice that have an effect.
ATTACKS: list[tuple[str, int | str]] = [
    ("property_damage", 1),
    ("theft_iii", 1),
    ("bash_a_businessman_i", "lawyer_1"),
    ("kill_a_businessman_iii", "lawyer_1"),
    ("persuasion_iii", "lawyer_1"),
    ("vandalism_i", "building_firm_1"),
    ("arson_iii", "building_firm_1"),
    ("car_bomb_iii", "phil_malony"),
    ("assassination_iii", "phil_malony"),
    ("drive_by_shooting", "phil_malony"),
]


def attacked(
    job: str = "theft_iii",
    target: int | str = 1,
    victim: Seat = FRANCO_TRAPS,
    dice: tuple[int, ...] = (6, 6, 1),
    **stated: Any,
) -> Play:
    """Big Joey has attacked DiMaggio, with success."""
    stated = {"number": 3, "phase": "action", **stated}
    t = table(Seat("blundetto", owns="cop", tasks=f"big_joey: {job}"), victim, WAITING, **stated)
    t.attacks("big_joey", target, dice=dice)
    return t


def fortune(t: Play) -> tuple[object, ...]:
    """All that DiMaggio has, but for his tasks; and all that Blundetto has."""
    return tuple(t.g.cash), t.businesses(1), t.crew(1), t.businesses(0)


# --- what it does


@rule("C-71", "C-74")
@pytest.mark.parametrize(("job", "target"), ATTACKS)
def test_a_trap_repels_any_attack_before_its_effect(job: str, target: int | str) -> None:
    t = attacked(job, target)
    before = fortune(t)
    assert (t.about, t.asked) == ("trap", (1,))
    t.springs_trap("franco_luciano", dice=(4, 3, 3))
    assert fortune(t) == before
    assert t.happened(TurnedUp) == [TurnedUp(1, Place.FRANCO_LUCIANO, JobCard.TRAP_III)]
    assert t.happened(Rolled) == [Rolled(1, Gangster.FRANCO_LUCIANO, 4, (4, 3, 3), 1)]
    assert t.happened(Repelled) == [Repelled(1, 0)]
    assert "big_joey" in t.crew(0)
    assert (t.about, t.asked) == ("acting", (2,))


@rule("C-71")
@pytest.mark.parametrize(("job", "target"), ATTACKS)
def test_a_trap_that_fails_changes_nothing(job: str, target: int | str) -> None:
    t = attacked(job, target)
    before = fortune(t)
    t.springs_trap("franco_luciano", dice=(3, 3, 3))
    assert t.happened(Repelled) == []
    assert fortune(t) != before


@rule("C-71")
@pytest.mark.parametrize(("job", "target"), ATTACKS)
def test_without_a_trap_the_attack_takes_effect(job: str, target: int | str) -> None:
    t = attacked(job, target)
    before = fortune(t)
    t.declines(1)
    assert fortune(t) != before
    assert t.task("franco_luciano") == "trap_iii"


@rule("C-71", "C-52")
def test_with_two_successes_the_attacker_is_killed() -> None:
    t = attacked()
    t.springs_trap("franco_luciano", dice=(4, 4, 1))
    assert t.happened(GangsterKilled) == [GangsterKilled(0, Gangster.BIG_JOEY, 1)]
    assert (t.trophies(1), t.crew(0)) == ("big_joey", "little_joey jimmy_bananas")
    assert t.g.cash == [2000, 9000, 2000]


@rule("C-71", "M-33", "C-52")
def test_a_killed_attacker_loses_what_else_he_had_to_do() -> None:
    t = table(
        Seat("blundetto", crew="boggy_gloves", tasks="boggy_gloves: theft_iii, boggy_gloves_2: scam"),
        FRANCO_TRAPS,
        WAITING,
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.attacks("boggy_gloves", 1, dice=(6, 6))
    t.springs_trap("franco_luciano", dice=(4, 4, 1))
    assert t.happened(JobLost) == [JobLost(0, Place.BOGGY_GLOVES_2, 1)]
    assert t.tasks() == ["vito_baritono"]


@rule("C-71", "C-56")
def test_a_drive_by_that_is_repelled_is_not_returned() -> None:
    t = attacked("drive_by_shooting", "phil_malony")
    t.springs_trap("franco_luciano", dice=(4, 1, 1))
    assert t.about != "return_fire"


@rule("C-71")
def test_it_works_against_a_robbery() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: credit_card_fraud, jimmy_bananas: trap_iii"),
        Seat("dimaggio", owns="", tasks="franco_luciano: robbery_iii"),
        WAITING,
        number=3,
        phase="action",
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("franco_luciano", dice=(4, 4, 4))
    assert (t.about, t.asked) == ("trap", (0,))
    t.springs_trap("jimmy_bananas", dice=(4, 4))
    assert t.g.cash == [5000, 2000, 2000]
    assert t.trophies(0) == "franco_luciano"


@rule("C-71")
@pytest.mark.parametrize("dice", [(4, 1, 1), (4, 4, 1)])
def test_it_cannot_be_trapped(dice: tuple[int, ...]) -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: theft_iii, little_joey: trap_iv"),
        FRANCO_TRAPS,
        WAITING,
        number=4,
        phase="action",
    )
    t.attacks("big_joey", 1, dice=(6, 6, 6))
    t.springs_trap("franco_luciano", dice=dice)
    assert (t.about, t.task("little_joey")) == ("acting", "trap_iv")


# --- whose it is


@rule("C-71")
@pytest.mark.parametrize(
    ("job", "target"),
    [("theft_iii", 2), ("persuasion_iii", "pimp_1"), ("arson_iii", "garage_1"), ("car_bomb_iii", "bobby_ruthless")],
)
def test_it_is_the_victim_s_alone(job: str, target: int | str) -> None:
    t = table(
        Seat("blundetto", tasks=f"big_joey: {job}"),
        FRANCO_TRAPS,
        Seat("calmuti", tasks="frankie_calmuti: trap_iv"),
        number=4,
        phase="action",
    )
    t.attacks("big_joey", target, dice=(6, 6, 6))
    assert (t.about, t.asked) == ("trap", (2,))
    assert t.options(2) == {act.SpringTrap(Place.FRANKIE_CALMUTI), act.DECLINE}


@rule("C-71", "C-54")
def test_the_target_himself_may_spring_it_and_his_task_has_counted() -> None:
    t = attacked("assassination_iii", "franco_luciano", dice=(4, 4, 1))
    assert t.g.view(None).in_progress[0].difficulty is None  # the dice are counted
    t.springs_trap("franco_luciano", dice=(4, 1, 1))
    assert t.crew(1) == "phil_malony lenny_dimaggio franco_luciano"
    t = attacked("assassination_iii", "franco_luciano", dice=(4, 3, 3))
    assert t.happened(Rolled)[0].successes == 1
    assert t.about == "acting"
    t = attacked("assassination_iii", "franco_luciano", dice=(4, 4, 1))
    t.springs_trap("franco_luciano", dice=(3, 3, 3))
    assert t.trophies(0) == "franco_luciano"


@rule("C-71")
def test_if_it_fails_another_may_be_turned_up() -> None:
    victim = Seat("dimaggio", tasks="franco_luciano: trap_iii, phil_malony: trap_iv, lenny_dimaggio: trap_iv")
    t = attacked(victim=victim, number=4)
    t.springs_trap("phil_malony", dice=(3,))
    assert (t.about, t.asked, t.g.cash[1]) == ("trap", (1,), 2000)
    assert t.options(1) == {
        act.SpringTrap(Place.FRANCO_LUCIANO),
        act.SpringTrap(Place.LENNY_DIMAGGIO),
        act.DECLINE,
    }
    t.springs_trap("lenny_dimaggio", dice=(3, 4))
    assert t.g.cash == [2000, 2000, 2000]
    assert (t.about, t.asked) == ("acting", (1,))
    assert t.task("franco_luciano") == "trap_iii"  # there was nothing left to repel


# --- no success, no Trap


@rule("C-71", "C-74")
@pytest.mark.parametrize(
    ("job", "target", "dice"),
    [
        ("theft_iii", 1, (2, 2, 2)),
        ("car_bomb_iii", "phil_malony", (3, 3, 3)),
        ("assassination_iii", "lenny_dimaggio", (1, 1, 2)),  # one success has no effect
        ("persuasion_iii", "lawyer_1", (3, 3, 4)),
    ],
)
def test_an_attack_without_effect_is_not_answered(job: str, target: int | str, dice: tuple[int, ...]) -> None:
    t = attacked(job, target, dice=dice)
    assert (t.about, t.task("franco_luciano")) == ("acting", "trap_iii")


@rule("C-71", "C-50", "C-74")
def test_an_attack_that_changes_nothing_more_is_a_success_all_the_same() -> None:
    t = attacked("car_bomb_iii", "phil_malony", FRANCO_TRAPS._replace(crew="phil_malony* franco_luciano"), (4, 1, 1))
    assert t.about == "trap"
    t.springs_trap("franco_luciano", dice=(4, 4, 1))
    assert t.trophies(1) == "big_joey"


# --- a task done


@rule("C-73", "C-36", "C-35", "C-32")
@pytest.mark.parametrize("dice", [(3, 3, 3, 3), (5, 1, 1, 1)])
def test_who_has_sprung_a_trap_has_done_his_task(dice: tuple[int, ...]) -> None:
    t = attacked(attached="0 saboteur franco_luciano, 1 machine_pistol franco_luciano")
    t.springs_trap("franco_luciano", dice=dice)
    assert t.happened(Rolled)[0].difficulty == 5
    assert (t.task("franco_luciano"), t.attached("franco_luciano")) == ("", "machine_pistol")
    assert JobCard.TRAP_III in t.g.view(None).job_stacks[2].face_up
    assert t.asked == (2,)


# --- who is asked


@rule("C-72")
@pytest.mark.parametrize("job", ["trap_iii", "robbery_iii", "scam"])
def test_a_victim_with_a_job_face_down_is_asked_whatever_it_is(job: str) -> None:
    t = attacked(victim=Seat("dimaggio", tasks=f"phil_malony: {job}"))
    assert (t.about, t.asked) == ("trap", (1,))
    trap: set[Action] = {act.SpringTrap(Place.PHIL_MALONY)} if job == "trap_iii" else set()
    assert t.options(1) == {*trap, act.DECLINE}


@rule("C-72")
@pytest.mark.parametrize("tasks", ["", "phil_malony: buy cop"])
def test_a_victim_without_one_is_not_asked(tasks: str) -> None:
    t = attacked(victim=Seat("dimaggio", tasks=tasks))
    assert (t.about, t.g.cash[1]) == ("acting", 0)


@rule("C-72")
@pytest.mark.parametrize(("number", "asked"), [(1, False), (2, False), (3, True), (4, True)])
def test_nobody_is_asked_before_there_are_such_cards(number: int, asked: bool) -> None:
    t = attacked(victim=Seat("dimaggio", tasks="phil_malony: scam"), number=number)
    assert (t.about == "trap") is asked


@rule("C-72", "M-28")
@pytest.mark.parametrize(
    ("crew", "tasks", "asked"),
    [
        ("jimmy_the_tramp", "jimmy_the_tramp: scam", True),
        ("jimmy_the_tramp phil_malony", "phil_malony: scam", False),
        ("jimmy_the_tramp", "jimmy_the_tramp: buy cop", False),
        ("jimmy_the_tramp* phil_malony", "phil_malony: scam", False),
    ],
)
def test_but_for_jimmy_with_a_job(crew: str, tasks: str, asked: bool) -> None:
    victim = Seat("dimaggio", crew=crew, tasks=tasks)
    t = attacked(victim=victim, number=1, mercenaries=True)
    assert (t.about == "trap") is asked


@rule("C-72", "option reaction_seconds")
def test_silence_is_no() -> None:
    t = attacked(reaction_seconds=5)
    t.time_up()
    assert t.g.cash == [10_000, 1000, 2000]
    t = attacked(reaction_seconds=None)
    t.refuses(CLOCK, TIME_UP)
