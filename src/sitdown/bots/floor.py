"""Whose word it is beside the questions: in games with talk every bot is asked again and again whether it has something to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from sitdown.bots.base import Bot
from sitdown.core.kernel import State
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.trade import trade_open

FLOORS: Final[dict[type[State], Callable[[Any], bool]]] = {
    CosaNostra: trade_open
}  # games with talk, and when it is open
MOST_WORDS: Final = 8  # of one bot between two answers: haggling comes to an end


def words(state: State, bots: Mapping[int, Bot]) -> Iterator[tuple[int, Action]]:
    """What these bots, by seat, have to say now, as long as somebody has. Apply each word before asking for the next. Games without
    talk have no words."""
    is_open = FLOORS.get(type(state))
    if is_open is None:
        return
    left = dict.fromkeys(bots, MOST_WORDS)
    waiting = list(bots)  # who is to be asked before all have been silent
    while waiting and is_open(state):
        seat = waiting.pop(0)
        word = bots[seat].speak(seat, partial(state.view, seat), partial(state.knowledge, seat))
        if word is not None:
            left[seat] -= 1
            yield seat, word
            waiting = [other for other in (*_after(seat, bots), seat) if left[other]]


def _after(seat: int, bots: Mapping[int, Bot]) -> list[int]:
    """The others, from the left of this seat on."""
    return [other for other in bots if other > seat] + [other for other in bots if other < seat]
