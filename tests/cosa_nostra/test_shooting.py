"""Attacks that are as hard as their target is strong: Assassination and Drive-by Shooting (C-54 to C-56)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import Gangster
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import GangsterKilled, Rolled
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

DIMAGGIO = Seat("dimaggio")
WAITING = Seat("calmuti", tasks="vito_baritono: buy waste_company")  # the phase goes on


def planned(job: str, victim: Seat = DIMAGGIO, third: Seat = WAITING, **stated: Any) -> Play:
    """It is Big Joey's turn, who rolls three dice."""
    stated = {"number": 3, "phase": "action", **stated}
    return table(Seat("blundetto", tasks=f"big_joey: {job}"), victim, third, **stated)


def difficulty(t: Play) -> int:
    return t.happened(Rolled)[-1].difficulty


# --- a target with a task


@rule("C-54", "option task_bonus")
@pytest.mark.parametrize(
    ("job", "idle", "busy", "with_option"),
    [("assassination_iii", 3, 4, 4), ("drive_by_shooting", 3, 4, 4), ("car_bomb_iii", 4, 4, 5)],
)
def test_who_has_a_task_is_harder_to_kill(job: str, idle: int, busy: int, with_option: int) -> None:
    def rolled_against(tasks: str, **options: Any) -> int:
        t = planned(job, Seat("dimaggio", tasks=tasks), number=1, **options)
        t.attacks("big_joey", "franco_luciano", dice=(1, 1, 1))
        return difficulty(t)

    assert rolled_against("") == idle
    assert rolled_against("franco_luciano: scam") == busy
    assert rolled_against("franco_luciano: buy casino") == busy
    assert rolled_against("phil_malony: scam") == idle  # another's task
    assert rolled_against("franco_luciano: scam", task_bonus="all") == with_option
    assert rolled_against("", task_bonus="all") == idle


@rule("C-54")
def test_who_has_done_his_task_is_as_easy_as_ever() -> None:
    t = planned("assassination_iii", Seat("dimaggio", owns="", tasks="franco_luciano: buy cop"), starter=1)
    t.calls_off("franco_luciano")
    t.calls_off("vito_baritono")
    t.attacks("big_joey", "franco_luciano", dice=(1, 1, 3))
    assert difficulty(t) == 3


# --- Assassination


def assassination(dice: tuple[int, ...], tasks: str = "", **stated: Any) -> Play:
    """The rulebook's example: a gangster of strength two against one of strength four."""
    t = table(
        Seat("calmuti", tasks="frankie_calmuti: assassination_iii"),
        Seat("blundetto", crew="little_joey knocky_fivepoints", tasks=tasks),
        Seat("dimaggio", tasks="phil_malony: buy cop"),
        number=3,
        phase="action",
        **stated,
    )
    t.attacks("frankie_calmuti", "knocky_fivepoints", dice=dice)
    t.all_decline()  # a Trap
    return t


@rule("C-55", "C-34")
@pytest.mark.parametrize(("dice", "alive"), [((3, 5), True), ((3, 3), True), ((4, 5), False), ((4, 4), False)])
def test_two_dice_must_reach_the_target_s_strength(dice: tuple[int, ...], alive: bool) -> None:
    t = assassination(dice)
    assert ("knocky_fivepoints" in t.crew(1)) is alive
    assert t.trophies(0) == ("" if alive else "knocky_fivepoints")


@rule("C-55", "C-54")
@pytest.mark.parametrize(("dice", "alive"), [((4, 5), True), ((4, 4), True), ((5, 5), False)])
def test_with_a_job_on_him_two_fives(dice: tuple[int, ...], alive: bool) -> None:
    t = assassination(dice, "knocky_fivepoints: scam")
    assert ("knocky_fivepoints" in t.crew(1)) is alive
    assert t.task("knocky_fivepoints") == ("scam" if alive else "")


@rule("C-55", "C-35")
@pytest.mark.parametrize(
    ("attached", "needed"),
    [
        ("1 machine_pistol knocky_fivepoints", 5),
        ("2 distraction knocky_fivepoints", 3),
        ("1 machine_pistol knocky_fivepoints, 2 distraction knocky_fivepoints", 4),
        ("1 henchman knocky_fivepoints", 4),
        ("2 saboteur knocky_fivepoints", 4),
    ],
)
def test_the_target_s_strength_is_that_of_now(attached: str, needed: int) -> None:
    dead = assassination((needed, needed), attached=attached)
    assert "knocky_fivepoints" not in dead.crew(1)
    alive = assassination((needed - 1, needed), attached=attached)
    assert "knocky_fivepoints" in alive.crew(1)


# --- Drive-by Shooting


