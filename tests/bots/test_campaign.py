"""A round planned as a whole: the strong man is not spent on what a weak one can do."""

from __future__ import annotations

import pytest

from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from tests.bots.made_men import answer
from tests.cosa_nostra.harness import Play, Seat, table


def two_jobs() -> Play:
    """The Scam is the better job for whoever does it; but hardly anybody fails at it, and the delivery wants dice."""
    me = Seat("dimaggio", crew="phil_malony franco_luciano", jobs="scam drug_delivery")
    return table(me, Seat("blundetto"), Seat("calmuti"), market="")


def test_a_regular_takes_the_best_step_there_is() -> None:
    assert answer(two_jobs(), 0) == act.PlanJob(Place.FRANCO_LUCIANO, JobCard.SCAM)


@pytest.mark.parametrize("level", ["sharp", "boss"])
def test_the_better_ones_the_best_whole(level: str) -> None:
    whole = [act.PlanJob(Place.FRANCO_LUCIANO, JobCard.DRUG_DELIVERY), act.PlanJob(Place.PHIL_MALONY, JobCard.SCAM)]
    assert answer(two_jobs(), 0, level) in whole


def poor_with_a_market() -> Play:
    """Blundetto has a Loan Shark; with another he has the monopoly. The rigging pays for it."""
    me = Seat("blundetto", cash=1000, jobs="threats price_rigging")
    return table(me, Seat("dimaggio", cash=5000), Seat("calmuti", cash=5000), market="loan_shark_4 lawyer_3")


@pytest.mark.parametrize("level", ["sharp", "boss"])
def test_what_others_could_take_is_planned_before_what_pays_for_it(level: str) -> None:
    assert answer(poor_with_a_market(), 0, level) == act.PlanPurchase(Place.LITTLE_JOEY, BusinessCard.LOAN_SHARK_4)


@pytest.mark.parametrize(
    ("level", "business"),
    [
        ("regular", BusinessCard.NIGHT_CLUB_2),
        ("sharp", BusinessCard.WASTE_COMPANY_2),
        ("boss", BusinessCard.WASTE_COMPANY_2),
    ],
)
def test_money_for_what_a_job_will_buy_is_not_spent_twice(level: str, business: BusinessCard) -> None:
    """The night club would take all he has, and Bobby have nothing left to make his offer with."""
    me = Seat("calmuti", cash=12_000, tasks="bobby_ruthless: exceptional_offer_ii")
    t = table(me, Seat("dimaggio"), Seat("blundetto"), market="waste_company_2 night_club_2", number=2)
    assert answer(t, 0, level) == act.PlanPurchase(Place.VITO_BARITONO, business)


def test_a_novice_now_and_then_takes_one_thing_for_another_of_its_kind() -> None:
    said = [answer(two_jobs(), 0, "novice", seed) for seed in range(40)]
    assert len(set(said)) > 1
    assert all(isinstance(step, act.PlanJob) for step in said)
    assert 10 < said.count(act.PlanJob(Place.FRANCO_LUCIANO, JobCard.SCAM)) < 40
