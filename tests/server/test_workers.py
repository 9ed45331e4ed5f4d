"""Where bots think: they are brought nothing that their seat could not know, and whatever they do there the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from sitdown import bots
from sitdown.bots.base import AnyBot, Asked, Choice, Imagine, Look
from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.core.log import Session, resume
from sitdown.core.records import Event
from sitdown.core.registry import game_named
from sitdown.server.bots import worker
from sitdown.server.bots.minds import Breakdown, Mind, Thought
from sitdown.server.bots.pool import WorkerPool
from sitdown.server.hall.hall import Hall
from sitdown.server.helper import Closed
from sitdown.server.store.store import Store
from sitdown.server.table import noticed
from sitdown.server.table.time.pace import HURRIED
from sitdown.server.timing import Timing

from .online import Frame, Server, online
from .room import Room, record

ODD_BOTS = """
import os, sys, time
from sitdown.bots import AnyBot, add_bot
from sitdown.bots.base import Choice
from sitdown.games.omerta import OMERTA
from sitdown.server.bots import worker

class Odd(AnyBot):
    def __init__(self, seed): pass
class Chatty(Odd):
    def choose(self, seat, view, knowledge, ask, imagine):
        print("I have the Killer", flush=True)
        return Choice(ask.options[0])
class Clumsy(Odd):
    def choose(self, seat, view, knowledge, ask, imagine): return 1 // 0
class Leaving(Odd):
    def choose(self, seat, view, knowledge, ask, imagine): os._exit(0)
class Hanging(Odd):
    def choose(self, seat, view, knowledge, ask, imagine): time.sleep(3600)

for bot in (Chatty, Clumsy, Leaving, Hanging):
    add_bot(OMERTA, bot.__name__.lower(), bot)
worker.PATIENCE = 1
worker.main()
"""
WITH_ODD_BOTS = (sys.executable, "-c", ODD_BOTS)


def begun(game: str, moves: int) -> Session:
    """A game after so many moves, of people who do anything."""
    session, chance = Session(game_named(game), ("", "", "")), Seeded(moves)
    while len(session.entries) < moves:
        ask = session.state.ask
        assert ask is not None
        seat = ask.seats[0]
        options = ask.options(seat)
        session.apply(seat, options[chance.draw(len(options))], chance)
    return session


def asked(session: Session, bot: str, seat: int | None = None) -> Thought:
    """A bot is about to think about the open question; who is asked, if nothing else is said."""
    ask = session.state.ask
    assert ask is not None
    return Mind(session, bot, ask.seats[0] if seat is None else seat, bot).choose(session.state, ask)


@pytest.mark.parametrize("game", ["omerta", "cosa-nostra"])
@pytest.mark.parametrize("moves", [4, 9, 25])
def test_a_bot_is_brought_the_same_from_worlds_that_its_seat_cannot_tell_apart(game: str, moves: int) -> None:
    session = begun(game, moves)
    for seat in range(3):
        truth = encode(asked(session, "random", seat).matter)
        for world in range(3):
            there = Session(session.game, ("", "", ""))
            there.state, there.entries = session.state.guess(seat, Seeded(world)), session.entries
            there.length = session.length
            assert encode(asked(there, "random", seat).matter) == truth


class Witness(AnyBot):
    """Remembers all that it was ever told."""

    told: ClassVar[dict[tuple[str, int], list[Event]]] = {}  # by seed and seat

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)

    def see(self, seat: int, event: Event) -> None:
        self.told.setdefault((self._seed, seat), []).append(event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        return Choice(ask.options[0])


def test_who_comes_in_the_middle_is_told_what_the_seat_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 is left alone in the middle of a round; seat 2 was a witness from the beginning."""
    monkeypatch.setitem(bots._added, "omerta", {"witness": Witness})
    monkeypatch.setattr(noticed, "KEPT", 10_000)
    Witness.told.clear()
    room = Room(record("omerta", None, None, "witness"), caretaker="witness", timing=Timing("live", turn=3600))
    room.join(0, 0)
    room.join(1, 1)
    turns = 0
    while room.state.ask is not None and turns < 60:
        if turns == 20:
            room.leave(1)
        ask = room.state.ask
        for seat in (0, 1):
            if seat in ask.seats and seat in room.table.audience.lines:
                room.answers(seat, ask.options(seat)[0])
        room.wait(70 if turns == 20 else 1)
        turns += 1
    told = {seat: events for (_, seat), events in Witness.told.items()}
    for seat in (1, 2):
        seen = [event.seen_by(seat) for _, events in room.memory._happened for event in events]
        assert len(told[seat]) > 40
        assert told[seat] == [event for event in seen if event is not None][: len(told[seat])]


