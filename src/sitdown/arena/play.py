"""Bots at a table: who is asked, who was fastest, and when the clock closes a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sitdown.bots.asking import choose
from sitdown.bots.base import AnyBot, Choice
from sitdown.bots.floor import trade_in, words
from sitdown.core.chance import Chance
from sitdown.core.kernel import CLOCK, Ask, State
from sitdown.core.records import BEGIN, TIME_UP, Action, Clocked, Event

Apply = Callable[[int, Action, Chance], list[Event]]  # `State.apply`, or one that also writes it down


def play_out(
    state: State,
    apply: Apply,
    bots: Sequence[AnyBot],
    chance: Chance,
    imaginations: Sequence[Chance],
    enough: Callable[[int], bool] = lambda decisions: False,
) -> int:
    """Play to the end, or until it is `enough` after so many decisions; returns their number, talk not counted. The bots imagine with chance of
    their own, by seat, so the game's is the log's."""
    decisions = 0
    talkers = dict(enumerate(bots)) if trade_in(state) else {}
    while not state.over and not enough(decisions):
        if talkers:
            for seat, word in words(state, talkers, imaginations):
                tell(bots, apply(seat, word, chance))
        ask, number = state.ask, state.question
        assert ask is not None
        for actor, action in moves(state, ask, bots, imaginations):
            tell(bots, apply(actor, action, chance))
            decisions += actor != CLOCK
            if state.question != number:
                break
    return decisions


def moves(
    state: State, ask: Ask, bots: Sequence[AnyBot], imaginations: Sequence[Chance]
) -> Iterator[tuple[int, Action]]:
    """The answers to a question in the order they arrive, the clock's last; apply them until the question is gone."""
    if ask.seats == (CLOCK,):
        yield CLOCK, BEGIN
        return
    choices = [(choose(state, ask, seat, bots[seat], imaginations[seat]), seat) for seat in ask.seats]
    for choice, seat in in_time(choices, state.seconds(ask.clock)):
        if ask.stopwatch:
            yield CLOCK, Clocked(seat, milliseconds(choice))
        yield seat, choice.action
    yield CLOCK, TIME_UP


def in_time(choices: list[tuple[Choice, int]], seconds: int | None) -> list[tuple[Choice, int]]:
    """Those that arrive before the clock closes the question, the fastest first. Equal times stay in the order of the seats asked (O-24)."""
    arrived = [(choice, seat) for choice, seat in choices if seconds is None or choice.delay <= seconds]
    return sorted(arrived, key=lambda answer: milliseconds(answer[0]))


def milliseconds(choice: Choice) -> int:
    """The time that counts: a live table measures no finer."""
    return round(choice.delay * 1000)


def tell(bots: Sequence[AnyBot], events: list[Event]) -> None:
    for event in events:
        for seat, bot in enumerate(bots):
            seen = event.seen_by(seat)
            if seen is not None:
                bot.see(seat, seen)
