"""A lesson as one learner goes through it: the engine's state, and where he is. Knows no wires and no clock."""

from __future__ import annotations

from collections import deque
from functools import partial

from sitdown.core.chance import Seeded
from sitdown.core.errors import SitdownError
from sitdown.core.game import AnyGame
from sitdown.core.kernel import CLOCK, State
from sitdown.core.records import Action, Event
from sitdown.learn.lessons import Deed, Lesson, NoLesson, Step, read_deed, teaching_of
from sitdown.learn.wishes import Wishes
from sitdown.learn.words import reason

WAIT = "learn-wait"  # what is said of a move that comes too early, whatever the game


class Wrong(SitdownError):
    """The rules allow it, but it is not what this step is about. `reason` is the message that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Run:
    def __init__(self, game: AnyGame, lesson: Lesson, at: int = 0) -> None:
        """From a step on; what comes before is done as the lesson itself has it. Raises `NoLesson` if there is no such step."""
        teaching = teaching_of(game)
        if teaching is None or not 0 <= at < len(lesson.steps):
            raise NoLesson(f"lesson {lesson.name} has {len(lesson.steps)} steps")
        self.game = game
        self.lesson = lesson
        self.state: State = game.read(lesson.position)
        self.at = 0
        self.coming: deque[Deed] = deque()  # what others are about to do
        self._teaching = teaching
        while self.at < at:
            self.skip()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    @property
    def things(self) -> frozenset[str]:
        """All that can glow now."""
        return frozenset(self._teaching.things(self.state.view(self.lesson.seat)))

    # --- what the learner does

    def does(self, action: Action) -> list[Event]:
        """Raises `Illegal` if the rules do not allow it, else `Wrong` if it is not what is to be done here; then nothing has changed."""
        if not self.is_right(action):
            self.state.clone().apply(self.lesson.seat, action, Seeded(0))  # what is against the rules, the rules say
            raise Wrong(WAIT if self.coming or not self.step.right else self.why_not(action))
        events = self._apply(self.lesson.seat, action, self.step.chance)
        self._go_on()
        return events

    def reads(self) -> None:
        """He has read a step that only says something."""
        if self.coming or self.step.right or self.over:
            raise Wrong(WAIT)
        self._go_on()

    def is_right(self, action: Action) -> bool:
        said = self.game.write_move(action)
        return not self.coming and any(_matches(right, said) for right in self.step.right)

    def why_not(self, action: Action) -> str:
        return reason(self.game, self.step.say, self.game.write_move(action))

    def late(self) -> str:
        """What is said when a clock ran out over this step. Nothing has happened; there is another try."""
        return reason(self.game, self.step.say, "late")

    def options(self) -> list[Action]:
        """All that he could do now and that can be listed, to the question and beside it."""
        state, seat, trade = self.state, self.lesson.seat, self.game.trade
        beside = () if trade is None else trade.beside(state, seat)
        return [*(() if state.ask is None else state.ask.options(seat)), *beside]

    def own_move(self) -> Action:
        """The lesson's own right move here."""
        wanted = self.step.right[0]
        listed = [option for option in self.options() if _matches(wanted, self.game.write_move(option))]
        return listed[0] if listed else self.game.read_move(wanted)

    def skip(self) -> None:
        """This step, as the lesson has it."""
        if self.step.right:
            self.does(self.own_move())
        else:
            self.reads()
        while self.coming:
            self.next_deed()

    # --- what others do

    def next_deed(self) -> list[Event]:
        """What comes next of it."""
        deed = self.coming[0]
        actor = CLOCK if deed.actor == "clock" else int(deed.actor)
        events = self._apply(actor, self.game.read_move(deed.move), deed.chance)
        self.coming.popleft()
        if not self.coming:
            self.at += 1
        return events

    def _go_on(self) -> None:
        self.coming.extend(map(read_deed, self.step.then))
        if not self.coming:
            self.at += 1

    def _apply(self, actor: int, action: Action, chance: str) -> list[Event]:
        wishes = Wishes(chance, partial(self._teaching.draw, self.state))
        events = self.state.apply(actor, action, wishes)
        wishes.finish()
        return events


def _matches(right: str, said: str) -> bool:
    """Whether a move is one of those: word for word, as far as it goes."""
    wanted, words = right.split(), said.split()
    return len(wanted) <= len(words) and all(want in ("*", word) for want, word in zip(wanted, words, strict=False))
