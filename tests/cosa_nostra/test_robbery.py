"""Robbery: who takes how much of whose profit, and who is asked (C-70, C-72, C-73)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP, Action
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import JobResolved, Paid, Rolled, TurnedUp
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

WAITING = "vito_baritono: buy pimp"  # the phase goes on
FRANCO_ROBS = "franco_luciano: robbery_iii"
BOBBY_ROBS = f"bobby_ruthless: robbery_iii, {WAITING}"


def cash_job(
    one: str = FRANCO_ROBS,
    two: str = WAITING,
    own: str = "",
    dice: tuple[int, ...] = (3, 3, 1),
    job: str = "credit_card_fraud",
    **stated: Any,
) -> Play:
    """Big Joey has rolled for $3,000; the tasks of the others are stated."""
    t = table(
        Seat("blundetto", cash=0, owns="", tasks=f"big_joey: {job}, {own}"),
        Seat("dimaggio", cash=0, owns="", tasks=one),
        Seat("calmuti", cash=0, owns="", tasks=two),
        **{"number": 3, "phase": "action", **stated},
    )
    t.carries_out("big_joey", dice=dice)
    return t


# --- what it takes


@rule("C-70", "C-42", "C-74")
def test_it_is_turned_up_after_the_roll_and_before_the_bank_pays() -> None:
    t = cash_job()
    assert (t.about, t.asked, t.g.cash) == ("robbery", (1,), [0, 0, 0])
    assert t.g.view(2).in_progress[0].money == 3000
    t.robs("franco_luciano", dice=(4, 1, 1))
    assert t.happened(TurnedUp) == [TurnedUp(1, Place.FRANCO_LUCIANO, JobCard.ROBBERY_III)]
    assert t.happened(Rolled) == [Rolled(1, Gangster.FRANCO_LUCIANO, 4, (4, 1, 1), 1)]


@rule("C-70", "C-61")
@pytest.mark.parametrize(
    ("job", "profit", "dice", "robber"),
    [
        ((3, 3, 1), 3000, (3, 3, 3), 0),
        ((3, 3, 1), 3000, (4, 3, 3), 1000),  # half, rounded down
        ((3, 3, 1), 3000, (4, 4, 1), 3000),
        ((3, 1, 1), 2000, (4, 3, 3), 1000),
        ((3, 1, 1), 2000, (4, 4, 4), 2000),
    ],
)
def test_the_bank_pays_the_robber_his_part_and_the_active_player_the_rest(
    job: tuple[int, ...], profit: int, dice: tuple[int, ...], robber: int
) -> None:
    t = cash_job(dice=job)
    t.robs("franco_luciano", dice=dice)
    parts = [Paid(None, 1, robber), Paid(None, 0, profit - robber)]
    assert t.happened(Paid) == [part for part in parts if part.money]
    assert t.g.cash == [profit - robber, robber, 0]


@rule("C-70")
def test_half_of_the_smallest_profit_is_nothing() -> None:
    t = cash_job(job="gas_station_robbery", dice=(2, 1, 1))
    t.robs("franco_luciano", dice=(4, 1, 1))
    assert t.g.cash == [1000, 0, 0]


@rule("C-70")
def test_nobody_need_rob() -> None:
    t = cash_job()
    t.declines(1)
    assert t.g.cash == [3000, 0, 0]
    assert t.task("franco_luciano") == "robbery_iii"


@rule("C-70")
def test_there_is_nothing_to_rob_when_a_cash_job_fails() -> None:
    t = cash_job(dice=(1, 2, 2))
    assert (t.about, t.asked) == ("acting", (1,))
    assert t.happened(JobResolved) == [JobResolved(0, Place.BIG_JOEY, JobCard.CREDIT_CARD_FRAUD)]


@rule("C-70")
def test_an_attack_is_not_robbed() -> None:
    t = table(
        Seat("blundetto", tasks="big_joey: theft_iii"),
        Seat("dimaggio"),
        Seat("calmuti", tasks=BOBBY_ROBS),
        number=3,
        phase="action",
    )
    t.attacks("big_joey", 1, dice=(3, 3, 3))
    assert t.g.cash == [4000, 0, 2000]
    assert t.task("bobby_ruthless") == "robbery_iii"


@rule("C-70")
def test_nobody_robs_himself() -> None:
    t = cash_job(one="", own="little_joey: robbery_iii")
    assert (t.g.cash, t.task("little_joey")) == ([3000, 0, 0], "robbery_iii")


# --- one a job


@rule("C-70")
@pytest.mark.parametrize("dice", [(1, 1, 1), (4, 1, 1), (4, 4, 1)])
def test_one_robbery_a_job_whether_or_not_it_succeeds(dice: tuple[int, ...]) -> None:
    t = cash_job(two=BOBBY_ROBS)
    t.declines(2)
    t.robs("franco_luciano", dice=dice)
    assert sum(t.g.cash) == 3000
    assert (t.about, t.task("bobby_ruthless")) == ("acting", "robbery_iii")


@rule("C-70")
@pytest.mark.parametrize("first", [1, 2])
def test_of_several_the_first_clockwise_robs_and_the_others_keep_theirs_hidden(first: int) -> None:
    t = cash_job(two=BOBBY_ROBS)
    robbers = {1: "franco_luciano", 2: "bobby_ruthless"}
    t.robs(robbers[first])
    t.robs(robbers[3 - first], dice=(4, 4, 1))
    assert t.g.cash == [0, 3000, 0]
    assert (t.task("franco_luciano"), t.task("bobby_ruthless")) == ("", "robbery_iii")
    assert t.happened(TurnedUp) == [TurnedUp(1, Place.FRANCO_LUCIANO, JobCard.ROBBERY_III)]
    assert t.g.view(0).players[2].crew[2].tasks[0].job is None


@rule("C-70")
def test_clockwise_is_from_the_active_player() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: robbery_iii, little_joey: buy cop"),
        Seat("dimaggio", owns="", tasks="franco_luciano: credit_card_fraud"),
        Seat("calmuti", owns="", tasks=BOBBY_ROBS),
        number=3,
        phase="action",
    )
    t.calls_off("little_joey")
    t.carries_out("franco_luciano", dice=(3, 3, 3))
    assert t.asked == (2, 0)
    t.robs("big_joey")
    t.robs("bobby_ruthless", dice=(4, 4, 4))
    assert t.g.cash == [2000, 2000, 5000]


@rule("C-70", "C-71")
@pytest.mark.parametrize(("dice", "cash"), [((4,), [3000, 0, 0]), ((3,), [0, 3000, 0])])
def test_if_a_trap_repels_it_the_active_player_gets_all(dice: tuple[int, ...], cash: list[int]) -> None:
    t = cash_job(own="little_joey: trap_iii")
    t.robs("franco_luciano", dice=(4, 4, 4))
    assert (t.about, t.asked) == ("trap", (0,))
    t.springs_trap("little_joey", dice=dice)
    assert t.g.cash == cash


# --- a task done


@rule("C-73", "C-36", "C-32")
@pytest.mark.parametrize("dice", [(1, 1, 1, 1), (3, 3, 3, 3)])
def test_who_has_robbed_has_done_his_task(dice: tuple[int, ...]) -> None:
    t = cash_job(attached="1 henchman franco_luciano, 1 machine_pistol franco_luciano")
    t.robs("franco_luciano", dice=dice)
    assert t.happened(Rolled)[0].difficulty == 3
    assert t.task("franco_luciano") == ""
    assert t.attached("franco_luciano") == "machine_pistol"
    assert t.g.view(None).job_stacks[2].face_up == (JobCard.ROBBERY_III,)
    assert t.asked == (2,)  # his boss has nothing left to do


# --- who is asked


@rule("C-72")
@pytest.mark.parametrize("job", ["robbery_iii", "trap_iii", "scam"])
def test_whoever_has_a_job_face_down_is_asked_whatever_it_is(job: str) -> None:
    t = cash_job(f"phil_malony: {job}", BOBBY_ROBS)
    question = t.g.view(None).question
    assert question is not None
    assert (question.about, question.mode, question.seats) == ("robbery", "sealed", (1, 2))
    robbery: set[Action] = {act.Rob(Place.PHIL_MALONY)} if job == "robbery_iii" else set()
    assert t.options(1) == {*robbery, act.DECLINE}


@rule("C-72")
@pytest.mark.parametrize("tasks", ["", "phil_malony: buy cop"])
def test_who_has_none_is_not_asked(tasks: str) -> None:
    t = cash_job(tasks, BOBBY_ROBS)
    assert t.asked == (2,)


@rule("C-72")
@pytest.mark.parametrize(("number", "asked"), [(1, False), (2, False), (3, True), (4, True)])
def test_nobody_is_asked_before_there_are_such_cards(number: int, asked: bool) -> None:
    t = cash_job("phil_malony: scam", number=number)
    assert (t.about == "robbery") is asked


@rule("C-72")
def test_answers_are_secret_until_all_are_in() -> None:
    t = cash_job(two=BOBBY_ROBS)
    number = t.g.question
    before = [t.g.view(viewer) for viewer in (0, 2, None)]
    t.robs("franco_luciano")
    assert (t.events, t.g.question) == ([], number)
    assert [t.g.view(viewer) for viewer in (0, 2, None)] == before
    t.refuses(1, act.DECLINE)
    t.declines(2, dice=(1, 1, 1))
    assert len(t.happened(TurnedUp)) == 1


@rule("C-72", "option reaction_seconds")
def test_silence_is_no() -> None:
    t = cash_job(two=BOBBY_ROBS, reaction_seconds=5)
    t.robs("bobby_ruthless")
    t.time_up(dice=(4, 4, 1))
    assert t.g.cash == [0, 0, 3000]
    assert t.task("franco_luciano") == "robbery_iii"
    t = cash_job(two=BOBBY_ROBS, reaction_seconds=None)
    t.refuses(CLOCK, TIME_UP)


# --- a robber robbed


def robbed(dice: tuple[int, ...], own: str = "", **options: Any) -> Play:
    """Franco has robbed Big Joey's $14,000. Bobby can rob, and so can Little Joey."""
    t = table(
        Seat("blundetto", cash=0, owns="garage drug_dealer", tasks=f"big_joey: illegal_lab, {own}"),
        Seat("dimaggio", cash=0, owns="", tasks=f"{FRANCO_ROBS}, phil_malony: trap_iii"),
        Seat("calmuti", cash=0, owns="", tasks=BOBBY_ROBS),
        number=4,
        phase="action",
        **options,
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.declines(2)
    t.robs("franco_luciano", dice=dice)
    return t


@rule("C-70", "option rob_robbers")
def test_a_robber_is_not_robbed() -> None:
    t = robbed((4, 1, 1))
    assert (t.g.cash, t.about) == ([7000, 7000, 0], "acting")


@rule("C-70", "option rob_robbers")
@pytest.mark.parametrize(
    ("first", "second", "cash"),
    [
        ((4, 1, 1), (4, 1, 1), [7000, 4000, 3000]),
        ((4, 1, 1), (4, 4, 1), [7000, 0, 7000]),
        ((4, 4, 1), (4, 1, 1), [0, 7000, 7000]),
        ((4, 4, 1), (1, 1, 1), [0, 14_000, 0]),
    ],
)
def test_by_option_his_part_is_robbed_once_more(
    first: tuple[int, ...], second: tuple[int, ...], cash: list[int]
) -> None:
    t = robbed(first, rob_robbers=True)
    assert (t.about, t.asked) == ("robbery", (2,))
    t.robs("bobby_ruthless", dice=second)
    if t.about == "trap":
        assert t.asked == (1,)
        t.declines(1)
    assert t.g.cash == cash


@rule("C-70", "option rob_robbers")
def test_nothing_is_left_to_rob_of_a_robber_who_missed() -> None:
    t = robbed((1, 1, 1), rob_robbers=True)
    assert (t.g.cash, t.about) == ([14_000, 0, 0], "acting")


@rule("C-70", "option rob_robbers")
def test_nor_of_one_whose_half_is_nothing() -> None:
    t = cash_job(two=BOBBY_ROBS, job="gas_station_robbery", dice=(2, 1, 1), rob_robbers=True)
    t.declines(2)
    t.robs("franco_luciano", dice=(4, 1, 1))
    assert (t.g.cash, t.about) == ([1000, 0, 0], "acting")


@rule("C-70", "option rob_robbers")
def test_only_a_third_player_and_only_after_the_question_of_a_trap() -> None:
    t = robbed((4, 4, 1), own="little_joey: robbery_iv", rob_robbers=True)
    assert (t.about, t.asked) == ("trap", (0,))
    t.declines(0)
    assert (t.about, t.asked) == ("robbery", (2,))


@rule("C-70", "option rob_robbers")
def test_a_third_robbery_is_one_too_many() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: credit_card_fraud"),
        Seat("dimaggio", owns="", tasks=FRANCO_ROBS),
        Seat("calmuti", owns="", tasks="bobby_ruthless: robbery_iii"),
        Seat("laserva", owns="", tasks="jacky_two_finger: robbery_iv"),
        number=4,
        phase="action",
        rob_robbers=True,
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.declines(2, 3)
    t.robs("franco_luciano", dice=(4, 4, 4))
    assert (t.about, t.asked) == ("robbery", (2, 3))
    t.declines(3)
    t.robs("bobby_ruthless", dice=(4, 4, 4))
    assert (t.about, t.g.cash) == ("acting", [2000, 2000, 5000, 2000])
