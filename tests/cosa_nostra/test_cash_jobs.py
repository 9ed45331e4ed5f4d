"""Cash jobs: needs, markers, the bank (C-40 to C-42)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import MarkersUsed, NeedsMissing, Paid, Rolled
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

WAITS = "vito_baritono: arms_deal"  # somebody still has something to do: no payday yet


def cash_job(job: str, owns: str, lent: str = "", markers: str = "", number: int = 1, **stated: Any) -> Play:
    """Big Joey's job, what Blundetto owns, what DiMaggio owns, and markers."""
    return table(
        Seat("blundetto", owns=owns, tasks=f"big_joey: {job}, little_joey: threats"),
        Seat("dimaggio", owns=lent),
        Seat("calmuti", owns="", tasks=WAITS),
        phase="action",
        number=number,
        markers=markers,
        **stated,
    )


# --- C-40: needs


@rule("C-40", "C-85", "C-42")
def test_the_investment_fraud_of_the_rulebook() -> None:
    """Yellow has a Loan Shark and needs a Lawyer; Green has one and wants $2,000 in advance. Yellow rolls 3 and 4 and gets $9,000."""
    t = table(
        Seat("blundetto", crew="jimmy_bananas", jobs="investment_fraud"),
        Seat("dimaggio", crew="phil_malony", jobs="threats"),
        Seat("calmuti", crew="vito_baritono", jobs="scam"),
    )
    t.plans("jimmy_bananas", "investment_fraud")
    lawyer = BusinessCard.LAWYER_1
    t.deals(0, 1, Goods(cash=2000), Goods(markers=(lawyer,)))
    assert t.g.cash[:2] == [0, 4000]
    assert (t.markers(0, lawyer), t.g.free_markers(0)) == (1, 4)
    t.plans("phil_malony", "threats")
    t.ends_turn()
    t.plans("vito_baritono", "scam")
    t.carries_out("jimmy_bananas", dice=(3, 4))
    t.declines(0)  # his Cop's
    assert t.g.cash[:2] == [9000, 4000]
    assert (t.markers(0, lawyer), t.g.free_markers(0)) == (0, 5)
    assert t.owns(1, "lawyer_1")


@rule("C-40")
@pytest.mark.parametrize(
    ("job", "owns", "met"),
    [
        ("credit_card_fraud", "", True),
        ("escort_service", "pimp", True),
        ("escort_service", "drug_dealer", False),
        ("escort_service", "pimp*", False),
        ("escort_service", "pimp* pimp", True),
        ("red_light_district", "pimp politician", False),
        ("red_light_district", "pimp politician cop*", False),
    ],
)
def test_each_need_is_met_by_an_active_business_of_its_kind(job: str, owns: str, met: bool) -> None:
    t = cash_job(job, owns)
    t.carries_out("big_joey", dice=(1, 1, 1) if met else ())
    assert bool(t.happened(NeedsMissing)) != met


@rule("C-40")
@pytest.mark.parametrize(("owns", "met"), [("drug_dealer", False), ("drug_dealer drug_dealer", True)])
def test_each_by_a_different_one(owns: str, met: bool) -> None:
    t = cash_job("drug_dealing", owns, number=2)
    t.carries_out("big_joey", dice=(1, 1, 1) if met else ())
    assert bool(t.happened(NeedsMissing)) != met


@rule("C-40")
def test_what_others_own_does_not_serve_without_a_marker() -> None:
    t = cash_job("escort_service", "", "pimp")
    t.carries_out("big_joey")
    assert t.happened(NeedsMissing)


@rule("C-40")
def test_ones_own_serve_any_number_of_jobs() -> None:
    t = table(
        Seat("blundetto", owns="loan_shark lawyer", tasks="big_joey: insolvency, jimmy_bananas: investment_fraud"),
        Seat("dimaggio"),
        Seat("calmuti", owns="", tasks="vito_baritono: arms_deal, bobby_ruthless: scam"),
        phase="action",
    )
    t.carries_out("big_joey", dice=(3, 1, 1))
    t.ends_turn()  # he could still ask his Lawyer
    t.calls_off("vito_baritono")
    t.carries_out("jimmy_bananas", dice=(3, 1))
    assert t.g.cash[0] == 2000 + 5000 + 7000


@rule("C-40")
@pytest.mark.parametrize("dice", [(1, 1, 1), (6, 6, 6)])
def test_a_marker_serves_one_job_and_comes_back_when_the_dice_are_rolled(dice: tuple[int, ...]) -> None:
    t = cash_job("escort_service", "", "pimp", "0 pimp_1")
    assert t.g.free_markers(0) == 4
    t.carries_out("big_joey", dice=dice)
    assert t.happened(MarkersUsed) == [MarkersUsed(0, (BusinessCard.PIMP_1,))]
    assert (t.markers(0, "pimp_1"), t.g.free_markers(0)) == (0, 5)


@rule("C-40")
def test_for_a_second_job_he_needs_another() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: escort_service, little_joey: bankruptcy"),
        Seat("dimaggio", owns="pimp loan_shark", tasks="phil_malony: threats"),
        Seat("calmuti", owns=""),
        number=2,
        phase="action",
        markers="0 pimp_1, 0 loan_shark_1",
    )
    t.carries_out("big_joey", dice=(2, 1, 1))
    t.calls_off("phil_malony")
    t.carries_out("little_joey")
    assert t.happened(NeedsMissing)
    assert t.markers(0, "loan_shark_1") == 1


