"""The law of secrets over real WebSockets: what the table without wires was shown to send is what arrives, in both worlds; and HTTP says the same too."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from sitdown.core.chance import Scripted
from sitdown.core.registry import game_named, save
from sitdown.server.hall import live_tables
from sitdown.server.store.positions import sealed
from sitdown.server.store.records import Seat, TableRecord, digest
from sitdown.server.store.schema import snapshots
from sitdown.server.store.store import Store
from sitdown.server.timing import Timing
from tests.conformance.parts import GAMES
from tests.conformance.play import Part

from .browsers import Browser
from .online import Guest, Server, online
from .room import Room
from .worlds import PACES, SPECTATOR, Figures, Tale

UNTIMED = {
    **dict.fromkeys(("planning_seconds", "turn_seconds", "reaction_seconds", "snap_seconds", "offer_seconds")),
    "snap": "race",  # by post, seconds of the real clock would decide
}
TIMINGS = (Timing(), Timing("live", turn=3600), Timing("post", days=1))  # as they can be set up
MOVES = 12
UNLIKE = re.compile(rb'"(since|due)":[0-9]+')  # by the real clock


@dataclass
class World:
    """How a game stood, what was then said to the table and drawn, and what everybody was sent."""

    position: bytes
    room: Room
    counts: list[dict[int, int]]  # of frames on each line, after each message

    @classmethod
    def of(cls, room: Room) -> World:
        return cls(save(room.session.game, room.state), room, [])

    @property
    def draws(self) -> list[int]:
        return [drawn for line in self.room.log for drawn in line.entry.draws]


class Chapter(Tale):
    """As much of a game as two worlds stay together for, if it is long enough."""

    def __init__(self, part: Part, players: int, seed: int) -> None:
        known = game_named(part.name).options.__struct_fields__
        untimed = {name: value for name, value in UNTIMED.items() if name in known}
        super().__init__(part, players, seed, Figures(), PACES[0], TIMINGS, **untimed)

    def pair(self) -> list[World]:
        """Nothing, if the worlds part too soon until the end of the game."""
        worlds: list[World] = []
        while not self.here.state.over:
            if self.there is None:
                self.imagine()
                worlds = [] if self.there is None else [World.of(self.here), World.of(self.there)]
            said = len(self.here.heard)
            self.move()
            if self.there is None or len(self.here.heard) == said:
                continue
            for world in worlds:
                world.counts.append({line: len(frames) for line, frames in world.room.raw.items()})
            if len(self.here.heard) >= MOVES:
                return worlds
        return []


def chapter(part: Part, players: int) -> tuple[Chapter, list[World]]:
    for seed in count():
        tale = Chapter(part, players, seed)
        worlds = tale.pair()
        if worlds:
            return tale, worlds
    raise AssertionError


@pytest.mark.parametrize(("part", "players"), [(part, players) for part, seats in GAMES for players in seats])
def test_the_same_bytes_arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: Part, players: int) -> None:
    tale, worlds = chapter(part, players)
    answers = []
    for number, world in enumerate(worlds):
        folder = tmp_path / str(number)
        folder.mkdir()
        monkeypatch.setattr(live_tables, "Dealer", lambda drawn=world.draws: Scripted(drawn))
        arrived, answer = _lived_through(folder, tale, world)
        assert arrived == _timeless(world.room.raw[tale.line])
        answers.append(answer)
    assert _timeless(worlds[0].room.raw[tale.line]) == _timeless(worlds[1].room.raw[tale.line])
    assert answers[0] == answers[1]


def _timeless(frames: list[bytes]) -> list[bytes]:
    """Without those that hold milliseconds of the real clock: until when somebody may come back, how fast he was."""
    return [
        frame
        for frame in frames
        if not frame.startswith((b'{"type":"Presence"', b'{"type":"Receipt"', b'{"type":"Time"'))
    ]


def _lived_through(folder: Path, tale: Chapter, world: World) -> tuple[list[bytes], list[bytes]]:
    """What arrives at the viewer's, and what anybody may read of the table afterwards."""
    chairs = tuple(Seat(seat.name, None, digest(str(at))) for at, seat in enumerate(tale.at.seats))
    record = msgspec.structs.replace(tale.at, seats=chairs, public=True)
    answers: list[bytes] = []
    arrived: list[bytes] = []

    async def play(server: Server) -> None:
        await _put_down(folder, record, world.position)
        async with AsyncExitStack() as stack:
            guests: dict[int, Guest] = {}
            for line in (*range(len(chairs)), SPECTATOR):
                token = None if line == SPECTATOR else str(line)
                guests[line] = await stack.enter_async_context(server.joined(record.code, token))
                await guests[line].until("Update")
            for (line, data), counts in zip(world.room.heard, world.counts, strict=True):
                await guests[line].wire.send(data, text=True)
                for told, guest in guests.items():
                    await _had(guest, counts[told])
            arrived.extend(_timeless(guests[tale.line].raw))
        viewer = Browser(server)
        if tale.line != SPECTATOR:
            await viewer.post(f"/tables/{record.code}/claim", token=str(tale.line))
        for path in ("/tables", *[f"/tables/{record.code}{of}" for of in ("", "/log", "/replay")], "/me/tables"):
            answer = await viewer.http.get(f"/api{path}")
            answers.append(UNLIKE.sub(b"", answer.content))

    online(folder, play, PACES[0])
    return arrived, answers


async def _had(guest: Guest, frames: int) -> None:
    while len(guest.raw) < frames:
        await guest.frame()


async def _put_down(folder: Path, record: TableRecord, position: bytes) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/tables.db")
    await store.add(record)
    async with store._engine.begin() as connection:
        await connection.execute(sa.insert(snapshots).values(code=record.code, seq=0, position=sealed(position)))
    await store.close()
