"""The race over wires of different length, and against those who bend them."""

from __future__ import annotations

from collections import Counter
from math import inf
from random import Random
from typing import Any

import pytest

from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.options import HEAD_STARTS
from sitdown.server.table.time.pulse import ALLOWED, MOST_TAKEN_OFF, RISE, Pulse, Reach
from sitdown.server.table.time.race import attempt

from .room import Room, at_omerta
from .wires import Racer, raced


def discarded_seven(**how: Any) -> Room:
    """Seat 0 has discarded a 7. Seats 1 and 2 have one each, and can be as far away as they like."""
    room = at_omerta("1 3 5 6", "7 2 3 4", "7 5 6 8", pile="9", deck="7 1 2 3", pongs=False, **how)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    assert room.last(9)["about"] in ("Snap", "SealedSnap")
    return room


def stock_sizes(room: Room) -> list[int]:
    return [len(stock) for stock in room.last(9)["view"]["stocks"]]


def far_away(room: Room, line: int, trip: float) -> None:
    there = room.table.audience.lines[line]
    room.table.audience.pong(there, there.ping(room.now - trip), room.now)


def test_the_faster_hand_wins_and_not_the_shorter_wire() -> None:
    room = discarded_seven()
    far_away(room, 2, 0.100)
    number = room.state.question
    room.wait(0.300)
    room.answers(1, act.Try(0))
    room.wait(0.080)
    room.answers(2, act.Try(0))  # 380 ms, of which 100 on the way
    room.wait(MOST_TAKEN_OFF - 0.079)
    assert room.state.question != number
    won = {"seat": 2, "milliseconds": 280, "trip": 100, "came": "counted"}
    late = {"seat": 1, "milliseconds": 300, "trip": 0, "came": "late"}
    for line in (0, 2, 9):
        assert room.told(line, "Receipt") == [{"type": "Receipt", "question": number, "tries": [won]}]
        assert [each["seat"] for each in room.told(line, "Tried")] == [2], "a late try is shown to nobody (O-23)"
    assert room.told(1, "Receipt") == [{"type": "Receipt", "question": number, "tries": [won, late]}]
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


# --- what is told of a try


def heard_of(room: Room, line: int) -> list[int]:
    """Whose tries this line was told of."""
    return [frame["seat"] for frame in room.told(line, "Tried")]


def test_nobody_hears_of_a_try_before_no_faster_one_can_come() -> None:
    room = discarded_seven()
    room.join(11, 1)  # his other screen
    room.wait(0.300)
    frames = {line: len(room.sent[line]) for line in (0, 2, 9)}
    room.answers(1, act.Try(0))
    assert heard_of(room, 1) == heard_of(room, 11) == [1], "he himself sees it at once"
    room.wait(MOST_TAKEN_OFF - 0.001)
    for line in (0, 2, 9):
        told = [data for _, data in room.sent[line][frames[line] :] if b'"Ping"' not in data]
        assert told == [], "not a byte, whoever looks on"
    room.wait(0.002)
    for line in (0, 2, 9):
        kinds = [frame["type"] for frame in room.frames[line]]
        assert heard_of(room, line) == [1]
        assert kinds.index("Tried") < len(kinds) - 1 - kinds[::-1].index("Update"), "then what came of it"


def test_nor_does_who_comes_in_meanwhile() -> None:
    tried, quiet = discarded_seven(), discarded_seven()
    for room in (tried, quiet):
        room.wait(0.300)
    tried.answers(1, act.Try(0))
    for room in (tried, quiet):
        room.wait(0.100)
        room.join(12, 2)
        room.join(13, None)
        room.answers(2, act.DECLINE)
    for line in (0, 2, 9, 12, 13):
        assert tried.raw[line] == quiet.raw[line]


def test_pings_go_out_as_if_nobody_had_tried() -> None:
    tried, quiet = discarded_seven(), discarded_seven()
    for room in (tried, quiet):
        room.wait(0.300)
    tried.answers(1, act.Try(0))
    for room in (tried, quiet):
        room.wait(MOST_TAKEN_OFF - 0.001)
    for line in (0, 2, 9):
        assert tried.sent[line] == quiet.sent[line]


