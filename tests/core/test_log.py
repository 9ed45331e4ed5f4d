"""A game on paper: it can be played again and gone on with; what is cut off or tampered with is refused, with the line."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sitdown.core.chance import Seeded
from sitdown.core.game import BadTable
from sitdown.core.kernel import CLOCK
from sitdown.core.log import BadLog, Session, replay, resume
from sitdown.core.records import BEGIN
from sitdown.games.omerta import OMERTA


def played(decisions: int = 40) -> Session:
    chance = Seeded(5)
    session = Session(OMERTA, ("Ada", "Bruno", "sharp"), {"turn_limit": 60})
    session.apply(CLOCK, BEGIN, chance)
    for _ in range(decisions):
        ask = session.state.ask
        assert ask is not None
        seat = ask.seats[0]
        session.apply(seat, ask.options(seat)[0], chance)
    return session


LINES = played().lines()


def changed(number: int, **fields: object) -> list[bytes]:
    """The log with some fields of one line (from 1) replaced."""
    lines = LINES.copy()
    lines[number - 1] = msgspec.json.encode(msgspec.json.decode(lines[number - 1]) | fields)
    return lines


def test_a_log_goes_the_same_way_again() -> None:
    session = played()
    again = resume(LINES)
    assert again.game.write(again.state) == session.game.write(session.state)
    assert again.lines() == LINES
    steps = list(replay(LINES))
    assert [step.actor for step in steps] == [entry.actor for entry in session.entries]
    assert session.game.write(steps[-1].state) == session.game.write(session.state)


def test_the_header_says_who_played_what() -> None:
    header = msgspec.json.decode(LINES[0])
    assert header == {
        "game": "omerta",
        "rules": OMERTA.rules,
        "options": {"turn_limit": 60},
        "seats": ["Ada", "Bruno", "sharp"],
    }


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "poker"}, "no game is called 'poker'"),
        ({"rules": OMERTA.rules + 1}, "version"),
        ({"options": {"snap": "slow"}}, "snap"),
        ({"options": {"turn_limits": 9}}, "turn_limits"),
        ({"seats": ["Ada", "Bruno"]}, "3 to 5 players"),
        ({"colour": "green"}, "colour"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(fields: dict[str, object], words: str) -> None:
    with pytest.raises(BadLog, match=r"line 1: .*" + words):
        resume(changed(1, **fields))


@pytest.mark.parametrize(
    "fields",
    [
        {"actor": -1},
        {"actor": 17},
        {"actor": "Ada"},
        {"action": {"type": "Fold"}},
        {"action": {"type": "Swap", "slot": 9}},
        {"action": {"type": "Swap"}},
        {"action": None},
        {"draws": [0]},
        {"draws": [-1]},
        {"draws": "many"},
        {"at": 12},
    ],
)
def test_an_entry_that_was_tampered_with_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(BadLog, match=r"line 3: "):
        resume(changed(3, **fields))


def test_draws_left_out_or_out_of_range_are_refused() -> None:
    drawn = next(number for number, line in enumerate(LINES, start=1) if number > 2 and b'"draws":[]' not in line)
    for draws in ([], [10_000], [0, 0]):
        with pytest.raises(BadLog, match=f"line {drawn}: "):
            resume(changed(drawn, draws=draws))


def test_a_log_cut_off_anywhere_is_refused_or_whole() -> None:
    last = LINES[-1]
    for end in range(1, len(last)):
        with pytest.raises(BadLog, match=f"line {len(LINES)}: "):
            resume([*LINES[:-1], last[:end]])
    assert len(resume(LINES[:-1]).entries) == len(LINES) - 2


@pytest.mark.parametrize("lines", [[], [b""], [b"hello"], [b"\xff\xfe"], [b"null"], [b"[]"]])
def test_what_is_no_log_is_refused(lines: list[bytes]) -> None:
    with pytest.raises(BadLog):
        resume(lines)


def test_what_is_illegal_is_not_written_down() -> None:
    session = played(3)
    before = session.lines()
    ask = session.state.ask
    assert ask is not None
    with pytest.raises(Exception, match="not asked anything now"):
        session.apply(CLOCK, BEGIN, Seeded(1))
    assert session.lines() == before


@pytest.mark.parametrize(
    "seats",
    [
        ("Ada", "Bruno", 3),
        ("Ada", None, "Carla"),
        (b"Ada", "Bruno", "Carla"),
        "Ada",
        None,
        3,
        True,
        {"Ada": 1},
        object(),
    ],
)
def test_who_sits_where_is_said_by_names(seats: Any) -> None:
    with pytest.raises(BadTable, match="names"):
        Session(OMERTA, seats)


@pytest.mark.parametrize("lines", [None, 7, 1.5, True, object()])
def test_what_has_no_lines_is_no_log(lines: Any) -> None:
    with pytest.raises(BadLog, match="a log is lines"):
        resume(lines)
    with pytest.raises(BadLog, match="a log is lines"):
        list(replay(lines))


@pytest.mark.parametrize("line", [None, 7, 1.5, [b"{}"], {}, object()])
@pytest.mark.parametrize("number", [1, 3])
def test_what_is_no_text_is_no_line(line: bytes, number: int) -> None:
    with pytest.raises(BadLog, match=f"line {number}: text is wanted"):
        resume([*LINES[: number - 1], line])
