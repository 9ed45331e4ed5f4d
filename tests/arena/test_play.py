"""The driver: who is asked, whose answer arrives first, and when the clock closes a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sitdown.arena.play import in_time, moves, play_out
from sitdown.bots.base import AnyBot, Asked, Choice, Imagine, Look
from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK, Ask
from sitdown.core.records import BEGIN, TIME_UP, Action, Clocked, Event
from sitdown.games.omerta import OMERTA
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.events import Drew
from tests.omerta.harness import Play, table


class Steady(AnyBot):
    """Answers with the same thing after the same time, and keeps what it was asked and told."""

    def __init__(self, action: Action, delay: float = 0.0) -> None:
        self.choice = Choice(action, delay)
        self.asked: list[Asked] = []
        self.seen: list[Event] = []

    def see(self, seat: int, event: Event) -> None:
        self.seen.append(event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        self.asked.append(ask)
        assert view().seat == knowledge().seat == seat
        assert imagine().view(seat) == view()
        return self.choice


def snap(seven: float, other_seven: float, **options: Any) -> tuple[Play, list[Steady]]:
    """Seat 1 has discarded a 7; seats 0 and 2 have one each and turn it up after so many seconds. Seat 1 keeps still."""
    t = table("7 1 1 2", "1 2 3 4", "7 8 8 9", starter=1, **options)
    t.plays("7")
    return t, [Steady(act.Try(0), seven), Steady(act.DECLINE, 0.1), Steady(act.Try(0), other_seven)]


def arriving(t: Play, bots: Sequence[AnyBot]) -> list[tuple[int, Action]]:
    return list(moves(t.g, open_ask(t), bots, [Seeded(0)] * 3))


def open_ask(t: Play) -> Ask:
    assert t.g.ask is not None
    return t.g.ask


def test_the_clock_opens_the_game() -> None:
    g = OMERTA.new(3)
    assert g.ask is not None
    assert list(moves(g, g.ask, [], [])) == [(CLOCK, BEGIN)]


def test_answers_arrive_in_the_order_of_their_times_and_the_clock_comes_last() -> None:
    t, bots = snap(0.5, 0.4)
    assert arriving(t, bots) == [(1, act.DECLINE), (2, act.Try(0)), (0, act.Try(0)), (CLOCK, TIME_UP)]


@pytest.mark.rule("O-24")
@pytest.mark.parametrize("delays", [(0.5, 0.5), (0.5003, 0.4998)])
def test_equal_times_count_clockwise_from_the_active_player(delays: tuple[float, float]) -> None:
    """Seat 2 sits to the left of seat 1, whose discard it was. A table measures milliseconds, no less."""
    t, bots = snap(*delays)
    assert [actor for actor, _ in arriving(t, bots)] == [1, 2, 0, CLOCK]


def test_an_answer_that_takes_longer_than_the_clock_does_not_arrive() -> None:
    t, bots = snap(1.5, 0.5, snap_seconds=1)
    assert [actor for actor, _ in arriving(t, bots)] == [1, 2, CLOCK]
    t, bots = snap(1500, 0.5, snap_seconds=None)
    assert [actor for actor, _ in arriving(t, bots)] == [1, 2, 0, CLOCK]


def test_under_the_stopwatch_the_clock_says_every_time() -> None:
    t, bots = snap(0.5, 0.4, snap="sealed")
    assert arriving(t, bots) == [
        *((CLOCK, Clocked(1, 100)), (1, act.DECLINE)),
        *((CLOCK, Clocked(2, 400)), (2, act.Try(0))),
        *((CLOCK, Clocked(0, 500)), (0, act.Try(0))),
        (CLOCK, TIME_UP),
    ]


@pytest.mark.parametrize("how", ["race", "sealed"])
@pytest.mark.parametrize(("delays", "winner"), [((0.5, 0.4), 2), ((0.3, 0.4), 0), ((0.4, 0.4), 2)])
def test_the_fastest_snaps_sealed_or_not(how: str, delays: tuple[float, float], winner: int) -> None:
    t, bots = snap(*delays, snap=how)
    number = t.g.question
    for actor, action in arriving(t, bots):
        t.act(actor, action)
        if t.g.question != number:
            break
    assert len(t.g.stocks[winner]) == 3
    assert len(t.g.stocks[2 - winner]) == 4


def test_equal_delays_keep_the_order_of_the_seats() -> None:
    choices = [(Choice(act.DECLINE, 0.2), 2), (Choice(act.DECLINE, 0.2), 0), (Choice(act.DECLINE, 0.1), 1)]
    assert [seat for _, seat in in_time(choices, None)] == [1, 2, 0]


def test_a_bot_is_told_how_it_is_asked() -> None:
    t, bots = snap(0.5, 0.4)
    arriving(t, bots)
    assert bots[2].asked == [Asked("race", open_ask(t).options(2), 4, True, act.DECLINE)]
    t, bots = snap(0.5, 0.4, snap="sealed", snap_seconds=None)
    arriving(t, bots)
    assert bots[2].asked == [Asked("sealed", open_ask(t).options(2), None, True, act.DECLINE)]
    draw = Steady(act.DRAW_DECK)
    arriving(table("1 2 3 4", "1 2 3 4", "5 6 7 8"), [draw] * 3)
    assert draw.asked == [Asked("one", (act.DRAW_DECK, act.CALL_OMERTA), None, False, act.DRAW_DECK)]


def test_a_question_with_one_answer_is_not_put() -> None:
    t = table("7", "1 2 3 4", "5 6 7 8", starter=2)
    t.patrol(0, 0)
    assert open_ask(t).options(0) == (act.DRAW_DECK,)
    silent = Steady(act.DISCARD)
    assert arriving(t, [silent] * 3)[0] == (0, act.DRAW_DECK)
    assert silent.asked == []


class Caller(Steady):
    """Plays any first option, but calls when it can."""

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        return Choice(act.CALL_OMERTA if act.CALL_OMERTA in ask.options else ask.options[0])


class Drawer(Steady):
    """Never calls."""

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        return Choice(ask.options[-1] if act.DECLINE in ask.options else ask.options[0])


def test_a_game_is_played_to_its_end_and_decisions_are_counted() -> None:
    g = OMERTA.new(3)
    bots = [Caller(act.DECLINE) for _ in range(3)]
    assert play_out(g, g.apply, bots, Seeded(1), [Seeded(2)] * 3) == 3 * (3 + 1)  # three looks and a call a round
    assert g.over


def test_everybody_is_told_what_his_seat_may_see() -> None:
    g = OMERTA.new(3, {"turn_limit": 30})
    bots = [Drawer(act.DECLINE) for _ in range(3)]
    play_out(g, g.apply, bots, Seeded(1), [Seeded(2)] * 3)
    for seat, bot in enumerate(bots):
        drawn = [event for event in bot.seen if isinstance(event, Drew)]
        assert {event.seat for event in drawn} == {0, 1, 2}
        assert all((event.card is not None) == (event.seat == seat) for event in drawn)
