"""Clocks on planning and on a turn: what is done for whom is asleep."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule


def one_each(**stated: Any) -> Play:
    """Three gangsters, one for each player, and a job for each."""
    return table(
        Seat("blundetto", crew="big_joey", jobs="threats"),
        Seat("dimaggio", crew="phil_malony", jobs="scam"),
        Seat("calmuti", crew="vito_baritono", jobs="arms_deal"),
        **stated,
    )


def action(*tasks: str, **stated: Any) -> Play:
    """Blundetto, DiMaggio and Calmuti with these tasks."""
    families = ("blundetto", "dimaggio", "calmuti")
    seats = [Seat(family, tasks=planned) for family, planned in zip(families, tasks, strict=True)]
    return table(*seats, phase="action", **stated)


def seconds(t: Play) -> int | None:
    question = t.g.view(0).question
    assert question is not None
    return question.seconds


# --- the planning clock


@rule("C-24", "option planning_seconds")
def test_the_planning_clock_is_off_unless_it_is_wanted() -> None:
    t = one_each(turn_seconds=20, reaction_seconds=5)
    t.refuses(CLOCK, TIME_UP)
    assert seconds(t) is None
    assert seconds(one_each(planning_seconds=60)) == 60


@rule("C-24", "option planning_seconds")
def test_when_it_runs_out_the_leftmost_affordable_card_is_planned() -> None:
    t = one_each(planning_seconds=60, market="casino pimp lawyer cop")
    t.time_up()
    assert t.task("big_joey") == "buy lawyer_2"
    assert t.asked == (1,)


@rule("C-24", "option planning_seconds")
@pytest.mark.parametrize(("lot", "job"), [(0, "threats"), (2, "insolvency")])
def test_else_a_job_by_lot(lot: int, job: str) -> None:
    t = table(
        Seat("blundetto", cash=1000, jobs="threats scam insolvency"),
        Seat("dimaggio"),
        Seat("calmuti"),
        planning_seconds=60,
    )
    t.time_up(lots=(lot,))
    assert t.task("little_joey") == job, "his leftmost gangster's"


@rule("C-20", "option planning_seconds")
def test_else_the_leftmost_card_for_nobody_may_pass() -> None:
    t = table(Seat("blundetto", cash=0), Seat("dimaggio"), Seat("calmuti"), planning_seconds=60, market="casino pimp")
    t.time_up()
    assert t.task("little_joey") == "buy casino_1"


@rule("option planning_seconds")
def test_who_has_planned_and_says_nothing_ends_his_turn() -> None:
    t = table(Seat("blundetto", cards="snitch"), Seat("dimaggio"), Seat("calmuti"), planning_seconds=60)
    t.plans_purchase("big_joey", t.market.split()[0])
    t.time_up()
    assert (t.asked, t.cards(0)) == ((1,), "snitch")


# --- the clock on a turn


@rule("option turn_seconds")
def test_the_clock_on_a_turn_is_off_unless_it_is_wanted() -> None:
    t = action("big_joey: threats", "", "", planning_seconds=60, reaction_seconds=5)
    t.refuses(CLOCK, TIME_UP)
    t = action("big_joey: threats", "", "", turn_seconds=45)
    assert seconds(t) == 45


@rule("option turn_seconds")
def test_when_it_runs_out_the_leftmost_task_is_cancelled() -> None:
    t = action("jimmy_bananas: buy lawyer, big_joey: threats", "", "vito_baritono: scam", turn_seconds=45)
    t.time_up()
    assert (t.tasks(), t.under, t.asked) == (["big_joey", "vito_baritono"], "lawyer_2", (2,))


@rule("option turn_seconds")
def test_who_has_acted_and_says_nothing_ends_his_turn() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: threats", cards="snitch"),
        Seat("dimaggio"),
        Seat("calmuti", tasks="vito_baritono: scam"),
        phase="action",
        turn_seconds=45,
    )
    t.calls_off("big_joey")
    assert t.about == "finishing"
    t.time_up()
    assert (t.asked, t.cards(0)) == ((2,), "snitch")


@rule("option turn_seconds")
def test_who_says_nothing_recruits_nobody() -> None:
    t = table(Seat("blundetto", cash=20_000), Seat("dimaggio"), Seat("calmuti"), phase="payday", turn_seconds=45)
    assert t.about == "hiring"
    t.time_up()
    assert t.crew(0) == "little_joey jimmy_bananas big_joey"
    assert t.g.round == 2


@rule("option turn_seconds")
@pytest.mark.parametrize(("lot", "kept"), [(0, "scam insolvency arms_deal"), (3, "threats insolvency arms_deal")])
def test_of_too_many_cards_those_that_go_are_drawn_by_lot(lot: int, kept: str) -> None:
    t = table(
        Seat("blundetto", jobs="threats scam insolvency arms_deal"),
        Seat("dimaggio"),
        Seat("calmuti"),
        phase="payday",
        turn_seconds=45,
    )
    assert t.about == "drop_jobs"
    t.time_up(lots=(lot,))
    assert set(t.jobs(0).split()[:3]) == set(kept.split())


@rule("option turn_seconds", "C-40")
@pytest.mark.parametrize(("lot", "left"), [(0, [0, 1]), (1, [1, 0])])
def test_so_are_the_markers_that_are_used(lot: int, left: list[int]) -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: escort_service, little_joey: threats"),
        Seat("dimaggio", owns="pimp pimp"),
        Seat("calmuti"),
        phase="action",
        markers="0 pimp_1, 0 pimp_2",
        turn_seconds=45,
    )
    t.carries_out("big_joey")
    t.time_up(dice=(1, 1, 1), lots=(lot,))
    assert [t.markers(0, card) for card in ("pimp_1", "pimp_2")] == left
