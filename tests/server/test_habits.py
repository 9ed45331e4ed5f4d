"""How long a question is open tells nothing about who had a choice: whoever has none, or has given a standing order, is given the time that he takes
when he has one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from random import Random
from typing import TypeVar

import pytest

from sitdown.games.cosa_nostra.records import actions as act
from sitdown.server.bots.minds import Thought
from sitdown.server.protocol import Order
from sitdown.server.table.loading import new_session
from sitdown.server.table.time.habits import ENOUGH, Habits
from sitdown.server.table.time.pace import STEADY, Pace
from sitdown.server.timing import RELAXED, Timing
from tests.cosa_nostra.harness import Seat
from tests.cosa_nostra.harness import table as families

from .room import Room, record

CLOCK = 10  # seconds
WINDOWS = 250
PEOPLE_ONLY = (None, None, None)
NOTICED = 1.95  # Kolmogorov and Smirnov: once in a thousand by chance

Manner = Callable[[Random], float]  # how long somebody takes over a choice; more than the clock: he lets it run out
QUICK: Manner = lambda random: random.lognormvariate(0.0, 0.5)  # noqa: E731
SLOW: Manner = lambda random: random.lognormvariate(1.5, 0.4)  # noqa: E731
DREAMER: Manner = lambda random: inf if random.random() < 0.4 else random.lognormvariate(0.7, 0.4)  # noqa: E731


R = TypeVar("R", bound=Room)


def schemed(
    pace: Pace,
    hands: tuple[str, str],
    bots: tuple[str | None, ...],
    room: type[R],
    lot: int = 1,
    timing: Timing = RELAXED,
) -> R:
    """Before seat 0's turn both others are asked for a Schemer, in secret. Who holds none can only decline."""
    play = families(
        Seat("blundetto", tasks="big_joey: threats"),
        Seat("dimaggio", cards=hands[0], tasks="franco_luciano: scam"),
        Seat("calmuti", cards=hands[1], tasks="vito_baritono: buy pimp"),
        phase="action",
        reaction_seconds=CLOCK,
    )
    at = record("cosa-nostra", *bots, reaction_seconds=CLOCK)
    session = new_session(at)
    session.state = play.g
    opened = room(at, pace, session=session, lot=lot, timing=timing)
    for seat, bot in enumerate(bots):
        if bot is None:
            opened.join(seat, seat)
    question = opened.table.play.question
    assert question is not None
    assert question.about == "schemer"
    return opened


@dataclass
class Evening:
    """The same people over many windows, with cards that change."""

    manners: tuple[Manner, Manner]  # of seats 1 and 2
    random: Random
    habits: Habits
    ordered: bool = False  # whoever has a choice as well has said that he does not want to be asked

    def window(self, choices: tuple[bool, bool]) -> float:
        """How long it stays open when nobody schemes, and these had the choice."""
        hands = ("schemer" if choices[0] else "spy", "schemer" if choices[1] else "snitch")
        room = schemed(STEADY, hands, PEOPLE_ONLY, Room)
        room.table.play.habits = self.habits
        room.table.play.question.ready.clear()  # type: ignore[union-attr]
        room.settle()
        begun, number = room.now, room.state.question
        takes = {
            seat: manner(self.random)
            for seat, manner, chooses in zip((1, 2), self.manners, choices, strict=True)
            if chooses and not self.ordered
        }
        for seat in (1, 2):
            if choices[seat - 1] and self.ordered:
                room.send(seat, Order("schemer"))
        for seat, takes_so_long in sorted(takes.items(), key=lambda each: each[1]):
            if takes_so_long < CLOCK:
                room.wait(begun + takes_so_long - room.now)
                room.answers(seat, act.DECLINE, number)
        while room.state.question == number:
            assert room.table.due is not None
            room.wait(room.table.due - room.now)
        return room.now - begun


def lengths(evening: Evening, windows: int = WINDOWS) -> tuple[list[float], list[float]]:
    """Of windows where somebody had a choice, and where nobody had: when they have met for a while."""
    for _ in range(ENOUGH):
        evening.window((True, True))
    found: tuple[list[float], list[float]] = ([], [])
    for _ in range(windows):
        choices = (evening.random.random() < 0.3, evening.random.random() < 0.3)
        found[not any(choices)].append(evening.window(choices))
    return found


def difference(first: Sequence[float], second: Sequence[float]) -> float:
    """The statistic of Kolmogorov and Smirnov, for samples of any size."""
    most = max(
        abs(sum(each <= at for each in first) / len(first) - sum(each <= at for each in second) / len(second))
        for at in (*first, *second)
    )
    return most * sqrt(len(first) * len(second) / (len(first) + len(second)))


def evening(*manners: Manner, seed: int, habits: type[Habits] = Habits) -> Evening:
    first, second = manners
    return Evening((first, second), Random(seed), habits(STEADY.thought, STEADY.remembered, Random(seed + 1)))


