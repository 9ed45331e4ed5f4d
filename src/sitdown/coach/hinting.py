"""What the coach would do, before it is done: the same judge who looks at mistakes afterwards, and as little known to him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.coach.decisions import Decision
from sitdown.coach.judging import Judge, mean, seed_for
from sitdown.coach.reasons import ahead
from sitdown.coach.records import Hint, Reason
from sitdown.core.kernel import State
from sitdown.core.records import Action

MOST: Final = 2  # options that he names
GLANCED: Final = 5  # that he looks at; at the best of them once more
HABIT: Final = Reason("habit")


def hinted(judge: Judge, world: State, seat: int) -> list[Hint]:
    """The best first. The seeds hang on the question only: whoever asks twice is told the same, and nothing else leaks in."""
    ask = world.ask
    assert ask is not None
    options = [option for option in ask.options(seat) if judge.sound(world, seat, option)] or ask.options(seat)
    habit = judge.habit(world, seat)
    decision = Decision(world.question, world, habit)
    good = judge.candidates(decision, seat)
    if not good or len(ask.options(seat)) == 1:
        return [Hint(habit, None, HABIT)]
    tried = _tried([option for option in [*good, habit] if option in options], options)
    glances = judge.glance(decision, seat, tried, seed_for(decision, 1))
    promising = sorted(zip(map(mean, glances), tried, strict=True), key=lambda each: -each[0])[:MOST]
    values = _values(judge, decision, seat, [option for _, option in promising])
    best, *others = sorted(values, key=lambda option: -mean(values[option]))
    first = judge.reason(decision, seat, others[0], best, seed_for(decision, 0)) if others else HABIT
    rest = [Hint(other, mean(values[other]), ahead(values[best], values[other])) for other in others]
    return [Hint(best, mean(values[best]), first), *rest]


def _tried(good: Sequence[Action], options: Sequence[Action]) -> list[Action]:
    """What a good player thinks about, and a few of all the others to hold against it."""
    tried = list(dict.fromkeys(good))[:GLANCED]
    others = [option for option in options if option not in tried]
    room = min(GLANCED - len(tried), len(others))
    return tried + [others[at * len(others) // room] for at in range(room)]


def _values(judge: Judge, decision: Decision, seat: int, options: Sequence[Action]) -> dict[Action, list[float]]:
    """By all the ways of looking at it."""
    found: dict[Action, list[float]] = {option: [] for option in options}
    for values in judge.scrutiny(decision, seat, options, seed_for(decision, 2)):
        for option, more in zip(options, values, strict=True):
            found[option] += more
    return found