@rule("C-40")
def test_two_markers_on_one_business_are_not_two_businesses() -> None:
    t = cash_job("drug_dealing", "", "drug_dealer", "0 drug_dealer_1, 0 drug_dealer_1", number=2)
    t.carries_out("big_joey")
    assert t.happened(NeedsMissing)
    assert t.markers(0, "drug_dealer_1") == 2


@rule("C-40")
def test_of_two_markers_on_one_business_one_is_used() -> None:
    t = cash_job("escort_service", "", "pimp", "0 pimp_1, 0 pimp_1, 2 pimp_1")
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert (t.markers(0, "pimp_1"), t.markers(2, "pimp_1")) == (1, 1)


@rule("C-40")
def test_ones_own_are_counted_first() -> None:
    t = cash_job("drug_dealing", "drug_dealer", "drug_dealer", "0 drug_dealer_2", number=2)
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert t.happened(MarkersUsed) == [MarkersUsed(0, (BusinessCard.DRUG_DEALER_2,))]
    t = cash_job("escort_service", "pimp", "pimp", "0 pimp_2")
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert not t.happened(MarkersUsed)
    assert t.markers(0, "pimp_2") == 1


@rule("C-40")
def test_anothers_marker_serves_only_him() -> None:
    t = cash_job("escort_service", "", "pimp", "2 pimp_1")
    t.carries_out("big_joey")
    assert t.happened(NeedsMissing)


@rule("C-40", "C-85")
def test_a_marker_on_a_planned_purchase_serves_once_it_is_paid() -> None:
    def planned() -> Play:
        return table(
            Seat("blundetto", owns="", tasks="big_joey: escort_service, little_joey: threats"),
            Seat("laserva", owns="", cash=4000, tasks="rusty_laserva: buy pimp_1"),
            Seat("calmuti", owns="", tasks=WAITS),
            phase="action",
            markers="0 pimp_1",
        )

    t = planned()
    t.carries_out("big_joey")
    assert t.happened(NeedsMissing)
    t = planned()
    t.calls_off("little_joey")
    t.buys("rusty_laserva")
    t.calls_off("vito_baritono")
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert t.happened(MarkersUsed)


@rule("C-40")
def test_if_markers_can_be_used_in_several_ways_he_chooses() -> None:
    lent = "0 pimp_1, 0 pimp_2, 0 lawyer_1"
    t = cash_job("blackmail", "", "pimp pimp lawyer", lent, number=2)
    t.carries_out("big_joey")
    assert (t.about, t.asked) == ("markers", (0,))
    ways = {(BusinessCard.PIMP_1, BusinessCard.LAWYER_1), (BusinessCard.PIMP_2, BusinessCard.LAWYER_1)}
    assert t.options(0) == {act.UseMarkers(way) for way in ways}
    t.uses_markers("pimp_2", "lawyer_1", dice=(3, 3, 1))
    assert [t.markers(0, card) for card in ("pimp_1", "pimp_2", "lawyer_1")] == [1, 0, 0]
    assert t.g.cash[0] == 12_000


@rule("C-40", "C-86")
def test_a_marker_taken_back_while_he_chooses_leaves_the_other_way() -> None:
    t = cash_job("escort_service", "", "pimp pimp", "0 pimp_1, 0 pimp_2")
    t.carries_out("big_joey")
    t.act(0, act.TakeBack(BusinessCard.PIMP_2), dice=(1, 1, 1))
    assert t.happened(MarkersUsed) == [MarkersUsed(0, (BusinessCard.PIMP_1,))]


# --- C-41: what is missing


@rule("C-41")
def test_what_he_lacks_cancels_the_job() -> None:
    t = cash_job("investment_fraud", "", "lawyer", "0 lawyer_1")
    t.carries_out("big_joey")
    assert t.happened(NeedsMissing) == [NeedsMissing(0, t.g.view(None).job_stacks[0].face_up[0])]
    assert t.g.view(None).job_stacks[0].face_up == ("investment_fraud",)
    assert not t.happened(Rolled)
    assert (t.markers(0, "lawyer_1"), t.g.cash[0]) == (1, 2000)
    assert (t.task("big_joey"), t.asked) == ("", (2,))


@rule("C-41")
def test_needs_count_when_the_card_is_turned_up() -> None:
    t = cash_job("escort_service", "", "pimp")
    t.deals(0, 1, Goods(cash=1000), Goods(businesses=(BusinessCard.PIMP_1,)))
    t.carries_out("big_joey", dice=(2, 1, 1))
    assert t.g.cash[0] == 5000


# --- C-42: the bank


@rule("C-42")
@pytest.mark.parametrize(("dice", "money"), [((2, 2, 2), 0), ((3, 2, 2), 2000), ((3, 3, 2), 3000), ((6, 6, 6), 3000)])
def test_the_bank_pays_at_once(dice: tuple[int, ...], money: int) -> None:
    t = cash_job("credit_card_fraud", "")
    t.carries_out("big_joey", dice=dice)
    assert t.g.cash[0] == 2000 + money
    assert t.happened(Paid) == ([Paid(None, 0, money)] if money else [])


@rule("C-42", "C-74")
def test_but_after_the_responses() -> None:
    t = table(
        Seat("blundetto", owns="loan_shark cop", tasks="big_joey: usury"),
        Seat("dimaggio", tasks="phil_malony: threats"),
        Seat("calmuti"),
        number=3,
        phase="action",
    )
    t.carries_out("big_joey", dice=(3, 3, 1))
    assert (t.about, t.g.cash[0]) == ("reroll", 2000)
    t.declines(0)
    assert (t.about, t.asked, t.g.cash[0]) == ("robbery", (1,), 2000)
    t.declines(1)
    assert t.g.cash[0] == 13_000
