"""Lines break. Who comes back is told what he missed, and nothing twice; who stays away is looked after."""

from __future__ import annotations

from typing import Any

from sitdown.games.omerta.records import actions as act
from sitdown.server.table.presence.audience import MOST_SPECTATORS
from sitdown.server.table.time.pace import HURRIED, Pace
from sitdown.server.table.time.pulse import UNANSWERED
from sitdown.server.timing import Timing

from .room import Frame, Room, at_omerta, record

CLOCKED = Timing("live", turn=3600)


def mole_used(**how: Any) -> Room:
    """Seat 0 has discarded the Mole and is about to look at a slot of his."""
    room = at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="Mo 2 7", **how)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    return room


def cards_shown(frame: Frame) -> list[Any]:
    return [event["cards"] for event in frame["events"] if event["type"] == "Peeked"]


def test_who_was_away_is_told_what_he_missed() -> None:
    room = mole_used(timing=CLOCKED)
    since = room.last(1)["seq"]
    room.leave(1)
    room.answers(0, act.Look(2))
    room.join(11, 1, since)
    missed = room.last(11)
    assert [event["type"] for event in missed["events"]] == [event["type"] for event in room.last(2)["events"]]
    assert missed["view"] == room.last(2)["view"] | {"seat": 1}
    assert not missed["missed"]


def test_a_card_that_was_lost_on_the_way_is_shown_when_he_is_back() -> None:
    room = mole_used()
    since = room.last(0)["seq"]
    room.pongs = False  # the line is broken already, only nobody knows it yet
    room.answers(0, act.Look(2))
    room.leave(0)
    room.pongs = True
    room.join(10, 0, since)
    assert cards_shown(room.last(10)) == [["5"]]


def test_a_card_that_was_certainly_shown_is_not_shown_again() -> None:
    room = mole_used()
    room.answers(0, act.Look(2))
    assert cards_shown(room.last(0)) == [["5"]]
    room.wait(5)  # pings go to and fro
    room.leave(0)
    room.join(10, 0, since=0)
    assert room.last(10)["events"] == []


def test_a_second_window_of_the_same_seat_shows_the_same() -> None:
    room = mole_used()
    room.wait(5)
    room.join(10, 0)
    room.answers(10, act.Look(2))
    assert room.last(10) == room.last(0)


def test_a_seq_from_elsewhere_does_no_harm() -> None:
    room = mole_used()
    room.leave(1)
    room.join(11, 1, since=10_000)
    assert room.last(11)["events"] == []
    room.answers(0, act.Look(2))
    assert room.last(11)["events"]


# --- caretakers


def chairs(room: Room, line: int) -> list[str]:
    return [chair["presence"] for chair in room.told(line, "Presence")[-1]["seats"]]


def first_look(pace: Pace = HURRIED) -> Room:
    """A game has begun; seats 1 and 2 have looked at two of their cards, and seat 0 leaves."""
    room = Room(record("omerta", None, None, None), pace, timing=CLOCKED)
    for seat in range(3):
        room.join(seat, seat)
    for seat in (1, 2):
        room.answers(seat, act.Peek(0, 1))
    room.leave(0)
    return room


def test_a_bot_looks_after_a_seat_that_stays_empty() -> None:
    room = first_look()
    number = room.state.question
    assert room.told(1, "Presence")[-1]["seats"][0] == {
        "name": "P0",
        "presence": "away",
        "caretaker_in": 60_000,
        "face": "",
        "hinted": False,
        "left": False,
        "applicant": None,
        "style": "",
        "holiday": None,
    }
    room.wait(59)
    assert room.state.question == number
    assert chairs(room, 1) == ["away", "here", "here"]
    room.wait(2)
    assert room.state.question != number
    assert chairs(room, 1) == ["caretaker", "here", "here"]


def test_who_comes_back_gets_his_seat_back() -> None:
    room = first_look(Pace(window=61.0, hesitation=1.0, move=0, thought=(0.2, 1.5), grace=60))
    number = room.state.question
    room.wait(60.5)
    assert chairs(room, 1) == ["caretaker", "here", "here"]  # it has made up its mind, but may not answer yet
    room.join(10, 0)
    assert chairs(room, 1) == ["here", "here", "here"]
    room.wait(30)
    assert room.state.question == number
    room.answers(10, act.Peek(2, 3))
    assert room.state.question != number


def test_where_nobody_is_nothing_happens() -> None:
    room = mole_used(bots=(None, "sharp", "sharp"), turn_seconds=10)
    room.leave(0)
    room.leave(9)
    assert room.table.due is None
    number = room.state.question
    room.wait(1000)
    assert room.state.question == number
    room.join(10, 0)
    assert room.last(10)["deadline"] == 10_000


def test_a_line_that_does_not_answer_is_dead() -> None:
    room = mole_used()
    room.pongs = False
    room.wait(UNANSWERED - 1)
    assert room.table.audience.dead(room.now) == []
    room.wait(2)
    assert room.table.audience.dead(room.now) == [0, 1, 2, 9]


def test_not_the_whole_town_can_look_on() -> None:
    room = Room(record("omerta", None, None, None))
    for line in range(MOST_SPECTATORS):
        room.join(100 + line, None)
    room.join(99, None)
    assert room.refusal(99) == "full"
    room.join(0, 0)
    assert room.last(0)["view"]["seat"] == 0
