"""A game of La Cosa Nostra, page by page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sitdown.core.kernel import CLOCK
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.terminal.books import Books
from sitdown.games.cosa_nostra.terminal.families import families
from sitdown.games.cosa_nostra.terminal.picture import Picture, Scene
from sitdown.games.cosa_nostra.words import Teller
from sitdown.terminal.blocks import Block
from sitdown.terminal.pages import Page
from sitdown.texts import Texts


class Reader:
    """Shows pages as one seat saw them (`None`: all cards open)."""

    def __init__(self, texts: Texts, seat: int | None, seats: Sequence[str], pages: Sequence[Page]) -> None:
        self._say = texts.say
        self._teller = Teller(texts, seat, families(pages[0].view) if pages else ())
        self._picture = Picture(self._teller, seats)
        self._books = Books(self._teller)

    def words(self, page: Page) -> list[str]:
        """What was done, if that may be told, then what came of it."""
        lines = []
        if page.action is not None and not page.events:
            actor = self._say("replay-clock") if page.actor == CLOCK else self._teller.who([page.actor or 0])
            lines.append(f"{actor}: {self._teller.option(page.action, page.view)}")
        return lines + [self._teller.event(event) for event in page.events]

    def draw(self, page: Page, log: Sequence[str], cells: int, rows: int) -> Block:
        return self.books(page) or self._picture.draw(Scene(page.view, log), cells, rows)

    def books(self, page: Page) -> Block:
        if any(isinstance(event, ev.GameEnded) for event in page.events):
            return self._books.final(page.view, page.events, 80)
        return []

    def rounds(self, pages: Sequence[Page]) -> Mapping[str, int]:
        return {
            str(event.number): at
            for at, page in enumerate(pages)
            for event in page.events
            if isinstance(event, ev.RoundBegan)
        }
