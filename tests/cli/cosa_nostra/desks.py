"""A person who answers by lines, and the paper he reads from: the real prompt, without a terminal."""

from __future__ import annotations

import os
from functools import partial
from io import StringIO

from rich.console import Console

from sitdown.core.log import Header
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.terminal.person import Person
from sitdown.games.cosa_nostra.trade import TRADE
from sitdown.terminal.desk import Clock, Desk
from sitdown.terminal.keyboard import Keyboard
from sitdown.terminal.plain_output import Roll
from sitdown.texts import Texts

TEXTS = Texts("en", "cosa-nostra")


class Writer:
    """Sits at a seat of a game. What he types is given in lines, separated by bars."""

    def __init__(self, g: CosaNostra, seat: int = 0, **options: object) -> None:
        self.g = g
        self.seat = seat
        self._paper = StringIO()
        theirs, self._ours = os.pipe()
        header = Header("cosa-nostra", 1, options, ("guest", *["regular"] * (g.players - 1)))
        keyboard = Keyboard(theirs, single=False)
        self.person = Person(TEXTS, seat, header, Desk(keyboard, Roll(Console(file=self._paper, width=80)), 0))
        self.person.may_trade(partial(TRADE.beside, g, seat), partial(TRADE.prospect, g, seat))
        self.person.take_seat(g.view(seat))

    @property
    def read(self) -> str:
        """What he has read since he last looked."""
        text = self._paper.getvalue()
        self._paper.seek(0)
        self._paper.truncate()
        return text

    def types(self, lines: str) -> None:
        os.write(self._ours, "".join(f"{line.strip()}\n" for line in lines.split("|")).encode())

    def answers(self, lines: str) -> Action | None:
        """The open question, or something said beside it. A clock that ran out is no answer."""
        assert self.g.ask is not None
        self.types(lines)
        options = self.g.ask.options(self.seat)
        return self.person.choose(self.g.view(self.seat), options, Clock.started(None))

    def trades(self, lines: str) -> Action | None:
        """From the open question to the trade desk; what he does there must be possible."""
        action = self.answers(f"t | {lines}")
        assert action is not None
        self.does(action)
        return action

    def hears(self, lines: str = "") -> Action | None:
        """Of an offer, whatever is asked."""
        if lines:
            self.types(lines)
        return self.person.speak(self.g.view(self.seat))

    def does(self, action: Action) -> None:
        view = self.g.view(self.seat)
        self.person.told(self.g.apply(self.seat, action, self.g.chance), view)
