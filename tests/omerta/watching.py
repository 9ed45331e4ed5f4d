"""What a test looks at: the table, the question, who knows what, what was heard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from sitdown.core.hidden.slots import FACE
from sitdown.core.records import Action, Event
from sitdown.games.omerta import Omerta
from sitdown.games.omerta.board.table import PATROLS
from sitdown.games.omerta.cards.cards import FACES, Card
from sitdown.games.omerta.records.knowledge import Among, Knowledge
from sitdown.games.omerta.records.view import View
from sitdown.games.omerta.text.notation import write_cards

E = TypeVar("E", bound=Event)


class Watched:
    """A game, seen from above, and what the last act brought about."""

    def __init__(self, g: Omerta) -> None:
        self.g = g
        self.events: list[Event] = []

    # --- what lies on the table

    @property
    def turn(self) -> int:
        return self.g.turn

    @property
    def pile(self) -> str:
        """The top comes last."""
        return write_cards(self.g.pile)

    @property
    def safe(self) -> str:
        return write_cards(slot & FACE for slot in self.g.safe)

    @property
    def hand(self) -> str:
        return write_cards([self.g.hand & FACE] if self.g.hand else [])

    @property
    def deck(self) -> int:
        return len(self.g.deck)

    @property
    def in_play(self) -> str:
        return write_cards([self.g.in_play] if self.g.in_play else [])

    @property
    def lain(self) -> list[tuple[str, int, int]]:
        """Mamma and Patrols in front of players: the card, who laid it, on whom."""
        return [(write_cards([lain.card]), lain.by, lain.victim) for lain in self.g.lain]

    def stock(self, seat: int) -> str:
        return write_cards(slot & FACE for slot in self.g.stocks[seat])

    def blocked(self, seat: int) -> list[int]:
        return [at for at, slot in enumerate(self.g.stocks[seat]) if slot & PATROLS]

    # --- what is asked

    @property
    def asked(self) -> tuple[int, ...]:
        return self.g.ask.seats if self.g.ask else ()

    @property
    def step(self) -> str:
        """What is asked, by the name of its step."""
        return type(self.g.agenda[-1]).__name__ if self.g.agenda else ""

    def options(self, seat: int) -> set[Action]:
        return set(self.g.ask.options(seat)) if self.g.ask else set()

    # --- who knows what

    def knowledge(self, viewer: int | None) -> Knowledge:
        return self.g.knowledge(viewer)

    def view(self, viewer: int | None) -> View:
        return self.g.view(viewer)

    def knows(self, viewer: int | None, seat: int) -> str:
        """A stock as a viewer with a perfect memory knows it."""
        return _cards(self.knowledge(viewer).stocks[seat])

    def knows_safe(self, viewer: int | None) -> str:
        return _cards(self.knowledge(viewer).safe)

    def among(self, viewer: int | None, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        """What a viewer knows to be in this stock without knowing where: the cards, and the slots."""
        return [
            (_cards(among.cards), tuple(slot for owner, slot in among.slots if owner == seat))
            for among in self.knowledge(viewer).among
            if _lies_only_with(among, seat)
        ]

    def heard(self, kind: type[E], viewer: int | None = None) -> list[E]:
        """The events of this kind in the last act, as a viewer saw them."""
        seen = (event.seen_by(viewer) for event in self.events)
        return [event for event in seen if isinstance(event, kind)]

    def told(self, kind: type[E]) -> list[E]:
        """The events of this kind in the last act, with everything in them."""
        return [event for event in self.events if isinstance(event, kind)]


def _cards(cards: Iterable[Card | None]) -> str:
    return " ".join("?" if card is None else write_cards([FACES[card]]) for card in cards)


def _lies_only_with(among: Among, seat: int) -> bool:
    return not among.deck and not among.hand and not among.safe and all(owner == seat for owner, _ in among.slots)
