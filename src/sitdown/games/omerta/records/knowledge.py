"""What a viewer with a perfect memory could know, as a record."""

from __future__ import annotations

from msgspec import Struct

from sitdown.games.omerta.cards.cards import Card


class Among(Struct, frozen=True):
    """These cards are for certain among these slots, places of the safe, the card in hand and (`deck`) the deck, nobody can say where."""

    cards: tuple[Card, ...]
    slots: tuple[tuple[int, int], ...]  # (seat, slot)
    safe: tuple[int, ...]
    hand: bool
    deck: bool


class Knowledge(Struct, frozen=True):
    """Cards that the viewer cannot place are `None`."""

    seat: int | None
    stocks: tuple[tuple[Card | None, ...], ...]
    safe: tuple[Card | None, ...]
    hand: Card | None
    pile: tuple[Card, ...]  # the top comes last
    seen: tuple[tuple[tuple[int, ...], ...], ...]  # for every slot, the seats that know it
    unseen: dict[Card, int]  # what the unknown slots and the deck hold together
    among: tuple[Among, ...]
