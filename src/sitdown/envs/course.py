"""A game, word by word: who speaks next, and what he may say. The answers to a secret question, and to a race, are heard when all have spoken."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

from sitdown.bots.seeds import Seed, derived
from sitdown.core.chance import Chance, Seeded, shuffled
from sitdown.core.errors import Illegal
from sitdown.core.game import AnyGame
from sitdown.core.kernel import CLOCK, ONE, RACE, Ask, State
from sitdown.core.records import BEGIN, Action, Clocked, Event
from sitdown.envs.layout import Layout, Mask, Vector
from sitdown.envs.words import Prompt, Sentence, Vocabulary, tell

Flow: TypeAlias = Generator[Prompt, int, None]
Listener: TypeAlias = Callable[[list[Event]], None]

SPOKEN: Final = "spoken"  # the block of an observation that has the words said so far


@dataclass(frozen=True)
class Encoding:
    """A game as numbers: its words, and what a seat sees."""

    name: str  # of the environment
    game: AnyGame
    words: Vocabulary
    layout: Layout
    # of a state and a seat: the numbers of the layout, nothing said yet
    observe: Callable[[Any, int], bytes]
    course: type[Course]
    lead: float  # what a unit of the score is worth in a shaped reward; negative if the lowest wins


def of_records(layout: Layout, write: Callable[[Any, Any, Vector], None]) -> Callable[[Any, int], bytes]:
    """An `observe` that is made of what a bot gets: `write` puts a view and the knowledge that goes with it into a vector."""

    def observe(state: State, seat: int) -> bytes:
        vector = layout.blank()
        write(state.view(seat), state.knowledge(seat), vector)
        return vector.tobytes()

    return observe


class Course:
    """A game being played. `prompt` says whose word is awaited; `None`: the game is over."""

    def __init__(self, encoding: Encoding, state: State, seed: Seed | Chance, listener: Listener | None = None) -> None:
        """From a position on, which may be that before the beginning. All chance comes from the seed, or from the chance handed in. The listener is told
        all that happens."""
        self.encoding = encoding
        self.state = state
        self.state.listening = listener is not None
        self._listener = listener
        self._chance: Chance = seed if isinstance(seed, Chance) else Seeded(derived(seed, "chance"))
        self._lots: Chance = seed if isinstance(seed, Chance) else Seeded(derived(seed, "lots"))  # first in a race
        self._seen: dict[int, bytes] = {}  # by seat, as the table lies now
        self.meaning: dict[Sentence, Action] = {}  # what can be said now, in whole sentences
        self.asked = 0  # how often somebody was
        self._flow = self._play()
        self.prompt: Prompt | None = next(self._flow, None)

    # --- for the player

    def say(self, word: int) -> None:
        """The word that was awaited."""
        prompt = self.prompt
        if prompt is None:
            raise Illegal("over", "the game is over")
        if word not in prompt.fork.words:
            names = self.encoding.words.names
            wanted = ", ".join([names[each] for each in prompt.words])
            said = names[word] if 0 <= word < len(names) else "no word"
            raise Illegal("not-an-option", f"{word} ({said}) is masked; seat {prompt.seat} may say: {wanted}")
        try:
            self.prompt = self._flow.send(word)
        except StopIteration:
            self.prompt = None

    def mask(self, seat: int) -> Mask:
        """1 for every word that this seat may say now."""
        many = len(self.encoding.words)
        if self.prompt is None or self.prompt.seat != seat:
            return np.zeros(many, np.int8)
        return np.frombuffer(self.prompt.fork.mask(many), np.int8).copy()

    def observation(self, seat: int) -> Vector:
        """What this seat knows and has said."""
        vector = np.frombuffer(self.seen(seat), np.float32).copy()
        if self.prompt is not None and self.prompt.seat == seat:
            spoken = vector[self.encoding.layout.where[SPOKEN]]
            for place, word in enumerate(self.prompt.spoken, start=1):
                spoken[word] += 0.5**place
        return vector

    def seen(self, seat: int) -> bytes:
        """The same without what it has said."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self.encoding.observe(self.state, seat)
        return found

    # --- the course of things

    def _play(self) -> Flow:
        while (ask := self.state.ask) is not None:
            if ask.seats == (CLOCK,):
                self._apply(CLOCK, BEGIN)
            elif ask.mode == RACE:
                yield from self._race(ask)
            elif ask.mode == ONE:
                yield from self._turn(ask.seats[0], ask)
            else:
                yield from self._in_secret(ask)

    def _turn(self, seat: int, ask: Ask) -> Flow:
        action = yield from self._answer(seat, ask)
        self._apply(seat, action)

    def _in_secret(self, ask: Ask) -> Flow:
        """All answer before any answer is heard."""
        answers = []
        for seat in ask.seats:
            answers.append((seat, (yield from self._answer(seat, ask))))
        times = shuffled(range(len(answers)), self._lots) if ask.stopwatch else []
        number = self.state.question
        for at, (seat, action) in enumerate(answers):
            if self.state.question != number:
                return
            if times:
                self._apply(CLOCK, Clocked(seat, 1 + times[at]))
            self._apply(seat, action)

    def _race(self, ask: Ask) -> Flow:
        """Windows. In each, all who are in it try or pass, in secret; a lot says who of those that try was first. If all were wrong, those who
        passed have seen it and get another window. One in which nobody tries is the last."""
        number = self.state.question
        pending: Ask | None = ask
        while pending is not None and self.state.question == number:
            step = self.state.agenda[-1]
            tries = []
            for seat in pending.seats:
                action = yield from self._answer(seat, pending)
                if action != step.default(self.state, seat):
                    tries.append((seat, action))
            if not tries:
                tries = [(seat, silence) for seat in pending.seats if (silence := step.default(self.state, seat))]
            for at in shuffled(range(len(tries)), self._lots):
                if self.state.question == number:
                    self._apply(*tries[at])
            pending = self.state.ask

    def _answer(self, seat: int, ask: Ask) -> Generator[Prompt, int, Action]:
        told = self.encoding.words.told(ask.options(seat), seat, self.state.players)
        self._may_say(told.meaning)
        return told.meaning[(yield from tell(seat, told.fork))]

    def _may_say(self, meaning: dict[Sentence, Action]) -> None:
        self.meaning = meaning
        self.asked += 1

    def _apply(self, actor: int, action: Action) -> None:
        events = self.state.apply(actor, action, self._chance)
        self._seen.clear()
        if self._listener is not None:
            self._listener(events)
