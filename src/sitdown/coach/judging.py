"""How mistakes are found: a first look at every decision, and a second, in other worlds, at those that looked bad. What is only bad luck in the
first look does not survive the second."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from sitdown.coach.decisions import Deals, Decision, no_deals
from sitdown.coach.records import Mistake, Reason, Why
from sitdown.core.kernel import State
from sitdown.core.records import Action

MOST: Final = 3  # mistakes that are told
SUSPECTS: Final = 6  # decisions that are looked at twice, at most
PENALISED: Final = 0.5  # of what is worth a word: a penalty is named sooner, since everybody at the table saw it
SURE: Final = 2.6  # standard errors, by which a cost has to be above half of what is worth a word

Progress = Callable[[float], None]  # the part that is done, from 0 to 1
Values = list[list[float]]  # of every option, in every world; in one world all have the same luck


def anything(g: State, seat: int, action: Action) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Judge:
    """What a game needs to be judged. Seeds make it repeatable; nothing is asked that the seat could not have known."""

    enough: float  # a cost that is worth a word
    candidates: Callable[[Decision, int], Sequence[Action]]  # what a good player would have thought about
    glance: Callable[[Decision, int, Sequence[Action], int], Values]
    # In some worlds more, as often as it takes. A judge with more than one way to look has to be convinced in all of them.
    scrutiny: Callable[[Decision, int, Sequence[Action], int], Sequence[Values]]
    patience: int  # how often that is, at most
    why: Callable[[Decision, int, Action, float, int], tuple[Why, tuple[tuple[int, int], ...]]]
    reason: Callable[[Decision, int, Action, Action, int], Reason]  # what speaks for the last of two options
    round: Callable[[Decision], int]
    habit: Callable[[State, int], Action]  # what a sensible player answers without much thought, whatever is asked
    penalised: Callable[[Decision, int], bool]  # whether there was a penalty for it
    deals: Deals = no_deals  # what is judged of that which is done beside the questions
    sound: Callable[[State, int, Action], bool] = anything  # what can be advised at all: by what the seat knows


@dataclass(frozen=True, slots=True)
class Suspect:
    decision: Decision
    better: Action
    cost: float


def luck(seed: int, worlds: int) -> list[int]:
    """A seed for each world. Drawn by lot: seeds that follow each other begin with the same dice (`Quick`)."""
    lots = Random(seed)
    return [lots.getrandbits(60) for _ in range(worlds)]


def mistakes(judge: Judge, decided: Sequence[Decision], seat: int, progress: Progress | None = None) -> list[Mistake]:
    """The costliest decisions of a seat, the worst first."""
    found: list[Suspect] = []
    for at, decision in enumerate(decided):
        suspect = _suspect(judge, decision, seat)
        if suspect is not None:
            found.append(suspect)
        if progress is not None:
            progress((at + 1) / len(decided) / 2)
    found = sorted(found, key=lambda each: -each.cost)[:SUSPECTS]
    proven: list[Mistake] = []
    for at, suspect in enumerate(found):
        mistake = _proven(judge, suspect, seat)
        if mistake is not None:
            proven.append(mistake)
        if progress is not None:
            progress(0.5 + (at + 1) / len(found) / 2)
    return sorted(proven, key=lambda each: -each.cost)[:MOST]


def _suspect(judge: Judge, decision: Decision, seat: int) -> Suspect | None:
    others = [option for option in judge.candidates(decision, seat) if option != decision.played]
    if not others:
        return None
    played, *better = judge.glance(decision, seat, [decision.played, *others], seed_for(decision, 1))
    gains = [mean(_gains(played, each)) for each in better]
    best = max(range(len(gains)), key=gains.__getitem__)
    if gains[best] < _bar(judge, decision, seat) / 2:
        return None
    return Suspect(decision, others[best], gains[best])


def _proven(judge: Judge, suspect: Suspect, seat: int) -> Mistake | None:
    decision, better = suspect.decision, suspect.better
    bar = _bar(judge, decision, seat)
    found: list[list[float]] = []
    for look in range(judge.patience):
        ways = judge.scrutiny(decision, seat, [decision.played, better], seed_for(decision, 2 + look))
        more = [_gains(*values) for values in ways]
        found = [before + now for before, now in zip(found, more, strict=True)] if found else more
        if any([cost + error < bar for cost, error in map(_estimate, found)]):  # cleared early
            return None
    costs = [_estimate(gains) for gains in found]
    if any([cost < bar or cost - SURE * error < bar / 2 for cost, error in costs]):
        return None
    cost, error = min(costs)
    why, seen = judge.why(decision, seat, better, cost, seed_for(decision, 0))
    if why == "odds" and judge.penalised(decision, seat):
        why = "penalty"
    reason = judge.reason(decision, seat, decision.played, better, seed_for(decision, 0))
    return Mistake(decision.line, judge.round(decision), decision.played, better, cost, error, why, seen, reason)


def _bar(judge: Judge, decision: Decision, seat: int) -> float:
    """The cost that is worth a word."""
    return judge.enough * (PENALISED if judge.penalised(decision, seat) else 1.0)


def _estimate(gains: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    middle = mean(gains)
    return middle, sqrt(sum([(gain - middle) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))


def _gains(played: Sequence[float], better: Sequence[float]) -> list[float]:
    return [b - a for a, b in zip(played, better, strict=True)]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def seed_for(decision: Decision, look: int) -> int:
    """Other worlds for every decision, and for every look at it."""
    return decision.line << 40 | look << 32
