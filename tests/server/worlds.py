"""A live table in two worlds that a viewer cannot tell apart: the game, and a guess of his. Both hear the same at the same time, and what is sent to
him is held against each other byte for byte and moment by moment, until he is told something that is not the same in both."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from sitdown.core.chance import Chance, Scripted, Seeded
from sitdown.core.codec import encode
from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK, SEALED, State
from sitdown.core.log import Session
from sitdown.core.records import BEGIN, RECONSIDER, Action, Clocked, Event, TimeUp
from sitdown.core.registry import game_named
from sitdown.games.cosa_nostra.records.actions import AcceptOffer, LapseOffer
from sitdown.server.doors.me.tables import listed
from sitdown.server.protocol import (
    Call,
    FromClient,
    Hint,
    Inspect,
    Instruct,
    More,
    Nudge,
    Order,
    Pause,
    Reconsider,
    Say,
    Weigh,
)
from sitdown.server.store.records import Seat, TableRecord
from sitdown.server.table.loading import names
from sitdown.server.table.noticed import Viewer
from sitdown.server.table.time.pace import Pace
from sitdown.server.table.time.pulse import MOST_TAKEN_OFF
from sitdown.server.timing import Timing
from tests.conformance.law import Leak, Worlds
from tests.conformance.play import Done, Part, beside, random_move

from .room import Room, record

NEVER = 10.0**9
PACES = (
    # Nothing is answered by itself: when that happens is a matter of chance, and not compared here.
    Pace(window=0.0, hesitation=NEVER, move=0.0, thought=(NEVER,), by_post=(NEVER,), remembered=0, grace=NEVER),
    Pace(window=1.0, hesitation=NEVER, move=0.0, thought=(NEVER,), by_post=(NEVER,), remembered=0, grace=NEVER),
)
TIMINGS = (Timing(grace=0), Timing("live", turn=3600, grace=0), Timing("post", days=1))
SPECTATOR = 9


class Here(Session):
    """Keeps what is done, with the position after it, and the answers to the question that is open."""

    def __init__(self, at: TableRecord, state: State, answers: dict[int, list[tuple[int, Action]]]) -> None:
        super().__init__(game_named(at.game), names(at), at.options)
        self.state = state
        self.answers = answers  # by the length of the agenda that a question ends
        self.done: list[tuple[Done, State]] = []

    def apply(self, actor: int, action: Action, chance: Chance, question: int | None = None) -> list[Event]:
        ask, number, depth = self.state.ask, self.state.question, len(self.state.agenda)
        events = super().apply(actor, action, chance, question)
        self.done.append((Done(actor, action, self.entries[-1].draws, events), self.state.clone()))
        given = self.answers.setdefault(depth, [])
        if action == RECONSIDER:
            given[:] = [(seat, answer) for seat, answer in given if seat != actor]
        elif not beside(ask, actor, action):
            given.append((actor, action))
            if self.state.question != number:
                del self.answers[depth]
        return events


class There(Session):
    """Does what is known to come, and nothing else, with the draws that lead to what the viewer is told."""

    def __init__(self, at: TableRecord, state: State) -> None:
        super().__init__(game_named(at.game), names(at), at.options)
        self.state = state
        self.coming: list[tuple[int, Action, Chance]] = []

    def apply(self, actor: int, action: Action, chance: Chance, question: int | None = None) -> list[Event]:
        if not self.coming or (actor, action) != self.coming[0][:2]:
            self.state.clone().apply(actor, action, Seeded(1))  # what is illegal is refused
            raise Leak(f"in one world only: {actor} does {action}")
        return super().apply(actor, action, self.coming.pop(0)[2], question)


class Followed(Worlds):
    """Remembers with which chance the other world went along."""

    chance: Chance

    def _with(self, done: Done, chance: Scripted | Seeded) -> list[tuple[State, list[Event]]]:
        self.chance = Scripted(chance._draws) if isinstance(chance, Scripted) else Seeded(1)
        return super()._with(done, chance)


@dataclass
class Figures:
    games: int = 0
    moves: int = 0
    together: int = 0  # moves after which the two worlds were held against each other
    pairs: int = 0  # of worlds
    frames: int = 0
    bytes: int = 0
    kinds: dict[str, int] = field(default_factory=dict)  # of what was done beside the moves


def listed_of(room: Room, seat: int) -> dict[str, Any] | None:
    """The table as it stands among those of whoever sits there."""
    play, standing = room.table.play, room.table.standing
    seats = tuple([Seat(f"P{at}", None, "x", person=f"person {at}") for at in range(play.state.players)])
    at = TableRecord("BCDFGH", play.session.game.name, 1, {}, seats, False, 0, 0)
    return listed(replace(at, asked=standing.asked, since=standing.since, due=standing.due), f"person {seat}")


class Tale:
    """One whole game."""

    def __init__(
        self,
        part: Part,
        players: int,
        seed: int,
        figures: Figures,
        pace: Pace | None = None,
        timings: tuple[Timing, ...] = TIMINGS,
        **options: Any,
    ) -> None:
        self.figures = figures
        self._part = part
        self._random = Random(f"{part.name} {players} {seed}")
        self._temper = part.temper(self._random)
        at = record(part.name, *[None] * players, **part.options(self._random, players) | options)
        self._pace = pace or self._random.choice(PACES)
        self.at = replace(at, timing=self._random.choice(timings))
        self._chance = Seeded(self._random.getrandbits(64))
        state = game_named(part.name).new(players, self.at.options)
        state.apply(CLOCK, BEGIN, self._chance)
        self.here = self._room(Here(self.at, state, {}))
        self.there: Room | None = None
        self.worlds: Followed | None = None
        self.viewer: Viewer = None

    def play(self) -> None:
        while not self.here.state.over:
            if self.there is None:
                self.imagine()
            self._random.choices([self.move, self._aside], [0.9, 0.1])[0]()
        self.figures.games += 1

    # --- two worlds

    def imagine(self) -> None:
        """Another world, and everybody comes to the table anew in both. Not while secret answers wait beneath another question."""
        here = self._session
        if any(given and depth < len(here.state.agenda) for depth, given in here.answers.items()):
            return
        self.viewer = self._random.choice([None, *range(here.state.players)])
        given = here.answers.get(len(here.state.agenda), [])
        self.worlds = Followed(self._part, here.state, self.viewer, given, self._chance)
        self.here = self._room(Here(self.at, here.state.clone(), here.answers))
        self.there = self._room(There(self.at, self.worlds.there.clone()))
        self.figures.pairs += 1
        self.compare()

    def _room(self, session: Session) -> Room:
        room = Room(self.at, self._pace, self._chance, session, timing=self.at.timing)
        for seat in range(session.state.players):
            room.join(seat, seat)
        room.join(SPECTATOR, None)
        return room

    @property
    def _session(self) -> Here:
        session = self.here.session
        assert isinstance(session, Here)
        return session

    @property
    def line(self) -> int:
        return SPECTATOR if self.viewer is None else self.viewer

    def compare(self) -> None:
        if self.there is None:
            return
        here, there = self.here.sent[self.line], self.there.sent[self.line]
        if here != there:
            raise Leak(f"viewer {self.viewer} is sent\n{here}\nbut could be in a world that sends\n{there}")
        again, elsewhere = [encode(room.memory.retold(self.viewer)) for room in (self.here, self.there)]
        if again != elsewhere:
            raise Leak(f"viewer {self.viewer} would be told again\n{again!r}\nbut in another world\n{elsewhere!r}")
        if self.viewer is not None:
            lists = [listed_of(room, self.viewer) for room in (self.here, self.there)]
            if lists[0] != lists[1]:
                raise Leak(f"among the tables of seat {self.viewer} stands\n{lists[0]}\nbut could stand\n{lists[1]}")
            calls, others = [room.called.pop(self.viewer, []) for room in (self.here, self.there)]
            if calls != others:
                raise Leak(f"seat {self.viewer} is waited for\n{calls}\nbut could be in a world where it is\n{others}")
        self.figures.frames += len(here)
        self.figures.bytes += sum(len(frame) for _, frame in here)
        for room in (self.here, self.there):
            room.sent.clear()

    # --- moves

    def move(self) -> None:
        """Somebody answers or says something, or the clock does; in the other world too."""
        actor, action = random_move(self.here.state, self._part, self._temper, self._random)
        if isinstance(action, Clocked):
            return  # the table's own stopwatch says that
        there = self._elsewhere(actor, action)
        self._session.done.clear()
        self._do(self.here, actor, action)
        self.figures.moves += 1
        if self.there is None or self.worlds is None:
            return
        if self._follow(self.there.session):
            self._do(self.there, actor, there)
            self.compare()
            self.figures.together += 1
        else:
            self.there = None

    def _elsewhere(self, actor: int, action: Action) -> Action:
        if self.worlds is None or actor == self.viewer:
            return action
        return self._part.elsewhere(self.worlds.there, actor, action)

    def _follow(self, session: Session) -> bool:
        """What the other world has to do; `False` if it cannot be told the same there."""
        assert self.worlds is not None
        assert isinstance(session, There)
        for done, after in self._session.done:
            action = self._elsewhere(done.actor, done.action)
            if not self.worlds.follow(after, done):
                return False
            session.coming.append((done.actor, action, self.worlds.chance))
        return True

    def _do(self, room: Room, actor: int, action: Action) -> None:
        play, ask = room.table.play, room.state.ask
        if isinstance(action, TimeUp):
            assert play.question is not None
            play.question.deadline = room.now
        elif isinstance(action, LapseOffer):
            play.offers[action.offer] = room.now
        elif ask is not None and ask.allows(actor, action):
            room.answers(actor, action)
        else:
            room.talks(actor, action)
        room.settle()
        question = play.question
        if question is not None:  # answers that lie ready are given, tries counted
            room.wait(max(0.0, question.least - room.now, 0.0 if question.race is None else MOST_TAKEN_OFF))

    # --- beside the moves

    def _aside(self) -> None:
        """Something that does not move the game."""
        if self.there is None or self.here.state.ask is None:
            return
        acts = [
            self._secret,
            self._secret,
            self._nonsense,
            self._weighs,
            self._more,
            self._says,
            self._comes_back,
            self._wants_a_hint,
            self._keeps_time,
        ]
        act = self._random.choice(acts)
        act(self.here, self.there)
        self.compare()
        name = act.__name__.strip("_").replace("_", " ")
        self.figures.kinds[name] = self.figures.kinds.get(name, 0) + 1

    def _secret(self, here: Room, there: Room) -> None:
        """What is nobody else's business happens in one world only."""
        ask = here.state.ask
        assert ask is not None
        seat = self._random.choice([seat for seat in range(here.state.players) if seat != self.viewer])
        if ask.mode == SEALED and seat in ask.seats and self._undoable(seat, ask.options(seat)[-1]):
            here.answers(seat, ask.options(seat)[-1])
            here.send(seat, Reconsider(here.state.question))
        elif self._random.random() < 0.3:
            about = self._random.choice(sorted(game_named(self._part.name).instructions() or {"": None}))
            here.send(seat, Instruct(about, Raw(self._random.choice([b'{"type":"Never"}', b"null"]))))
        elif self._random.random() < 0.5:
            here.send(seat, Order(here.last(seat)["about"], on=self._random.random() < 0.7))
        else:
            here.send_raw(seat, b"What's it to you?")

    def _undoable(self, seat: int, action: Action) -> bool:
        after = self.here.state.clone()
        after.apply(seat, action, Seeded(1))
        reopened = after.reopened(seat)
        return reopened is not None and len(reopened.options(seat)) > 1

    def _nonsense(self, here: Room, there: Room) -> None:
        """The viewer is refused in the same words."""
        action = self._random.choice(self._part.foreign)
        if self.viewer is None or self._may(action, self.viewer):
            return
        for room in (here, there):
            room.answers(self.viewer, action)
            room.talks(self.viewer, action)

    def _weighs(self, here: Room, there: Room) -> None:
        """The viewer wants to know what something would change for him: something that could be said, or something else."""
        if self.viewer is None:
            return
        said = self._part.talk(here.state, self._random)
        action = said[1] if said is not None and said[0] == self.viewer else self._random.choice(self._part.foreign)
        offers = (
            [] if self.here.table.play.trade is None else self.here.table.play.trade.offers_to(here.state, self.viewer)
        )
        for room in (here, there):
            for each in (action, *map(AcceptOffer, offers)):
                room.send(self.viewer, Weigh(1, Raw(encode(each))))
        self._inspects(here, there, self.viewer)

    def _inspects(self, here: Room, there: Room, seat: int) -> None:
        """He looks closely at things that he sees, whatever they are."""
        seen = sorted(set(re.findall(rb'"(\w{3,40})"', encode(here.state.view(seat)))))
        for thing in self._random.sample(seen, min(12, len(seen))):
            for room in (here, there):
                room.send(seat, Inspect(2, thing.decode()))

    def _wants_a_hint(self, here: Room, there: Room) -> None:
        """What the coach is given is the same, letter by letter: he has nothing else to go by, nor to take his time over. Among people he is not even
        asked, and that is said in the same words."""
        if self.viewer is None:
            return
        mine, other = here.table.advice.matter(self.viewer), there.table.advice.matter(self.viewer)
        if mine != other:
            raise Leak(f"the coach of seat {self.viewer} is given\n{mine}\nbut could be given\n{other}")
        for room in (here, there):
            room.send(self.viewer, Hint(room.state.question))

    def _may(self, action: Action, seat: int) -> bool:
        try:
            self.here.state.clone().apply(seat, action, Seeded(1))
        except Illegal:
            return False
        return True

    def _more(self, here: Room, there: Room) -> None:
        seat = self._random.randrange(here.state.players)
        for room in (here, there):
            room.send(seat, More(room.state.question))

    def _says(self, here: Room, there: Room) -> None:
        seat = self._random.randrange(here.state.players)
        for room in (here, there):
            room.send(seat, Say("Whose turn is it?"))

    def _keeps_time(self, here: Room, there: Room) -> None:
        """People nudge each other, ask for caretakers and pauses. What all agree on is undone again: the game is to go on."""
        seat, other = self._random.sample(range(here.state.players), 2)
        sayable: list[FromClient] = [Nudge(other), Call(other), Pause(True), Pause(False)]
        said = self._random.choice(sayable)
        for room in (here, there):
            room.send(seat, said)
            room.send(seat, Call(other, on=False))
            for each in range(room.state.players):
                room.send(each, Pause(False))

    def _comes_back(self, here: Room, there: Room) -> None:
        """Anybody's line breaks, and is there again."""
        viewer = self._random.choice([None, *range(here.state.players)])
        line, since = SPECTATOR if viewer is None else viewer, self._random.randrange(30)
        for room in (here, there):
            room.leave(line)
            room.wait(0.05)
            room.join(line, viewer, since)
