"""A player without a thought, for any game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sitdown.bots.base import AnyBot, Asked, Choice, Imagine, Look
from sitdown.bots.reflexes import Reflexes
from sitdown.core.records import Action

RASH: Final = 0.05  # how often it does what costs dearly without an idea of what one holds: join a race, end a round


class RandomBot(AnyBot):
    """Any option, each as likely as the next; but of most races it stays out, and it seldom does what the game's table says is done
    seldom. One that joined every race would drown in penalties, and one that ended a round on every second turn would leave nobody a game
    to play: the deal alone would decide it."""

    blind = True

    def __init__(self, seed: int | str, seldom: tuple[type[Action], ...] = ()) -> None:
        self._random = Random(f"{seed}/random")
        self._reflexes = Reflexes(seed)
        self._seldom = seldom

    def choose(self, seat: int, view: Look[Any], knowledge: Look[Any], ask: Asked, imagine: Imagine[Any]) -> Choice:
        options = ask.options
        if ask.timed and ask.default is not None and self._random.random() >= RASH:
            return self._reflexes.answer(ask.default, ask)
        if self._seldom and self._random.random() >= RASH:
            options = tuple([option for option in options if not isinstance(option, self._seldom)]) or options
        return self._reflexes.answer(options[int(self._random.random() * len(options))], ask)
