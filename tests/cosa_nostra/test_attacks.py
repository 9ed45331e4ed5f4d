"""Attacks: whom, and what becomes of him (C-50 to C-53, C-57, C-58)."""

from typing import Any

import pytest

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    BusinessDeactivated,
    BusinessDestroyed,
    GangsterDeactivated,
    GangsterKilled,
    IncomePaid,
    JobLost,
    MarketFilled,
    MonopolyChanged,
    NeedsMissing,
    Paid,
    PurchaseLost,
    TakenOver,
)
from tests.cosa_nostra.harness import Play, Seat, attack, table
from tests.rules import rule

DIMAGGIO = Seat("dimaggio")
WAITING = Seat("calmuti", tasks="vito_baritono: buy waste_company")  # the phase goes on


def planned(job: str, victim: Seat = DIMAGGIO, third: Seat = WAITING, **stated: Any) -> Play:
    """It is Big Joey's turn, who rolls three dice."""
    stated = {"number": 3, "phase": "action", **stated}
    return table(Seat("blundetto", tasks=f"big_joey: {job}"), victim, third, **stated)


# --- targets


BUSINESSMEN = {"drug_dealer_1", "lawyer_1", "pimp_1", "politician_1"}
COMPANIES = {"building_firm_1", "garage_1"}
GANGSTERS = {
    "phil_malony", "lenny_dimaggio", "franco_luciano", "vito_baritono", "frankie_calmuti", "bobby_ruthless"
}  # fmt: skip


@rule("C-50", "C-58")
@pytest.mark.parametrize(
    ("job", "targets"),
    [
        ("property_damage", {1, 2}),
        ("theft_iii", {1, 2}),
        ("arson_iii", COMPANIES),
        ("vandalism_i", COMPANIES),
        ("bash_a_businessman_i", BUSINESSMEN),
        ("kill_a_businessman_iii", BUSINESSMEN),
        ("persuasion_iii", BUSINESSMEN),
        ("car_bomb_iii", GANGSTERS),
        ("assassination_iii", GANGSTERS),
        ("drive_by_shooting", GANGSTERS),
    ],
)
def test_a_target_is_another_player_or_a_card_of_his(job: str, targets: set[int | str]) -> None:
    t = planned(job)
    attacks: set[Action] = {attack("big_joey", target) for target in targets}
    assert t.options(0) == {*attacks, act.CallOff(Place.BIG_JOEY)}


@rule("C-50", "C-53")
def test_who_has_nothing_can_be_robbed_of_nothing() -> None:
    t = planned("theft_i_4", Seat("dimaggio", cash=0))
    t.attacks("big_joey", 1, dice=(4, 5, 6))
    assert t.g.cash == [2000, 0, 2000]


@rule("C-50", "C-58")
@pytest.mark.parametrize(
    ("job", "target"),
    [
        ("kill_a_businessman_iii", "lawyer_1"),
        ("persuasion_iii", "lawyer_1"),
        ("arson_iii", "garage_1"),
        ("car_bomb_iii", "phil_malony"),
        ("assassination_iii", "phil_malony"),
        ("drive_by_shooting", "phil_malony"),
    ],
)
def test_a_deactivated_card_is_a_target_of_what_does_more(job: str, target: str) -> None:
    t = planned(job, Seat("dimaggio", owns="lawyer* garage*", crew="phil_malony*"))
    assert attack("big_joey", target) in t.options(0)


@rule("C-50", "M-23")
@pytest.mark.parametrize(("job", "target"), [("bash_a_businessman_i", "lawyer_1"), ("vandalism_i", "garage_1")])
def test_what_only_deactivates_needs_an_active_target(job: str, target: str) -> None:
    victim = Seat("dimaggio", owns="lawyer* garage*")
    third = WAITING._replace(owns="")
    t = planned(job, victim, third)
    assert t.options(0) == {act.CallOff(Place.BIG_JOEY)}
    t.refuses(0, attack("big_joey", target))


@rule("C-50", "M-23")
def test_tucos_warning_needs_an_active_target() -> None:
    t = table(
        Seat("blundetto", crew="tuco_quintero", tasks="tuco_quintero: threats"),
        Seat("dimaggio", crew="phil_malony* franco_luciano"),
        Seat("calmuti", crew=""),
        phase="action",
        mercenaries=True,
    )
    strikes = {option for option in t.options(0) if isinstance(option, act.StrikeInstead)}
    assert {option.gangster for option in strikes} == {"franco_luciano"}


