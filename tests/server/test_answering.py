"""What people may say at a live table, and what is refused; whatever is refused has changed nothing."""

from __future__ import annotations

import msgspec
import pytest

from sitdown.core.codec import encode
from sitdown.core.records import TIME_UP
from sitdown.games.cosa_nostra.cards.names import Gangster, Place
from sitdown.games.cosa_nostra.records import actions as lcn
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.records.actions import DRAW_DECK
from sitdown.server.protocol import Answer, Join, More, Order
from sitdown.server.table.time.pace import HURRIED

from .room import Room, at_omerta, record
from .test_offers import sitting

GARBAGE = [
    b"",
    b"{",
    b"\xff\xfe",
    b"[]",
    b'"Answer"',
    b'{"type":"Answer"}',
    b'{"type":"Win"}',
    b'{"type":"Answer","question":-1,"action":{}}',
    b'{"type":"Answer","question":"1","action":{}}',
    b'{"type":"Talk","action":{"type":"Try","slot":"first"}}',
    b'{"type":"Talk","action":{"type":"Nonsense"}}',
    b'{"type":"Pong","number":77}',
    b'{"type":"Order","about":"x","on":1}',
    b'{"type":"Talk","action":' + b"[" * 4000 + b"]" * 4000 + b"}",
    msgspec.json.encode(Join("BCDFGH")),
]


def asked_to_draw() -> Room:
    """Seat 0 is asked to draw; all three are people, on lines of their seats' numbers; a spectator on line 9."""
    return at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="10 2 7")


def asked_for_killers() -> Room:
    """Seat 0 is about to exchange cards of seats 1 and 2, who are asked for a Killer in secret."""
    room = at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="Ga")
    for action in (DRAW_DECK, act.DISCARD, act.Exchange(1, 0, 2, 0)):
        room.answers(0, action)
    return room


def test_an_answer_is_told_to_all() -> None:
    room = asked_to_draw()
    before = [room.last(line)["seq"] for line in (0, 1, 2, 9)]
    room.answers(0, DRAW_DECK)
    assert [room.last(line)["seq"] for line in (0, 1, 2, 9)] == [seq + 1 for seq in before]
    assert room.last(0)["events"][0]["card"] is not None
    assert room.last(1)["events"][0]["card"] is None
    assert room.last(0)["options"]
    assert not room.last(1)["options"]


@pytest.mark.parametrize("data", GARBAGE)
def test_garbage_is_refused(data: bytes) -> None:
    room = asked_to_draw()
    before = room.position
    room.send_raw(0, data)
    assert room.refusal(0) == "malformed"
    assert room.position == before
    assert not room.log


def test_what_is_not_for_one_to_answer_is_refused() -> None:
    room = asked_to_draw()
    room.answers(1, DRAW_DECK)
    assert room.refusal(1) == "illegal"
    room.answers(0, act.Swap(0))
    assert room.refusal(0) == "illegal"
    room.answers(0, TIME_UP)
    assert room.refusal(0) == "illegal"
    room.answers(0, DRAW_DECK, question=room.state.question - 1)
    assert room.refusal(0) == "late"
    room.talks(0, DRAW_DECK)
    assert room.refusal(0) == "malformed"
    assert not room.log


def test_why_something_is_illegal_is_said_by_a_code_and_what_it_is_about() -> None:
    room = asked_to_draw()
    room.answers(1, DRAW_DECK)
    room.answers(0, act.Swap(0))
    said = [room.told(seat, "Refused")[-1] for seat in (1, 0)]
    assert [(refused["code"], refused["params"]) for refused in said] == [("not-asked", {}), ("not-an-option", {})]


def test_nothing_can_be_answered_before_it_is_asked() -> None:
    """Who foresees a snap has no head start: two frames in one go, and the second is late."""
    room = at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="5")
    room.answers(0, DRAW_DECK)
    number = room.state.question
    for question, action in ((number, act.DISCARD), (number + 1, act.Try(2))):
        room.table.hearing.hear(0, msgspec.json.encode(Answer(question, msgspec.Raw(encode(action)))), room.now)
    room.settle()
    assert [refused["why"] for refused in room.told(0, "Refused")] == ["late"]
    assert room.state.ask is not None
    assert set(room.state.ask.seats) == {0, 1, 2}


