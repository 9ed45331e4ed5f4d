"""Lessons over the wire: in a room with made-up time, and at the door of a real server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from sitdown.core.codec import encode
from sitdown.core.game import AnyGame
from sitdown.core.records import Action
from sitdown.core.registry import all_games, game_named
from sitdown.learn import Lesson, Run, lesson_named, lessons_of
from sitdown.server.guard import FRAMES, Limits
from sitdown.server.protocol import (
    Answer,
    FromClient,
    FromServer,
    GoOn,
    Join,
    More,
    Order,
    Ping,
    Pong,
    Presence,
    Reconsider,
    Refused,
    Say,
    Talk,
    Update,
    Weigh,
    Welcome,
)
from sitdown.server.protocol import Lesson as Told
from sitdown.server.school.room import Room
from sitdown.server.table.time.pace import STEADY
from sitdown.server.token_bucket import Rate

from .frames import bent
from .online import Frame, Guest, Server, online

EVERY = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson.name}") for game in all_games() for lesson in lessons_of(game)
]
OMERTA = game_named("omerta")
LOOK = lesson_named(OMERTA, "look")
SNAP = lesson_named(OMERTA, "snap")


class Learner:
    """Somebody in a room, whose clock goes when he says so."""

    def __init__(self, game: AnyGame, lesson: Lesson, at: int = 0) -> None:
        self.game = game
        self.now = 100.0
        self.run = Run(game, lesson, at)
        self.room = Room(self.run, STEADY, self.now)
        self.heard: list[FromServer] = []
        self.listen()

    def listen(self) -> list[FromServer]:
        news, self.room.outbox = self.room.outbox, []
        self.heard += news
        return news

    def says(self, message: FromClient | bytes) -> list[FromServer]:
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self.room.hear(data, self.now)
        return self.listen()

    def answers(self, action: Action) -> list[FromServer]:
        return self.says(Answer(self.run.state.question, msgspec.Raw(encode(action))))

    def does(self, action: Action) -> list[FromServer]:
        ask = self.run.state.ask
        asked = ask is not None and ask.allows(self.run.lesson.seat, action)
        return self.answers(action) if asked else self.says(Talk(msgspec.Raw(encode(action))))

    def waits(self) -> list[FromServer]:
        """Until the next thing happens by itself."""
        self.now = max(self.now, self.room.due)
        self.room.wake(self.now)
        news = self.listen()
        for ping in news:
            if isinstance(ping, Ping):
                self.says(Pong(ping.number))
        return news

    @property
    def told(self) -> Told:
        return [each for each in self.heard if isinstance(each, Told)][-1]

    @property
    def update(self) -> Update:
        return [each for each in self.heard if isinstance(each, Update)][-1]


def refusals(news: list[FromServer]) -> list[tuple[str, str]]:
    return [(each.why, each.code) for each in news if isinstance(each, Refused)]


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_a_lesson_goes_to_its_end_over_the_wire(game: AnyGame, lesson: Lesson) -> None:
    learner = Learner(game, lesson)
    assert [type(each) for each in learner.heard] == [Welcome, Presence, Update, Told]
    while learner.told.waits != "end":
        if learner.told.waits == "move":
            assert not refusals(learner.does(learner.run.own_move()))
        elif learner.told.waits == "go-on":
            assert not refusals(learner.says(GoOn(learner.told.step)))
        else:
            assert learner.update.options == msgspec.Raw(b"[]")  # nothing to choose from while others play
            learner.waits()
    assert learner.told.step == learner.told.steps - 1 == len(lesson.steps) - 1
    seqs = [each.seq for each in learner.heard if isinstance(each, Update)]
    assert seqs == sorted(seqs)


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_who_comes_back_finds_the_table_as_it_was(game: AnyGame, lesson: Lesson) -> None:
    straight = Learner(game, lesson)
    for at in range(len(lesson.steps)):
        back = Learner(game, lesson, at)
        assert (back.told.step, back.told.say) == (at, lesson.steps[at].say)
        assert game.write(back.run.state) == game.write(straight.run.state)
        if not straight.run.over:
            straight.run.skip()


def test_others_take_their_time() -> None:
    learner = Learner(OMERTA, LOOK)
    learner.answers(learner.run.own_move())
    assert learner.told.waits == "others"
    assert learner.told.glow == ()
    begun = learner.now
    while learner.told.waits == "others":
        learner.waits()
    assert learner.now - begun >= 2 * STEADY.move  # two others look
    assert (learner.told.step, learner.told.glow, learner.told.waits) == (1, ("deck",), "move")


def test_a_wrong_move_has_its_reason_and_changes_nothing() -> None:
    learner = Learner(OMERTA, LOOK)
    before = OMERTA.write(learner.run.state)
    assert refusals(learner.answers(OMERTA.read_move("peek 2 3"))) == [("lesson", "lesson-look-peek.wrong")]
    assert refusals(learner.answers(OMERTA.read_move("draw"))) == [("illegal", "not-an-option")]
    assert refusals(learner.says(Talk(msgspec.Raw(encode(OMERTA.read_move("peek 0 1")))))) == [("malformed", "")]
    assert refusals(learner.says(Answer(99, msgspec.Raw(b"{}")))) == [("late", "")]
    assert refusals(learner.says(Reconsider(2))) == [("illegal", "nothing-to-take-back")]
    assert OMERTA.write(learner.run.state) == before
    assert not refusals(learner.answers(learner.run.own_move()))


def test_what_has_no_place_in_a_lesson_is_refused() -> None:
    learner = Learner(OMERTA, LOOK)
    for message in (Say("So?"), Order("Snap"), More(1), Join("BCDFGH"), Pong(99)):
        assert refusals(learner.says(message)) == [("malformed", "")]
    assert refusals(learner.says(Weigh(1, msgspec.Raw(encode(OMERTA.read_move("draw")))))) == [("illegal", "no-trade")]
    assert refusals(learner.says(GoOn(3))) == [("late", "")]
    assert refusals(learner.says(GoOn(0))) == [("lesson", "learn-wait")]  # there is something to do


def test_whose_time_is_up_has_another_try() -> None:
    at = next(at for at, step in enumerate(SNAP.steps) if step.right[:1] == ("snap 0",))
    learner = Learner(OMERTA, SNAP, at)
    first = learner.update.deadline
    assert first is not None
    late: list[tuple[str, str]] = []
    while not late:
        late = refusals(learner.waits())
    assert late == [("lesson", f"{SNAP.steps[at].say}.late")]
    assert learner.update.deadline == first
    assert learner.told.step == at
    assert not refusals(learner.does(learner.run.own_move()))


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_bent_frames_break_nothing(game: AnyGame, lesson: Lesson) -> None:
    random = Random(lesson.name)
    learner = Learner(game, lesson)
    while learner.told.waits != "end":
        move = learner.run.own_move() if learner.run.step.right else None
        whole: list[FromClient] = [GoOn(learner.told.step), Reconsider(learner.run.state.question)]
        if move is not None:
            raw = msgspec.Raw(encode(move))
            whole += [Answer(learner.run.state.question, raw), Talk(raw), Weigh(1, raw)]
        for message in whole:
            learner.says(bent(encode(message), random))
        if learner.told.waits == "others":
            learner.waits()
        elif not learner.run.over and not learner.run.coming:
            learner.says(GoOn(learner.told.step))
            if learner.run.step.right and not learner.run.coming:
                learner.does(learner.run.own_move())


# --- at the door


@asynccontextmanager
async def learning(server: Server, path: str, **how: Any) -> AsyncIterator[Guest]:
    async with server.connected(f"/ws/learn/{path}", **how) as guest:
        await guest.send(Join("LESSON"))
        yield guest


async def _played(guest: Guest, game: AnyGame, lesson: Lesson) -> Frame:
    run = Run(game, lesson)
    while True:
        told = await guest.until("Lesson")
        if told["waits"] == "end":
            return told
        if told["waits"] == "move":
            await guest.answers(guest.last, run.own_move())
            run.skip()


def test_a_lesson_is_played_at_a_real_server(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with learning(server, "omerta/look") as guest:
            assert (await guest.until("Welcome"))["seat"] == LOOK.seat
            assert (await _played(guest, OMERTA, LOOK))["step"] == len(LOOK.steps) - 1
        async with learning(server, "omerta/look?step=3") as guest:
            assert (await guest.until("Lesson"))["step"] == 3
        assert await server.get("/api/tables") == []

    online(tmp_path, play)


def test_what_is_not_there_is_said_so(tmp_path: Path) -> None:
    paths = ("omerta/waltz", "chess/look", *[f"omerta/look?step={bad}" for bad in ("99", "-1", "x", "²", "9999999999")])

    async def play(server: Server) -> None:
        for path in paths:
            async with learning(server, path) as guest:
                assert (await guest.frame())["why"] == "no-lesson", path
                assert await guest.closing() == 1008
        async with server.connected("/ws/learn/omerta/look") as guest:
            await guest.wire.send("hello")
            assert (await guest.frame())["why"] == "malformed"
        games = {each["game"]: each["lessons"] for each in await server.get("/api/games")}
        assert games["omerta"] == [lesson.name for lesson in lessons_of(OMERTA)]
        told = await server.get("/api/games/omerta/lessons/ru")
        assert "lesson-look-peek = Четыре" in told["catalogue"]
        assert told["lessons"][0] == {"name": "look", "minutes": LOOK.minutes, "steps": len(LOOK.steps)}
        assert (await server.http.get("/api/games/chess/lessons/en")).status_code == 404

    online(tmp_path, play)


def test_nobody_takes_all_places(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with learning(server, "omerta/look") as first, learning(server, "omerta/look") as second:
            await first.until("Lesson")
            await second.until("Lesson")
            async with learning(server, "omerta/look") as third:
                assert (await third.frame())["why"] == "busy"
        async with learning(server, "omerta/look") as again:  # who has hung up may come again
            await again.until("Lesson")

    online(tmp_path, play, limits=Limits(lessons=2))


def test_lessons_and_tables_share_their_limits(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with learning(server, "omerta/look"), learning(server, "omerta/look"):
            for path in ("/ws", "/ws/learn/omerta/look"):
                with pytest.raises(InvalidStatus):
                    async with server.connected(path):
                        pass
        with pytest.raises(InvalidStatus):
            async with learning(server, "omerta/look", origin="http://elsewhere.example"):
                pass

    online(tmp_path, play, limits=Limits(lines=2, joins=Rate(20, 60)))


def test_who_shouts_is_not_heard(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with learning(server, "omerta/look") as guest:
            await guest.until("Lesson")
            for _ in range(FRAMES.at_once + 20):
                await guest.send(GoOn(0))
            heard = [(await guest.until("Refused"))["why"] for _ in range(FRAMES.at_once + 20)]
            assert heard[0] == "lesson"
            assert "too-fast" in heard
            await asyncio.sleep(0.2)
            await guest.answers(guest.last, Run(OMERTA, LOOK).own_move())
            assert (await guest.until("Lesson"))["waits"] == "others"

    online(tmp_path, play)
