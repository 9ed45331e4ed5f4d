"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.bots import omerta
from sitdown.bots.base import Bot
from sitdown.bots.random import RandomBot
from sitdown.core.registry import Game

Maker = Callable[[int | str], Bot]  # makes a bot from a seed

EVERY_GAME: dict[str, Maker] = {"random": RandomBot}
BY_GAME: dict[str, dict[str, Maker]] = {"omerta": omerta.BOTS}


class UnknownBot(ValueError):
    """No bot of this name plays this game."""


def bot_names(game: Game) -> list[str]:
    """Who can be asked to play this game, the weakest first."""
    return [*EVERY_GAME, *BY_GAME.get(game.name, {})]


def bot_named(game: Game, name: str, seed: int | str) -> Bot:
    """A new player for one game. The same seed makes the same choices."""
    makers = {**EVERY_GAME, **BY_GAME.get(game.name, {})}
    if name not in makers:
        raise UnknownBot(f"no bot for {game.name} is called {name!r}; there are: {', '.join(bot_names(game))}")
    return makers[name](seed)


__all__ = ["BY_GAME", "EVERY_GAME", "Bot", "UnknownBot", "bot_named", "bot_names"]