def test_all_tries_of_a_moment_are_told_together() -> None:
    room = discarded_seven()
    room.wait(0.300)
    room.answers(1, act.Try(2))  # a wrong card
    room.wait(0.100)
    room.answers(2, act.Try(0))
    room.wait(MOST_TAKEN_OFF)
    assert heard_of(room, 9) == heard_of(room, 0) == [1, 2]
    assert heard_of(room, 1) == [1, 2]
    assert heard_of(room, 2) == [2, 1]


def test_what_arrives_when_a_try_is_told_is_not_faster() -> None:
    random = Random(3)
    for _ in range(2000):
        first = random.uniform(0, 2)
        told = first + MOST_TAKEN_OFF
        sooner = attempt(1, act.Try(0), first, random.uniform(0, MOST_TAKEN_OFF))
        later = attempt(2, act.Try(0), told + random.expovariate(100), random.uniform(0, MOST_TAKEN_OFF))
        assert later.milliseconds >= sooner.milliseconds


# --- wires of different length

NEAR, FAR = Racer(0.010), Racer(0.200)


def wins(second: Racer, races: int, seed: int = 1) -> int:
    """How often who is near loses."""
    random = Random(seed)
    return sum(raced({1: NEAR, 2: second}, random)[0][0]["seat"] == 2 for _ in range(races))


def test_equal_reactions_win_equally_often_whatever_the_wires() -> None:
    assert 450 <= wins(FAR, 1000) <= 550


@pytest.mark.parametrize(
    "cheat", [Racer(0.010, holds_back=1.0), Racer(0.100, holds_back=0.3), Racer(0.010, foresees=True)]
)
def test_who_tampers_with_his_pongs_gains_no_more_than_the_cap(cheat: Racer) -> None:
    random = Random(2)
    for _ in range(20):
        tries, reactions = raced({1: NEAR, 2: cheat}, random)
        for each in tries:
            if each["seat"] == 2:
                assert each["milliseconds"] >= round((reactions[2] + cheat.trip - MOST_TAKEN_OFF) * 1000)


def test_who_answers_pings_before_they_come_gains_nothing() -> None:
    assert wins(Racer(0.010, foresees=True), 100) <= 60


# --- four honest people and one who is not

HONEST = {0: Racer(0.010), 1: Racer(0.050), 2: Racer(0.120), 3: Racer(0.200)}
CHEAT = 4
RACES = 300
SHARE = RACES / 5
BY_CHANCE = 28  # four standard deviations of a fair share


def won(races: int, cheat: Racer, before: float, seed: int = 5) -> Counter[int]:
    """By seat."""
    random = Random(seed)
    receipts = [raced({**HONEST, CHEAT: cheat}, random, before)[0] for _ in range(races)]
    return Counter(receipt[0]["seat"] for receipt in receipts)


def test_honest_people_win_alike_wherever_they_are() -> None:
    counted = won(RACES, Racer(0.010), before=2.0)
    assert all(abs(counted[seat] - SHARE) <= BY_CHANCE for seat in range(5)), counted


def test_who_waits_until_he_is_told_of_a_try_never_wins() -> None:
    """He won every race: what was taken off put him before those whose tries he had been told of."""
    counted = won(25, Racer(0.010, holds_back=1.0, lurks=True, waits=True), before=3.0)
    assert counted[CHEAT] == 0


@pytest.mark.parametrize("cheat", [Racer(0.010, holds_back=1.0, calm=4, lurks=True)])
def test_a_line_that_grows_is_not_given_more_than_it_had(cheat: Racer) -> None:
    """Calm at first; then, for a minute before the race, all pongs come late."""
    counted = won(RACES, cheat, before=60.0)
    assert counted[CHEAT] <= SHARE + BY_CHANCE


def test_who_was_slow_from_the_first_is_as_near_as_the_kernel_says() -> None:
    counted = won(RACES, Racer(0.010, direct=True, holds_back=1.0, lurks=True), before=3.0)
    assert counted[CHEAT] <= SHARE + BY_CHANCE


