"""Omerta's lessons, and what they call things."""

from __future__ import annotations

from typing import Final

from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.text.notation import read_card
from sitdown.learn import Lessons


def draw(g: Omerta, card: str, sides: int) -> int:
    """The next card of the deck is this one."""
    return g.deck.index(read_card(card))


def things(view: View) -> set[str]:
    slots = {f"slot {seat} {slot}" for seat, stock in enumerate(view.stocks) for slot in range(len(stock))}
    seats = {f"seat {seat}" for seat in range(len(view.stocks)) if seat != view.seat}
    places = {f"place {place}" for place in range(len(view.safe))}
    return {"deck", "pile", "call", "sure", "decline", "enough", *slots, *seats, *places}


LESSONS: Final = Lessons("sitdown.games.omerta.lessons", draw, things)