def thinks(*thoughts: Thought) -> list[object]:
    """What comes of them, in one room; errors too."""

    async def run() -> list[object]:
        with ThreadPoolExecutor(1) as clerks:
            rooms = WorkerPool(clerks, WITH_ODD_BOTS, most=1)
            try:
                return list(await asyncio.gather(*[rooms.think(each) for each in thoughts], return_exceptions=True))
            finally:
                await rooms.close()

    return asyncio.run(run())


def test_a_bot_is_the_same_after_a_restart_and_no_other_is_like_it(tmp_path: Path) -> None:
    """Else an honest man would come back as a crook."""

    async def natures(*codes: str) -> tuple[list[str], list[str]]:
        """Tables, those named or two new ones, and what makes their bots, as a server that has just begun knows them."""
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        hall = Hall(store, HURRIED)
        chairs = [None, "boss", "boss", "novice"]
        tables = codes or [(await hall.set_up("cosa-nostra", {}, chairs, 0, "Ada", False)).table for _ in range(2)]
        entered = [await hall.live.enter(code, None) for code in tables]
        found = [mind._seed for live in entered for mind in live._table.company._minds.values()]
        await hall.live.close()
        await store.close()
        return list(tables), found

    tables, before = asyncio.run(natures())
    _, after = asyncio.run(natures(*tables))
    assert before == after
    assert len(set(before)) == 6


def test_what_a_bot_prints_is_not_taken_for_its_answer() -> None:
    thought = asked(begun("omerta", 8), "chatty")
    assert thinks(thought) == [Choice(thought.options[0])]


def test_a_bot_that_breaks_down_says_where() -> None:
    [broken] = thinks(asked(begun("omerta", 8), "clumsy"))
    assert isinstance(broken, Breakdown)
    assert broken.errors[0]["kind"] == "ZeroDivisionError"
    assert broken.errors[0]["at"][-1].endswith(" choose")


def test_bots_that_take_the_room_with_them_are_given_up_and_the_others_go_on() -> None:
    session = begun("omerta", 8)
    bots = ("random", "leaving", "chatty", "hanging", "random")
    outcomes = thinks(*[asked(session, bot) for bot in bots])
    assert [type(outcome) for outcome in outcomes] == [Choice, Closed, Choice, Closed, Choice]


def children() -> list[int]:
    """Processes of ours."""
    told = [path.read_text() for path in Path("/proc/self/task").glob("*/children")]
    return [int(pid) for line in told for pid in line.split()]


def test_a_game_goes_on_whatever_becomes_of_the_rooms(tmp_path: Path) -> None:
    updates, killed = count(1), []
    strangers = children()  # of other tests: the tracker of a pool stays

    def rooms() -> list[int]:
        return [child for child in children() if child not in strangers]

    def kill_some(_: Frame) -> bool:
        """All there are, twice in the game."""
        for child in rooms() if next(updates) in (4, 9) else ():
            os.kill(child, signal.SIGKILL)
            killed.append(child)
        return False

    async def play(server: Server) -> None:
        mine = await server.sets_up(
            "omerta", None, "random", "random", options={"turn_limit": 9, "snap_seconds": 1, "reflexes": "quick"}
        )
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert (await ada.plays(the_first, stop=kill_some))["question"] is None
        written = (await server.http.get(f"/api/tables/{mine['table']}/log")).content.splitlines()
        assert resume(written).state.over

    online(tmp_path, play)
    assert killed
    assert rooms() == []


def the_first(update: Frame, _: Random) -> Frame:
    option: Frame = update["options"][0]
    return option


def test_the_oldest_acquaintance_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "KEPT", 2)
    room, session = worker.Worker(), begun("omerta", 8)
    ask = session.state.ask
    assert ask is not None
    minds = [Mind(session, "random", ask.seats[0], str(number)) for number in range(3)]
    for mind in minds:
        thought = mind.choose(session.state, ask)
        assert room.think(thought.matter) == worker.Stranger()
        assert isinstance(room.think(thought.retold()), worker.Chosen)
    replies = [type(room.think(mind.choose(session.state, ask).matter)) for mind in minds]
    assert replies == [worker.Stranger, worker.Chosen, worker.Chosen]
