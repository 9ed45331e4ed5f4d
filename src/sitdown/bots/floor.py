"""Whose word it is beside the questions: in games with trade every bot is asked again and again whether it has something to say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sitdown.bots.asking import speak
from sitdown.bots.base import AnyBot
from sitdown.core.chance import Chance
from sitdown.core.game import Trade
from sitdown.core.kernel import State
from sitdown.core.records import Action
from sitdown.core.registry import game_of

MOST_WORDS: Final = 8  # of one bot between two answers: haggling comes to an end


def trade_in(state: State) -> Trade[Any] | None:
    """How players of this game trade, if they do."""
    game = game_of(state)
    return None if game is None else game.trade


def words(state: State, bots: Mapping[int, AnyBot], imaginations: Sequence[Chance]) -> Iterator[tuple[int, Action]]:
    """What these bots, by seat, have to say now, as long as somebody has. Apply each word before asking for the next. Games without
    trade have no words."""
    trade = trade_in(state)
    if trade is None:
        return
    left = dict.fromkeys(bots, MOST_WORDS)
    waiting = list(bots)  # who is to be asked before all have been silent
    while waiting and trade.is_open(state):
        seat = waiting.pop(0)
        said = speak(state, seat, trade.offers_to(state, seat), bots[seat], imaginations[seat])
        if said is not None:
            left[seat] -= 1
            yield seat, said
            waiting = [other for other in (*_after(seat, bots), seat) if left[other]]


def _after(seat: int, bots: Mapping[int, AnyBot]) -> list[int]:
    """The others, from the left of this seat on."""
    return [other for other in bots if other > seat] + [other for other in bots if other < seat]
