"""Dice: strength, difficulty, successes, and the cards that change them (C-34, C-35)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import Gangster
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Rolled, ShotBack
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

CREW = "little_joey jimmy_bananas big_joey knocky_fivepoints"  # strength 1, 2, 3 and 4


def action(tasks: str, number: int = 1, **stated: Any) -> Play:
    """Blundetto has these tasks, and no Cop; the others have cash and none."""
    return table(
        Seat("blundetto", cash=20_000, owns="loan_shark", crew=CREW, tasks=tasks),
        Seat("dimaggio", cash=20_000, owns="drug_dealer building_firm"),
        Seat("calmuti", cash=20_000, tasks="vito_baritono: arms_deal"),
        number=number,
        phase="action",
        **stated,
    )


def difficulty(t: Play) -> int:
    (roll,) = t.happened(Rolled)
    return roll.difficulty


# --- C-34: successes


@rule("C-34", "C-58")
@pytest.mark.parametrize(
    ("dice", "money"),
    [((1, 4, 5), 5000), ((1, 2, 5), 3000), ((1, 2, 3), 0), ((4, 1, 1), 3000), ((6, 6, 6), 5000)],
)
def test_the_theft_of_the_rulebook(dice: tuple[int, ...], money: int) -> None:
    """The Red player's Gangster of strength 3 is tasked with a Theft of difficulty 4; he rolls 1, 4 and 5."""
    t = table(
        Seat("calmuti", cash=0, tasks="bobby_ruthless: theft_i_4"),
        Seat("blundetto", cash=6000),
        Seat("caruso", cash=6000, tasks="paulie_pennino: threats"),
        phase="action",
    )
    t.attacks("bobby_ruthless", 1, dice=dice)
    assert difficulty(t) == 4
    assert t.g.cash == [money, 6000 - money, 6000]


@rule("C-34")
@pytest.mark.parametrize("dice", [(2, 1, 1), (2, 6, 6)])
def test_a_card_with_only_a_line_for_one_gives_it_for_more_too(dice: tuple[int, ...]) -> None:
    t = action("big_joey: bash_a_businessman_i")
    t.attacks("big_joey", "drug_dealer_1", dice=dice)
    assert t.businesses(1) == "drug_dealer_1* building_firm_1"


@rule("C-34")
@pytest.mark.parametrize(("dice", "owner"), [((3, 3, 6), 1), ((3, 4, 6), 0)])
def test_a_card_with_no_line_for_one_gives_nothing_for_one(dice: tuple[int, ...], owner: int) -> None:
    t = action("big_joey: persuasion_ii", number=2)
    t.attacks("big_joey", "drug_dealer_1", dice=dice)
    assert t.owns(owner, "drug_dealer_1")
    assert t.active("drug_dealer_1")


@rule("C-34")
@pytest.mark.parametrize(
    ("dice", "businesses"), [((1, 2, 2), "drug_dealer_1"), ((1, 2, 3), "drug_dealer_1*"), ((1, 3, 3), "")]
)
def test_none_one_or_two(dice: tuple[int, ...], businesses: str) -> None:
    t = action("big_joey: kill_a_businessman_ii", number=2)
    t.attacks("big_joey", "drug_dealer_1", dice=dice)
    assert t.businesses(1) == f"{businesses} building_firm_1".strip()


@rule("C-34")
def test_no_success_gives_the_fail_line_if_there_is_one() -> None:
    t = action("big_joey: drive_by_shooting, knocky_fivepoints: horse_racing, little_joey: threats", number=4)
    t.attacks("big_joey", "franco_luciano", dice=(2, 2, 1))
    t.shoots_back(dice=(1, 1, 1))
    assert t.happened(ShotBack)
    t.calls_off("vito_baritono")
    t.carries_out("knocky_fivepoints")
    t.stakes(7000, dice=(3, 3, 3, 3))
    assert t.g.cash[0] == 13_000


@rule("C-34")
def test_a_die_that_need_reach_one_or_less_always_does() -> None:
    t = action("big_joey: bash_a_businessman_i", attached="0 henchman big_joey")
    t.attacks("big_joey", "drug_dealer_1", dice=(1, 1, 1))
    assert (difficulty(t), t.happened(Rolled)[0].successes) == (1, 3)
    assert not t.active("drug_dealer_1")


@rule("C-34")
def test_and_one_that_must_reach_more_than_six_never_does() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: assassination_iii"),
        Seat("dimaggio", crew="tommy_the_cat", tasks="tommy_the_cat: trap_iii"),
        Seat("calmuti"),
        number=3,
        phase="action",
        attached="1 machine_pistol tommy_the_cat, 2 saboteur big_joey",
    )
    t.attacks("big_joey", "tommy_the_cat", dice=(6, 6, 6))
    assert (difficulty(t), t.happened(Rolled)[0].successes) == (7, 0), "4, 1 for the pistol, 1 for the task, 1 more"
    assert t.active("tommy_the_cat")


