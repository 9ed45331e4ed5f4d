"""A person at the table of a game that brings no front of its own. What may be said beside the questions takes one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from sitdown.core.errors import Illegal
from sitdown.core.log import Header
from sitdown.core.records import Action, Event
from sitdown.terminal.blocks import Block
from sitdown.terminal.desk import IDLE, TICK, Clock, Desk
from sitdown.terminal.keyboard import BACK
from sitdown.terminal.palette import BONE, BONE_BOLD, BRASS_BOLD, SMOKE
from sitdown.terminal.plain_table import Choices, lists
from sitdown.terminal.scenery import last_lines, ruled, running
from sitdown.terminal.seated import Seated
from sitdown.texts import Texts
from sitdown.texts.plain_words import PlainTeller

LOG: Final = 6  # lines of it on a screen
KEPT: Final = 40


class PlainPerson(Seated):
    def __init__(self, texts: Texts, seat: int, header: Header, desk: Desk) -> None:
        super().__init__(texts, seat, desk)
        self._teller = PlainTeller(texts, seat, header.seats)
        self._game = header.game
        self._fresh = 0  # lines of the log that are new
        self._asked = -1  # the last question that was put on paper

    # --- what happens

    def take_seat(self, view: Any) -> None:
        """A seat is a seat."""

    def told(self, events: Sequence[Event], view: Any) -> None:
        """Something happened. There is time to read it, unless this seat is asked something now."""
        seen = [sight for event in events if (sight := event.seen_by(self.seat)) is not None]
        words = [self._teller.event(sight) for sight in seen]
        self._log += words
        self._fresh = len(words)
        del self._log[:-KEPT]
        self._desk.output.write([Text(line, BONE) for line in words])
        if words and self.seat not in _asked(view):
            self._draw(view, [Text(f" {self._waiting(view)}", SMOKE)])
            self._aside(self._desk.pause(self._desk.pace))

    def farewell(self, view: Any, _styles: Sequence[str], /) -> Block:
        return [ruled(self._game, self._width), *lists(view, self._teller), Text(), *self._last(1, self._width)]

    # --- what is asked

    def expect(self, rivals: Mapping[int, int]) -> None:
        """Who else will be how fast shows in what happens."""

    def refused(self, why: Illegal) -> None:
        self.remark(self._teller.refusal(why))

    def show(self, view: Any, options: Sequence[Action], clock: Clock) -> None:
        """A question comes up; keys pressed from now on are answers to it."""
        self._desk.keyboard.flush()
        self._draw(view, self._asking(Choices(view, options, self._teller), clock))

    def choose(self, view: Any, options: Sequence[Action], clock: Clock, until: float | None = None) -> Action | None:
        """An answer; `None` if there was none before the clock, or another moment, came."""
        menu = Choices(view, options, self._teller)
        limits = [limit for limit in (clock.seconds, until) if limit is not None]
        self._put_on_paper(view, menu)
        while not limits or clock.gone < min(limits):
            self._draw(view, self._asking(menu, clock))
            key = self._desk.keyboard.read(min(TICK, max(0.0, min(limits) - clock.gone)) if limits else IDLE)
            item = None if key is None else menu.item(key)
            if item is None:
                menu.back() if key == BACK else self._aside(key)
            elif (action := menu.pick(item)) is not None:
                return action
            else:
                self._write_question(menu)
        return None

    # --- inside

    def _put_on_paper(self, view: Any, menu: Choices) -> None:
        """On paper a question is written once, with the table as it lies."""
        number = getattr(getattr(view, "question", None), "number", None)
        if number is None or number != self._asked:
            self._asked = -1 if number is None else number
            self._desk.output.write(lists(view, self._teller))
            self._write_question(menu)

    def _write_question(self, menu: Choices) -> None:
        items = "   ".join([f"[{item.key}] {item.words}" for item in menu.items])
        self._desk.output.write([Text(menu.question, BRASS_BOLD), Text(items, BONE)])

    def _asking(self, menu: Choices, clock: Clock) -> Block:
        rows = [Text(f" {menu.question}", BRASS_BOLD)]
        if clock.seconds is not None:
            left = clock.seconds - clock.gone
            rows.append(running(left, clock.seconds, self._say("time-left", seconds=max(0, round(left)))))
        rows += [Text.assemble((f"  [{item.key}] ", BRASS_BOLD), (item.words, BONE_BOLD)) for item in menu.items]
        return [*rows, Text(f"  [⌫] {self._say('back')}", SMOKE)] if menu.picked else rows

    def _draw(self, view: Any, below: Block) -> None:
        """The end of a long list gives way: what is asked must be seen."""
        output = self._desk.output
        foot = [*below, Text(f" {self._say('keys', help='?', quit='q')}", SMOKE)]
        log = self._last(LOG, self._width)
        room = max(1, output.height - len(foot) - len(log) - 3)
        table = lists(view, self._teller)[:room]
        output.draw([ruled(self._game, self._width), *table, Text(), *log, Text(), *foot])

    def _last(self, most: int, cells: int) -> Block:
        return last_lines(self._log, cells, most, self._fresh)

    def _waiting(self, view: Any) -> str:
        others = [self._teller.name(seat) for seat in _asked(view)]
        return self._say("waiting", names=", ".join(others)) if others else ""

    def _help(self) -> Iterable[Block]:
        return ([ruled(self._game, self._width), Text(f" {self._say('plain-help')}", BONE)],)


def _asked(view: Any) -> Sequence[int]:
    seats: Sequence[int] = getattr(getattr(view, "question", None), "seats", ())
    return seats
