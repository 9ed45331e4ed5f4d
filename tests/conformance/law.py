"""The law of secrets: what a viewer is shown may not depend on what he cannot know.

It is tried with two worlds that the viewer cannot tell apart: the game, and a guess of his. As long as he is told the same in both, all he is shown
is byte for byte the same in both. They part when he is told different things, and that must be something he then knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile

from sitdown.bots.asking import beside
from sitdown.core.chance import Chance, Scripted, Seeded
from sitdown.core.codec import encode
from sitdown.core.errors import ChanceError, Illegal
from sitdown.core.kernel import State
from sitdown.core.records import Action, Clocked, Event, Reconsider

from .play import Done, Part

Viewer = int | None


class Leak(AssertionError):
    """The viewer was shown something that depends on what he cannot know."""


def shown(state: State, viewer: Viewer) -> bytes:
    """All that a viewer is shown of a position: view, knowledge, what he may answer, take back, do beside it, and is asked about first."""
    options = state.ask.options(viewer) if state.ask is not None and viewer is not None else ()
    asides = () if viewer is None else beside(state, viewer)
    wary = () if viewer is None else [state.cautions(viewer, action) for action in (*options, *asides)]
    return encode((state.view(viewer), state.knowledge(viewer), options, _taken_back(state, viewer), asides, wary))


def _taken_back(state: State, viewer: Viewer) -> tuple[Action, ...]:
    ask = None if viewer is None else state.reopened(viewer)
    return () if ask is None or viewer is None else ask.options(viewer)


def told(events: Iterable[Event], viewer: Viewer) -> bytes:
    """All that a viewer notices of what happened."""
    return encode([seen for event in events if (seen := event.seen_by(viewer)) is not None])


def compare(here: State, there: State, viewer: Viewer) -> None:
    """Two worlds that the viewer cannot tell apart must show him the same."""
    mine, other = shown(here, viewer), shown(there, viewer)
    if mine != other:
        raise Leak(f"viewer {viewer} is shown\n{mine.decode()}\nbut could be in a world that shows\n{other.decode()}")


def compare_refusals(here: State, there: State, seat: int, actions: Iterable[Action]) -> None:
    """What a seat is told when it does something illegal."""
    for action in actions:
        if (mine := refusal(here, seat, action)) != (other := refusal(there, seat, action)):
            raise Leak(f"seat {seat} doing {action} is told {mine!r}, but could be in a world that says {other!r}")
        if encode(here.cautions(seat, action)) != encode(there.cautions(seat, action)):
            raise Leak(f"seat {seat} is warned of {action} in one world otherwise than in the other")


def refusal(state: State, seat: int, action: Action) -> str:
    try:
        state.clone().apply(seat, action, Seeded(1))
    except Illegal as error:
        return f"{type(error).__name__} {error.code} {dict(error.params)}: {error}"
    return "done"


class Worlds:
    """A viewer in the game and in another world he could be in, side by side, action by action."""

    def __init__(
        self, part: Part, here: State, viewer: Viewer, answers: list[tuple[int, Action]], chance: Chance
    ) -> None:
        """`answers`: what was done since the open question was put. Secret answers are not in a guess; they are given again."""
        self.part = part
        self.viewer = viewer
        self.there = here.guess(viewer, chance)
        compare(here, self.there, viewer)
        for actor, action in answers:
            asked = self.there.ask.seats if self.there.ask else ()
            if (action.seat if isinstance(action, Clocked) else actor) in asked:
                if actor != viewer:
                    action = part.elsewhere(self.there, actor, action)
                told_there = self.there.apply(actor, action, chance)
                if told(told_there, viewer) != b"[]":
                    raise Leak(f"viewer {viewer} is told of a secret answer: {told_there}")
        compare(here, self.there, viewer)

    def follow(self, here: State, done: Done) -> bool:
        """The game has gone on: do the same in the other world. `False` if the two worlds have parted."""
        mine = told(done.events, self.viewer)
        parted: tuple[State, list[Event]] | None = None
        try:
            for there, events in self._again(done):
                if mine == told(events, self.viewer):
                    compare(here, there, self.viewer)
                    self.there = there
                    return True
                parted = parted or (there, events)
        except Illegal:
            if done.actor == self.viewer:
                raise Leak(f"seat {self.viewer} may do {done.action} in one world only") from None
            return False
        if parted is None:
            raise Leak(f"{done.action} needs more or fewer draws in another world of viewer {self.viewer}")
        self._part(here, done, *parted)
        return False

    def _again(self, done: Done) -> Iterator[tuple[State, list[Event]]]:
        """The action in the other world, with the same draws; then, if he is to see what is drawn, with others: a deck may lie in another order there."""
        yield from self._with(done, Scripted(done.draws))
        if self._silent(done):
            return
        drawn = 0
        while len(done.draws) == 1 and (outcome := self._with(done, Scripted([drawn]))):
            yield from outcome
            drawn += 1
        yield from self._with(done, Seeded(1))

    def _with(self, done: Done, chance: Scripted | Seeded) -> list[tuple[State, list[Event]]]:
        """What comes of it, or nothing if the draws do not fit."""
        there = self.there.clone()
        mine = done.actor == self.viewer
        action = done.action if mine else self.part.elsewhere(there, done.actor, done.action)
        try:
            events = there.apply(done.actor, action, chance)
            if isinstance(chance, Scripted):
                chance.finish()
        except ChanceError:
            return []
        return [(there, events)]

    def _silent(self, done: Done) -> bool:
        """Whether what was done looks the same to him whatever the cards are."""
        return done.actor != self.viewer and (type(done.action) in self.part.silent or type(done.action) is Reconsider)

    def _part(self, here: State, done: Done, there: State, events: list[Event]) -> None:
        """He was told different things in the two worlds: was he to know them?"""
        mine, other = (told(self._play(happened), self.viewer) for happened in (done.events, events))
        if mine != other and self._silent(done):
            raise Leak(
                f"{done.action} tells viewer {self.viewer}\n{mine.decode()}\nor, of other cards,\n{other.decode()}"
            )
        shown_down = len(self._play(done.events)) < len(done.events)
        if not shown_down and shown(here, self.viewer) == shown(there, self.viewer):
            raise Leak(f"viewer {self.viewer} is told what he is not to know:\n{mine.decode()}\nor\n{other.decode()}")

    def _play(self, events: list[Event]) -> list[Event]:
        """What happened before the cards were turned up and put away, if they were."""
        return list(takewhile(lambda event: type(event) not in self.part.showdown, events))
