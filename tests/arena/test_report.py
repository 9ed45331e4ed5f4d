"""Sums over games, and what they come to."""

import pytest

from sitdown.arena.intervals import mean_and_interval
from sitdown.arena.report import Result, Scores
from sitdown.arena.tally import TABLE, Tally
from sitdown.core.records import Event
from sitdown.games.cosa_nostra import marks as cosa_nostra
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.marks import MARKS as OMERTA
from sitdown.games.omerta.records.events import Mistaken, RoundEnded, SnapClosed, SnapOpened, Snapped, TurnBegan


def result(totals: tuple[int, ...], winners: tuple[int, ...], **calls: int) -> Result:
    return Result(10, totals, winners, Tally({("rounds", TABLE): 3, ("calls", 0): calls.get("calls", 0)}))


def test_a_shared_win_is_shared() -> None:
    scores = Scores(("a", "b", "a"), OMERTA)
    scores.add(result((1, 2, 3), (0,)))
    scores.add(result((1, 1, 3), (0, 1)))
    scores.add(result((1, 1, 1), (0, 1, 2)))
    report = scores.report("omerta", 1, 6.0)
    assert report.wins == pytest.approx((1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3))
    assert report.by_bot["a"].wins == pytest.approx(1 + 1 / 2 + 2 / 3)
    assert sum(report.wins) == pytest.approx(report.games)


def test_a_bot_in_several_seats_has_their_mean() -> None:
    scores = Scores(("a", "b", "a"), OMERTA)
    scores.add(result((10, 7, 30), (1,)))
    scores.add(result((20, 7, 40), (1,)))
    report = scores.report("omerta", 1, 6.0)
    assert report.mean_scores == (15.0, 7.0, 35.0)
    assert report.by_bot["a"].seats == (0, 2)
    assert report.by_bot["a"].mean_score == 25.0
    low, high = report.by_bot["a"].interval
    assert (low, high) == pytest.approx((25 - 9.8, 25 + 9.8), abs=0.01)  # from two games, not from four scores
    assert report.by_bot["b"].interval == (7.0, 7.0)


def test_time_is_shared_out_among_decisions() -> None:
    scores = Scores(("a", "b", "c"), OMERTA)
    scores.add(result((1, 2, 3), (0,)))
    report = scores.report("omerta", "x", 0.5)
    assert (report.decisions, report.seconds, report.us_per_decision) == (10, 0.5, 50_000)
    assert (report.seed, report.players, report.games) == ("x", 3, 1)


def test_marks_are_counted_for_the_table_and_for_seats() -> None:
    scores = Scores(("a", "b", "c"), OMERTA)
    scores.add(result((1, 2, 3), (0,), calls=2))
    scores.add(result((1, 2, 3), (0,), calls=1))
    report = scores.report("omerta", 1, 1.0)
    assert report.counts == {"rounds": 6, "calls": 3, "calls_succeeded": 0, "snaps": 0, "mistakes": 0}
    assert [standing.counts["calls"] for standing in report.by_seat] == [3, 0, 0]


@pytest.mark.parametrize(
    ("caller", "succeeded", "marks"),
    [
        (None, False, [("rounds", TABLE)]),
        (2, False, [("rounds", TABLE), ("calls", 2)]),
        (2, True, [("rounds", TABLE), ("calls", 2), ("calls_succeeded", 2)]),
    ],
)
def test_a_round_of_omerta_leaves_marks(caller: int | None, succeeded: bool, marks: list[tuple[str, int]]) -> None:
    read = OMERTA.reader()
    assert list(read(RoundEnded(1, caller, succeeded, (), (), ()))) == marks
    assert not list(read(TurnBegan(0)))


def test_a_wrong_card_counts_against_a_snapper_not_against_who_looked_for_the_killer() -> None:
    read = OMERTA.reader()
    events = [SnapOpened(Card.BOTTLE_7), Mistaken(1, 0, Card.BOTTLE_2), Snapped(2, 0, Card.BOTTLE_7), SnapClosed(2)]
    assert [mark for event in events for mark in read(event)] == [("mistakes", 1), ("snaps", 2)]
    assert not list(read(Mistaken(1, 0, Card.BOTTLE_2)))


def test_whose_word_was_kept_and_whose_broken() -> None:
    read = cosa_nostra.MARKS.reader()
    made = [ev.PromiseMade(number, seat, 0, NoAttackOnYou(1)) for number, seat in enumerate((1, 2, 3))]
    judged = [ev.PromiseJudged(0, "kept"), ev.PromiseJudged(1, "broken"), ev.PromiseJudged(2, "void")]
    assert [mark for event in (*made, *judged) for mark in read(event)] == [
        ("promises_kept", 1),
        ("promises_broken", 2),
    ]


@pytest.mark.parametrize(
    ("event", "marks"),
    [
        (ev.RoundBegan(2, 0), [("rounds", TABLE)]),
        (ev.OfferClosed(0, "accepted"), [("deals", TABLE)]),
        (ev.OfferClosed(0, "refused"), []),
        (ev.OfferMade(0, 3, 1, Goods(), Goods(cash=1000)), [("offers", 3)]),
        (ev.JobResolved(1, Place.BIG_JOEY, JobCard.SCAM), [("jobs", 1)]),
        (ev.Bought(2, BusinessCard.PIMP_1, 4000), [("purchases", 2)]),
        (ev.GangsterKilled(0, Gangster.BIG_JOEY, 1), [("kills", 1)]),
    ],
)
def test_la_cosa_nostra_leaves_marks(event: Event, marks: list[tuple[str, int]]) -> None:
    assert list(cosa_nostra.MARKS.reader()(event)) == marks


def test_the_interval_narrows_with_the_root_of_the_number() -> None:
    mean, (low, high) = mean_and_interval([0.0, 10.0] * 50)
    assert mean == 5.0
    assert high - low == pytest.approx(2 * 1.96 * 5.0252 / 10, rel=0.001)
    _, (lower, higher) = mean_and_interval([0.0, 10.0] * 200)
    assert higher - lower == pytest.approx((high - low) / 2, rel=0.01)
    assert mean_and_interval([4.0]) == (4.0, (4.0, 4.0))
