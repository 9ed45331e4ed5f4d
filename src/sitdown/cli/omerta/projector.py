"""A game of Omerta run again, forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sitdown.cli.blocks import Block, apart
from sitdown.cli.keyboard import BACK, ENTER, LEFT, RIGHT, Gone, Keyboard
from sitdown.cli.omerta.books import Books
from sitdown.cli.omerta.picture import Picture, Scene
from sitdown.cli.palette import BONE, BRASS, SMOKE
from sitdown.cli.screen import Screen
from sitdown.core.kernel import CLOCK
from sitdown.games.omerta import events as ev
from sitdown.texts import Texts
from sitdown.texts.omerta import Teller, capital

if TYPE_CHECKING:
    from sitdown.cli.replay import Page

STEP: Final = {"n": 1, " ": 1, ENTER: 1, RIGHT: 1, "p": -1, BACK: -1, LEFT: -1}


class Projector:
    """Pages, and which of them is being looked at."""

    def __init__(self, texts: Texts, seat: int | None, seats: Sequence[str], pages: Sequence[Page]) -> None:
        self._say = texts.say
        self._seat = seat
        self._pages = pages
        self._teller = Teller(texts, seat, pages[0].view.famous if pages else ())
        self._picture = Picture(self._teller, seats)
        self._books = Books(self._teller)
        self._lines = [self._words(page) for page in pages]
        self._rounds = {
            str(event.number): min(
                at + (event.number > 1), len(pages) - 1
            )  # a later round begins on a page of the books
            for at, page in enumerate(pages)
            for event in page.events
            if isinstance(event, ev.RoundBegan)
        }

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
        """The whole game on paper: the books where a round ends, words for the rest."""
        for page, lines in zip(self._pages, self._lines, strict=True):
            yield from (Text(line, BONE) for line in lines)
            for event in page.events:
                if isinstance(event, ev.RoundEnded):
                    yield from self._books.stocks(event, 80)
                    yield from self._books.sheet(page.view.sheet)

    def _draw(self, at: int, cells: int, rows: int) -> Block:
        page = self._pages[at]
        ended = [event for event in page.events if isinstance(event, ev.RoundEnded)]
        if ended:
            picture = self._books.round(ended[0], page.view.sheet, min(cells, 100))[: rows - 2]
            picture += [Text()] * (rows - 2 - len(picture))
        else:
            log = [line for lines in self._lines[max(0, at - 3) : at + 1] for line in lines]
            picture = self._picture.draw(Scene(page.view, log), cells, rows - 2)
        return [*picture, self._foot(at, cells), self._keys()]

    def _foot(self, at: int, cells: int) -> Text:
        whose = self._say("replay-open") if self._seat is None else self._say("replay-seat", seat=self._seat)
        where = self._say("replay-at", at=at + 1, all=len(self._pages))
        return apart(Text(f" {where}", BRASS), Text(f"{whose} ", SMOKE), min(cells, 110))

    def _keys(self) -> Text:
        rounds = f"1–{len(self._rounds)}" if len(self._rounds) > 1 else "1"
        return Text(" " + self._say("replay-keys", next="→", previous="←", rounds=rounds, quit="q"), SMOKE)

    def _words(self, page: Page) -> list[str]:
        """What was done, if that may be told, then what came of it."""
        lines = []
        if page.action is not None and not page.events:
            actor = self._say("replay-clock") if page.actor == CLOCK else capital(self._teller.who([page.actor or 0]))
            lines.append(f"{actor}: {self._teller.option(page.action)}")
        return lines + [self._teller.event(event) for event in page.events]