def shooting(dice: tuple[int, ...], victim: Seat = DIMAGGIO, **stated: Any) -> Play:
    """Big Joey (3) shoots at Lenny (2)."""
    t = planned("drive_by_shooting", victim, number=4, **stated)
    t.attacks("big_joey", "lenny_dimaggio", dice=dice)
    return t


@rule("C-56")
@pytest.mark.parametrize("dice", [(2, 1, 1), (2, 6, 1)])
def test_one_success_of_a_drive_by_kills(dice: tuple[int, ...]) -> None:
    t = shooting(dice)
    assert t.happened(GangsterKilled) == [GangsterKilled(1, Gangster.LENNY_DIMAGGIO, 0)]
    assert (t.about, t.asked) == ("acting", (2,))  # no return fire


@rule("C-56")
@pytest.mark.parametrize(("dice", "alive"), [((1, 3), False), ((3, 6), False), ((2, 2), True)])
def test_a_miss_is_returned_with_the_target_s_strength_against_the_attacker_s(
    dice: tuple[int, ...], alive: bool
) -> None:
    t = shooting((1, 1, 1))
    assert (t.about, t.asked, t.options(1)) == ("return_fire", (1,), {act.SHOOT_BACK, act.DECLINE})
    t.shoots_back(dice)
    assert difficulty(t) == 3
    assert t.trophies(1) == ("" if alive else "big_joey")
    assert ("big_joey" in t.crew(0)) is alive
    assert "lenny_dimaggio" in t.crew(1)


@rule("C-56")
def test_nobody_must_shoot_back() -> None:
    t = shooting((1, 1, 1))
    t.declines(1)
    assert (t.happened(Rolled), t.asked) == ([], (2,))


@rule("C-56")
def test_who_is_deactivated_does_not_shoot_back() -> None:
    t = shooting((1, 1, 1), Seat("dimaggio", crew="phil_malony lenny_dimaggio*"))
    assert (t.about, t.asked) == ("acting", (2,))
    t = shooting((2, 1, 1), Seat("dimaggio", crew="phil_malony lenny_dimaggio*"))
    assert t.trophies(0) == "lenny_dimaggio"


@rule("C-56", "C-35")
@pytest.mark.parametrize(
    ("attached", "dice", "needed"),
    [
        ("1 machine_pistol lenny_dimaggio", 3, 3),
        ("1 distraction big_joey", 2, 2),
        ("1 machine_pistol big_joey", 2, 4),
        ("1 henchman lenny_dimaggio", 2, 3),
        ("0 saboteur lenny_dimaggio", 2, 3),
        ("1 saboteur big_joey", 2, 3),
    ],
)
def test_return_fire_knows_strength_but_neither_henchman_nor_saboteur(attached: str, dice: int, needed: int) -> None:
    t = planned("drive_by_shooting", number=4, attached=attached)
    own = t.g.view(None).players[0].crew[2].strength
    t.attacks("big_joey", "lenny_dimaggio", dice=(1,) * own)
    t.shoots_back((6,) * dice)
    assert difficulty(t) == needed
    if "lenny" in attached:
        assert t.attached("lenny_dimaggio") == attached.split()[1]  # it was no task of his


@rule("C-56", "C-54", "M-33")
def test_return_fire_is_as_easy_at_an_attacker_with_another_task() -> None:
    t = table(
        Seat("blundetto", crew="boggy_gloves", tasks="boggy_gloves: drive_by_shooting, boggy_gloves_2: threats"),
        DIMAGGIO,
        WAITING,
        number=4,
        phase="action",
        mercenaries=True,
    )
    t.attacks("boggy_gloves", "franco_luciano", dice=(1, 1))
    t.shoots_back((1, 1, 4))
    assert difficulty(t) == 4
    assert t.trophies(1) == "boggy_gloves"


@rule("C-56")
def test_the_task_of_who_is_shot_at_stays_with_him() -> None:
    t = shooting((2, 2, 2), Seat("dimaggio", tasks="lenny_dimaggio: scam"))
    assert t.about == "return_fire"  # 3 was needed
    t.shoots_back((3, 1))
    assert t.task("lenny_dimaggio") == "scam"


@rule("C-56")
def test_no_trap_against_return_fire_and_none_without_a_success() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: drive_by_shooting, little_joey: trap_iii"),
        Seat("dimaggio", tasks="phil_malony: trap_iv"),
        WAITING,
        number=4,
        phase="action",
    )
    t.attacks("big_joey", "lenny_dimaggio", dice=(1, 1, 1))
    assert t.about == "return_fire"
    t.shoots_back((1, 3))
    assert t.trophies(1) == "big_joey"
    assert (t.task("little_joey"), t.task("phil_malony")) == ("trap_iii", "trap_iv")
