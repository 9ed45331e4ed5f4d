"""Frames that were bent on the way: whatever arrives, the table stands, and what it does not understand has changed nothing."""

from __future__ import annotations

from random import Random

import msgspec

from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.server.protocol import Answer, Order, Talk

from .room import Room, record

FRAMES = 3000
SPLINTERS = [
    b"null",
    b"-1",
    b"1e999",
    b'"',
    b"{",
    b"}",
    b"[",
    b"\\ud800",
    b"\x00",
    b"\xff",
    b"true",
    b'"type":',
    b"9" * 30,
]


def bent(frame: bytes, random: Random) -> bytes:
    """Something cut out, something put in."""
    at, until = sorted(random.randrange(len(frame) + 1) for _ in range(2))
    until = min(until, at + 8)
    return frame[:at] + random.choice([b"", *SPLINTERS]) + frame[until:]


def test_no_frame_brings_a_table_down() -> None:
    random = Random(1)
    refused = 0
    for game, bot in (("omerta", "careful"), ("cosa-nostra", "steady")):
        room = Room(record(game, None, bot, bot), chance=Seeded(1))
        room.join(0, 0)
        for _ in range(FRAMES):
            ask = room.state.ask
            if ask is None:
                break
            options = ask.options(0) or (None,)
            action = msgspec.Raw(encode(random.choice(options)))
            whole = random.choice([Answer(room.state.question, action), Talk(action), Order("doc")])
            before, written = room.position, len(room.log)
            room.send_raw(0, bent(msgspec.json.encode(whole), random))
            if room.frames[0][-1]["type"] == "Refused":
                refused += 1
                assert (room.position, len(room.log)) == (before, written)
    assert refused > FRAMES / 2
