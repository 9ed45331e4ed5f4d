"""The snap for play by post: tries in secret, in the order of each player's own time (option `snap`)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK, MODES
from sitdown.core.records import TIME_UP, Clocked
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Given, Mistaken, SnapClosed, SnapOpened, Snapped
from tests.omerta.harness import Play, table
from tests.rules import rule


def sealed(**options: Any) -> Play:
    """Seat 0 has discarded a 9; everybody has one."""
    t = table("7 9 5 6", "9 2 3 4", "5 5 6 9", pile="4", snap="sealed", **options)
    t.plays("9")
    return t


def answer(t: Play, seat: int, milliseconds: int, slot: int) -> None:
    t.clocked(seat, milliseconds)
    t.tries(seat, slot)


@rule("option snap", "O-20", "O-24")
def test_everybody_is_asked_once_in_secret() -> None:
    t = sealed()
    assert t.told(SnapOpened) == [SnapOpened(Card.BOTTLE_9)]
    assert t.g.ask is not None
    assert MODES[t.g.ask.mode] == "sealed"
    assert t.g.ask.stopwatch
    assert t.asked == (1, 2, 0)
    for seat in range(3):
        assert t.options(seat) == {*(act.Try(slot) for slot in range(4)), act.DECLINE}
    t.tries(1, 0)
    t.refuses(1, act.Try(1))
    t.refuses(1, act.DECLINE)
    assert set(t.asked) == {0, 2}


@rule("option snap")
def test_a_race_has_no_stopwatch() -> None:
    t = table("7 9 5 6", "9 2 3 4", "5 5 6 9")
    t.plays("9")
    assert t.g.ask is not None
    assert not t.g.ask.stopwatch
    t.refuses(CLOCK, Clocked(1, 100))


@rule("option snap")
def test_nothing_is_shown_until_all_have_answered() -> None:
    t = sealed()
    before = [t.view(viewer) for viewer in (0, 2, None)], [t.knowledge(viewer) for viewer in (0, 2, None)]
    answer(t, 1, 300, 1)  # wrong
    assert t.events == []
    t.declines(2)
    assert t.events == []
    assert ([t.view(viewer) for viewer in (0, 2, None)], [t.knowledge(viewer) for viewer in (0, 2, None)]) == before
    t.declines(0)
    assert t.told(Mistaken) == [Mistaken(1, 1, Card.BOTTLE_2)]


@rule("option snap", "O-21")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_the_shortest_own_time_wins_whatever_the_order_of_the_answers(order: tuple[int, ...]) -> None:
    t = sealed()
    slots = {0: 1, 1: 0, 2: 3}
    times = {0: 700, 1: 650, 2: 200}
    for seat in order:
        answer(t, seat, times[seat], slots[seat])
    assert t.told(Snapped) == [Snapped(2, 3, Card.BOTTLE_9)]
    assert t.told(SnapClosed) == [SnapClosed(2)]
    assert (t.pile, t.stock(0), t.stock(1), t.stock(2)) == ("4 9 9", "7 9 5 6", "9 2 3 4", "5 5 6")


@rule("option snap", "O-24")
@pytest.mark.parametrize(("starter", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_equal_times_go_clockwise_from_the_active_player(starter: int, winner: int) -> None:
    t = table("9 7", "9 2", "9 5", snap="sealed", starter=starter)
    t.plays("9")
    for seat in range(3):
        answer(t, seat, 500, 0)
    assert t.told(SnapClosed) == [SnapClosed(winner)]


@rule("option snap")
def test_an_answer_may_take_no_time_at_all() -> None:
    t = sealed()
    t.clocked(0, 500)
    t.clocked(0, 0)  # the clock's last word counts
    t.tries(0, 1)
    answer(t, 1, 1, 0)
    t.declines(2)
    assert t.told(SnapClosed) == [SnapClosed(0)]


@rule("option snap", "O-24")
def test_the_active_player_wins_if_he_was_faster() -> None:
    t = sealed()
    answer(t, 1, 501, 0)
    answer(t, 2, 501, 3)
    answer(t, 0, 500, 1)
    assert t.told(SnapClosed) == [SnapClosed(0)]


@rule("option snap", "O-22", "O-24")
def test_a_faster_wrong_try_costs_a_card_and_the_next_correct_one_wins() -> None:
    t = sealed()
    t.comes("10")
    answer(t, 0, 900, 1)
    answer(t, 1, 100, 1)
    answer(t, 2, 500, 3)
    assert t.told(Mistaken) == [Mistaken(1, 1, Card.BOTTLE_2)]
    assert t.told(Given) == [Given(1)]
    assert t.told(SnapClosed) == [SnapClosed(2)]
    assert (t.stock(0), t.stock(1), t.stock(2)) == ("7 9 5 6", "9 2 3 4 10", "5 5 6")


@rule("option snap", "O-23")
def test_tries_slower_than_the_correct_one_are_not_shown_and_cost_nothing() -> None:
    t = sealed()
    answer(t, 0, 900, 0)
    answer(t, 1, 800, 1)
    answer(t, 2, 100, 3)
    assert t.told(Mistaken) == []
    assert t.told(Given) == []
    assert (t.stock(0), t.stock(1)) == ("7 9 5 6", "9 2 3 4")
    assert t.knows(2, 0) == t.knows(2, 1) == "? ? ? ?"


@rule("option snap", "O-22", "O-25")
def test_if_all_are_wrong_all_pay_in_the_order_of_their_times() -> None:
    t = sealed()
    t.comes("10 10 10")
    answer(t, 0, 200, 0)
    answer(t, 1, 300, 1)
    answer(t, 2, 100, 0)
    assert [wrong.seat for wrong in t.told(Mistaken)] == [2, 0, 1]
    assert t.told(SnapClosed) == [SnapClosed(None)]
    assert [len(stock) for stock in t.g.stocks] == [5, 5, 5]


@rule("option snap")
def test_declining_is_final() -> None:
    t = sealed()
    t.declines(1)
    t.refuses(1, act.Try(0))
    t.refuses(CLOCK, Clocked(1, 10))


@rule("option snap", "O-25")
def test_if_all_decline_it_closes() -> None:
    t = sealed()
    t.declines(0, 1, 2)
    assert t.told(SnapClosed) == [SnapClosed(None)]
    assert (t.step, t.turn) == ("Draw", 1)


@rule("option snap")
def test_the_clock_says_a_time_before_the_answer_and_for_who_is_asked() -> None:
    t = sealed()
    t.refuses(0, Clocked(0, 100))  # nobody clocks himself
    t.refuses(CLOCK, Clocked(3, 100))
    t.refuses(CLOCK, Clocked(-1, 100))
    t.refuses(CLOCK, Clocked(1, -1))
    t.tries(1, 0)
    t.refuses(CLOCK, Clocked(1, 100))
    assert t.step == "SealedSnap"


@rule("option snap")
def test_an_answer_the_clock_said_nothing_of_took_no_time() -> None:
    t = sealed()
    answer(t, 1, 1, 0)
    t.tries(2, 3)
    answer(t, 0, 1, 1)
    assert t.told(SnapClosed) == [SnapClosed(2)]


@rule("option snap", "O-26")
def test_who_may_not_try_is_not_asked_in_secret_either() -> None:
    t = table("7 9 5 6", "9 2 3 4", "5 5 6 9", snap="sealed")
    t.mamma(1)
    t.plays("9")  # seat 2
    assert t.asked == (0, 2)
    t.refuses(CLOCK, Clocked(1, 100))


@rule("option snap", "option snap_seconds", "O-25")
def test_when_time_is_up_the_others_have_declined_and_the_answers_count() -> None:
    t = sealed(snap_seconds=30)
    answer(t, 2, 300, 3)
    t.time_up()
    assert t.told(SnapClosed) == [SnapClosed(2)]
    assert t.stock(2) == "5 5 6"
    t = sealed(snap_seconds=None)
    t.refuses(CLOCK, TIME_UP)


@rule("option snap", "O-27")
def test_the_drivers_two_snaps_are_sealed_one_after_the_other() -> None:
    t = table("7 9 5 6", "9 5 3 4", "5 8 6 9", snap="sealed", pile="4")
    t.plays("Dr")
    t.drives(1, 2)
    for seat, slot in ((0, 0), (1, 0), (2, 0)):
        answer(t, seat, 100 * (2 - seat) + 100, slot)  # seat 2 fastest and wrong, seat 1 right, seat 0 slow
    assert (t.told(SnapClosed), t.told(SnapOpened)) == ([SnapClosed(1)], [SnapOpened(Card.BOTTLE_5)])
    assert t.asked == (1, 2, 0)
    t.declines(1, 2, 0)
    assert t.turn == 1
