"""How time is kept at a live table: clocks with a reserve, tables without any, and what people settle among themselves."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sitdown.core.codec import encode
from sitdown.games.omerta.records import actions as act
from sitdown.server.protocol import Call, Instruct, Nudge, Pause
from sitdown.server.store.records import Aside, Seat
from sitdown.server.table.time.pace import HURRIED, Pace
from sitdown.server.timing import DAY, HOUR, RELAXED, Timing

from .room import Frame, Room, at_omerta, record
from .worlds import listed_of

LIVE = Timing("live", turn=60, reserve=120)
POST = Timing("post", days=1)
SOON = Timing("relaxed", grace=30)


def table(timing: Timing, people: int = 3, pace: Pace = HURRIED, **options: Any) -> Room:
    """Everybody is there, and has looked at two of his cards: seat 0 is asked for his turn."""
    room = Room(record("omerta", *[None] * people, **options), pace, timing=timing)
    for seat in range(people):
        room.join(seat, seat)
    for seat in range(people):
        room.answers(seat, act.Peek(0, 1))
    return room


def time(room: Room, line: int = 1) -> Frame:
    return room.told(line, "Time")[-1]


def presence(room: Room, line: int = 1) -> list[str]:
    return [chair["presence"] for chair in room.told(line, "Presence")[-1]["seats"]]


# --- a clock on turns


def test_time_runs_for_whoever_is_asked_and_the_reserve_is_used_up() -> None:
    room = table(LIVE)
    assert room.state.ask is not None
    mine = room.state.ask.seats[0]
    assert time(room)["up"][mine] == 180_000
    room.wait(100)
    room.answers(mine, act.DRAW_DECK)
    assert time(room)["reserve"][mine] == 80_000
    assert time(room)["up"][mine] == 140_000  # for the next question


def test_at_zero_a_caretaker_answers_this_one_question() -> None:
    room = table(LIVE)
    assert room.state.ask is not None
    mine, number = room.state.ask.seats[0], room.state.question
    room.wait(179)
    assert room.state.question == number
    room.wait(2)
    assert room.state.question != number
    assert presence(room) == ["here"] * 3  # the seat stays its person's
    assert time(room)["reserve"][mine] == 0
    assert room.state.ask is not None
    if mine in room.state.ask.seats:
        room.send(mine, Instruct("KillerWindow", msgspec.Raw(b'{"type":"Never"}')))  # in secret
        assert time(room)["up"][mine] == 10_000  # until he shows himself
        room.answers(mine, room.state.ask.options(mine)[0])
        assert not room.table.clocks.is_spent(mine)


def test_how_long_a_secret_answer_takes_is_charged_to_nobody() -> None:
    room = Room(record("omerta", None, None, None), HURRIED, timing=LIVE)
    for seat in range(3):
        room.join(seat, seat)
    assert time(room)["up"] == [60_000] * 3
    room.wait(50)
    for seat in range(3):
        room.answers(seat, act.Peek(0, 1))
    assert time(room)["reserve"] == [120_000] * 3


def test_nobody_is_told_for_whom_a_caretaker_answers_in_secret() -> None:
    """Of two that were asked one has answered: what the third is told when the time is up is what he would be told if neither had."""
    told = []
    for answers in ((1,), ()):
        room = Room(record("omerta", None, None, None), HURRIED, timing=LIVE)
        for seat in range(3):
            room.join(seat, seat)
        room.answers(2, act.Peek(0, 1))
        for seat in answers:
            room.answers(seat, act.Peek(0, 1))
        before = len(room.raw[2])
        room.wait(61)
        told.append([frame for frame in room.frames[2][before:] if frame["type"] in ("Presence", "Time")])
    assert told[0] == told[1]


def test_the_reserve_outlives_a_restart() -> None:
    room = table(LIVE)
    assert room.state.ask is not None
    mine = room.state.ask.seats[0]
    room.wait(100)
    room.answers(mine, act.DRAW_DECK)
    aside = msgspec.json.decode(msgspec.json.encode(room.table.aside), type=Aside)
    again = Room(record("omerta", None, None, None), session=room.session, aside=aside, timing=LIVE)
    again.join(0, 0)
    assert time(again, 0)["reserve"][mine] == 80_000


# --- no clock


def test_a_table_that_waits_for_its_people_waits() -> None:
    """Who looks in alone changes nothing."""
    room = table(RELAXED)
    for seat in (0, 1, 2):
        room.leave(seat)
    room.join(1, 1)
    number = room.state.question
    room.wait(3 * DAY)
    assert room.state.question == number
    assert presence(room) == ["away", "here", "away"]


def test_a_race_waits_until_all_are_there() -> None:
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="9", deck="7 2")
    room.leave(2)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    number = room.state.question
    assert time(room)["standing"]
    room.answers(0, act.Try(0))
    assert room.refusal(0) == "waiting"
    room.wait(HOUR)
    assert room.state.question == number
    room.join(2, 2)
    assert not time(room)["standing"]
    room.answers(0, act.Try(0))
    room.wait(1)
    assert room.state.question != number


def test_the_clock_of_a_reaction_stands_while_somebody_who_is_asked_is_away() -> None:
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="9", deck="Ga")
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    room.leave(2)
    room.answers(0, act.Exchange(1, 0, 2, 0))
    number = room.state.question
    room.wait(HOUR)
    assert room.state.question == number
    room.join(2, 2)
    room.wait(9)
    assert room.state.question == number
    room.wait(2)
    assert room.state.question != number


# --- among people


def test_a_nudge_is_heard_by_all_and_is_not_repeated() -> None:
    room = table(RELAXED)
    assert room.state.ask is not None
    slow = room.state.ask.seats[0]
    other = (slow + 1) % 3
    room.send(other, Nudge(slow))
    assert [frame["seat"] for frame in room.told((slow + 2) % 3, "Nudged")] == [slow]
    room.send(other, Nudge(slow))
    assert room.refusal(other) == "too-fast"
    room.send(slow, Nudge(other))
    assert room.refusal(slow) == "not-asked"


def test_a_caretaker_comes_when_most_of_the_others_call_one() -> None:
    room = table(SOON, 4)
    assert room.state.ask is not None
    slow, number = room.state.ask.seats[0], room.state.question
    others = [seat for seat in range(4) if seat != slow]
    room.send(others[0], Call(slow))
    assert room.refusal(others[0]) == "not-yet"
    room.wait(31)
    room.send(others[0], Call(slow))
    assert time(room, others[1])["asking"] == [{"seat": slow, "by": [others[0]], "needed": 2}]
    assert room.state.question == number
    room.send(others[1], Call(slow))
    assert presence(room, others[1])[slow] == "caretaker"
    room.wait(5)
    assert room.state.question != number
    while room.state.ask is not None and slow not in room.state.ask.seats:
        room.answers(room.state.ask.seats[0], room.state.ask.options(room.state.ask.seats[0])[0])
        room.wait(11)
    room.send(slow, Pause(False))
    assert presence(room, others[1])[slow] == "here"  # he is back at once


def test_who_looks_in_alone_calls_nobody() -> None:
    room = table(SOON)
    assert room.state.ask is not None
    slow = room.state.ask.seats[0]
    alone = (slow + 1) % 3
    for seat in range(3):
        if seat != alone:
            room.leave(seat)
    room.wait(100)
    room.send(alone, Call(slow))
    room.wait(100)
    assert presence(room, alone)[slow] == "away"


def test_a_pause_is_agreed_on_by_all_and_all_clocks_stand() -> None:
    room = table(LIVE)
    assert room.state.ask is not None
    mine, number = room.state.ask.seats[0], room.state.question
    room.wait(50)
    for seat in range(3):
        assert not time(room)["paused"]
        room.send(seat, Pause(True))
    assert time(room)["paused"]
    assert time(room)["up"][mine] == 130_000
    room.wait(DAY)
    room.answers(mine, act.DRAW_DECK)
    assert room.refusal(mine) == "paused"
    assert room.state.question == number
    room.send(0, Pause(False))
    assert time(room)["paused"]
    room.send(1, Pause(False))  # most of them want to go on
    assert time(room)["up"][mine] == 130_000
    room.wait(131)
    assert room.state.question != number


def test_while_the_table_pauses_nobody_is_told_of_a_deadline() -> None:
    room = table(SOON, turn_seconds=60)
    room.wait(20)
    assert room.last(1)["deadline"] is not None
    for seat in range(3):
        room.send(seat, Pause(True))
    assert room.last(1)["deadline"] is None
    room.wait(DAY)
    for seat in range(2):
        room.send(seat, Pause(False))
    assert room.last(1)["deadline"] == 40_000


def test_a_pause_outlives_a_restart_to_the_second() -> None:
    room = table(LIVE)
    assert room.state.ask is not None
    mine = room.state.ask.seats[0]
    room.wait(50)
    for seat in range(3):
        room.send(seat, Pause(True))
    aside = msgspec.json.decode(msgspec.json.encode(room.table.aside), type=Aside)
    again = Room(record("omerta", None, None, None), session=room.session, aside=aside, timing=LIVE)
    again.now = room.now + 5000
    again.join(0, 0)
    again.send(0, Pause(False))
    assert time(again, 0)["paused"]  # who looks in alone does not start the others' clocks
    for seat in (1, 2):
        again.join(seat, seat)
    assert time(again)["paused"]
    again.send(1, Pause(False))
    assert abs(time(again)["up"][mine] - 130_000) < 10


# --- what is said in advance


def window(timing: Timing, *instructed: int) -> Room:
    """Seats 1 and 2 are asked for a Killer; some of them have said that they never answer."""
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="9", deck="Ga", timing=timing, reaction_seconds=None)
    for seat in instructed:
        room.send(seat, Instruct("KillerWindow", msgspec.Raw(b'{"type":"Never"}')))
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    room.answers(0, act.Exchange(1, 0, 2, 0))
    return room


def test_an_instruction_answers_for_who_is_away_and_for_nobody_else() -> None:
    room = window(POST, 1, 2)
    number = room.state.question
    room.leave(1)
    room.leave(2)
    room.wait(HOUR)
    assert room.state.question != number
    room = window(POST, 1)
    room.leave(2)
    number = room.state.question
    room.wait(2 * HOUR)
    assert room.state.question == number
    room.wait(2 * HOUR)  # a window by post is open for an eighth of a move
    assert room.state.question != number


def test_an_instruction_is_told_to_nobody_else_and_can_be_changed() -> None:
    room = window(POST)
    before = {line: list(room.raw[line]) for line in (0, 2, 9)}
    room.send(1, Instruct("KillerWindow", msgspec.Raw(b'{"type":"Never"}')))
    assert room.told(1, "Instructions")[-1]["rules"] == {"KillerWindow": {"type": "Never"}}
    room.send(1, Instruct("KillerWindow", msgspec.Raw(b"null")))
    assert room.told(1, "Instructions")[-1]["rules"] == {}
    assert {line: room.raw[line] for line in before} == before


def test_among_my_tables_nothing_tells_who_has_given_one() -> None:
    """When the house answers is in the books, and for nobody's eyes: told is when time is up."""
    rooms = [window(POST), window(POST, 1), window(POST, 1, 2)]
    for room in rooms:
        room.leave(1)
        room.leave(2)
    assert len({room.table.standing.due for room in rooms}) > 1
    for seat in range(3):
        listed = [listed_of(room, seat) for room in rooms[: 1 if seat else 3]]
        assert listed[0] is not None
        assert listed[0]["due"] - listed[0]["since"] == 3 * HOUR * 1000  # an eighth of a move
        assert all(each == listed[0] for each in listed)
    assert listed_of(rooms[1], 2) == listed_of(rooms[0], 2)


