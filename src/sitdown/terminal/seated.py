"""A person at the terminal, whatever the game: what he has read, whole pages, and the keys that always mean something."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.text import Text

from sitdown.core.errors import Illegal
from sitdown.core.records import Action, Caution
from sitdown.terminal.blocks import Block
from sitdown.terminal.desk import Desk
from sitdown.terminal.keyboard import BACK, ENTER, Gone
from sitdown.terminal.palette import SMOKE
from sitdown.texts import Texts

Beside = Callable[[], Sequence[Action]]
Weigh = Callable[[Action], Any]
Heed = Callable[[Action], Sequence[Caution]]


class Seated:
    """One seat of a game, with eyes and fingers."""

    def __init__(self, texts: Texts, seat: int, desk: Desk) -> None:
        self.seat = seat
        self._say = texts.say
        self._desk = desk
        self._log: list[str] = []
        self._beside: Beside = tuple
        self._prospect: Weigh = _nobody
        self._cautions: Heed = _careless

    def _help(self) -> Iterable[Block]:
        """The pages that `?` opens."""
        raise NotImplementedError

    def heed(self, cautions: Heed) -> None:
        """What he should be asked before he does something is to be asked here."""
        self._cautions = cautions

    # --- what a game without trade has no use for

    def may_trade(self, beside: Beside, prospect: Weigh) -> None:
        """What he may do beside the questions, and what a deal would change for him, is to be asked here."""
        self._beside = beside
        self._prospect = prospect

    def speak(self, view: Any) -> Action | None:
        return None

    def refused(self, why: Illegal) -> None:
        raise NotImplementedError

    # --- what is shown, and which keys are read

    def worth_asking(self, options: Sequence[Action]) -> bool:
        return len(options) > 1

    def remark(self, words: str) -> None:
        """Something said beside the game."""
        self._log.append(words)
        self._desk.output.write([Text(words, SMOKE)])

    @property
    def _width(self) -> int:
        return min(self._desk.output.width, 100)

    def _page(self, block: Block, words: str = "key-continue") -> bool:
        """A page to be read until a key is pressed; as many screens as it needs. Whether he wants to read on: Backspace leaves."""
        hint = [Text(), Text(f"  {self._say(words)}", SMOKE)]
        self._desk.keyboard.flush()
        self._desk.output.write(block)
        room = self._desk.output.height - len(hint)
        for start in range(0, len(block), room):
            self._desk.output.draw([*block[start : start + room], *hint])
            if self._wait() == BACK:
                return False
        return True

    def _wait(self) -> str | None:
        """For a key. A script of lines answers questions only."""
        key = self._desk.keyboard.read() if self._desk.keyboard.single else None
        self._aside(key)
        return key

    def _aside(self, key: str | None) -> None:
        """Keys that mean something at any time."""
        if key == "q":
            raise Gone
        if key == "?":
            all(self._page(page, "key-read-on") for page in self._help())
        elif key not in (None, ENTER) and not self._desk.keyboard.single:
            self.remark(self._say("no-such-choice", given=key))


def _careless(action: Action) -> Sequence[Caution]:
    return ()


def _nobody(action: Action) -> Any:
    raise Illegal("no-trade", "nobody trades in this game")
