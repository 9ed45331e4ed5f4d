"""Reactions and secret questions: how long they stay open, standing orders, more time; and that time tells nothing."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act_lcn
from sitdown.games.omerta.records import actions as act
from sitdown.server.protocol import More, Order
from sitdown.server.table.loading import new_session
from sitdown.server.table.time.pace import STEADY, Pace
from tests.cosa_nostra.harness import Seat
from tests.cosa_nostra.harness import table as families

from .room import Room, at_omerta, record

SLOW = Pace(window=1.0, hesitation=0.5, move=0, thought=(0.2, 1.5), grace=60)


def patrol_laid(pace: Pace = SLOW, **options: Any) -> Room:
    """Seat 0 has laid a Patrol on a slot of seat 1's, who is asked for a Killer; so is everybody who could be."""
    room = at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="Pa", pace=pace, **options)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    room.answers(0, act.LayPatrol(1, 1))
    assert room.last(1)["about"] == "KillerWindow"
    return room


def test_an_answer_lies_ready_until_the_least_time_is_over() -> None:
    room = patrol_laid()
    number = room.state.question
    room.answers(1, act.DECLINE)
    assert room.told(1, "Noted") == [{"type": "Noted", "question": number}]
    room.wait(0.9)
    assert room.state.question == number
    room.wait(0.1)
    assert room.state.question != number


def test_one_may_think_better_of_it_meanwhile() -> None:
    room = patrol_laid()
    room.answers(1, act.DECLINE)
    room.answers(1, act.Reveal(2))
    room.wait(1)
    assert any(event["type"] == "Killed" for frame in room.told(0, "Update") for event in frame["events"])


def test_a_standing_order_says_no_after_a_while_and_nobody_else_can_tell() -> None:
    ordered, plain = patrol_laid(), patrol_laid()
    ordered.send(1, Order("KillerWindow"))
    assert ordered.last(1)["orders"] == ["KillerWindow"]
    number = ordered.state.question
    ordered.wait(3)
    assert ordered.state.question != number
    took = ordered.log[-1].at - 100_000
    plain.wait(took / 1000)
    plain.answers(1, act.DECLINE)
    for line in (0, 2, 9):
        assert ordered.raw[line] == plain.raw[line]


def test_an_order_can_be_taken_back() -> None:
    room = patrol_laid()
    number = room.state.question
    room.send(1, Order("KillerWindow"))
    room.send(1, Order("KillerWindow", on=False))
    assert room.last(1)["orders"] == []
    room.wait(8)
    assert room.state.question == number


def test_no_order_answers_a_question_that_has_no_no() -> None:
    room = at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="Pa")
    assert not room.last(0)["orderable"]
    number = room.state.question
    room.send(0, Order(room.last(0)["about"]))
    room.wait(30)
    assert room.state.question == number


def test_the_clock_says_no_for_who_does_not_answer() -> None:
    room = patrol_laid(reaction_seconds=5)
    number = room.state.question
    assert room.last(1)["deadline"] == 5000
    room.wait(4.9)
    assert room.state.question == number
    room.wait(0.1)
    assert room.state.question != number
    assert room.log[-1].entry.actor == -1


def test_more_time_once() -> None:
    room = patrol_laid(reaction_seconds=5)
    number = room.state.question
    room.wait(4)
    room.send(1, More(number))
    assert [room.last(line)["deadline"] for line in (0, 1, 2, 9)] == [6000] * 4
    room.send(1, More(number))
    assert room.refusal(1) == "no-more"
    room.send(2, More(number))
    assert room.refusal(2) == "no-more"
    room.send(1, More(number - 1))
    assert room.refusal(1) == "late"
    room.wait(5.9)
    assert room.state.question == number


def test_there_is_no_more_of_unlimited_time() -> None:
    room = patrol_laid(reaction_seconds=None)
    room.send(1, More(room.state.question))
    assert room.refusal(1) == "no-more"


@pytest.mark.parametrize("holder", [True, False])
def test_a_bot_takes_its_time_whether_it_has_the_card_or_not(holder: bool) -> None:
    stock = "1 2 Ki 4" if holder else "1 2 3 4"
    room = at_omerta("7 3 5 6", stock, "5 5 6 8", pile="9", deck="Pa", pace=SLOW, bots=(None, "sharp", None))
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    room.answers(0, act.LayPatrol(1, 1))
    number = room.state.question
    room.wait(0.9)
    assert room.state.question == number
    room.wait(2)
    assert room.state.question != number


def acted(cards: str, lot: int) -> Room:
    """La Cosa Nostra: seat 0 has called a job off. Holding a card, he is asked whether he looks at anything before his turn ends."""
    play = families(
        Seat("blundetto", cards=cards, tasks="big_joey: threats"),
        Seat("dimaggio"),
        Seat("calmuti", tasks="vito_baritono: scam"),
        phase="action",
        reaction_seconds=None,
    )
    at = record("cosa-nostra", None, None, None)
    session = new_session(at)
    session.state = play.g
    room = Room(at, STEADY, session=session, lot=lot)
    for seat in range(3):
        room.join(seat, seat)
    room.answers(0, act_lcn.CallOff(Place.BIG_JOEY))
    assert room.last(1)["about"] == "finishing"
    return room


@pytest.mark.parametrize("lot", range(5))
def test_what_has_no_alternative_takes_as_long_as_a_thought(lot: int) -> None:
    """With a Doc in hand there is nothing to look at, with a Snitch there is: the table cannot tell which it was."""
    room = acted("emergency_doc", lot)
    assert len(room.last(0)["options"]) == 1
    number = room.state.question
    room.wait(0.5 * min(STEADY.thought))
    assert room.state.question == number
    room.wait(2 * max(STEADY.thought))
    assert room.state.question != number
    took = room.log[-1].at / 1000 - 100
    chooses = acted("snitch", lot)
    assert len(chooses.last(0)["options"]) > 1
    chooses.wait(took)
    chooses.answers(0, act_lcn.END_TURN)
    for line in (1, 2):
        assert room.raw[line] == chooses.raw[line]


def test_who_has_no_alternative_need_not_wait() -> None:
    room = acted("emergency_doc", 1)
    number = room.state.question
    room.answers(0, act_lcn.END_TURN)
    assert room.state.question != number
