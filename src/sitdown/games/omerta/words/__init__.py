"""Omerta in words, as one reader is spoken to: what happens, what is asked, what can be answered."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.games.omerta.cards.cards import Card, Famous
from sitdown.games.omerta.words.sentences import SENTENCES
from sitdown.texts import Texts, teller


class Teller(teller.Teller):
    """Speaks to one seat (`None`: to a spectator). Before the famous gangsters are dealt, seats have numbers."""

    def __init__(self, texts: Texts, viewer: int | None, famous: Sequence[Famous] = ()) -> None:
        super().__init__(texts, SENTENCES, viewer)
        self.meet(famous)

    def meet(self, famous: Sequence[Famous]) -> None:
        self.famous = famous
        self.names = [self.texts.say(f"famous-{each}") for each in famous]

    # --- parts of sentences

    def persona(self, seat: int) -> str:
        return self.by("persona", self.famous[seat]) if self.famous else self.name(seat)

    def card(self, card: Card | None) -> str:
        return self.by("title", card)

    def one(self, card: Card | None) -> str:
        return self.by("one", card)

    def does(self, card: Card) -> str:
        return self.texts.say(f"card-{card}.does")

    def slot_of(self, seat: int, slot: int) -> str:
        return self.by("slot_of", (seat, slot))


TWO_PART = ("FirstLook", "Draw", "Gangster", "Snitch", "Driver", "Cracking")  # questions that are asked in two parts
AIMED = (Card.GANGSTER, Card.LADY, Card.SNITCH, Card.MAMMA, Card.PATROL)  # what a Killer can answer


def capital(words: str) -> str:
    """A sentence that begins with part of one."""
    return words[:1].upper() + words[1:]
