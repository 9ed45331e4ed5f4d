"""Offers and promises in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import asdict

from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.names import BusinessCard
from sitdown.games.cosa_nostra.promises import AnyPromise, Intent
from sitdown.games.cosa_nostra.view import OfferView, PromiseView
from sitdown.texts.cosa_nostra.cards import Cards, business_of
from sitdown.texts.teller import Args


class Deals(Cards):
    """What passes between two players, as part of a sentence unless it says otherwise."""

    def goods(self, goods: Goods) -> str:
        """What one player gives another, in a line."""
        words = [self.money(goods.cash)] if goods.cash else []
        words += self._businesses(goods.businesses)
        words += map(self.gangster, goods.gangsters)
        words += [self.texts.say("goods-marker", business=each) for each in self._businesses(goods.markers)]
        words += [self.texts.say("goods-promise", what=self.word(each)) for each in goods.promises]
        return self.listed(words)

    def word(self, word: AnyPromise) -> str:
        """What is promised: money, a share, peace."""
        args = {field: self.part(field, value) or "" for field, value in asdict(word).items()}
        return self.texts.say(f"promise-{word.__struct_config__.tag}", **args)

    def deal(self, seat: int, to: int, give: Goods, take: Goods) -> str:
        """Who offers whom what for what."""
        args = {**self._sides(seat, to), "give": self.goods(give), "take": self.goods(take)}
        if take == Goods():
            return self.texts.say("deal-gift", **args)
        return self.texts.say("deal" if give != Goods() else "deal-plea", **args)

    def promise(self, seat: int, to: int, word: AnyPromise) -> str:
        """Who promises whom what; a sentence."""
        return self.texts.say("promise", **self._sides(seat, to), what=self.word(word))

    def offered(self, offer: OfferView) -> str:
        """An open offer; a sentence."""
        deal = self.deal(offer.seat, offer.to, offer.give, offer.take)
        return self.texts.say("event-offer-made", offer=offer.number + 1, deal=deal)

    def entry(self, promise: PromiseView) -> str:
        """A line of the ledger."""
        said = self.promise(promise.seat, promise.to, promise.word)
        verdict = self.verdict(promise.verdict)
        if promise.due and promise.verdict == "open":
            verdict = self.texts.say("verdict-due", money=self.money(promise.due))
        args: Args = {"promise": promise.number + 1, "said": said, "verdict": verdict}
        if promise.meant is None:
            return self.texts.say("entry", **args)
        return self.texts.say("entry-meant", **args, meant=self.meant(promise.meant))

    def meant(self, intent: Intent) -> str:
        """In what faith a promise was given."""
        return self.texts.say(f"meant-{intent}")

    def verdict(self, verdict: str) -> str:
        return self.texts.say(f"verdict-{verdict}")

    def _sides(self, seat: int, to: int) -> Args:
        you = "seat" if seat == self.viewer else "to" if to == self.viewer else "other"
        return {"you": you, "seat": self.name(seat), "to": self.name(to)}

    def _businesses(self, cards: Iterable[BusinessCard]) -> list[str]:
        """Several alike are counted."""
        counted = Counter(map(business_of, cards))
        return [self.the(each) if count == 1 else self.some(each, count) for each, count in counted.items()]
