"""A boss who has a scheme besides: he goes through his offers in any order, and tries none twice in a phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from sitdown.bots.base import Beside, Imagine, Look
from sitdown.core.records import Action, Event
from sitdown.games.cosa_nostra.bots.player import Player
from sitdown.games.cosa_nostra.bots.temper import BOSS
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import events as ev
from sitdown.games.cosa_nostra.records.actions import Goods, MakeOffer
from sitdown.games.cosa_nostra.records.view import View

PHASES: Final = (ev.PlanningBegan, ev.ActionBegan, ev.RoundBegan)
MOST_OPEN: Final = 7  # offers of his on the table: the engine bears eight
SUMS: Final = (12_000, 8000, 5000, 3000, 2000, 1000)  # what he asks for, one after the other


class Swindler(Player):
    keeps_his_word = False
    at_a_time = 12  # offers of a scheme in one go

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, BOSS)
        if not self.keeps_his_word:
            self._temper = replace(self._temper, word=0.0, last_word=0.0)
        self._tried: set[MakeOffer] = set()
        self._left = 0
        self._lots = Random(f"{seed}/schemes")

    def schemes(self, table: View, seat: int) -> Iterator[MakeOffer]:
        """What he would offer now."""
        yield from ()

    def pays(self, table: View) -> bool:
        return self.keeps_his_word

    def see(self, seat: int, event: Event) -> None:
        super().see(seat, event)
        if isinstance(event, PHASES):
            self._tried.clear()
            self._left = self.at_a_time
        elif isinstance(event, ev.TurnBegan) and event.seat == seat:
            self._left = self.at_a_time

    def has_word(self) -> bool:
        return self._left > 0 or super().has_word()

    def propose(
        self, seat: int, view: Look[View], knowledge: Look[Any], imagine: Imagine[Any], beside: Beside
    ) -> Action | None:
        table = view()
        open_ = len([offer for offer in table.offers if offer.seat == seat])
        if self._left and open_ < MOST_OPEN:
            fresh = [offer for offer in self.schemes(table, seat) if offer not in self._tried]
            if fresh:
                offer = self._lots.choice(fresh)
                self._tried.add(offer)
                self._left -= 1
                return offer
        self._left = 0
        said = super().propose(seat, view, knowledge, imagine, beside)
        return None if isinstance(said, act.Settle) and not self.pays(table) else said


def others(table: View, seat: int) -> list[int]:
    return [at for at in range(len(table.players)) if at != seat]


def wishes(table: View, seat: int, to: int) -> Iterator[Goods]:
    """What one would have of somebody for nothing: money, the businesses that pay, the use of the others, a man."""
    player = table.players[to]
    for money in SUMS:
        if money <= player.cash:
            yield Goods(cash=money)
    for card in player.to_give.businesses:
        yield Goods(businesses=(card,))
    if table.players[seat].markers:
        for card in player.to_give.markers:
            if card not in table.players[seat].usable:
                yield Goods(markers=(card,))
