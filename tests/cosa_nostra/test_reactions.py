"""Reactions that meet, two by two: re-rolls, Willy's die, Robbery, Trap, return fire.

docs/rules/cosa-nostra.md ("Reactions") says which can meet and which cannot, and why.
"""

import pytest

from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import Rerolled, Rolled
from tests.cosa_nostra.harness import Seat
from tests.cosa_nostra.reacting import (
    CALMUTI,
    WITH_LONO,
    WITH_WILLY,
    acting,
    blundetto,
    dimaggio,
)
from tests.rules import rule

# --- Cops and Lono


@rule("C-43", "C-74")
def test_cop_and_cop_take_the_same_die() -> None:
    t = acting(blundetto("credit_card_fraud", owns="cop cop"))
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(1, 2)
    t.rerolls(1, 3)
    assert t.g.cash[0] == 4000


@rule("C-43", "M-29", "C-74")
def test_lono_undoes_what_a_cop_did_and_the_next_cop_undoes_that() -> None:
    t = acting(blundetto("credit_card_fraud", owns="cop cop"), third=WITH_LONO)
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(0, 3)
    assert t.asked == (0,)
    t.declines(0)
    assert t.asked == (2,)
    t.rerolls(0, 1)
    assert t.asked == (0,)  # the Cops come first again
    t.rerolls(0, 3)
    assert t.asked == (2,)
    t.rerolls(0, 3)
    assert t.g.cash[0] == 4000  # nobody has anything left


@rule("C-43", "M-29", "C-74")
def test_the_roller_s_cops_come_first_whoever_begins_the_round() -> None:
    t = acting(
        Seat("blundetto", owns="", crew="big_joey lono_slifer", tasks="big_joey: buy pimp_4"),
        dimaggio("franco_luciano: credit_card_fraud", owns="cop"),
    )
    t.calls_off("big_joey")
    t.carries_out("franco_luciano", dice=(3, 1, 1))
    assert t.asked == (1,)
    t.declines(1)
    assert t.asked == (0,)


@rule("M-29")
def test_lono_takes_the_same_die_twice_and_no_third_time() -> None:
    t = acting(blundetto("theft_iii"), third=WITH_LONO)
    t.attacks("big_joey", 1, dice=(3, 1, 1))
    t.rerolls(0, 5)
    t.rerolls(0, 2)
    assert t.happened(Rerolled) == [Rerolled(2, 0, 0, (2, 1, 1), 0)]
    assert t.g.cash[1] == 2000


@rule("C-43", "C-70", "C-74")
def test_a_cop_makes_the_job_that_is_robbed_but_helps_against_no_robber() -> None:
    t = acting(blundetto("credit_card_fraud", owns="cop cop"), dimaggio("franco_luciano: robbery_iii"))
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(0, 3)
    t.declines(0)
    assert (t.about, t.asked) == ("robbery", (1,))
    t.robs("franco_luciano", dice=(4, 4, 4))
    assert (t.about, t.g.cash) == ("acting", [2000, 4000, 2000])


@rule("C-43", "C-74")
@pytest.mark.parametrize("roll", ["attack", "robbery", "trap", "return fire"])
def test_no_cop_at_any_roll_but_a_cash_job_s(roll: str) -> None:
    """Everybody has one."""
    first = blundetto("credit_card_fraud" if roll == "robbery" else "drive_by_shooting", owns="cop")
    second = dimaggio(f"franco_luciano: {'robbery_iii' if roll == 'robbery' else 'trap_iii'}", owns="cop")
    t = acting(first, second, CALMUTI._replace(owns="cop"))
    if roll == "robbery":
        t.carries_out("big_joey", dice=(3, 3, 3))
        assert t.about == "reroll"
        t.declines(0)
        t.robs("franco_luciano", dice=(4, 4, 4))
    elif roll == "trap":
        t.attacks("big_joey", "phil_malony", dice=(1, 1, 1))
        t.springs_trap("franco_luciano", dice=(4, 1, 1))
    else:
        t.attacks("big_joey", "franco_luciano", dice=(3, 3, 3))
        if roll == "return fire":
            t.shoots_back((1, 1, 1))
    assert t.about == ("return_fire" if roll == "attack" else "acting")


# --- Lono and what is answered with dice


