"""Paco and Bernardo: mercenaries who attack (M-20, M-21)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Detached, JobResolved, Repelled, Rolled, TargetNamed
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

WAITING = "vito_baritono: buy pimp"  # the phase goes on


def action(
    mercenary: str, job: str, victim: str = "", number: int = 3, owns: str = "pimp lawyer casino", **stated: Any
) -> Play:
    """It is the mercenary's turn. Seat 1 has these tasks and businesses."""
    return table(
        Seat("blundetto", cash=0, owns="", crew=f"{mercenary} big_joey", tasks=f"{mercenary}: {job}"),
        Seat("dimaggio", cash=20_000, owns=owns, tasks=victim),
        Seat("calmuti", cash=20_000, owns="cop", tasks=WAITING),
        number=number,
        phase="action",
        mercenaries=True,
        **stated,
    )


def rolled(t: Play) -> tuple[int, int]:
    """How many dice, and what each must reach."""
    event = t.happened(Rolled)[-1]
    return len(event.dice), event.difficulty


# --- M-20: Paco


@rule("M-20")
def test_paco_rolls_one_die_more_when_he_attacks() -> None:
    t = action("paco_santiago", "theft_iii")
    t.attacks("paco_santiago", 1, dice=(3, 3, 1, 1))
    assert t.g.cash == [8000, 12_000, 20_000]


@rule("M-20")
@pytest.mark.parametrize("job", ["gas_station_robbery", "birthday_party", "money_laundering_iii"])
def test_but_not_when_he_does_not(job: str) -> None:
    t = action("paco_santiago", job)
    t.carries_out("paco_santiago", dice=(1, 1, 1))


@rule("M-20", "C-70")
def test_he_rolls_one_more_for_a_robbery_and_nobody_traps_it() -> None:
    t = table(
        Seat("blundetto", cash=0, owns="", tasks="big_joey: credit_card_fraud, little_joey: trap_iii"),
        Seat("dimaggio", cash=0, crew="paco_santiago", tasks="paco_santiago: robbery_iii"),
        Seat("calmuti", tasks=WAITING),
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("paco_santiago", dice=(1, 1, 4, 4))
    assert (t.g.cash[:2], t.task("little_joey")) == ([0, 3000], "trap_iii")


@rule("M-20", "C-71")
def test_no_trap_against_his_attacks() -> None:
    for mercenary, about in (("paco_santiago", "acting"), ("saito_botan", "trap")):
        t = action(mercenary, "theft_iii", "franco_luciano: trap_iii")
        t.attacks(mercenary, 1, dice=(3,) * (4 if mercenary == "paco_santiago" else 3))
        assert t.about == about


@rule("M-20", "C-71")
def test_he_sets_a_trap_with_three_dice() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: theft_iii"),
        Seat("dimaggio", crew="paco_santiago", tasks="paco_santiago: trap_iii"),
        Seat("calmuti", tasks=WAITING),
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    t.springs_trap("paco_santiago", dice=(4, 1, 1))
    assert t.happened(Repelled) == [Repelled(1, 0)]


@rule("M-20", "C-55", "C-56")
def test_as_a_victim_he_counts_three_and_shoots_back_with_three() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: drive_by_shooting, jimmy_bananas: assassination_iv"),
        Seat("dimaggio", crew="paco_santiago"),
        Seat("calmuti", tasks=WAITING),
        number=4,
        phase="action",
        mercenaries=True,
    )
    t.attacks("big_joey", "paco_santiago", dice=(2, 2, 2))
    assert rolled(t) == (3, 3)
    t.shoots_back(dice=(1, 1, 1))
    t.calls_off("vito_baritono")
    t.attacks("jimmy_bananas", "paco_santiago", dice=(3, 3))
    assert rolled(t) == (2, 3)


@rule("M-20", "C-56")
def test_in_return_fire_against_him_he_counts_three() -> None:
    t = action("paco_santiago", "drive_by_shooting", number=4)
    t.attacks("paco_santiago", "franco_luciano", dice=(2, 2, 2, 2))
    t.shoots_back(dice=(3, 1, 1))
    assert t.happened(Rolled) == [Rolled(1, Gangster.FRANCO_LUCIANO, 3, (3, 1, 1), 1)]
    assert t.trophies(1) == "paco_santiago"


# --- M-21: Bernardo


@rule("M-21")
@pytest.mark.parametrize("dice", [(3, 3), (1, 1)])
def test_bernardo_may_attack_once_more_whether_or_not_he_succeeds(dice: tuple[int, int]) -> None:
    t = action("bernardo_farmacista", "kill_a_businessman_iii")
    t.attacks("bernardo_farmacista", "pimp_1", dice=dice)
    assert (t.about, t.asked) == ("attack_again", (0,))
    assert t.happened(JobResolved) == []
    t.attacks("bernardo_farmacista", "cop_1", dice=(3, 3))
    assert t.happened(TargetNamed) == [TargetNamed(0, Place.BERNARDO_FARMACISTA, 2, business=BusinessCard.COP_1)]
    assert t.happened(JobResolved) == [JobResolved(0, Place.BERNARDO_FARMACISTA, JobCard.KILL_A_BUSINESSMAN_III)]
    assert (t.businesses(2), t.asked) == ("", (2,)), "once more, not twice"