@rule("C-50", "C-82")
@pytest.mark.parametrize(
    ("job", "target"),
    [("kill_a_businessman_iii", "lawyer_1"), ("arson_iii", "garage_1"), ("car_bomb_iii", "phil_malony")],
)
def test_deactivated_twice_is_nothing_more(job: str, target: str) -> None:
    t = planned(job, Seat("dimaggio", owns="lawyer* garage*", crew="phil_malony*", cards="emergency_doc"))
    before = t.businesses(1), t.crew(1)
    t.attacks("big_joey", target, dice=(1, 2, 4))
    assert t.happened(BusinessDeactivated) + t.happened(GangsterDeactivated) == []
    assert (t.businesses(1), t.crew(1)) == before
    assert t.asked == (2,)  # no Doc was asked for


@rule("C-50", "C-52")
@pytest.mark.parametrize(
    ("job", "target"),
    [("kill_a_businessman_iii", "lawyer_1"), ("arson_iii", "garage_1"), ("car_bomb_iii", "phil_malony")],
)
def test_a_deactivated_card_can_be_killed(job: str, target: str) -> None:
    t = planned(job, Seat("dimaggio", owns="lawyer* garage*", crew="phil_malony*"))
    t.attacks("big_joey", target, dice=(1, 4, 4))
    assert target not in t.businesses(1) + t.crew(1)


@rule("C-50", "C-57")
def test_who_is_persuaded_while_deactivated_stays_so() -> None:
    t = planned("persuasion_iii", Seat("dimaggio", owns="lawyer*"))
    t.attacks("big_joey", "lawyer_1", dice=(4, 5, 1))
    assert t.businesses(0) == "loan_shark_1 lawyer_1* cop_1 waste_company_1"


# --- deactivated


@rule("C-51")
def test_a_deactivated_gangster_loses_his_job_face_down() -> None:
    t = planned("car_bomb_iii", Seat("dimaggio", tasks="franco_luciano: scam"))
    t.attacks("big_joey", "franco_luciano", dice=(1, 2, 4))
    t.all_decline()  # a Trap
    assert t.happened(GangsterDeactivated) == [GangsterDeactivated(1, Gangster.FRANCO_LUCIANO)]
    assert t.happened(JobLost) == [JobLost(1, Place.FRANCO_LUCIANO, 1)]
    assert (t.crew(1), t.task("franco_luciano")) == ("phil_malony lenny_dimaggio franco_luciano*", "")
    stack = t.g.view(0).job_stacks[0]
    assert (stack.face_up, stack.face_down) == ((), 1)
    assert t.trophies(0) == ""


@rule("C-51")
def test_a_deactivated_gangster_s_purchase_goes_under_the_stack() -> None:
    t = planned("car_bomb_iii", Seat("dimaggio", tasks="franco_luciano: buy casino"), markers="2 casino_1")
    t.attacks("big_joey", "franco_luciano", dice=(1, 2, 4))
    assert t.happened(PurchaseLost) == [PurchaseLost(1, Place.FRANCO_LUCIANO, BusinessCard.CASINO_1)]
    assert (t.task("franco_luciano"), t.under) == ("", "casino_1")
    assert t.markers(2, "casino_1") == 0


@rule("C-51", "C-10")
def test_deactivated_until_the_next_round_begins() -> None:
    t = planned("vandalism_i", Seat("dimaggio", owns="building_firm lawyer"), number=1)
    t.attacks("big_joey", "building_firm_1", dice=(3, 1, 1))
    assert t.happened(BusinessDeactivated) == [BusinessDeactivated(1, BusinessCard.BUILDING_FIRM_1)]
    assert t.businesses(1) == "lawyer_1 building_firm_1*"
    t.calls_off("vito_baritono")
    assert IncomePaid(1, 1000) in t.happened(IncomePaid)  # the Lawyer alone
    t.all_decline()
    assert t.g.round == 2
    assert t.businesses(1) == "lawyer_1 building_firm_1"


@rule("C-51", "C-93")
def test_in_the_last_round_to_the_end() -> None:
    t = planned("arson_iv", Seat("dimaggio", cash=20_000, owns="building_firm lawyer"), number=4)
    t.attacks("big_joey", "building_firm_1", dice=(4, 1, 1))
    t.calls_off("vito_baritono")
    assert t.g.over
    assert IncomePaid(1, 2000) in t.happened(IncomePaid)


@rule("C-51", "C-41")
def test_a_deactivated_business_meets_no_need() -> None:
    t = planned("vandalism_i", Seat("dimaggio", tasks="phil_malony: scam"), number=1)
    t.attacks("big_joey", "building_firm_1", dice=(3, 1, 1))
    t.carries_out("phil_malony")
    assert t.happened(NeedsMissing) == [NeedsMissing(1, JobCard.SCAM)]


