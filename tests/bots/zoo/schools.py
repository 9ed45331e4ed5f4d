"""The swindlers, each of a school of his own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import Any, Final

from sitdown.bots.base import AnyBot, Beside, Imagine, Look
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, KIND_OF
from sitdown.games.cosa_nostra.bots.worth.needs import fee
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Goods, MakeOffer
from sitdown.games.cosa_nostra.records.view import TaskView, View
from tests.bots.zoo.swindler import SUMS, Swindler, others, wishes

MOST_WORDS: Final = 6  # in one offer


def _jobs(table: View, seat: int) -> list[TaskView]:
    """His own, face down."""
    return [task for man in table.players[seat].crew for task in man.tasks if task.round is not None]


def _idle_jobs(table: View, seat: int) -> list[TaskView]:
    """Those that bring no money."""
    return [task for task in _jobs(table, seat) if task.job is not None and FACTS[task.job].sort is not Sort.CASH]


class LatePayer(Swindler):
    """Borrows from everybody at high interest, pays back what is small until he has a name, and then no more."""

    keeps_his_word = True
    honest_until = 2

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        for to in others(table, seat):
            for wish in wishes(table, seat, to):
                worth = wish.cash or 4000
                for number in sorted({table.round, min(table.round + 1, table.rounds)}):
                    back = ceil(1.7 * worth / 1000) * 1000
                    yield MakeOffer(to, Goods(promises=(word.PayByPayday(back, number),)), wish)

    def pays(self, table: View) -> bool:
        return table.round <= self.honest_until


class LatePayerFromTheFirst(LatePayer):
    """The same, who never pays."""

    keeps_his_word = False
    honest_until = 0


class UserOfRights(Swindler):
    """Sells the use of what he has, in rounds to come, again and again and in bundles, and never lets anybody."""

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        cards = [each.business for each in table.players[seat].businesses if each.active]
        rights = [word.LetUse(card, number) for number in range(table.round, table.rounds + 1) for card in cards]
        for to in others(table, seat):
            held = {
                (entry.word.business, entry.word.round)
                for entry in table.ledger
                if isinstance(entry.word, word.LetUse) and entry.to == to and entry.seat == seat
            }
            fresh = [right for right in rights if (right.business, right.round) not in held]
            for size in (MOST_WORDS, 2, 1):
                for at in range(0, len(fresh), size):
                    bundle = fresh[at : at + size]
                    worth = sum([fee(right.round, KIND_OF[right.business]) for right in bundle])
                    for part in (1.0, 0.5, 0.3):
                        price = int(part * worth) // 1000 * 1000
                        if 0 < price <= table.players[to].cash:
                            yield MakeOffer(to, Goods(promises=tuple(bundle)), Goods(cash=price))


class ModestUserOfRights(UserOfRights):
    """One right at a time, for the usual price, and he keeps his word."""

    keeps_his_word = True
    at_a_time = 4

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        for offer in super().schemes(table, seat):
            if len(offer.give.promises) == 1:
                yield offer


class ShareSeller(Swindler):
    """Sells shares of jobs that bring no money: of each as often as anybody buys."""

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        for to in others(table, seat):
            for task in _idle_jobs(table, seat):
                for percent, wish in [(percent, wish) for wish in wishes(table, seat, to) for percent in (100, 50, 35)]:
                    yield MakeOffer(to, Goods(promises=(word.ShareProfit(percent, task.place),)), wish)


class Gambler(Swindler):
    """Pays with money that he will owe if a job succeeds which he means to drop."""

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        for to in others(table, seat):
            for task in _jobs(table, seat):
                for wish in wishes(table, seat, to):
                    said = word.PayIfJobSucceeds(2 * (wish.cash or 5000), task.place)
                    yield MakeOffer(to, Goods(promises=(said,)), wish)


class PeaceBroker(Swindler):
    """Sells peace to everybody, for this round and all others, and strikes whenever it pays."""

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        rounds = range(table.round, table.rounds + 1)
        words: list[tuple[word.AnyPromise, ...]] = [
            tuple([word.NoAttackOnYou(number) for number in rounds]),
            (word.NoAttackOnAnybody(table.round),),
            (word.NoAttackOnYou(table.round),),
        ]
        for to in others(table, seat):
            for promises in words:
                for money in SUMS:
                    if money <= table.players[to].cash:
                        yield MakeOffer(to, Goods(promises=promises), Goods(cash=money))


class Blackmailer(PeaceBroker):
    """Wants to be paid for leaving people alone, does so if he is, and hates whoever did not pay."""

    keeps_his_word = True

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        if any([FACTS[task.job].sort is Sort.ATTACK for task in _jobs(table, seat) if task.job is not None]):
            yield from [offer for offer in super().schemes(table, seat) if len(offer.give.promises) == 1]


class Fence(Swindler):
    """Buys and sells cards, the same ones round and round, whenever the price is right."""

    keeps_his_word = True

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        me = table.players[seat]
        for to in others(table, seat):
            player = table.players[to]
            mine = [*[Goods(businesses=(card,)) for card in me.to_give.businesses]]
            mine += [Goods(gangsters=(man,)) for man in me.to_give.gangsters if len(me.crew) > 2]
            yours = [*[Goods(businesses=(card,)) for card in player.to_give.businesses]]
            yours += [Goods(gangsters=(man,)) for man in player.to_give.gangsters]
            for goods in mine:
                for money in (30_000, 20_000, *SUMS[:3]):
                    if money <= player.cash:
                        yield MakeOffer(to, goods, Goods(cash=money))
            for goods in yours:
                for money in (1000, 2000, 4000, 7000):
                    if money <= me.cash:
                        yield MakeOffer(to, Goods(cash=money), goods)


class Refuser(Swindler):
    """Takes nothing and offers nothing."""

    keeps_his_word = True

    def answer(
        self, seat: int, offer: int, view: Look[View], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return act.RefuseOffer(offer)

    def propose(
        self, seat: int, view: Look[View], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        said = super().propose(seat, view, knowledge, imagine, beside)
        return None if isinstance(said, MakeOffer) else said


class Flooder(Swindler):
    """Every trick of all the others, as fast as he is let."""

    at_a_time = 40

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self._tricks = [school(seed) for school in (UserOfRights, ShareSeller, Gambler, PeaceBroker, LatePayer)]

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        for trick in self._tricks:
            yield from trick.schemes(table, seat)


class Kingmaker(Swindler):
    """One of two who favour each other: what one lacks the other lends for nothing, and they never strike at each other."""

    keeps_his_word = True
    partner = -1

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        peace = Goods(promises=(word.NoAttackOnYou(table.round),))
        sworn = [entry.to for entry in table.ledger if entry.seat == seat and entry.verdict == "open"]
        if self.partner not in sworn:
            yield MakeOffer(self.partner, peace, peace)
        if table.players[seat].markers:
            lacking = self._plans(table, seat)
            for gap in lacking.jobs:
                for kind in gap.missing:
                    for host, card in lacking.o.hosts.get(kind, ()):
                        if host == self.partner:
                            yield MakeOffer(host, Goods(), Goods(markers=(card,)))

    def answer(
        self, seat: int, offer: int, view: Look[View], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        made = next(each for each in view().offers if each.number == offer)
        yes = act.AcceptOffer(offer)
        favour = made.seat == self.partner and not (made.take.businesses or made.take.gangsters or made.take.cash)
        if favour and yes in beside():
            return yes
        return super().answer(seat, offer, view, knowledge, imagine, beside)


SCHOOLS: Final[dict[str, Callable[[int | str], AnyBot]]] = {
    "late-payer": LatePayer,
    "never-payer": LatePayerFromTheFirst,
    "user-of-rights": UserOfRights,
    "modest-user": ModestUserOfRights,
    "share-seller": ShareSeller,
    "gambler": Gambler,
    "peace-broker": PeaceBroker,
    "blackmailer": Blackmailer,
    "fence": Fence,
    "refuser": Refuser,
    "flooder": Flooder,
    "kingmakers": Kingmaker,
}
