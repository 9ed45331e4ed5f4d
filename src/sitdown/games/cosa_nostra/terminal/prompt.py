"""Questions with the table around them: one of a list, a sum, a line of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from rich.text import Text

from sitdown.core.errors import SitdownError
from sitdown.games.cosa_nostra.records.actions import LONGEST_TEXT
from sitdown.games.cosa_nostra.records.view import View
from sitdown.games.cosa_nostra.terminal.picture import Picture, Scene
from sitdown.terminal.desk import IDLE, TICK, Clock, Desk
from sitdown.terminal.keyboard import BACK, ENTER
from sitdown.terminal.menu import Item
from sitdown.terminal.palette import BONE, BONE_BOLD, BRASS_BOLD, SMOKE

P = TypeVar("P")

NO: Final = "0"  # what Enter says, if there is such an answer


class TimeOver(SitdownError):
    """The clock was faster."""


class Prompt:
    """Asks one person. `aside` takes the keys that answer nothing."""

    def __init__(self, desk: Desk, picture: Picture, log: Sequence[str], aside: Callable[[str], None]) -> None:
        self._desk = desk
        self._picture = picture
        self._log = log
        self._aside = aside
        self._clock = Clock.started(None)
        self._written: tuple[Any, ...] = ()  # the last question that was put on paper
        self.view: View | None = None

    def turn_to(self, view: View, clock: Clock) -> None:
        """The table as it lies while the next questions are asked, and the time there is for them."""
        self.view = view
        self._clock = clock

    def draw(self, scene: Scene) -> None:
        if not self._desk.keyboard.single:  # pictures are for screens
            return
        output = self._desk.output
        hints = self._picture.hints(scene.view)
        output.draw(self._picture.draw(replace(scene, hints=hints), output.width, output.height))

    def key(
        self,
        question: str,
        items: Sequence[Item[Any]],
        body: Sequence[Text] = (),
        half: bool = True,
        typed: bool = False,
    ) -> str:
        """The next key. As it was typed, for a line of text."""
        assert self.view is not None
        self._write(question, items, body)
        clock = self._clock
        while clock.seconds is None or clock.gone < clock.seconds:
            left = None if clock.seconds is None else (clock.seconds - clock.gone, clock.seconds)
            self.draw(Scene(self.view, self._log, question, body, items, half, left))
            wait = IDLE if clock.seconds is None else min(TICK, max(0.0, clock.seconds - clock.gone))
            keyboard = self._desk.keyboard
            if (key := keyboard.typed(wait) if typed else keyboard.read(wait)) is not None:
                return key
        raise TimeOver

    def pick(self, question: str, items: Sequence[Item[P]], body: Sequence[Text] = ()) -> P | None:
        """One of these; `None`: back."""
        while True:
            key = self.key(question, items, body)
            if key == BACK:
                return None
            wanted = NO if key == ENTER else key
            for item in items:
                if item.key == wanted:
                    return item.pick
            self._aside(key)

    def number(self, question: str, least: int, most: int, half: bool = True) -> int | None:
        """A number in that range, by its digits and Enter; `None`: back."""
        digits = ""
        while True:
            key = self.key(f"{question} ({least}–{most})", (), [Text(f"{digits}_", BONE_BOLD)], half)
            whole = key.isdecimal() and not self._desk.keyboard.single  # a line is
            if key.isdecimal():
                digits = key if whole else (digits + key)[: len(str(most))]
            if key == ENTER or whole:
                if digits and least <= int(digits) <= most:
                    return int(digits)
                digits = ""
            elif key == BACK and not digits and half:
                return None
            elif key == BACK:
                digits = digits[:-1]
            elif not key.isdecimal():
                self._aside(key)

    def text(self, question: str) -> str | None:
        """A line; `None`: back."""
        line = ""
        while True:
            key = self.key(question, (), [Text(f"{line}_", BONE_BOLD)], typed=True)
            if key == BACK and not line:
                return None
            if key == BACK:
                line = line[:-1]
            elif key == ENTER and line.strip():
                return line.strip()
            elif not self._desk.keyboard.single:
                return key
            elif len(key) == 1 and key.isprintable():
                line = (line + key)[:LONGEST_TEXT]

    def _write(self, question: str, items: Sequence[Item[Any]], body: Sequence[Text]) -> None:
        """On paper a question is written once."""
        asked = (question, tuple(items))
        if asked != self._written:
            self._written = asked
            noted = [
                Text.assemble((f"[{item.key}] {item.words}  ", BONE), (item.note, SMOKE)) for item in items if item.note
            ]
            plain = "   ".join(f"[{item.key}] {item.words}" for item in items if not item.note)
            self._desk.output.write(
                [Text(question, BRASS_BOLD), *body, *noted, *([Text(plain, BONE)] if plain else [])]
            )