@rule("C-51", "C-43", "C-84")
@pytest.mark.parametrize("shut", [False, True])
def test_a_deactivated_businessman_has_no_skill(shut: bool) -> None:
    victim = Seat("dimaggio", owns="lawyer cop_3", tasks="phil_malony: credit_card_fraud")
    t = planned("kill_a_businessman_iii", victim, WAITING._replace(tasks="vito_baritono: scam"), number=1)
    t.attacks("big_joey", "lawyer_1", dice=(3 if shut else 2, 1, 1))
    assert any(isinstance(option, act.AskLawyer) for option in t.options(1)) is not shut
    t = planned("kill_a_businessman_iii", victim, WAITING, number=1)
    t.attacks("big_joey", "cop_3", dice=(3 if shut else 2, 1, 1))
    t.carries_out("phil_malony", dice=(1,))
    assert (t.about == "reroll") is not shut


@rule("C-51", "C-91")
def test_a_deactivated_businessman_counts_for_no_monopoly() -> None:
    t = planned("bash_a_businessman_i", Seat("dimaggio", owns="pimp pimp"), WAITING._replace(owns="garage"))
    assert t.g.view(None).monopolies[0] == 1
    t.attacks("big_joey", "pimp_2", dice=(2, 1, 1))
    assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.PROSTITUTION, None)]
    assert t.g.view(None).monopolies[0] is None


@rule("C-51")
def test_markers_on_a_deactivated_business_go_back() -> None:
    """The rulebook's perfidious move."""
    t = planned("bash_a_businessman_i", markers="2 lawyer_1, 0 lawyer_1, 2 drug_dealer_1")
    t.attacks("big_joey", "lawyer_1", dice=(2, 1, 1))
    assert (t.markers(2, "lawyer_1"), t.markers(0, "lawyer_1"), t.markers(2, "drug_dealer_1")) == (0, 0, 1)
    assert [t.g.free_markers(seat) for seat in range(3)] == [5, 5, 4]


# --- killed, destroyed


@rule("C-52", "C-93")
def test_a_killed_gangster_is_the_killer_s_trophy_and_loses_his_task() -> None:
    t = planned("car_bomb_iii", Seat("dimaggio", tasks="franco_luciano: buy casino"))
    t.attacks("big_joey", "franco_luciano", dice=(1, 5, 4))
    assert t.happened(GangsterKilled) == [GangsterKilled(1, Gangster.FRANCO_LUCIANO, 0)]
    assert (t.crew(1), t.trophies(0)) == ("phil_malony lenny_dimaggio", "franco_luciano")
    assert (t.tasks(), t.under) == (["vito_baritono"], "casino_1")


@rule("C-52", "C-36")
def test_what_lies_on_a_killed_gangster_goes_with_him() -> None:
    t = planned("car_bomb_iii", attached="1 machine_pistol franco_luciano, 0 saboteur franco_luciano")
    t.attacks("big_joey", "franco_luciano", dice=(1, 5, 4))
    assert t.attached("franco_luciano") == ""


@rule("C-52")
@pytest.mark.parametrize(("job", "target"), [("kill_a_businessman_iii", "lawyer_1"), ("arson_iii", "building_firm_1")])
def test_a_killed_businessman_and_a_destroyed_company_go_under_the_stack(job: str, target: str) -> None:
    t = planned(job, markers=f"2 {target}", market="pimp drug_dealer loan_shark cop")
    t.attacks("big_joey", target, dice=(6, 6, 1))
    assert t.happened(BusinessDestroyed) == [BusinessDestroyed(1, BusinessCard(target))]
    assert target not in t.businesses(1)
    assert (t.under, t.market) == (target, "pimp_2 drug_dealer_2 loan_shark_2 cop_2")
    assert t.markers(2, target) == 0


@rule("C-52", "C-5")
def test_a_market_that_is_short_gets_it_at_once() -> None:
    t = planned("arson_iii", market="pimp drug_dealer")
    t.g.holdings[2] |= sum([1 << card for card in t.g.stack])
    t.g.stack = ()
    t.attacks("big_joey", "building_firm_1", dice=(6, 6, 1))
    assert t.happened(MarketFilled) == [MarketFilled(BusinessCard.BUILDING_FIRM_1)]
    assert t.market.split()[-1] == "building_firm_1"


