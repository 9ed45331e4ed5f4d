"""What a job lacks, and how the dice stand, by the engine's own rules and by what a seat knows."""

from __future__ import annotations

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.errors import Illegal
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.cards.cards import Business
from sitdown.games.cosa_nostra.cards.names import JobCard, Place
from sitdown.games.cosa_nostra.eyes.chances import at_least, chances
from sitdown.games.cosa_nostra.records.chances import Lack
from sitdown.games.cosa_nostra.records.events import Rolled
from tests.conformance.parts import part_of
from tests.conformance.play import Walk
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

LAST = "vito_baritono: buy garage"  # the phase goes on


def odds(dice: int, needed: int) -> tuple[float, float]:
    return round(100 * at_least(1, dice, needed), 2), round(100 * at_least(2, dice, needed), 2)


@rule("C-34")
def test_odds() -> None:
    assert odds(3, 4) == (87.5, 50.0)
    assert odds(1, 4) == (50.0, 0.0)
    assert odds(4, 2) == (99.92, 98.38)
    assert odds(2, 7) == (0.0, 0.0)
    assert odds(2, 1) == odds(2, -1) == (100.0, 100.0)


def planning(jobs: str, mine: str = "", others: str = "", **stated: object) -> Play:
    return table(
        Seat("blundetto", cash=9000, owns=mine, jobs=jobs, crew="big_joey little_joey"),
        Seat("dimaggio", owns=others, crew="phil_malony franco_luciano"),
        Seat("calmuti", owns=""),
        **stated,  # type: ignore[arg-type]
    )


@rule("C-40")
def test_what_is_missing_and_who_has_it() -> None:
    t = planning("investment_fraud", mine="loan_shark", others="lawyer pimp")
    assert chances(t.g, 0, "investment_fraud").lacks == (Lack(Business.LAWYER, 1, (1,)),)
    t = planning("drug_dealing", mine="drug_dealer", others="drug_dealer*")
    assert chances(t.g, 0, "drug_dealing").lacks == (Lack(Business.DRUG_DEALER, 1, ()),)
    assert chances(planning("scam", mine="building_firm").g, 0, "scam").lacks == ()


@rule("C-20", "C-34")
def test_a_job_in_hand_is_rolled_by_any_man_who_is_idle() -> None:
    t = planning("drug_delivery")
    found = chances(t.g, 0, "drug_delivery")
    assert [(roll.gangster, roll.dice, roll.difficulty) for roll in found.rolls] == [
        ("little_joey", 1, 4),
        ("big_joey", 3, 4),
    ]
    assert (found.seat, found.targets, found.short) == (0, None, 0)
    t.plans("big_joey", "drug_delivery")
    with pytest.raises(Illegal, match="no job 'drug_delivery'"):
        chances(t.g, 0, "drug_delivery")
    assert [roll.gangster for roll in chances(t.g, 0, "big_joey").rolls] == ["big_joey"]


@rule("C-35")
def test_the_difficulty_is_the_one_that_counts() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: drug_delivery"),
        Seat("dimaggio"),
        Seat("calmuti", tasks=LAST),
        phase="action",
        attached="0 machine_pistol big_joey, 0 henchman big_joey",
    )
    [roll] = chances(t.g, 0, "big_joey").rolls
    assert (roll.dice, roll.difficulty) == (4, 3)
    [task] = t.g.view(0).players[0].crew[-1].tasks
    assert task.difficulty == 3
    assert t.g.view(1).players[0].crew[-1].tasks[0].difficulty is None  # he does not know the job
    assert (roll.one, roll.two) == pytest.approx((at_least(1, 4, 3), at_least(2, 4, 3)), abs=1e-6)


@rule("C-54", "C-55")
def test_against_gangsters_every_difficulty_has_its_targets() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: assassination_iii", crew="big_joey"),
        Seat("dimaggio", crew="phil_malony franco_luciano"),
        Seat("calmuti", crew="vito_baritono", tasks=LAST),
        phase="action",
    )
    found = chances(t.g, 0, "big_joey")
    assert [(roll.difficulty, roll.targets) for roll in found.rolls] == [
        (1, ("phil_malony",)),
        (2, ("vito_baritono",)),  # he has a task
        (3, ("franco_luciano",)),
    ]
    assert found.targets == 3


@rule("C-50")
def test_what_can_be_aimed_at() -> None:
    assert chances(planning("vandalism_i", others="pimp").g, 0, "vandalism_i").targets == 0
    assert chances(planning("vandalism_i", others="pimp casino").g, 0, "vandalism_i").targets == 1
    assert chances(planning("property_damage", others="").g, 0, "property_damage").targets == 2


@rule("C-64")
def test_a_pot_that_cannot_be_matched() -> None:
    t = planning("poker", poker=True)
    t.g.cash[:] = [5000, 9000, 3000]
    assert chances(t.g, 0, "poker").short == 2000
    t.g.cash[0] = 7000
    assert chances(t.g, 0, "poker").short == 0


def test_what_he_does_not_know_is_not_told() -> None:
    t = table(
        Seat("blundetto", jobs="scam"),
        Seat("dimaggio", tasks="phil_malony: threats"),
        Seat("calmuti", tasks=LAST),
        phase="action",
    )
    for thing in ("phil_malony", "threats", "vito_baritono", "big_joey", "what else"):
        with pytest.raises(Illegal):
            chances(t.g, 0, thing)
    assert chances(t.g, 1, "phil_malony").seat == 1


def told(g: CosaNostra, seat: int, thing: str) -> bytes | str:
    try:
        return encode(chances(g, seat, thing))
    except Illegal as error:
        return str(error)


@pytest.mark.parametrize("seed", range(1, 8))
def test_the_same_in_any_world_he_could_be_in(seed: int) -> None:
    walk = Walk(part_of("cosa-nostra"), 3 + seed % 3, seed, {"mercenaries": True, "poker": True})
    chance = Seeded(7)
    known = 0
    for g in walk.sample(0.03):
        assert isinstance(g, CosaNostra)
        for seat in range(g.players):
            there = g.guess(seat, chance)
            for thing in (*JobCard, *Place):
                here = told(g, seat, thing)
                assert here == told(there, seat, thing)
                known += not isinstance(here, str)
    assert known > 50


@pytest.mark.parametrize("seed", range(3))
def test_it_is_what_is_rolled(seed: int) -> None:
    """Dice and difficulty of whoever carries a job out are those that were said before it was begun."""
    walk = Walk(part_of("cosa-nostra"), 4, seed, {"mercenaries": True})
    before: CosaNostra | None = None
    seen = 0
    for done in walk.steps():
        g = before
        before = walk.state.clone()  # type: ignore[assignment]
        place = getattr(done.action, "place", None)
        rolled = next((event for event in done.events if isinstance(event, Rolled)), None)
        if type(done.action).__name__ not in ("CarryOut", "AttackPlayer", "AttackBusiness") or rolled is None:
            continue
        assert g is not None
        [roll] = chances(g, done.actor, Place(str(place))).rolls
        assert (roll.dice, roll.difficulty) == (len(rolled.dice), rolled.difficulty)
        seen += 1
    assert seen
