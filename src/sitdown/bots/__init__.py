"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from sitdown.bots import cosa_nostra, omerta
from sitdown.bots.base import Bot
from sitdown.bots.random import RandomBot
from sitdown.core.registry import Game

Maker = Callable[[int | str], Bot]  # makes a bot from a seed

_EVERY_GAME: dict[str, Maker] = {"random": RandomBot}
_BY_GAME: dict[str, dict[str, Maker]] = {"omerta": dict(omerta.BOTS), "cosa-nostra": dict(cosa_nostra.BOTS)}


class UnknownBot(ValueError):
    """No bot of this name plays this game."""


def bot_names(game: Game) -> list[str]:
    """Who can be asked to play this game; of those that come with it the weakest first."""
    return list(_makers(game))


def bot_named(game: Game, name: str, seed: int | str) -> Bot:
    """A new player for one game. The same seed makes the same choices."""
    makers = _makers(game)
    if name not in makers:
        raise UnknownBot(f"no bot for {game.name} is called {name!r}; there are: {', '.join(makers)}")
    return makers[name](seed)


def add_bot(game: Game, name: str, maker: Maker) -> None:
    """Let a bot of one's own be asked for by name. One that had the name before gives way."""
    _BY_GAME.setdefault(game.name, {})[name] = maker


def _makers(game: Game) -> dict[str, Maker]:
    return {**_EVERY_GAME, **_BY_GAME.get(game.name, {}), **_installed(game.name)}


@cache
def _installed(game: str) -> dict[str, Maker]:
    """Bots of other packages, by the entry points of the group `sitdown.bots.<game>`. Each is loaded when it is first asked for."""
    return {point.name: partial(_load, point) for point in entry_points(group=f"sitdown.bots.{game}")}


def _load(point: EntryPoint, seed: int | str) -> Bot:
    maker: Maker = point.load()
    return maker(seed)


__all__ = ["Bot", "Maker", "UnknownBot", "add_bot", "bot_named", "bot_names"]
