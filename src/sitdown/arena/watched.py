"""A game as its bots lived through it: a row for everything that each was asked, with what it was given and what it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from sitdown.arena.simulate import Match, dismiss, play, seated
from sitdown.bots.base import AnyBot, Asked, Beside, Choice, Imagine, Look
from sitdown.bots.seeds import open_house
from sitdown.core.codec import encode
from sitdown.core.records import Action, Event

Row: TypeAlias = dict[str, Any]


class Watched(AnyBot):
    """A bot, and a row for everything that it is asked and says. What is written down is what it is given, from the same hands."""

    def __init__(self, bot: AnyBot, name: str) -> None:
        self.rows: list[Row] = []
        self._bot = bot
        self._name = name
        self._seen: list[str] = []

    @property
    def troubles(self) -> Sequence[str]:
        return self._bot.troubles

    def see(self, seat: int, event: Event) -> None:
        self._seen.append(encode(event).decode())
        self._bot.see(seat, event)

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        choice = self._bot.choose(seat, view, knowledge, ask, imagine)
        question = {"mode": ask.mode, "timed": ask.timed, "delay": choice.delay if ask.timed else None}
        self._note("answer", seat, view, knowledge, ask.options, choice.action, question)
        return choice

    def has_word(self) -> bool:
        return self._bot.has_word()

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return self._said(seat, view, knowledge, beside, self._bot.propose(seat, view, knowledge, imagine, beside))

    def answer(
        self,
        seat: int,
        offer: int,
        view: Look[Any],
        knowledge: Look[Any],
        imagine: Imagine[Any],
        beside: Beside,
    ) -> Action | None:
        said = self._bot.answer(seat, offer, view, knowledge, imagine, beside)
        return self._said(seat, view, knowledge, beside, said)

    def _said(
        self, seat: int, view: Look[Any], knowledge: Look[Any], beside: Beside, said: Action | None
    ) -> Action | None:
        """Silence is no row."""
        if said is not None:
            self._note("word", seat, view, knowledge, beside(), said, {})
        return said

    def _note(
        self,
        kind: str,
        seat: int,
        view: Look[Any],
        knowledge: Look[Any],
        options: Sequence[Action],
        action: Action,
        question: Row,
    ) -> None:
        row: Row = {
            "seat": seat,
            "turn": len(self.rows),
            "bot": self._name,
            "kind": kind,
            "view": encode(view()).decode(),
            "knowledge": encode(knowledge()).decode(),
            "events": self._seen,
            "options": [encode(option).decode() for option in options],
            "choice": options.index(action) if action in options else None,
            "action": encode(action).decode(),
        }
        self._seen = []
        self.rows.append(row | question)


def play_rows(match: Match, number: int) -> tuple[list[Row], list[str]]:
    """One game: the rows of seat after seat, and what went wrong with players from outside.

    Whose turn came between two rows of a seat is told by what it saw, and by nothing else."""
    house = open_house(match.seed, len(match.bots), number)
    bots = seated(match, match.bots, house)
    watched = [Watched(bot, name) for bot, name in zip(bots, match.bots, strict=True)]
    try:
        result = play(match, number, watched, house)
    finally:
        dismiss(bots)
    rows = []
    for seat, each in enumerate(watched):
        won = (seat in result.winners) / len(result.winners)
        rows += [row | {"game": number, "total": result.totals[seat], "won": won} for row in each.rows]
    return rows, [f"{match.bots[seat]}: {why}" for seat, found in enumerate(result.troubles) for why in found]
