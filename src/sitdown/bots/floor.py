"""Whose word it is beside the questions: in games with trade every bot is asked again and again whether it has something to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sitdown.bots.asking import speak
from sitdown.bots.base import Bot
from sitdown.core.chance import Chance
from sitdown.core.kernel import State
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.trade import offers_to, pleas_of, trade_open


@dataclass(frozen=True, slots=True)
class Trade:
    """Trade in a game: when it is open, which offers lie before a seat, and which of its own its tasks hang on, before whom."""

    is_open: Callable[[Any], bool]
    offers_to: Callable[[Any, int], list[int]]
    pleas_of: Callable[[Any, int], list[tuple[int, int]]]


TRADES: Final[dict[type[State], Trade]] = {CosaNostra: Trade(trade_open, offers_to, pleas_of)}
MOST_WORDS: Final = 8  # of one bot between two answers: haggling comes to an end


def words(state: State, bots: Mapping[int, Bot], imagination: Chance) -> Iterator[tuple[int, Action]]:
    """What these bots, by seat, have to say now, as long as somebody has. Apply each word before asking for the next. Games without
    trade have no words."""
    trade = TRADES.get(type(state))
    if trade is None:
        return
    left = dict.fromkeys(bots, MOST_WORDS)
    waiting = list(bots)  # who is to be asked before all have been silent
    while waiting and trade.is_open(state):
        seat = waiting.pop(0)
        said = speak(state, seat, trade.offers_to(state, seat), bots[seat], imagination)
        if said is not None:
            left[seat] -= 1
            yield seat, said
            waiting = [other for other in (*_after(seat, bots), seat) if left[other]]


def _after(seat: int, bots: Mapping[int, Bot]) -> list[int]:
    """The others, from the left of this seat on."""
    return [other for other in bots if other > seat] + [other for other in bots if other < seat]
