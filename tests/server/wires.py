"""A room whose people sit at the ends of wires of some length: what is said takes its time both ways. No real time passes."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from random import Random

import msgspec

from sitdown.core.codec import encode
from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import State
from sitdown.games.omerta import Omerta
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.text.notation import read_cards
from sitdown.server.protocol import Answer, FromClient, Pong
from sitdown.server.table.time.pulse import Measure

from .room import Frame, Room, at_omerta

SEVEN = read_cards("7")[0]
JITTER = 0.003  # seconds on average, on top of every way


@dataclass(frozen=True)
class Racer:
    """How far away he is, and what his client does about it."""

    trip: float  # seconds, there and back
    direct: bool = False  # the kernel sees how far that is
    holds_back: float = 0.0  # his pongs, by so many seconds
    calm: int = 0  # pings that are answered at once, before any is held back
    foresees: bool = False  # answers pings before they come
    lurks: bool = False  # snaps as soon as he is told that somebody has
    waits: bool = False  # and not before

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
            held_back = racer.holds_back if frame["number"] > racer.calm else 0.0
            self._send(line, racer, seen + held_back, Pong(frame["number"]))
        elif frame["type"] == "Update" and frame["about"] == "Snap" and not racer.waits and line not in self.reactions:
            self.reactions[line] = racer.reaction(self._random)
            self._send(line, racer, seen + self.reactions[line], snap(frame))
        elif frame["type"] == "Tried" and racer.lurks:
            self._send(line, racer, seen, snap(frame))

    def _send(self, line: int, racer: Racer, at: float, message: FromClient) -> None:
        arrives = max(self.room.now, at + racer.trip / 2 + self._jitter())
        heapq.heappush(self._way, (arrives, next(self._order), line, message))

    def _jitter(self) -> float:
        return self._random.expovariate(1 / JITTER)


def snap(frame: Frame) -> Answer:
    return Answer(frame["question"], msgspec.Raw(encode(act.Try(0))))


def raced(racers: Mapping[int, Racer], random: Random, before: float = 2.0) -> tuple[list[Frame], dict[int, float]]:
    """Everybody has a 7, and after some time seat 0 discards one. The receipt of the tries, and how fast they really were."""
    stocks = ["7 1 5 6", "7 2 3 4", "7 5 6 8", "1 2 9 10", "1 2 9 10"][: max(3, *[seat + 1 for seat in racers])]
    measures = {seat: _measured(racer) for seat, racer in racers.items() if racer.direct}
    people = (None,) * len(stocks)
    room = at_omerta(*stocks, bots=people, pile="9", deck="7", pongs=False, measures=measures)
    sevens(room.state)
    wires = Wires(room, racers, random)
    wires.run(before)
    room.answers(0, act.DRAW_DECK)
    room.answers(0, act.DISCARD)
    wires.run(5.0)
    return all_tries([room.told(line, "Receipt") for line in racers]), wires.reactions


def all_tries(receipts: Iterable[list[Frame]]) -> list[Frame]:
    """Of what each of them was told: late tries are told to nobody else."""
    found = {each["seat"]: each for told in receipts for receipt in told for each in receipt["tries"]}
    return sorted(found.values(), key=lambda each: each["milliseconds"])


def sevens(state: State) -> None:
    """More of them than there are, so that whoever is first wins."""
    assert isinstance(state, Omerta)
    for seat, (first, *others) in enumerate(state.stocks):
        state.stocks[seat] = (first & ~FACE | SEVEN, *others)
    state.cards = tuple(state.all_cards())


def _measured(racer: Racer) -> Measure:
    return lambda: racer.trip
