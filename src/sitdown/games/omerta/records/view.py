"""What lies on the table as a viewer may see it now, as records."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from sitdown.games.omerta.cards.cards import Card, Famous

QUESTIONS: Final = (  # the steps that ask a seat
    *("FirstLook", "Draw", "PlaceDrawn", "PlaceTaken", "Snap", "SealedSnap", "KillerWindow", "Gangster", "Lady"),
    *("Mole", "Snitch", "Driver", "Cracking", "Mamma", "Patrol"),
)


class SlotView(Struct, frozen=True):
    card: Card | None
    patrol: bool


class LainView(Struct, frozen=True):
    """Mamma or the Patrol, laid by one player on another, and how many of the first one's turns it stays."""

    card: Card
    by: int
    victim: int
    slot: int | None
    turns: int


class Question(Struct, frozen=True):
    """What is asked now, and of whom. Who has answered a secret question is not said."""

    number: int
    step: str
    mode: str
    seats: tuple[int, ...]
    seconds: int | None
    card: Card | None = None  # the bottle that can be snapped, or the character that can be answered


class View(Struct, frozen=True):
    """The table. `seat` is `None` for a spectator."""

    seat: int | None
    famous: tuple[Famous, ...]
    round: int
    starter: int
    turn: int
    turns: int
    sheet: tuple[tuple[int, ...], ...]
    stocks: tuple[tuple[SlotView, ...], ...]
    safe: tuple[Card | None, ...]
    deck: int
    pile: int
    pile_top: Card | None
    holds: bool  # the active player holds a drawn card
    hand: Card | None
    in_play: Card | None
    lain: tuple[LainView, ...]
    question: Question | None
    winners: tuple[int, ...]
