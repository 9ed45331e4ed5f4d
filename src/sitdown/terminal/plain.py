"""How a game is played and looked at again that brings no front of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from sitdown.coach import Mistake
from sitdown.terminal.blocks import Block
from sitdown.terminal.fronts import Front, Told
from sitdown.terminal.pages import Page
from sitdown.terminal.plain_person import LOG, PlainPerson
from sitdown.terminal.plain_table import lists
from sitdown.terminal.scenery import last_lines
from sitdown.texts import Texts
from sitdown.texts.plain_words import PlainTeller


class PlainReader:
    """Shows pages as one seat saw them (`None`: everything open)."""

    def __init__(self, texts: Texts, seat: int | None, seats: Sequence[str], pages: Sequence[Page]) -> None:
        self._teller = PlainTeller(texts, seat, seats)

    def words(self, page: Page) -> list[str]:
        """What was done, if that may be told and nothing came of it; else what came of it."""
        if page.action is not None and page.actor is not None and not page.events:
            return [f"{self._teller.name(page.actor)}: {self._teller.option(page.action)}"]
        return [self._teller.event(event) for event in page.events]

    def draw(self, page: Page, log: Sequence[str], cells: int, rows: int) -> Block:
        said = last_lines(log, cells, LOG, len(self.words(page)))
        return [*lists(page.view, self._teller)[: rows - len(said) - 1], Text(), *said]

    def books(self, page: Page) -> Block:
        return []

    def rounds(self, pages: Sequence[Page]) -> Mapping[str, int]:
        """By the views, if they tell the round."""
        begun: dict[str, int] = {}
        for at, page in enumerate(pages):
            begun.setdefault(str(getattr(page.view, "round", 1)), at)
        return begun


def coached(texts: Texts, seat: int, view: Any, mistake: Mistake) -> Told:
    teller = PlainTeller(texts, seat, [texts.say("nobody-yet", seat=at) for at in range(seat + 1)])
    played, better = teller.option(mistake.played), teller.option(mistake.better)
    seen = teller.value(mistake.seen)
    reason = texts.say(f"reason-{mistake.reason.code}", **mistake.reason.facts) if mistake.reason.code else ""
    return Told(str(mistake.round), teller.question(view), played, better, f"{mistake.cost:.2f}", seen, reason)


PLAIN: Final = Front(PlainPerson, PlainReader, coached)