# --- C-35: strength and difficulty


@rule("C-34", "C-35")
@pytest.mark.parametrize(
    ("gangster", "dice"), [("little_joey", 1), ("jimmy_bananas", 2), ("big_joey", 3), ("knocky_fivepoints", 4)]
)
def test_as_many_dice_as_he_is_strong(gangster: str, dice: int) -> None:
    t = action(f"{gangster}: gas_station_robbery")
    t.carries_out(gangster, dice=(1,) * dice)


@rule("C-35")
@pytest.mark.parametrize(
    ("gangster", "attached", "dice"),
    [
        ("big_joey", "0 machine_pistol big_joey", 4),
        ("big_joey", "1 distraction big_joey", 2),
        ("big_joey", "0 machine_pistol big_joey, 1 distraction big_joey", 3),
        ("little_joey", "1 distraction little_joey", 1),
        ("little_joey", "0 machine_pistol little_joey, 1 distraction little_joey", 1),
        ("knocky_fivepoints", "1 machine_pistol knocky_fivepoints", 5),
        ("big_joey", "0 machine_pistol little_joey, 1 distraction jimmy_bananas", 3),
    ],
)
def test_a_machine_pistol_and_a_distraction_change_strength_but_one_die_stays(
    gangster: str, attached: str, dice: int
) -> None:
    t = action(f"{gangster}: gas_station_robbery", attached=attached)
    t.carries_out(gangster, dice=(1,) * dice)
    crew = t.g.view(None).players[0].crew
    assert next(man.strength for man in crew if man.gangster == gangster) == dice


@rule("C-35")
@pytest.mark.parametrize(
    ("attached", "needed"),
    [
        ("", 3),
        ("0 henchman big_joey", 2),
        ("2 henchman big_joey", 2),
        ("1 saboteur big_joey", 4),
        ("0 henchman big_joey, 1 saboteur big_joey", 3),
        ("0 henchman little_joey, 1 saboteur jimmy_bananas", 3),
        ("0 machine_pistol big_joey, 1 distraction big_joey", 3),
    ],
)
def test_a_henchman_makes_it_easier_a_saboteur_harder(attached: str, needed: int) -> None:
    t = action("big_joey: credit_card_fraud", attached=attached)
    t.carries_out("big_joey", dice=(needed, needed - 1, needed - 1))
    assert difficulty(t) == needed
    assert t.g.cash[0] == 22_000, "one success"


@rule("C-35", "C-70", "C-71")
def test_in_responses_too() -> None:
    t = table(
        Seat("blundetto", owns="loan_shark pimp drug_dealer", tasks="big_joey: wild_party"),
        Seat("dimaggio", owns="", tasks="franco_luciano: robbery_iii"),
        Seat("calmuti"),
        number=3,
        phase="action",
        attached="1 henchman franco_luciano",
    )
    t.carries_out("big_joey", dice=(1, 3, 3))
    t.robs("franco_luciano", dice=(1, 1, 3))
    assert difficulty(t) == 3

    t = table(
        Seat("blundetto", tasks="big_joey: theft_iii"),
        Seat("dimaggio", tasks="franco_luciano: trap_iii"),
        Seat("calmuti"),
        number=3,
        phase="action",
        attached="0 saboteur franco_luciano",
    )
    t.attacks("big_joey", 1, dice=(1, 3, 3))
    t.springs_trap("franco_luciano", dice=(1, 1, 4))
    assert difficulty(t) == 5


@rule("C-35", "C-55")
@pytest.mark.parametrize(
    ("attached", "needed"),
    [
        ("1 henchman franco_luciano", 3),
        ("0 saboteur franco_luciano", 3),
        ("1 machine_pistol franco_luciano", 4),
        ("0 distraction franco_luciano", 2),
    ],
)
def test_in_rolls_against_him_only_his_strength_counts(attached: str, needed: int) -> None:
    t = action("big_joey: assassination_iii", number=3, attached=attached)
    t.attacks("big_joey", "franco_luciano", dice=(1, 1, 1))
    assert difficulty(t) == needed


@rule("C-35", "C-81")
def test_one_of_each_at_most_whoever_laid_it() -> None:
    t = table(
        Seat("blundetto", cards="henchman machine_pistol saboteur distraction"),
        Seat("dimaggio"),
        Seat("calmuti"),
        attached="1 henchman big_joey, 0 saboteur phil_malony, 2 distraction phil_malony",
    )
    t.refuses(0, act.Attach(Influence.HENCHMAN, Gangster.BIG_JOEY))
    t.refuses(0, act.Attach(Influence.SABOTEUR, Gangster.PHIL_MALONY))
    t.refuses(0, act.Attach(Influence.DISTRACTION, Gangster.PHIL_MALONY))
    t.attaches("machine_pistol", "big_joey")
    assert t.attached("big_joey") == "henchman machine_pistol"
    t.attaches("henchman", "phil_malony")
    assert t.attached("phil_malony") == "henchman distraction saboteur"
