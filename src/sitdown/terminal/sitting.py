"""A game with one person at the table: the person in his own time, the bots in theirs, and all of it written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from sitdown.arena.play import in_time, milliseconds, moves, tell
from sitdown.bots import AnyBot
from sitdown.bots.asking import choose
from sitdown.bots.base import Choice
from sitdown.bots.floor import words
from sitdown.bots.seeds import House
from sitdown.core.codec import encode
from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK, ONE, RACE, SEALED, Ask
from sitdown.core.log import Session
from sitdown.core.records import TIME_UP, Action, Clocked, Event
from sitdown.terminal.desk import Clock
from sitdown.terminal.saved import SavedGame
from sitdown.terminal.seated import Beside, Heed, Weigh


class Human(Protocol):
    """A person, whatever the game: what he is told, and what he answers."""

    seat: int

    def heed(self, cautions: Heed) -> None: ...
    def may_trade(self, beside: Beside, prospect: Weigh) -> None: ...
    def told(self, events: Sequence[Event], view: Any) -> None: ...
    def speak(self, view: Any) -> Action | None:
        """Something said or done beside the questions; `None`: nothing (more) for now."""

    def refused(self, why: Illegal) -> None:
        """What he said could not be done."""

    def expect(self, rivals: Mapping[int, int]) -> None: ...
    def worth_asking(self, options: Sequence[Action]) -> bool: ...
    def show(self, view: Any, options: Sequence[Action], clock: Clock) -> None: ...
    def choose(self, view: Any, options: Sequence[Action], clock: Clock, until: float | None = None) -> Action | None:
        """One of the options, or something said beside the question; `None` if there was no answer in time."""


class Sitting:
    """Bots by seat; the one at the person's seat only fills the chair."""

    def __init__(self, session: Session, saved: SavedGame, person: Human, bots: Sequence[AnyBot], house: House) -> None:
        self._session = session
        self._state = session.state
        self._head_start = session.game.usual.head_start(session.state)
        self._saved = saved
        self._person = person
        self._bots = bots
        self._talkers = {seat: bot for seat, bot in enumerate(bots) if seat != person.seat}
        self._house = house
        person.heed(partial(session.state.cautions, person.seat))
        trade = session.game.trade
        if trade is not None:
            here = session.state, person.seat
            person.may_trade(partial(trade.beside, *here), partial(trade.prospect, *here))

    def play(self) -> None:
        """To the end of the game."""
        asked = {ONE: self._answer, SEALED: self._sealed, RACE: self._race}
        while not self._state.over:
            self._converse()
            ask = self._state.ask
            assert ask is not None
            if self._person.seat in ask.seats:
                asked[ask.mode](ask)
            else:
                self._apply_all(moves(self._state, ask, self._bots, self._house.imaginations))

    def _converse(self) -> None:
        """The floor goes round until all are silent, the person last: he has heard the others."""
        spoken = True
        while spoken and not self._state.over:
            spoken = False
            for seat, word in words(self._state, self._talkers, self._house.imaginations):
                self._apply(seat, word)
            while (action := self._person.speak(self._state.view(self._person.seat))) is not None:
                spoken |= self._speak(action)

    def _speak(self, action: Action) -> bool:
        """Something the person says beside the question; whether it could be done."""
        seat = self._person.seat
        try:
            self._apply(seat, action)
        except Illegal as error:
            self._person.refused(error)
            return False
        return True

    def _answer(self, ask: Ask) -> None:
        """The person decides. What he says beside the question leaves it open."""
        seat = self._person.seat
        number = self._state.question
        clock = Clock.started(self._state.seconds(ask.clock))
        while (action := self._ask(ask, clock)) is not None and action not in ask.options(seat):
            if self._speak(action):
                self._converse()
            if self._state.question != number or self._state.ask is None:
                return
            ask = self._state.ask
        if action is None:
            self._apply(CLOCK, TIME_UP)
            return
        if ask.stopwatch:
            self._apply(CLOCK, Clocked(seat, clock.milliseconds))
        self._apply(seat, action)

    def _ask(self, ask: Ask, clock: Clock) -> Action | None:
        seat = self._person.seat
        options = ask.options(seat)
        if not self._person.worth_asking(options):
            return options[0]
        self._person.show(self._state.view(seat), options, clock)
        return self._person.choose(self._state.view(seat), options, clock)

    def _sealed(self, ask: Ask) -> None:
        """The bots have made up their minds before the person has; nobody sees it."""
        number = self._state.question
        rivals = self._rivals(ask)
        if ask.stopwatch:
            self._person.expect(self._tries(rivals))
        for choice, seat in rivals:
            if ask.stopwatch:
                self._apply(CLOCK, Clocked(seat, milliseconds(choice)))
            self._apply(seat, choice.action)
        self._answer(ask)
        if self._state.question == number:  # a bot was too slow for the clock
            self._apply(CLOCK, TIME_UP)

    def _race(self, ask: Ask) -> None:
        """Reaction times run in real time. Once the person has answered there is nothing left to wait for."""
        seat = self._person.seat
        seconds = self._state.seconds(ask.clock)
        number = self._state.question
        rivals = self._rivals(ask)
        self._person.expect(self._tries(rivals))
        self._person.show(self._state.view(seat), ask.options(seat), Clock.started(seconds))
        clock = Clock.started(seconds)  # from when it was shown
        answered = False
        while self._state.question == number:
            action = None
            if not answered:
                due = rivals[0][0].delay if rivals else None
                action = self._person.choose(self._state.view(seat), ask.options(seat), clock, due)
            if action is not None:
                answered = True
                self._apply(seat, action)
            elif rivals:
                choice, rival = rivals.pop(0)
                self._apply(rival, choice.action)
            else:
                self._apply(CLOCK, TIME_UP)

    def _rivals(self, ask: Ask) -> list[tuple[Choice, int]]:
        """What the bots answer, in the order it arrives."""
        others = [seat for seat in ask.seats if seat != self._person.seat]
        dreams = self._house.imaginations
        choices = [(choose(self._state, ask, seat, self._bots[seat], dreams[seat]), seat) for seat in others]
        if ask.mode == RACE or ask.stopwatch:
            choices = [(replace(choice, delay=choice.delay + self._head_start), seat) for choice, seat in choices]
        return in_time(choices, self._state.seconds(ask.clock))

    def _tries(self, rivals: list[tuple[Choice, int]]) -> dict[int, int]:
        """Who will do more than let it pass, and after how many milliseconds."""
        step = self._state.agenda[-1]
        return {
            seat: milliseconds(choice) for choice, seat in rivals if choice.action != step.default(self._state, seat)
        }

    def _apply_all(self, answers: Iterable[tuple[int, Action]]) -> None:
        number = self._state.question
        for actor, action in answers:
            self._apply(actor, action)
            if self._state.question != number:
                break

    def _apply(self, actor: int, action: Action) -> None:
        """Do it, write it down, and only then tell."""
        events = self._session.apply(actor, action, self._house.chance)
        self._saved.append(encode(self._session.entries[-1]))
        tell(self._bots, events)
        self._person.told(events, self._state.view(self._person.seat))
