"""A secret answer can be taken back at a live table while nobody has seen anything of it; and nobody else can tell."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.records import BEGIN, RECONSIDER, TIME_UP, Action, Clocked
from sitdown.games.cosa_nostra.records.actions import KEEP_HAND, LapseOffer
from sitdown.games.omerta.records import actions as act
from sitdown.server.protocol import Order, Reconsider
from sitdown.server.table.time.pace import HURRIED, Pace
from sitdown.server.table.updates import MOST_DOUBTS

from .room import Room, at_omerta, record

SLOW = Pace(window=1.0, hesitation=0.5, move=0, thought=(0.2, 1.5), grace=60)
OTHERS = (0, 2, 9)
ATTACKS_ONLY = 153  # with this seed one player is dealt nothing else


def gangster_used(pace: Pace = HURRIED, **options: Any) -> Room:
    """Seat 0 is about to exchange cards of seats 1 and 2, who are asked for a Killer in secret."""
    room = at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="Ga", pace=pace, **options)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    room.answers(0, act.Exchange(1, 0, 2, 0))
    return room


def takes_back(room: Room, line: int) -> None:
    room.send(line, Reconsider(room.state.question))


def test_an_answer_that_is_in_can_be_taken_back() -> None:
    room = gangster_used()
    asked = room.last(1)
    assert not asked["undo"]
    room.answers(1, act.DECLINE)
    assert room.last(1)["undo"]
    assert room.last(1)["options"] == []
    takes_back(room, 1)
    assert not room.last(1)["undo"]
    assert room.last(1)["options"] == asked["options"]
    room.answers(1, act.Reveal(2))
    room.answers(2, act.DECLINE)
    assert any(event["type"] == "Killed" for event in room.last(0)["events"])


def test_so_can_one_that_lies_ready() -> None:
    room = gangster_used(SLOW)
    room.answers(1, act.DECLINE)
    assert room.last(1)["undo"]
    assert room.last(1)["options"] == []
    takes_back(room, 1)
    assert room.last(1)["options"]
    assert not room.last(1)["undo"]
    room.answers(2, act.DECLINE)
    room.wait(5)
    assert room.last(1)["options"], "he is still asked"
    assert len(room.log) == 4, "only the other's answer is in the log"


def test_all_screens_of_a_player_show_that_his_answer_is_in() -> None:
    room = gangster_used(SLOW)
    room.join(11, 1)
    room.answers(1, act.DECLINE)
    assert room.last(11)["undo"]
    takes_back(room, 11)
    assert not room.last(1)["undo"]
    assert room.last(1)["options"]


def test_a_hand_that_was_kept_can_be_looked_at_again() -> None:
    """La Cosa Nostra: who is dealt nothing but attacks may refuse them, as long as others think about theirs."""
    room = Room(record("cosa-nostra", None, None, None), SLOW, Seeded(ATTACKS_ONLY))
    for seat in range(3):
        room.join(seat, seat)
    assert room.state.ask is not None
    seat = [len(room.state.ask.options(seat)) for seat in range(3)].index(2)
    room.answers(seat, KEEP_HAND)
    assert room.last(seat)["undo"]
    takes_back(room, seat)
    assert [option["type"] for option in room.last(seat)["options"]] == ["KeepHand", "RefuseHand"]


def test_who_had_no_choice_has_nothing_to_take_back() -> None:
    room = Room(record("cosa-nostra", None, None, None), SLOW, Seeded(ATTACKS_ONLY))
    for seat in range(3):
        room.join(seat, seat)
    room.wait(5)
    assert room.state.ask is not None
    for seat in {0, 1, 2} - set(room.state.ask.seats):
        assert room.last(seat)["options"] == []
        assert not room.last(seat)["undo"]


def test_nobody_else_can_tell() -> None:
    for pace in (HURRIED, SLOW):
        doubtful, sure = gangster_used(pace), gangster_used(pace)
        doubtful.answers(1, act.DECLINE)
        takes_back(doubtful, 1)
        doubtful.answers(1, act.DECLINE)
        sure.answers(1, act.DECLINE)
        for room in (doubtful, sure):
            room.answers(2, act.DECLINE)
            room.wait(3)
        for line in OTHERS:
            assert doubtful.raw[line] == sure.raw[line]


def test_who_comes_back_finds_his_answer_and_can_take_it_back() -> None:
    room = gangster_used()
    room.answers(1, act.DECLINE)
    room.leave(1)
    room.join(1, 1)
    assert room.last(1)["undo"]
    takes_back(room, 1)
    assert room.last(1)["options"]


def test_there_is_nothing_to_take_back_before_an_answer_nor_after_the_question() -> None:
    room = gangster_used()
    takes_back(room, 1)
    assert room.refusal(1) == "illegal"
    takes_back(room, 0)
    assert room.refusal(0) == "illegal"
    takes_back(room, 9)
    assert room.refusal(9) == "looking-on"
    number = room.state.question
    room.answers(1, act.DECLINE)
    room.answers(2, act.DECLINE)
    assert not room.last(1)["undo"]
    room.send(1, Reconsider(number))
    assert room.refusal(1) == "late"
    takes_back(room, 1)
    assert room.refusal(1) == "illegal"


def test_what_was_seen_cannot_be_taken_back() -> None:
    """The first look: whoever has looked has looked."""
    room = Room(record("omerta", None, None, None))
    for seat in range(3):
        room.join(seat, seat)
    room.answers(0, act.Peek(0, 1))
    assert [event["type"] for event in room.last(0)["events"]] == ["Peeked"]
    assert not room.last(0)["undo"]
    takes_back(room, 0)
    assert room.refusal(0) == "illegal"


def test_what_a_standing_order_says_is_not_offered_back() -> None:
    room = gangster_used()
    room.send(1, Order("KillerWindow"))
    room.wait(1)
    assert room.last(1)["options"] == []
    assert not room.last(1)["undo"]
    room.send(1, Order("KillerWindow", on=False))
    assert room.last(1)["undo"]
    takes_back(room, 1)
    assert room.last(1)["options"]


@pytest.mark.parametrize("how", ["Talk", "Answer"])
def test_nor_in_any_other_words(how: str) -> None:
    """Each time is a line of the log: the action in another message went round the count."""
    room = gangster_used()
    takes = room.talks if how == "Talk" else room.answers
    for _ in range(MOST_DOUBTS):
        room.answers(1, act.DECLINE)
        takes(1, RECONSIDER)
        assert room.last(1)["options"]
    room.answers(1, act.DECLINE)
    written = len(room.log)
    takes(1, RECONSIDER)
    assert room.refusal(1) == "illegal"
    takes_back(room, 1)
    assert room.refusal(1) == "illegal"
    assert len(room.log) == written


def test_in_other_words_it_is_the_same() -> None:
    """What lies ready can be taken back, and what a standing order says cannot."""
    room = gangster_used(SLOW)
    room.answers(1, act.DECLINE)
    room.talks(1, RECONSIDER)
    assert room.last(1)["options"]
    room.send(1, Order("KillerWindow"))
    room.wait(4)
    room.talks(1, RECONSIDER)
    assert room.refusal(1) == "illegal"


@pytest.mark.parametrize("action", [BEGIN, TIME_UP, Clocked(1, 0), RECONSIDER], ids=repr)
@pytest.mark.parametrize("how", ["Talk", "Answer"])
def test_nobody_speaks_for_the_clock(how: str, action: Action) -> None:
    room = gangster_used(reaction_seconds=5)
    before, written = room.position, len(room.log)
    (room.talks if how == "Talk" else room.answers)(1, action)
    assert room.frames[1][-1]["type"] == "Refused"
    assert (room.position, len(room.log)) == (before, written)


def test_nor_lets_an_offer_lapse() -> None:
    room = Room(record("cosa-nostra", None, None, None, offer_seconds=60))
    for seat in range(3):
        room.join(seat, seat)
    room.wait(1)
    before, written = room.position, len(room.log)
    room.talks(1, LapseOffer(0))
    assert room.refusal(1) == "illegal"
    assert (room.position, len(room.log)) == (before, written)


def test_nobody_wavers_for_ever() -> None:
    room = gangster_used()
    for _ in range(MOST_DOUBTS):
        room.answers(1, act.DECLINE)
        takes_back(room, 1)
    room.answers(1, act.DECLINE)
    assert not room.last(1)["undo"]
    takes_back(room, 1)
    assert room.refusal(1) == "illegal"
