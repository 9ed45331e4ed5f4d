"""A live table without wires, disk or real time: people say things, time passes, bots think at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from sitdown.bots.base import Choice
from sitdown.core.chance import Chance, Seeded
from sitdown.core.codec import encode
from sitdown.core.kernel import State
from sitdown.core.log import Session
from sitdown.core.records import Action
from sitdown.core.registry import game_named
from sitdown.server.bots.minds import Thought
from sitdown.server.bots.worker import Matter, Reply, Stranger, Worker
from sitdown.server.hints.worker import answer
from sitdown.server.protocol import Answer, FromClient, Pong, Talk
from sitdown.server.store.records import Aside, Seat, TableRecord, Written
from sitdown.server.table.advice import Wanted
from sitdown.server.table.loading import new_session
from sitdown.server.table.noticed import Noticed, Viewer
from sitdown.server.table.play import House
from sitdown.server.table.table import Table
from sitdown.server.table.time.pace import HURRIED, Pace
from sitdown.server.table.time.pulse import Measure, unseen
from sitdown.server.timing import RELAXED, Timing
from tests.omerta.harness import Play, table

Frame = dict[str, Any]
NOTHING = Aside()
NO_MEASURES: Mapping[int, Measure] = {}


def seats(*bots: str | None) -> tuple[Seat, ...]:
    """`None`: a person."""
    return tuple(Seat(f"P{at}", None, "x") if bot is None else Seat("", bot) for at, bot in enumerate(bots))


def record(game: str, *bots: str | None, **options: Any) -> TableRecord:
    return TableRecord("BCDFGH", game, game_named(game).rules, options, seats(*bots), False, 0, 0)


class Room:
    """The lines are called by the names of those at their ends."""

    def __init__(
        self,
        at: TableRecord,
        pace: Pace = HURRIED,
        chance: Chance | None = None,
        session: Session | None = None,
        memory: Noticed | None = None,
        caretaker: str = "random",
        lot: int = 1,
        aside: Aside = NOTHING,
        timing: Timing = RELAXED,
    ) -> None:
        self.session = session or new_session(at)
        self.memory = memory or Noticed(len(at.seats))
        house = House(chance or Seeded(1), Random(lot), pace, caretaker, f"nature {lot}")
        self.table = Table(at.code, self.session, at.seats, self.memory, house, aside, None, timing)
        self._back = Worker()
        self.now = 100.0
        self.frames: dict[int, list[Frame]] = defaultdict(list)
        self.raw: dict[int, list[bytes]] = defaultdict(list)
        self.sent: dict[int, list[tuple[float, bytes]]] = defaultdict(list)  # everything, with its moment
        self.waited_for: frozenset[int] = frozenset()  # whose answer the table waits for …
        self.called: dict[int, list[tuple[float, bool]]] = defaultdict(list)  # … and since when it does, or no longer
        self.heard: list[tuple[int, bytes]] = []  # what was said to the table, and over which line
        self.log: list[Written] = []
        self.pongs = True
        self.coached = True  # he answers at once
        self.asked: list[Wanted] = []  # hints that went to the coach

    @property
    def position(self) -> str:
        return self.session.game.write(self.state)

    @property
    def state(self) -> State:
        return self.session.state

    def join(self, line: int, viewer: Viewer, since: int = 0, measure: Measure = unseen) -> None:
        self.table.join(line, viewer, since, self.now, measure)
        self.settle()

    def leave(self, line: int) -> None:
        self.table.leave(line, self.now)
        self.settle()

    def send(self, line: int, message: FromClient) -> None:
        self.send_raw(line, msgspec.json.encode(message))

    def send_raw(self, line: int, data: bytes) -> None:
        self.heard.append((line, data))
        self.table.hearing.hear(line, data, self.now)
        self.settle()

    def answers(self, line: int, action: Action, question: int | None = None) -> None:
        number = self.state.question if question is None else question
        self.send(line, Answer(number, msgspec.Raw(encode(action))))

    def talks(self, line: int, action: Action) -> None:
        self.send(line, Talk(msgspec.Raw(encode(action))))

    def starts_to_talk(self, line: int, action: Action) -> None:
        """The bots have only begun to think about it when the next word comes."""
        data = msgspec.json.encode(Talk(msgspec.Raw(encode(action))))
        self.heard.append((line, data))
        self.table.hearing.hear(line, data, self.now)
        self.table.wake(self.now)

    def settle(self) -> None:
        """All that happens at this moment."""
        while True:
            self.table.wake(self.now)
            thoughts = self.table.company.thoughts()
            for thought in thoughts:
                self.table.thinking.thought(thought, self._outcome(thought), self.now)
            for wanted in self.table.advice.wanted():
                self.asked.append(wanted)
                if self.coached:
                    self.table.advice.given(wanted, answer(wanted.matter))
            self._deliver()
            if not thoughts:
                break

    def _outcome(self, thought: Thought) -> Choice | Action | None:
        reply = self._think(thought.matter)
        if isinstance(reply, Stranger):
            reply = self._think(thought.retold())
        assert not isinstance(reply, Stranger)
        return thought.outcome(reply)

    def _think(self, matter: Matter) -> Reply:
        """Over a wire, as in a worker process."""
        reply = self._back.think(msgspec.json.decode(msgspec.json.encode(matter), type=Matter))
        there: Reply = msgspec.json.decode(msgspec.json.encode(reply), type=Reply)
        return there

    def wait(self, seconds: float) -> None:
        """Time passes, from one thing that is due to the next."""
        until = self.now + seconds
        while (due := self.table.due) is not None and due <= until:
            self.now = max(self.now, due)
            self.settle()
        self.now = until
        self.settle()

    def _deliver(self) -> None:
        page = self.table.journal.page(int(self.now * 1000))
        if page is not None:
            self.log += page.lines
        for seat in self.waited_for ^ self.table.asked:
            self.called[seat].append((self.now, seat in self.table.asked))
        self.waited_for = self.table.asked
        outbox, self.table.audience.outbox = self.table.audience.outbox, []
        self.table.shown(self.now)
        for line, data in outbox:
            self.sent[line].append((self.now, data))
            frame = msgspec.json.decode(data)
            if frame["type"] == "Ping":
                if self.pongs and line in self.table.audience.lines:
                    self.table.hearing.hear(line, msgspec.json.encode(Pong(frame["number"])), self.now)
            else:
                self.frames[line].append(frame)
                self.raw[line].append(data)

    def told(self, line: int, kind: str) -> list[Frame]:
        return [frame for frame in self.frames[line] if frame["type"] == kind]

    def last(self, line: int) -> Frame:
        """The last update."""
        return self.told(line, "Update")[-1]

    def refusal(self, line: int) -> str:
        frame = self.frames[line][-1]
        assert frame["type"] == "Refused", frame
        return str(frame["why"])


def at_omerta(
    *stocks: str,
    pace: Pace = HURRIED,
    bots: tuple[str | None, ...] = (None, None, None),
    pongs: bool = True,
    measures: Mapping[int, Measure] = NO_MEASURES,
    timing: Timing = RELAXED,
    **stated: Any,
) -> Room:
    """A stated position of Omerta, with people on lines of their seats' numbers and a spectator on line 9. `measures`: how far away they are, where the
    kernel can see it."""
    play = table(*stocks, **stated)
    at = record("omerta", *bots)
    session = new_session(at)
    session.state = play.g
    room = Room(at, pace, Coming(play), session, timing=timing)
    room.pongs = pongs
    for seat, bot in enumerate(bots):
        if bot is None:
            room.join(seat, seat, measure=measures.get(seat, unseen))
    room.join(9, None)
    return room


class Coming(Chance):
    """The deck gives what was stated."""

    def __init__(self, play: Play) -> None:
        self._play = play

    def draw(self, sides: int) -> int:
        deck = self._play.g.deck
        if self._play.coming and len(deck) == sides:
            return deck.index(self._play.coming.pop(0))
        return 0