def test_who_says_what_the_house_has_just_said_for_him_is_not_refused() -> None:
    """It was on its way when the house gave it."""
    room = asked_for_killers()
    room.send(1, Order("KillerWindow"))
    room.wait(0)
    given = len(room.log)
    assert room.last(1)["options"] == []
    room.answers(1, act.DECLINE)
    assert room.told(1, "Refused") == []
    room.answers(1, act.Reveal(2))
    assert room.refusal(1) == "late"
    room.answers(1, act.Reveal(7))
    assert room.refusal(1) == "illegal", "it was never among the options"
    assert len(room.log) == given


def test_who_says_again_what_has_arrived_is_not_refused_but_told_how_it_stands() -> None:
    """His line went down before he was told, and his page says it once more."""
    room = asked_to_draw()
    number = room.state.question
    room.answers(0, DRAW_DECK)
    before, log = len(room.told(0, "Update")), len(room.log)
    room.answers(0, DRAW_DECK, question=number)
    assert room.told(0, "Refused") == []
    assert len(room.told(0, "Update")) == before + 1
    assert len(room.log) == log, "nothing is done twice"
    room.answers(0, act.DISCARD, question=number)
    assert room.refusal(0) == "late", "that is another answer"


def test_nobody_else_is_told_of_it() -> None:
    room = asked_to_draw()
    number = room.state.question
    room.answers(0, DRAW_DECK)
    before = {line: len(room.frames[line]) for line in (1, 2, 9)}
    room.answers(0, DRAW_DECK, question=number)
    assert before == {line: len(room.frames[line]) for line in (1, 2, 9)}
    room.answers(1, DRAW_DECK, question=number)
    assert room.refusal(1) == "late", "it was not he who said it"


def test_a_try_in_a_race_said_again_is_one_try() -> None:
    room = at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="5")
    room.answers(0, DRAW_DECK)
    room.answers(0, act.DISCARD)
    number = room.state.question
    room.answers(2, act.Try(0))
    room.answers(2, act.Try(0))
    room.wait(1)
    room.answers(2, act.Try(0), question=number)
    assert room.told(2, "Refused") == []
    assert [each["came"] for each in room.told(2, "Receipt")[-1]["tries"]] == ["counted"]


def test_an_option_that_a_deal_took_away_comes_late() -> None:
    """The same question, but the gangster is gone: what was asked before has to be looked at again."""
    room = sitting(None, None, None)
    number, tony = room.state.question, Place.BABYFACE_TONY
    planned = next(option for option in room.last(0)["options"] if option.get("place") == tony)
    room.talks(0, lcn.MakeOffer(1, Goods(gangsters=(Gangster.BABYFACE_TONY,)), Goods(cash=1000)))
    room.talks(1, lcn.AcceptOffer(room.last(1)["events"][0]["offer"]))
    room.answers(0, room.session.game.codec.action(encode(planned)))
    assert room.refusal(0) == "late"
    assert room.state.question == number
    assert room.last(0)["options"]
    assert planned not in room.last(0)["options"]


def test_who_looks_on_says_nothing() -> None:
    room = asked_to_draw()
    for message in (Answer(room.state.question, msgspec.Raw(encode(DRAW_DECK))), Order("Draw"), More(1)):
        room.send(9, message)
        assert room.refusal(9) == "looking-on"
    assert not room.log


def test_a_refused_line_hears_of_it_alone() -> None:
    room = asked_to_draw()
    before = len(room.frames[1])
    room.send_raw(0, b"{")
    assert len(room.frames[1]) == before


def test_a_bot_that_breaks_down_does_not_stop_the_game() -> None:
    room = Room(record("omerta", None, "sharp", "sharp"), HURRIED)
    room.table.join(0, 0, 0, room.now)
    room.table.wake(room.now)
    thoughts = room.table.company.thoughts()
    assert len(thoughts) == 2
    for thought in thoughts:
        room.table.thinking.failed(thought, room.now)
    room.wait(1)
    assert len(room.log) == 3  # it was begun, and both have looked at two cards
