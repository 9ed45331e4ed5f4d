"""A man who trades as people do, by a simple script: a fair price for what he needs, now and then a try at robbing somebody blind. For the
tests and for bench/trader.py."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.base import AnyBot, Asked, Beside, Choice, Imagine, Look
from sitdown.bots.seeds import open_house
from sitdown.core.chance import Chance
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.bots.worth.card_facts import KIND_OF
from sitdown.games.cosa_nostra.bots.worth.needs import fee
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou, PayByPayday
from sitdown.games.cosa_nostra.records.view import PlayerView, View

SEAT: Final = 0
PHASES: Final = (ev.PlanningBegan, ev.ActionBegan, ev.RoundBegan)


@dataclass
class Dealings:
    """What came of it."""

    games: int = 0
    fair: Counter[str] = field(default_factory=Counter)  # his fair offers, by how they ended
    absurd: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)  # what he was offered, by what for
    most: int = 0  # offers that a bot made in one phase
    lines: Counter[str] = field(default_factory=Counter)  # that he was told

    def add(self, other: Dealings) -> None:
        self.games += other.games
        self.most = max(self.most, other.most)
        for mine, more in zip(self.counters(), other.counters(), strict=True):
            mine.update(more)

    def counters(self) -> tuple[Counter[str], ...]:
        return self.fair, self.absurd, self.offered, self.lines


class Trader(AnyBot):
    """He answers questions as a regular does, and offers as well; but once a turn he says something of his own."""

    def __init__(self, seed: int | str) -> None:
        self._player = bot_named(COSA_NOSTRA, "regular", seed)
        self._random = Random(f"{seed}/trader")
        self._his_turn = False
        self.absurd: set[tuple[int, Goods, Goods]] = set()

    def see(self, seat: int, event: Event) -> None:
        self._player.see(seat, event)
        self._his_turn |= isinstance(event, ev.TurnBegan) and event.seat == seat

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        return self._player.choose(seat, view, knowledge, ask, imagine)

    def answer(
        self, seat: int, offer: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        return self._player.answer(seat, offer, view, knowledge, imagine, beside)

    def propose(
        self, seat: int, view: Look[Any], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        """Of all that a regular would say he only pays his debts: the offers are to be his own."""
        if not self._his_turn:
            return None
        self._his_turn = False
        table: View = view()
        to = self._random.choice([other for other in range(len(table.players)) if other != seat])
        if self._random.random() < 0.5:
            return self._fair(table, seat, to)
        return self._absurd(table, seat, to)

    def _fair(self, table: View, seat: int, to: int) -> Action | None:
        """The usual fee and something on top for a marker; or peace for peace."""
        me, other = table.players[seat], table.players[to]
        usable = [each.business for each in other.businesses if each.active and not each.markers]
        if usable and me.markers and self._random.random() < 0.7:
            card = self._random.choice(usable)
            price = fee(table.round, KIND_OF[card]) + 2000
            return act.MakeOffer(to, Goods(cash=price), Goods(markers=(card,))) if price <= me.cash else None
        peace = Goods(promises=(NoAttackOnYou(table.round),))
        return act.MakeOffer(to, peace, peace)

    def _absurd(self, table: View, seat: int, to: int) -> Action | None:
        """Something for next to nothing."""
        other = table.players[to]
        nothing = [Goods(), Goods(cash=1000), Goods(promises=(PayByPayday(1000, table.rounds),))]
        wishes = [Goods(cash=6000), *_companies(other), *_men(other)]
        give, take = self._random.choice(nothing), self._random.choice(wishes)
        self.absurd.add((to, give, take))
        return act.MakeOffer(to, give, take)


def _companies(player: PlayerView) -> list[Goods]:
    cards = [each.business for each in player.businesses if each.active]
    return [Goods(businesses=(card,)) for card in cards if BUSINESSES[KIND_OF[card]].company]


def _men(player: PlayerView) -> list[Goods]:
    return [Goods(gangsters=(man.gangster,)) for man in player.crew if man.active and not man.tasks]


def trade(levels: tuple[str, ...], seed: str) -> Dealings:
    """One game of the trader with three bots of these levels."""
    g = COSA_NOSTRA.new(4, {})
    trader = Trader(f"{seed}/{SEAT}")
    house = open_house(seed, g.players)
    others = [bot_named(COSA_NOSTRA, levels[seat % len(levels)], house.seeds[seat]) for seat in (1, 2, 3)]
    dealings = Dealings(games=1)
    offers: dict[int, ev.OfferMade] = {}
    made = Counter[int]()  # in this phase, by seat

    def apply(actor: int, action: Action, chance: Chance) -> list[Event]:
        events = g.apply(actor, action, chance)
        for event in events:
            if isinstance(event, PHASES):
                made.clear()
            elif isinstance(event, ev.OfferMade):
                offers[event.offer] = event
                made[event.seat] += 1
                if event.seat != SEAT:
                    dealings.most = max(dealings.most, made[event.seat])
                if event.to == SEAT:
                    dealings.offered[_sort(event.take)] += 1
            elif isinstance(event, ev.OfferClosed) and offers[event.offer].seat == SEAT:
                offer = offers[event.offer]
                absurd = (offer.to, offer.give, offer.take) in trader.absurd
                (dealings.absurd if absurd else dealings.fair)[event.how] += 1
            elif isinstance(event, ev.Said) and event.to == SEAT:
                dealings.lines[event.text] += 1
        return events

    play_out(g, apply, [trader, *others], house.chance, house.imaginations)
    return dealings


def _sort(goods: Goods) -> str:
    """What somebody wants of him."""
    named = [sort for sort in ("businesses", "gangsters", "markers", "promises") if getattr(goods, sort)]
    return " and ".join(named) or "cash"