def test_who_is_far_away_for_the_kernel_too_has_his_due() -> None:
    random = Random(6)
    far = Racer(0.200, direct=True)
    assert 120 <= sum(raced({1: NEAR, 2: far}, random)[0][0]["seat"] == 2 for _ in range(300)) <= 180


def test_no_seat_is_measured_anew_by_breaking_its_line() -> None:
    room = discarded_seven()
    far_away(room, 2, 0.010)
    room.leave(2)
    room.join(12, 2)
    far_away(room, 12, 0.200)
    room.wait(0.400)
    room.answers(12, act.Try(0))
    room.wait(MOST_TAKEN_OFF)
    (made,) = room.told(0, "Receipt")[0]["tries"]
    assert (made["milliseconds"], made["trip"]) == (390, 10)


def test_nor_by_opening_a_second_one() -> None:
    room = discarded_seven()
    room.join(12, 2)
    far_away(room, 12, 0.200)
    far_away(room, 2, 0.010)
    room.wait(0.400)
    room.answers(12, act.Try(0))
    room.wait(MOST_TAKEN_OFF)
    assert room.told(0, "Receipt")[0]["tries"][0]["trip"] == 10


# --- the mathematics of it


def measured(*trips: float) -> float:
    """Of a line that is the only one of its seat."""
    pulse, reach = Pulse(0.0), Reach()
    for number, trip in enumerate(trips):
        pulse.pong(pulse.ping(number), number + trip)
        reach.measured(pulse.trip, number + trip)
    return reach.taken_off(pulse.trip, len(trips))


def test_no_more_than_the_cap_is_taken_off() -> None:
    assert measured(3.0, 3.0, 3.0) == MOST_TAKEN_OFF


def test_one_hiccup_helps_nobody_nor_do_many() -> None:
    assert measured(0.020, *[0.140] * 300) == pytest.approx(0.020)


def test_nothing_is_taken_off_before_anything_is_measured() -> None:
    assert measured() == 0.0


def test_the_kernel_has_the_last_word_where_it_can_see() -> None:
    pulse = Pulse(0.0, lambda: 0.030)
    pulse.pong(pulse.ping(0.0), 0.200)
    assert pulse.trip == pytest.approx(0.030 + ALLOWED)
    pulse.pong(pulse.ping(1.0), 1.025)
    assert pulse.trip == pytest.approx(0.025)


def test_who_leaves_his_house_with_his_phone_has_his_due_after_a_while() -> None:
    reach = Reach()
    reach.measured(0.020, 0.0)
    reach.measured(0.080, 60.0)
    assert reach.taken_off(0.080, 60.0) == pytest.approx(0.020 + 60 * RISE)
    assert reach.taken_off(0.080, 3600.0) == pytest.approx(0.080)
    reach.measured(0.030, 3600.0)
    assert reach.taken_off(0.080, 3600.0) == pytest.approx(0.030), "nearer at once"


@pytest.mark.parametrize(
    ("reaction", "taken_off", "counted"),
    [
        (0.400, 0.100, 300),
        (0.300, 0.220, 150),  # nobody sees a card and turns up another in 80 ms
        (0.050, 0.010, 50),  # a program may; but it is not made faster
        (0.200, 0.0, 200),
    ],
)
def test_what_is_taken_off_makes_nobody_faster_than_people_are(reaction: float, taken_off: float, counted: int) -> None:
    made = attempt(1, act.Try(0), reaction, taken_off)
    assert made.milliseconds == counted
    assert made.trip == round(reaction * 1000) - counted


def test_a_pong_to_no_ping_counts_for_nothing() -> None:
    pulse = Pulse(0.0)
    assert not pulse.pong(1, 0.5)
    assert pulse.trip == inf
    number = pulse.ping(0.0)
    assert pulse.pong(number, 0.1)
    assert not pulse.pong(number, 0.2)
    assert pulse.trip == pytest.approx(0.1)
