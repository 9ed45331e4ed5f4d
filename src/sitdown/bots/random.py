"""A player without a thought, for any game."""

from __future__ import annotations

from random import Random
from typing import Final

from sitdown.bots.base import Asked, Bot, Choice, Imagine, Look
from sitdown.bots.reflexes import Reflexes

RASH: Final = (
    0.05  # how often it joins a race: with no idea what it holds, joining every one would bury it in penalties
)


class RandomBot(Bot):
    """Any option, each as likely as the next; of most races it stays out."""

    blind = True

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"{seed}/random")
        self._reflexes = Reflexes(seed)

    def choose(self, seat: int, view: Look, knowledge: Look, ask: Asked, imagine: Imagine) -> Choice:
        if ask.timed and ask.default is not None and self._random.random() >= RASH:
            return self._reflexes.answer(ask.default, ask)
        options = ask.options
        return self._reflexes.answer(options[int(self._random.random() * len(options))], ask)
