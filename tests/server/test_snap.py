"""The race over wires of different length."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sitdown.games.omerta import actions as act
from sitdown.games.omerta.options import HEAD_STARTS
from sitdown.server.pulse import MOST_TAKEN_OFF, Pulse

from .room import Room, at_omerta
from .wires import Racer, raced


def discarded_seven(**how: Any) -> Room:
    """Seat 0 has discarded a 7. Seats 1 and 2 have one each, and can be as far away as they like."""
    room = at_omerta("1 3 5 6", "7 2 3 4", "7 5 6 8", pile="9", deck="7 1 2 3", **how)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    assert room.last(9)["about"] in ("Snap", "SealedSnap")
    return room


def stock_sizes(room: Room) -> list[int]:
    return [len(stock) for stock in room.last(9)["view"]["stocks"]]


def far_away(room: Room, line: int, trip: float) -> None:
    room.pongs = False  # no more: those of this room take no time
    pulse = room.table.audience.lines[line].pulse
    pulse._trips.clear()
    pulse.pong(pulse.ping(room.now - trip), room.now)


def test_the_faster_hand_wins_and_not_the_shorter_wire() -> None:
    room = discarded_seven()
    far_away(room, 2, 0.100)
    number = room.state.question
    room.wait(0.300)
    room.answers(1, act.Try(0))
    assert room.frames[0][-1] == {"type": "Tried", "question": number, "seat": 1}
    assert room.state.question == number
    room.wait(0.080)
    room.answers(2, act.Try(0))  # 380 ms, of which 100 on the way
    room.wait(MOST_TAKEN_OFF - 0.079)
    assert room.state.question != number
    receipt = {
        "type": "Receipt",
        "question": number,
        "tries": [
            {"seat": 2, "milliseconds": 280, "trip": 100, "came": "counted"},
            {"seat": 1, "milliseconds": 300, "trip": 0, "came": "late"},
        ],
    }
    for line in (0, 1, 2, 9):
        assert room.told(line, "Receipt") == [receipt]
    assert stock_sizes(room) == [4, 4, 3]


def test_a_wrong_try_leaves_the_race_open() -> None:
    room = discarded_seven()
    number = room.state.question
    room.answers(1, act.Try(2))
    room.wait(MOST_TAKEN_OFF)
    assert room.state.question == number
    room.answers(1, act.Try(0))
    assert room.refusal(1) == "late"
    room.answers(2, act.Try(0))
    room.wait(MOST_TAKEN_OFF)
    assert room.state.question != number
    assert [each["seat"] for each in room.told(0, "Receipt")[0]["tries"]] == [1, 2]


def test_who_is_too_late_for_the_clock_is_late() -> None:
    room = discarded_seven(snap_seconds=2)
    number = room.state.question
    room.wait(2.1)
    room.answers(1, act.Try(0), number)
    assert room.refusal(1) == "late"
    room.wait(MOST_TAKEN_OFF)
    assert room.state.question != number
    assert room.told(0, "Receipt") == []


def test_a_second_try_of_the_same_hand_is_not_collected() -> None:
    room = discarded_seven()
    room.answers(1, act.Try(2))
    room.answers(1, act.Try(0))
    room.wait(MOST_TAKEN_OFF)
    assert stock_sizes(room) == [4, 5, 4]  # the wrong one cost a card


def test_who_has_tried_cannot_pass_any_more() -> None:
    room = discarded_seven()
    room.answers(1, act.Try(0))
    room.answers(1, act.DECLINE)
    room.wait(MOST_TAKEN_OFF)
    assert stock_sizes(room) == [4, 3, 4]


def test_a_try_in_the_last_moment_counts() -> None:
    room = discarded_seven(snap_seconds=2)
    far_away(room, 1, 0.100)
    room.wait(2.05)
    room.answers(1, act.Try(0))  # after 1.95 s at his end
    room.wait(MOST_TAKEN_OFF)
    assert stock_sizes(room) == [4, 3, 4]
    assert [each["came"] for each in room.told(0, "Receipt")[0]["tries"]] == ["counted"]


def test_a_bot_races_with_its_own_reaction() -> None:
    room = discarded_seven(bots=(None, "sharp", None))
    room.wait(4.2)
    tries = room.told(0, "Receipt")[0]["tries"]
    assert [each["seat"] for each in tries] == [1]
    assert 150 <= tries[0]["milliseconds"] <= 3000


def taken_by(room: Room) -> int:
    """Seat 2, a person, has his seven found after 1.2 seconds. Who is rid of his."""
    room.wait(1.2)
    room.answers(2, act.Try(0))
    room.wait(4.2)
    return stock_sizes(room).index(3)


@pytest.mark.parametrize("snap", ["race", "sealed"])
@pytest.mark.parametrize(
    ("chosen", "winner"), [({}, 1), ({"reflexes": "quick"}, 1), ({"reflexes": "slow"}, 2), ({"reflexes": "drowsy"}, 2)]
)
def test_a_table_sets_how_quick_its_bots_are(snap: str, chosen: dict[str, str], winner: int) -> None:
    room = discarded_seven(bots=(None, "sharp", None), snap=snap, **chosen)
    assert taken_by(room) == winner


def test_reflexes_are_a_head_start_and_the_hand_is_the_same() -> None:
    took = {}
    for reflexes in HEAD_STARTS:
        room = discarded_seven(bots=(None, "sharp", None), reflexes=reflexes)
        room.wait(4.2)
        took[reflexes] = room.told(0, "Receipt")[0]["tries"][0]["milliseconds"]
    quick = took["quick"]
    assert took == {"quick": quick, "human": quick + 400, "slow": quick + 1000, "drowsy": quick + 2000}


def test_bots_that_are_slower_than_the_clock_get_nothing() -> None:
    room = discarded_seven(bots=(None, "sharp", None), reflexes="drowsy", snap_seconds=1)
    number = room.state.question
    room.wait(1 + MOST_TAKEN_OFF)
    assert room.state.question != number
    assert stock_sizes(room) == [4, 4, 4]
    assert room.told(0, "Receipt") == []


# --- wires of different length

NEAR, FAR = Racer(0.010), Racer(0.200)


def wins(second: Racer, races: int, seed: int = 1) -> int:
    """How often who is near loses."""
    random = Random(seed)
    return sum(raced(NEAR, second, random)[0][0]["seat"] == 2 for _ in range(races))


def test_equal_reactions_win_equally_often_whatever_the_wires() -> None:
    assert 450 <= wins(FAR, 1000) <= 550


@pytest.mark.parametrize(
    "cheat", [Racer(0.010, holds_back=1.0), Racer(0.100, holds_back=0.3), Racer(0.010, foresees=True)]
)
def test_who_tampers_with_his_pongs_gains_no_more_than_the_cap(cheat: Racer) -> None:
    random = Random(2)
    for _ in range(20):
        tries, reactions = raced(NEAR, cheat, random)
        for each in tries:
            if each["seat"] == 2:
                assert each["milliseconds"] >= round((reactions[2] + cheat.trip - MOST_TAKEN_OFF) * 1000)


def test_who_answers_pings_before_they_come_gains_nothing() -> None:
    assert wins(Racer(0.010, foresees=True), 100) <= 60


# --- the mathematics of it


def test_no_more_than_the_cap_is_taken_off() -> None:
    pulse = Pulse(0.0)
    for _ in range(5):
        pulse.pong(pulse.ping(0.0), 3.0)
    assert pulse.taken_off == MOST_TAKEN_OFF


def test_one_hiccup_helps_nobody() -> None:
    pulse = Pulse(0.0)
    pulse.pong(pulse.ping(0.0), 0.020)
    for _ in range(5):
        pulse.pong(pulse.ping(1.0), 1.140)
    assert pulse.taken_off == pytest.approx(0.020)


def test_a_pong_to_no_ping_counts_for_nothing() -> None:
    pulse = Pulse(0.0)
    assert not pulse.pong(1, 0.5)
    number = pulse.ping(0.0)
    assert pulse.pong(number, 0.1)
    assert not pulse.pong(number, 0.2)
    assert pulse.taken_off == pytest.approx(0.1)
