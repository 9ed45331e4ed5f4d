"""A person at the terminal, whatever the game: what he has read, whole pages, and the keys that always mean something."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from sitdown.cli.blocks import Block
from sitdown.cli.desk import Desk
from sitdown.cli.keyboard import ENTER, Gone
from sitdown.cli.palette import SMOKE
from sitdown.core.records import Action
from sitdown.texts import Texts


class Seated:
    """One seat of a game, with eyes and fingers."""

    def __init__(self, texts: Texts, seat: int, desk: Desk) -> None:
        self.seat = seat
        self._say = texts.say
        self._desk = desk
        self._log: list[str] = []

    def _help(self) -> Iterable[Block]:
        """The pages that `?` opens."""
        raise NotImplementedError

    # --- what a game without talk has no use for

    def speak(self, view: Any) -> Action | None:
        return None

    def refused(self, action: Action, why: str, view: Any) -> None:
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

    def _page(self, block: Block) -> None:
        """A page to be read until a key is pressed; as many screens as it needs."""
        hint = [Text(), Text(f"  {self._say('key-continue')}", SMOKE)]
        self._desk.keyboard.flush()
        self._desk.output.write(block)
        room = self._desk.output.height - len(hint)
        for start in range(0, len(block), room):
            self._desk.output.draw([*block[start : start + room], *hint])
            self._wait()

    def _wait(self) -> None:
        """For a key. A script of lines answers questions only."""
        if self._desk.keyboard.single:
            self._aside(self._desk.keyboard.read())

    def _aside(self, key: str | None) -> None:
        """Keys that mean something at any time."""
        if key == "q":
            raise Gone
        if key == "?":
            for page in self._help():
                self._page(page)
        elif key not in (None, ENTER) and not self._desk.keyboard.single:
            self.remark(self._say("no-such-choice", given=key))
