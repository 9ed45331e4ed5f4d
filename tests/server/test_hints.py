"""What the coach would do, asked for at a live table."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from sitdown.core.codec import encode
from sitdown.core.registry import game_named
from sitdown.games.omerta.records import actions as act
from sitdown.server.hints import pool
from sitdown.server.hints.pool import HintPool, Silent
from sitdown.server.hints.worker import Matter
from sitdown.server.protocol import Hint
from sitdown.server.store.records import Aside
from sitdown.server.table.advice import ASKING

from .online import Frame, Guest, Server, anything, online
from .room import Room, at_omerta, record

BOTS = (None, "sharp", "sharp")


def about_to_swap(**options: Any) -> Room:
    """Seat 0, alone among bots, has drawn a 1, and knows nothing of his cards."""
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", pile="9", deck="1", bots=BOTS, **options)
    room.answers(0, act.DRAW_DECK)
    return room


def asks(room: Room, line: int = 0) -> None:
    room.send(line, Hint(room.state.question))


def test_the_best_two_of_his_options_are_told_to_him_alone() -> None:
    room = about_to_swap()
    asks(room)
    [told] = room.told(0, "Hinted")
    assert told["question"] == room.state.question
    best, second = told["hints"]
    assert best["action"] in room.last(0)["options"]
    assert best["action"] != second["action"]
    assert best["worth"] >= second["worth"]
    assert best["reason"]["code"]
    assert room.told(9, "Hinted") == []


def test_the_game_is_marked_and_everybody_may_know_it() -> None:
    room = about_to_swap()
    assert not room.told(9, "Presence")[-1]["seats"][0]["hinted"]
    asks(room)
    assert room.told(9, "Presence")[-1]["seats"][0]["hinted"]
    assert room.table.aside.hinted == (0,)
    again = Room(record("omerta", *BOTS), aside=Aside(hinted=(0,)))
    again.join(0, 0)
    assert again.told(0, "Presence")[-1]["seats"][0]["hinted"]


def test_who_asks_twice_is_told_the_same_and_it_is_thought_out_once() -> None:
    room = about_to_swap()
    asks(room)
    asks(room)
    first, second = room.told(0, "Hinted")
    assert first == second
    assert len(room.asked) == 1


def test_who_asks_while_it_is_thought_about_waits_for_the_same() -> None:
    room = about_to_swap()
    room.coached = False
    asks(room)
    asks(room)
    [wanted] = room.asked
    room.table.advice.given(wanted, b"[]")
    room.settle()
    assert [frame["hints"] for frame in room.told(0, "Hinted")] == [[]]


def test_what_comes_when_the_question_is_gone_is_told_to_nobody() -> None:
    room = about_to_swap()
    room.coached = False
    asks(room)
    [wanted] = room.asked
    room.answers(0, act.DISCARD)
    room.table.advice.given(wanted, b"[]")
    room.settle()
    assert room.told(0, "Hinted") == []


def test_a_coach_who_says_nothing_is_busy() -> None:
    room = about_to_swap()
    room.coached = False
    asks(room)
    room.table.advice.given(room.asked[0], None)
    room.settle()
    assert room.refusal(0) == "busy"


def test_among_people_there_are_no_hints() -> None:
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", bots=(None, None, "sharp"))
    asks(room)
    assert room.refusal(0) == "not-alone"
    assert room.table.aside.hinted == ()


def test_somebody_who_left_is_no_bot() -> None:
    """A caretaker looks after the seat, but its cards are a person's."""
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", bots=(None, None, "sharp"))
    room.leave(1)
    room.wait(120)
    asks(room)
    assert room.refusal(0) == "not-alone"


def test_who_is_not_asked_or_looks_on_gets_none() -> None:
    room = at_omerta("7 3 5 6", "1 2 3 4", "5 5 6 8", bots=BOTS, starter=1)
    room.coached = False
    room.send(9, Hint(room.state.question))
    assert room.refusal(9) == "looking-on"
    room.send(0, Hint(room.state.question + 1))
    assert room.refusal(0) == "late"


def test_a_game_without_a_coach_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    room = about_to_swap()
    monkeypatch.setattr("sitdown.server.table.advice.has_coach", lambda game: False)
    asks(room)
    assert room.refusal(0) == "no-coach"


def test_so_many_are_enough() -> None:
    """Each question is another one; but the coach is there for others, too."""
    room = Room(record("omerta", *BOTS))
    room.coached = False
    room.join(0, 0)
    codec = game_named("omerta").codec
    while "Refused" not in [frame["type"] for frame in room.frames[0]]:
        options = room.last(0)["options"]
        if len(options) > 1:
            asks(room)
        if options:
            room.answers(0, codec.action(encode(options[0])))
        room.wait(0.3)
    assert room.told(0, "Refused")[0]["why"] == "too-fast"
    assert len(room.asked) >= ASKING.at_once


# --- over the wire, by a real coach


async def choice(guest: Guest) -> Frame:
    """The first question with one."""
    return await guest.plays(anything, stop=lambda update: len(update["options"]) > 1)


async def hinted(guest: Guest, update: Frame) -> Frame:
    await guest.send(Hint(update["question"]))
    return await guest.until("Hinted")


@pytest.mark.parametrize("game", ["omerta", "cosa-nostra"])
def test_a_hint_comes_from_a_process_of_its_own_and_the_mark_outlives_the_server(tmp_path: Path, game: str) -> None:
    mine: Frame = {}

    async def before(server: Server) -> None:
        mine.update(await server.sets_up(game, None, "random", "random"))
        async with server.joined(mine["table"], mine["token"]) as ada:
            update = await choice(ada)
            told = await hinted(ada, update)
            assert all(hint["action"] in update["options"] for hint in told["hints"])
            assert 1 <= len(told["hints"]) <= 2
            await ada.answers(update, told["hints"][0]["action"])

    async def after(server: Server) -> None:
        async with server.joined(mine["table"], mine["token"]) as ada:
            presence = await ada.until("Presence")
            assert presence["seats"][0]["hinted"]

    for play in (before, after):
        online(tmp_path, play)


def test_at_the_end_the_table_is_marked(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "random", "random", options={"turn_limit": 3})
        async with server.joined(mine["table"], mine["token"]) as ada:
            update = await choice(ada)
            told = await hinted(ada, update)
            await ada.answers(update, told["hints"][0]["action"])
            await ada.plays(anything)
        assert (await server.get(f"/api/tables/{mine['table']}"))["hinted"] == [0]

    online(tmp_path, play)


def test_who_hangs_is_ended_and_the_next_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 0.5)
    program = (sys.executable, "-c", "import sys, time; line = sys.stdin.readline(); time.sleep(60)")
    matter = Matter("omerta", 0, "")

    async def asked() -> None:
        coach = HintPool(program)
        with pytest.raises(Silent):
            await coach.ask(matter)
        coach._coach._program = (sys.executable, "-c", "import sys; sys.stdin.readline(); print('[]', flush=True)")
        assert await coach.ask(matter) == b"[]"
        await coach.close()

    asyncio.run(asked())


def test_only_so_many_wait_for_him(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_WAITING", 1)
    program = (sys.executable, "-c", "import sys, time; sys.stdin.readline(); time.sleep(1); print('[]', flush=True)")

    async def asked() -> None:
        coach = HintPool(program)
        first = asyncio.create_task(coach.ask(Matter("omerta", 0, "")))
        await asyncio.sleep(0)
        with pytest.raises(Silent):
            await coach.ask(Matter("omerta", 1, ""))
        assert await first == b"[]"
        await coach.close()

    asyncio.run(asked())