PEOPLE = {
    "quick": (QUICK, QUICK),
    "slow": (SLOW, SLOW),
    "dreamers": (DREAMER, DREAMER),
    "quick and slow": (QUICK, SLOW),
    "slow and a dreamer": (SLOW, DREAMER),
}


@pytest.mark.parametrize("people", PEOPLE)
def test_the_length_of_a_window_does_not_tell_whether_anybody_had_a_choice(people: str) -> None:
    assert difference(*lengths(evening(*PEOPLE[people], seed=11))) < NOTICED


class Yesterday(Habits):
    """A second after the least time, and never more than three: whatever lasted longer was somebody who thought."""

    def drawn(self, seat: int, about: str) -> float:
        return STEADY.window + min(self._lot.expovariate(1.0), 3.0)


@pytest.mark.parametrize("people", PEOPLE)
def test_that_would_be_noticed(people: str) -> None:
    assert difference(*lengths(evening(*PEOPLE[people], seed=11, habits=Yesterday))) > NOTICED


def test_nor_how_often_a_long_one_was_somebody_who_thought() -> None:
    """It was 59 of 64 that were open for more than 4.3 seconds."""
    some, none = lengths(evening(SLOW, DREAMER, seed=12))
    long = [sum(length > 4.3 for length in each) / len(each) for each in (some, none)]
    assert min(long) > 0.2
    assert abs(long[0] - long[1]) < 0.15


def test_nor_whether_a_standing_order_answers() -> None:
    table = evening(SLOW, QUICK, seed=13)
    for _ in range(ENOUGH):
        table.window((True, True))
    thought = [table.window((True, True)) for _ in range(150)]
    table.ordered = True
    ordered = [table.window((True, True)) for _ in range(150)]
    assert difference(thought, ordered) < NOTICED


def test_who_is_away_says_nothing_whether_he_has_a_choice_or_not() -> None:
    """He would run into the clock with a choice; so he does without."""
    took = []
    for card in ("schemer", "spy"):
        room = schemed(STEADY, (card, "snitch"), PEOPLE_ONLY, Room, timing=Timing("live"))
        number, begun = room.state.question, room.now
        room.wait(0.5)
        room.leave(1)
        while room.state.question == number:
            assert room.now - begun < 2 * CLOCK
            room.wait(0.1)
        took.append(room.now - begun)
    assert took == pytest.approx([CLOCK, CLOCK], abs=0.2)


@pytest.mark.parametrize("card", ["schemer", "spy"])
def test_nor_where_no_clock_runs_and_he_is_waited_for(card: str) -> None:
    room = schemed(STEADY, (card, "snitch"), PEOPLE_ONLY, Room)
    number = room.state.question
    room.wait(0.5)
    room.leave(1)
    room.wait(100 * CLOCK)
    assert room.state.question == number


def test_one_person_among_bots_hides_nothing_from_anybody_and_does_not_wait() -> None:
    room = schemed(STEADY, ("spy", "snitch"), ("random", None, "random"), Room)
    question = room.table.play.question
    assert question is not None
    assert question.ready[1].due == question.least


# --- bots


class Pondering(Room):
    """Its bots speak at once, but have not yet made up their minds about the question."""

    open: tuple[Thought, ...] = ()

    def settle(self) -> None:
        self.table.wake(self.now)
        while thoughts := self.table.company.thoughts():
            self.open += tuple(each for each in thoughts if each.options)
            self._conclude(each for each in thoughts if not each.options)
            self.table.wake(self.now)
        self._deliver()

    def conclude(self) -> None:
        self._conclude(self.open)

    def _conclude(self, thoughts: Iterable[Thought]) -> None:
        for thought in thoughts:
            self.table.thinking.thought(thought, self._outcome(thought), self.now)


def answered_after(card: str, thinking: float, habits: Habits, lot: int) -> float:
    """When a bot declines that has been thinking for so long, if it had anything to think about."""
    room = schemed(replace(STEADY, word=0.0), (card, "snitch"), (None, "random", None), Pondering, lot)
    question = room.table.play.question
    assert question is not None
    room.table.thinking._habits = habits
    question.ready.clear()
    room.settle()
    room.now += thinking
    room.conclude()
    return question.ready[1].due - question.opened


def bots_apart(remembered: int) -> float:
    """How different the times of bots are that have to think, and that have not."""
    random, habits = Random(14), Habits((0.0,), remembered, Random(15))
    for lot in range(ENOUGH):
        answered_after("schemer", random.uniform(0.8, 3.0), habits, lot)
    took: dict[str, list[float]] = {"schemer": [], "spy": []}
    for lot in range(300):
        card = random.choice(["schemer", "spy"])
        took[card].append(answered_after(card, random.uniform(0.8, 3.0), habits, lot))
    return difference(took["schemer"], took["spy"])


def test_a_bot_that_thinks_for_long_does_not_tell_that_it_had_to() -> None:
    assert bots_apart(STEADY.remembered) < NOTICED
    assert bots_apart(0) > NOTICED, "that would be noticed"