@pytest.mark.parametrize("timing", [POST, LIVE], ids=["post", "live"])
def test_afterwards_nothing_tells_who_had_given_one(timing: Timing) -> None:
    """Nor who was silent: whoever comes next has as much time, and is as little to be called a caretaker for."""
    told = []
    for instructed in ((), (1,)):
        room = window(timing, *instructed)
        if timing == POST:
            room.leave(1)
        number = room.state.question
        room.wait(3 * HOUR if timing == POST else 61)
        assert room.state.question > number
        assert room.state.ask is not None
        assert room.state.ask.seats == (1,)
        seen = time(room, 9)
        told.append([seen["callable_in"], seen["reserve"], round(seen["up"][1], -4)])
    assert told[0] == told[1]


def test_an_answer_that_an_instruction_gives_is_still_ones_own_to_give() -> None:
    """As long as the house has not said it: he is shown the question with its options, and what he says himself counts."""
    room = window(POST, 1)
    room.leave(1)
    room.join(1, 1)
    shown = room.last(1)
    assert shown["options"]
    assert not shown["undo"]
    room.answers(1, act.Reveal(0), shown["question"])
    assert bytes(room.log[-1].entry.action) == encode(act.Reveal(0))


@pytest.mark.parametrize(
    ("about", "rule"),
    [("KillerWindow", b'{"type":"Sometimes"}'), ("weather", b'{"type":"Never"}'), ("KillerWindow", b"[[[")],
)
def test_an_instruction_that_makes_no_sense_is_refused(about: str, rule: bytes) -> None:
    room = window(POST)
    try:
        raw = encode(Instruct(about, msgspec.Raw(rule)))
        room.send_raw(1, raw)
    except msgspec.EncodeError:
        return
    assert room.refusal(1) == "malformed"
    assert room.table.play.instructions.given == {}


