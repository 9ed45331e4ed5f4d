"""Players. They see what a person sees."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final

from liars_dice.records import Bid, Doubt, View
from liars_dice.rules import LiarsDice
from sitdown.bots.base import Asked, Bot, Choice, Imagine, Look

BOLD: Final = 0.4  # a bid less likely than this is doubted


class Counter(Bot[View, View, LiarsDice]):
    """Counts his own dice, takes the others for average, and bids what is likely."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"{seed}/counter")

    def choose(
        self, seat: int, view: Look[View], knowledge: Look[View], ask: Asked, imagine: Imagine[LiarsDice]
    ) -> Choice:
        table = view()
        if table.bid is not None and likelihood(table, seat, table.bid) < BOLD:
            return Choice(next(option for option in ask.options if isinstance(option, Doubt)))
        bids = [option for option in ask.options if isinstance(option, Bid)]
        good = [bid for bid in bids if likelihood(table, seat, bid) > BOLD]
        return Choice(self._random.choice(good[:6] or ask.options[:1]))


def likelihood(table: View, seat: int, bid: Bid) -> float:
    """That there are so many, by what this seat sees."""
    hidden = sum(table.left) - table.left[seat]
    missing = bid.count - table.dice[seat].count(bid.face)
    hits = range(max(0, missing), hidden + 1)
    return sum([comb(hidden, hit) * (1 / 6) ** hit * (5 / 6) ** (hidden - hit) for hit in hits])


BOTS: Final = {"counter": Counter}