@rule("M-21", "C-50")
def test_any_legal_target_the_same_or_another() -> None:
    t = action("bernardo_farmacista", "vandalism_i", owns="casino garage night_club*")
    t.attacks("bernardo_farmacista", "casino_1", dice=(3, 1))
    assert t.options(0) == {act.AttackBusiness(Place.BERNARDO_FARMACISTA, BusinessCard.GARAGE_1), act.DECLINE}
    t = action("bernardo_farmacista", "vandalism_i", owns="casino")
    t.attacks("bernardo_farmacista", "casino_1", dice=(1, 1))
    t.attacks("bernardo_farmacista", "casino_1", dice=(3, 1))
    assert t.businesses(1) == "casino_1*"


@rule("M-21", "C-50")
def test_with_no_target_left_he_is_not_asked() -> None:
    t = action("bernardo_farmacista", "vandalism_i", owns="casino")
    t.attacks("bernardo_farmacista", "casino_1", dice=(3, 1))
    assert (t.about, t.asked) == ("acting", (2,))


@rule("M-21")
def test_he_need_not() -> None:
    t = action("bernardo_farmacista", "property_damage")
    t.attacks("bernardo_farmacista", 1, dice=(3, 3))
    t.declines(0)
    assert t.g.cash == [0, 15_000, 20_000]


@rule("M-21", "C-35", "M-26")
def test_the_second_roll_has_the_same_modifiers() -> None:
    t = table(
        Seat(
            "blundetto",
            crew="bernardo_farmacista willy_svenson",
            tasks="bernardo_farmacista: arson_iii, willy_svenson: scam",
        ),
        Seat("dimaggio", owns="casino garage"),
        Seat("calmuti", tasks=WAITING),
        number=3,
        phase="action",
        attached="0 henchman bernardo_farmacista, 0 machine_pistol bernardo_farmacista",
        mercenaries=True,
    )
    t.attacks("bernardo_farmacista", "casino_1")
    t.lends_die(dice=(2, 2, 2, 2))
    assert rolled(t) == (4, 3)
    t.attacks("bernardo_farmacista", "garage_1", dice=(3, 3, 1, 1))
    assert rolled(t) == (4, 3)
    assert t.happened(Detached)[0].gangster == Gangster.BERNARDO_FARMACISTA


@rule("M-21", "C-71")
def test_the_second_can_be_trapped_as_the_first() -> None:
    t = action("bernardo_farmacista", "property_damage", "franco_luciano: trap_iii, lenny_dimaggio: trap_iv")
    t.attacks("bernardo_farmacista", 1, dice=(3, 3))
    t.springs_trap("franco_luciano", dice=(4, 1, 1))
    assert (t.happened(Repelled), t.about) == ([Repelled(1, 0)], "attack_again")
    t.attacks("bernardo_farmacista", 1, dice=(3, 3))
    t.springs_trap("lenny_dimaggio", dice=(4, 1))
    assert (t.happened(Repelled), t.g.cash[1]) == ([Repelled(1, 0)], 20_000)


@rule("M-21", "C-82")
def test_a_doc_can_be_called_each_time() -> None:
    t = table(
        Seat("blundetto", crew="bernardo_farmacista", tasks="bernardo_farmacista: car_bomb_iii"),
        Seat("dimaggio", cards="emergency_doc emergency_doc"),
        Seat("calmuti", tasks=WAITING),
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.attacks("bernardo_farmacista", "franco_luciano", dice=(4, 1))
    t.docs(1)
    t.attacks("bernardo_farmacista", "phil_malony", dice=(4, 1))
    t.docs(1)
    assert (t.active("franco_luciano"), t.active("phil_malony"), t.cards(1)) == (True, True, "")


@rule("M-21", "C-71")
@pytest.mark.parametrize(("docs", "again"), [(0, False), (1, False), (2, True)])
def test_only_if_he_is_still_active(docs: int, again: bool) -> None:
    """Trapped and shot: killed, deactivated by one Doc, as new after two."""
    t = table(
        Seat(
            "blundetto",
            crew="bernardo_farmacista",
            tasks="bernardo_farmacista: property_damage",
            cards="emergency_doc emergency_doc",
        ),
        Seat("dimaggio", cash=20_000, tasks="franco_luciano: trap_iii"),
        Seat("calmuti", tasks=WAITING),
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.attacks("bernardo_farmacista", 1, dice=(3, 3))
    t.springs_trap("franco_luciano", dice=(4, 4, 4))
    for _ in range(docs):
        t.docs(0)
    if t.about == "doc":
        t.declines(0)
    assert (t.about == "attack_again", t.g.cash[1]) == (again, 20_000)


@rule("M-21")
@pytest.mark.parametrize("job", ["theft_iii", "theft_iv_4", "gas_station_robbery"])
def test_not_with_a_theft_nor_with_what_is_no_attack(job: str) -> None:
    t = action("bernardo_farmacista", job)
    if job == "gas_station_robbery":
        t.carries_out("bernardo_farmacista", dice=(2, 2))
    else:
        t.attacks("bernardo_farmacista", 1, dice=(4, 4))
    assert (t.about, t.asked) == ("acting", (2,))


@rule("M-21", "C-70")
def test_nor_with_a_robbery() -> None:
    t = table(
        Seat("blundetto", cash=0, owns="", tasks="big_joey: credit_card_fraud"),
        Seat("dimaggio", cash=0, crew="bernardo_farmacista", tasks="bernardo_farmacista: robbery_iii"),
        Seat("calmuti", tasks=WAITING),
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("bernardo_farmacista", dice=(4, 1))
    assert (t.g.cash[:2], t.about) == ([2000, 1000], "acting")


@rule("M-21")
def test_nobody_else_attacks_twice() -> None:
    t = action("izzy_ordova", "property_damage")
    t.attacks("izzy_ordova", 1, dice=(3, 3, 3))
    assert t.asked == (2,)
