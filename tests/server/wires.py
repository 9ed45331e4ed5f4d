"""A room whose people sit at the ends of wires of some length: what is said takes its time both ways. No real time passes."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from random import Random

import msgspec

from sitdown.core.codec import encode
from sitdown.games.omerta import actions as act
from sitdown.server.protocol import Answer, FromClient, Pong

from .room import Frame, Room, at_omerta

JITTER = 0.003  # seconds on average, on top of every way


@dataclass(frozen=True)
class Racer:
    """How far away he is, and what his client does to its pongs."""

    trip: float  # seconds, there and back
    holds_back: float = 0.0  # his pongs, by so many seconds
    foresees: bool = False  # answers pings before they come

    def reaction(self, random: Random) -> float:
        return max(0.1, random.gauss(0.350, 0.060))


class Wires:
    def __init__(self, room: Room, racers: Mapping[int, Racer], random: Random) -> None:
        self.room = room
        self._racers = racers
        self._random = random
        self._way: list[tuple[float, int, int, FromClient]] = []  # what is under way to the table, and when it arrives
        self._order = count()
        self._read: dict[int, int] = dict.fromkeys(racers, 0)  # frames of each line
        self.reactions: dict[int, float] = {}

    def run(self, seconds: float) -> None:
        """All that happens in this time."""
        until = self.room.now + seconds
        while True:
            self._read_all()
            due = self.room.table.due
            arrives = self._way[0][0] if self._way else until
            moment = min(until, arrives, until if due is None else due)
            self.room.now = max(self.room.now, moment)
            if moment >= until:
                break
            if self._way and self._way[0][0] <= self.room.now:
                _, _, line, message = heapq.heappop(self._way)
                self.room.send(line, message)
            else:
                self.room.settle()

    def _read_all(self) -> None:
        for line, racer in self._racers.items():
            frames = self.room.sent[line]
            for sent, data in frames[self._read[line] :]:
                self._hear(line, racer, sent, msgspec.json.decode(data))
            self._read[line] = len(frames)

    def _hear(self, line: int, racer: Racer, sent: float, frame: Frame) -> None:
        seen = sent + racer.trip / 2 + self._jitter()
        if frame["type"] == "Ping" and racer.foresees:
            self._send(line, racer, sent - racer.trip / 2, Pong(frame["number"] + 1))
        if frame["type"] == "Ping":
            self._send(line, racer, seen + racer.holds_back, Pong(frame["number"]))
        elif frame["type"] == "Update" and frame["about"] == "Snap" and line not in self.reactions:
            self.reactions[line] = racer.reaction(self._random)
            snap = Answer(frame["question"], msgspec.Raw(encode(act.Try(0))))
            self._send(line, racer, seen + self.reactions[line], snap)

    def _send(self, line: int, racer: Racer, at: float, message: FromClient) -> None:
        arrives = max(self.room.now, at + racer.trip / 2 + self._jitter())
        heapq.heappush(self._way, (arrives, next(self._order), line, message))

    def _jitter(self) -> float:
        return self._random.expovariate(1 / JITTER)


def raced(first: Racer, second: Racer, random: Random) -> tuple[list[Frame], dict[int, float]]:
    """Seats 1 and 2 have a 7 each, and seat 0 discards one. The receipt of their tries, and how fast they really were."""
    room = at_omerta("1 3 5 6", "7 2 3 4", "7 5 6 8", pile="9", deck="7 1 2 3", pongs=False)
    wires = Wires(room, {1: first, 2: second}, random)
    wires.run(2.0)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    wires.run(2.0)
    tries: list[Frame] = room.told(0, "Receipt")[0]["tries"]
    return tries, wires.reactions
