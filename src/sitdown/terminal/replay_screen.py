"""A game run again, forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from rich.text import Text

from sitdown.terminal.blocks import Block, apart
from sitdown.terminal.keyboard import BACK, ENTER, LEFT, RIGHT, Gone, Keyboard
from sitdown.terminal.pages import Page
from sitdown.terminal.palette import BONE, BRASS, SMOKE
from sitdown.terminal.screen import Screen
from sitdown.texts import Texts

STEP: Final = {"n": 1, " ": 1, ENTER: 1, RIGHT: 1, "p": -1, BACK: -1, LEFT: -1}
BEFORE: Final = 3  # pages whose words are still on the screen


class Reader(Protocol):
    """How a game's pages are read."""

    def words(self, page: Page) -> list[str]: ...
    def draw(self, page: Page, log: Sequence[str], cells: int, rows: int) -> Block:
        """The table, or a page of the books."""

    def books(self, page: Page) -> Block:
        """What paper gets besides the words."""

    def rounds(self, pages: Sequence[Page]) -> Mapping[str, int]:
        """The key of every round, and the page it leads to."""


class Projector:
    """Pages, and which of them is being looked at."""

    def __init__(self, texts: Texts, seat: int | None, reader: Reader, pages: Sequence[Page]) -> None:
        self._say = texts.say
        self._seat = seat
        self._reader = reader
        self._pages = pages
        self._lines = [reader.words(page) for page in pages]
        self._rounds = reader.rounds(pages)

    def run(self, keyboard: Keyboard, screen: Screen) -> None:
        """Until the reader has seen enough."""
        at = 0
        while self._pages:
            screen.draw(self._draw(at, screen.width, screen.height))
            key = keyboard.read()
            if key == "q":
                raise Gone
            at = self._rounds.get(key or "", at + STEP.get(key or "", 0))
            at = max(0, min(len(self._pages) - 1, at))

    def transcript(self) -> Iterator[Text]:
        """The whole game on paper."""
        for page, lines in zip(self._pages, self._lines, strict=True):
            yield from (Text(line, BONE) for line in lines)
            yield from self._reader.books(page)

    def _draw(self, at: int, cells: int, rows: int) -> Block:
        log = [line for lines in self._lines[max(0, at - BEFORE) : at + 1] for line in lines]
        picture = self._reader.draw(self._pages[at], log, cells, rows - 2)[: rows - 2]
        return [*picture, *[Text()] * (rows - 2 - len(picture)), self._foot(at, cells), self._keys()]

    def _foot(self, at: int, cells: int) -> Text:
        whose = self._say("replay-open") if self._seat is None else self._say("replay-seat", seat=self._seat)
        where = self._say("replay-at", at=at + 1, all=len(self._pages))
        return apart(Text(f" {where}", BRASS), Text(f"{whose} ", SMOKE), min(cells, 110))

    def _keys(self) -> Text:
        rounds = f"1–{len(self._rounds)}" if len(self._rounds) > 1 else "1"
        return Text(" " + self._say("replay-keys", next="→", previous="←", rounds=rounds, quit="q"), SMOKE)
