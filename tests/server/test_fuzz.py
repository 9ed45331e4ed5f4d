"""Whatever arrives, the table stands, and what it does not understand has changed nothing."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from sitdown.core.codec import encode
from sitdown.server.metrics import FAILURES
from sitdown.server.protocol import Answer, Join

from .frames import bent, fuzzed
from .online import Server, online

FRAMES = 2000


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

    before = _failures()
    online(tmp_path, play)
    assert _failures() == before


def _failures() -> float:
    return sum(
        sample.value for metric in FAILURES.collect() for sample in metric.samples if sample.name.endswith("_total")
    )