@rule("M-29", "C-70", "C-74")
@pytest.mark.parametrize("lonos_boss", [0, 2])
def test_lono_at_a_robbery(lonos_boss: int) -> None:
    crews = ["big_joey", "vito_baritono"]
    crews[lonos_boss // 2] += " lono_slifer"
    t = acting(
        blundetto("credit_card_fraud", crew=crews[0]),
        dimaggio("franco_luciano: robbery_iii"),
        CALMUTI._replace(crew=crews[1]),
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    if t.about == "reroll":
        t.declines(lonos_boss)
    t.robs("franco_luciano", dice=(4, 1, 1))
    assert (t.about, t.asked) == ("reroll", (lonos_boss,))
    t.rerolls(0, 3)
    t.declines(lonos_boss)
    assert t.g.cash == [5000, 2000, 2000]


@rule("M-29", "C-70")
def test_a_robber_s_own_lono_can_only_spoil_what_there_is_to_rob() -> None:
    t = acting(
        blundetto("credit_card_fraud"),
        dimaggio("franco_luciano: robbery_iii", crew="franco_luciano lono_slifer"),
    )
    t.carries_out("big_joey", dice=(3, 1, 1))
    t.rerolls(0, 1)
    t.declines(1)
    assert (t.about, t.task("franco_luciano")) == ("acting", "robbery_iii")  # nothing to rob
    t = acting(
        blundetto("credit_card_fraud"),
        dimaggio("franco_luciano: robbery_iii", crew="franco_luciano lono_slifer"),
    )
    t.carries_out("big_joey", dice=(3, 1, 1))
    t.declines(1)
    t.robs("franco_luciano", dice=(1, 1, 1))
    assert t.about == "acting"


@rule("M-29", "C-71", "M-28")
@pytest.mark.parametrize("trapper", ["franco_luciano", "jimmy_the_tramp"])
@pytest.mark.parametrize(("new", "cash"), [(3, [8000, 3000, 2000]), (6, [2000, 9000, 2000])])
def test_the_attacker_s_lono_at_a_trap(trapper: str, new: int, cash: list[int]) -> None:
    job = "trap_iii" if trapper == "franco_luciano" else "scam"
    t = acting(
        blundetto("theft_iii", crew="big_joey lono_slifer"),
        dimaggio(f"{trapper}: {job}", crew=trapper, cash=9000),
    )
    t.attacks("big_joey", 1, dice=(3, 1, 1))
    t.springs_trap(trapper, dice=(1, 1, 4))
    assert (t.about, t.asked) == ("reroll", (0,))
    t.rerolls(2, new)
    t.declines(0)
    assert t.g.cash == cash


@rule("M-29", "C-56")
@pytest.mark.parametrize(("new", "dead"), [(2, ""), (3, "big_joey")])
def test_the_attacker_s_lono_at_return_fire(new: int, dead: str) -> None:
    t = acting(blundetto("drive_by_shooting", crew="big_joey lono_slifer"))
    t.attacks("big_joey", "franco_luciano", dice=(1, 1, 1))
    t.shoots_back((3, 1, 1))
    assert (t.about, t.asked) == ("reroll", (0,))
    t.rerolls(0, new)
    t.declines(0)
    assert t.trophies(1) == dead


@rule("M-29", "C-56")
def test_the_victim_s_lono_makes_a_hit_a_miss_that_is_returned() -> None:
    t = acting(blundetto("drive_by_shooting"), Seat("dimaggio", owns="", crew="franco_luciano lono_slifer"))
    t.attacks("big_joey", "franco_luciano", dice=(3, 1, 1))
    t.rerolls(0, 2)
    t.declines(1)
    assert (t.about, t.asked) == ("return_fire", (1,))


# --- Willy's die


@rule("M-26", "C-43")
def test_a_cop_re_rolls_willys_die() -> None:
    t = acting(blundetto("credit_card_fraud", owns="cop"), third=WITH_WILLY)
    t.carries_out("big_joey")
    t.lends_die()
    t.takes_die((1, 1, 1, 1))
    t.rerolls(3, 3)
    assert t.g.cash[0] == 4000


@rule("M-26", "M-29")
def test_so_does_lono() -> None:
    crew = "vito_baritono willy_svenson lono_slifer"
    t = acting(blundetto("theft_iii"), third=WITH_WILLY._replace(crew=crew))
    t.attacks("big_joey", 1)
    t.lends_die()
    t.takes_die((1, 1, 1, 3))
    t.rerolls(3, 1)
    t.declines(2)
    assert t.g.cash[1] == 2000


@rule("M-26", "C-70")
def test_willys_die_for_a_robber() -> None:
    t = acting(blundetto("credit_card_fraud"), dimaggio("franco_luciano: robbery_iii"), WITH_WILLY)
    t.carries_out("big_joey")
    t.declines(2, dice=(3, 3, 3))
    t.robs("franco_luciano")
    assert (t.about, t.asked) == ("willy", (2,))
    assert t.g.view(0).in_progress[1].job is None  # it is not turned up yet
    t.lends_die()
    assert (t.about, t.asked) == ("willys_die", (1,))
    t.takes_die((1, 1, 4, 4))
    assert t.g.cash == [2000, 5000, 2000]


@rule("M-26", "C-71", "M-28")
@pytest.mark.parametrize("trapper", ["franco_luciano", "jimmy_the_tramp"])
def test_willys_die_for_a_trap(trapper: str) -> None:
    job = "trap_iii" if trapper == "franco_luciano" else "scam"
    t = acting(blundetto("theft_iii"), dimaggio(f"{trapper}: {job}", crew=trapper), WITH_WILLY)
    t.attacks("big_joey", 1)
    t.declines(2, dice=(3, 3, 3))
    t.springs_trap(trapper)
    t.lends_die()
    t.takes_die((1, 1, 1, 4))
    assert t.g.cash == [2000, 2000, 2000]


@rule("M-26", "C-70")
def test_there_is_one_die_of_willys_a_round() -> None:
    t = acting(blundetto("credit_card_fraud"), dimaggio("franco_luciano: robbery_iii"), WITH_WILLY)
    t.carries_out("big_joey")
    t.lends_die()
    t.takes_die((3, 3, 3, 3))
    t.robs("franco_luciano", dice=(4, 4, 4))  # Willy is not asked again
    assert t.g.cash == [2000, 5000, 2000]


@rule("M-26", "C-56")
def test_no_die_of_willys_in_return_fire() -> None:
    t = acting(blundetto("drive_by_shooting"), third=WITH_WILLY)
    t.attacks("big_joey", "franco_luciano")
    t.declines(2, dice=(1, 1, 1))
    t.shoots_back((1, 1, 1))
    assert t.about == "acting"


# --- Robbery and Traps


@rule("C-70", "C-71", "M-28")
@pytest.mark.parametrize(
    ("trapper", "job", "dice"), [("jimmy_bananas", "trap_iii", (4, 4)), ("jimmy_the_tramp", "scam", (4, 4, 1))]
)
def test_a_robber_in_a_trap(trapper: str, job: str, dice: tuple[int, ...]) -> None:
    t = acting(
        blundetto("credit_card_fraud", f"{trapper}: {job}", crew=f"big_joey {trapper}"),
        dimaggio("franco_luciano: robbery_iii"),
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("franco_luciano", dice=(4, 4, 4))
    t.springs_trap(trapper, dice=dice)
    assert t.g.cash == [5000, 2000, 2000]
    assert (t.trophies(0), t.task(trapper)) == ("franco_luciano", "")


@rule("C-71", "M-28")
@pytest.mark.parametrize(
    ("first", "second"), [("franco_luciano", "jimmy_the_tramp"), ("jimmy_the_tramp", "franco_luciano")]
)
def test_a_trap_after_a_trap_that_failed(first: str, second: str) -> None:
    tasks = "franco_luciano: trap_iii, jimmy_the_tramp: scam"
    t = acting(blundetto("theft_iii"), dimaggio(tasks, crew="franco_luciano jimmy_the_tramp"))
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    assert t.options(1) == {act.SpringTrap(Place(first)), act.SpringTrap(Place(second)), act.DECLINE}
    t.springs_trap(first, dice=(1, 1, 1))
    assert t.options(1) == {act.SpringTrap(Place(second)), act.DECLINE}
    t.springs_trap(second, dice=(4, 1, 1))
    assert t.g.cash == [2000, 2000, 2000]


@rule("C-71", "M-28")
def test_jimmy_springs_his_job_for_himself() -> None:
    t = acting(blundetto("car_bomb_iii"), dimaggio("jimmy_the_tramp: scam", crew="jimmy_the_tramp"))
    t.attacks("big_joey", "jimmy_the_tramp", dice=(4, 4, 4))
    t.springs_trap("jimmy_the_tramp", dice=(4, 1, 1))
    assert t.crew(1) == "jimmy_the_tramp"


# --- rolls that nobody makes twice


@rule("C-70", "M-21")
def test_bernardo_robs_once() -> None:
    t = acting(
        blundetto("credit_card_fraud"),
        dimaggio("bernardo_farmacista: robbery_iii", crew="bernardo_farmacista"),
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("bernardo_farmacista", dice=(4, 1))
    assert (t.about, t.g.cash) == ("acting", [4000, 3000, 2000])


@rule("C-56", "M-21")
def test_return_fire_is_not_returned() -> None:
    t = acting(blundetto("drive_by_shooting"))
    t.attacks("big_joey", "franco_luciano", dice=(1, 1, 1))
    t.shoots_back((1, 1, 1))
    assert len(t.happened(Rolled)) == 1
    assert (t.about, t.asked) == ("acting", (2,))
