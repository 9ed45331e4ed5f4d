"""The door to lessons: `/ws/learn/GAME/LESSON?step=3`. Whoever comes has a table to himself, until he hangs up."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final

from starlette.websockets import WebSocket

from sitdown.core.registry import UnknownGame, game_named
from sitdown.learn import NoLesson, Run, lesson_named
from sitdown.server import guard
from sitdown.server.doors.socket import INSOLENCE, PATIENCE, POLICY, Door, Socket, joined
from sitdown.server.live.live import DEAD
from sitdown.server.metrics import LIMITED
from sitdown.server.protocol import Refused, written
from sitdown.server.school.room import Room
from sitdown.server.table.time.pace import Pace
from sitdown.server.token_bucket import Bucket

MOST: Final = 1000  # lessons at a time
SILENCE: Final = 1800.0  # seconds that somebody may look at one step


class LessonDoor:
    """Limits on lines and calls are the other door's: this one leads off its hall."""

    def __init__(self, door: Door, pace: Pace, limits: guard.Limits) -> None:
        self._door = door
        self._pace = pace
        self._learners = guard.Crowd(limits.lessons, MOST)

    async def serve(self, websocket: WebSocket) -> None:
        where = websocket.path_params
        step = websocket.query_params.get("step", "0")
        await self._door.admit(websocket, partial(self._receive, where["game"], where["lesson"], step))

    async def _receive(self, game: str, lesson: str, step: str, socket: Socket) -> None:
        async with asyncio.timeout(PATIENCE):
            if await joined(socket) is None:
                return
        try:
            run = _found(game, lesson, step)
        except (UnknownGame, NoLesson):
            socket.send(written(Refused("no-lesson")))
            return
        if not self._learners.enter(socket.address):
            LIMITED.labels("lessons").inc()
            socket.send(written(Refused("busy")))
            return
        try:
            await _teach(Room(run, self._pace, time.monotonic()), socket)
        finally:
            self._learners.leave(socket.address)


def _found(game: str, lesson: str, step: str) -> Run:
    """Raises `UnknownGame` or `NoLesson`."""
    found = game_named(game)
    if not (step.isascii() and step.isdecimal()) or len(step) > 3:
        raise NoLesson("steps are counted from 0")
    return Run(found, lesson_named(found, lesson), int(step))


async def _teach(room: Room, socket: Socket) -> None:
    """Until he hangs up, or is silent for too long."""
    bucket = Bucket(guard.FRAMES, time.monotonic())
    insolence = 0
    hearing = asyncio.ensure_future(socket.frame())
    try:
        while True:
            outbox, room.outbox = room.outbox, []
            for message in outbox:
                socket.send(written(message))
            await asyncio.wait([hearing], timeout=max(0.0, room.due - time.monotonic()))
            now = time.monotonic()
            if room.dead(now) or now - room.heard > SILENCE:
                socket.close(DEAD if room.dead(now) else POLICY)
                return
            if hearing.done():
                frame = hearing.result()
                hearing = asyncio.ensure_future(socket.frame())
                if bucket.take(now):
                    room.hear(frame, now)
                else:
                    LIMITED.labels("frames").inc()
                    insolence += 1
                    if insolence > INSOLENCE:
                        return
                    socket.send(written(Refused("too-fast")))
            room.wake(now)
    finally:
        hearing.cancel()
