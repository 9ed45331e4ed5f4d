"""One step for every question that is put to several, or that answers something: who may answer what is a table (`reactions.py`)."""

from __future__ import annotations

from typing import Any

from sitdown.core.kernel import ONE, SEALED, Ask, Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.moment import Said
from sitdown.games.cosa_nostra.board.table import Row, Table


class Window(Step[Table]):
    """An open moment."""

    def __init__(
        self, moment: str, cause: int, asked: int, waiting: int, said: tuple[tuple[int, Action], ...] = ()
    ) -> None:
        self.moment = moment
        self.cause = cause
        self.everybody = asked
        self.waiting = waiting
        self.said = said

    def fields(self) -> tuple[Any, ...]:
        return (self.moment, self.cause, self.everybody, self.waiting, self.said)

    def ask(self, g: Table) -> Ask:
        moment = g.moments[self.moment]
        about = g.agenda[-2]
        seats = [seat for seat in g.clockwise(moment.first(g, about)) if self.waiting >> seat & 1]
        if moment.mode == ONE:
            return Ask(ONE, (seats[0],), (moment.options(g, about, seats[0]),), moment.clock)
        return Ask(SEALED, tuple(seats), tuple([moment.options(g, about, seat) for seat in seats]), moment.clock)

    def asked(self, g: Table) -> tuple[int, ...]:
        if g.moments[self.moment].mode == ONE:
            return super().asked(g)
        return tuple([seat for seat in range(g.players) if self.everybody >> seat & 1])

    def default(self, g: Table, seat: int) -> Action | None:
        return g.moments[self.moment].no

    def run(self, g: Table, actor: int, action: Action | None) -> Step[Any] | None:
        moment = g.moments[self.moment]
        assert action is not None
        waiting = self.waiting & ~(1 << actor)
        said = self.said if action is moment.no or action == moment.no else (*self.said, (actor, action))
        if waiting and (moment.mode == SEALED or not said):
            rest = Window(self.moment, self.cause, self.everybody, waiting, said)
            if moment.mode == SEALED:
                return rest
            g.agenda.append(rest)
            return None
        about = g.agenda[-1]
        moment.settle(g, about, _in_order(list(said), g.clockwise(moment.first(g, about))))
        return None

    def reconsidered(self, g: Table, seat: int) -> Step[Any] | None:
        """One after the other each answer is known at once; of secret ones none is."""
        if g.moments[self.moment].mode == ONE or not (self.everybody & ~self.waiting) >> seat & 1:
            return None
        said = tuple([each for each in self.said if each[0] != seat])
        return Window(self.moment, self.cause, self.everybody, self.waiting | 1 << seat, said)

    def imagined(self, g: Table, seat: int | None) -> Step[Any]:
        """Secret answers of others are asked for again."""
        if g.moments[self.moment].mode == ONE:
            return self
        waiting = self.everybody
        if seat is not None and not self.waiting >> seat & 1:
            waiting &= ~(1 << seat)
        return Window(
            self.moment, self.cause, self.everybody, waiting, tuple([each for each in self.said if each[0] == seat])
        )


def _in_order(said: Said, seats: Row) -> Said:
    return sorted(said, key=lambda each: seats.index(each[0])) if len(said) > 1 else said


def open_window(g: Table, moment: str) -> None:
    """Ask about the step on top of the agenda, if there is anybody to be asked."""
    about = g.agenda[-1]
    row = g.moments[moment]
    seats = row.asked(g, about)
    if seats:
        g.agenda.append(Window(moment, about.cause, seats, seats))
    else:
        row.settle(g, about, [])


class AskAbout(Step[Table]):
    """Opens a moment about the step beneath, when its turn comes."""

    def __init__(self, moment: str, cause: int) -> None:
        self.moment = moment
        self.cause = cause

    def fields(self) -> tuple[Any, ...]:
        return (self.moment, self.cause)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        open_window(g, self.moment)
