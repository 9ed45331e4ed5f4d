"""Whatever arrives, the table stands, and what it does not understand has changed nothing."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sitdown.core.codec import encode
from sitdown.server.protocol import Answer, FromClient, Join

from .assault import assault, broken
from .frames import bent, fuzzed, sayable
from .honest import failures, undisturbed
from .killing import Process
from .laid import laid
from .online import Server, online

FRAMES = 2000
SAID, ASKED, PACE = 1200, 400, 200


def test_every_kind_of_message_is_among_them() -> None:
    kinds = [type(each) for each in sayable(1, (msgspec.Raw(b"{}"),), "trap", Join("BCDFGH"), Random(1))]
    assert set(kinds) == set(get_args(FromClient))


def test_no_frame_brings_a_table_down() -> None:
    figures = fuzzed(FRAMES, seed=1)
    assert {"malformed", "illegal", "late", "looking-on", "done"} <= set(figures.told)


def test_no_frame_brings_the_server_down(tmp_path: Path) -> None:
    """Over real wires: bent at the door and at the table, as text and as bytes, too long, and cut off."""
    random = Random(1)

    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "random", "random")
        join = Join(mine["table"], mine["token"])
        for turn in range(20):
            async with server.connected() as guest:
                first = bent(encode(join), random) if turn % 2 else encode(join)
                with suppress(ConnectionClosed):
                    await guest.wire.send(first, text=turn % 3 > 0)
                    for _ in range(10):
                        frame = bent(encode(Answer(turn, msgspec.Raw(b'{"type":"DrawDeck"}'))), random)
                        await guest.wire.send(frame, text=random.random() < 0.5)
                    if turn % 5 == 0:
                        await guest.wire.send("x" * 20_000)
                        assert await guest.closing() in (1007, 1008, 1009)
                    if turn % 5 == 1:
                        guest.wire.transport.abort()
        async with server.joined(mine["table"], mine["token"]) as guest:
            assert (await guest.until("Update"))["question"]
        assert (await server.get("/healthz"))["ok"]

    before = failures()
    online(tmp_path, play)
    assert failures() == before


@pytest.mark.parametrize("limits", [(), ("--no-limits",)], ids=["limits", "no limits"])
def test_all_of_it_at_once_stops_nobody(tmp_path: Path, limits: tuple[str, ...]) -> None:
    """At a server in a process of its own; `bench/fuzz.py` does it for longer, and measures."""

    async def run() -> None:
        await laid(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        async with Process(tmp_path, limits=limits) as process:
            server = await process.start()
            async with undisturbed(server):
                came = await assault(server, SAID, ASKED, seed=1, pace=PACE)
            assert came.frames >= SAID
            assert came.requests >= ASKED
            assert {"malformed", "late", "looking-on"} <= set(came.told)
            assert {200, 400, 404} <= set(came.statuses) <= {200, 201, 307, 400, 403, 404, 405, 409, 413, 429, 503}
            assert broken(await server.figures()) == []
            await server.http.aclose()
            assert await process.stop() == 0

    asyncio.run(run())
