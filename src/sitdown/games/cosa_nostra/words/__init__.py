"""La Cosa Nostra in words, as one reader is spoken to: what happens, what is asked, what can be answered."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.games.cosa_nostra.cards.cards import Family
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import AnyPromise
from sitdown.games.cosa_nostra.records.view import OfferView, PromiseView
from sitdown.games.cosa_nostra.words.cards import Cards
from sitdown.games.cosa_nostra.words.sentences import SENTENCES
from sitdown.texts import Texts


class Teller(Cards):
    """Speaks to one seat (`None`: to a spectator). Texts must be those of this game."""

    def __init__(self, texts: Texts, viewer: int | None, families: Sequence[Family] = ()) -> None:
        super().__init__(texts, SENTENCES, viewer)
        self.meet(families)

    # --- what passes between two players

    def goods(self, goods: Goods) -> str:
        """What one player gives another, in a line."""
        return self.by("goods", goods)

    def word(self, word: AnyPromise) -> str:
        """What is promised: money, a share, peace."""
        return self.by("word", word)

    def deal(self, seat: int, to: int, give: Goods, take: Goods) -> str:
        """Who offers whom what for what."""
        return self.by("deal", {"seat": seat, "to": to, "give": give, "take": take})

    def promise(self, seat: int, to: int, word: AnyPromise) -> str:
        """Who promises whom what; a sentence."""
        return self.by("promise", {"seat": seat, "to": to, "word": word})

    def offered(self, offer: OfferView) -> str:
        """An open offer; a sentence."""
        return self.texts.say("event-offer-made", offer=offer.number + 1, deal=self.by("deal", offer))

    def entry(self, promise: PromiseView) -> str:
        """A line of the ledger."""
        return self.by("entry", promise)

    def verdict(self, verdict: str) -> str:
        return self.texts.say(f"verdict-{verdict}")