@rule("C-52", "C-84")
def test_who_comes_back_to_the_market_is_as_good_as_new() -> None:
    """A Lawyer who was asked and then deactivated is killed, comes up at once, and is bought with an Exceptional Offer."""
    t = table(
        Seat("blundetto", tasks="big_joey: kill_a_businessman_iii"),
        Seat("dimaggio", owns="lawyer*", tasks="franco_luciano: exceptional_offer_iii"),
        WAITING,
        number=3,
        phase="action",
        market="",
    )
    t.g.spent = t.g.shut
    t.g.holdings[2] |= sum([1 << card for card in t.g.stack])
    t.g.stack = ()
    t.attacks("big_joey", "lawyer_1", dice=(3, 3, 3))
    t.declines(1)  # a Trap
    assert t.market == "lawyer_1"
    t.carries_out("franco_luciano", dice=(3, 3, 3))
    t.buys_now("lawyer_1")
    lawyer = t.g.view(None).players[1].businesses[0]
    assert (lawyer.active, lawyer.used) == (True, False)


# --- money


@rule("C-53", "C-58")
@pytest.mark.parametrize(
    ("cash", "dice", "lost"),
    [(9000, (4, 4, 1), 5000), (9000, (4, 1, 1), 3000), (4000, (4, 4, 4), 4000), (2000, (4, 1, 1), 2000)],
)
def test_theft_is_paid_to_the_attacker_and_never_more_than_there_is(
    cash: int, dice: tuple[int, ...], lost: int
) -> None:
    t = planned("theft_i_4", Seat("dimaggio", cash=cash, laundered=7000))
    t.attacks("big_joey", 1, dice=dice)
    assert t.happened(Paid) == [Paid(1, 0, lost)]
    assert t.g.cash == [2000 + lost, cash - lost, 2000]
    assert t.g.laundered == (0, 7000, 0)


@rule("C-53", "C-58")
@pytest.mark.parametrize(
    ("cash", "dice", "lost"), [(9000, (3, 3, 1), 5000), (9000, (3, 1, 1), 2000), (3000, (3, 3, 3), 3000)]
)
def test_property_damage_is_paid_to_the_bank(cash: int, dice: tuple[int, ...], lost: int) -> None:
    t = planned("property_damage", Seat("dimaggio", cash=cash, laundered=7000))
    t.attacks("big_joey", 1, dice=dice)
    assert t.happened(Paid) == [Paid(1, None, lost)]
    assert t.g.cash == [2000, cash - lost, 2000]
    assert t.g.laundered == (0, 7000, 0)


# --- Persuasion


@rule("C-57")
def test_a_businessman_changes_sides_and_the_markers_on_him_go_back() -> None:
    t = planned("persuasion_iii", markers="0 lawyer_1, 2 lawyer_1")
    t.attacks("big_joey", "lawyer_1", dice=(4, 4, 1))
    assert t.happened(TakenOver) == [TakenOver(1, BusinessCard.LAWYER_1, 0)]
    assert t.owns(0, "lawyer_1")
    assert t.active("lawyer_1")
    assert (t.markers(0, "lawyer_1"), t.markers(2, "lawyer_1")) == (0, 0)


@rule("C-57", "C-91")
def test_he_is_counted_for_his_new_boss_at_once() -> None:
    t = planned("persuasion_iii", Seat("dimaggio", owns="loan_shark_5"), WAITING._replace(owns=""))
    t.attacks("big_joey", "loan_shark_5", dice=(4, 4, 1))
    assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.CREDIT, 0)]


@rule("C-57")
def test_one_success_persuades_nobody() -> None:
    t = planned("persuasion_iii")
    t.attacks("big_joey", "lawyer_1", dice=(3, 4, 1))
    assert t.owns(1, "lawyer_1")


# --- the others


@rule("C-58")
@pytest.mark.parametrize(
    ("job", "target", "reached"),
    [
        ("bash_a_businessman_i", "lawyer_1", 2),
        ("vandalism_i", "building_firm_1", 3),
        ("kill_a_businessman_iii", "lawyer_1", 3),
        ("arson_iii", "building_firm_1", 4),
        ("car_bomb_iii", "lenny_dimaggio", 4),
    ],
)
def test_deactivated_at_one_success_and_more_at_two_if_the_card_says_so(job: str, target: str, reached: int) -> None:
    t = planned(job)
    t.attacks("big_joey", target, dice=(reached - 1,) * 3)
    assert t.active(target)
    t = planned(job)
    t.attacks("big_joey", target, dice=(reached, reached - 1, 1))
    assert f"{target}*" in f"{t.businesses(1)} {t.crew(1)}".split()
    t = planned(job)
    t.attacks("big_joey", target, dice=(reached, reached, 1))
    more = JobCard(job) not in (JobCard.BASH_A_BUSINESSMAN_I, JobCard.VANDALISM_I)
    assert (f"{target}*" in f"{t.businesses(1)} {t.crew(1)}".split()) is not more
    assert (target in f"{t.businesses(1)} {t.crew(1)}") is not more
