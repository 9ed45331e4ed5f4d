"""Frames that were bent on the way, or made by somebody who means no good."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.server.protocol import (
    Answer,
    Call,
    FromClient,
    GoOn,
    Hint,
    Inspect,
    Instruct,
    Join,
    More,
    Nudge,
    Order,
    Pause,
    Pong,
    Reconsider,
    Say,
    Talk,
    Weigh,
)
from tests.conformance.parts import part_of

from .room import Room, record

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
    b"[" * 5000,
]
ODD: list[Any] = [
    None,
    True,
    -1,
    2**63,
    1.5,
    "",
    "\u202e",
    "x" * 5000,
    [],
    {},
    [[]],
    {"type": "Answer"},
    "TimeUp",
    "Begin",
]


HOLE = "a hole"  # stands where something larger is put in


def large(random: Random) -> bytes:
    """A value that goes deeper, on longer, or further than anybody expects."""
    depth = random.choice([10, 400, *range(960, 1010, 3), 3000])
    width = random.choice([30, 4400, 9000])
    values = [
        b"[" * depth + b"]" * depth,
        b'{"a":' * depth + b"1" + b"}" * depth,
        b'[{"type":' * (depth // 2) + b"1" + b"}]" * (depth // 2),
        b"9" * width,
        b"-0." + b"1" * width,
        b'"' + b"x" * width + b'"',
        b'"' + b"\\u0000" * (width // 6) + b'"',
        b"[" + b"1," * (width // 2) + b"1]",
        b"{" + b",".join(b'"k%d":1' % key for key in range(width // 9)) + b"}",
    ]
    value: bytes = random.choice(values)
    return value


def stuffed(frame: bytes, random: Random) -> bytes:
    """With something large in it: in place of a value, or in a field that nobody knows."""
    value = _holed(msgspec.json.decode(frame), random)
    hole: bytes = msgspec.json.encode(HOLE)
    holed: bytes = msgspec.json.encode(value)
    return holed.replace(hole, large(random))


def _holed(value: Any, random: Random) -> Any:
    if isinstance(value, dict) and value and random.random() < 0.8:
        key = random.choice([*value, "unknown"])
        return {**value, key: _holed(value[key], random) if key in value else HOLE}
    return HOLE


def bent(frame: bytes, random: Random) -> bytes:
    """Something cut out, something put in; or one value for another; or nothing at all: it may be out of place as it is."""
    how = random.random()
    if how < 0.15:
        return frame
    if how < 0.3:
        return stuffed(frame, random)
    if how < 0.6:
        return msgspec.json.encode(twisted(msgspec.json.decode(frame), random))
    at, until = sorted(random.randrange(len(frame) + 1) for _ in range(2))
    until = min(until, at + 8)
    return frame[:at] + random.choice([b"", *SPLINTERS]) + frame[until:]


def twisted(value: Any, random: Random) -> Any:
    """The same with an odd value somewhere in it."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(list(value))
        return {**value, key: twisted(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.9:
        at = random.randrange(len(value))
        return [*value[:at], twisted(value[at], random), *value[at + 1 :]]
    if isinstance(value, int) and random.random() < 0.5:
        return value + random.choice([-1, 1, 7])
    return random.choice(ODD)


def sayable(
    question: int, actions: tuple[msgspec.Raw, ...], thing: str, join: Join, random: Random
) -> list[FromClient]:
    """A message of every kind there is, with one of these actions where it has one."""
    action = random.choice(actions)
    seat, on = random.choice([0, 1, 2, 7, 99]), random.random() < 0.5
    about = random.choice(["doc", "killer", "snap", "reactions", "answer-deal", "nobody"])
    return [
        join,
        Answer(question, action),
        Talk(action),
        Weigh(question, action),
        Inspect(question, thing),
        Say("So?"),
        Order(about, on),
        More(question),
        Reconsider(question),
        Hint(question),
        Nudge(seat),
        Call(seat, on),
        Pause(on),
        Instruct(about, random.choice([msgspec.Raw(b"null"), msgspec.Raw(b'{"type":"Never"}'), action])),
        Pong(random.randrange(9)),
        GoOn(random.randrange(3)),
    ]


def message(room: Room, game: str, random: Random) -> FromClient:
    """Something that could be said, if it were the time for it."""
    ask, number = room.state.ask, room.state.question
    options = ask.options(0) if ask is not None else ()
    actions = tuple([msgspec.Raw(encode(random.choice(some))) for some in (options, part_of(game).foreign) if some])
    thing = random.choice(["trap", "big_joey", "nobody"])
    return random.choice(sayable(number, actions, thing, Join("BCDFGH"), random))


@dataclass
class Figures:
    frames: int = 0
    told: Counter[str] = field(default_factory=Counter)  # what came of them: why they were refused, or what they did
    games: int = 0


def fuzzed(wanted: int, seed: int) -> Figures:
    """So many frames at tables of both games. What is refused has changed nothing, and nobody else has noticed."""
    random = Random(seed)
    figures = Figures()
    while figures.frames < wanted:
        game, bot = random.choice([("omerta", "random"), ("cosa-nostra", "random")])
        room = Room(record(game, None, bot, None), chance=Seeded(random.getrandbits(32)))
        for line, viewer in enumerate((0, None, 2)):
            room.join(line, viewer)
        figures.games += 1
        for _ in range(500):
            if room.state.over or figures.frames >= wanted:
                break
            _send(room, bent(encode(message(room, game, random)), random), random, figures)
            if random.random() < 0.2 and room.state.ask is not None:
                _play_on(room, random)
    return figures


def _send(room: Room, frame: bytes, random: Random, figures: Figures) -> None:
    line = random.choice([0, 0, 1])  # a player or a spectator
    before = (room.position, len(room.log), [len(room.raw[other]) for other in (0, 1, 2) if other != line])
    had = len(room.frames[line])
    room.send_raw(line, frame)
    figures.frames += 1
    told = room.frames[line][had:]
    figures.told[told[0].get("why", "done") if told else "silence"] += 1
    if told and told[-1]["type"] == "Refused":
        after = (room.position, len(room.log), [len(room.raw[other]) for other in (0, 1, 2) if other != line])
        assert after == before, f"{frame!r} was refused, and has changed something"


def _play_on(room: Room, random: Random) -> None:
    """Somebody moves, so that other questions are tried too."""
    ask = room.state.ask
    assert ask is not None
    for seat in (0, 2):
        if ask.options(seat):
            room.answers(seat, random.choice(ask.options(seat)))
            break
    room.wait(0.5)
