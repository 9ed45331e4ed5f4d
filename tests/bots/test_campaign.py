"""A round planned as a whole: the strong man is not spent on what a weak one can do."""

from __future__ import annotations

import pytest

from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.names import JobCard, Place
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


def test_a_novice_now_and_then_takes_one_thing_for_another_of_its_kind() -> None:
    said = [answer(two_jobs(), 0, "novice", seed) for seed in range(40)]
    assert len(set(said)) > 1
    assert all(isinstance(step, act.PlanJob) for step in said)
    assert 10 < said.count(act.PlanJob(Place.FRANCO_LUCIANO, JobCard.SCAM)) < 40