@pytest.mark.parametrize(
    ("timing", "called", "secret"),
    [(LIVE, frozenset(), False), (RELAXED, frozenset({1, 2}), False), (POST, frozenset({1, 2}), True)],
    ids=lambda each: each.kind if isinstance(each, Timing) else "",
)
def test_to_a_live_reaction_nobody_is_called(timing: Timing, called: frozenset[int], secret: bool) -> None:
    """It closes before he could come. Where none closes he is; by post he alone may learn that he has something to say."""
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="9", deck="Ga", timing=timing, reaction_seconds=None)
    for seat in (1, 2):
        room.leave(seat)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    room.answers(0, act.Exchange(1, 0, 2, 0))
    awaited = room.table.awaited
    assert (awaited.away, awaited.secret) == (called, secret)


# --- a chair that was left


def test_who_takes_over_a_chair_is_told_what_it_may_know_until_he_has_answered() -> None:
    room = table(RELAXED)
    fresh = (Seat("New", None, "y", fresh=True), Seat("P1", None, "x"), Seat("P2", None, "z"))
    at = msgspec.structs.replace(record("omerta", None, None, None), seats=fresh)
    again = Room(at, session=room.session, memory=room.memory)
    for seat in range(3):
        again.join(seat, seat)
    assert [len(again.told(seat, "Briefing")) for seat in range(3)] == [1, 0, 0]
    briefing = again.told(0, "Briefing")[0]["knowledge"]
    assert briefing == msgspec.json.decode(encode(room.state.knowledge(0)))
    assert again.state.ask is not None
    mover = again.state.ask.seats[0]
    for _ in range(40):
        if mover == 0:
            break
        again.answers(mover, again.state.ask.options(mover)[-1])
        again.wait(11)
        assert again.state.ask is not None
        mover = again.state.ask.seats[0]
    again.answers(0, again.state.ask.options(0)[-1])
    aside = msgspec.json.decode(msgspec.json.encode(again.table.aside), type=Aside)
    later = Room(at, session=again.session, aside=aside)
    later.join(0, 0)
    assert later.told(0, "Briefing") == []
