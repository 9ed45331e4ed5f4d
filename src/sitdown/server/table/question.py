"""The open question at a live table: since when, until when, and which answers lie ready."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from sitdown.core.kernel import RACE, SEALED, Ask, State
from sitdown.core.records import Action
from sitdown.server.table.time.pace import Pace
from sitdown.server.table.time.pulse import MOST_TAKEN_OFF
from sitdown.server.table.time.race import Race


@dataclass(frozen=True, slots=True)
class Ready:
    """An answer that is given when its time has come."""

    due: float
    action: Action
    milliseconds: int | None = None  # a bot's own time, where that counts
    said: bool = False  # by himself; else the house says it for him


class OpenQuestion:
    """Its number stays the same for as long as it is the same question; so does this."""

    def __init__(
        self, state: State, public: Any, ask: Ask, now: float, pace: Pace, lot: Random, head_start: float
    ) -> None:
        self.number = state.question
        self.mode = ask.mode
        self.stopwatch = ask.stopwatch
        self.about, self.round = moment(public)
        self.opened = now
        self.shown: float | None = None  # to people
        self.seen: dict[int, float] = {}  # by seat: the same, to each of them
        self.drawn: dict[
            int, float
        ] = {}  # by seat: when the house says it for him, as it was drawn before the table was put away
        self.race = Race() if ask.mode == RACE else None
        self.window = ask.clock == "reaction" or (ask.mode == SEALED and not ask.stopwatch)
        self.least = now + pace.window if self.window else now
        self.orderable = ask.clock == "reaction"  # silence means no
        self.ready: dict[int, Ready] = {}
        self.given: dict[int, Action] = {}  # by seat: answers that are in
        self.gone: dict[int, tuple[Action, ...]] = {}  # by seat: what it could answer before
        self.extended: set[int] = set()
        self.doubts: Counter[int] = Counter()  # by seat: how often an answer was taken back
        self.seconds = state.seconds(ask.clock)
        self.deadline = None if self.seconds is None else now + self.seconds + (MOST_TAKEN_OFF if self.race else 0.0)
        self._head_start = head_start
        self._pace = pace
        self._lot = lot

    def put_off(self, seconds: float) -> None:
        """For so long no time has passed."""
        self.opened += seconds
        self.least += seconds
        self.shown = None if self.shown is None else self.shown + seconds
        self.seen = {seat: at + seconds for seat, at in self.seen.items()}
        self.ready = {seat: replace(each, due=each.due + seconds) for seat, each in self.ready.items()}
        self.deadline = None if self.deadline is None else self.deadline + seconds
        if self.race is not None and self.race.closes is not None:
            self.race.closes += seconds

    def begin_anew(self, now: float) -> None:
        """It waited for somebody: whoever is to be fast is shown it at the same moment as the others."""
        self.put_off(now - self.opened)
        self.shown = None
        self.ready.clear()

    def put(self, now: float) -> None:
        """It has been shown. What is timed counts from here."""
        if self.shown is None:
            self.shown = now

    def automatic(self, seat: int, action: Action, due: float) -> None:
        """A person's answer without a choice, or by standing order."""
        self.ready[seat] = Ready(max(self.least, self.drawn.pop(seat, due)), action)

    def withdraw(self, seat: int) -> None:
        """What lay ready for him, if he has not said it himself."""
        if seat in self.ready and not self.ready[seat].said:
            del self.ready[seat]

    def chosen(self, seat: int, action: Action, delay: float, timed: bool, now: float) -> None:
        """A bot's answer, thought out by now. `delay`: what it took over it, where that counts."""
        if timed:
            took = delay + self._head_start
            start = self.opened if self.shown is None else self.shown
            self.ready[seat] = Ready(start + took, action, round(took * 1000))
        elif self.window:
            self.ready[seat] = Ready(max(now, self._hesitant()), action)
        else:
            self.ready[seat] = Ready(max(now, self.at_leisure), action)

    def changed(self, actor: int, action: Action, before: Ask, after: Ask) -> None:
        """Something was done, and it is still the same question; but a seat that has answered is not asked any more, and a deal
        may change what there is to choose from."""
        for seat in {*before.seats, *after.seats}:
            had = before.options(seat)
            if had == after.options(seat):
                continue
            self.ready.pop(seat, None)
            self.given.pop(seat, None)
            self.gone[seat] = self.gone.get(seat, ()) + had
            if seat == actor and action in had:
                self.given[seat] = action

    def extend(self, seat: int) -> bool:
        """More time, once a seat; `False` if there is none to be had."""
        if self.seconds is None or self.deadline is None or self.race or seat in self.extended:
            return False
        self.extended.add(seat)
        self.deadline += self.seconds
        return True

    def next_ready(self) -> tuple[int, Ready] | None:
        return min(self.ready.items(), key=lambda item: item[1].due, default=None)

    @property
    def closes(self) -> float | None:
        """When the clock closes it: not before the tries that were collected in time are counted."""
        return None if self.race is not None and self.race.closes is not None else self.deadline

    @property
    def due(self) -> float | None:
        """When something happens by itself."""
        times = [each.due for each in self.ready.values()]
        if self.race is not None and self.race.closes is not None:
            times.append(self.race.closes)
        if self.closes is not None:
            times.append(self.closes)
        return min(times, default=None)

    @property
    def at_leisure(self) -> float:
        """When an answer comes that is only held up so that people can follow."""
        return self.least if self.window else self.opened + self._pace.move

    def _hesitant(self) -> float:
        """Some time after the least one; but before the clock closes the question."""
        hesitation = self._pace.hesitation
        latest = self.least + 3 * hesitation
        if self.seconds is not None:
            latest = min(latest, max(self.least, self.opened + 0.8 * self.seconds))
        moment = self.least + (self._lot.expovariate(1 / hesitation) if hesitation else 0.0)
        return min(moment, latest)


def moment(view: Any) -> tuple[str, int]:
    """What is asked, as everybody is shown it, and in which round."""
    question = getattr(view, "question", None)
    about = getattr(question, "about", "") or getattr(question, "step", "")
    return about, getattr(view, "round", 0)
