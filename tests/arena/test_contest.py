"""A contest: every deal from every seat, the same result whoever plays it, and an end when the question is decided."""

from __future__ import annotations

import msgspec
import pytest

from sitdown.arena.contest import contest
from sitdown.arena.ratings import Ratings
from sitdown.arena.report import Result
from sitdown.arena.runners import Runner, ray_runner, runner
from sitdown.arena.seating import even_share, rotations, tables
from sitdown.arena.sequential import Question
from sitdown.arena.standings import ContestReport, Standings
from sitdown.arena.tally import Tally
from sitdown.arena.timing import Times
from sitdown.bots import UnknownBot
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.omerta import OMERTA


def timeless(report: ContestReport) -> ContestReport:
    replace = msgspec.structs.replace
    bots = {name: replace(bot, milliseconds=0.0, milliseconds_95=0.0) for name, bot in report.bots.items()}
    return replace(report, bots=bots)


def test_a_row_is_turned_until_it_comes_round() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_who_sits_with_whom() -> None:
    assert tables(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert tables(["a", "b", "c", "d"], 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_an_even_share_is_ones_seats_of_all() -> None:
    assert even_share(["a", "b", "b", "b"], 4, "a") == 0.25
    assert even_share(["a", "b", "b", "b"], 4, "b") == 0.75
    assert even_share(["a", "b", "c", "d"], 3, "d") == pytest.approx(1 / 3)


@pytest.mark.flaky(reruns=2)  # Ray gives its node 30 s to start, whatever else the machine is doing
@pytest.mark.parametrize("run", [runner(2), ray_runner()], ids=["processes", "ray"])
def test_the_result_is_the_same_whoever_plays(run: Runner) -> None:
    one = contest(OMERTA, ["novice", "random", "random"], 9, 7, runner(1), players=3, to_the_end=True)
    other = contest(OMERTA, ["novice", "random", "random"], 9, 7, run, players=3, to_the_end=True)
    assert timeless(one) == timeless(other)
    assert one.games == 9
    assert one.bots["novice"].games == 9
    assert one.bots["novice"].win_share + one.bots["random"].win_share == pytest.approx(1)


def test_it_ends_when_the_question_is_decided() -> None:
    report = contest(OMERTA, ["novice", "random", "random", "random"], 4000, 1, runner(1), players=4)
    assert report.verdict.side == "above"
    assert report.verdict.share == 0.25
    assert report.games < 200
    low, high = report.bots["novice"].interval
    assert 0.25 < low < report.bots["novice"].win_share <= high


def test_another_question_may_be_asked() -> None:
    report = contest(OMERTA, ["random", "novice", "novice"], 4000, 1, runner(1), players=3, share=0.9)
    assert (report.verdict.bot, report.verdict.side) == ("random", "below")


def test_words_and_snaps_are_counted() -> None:
    report = contest(COSA_NOSTRA, ["regular", "random", "random"], 3, 1, runner(1), players=3, options={"rounds": 3})
    assert report.bots["regular"].counts["offers"] > 0
    assert report.bots["regular"].shares.keys() == {"promises_kept"}
    report = contest(OMERTA, ["sharp"], 1, 1, runner(1), players=3)
    accuracy = report.bots["sharp"].shares["snap_accuracy"]
    assert accuracy is not None
    assert accuracy > 0.8
    assert report.bots["sharp"].shares.keys() == {"snap_accuracy"}
    assert 0 < report.bots["sharp"].milliseconds <= report.bots["sharp"].milliseconds_95 * 20


def test_who_is_not_known_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        contest(OMERTA, ["nobody", "random", "random"], 1, 1, runner(1), players=3)


def test_who_finishes_before_whom() -> None:
    """In Omerta low is good. Seats of one bot are not held against each other."""
    standings = Standings("omerta", ["a", "b"], 4)
    standings.add(("a", "b", "a", "b"), Result(9, (10, 20, 30, 20), (0,), Tally()), [Times()] * 4)
    report = standings.report(1, Question(0.5))
    assert report.against == {"a": {"b": 0.5}, "b": {"a": 0.5}}
    standings.add(("a", "b", "a", "b"), Result(9, (10, 20, 20, 40), (0,), Tally()), [Times()] * 4)
    assert standings.report(1, Question(0.5)).against["a"]["b"] == (4 + 7) / 16


def test_whoever_wins_is_rated_higher_and_the_rating_settles() -> None:
    ratings = Ratings(["a", "b", "c"])
    for _ in range(20):
        ratings.add(["a", "b", "c"], [3, 2, 1])
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert ratings["a"].sigma < 8


def test_times_add_up() -> None:
    times, more = Times(), Times()
    for _ in range(95):
        times.add(0.001)
    for _ in range(5):
        more.add(1.0)
    times.update(more)
    assert times.mean == pytest.approx((0.095 + 5) / 100)
    assert times.within(0.95) == pytest.approx(0.001, rel=0.11)
    assert times.within(0.96) == pytest.approx(1.0, rel=0.11)
