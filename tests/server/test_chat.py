"""Table talk at a live table of Omerta: it is no part of the game."""

from __future__ import annotations

import pytest

from sitdown.games.omerta.actions import DRAW_DECK
from sitdown.server.chat import KEPT, TALKATIVE
from sitdown.server.protocol import LONGEST_REMARK, Say

from .room import Frame, Room, at_omerta, record


def at_a_table() -> Room:
    """People on lines of their seats' numbers, a spectator on line 9."""
    return at_omerta("7 3 5 6", "1 2 Ki 4", "5 5 6 8", pile="9", deck="10 2 7")


def said(seat: int, text: str) -> Frame:
    return {"type": "Said", "seat": seat, "text": text}


def test_a_remark_is_heard_by_all_who_are_there() -> None:
    room = at_a_table()
    room.send(1, Say("Nice hat."))
    for line in (0, 1, 2, 9):
        assert room.told(line, "Said") == [said(1, "Nice hat.")]


def test_it_is_nothing_to_the_game() -> None:
    room = at_a_table()
    before, seq = room.position, room.last(0)["seq"]
    room.send(1, Say("Nice hat."))
    assert room.position == before
    assert not room.log
    room.answers(0, DRAW_DECK)
    assert room.last(0)["seq"] == seq + 1


def test_who_looks_on_is_silent() -> None:
    room = at_a_table()
    room.send(9, Say("He has the Killer!"))
    assert room.refusal(9) == "looking-on"
    assert room.told(1, "Said") == []


def test_who_comes_back_is_told_the_last_of_it() -> None:
    room = at_a_table()
    for number in range(KEPT + 5):
        room.send(number % 3, Say(f"Remark {number}"))
        room.wait(2)
    room.leave(1)
    room.join(1, 1)
    kept = room.told(1, "Welcome")[-1]["said"]
    assert kept == [said(number % 3, f"Remark {number}") for number in range(5, KEPT + 5)]
    room.join(10, None)
    assert room.told(10, "Welcome")[0]["said"] == kept


def test_nobody_talks_without_end() -> None:
    room = at_a_table()
    for number in range(TALKATIVE.at_once):
        room.send(1, Say(f"And another thing: {number}"))
    room.send(1, Say("And yet another."))
    assert room.refusal(1) == "too-fast"
    room.send(2, Say("Shush."))
    assert room.told(0, "Said")[-1] == said(2, "Shush.")
    room.wait(2)
    room.send(1, Say("As I was saying."))
    assert room.told(0, "Said")[-1] == said(1, "As I was saying.")


@pytest.mark.parametrize(
    "text", ["", " ", "x" * (LONGEST_REMARK + 1), "one\ntwo", "one\n", "\x1b[31m", "\x7f", "\u202etxet"]
)
def test_it_is_one_line_of_some_length(text: str) -> None:
    room = at_a_table()
    room.send(1, Say(text))
    assert room.refusal(1) == "malformed"
    assert room.told(0, "Said") == []


def test_where_talk_is_part_of_the_game_it_goes_through_the_game() -> None:
    room = Room(record("cosa-nostra", None, None, None))
    room.join(0, 0)
    room.send(0, Say("Between us."))
    assert [refused["why"] for refused in room.told(0, "Refused")] == ["illegal"]
