"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from sitdown.bots.base import AnyBot, Bot
from sitdown.bots.caretaker import CARETAKER, Caretaker, Policy
from sitdown.bots.random import RandomBot
from sitdown.core.errors import SitdownError
from sitdown.core.game import AnyGame

Maker = Callable[[int | str], AnyBot]  # makes a bot from a seed

_OF_BEFORE: Final = frozenset({"boss-1"})
_EVERY_GAME: dict[str, Maker] = {"random": RandomBot}
_added: dict[str, dict[str, Maker]] = {}  # by game


class UnknownBot(SitdownError, ValueError):
    """No bot of this name plays this game."""


def bot_names(game: AnyGame) -> list[str]:
    """Who can be asked to play this game; of those that come with it the weakest first. One of before, kept to be compared with (`boss-1`),
    plays for whoever knows his name."""
    return [name for name in _makers(game) if name not in _OF_BEFORE]


def plays(game: AnyGame, name: str) -> bool:
    """Whether there is a bot of this name; also one of before."""
    return name in _makers(game)


def levels(game: AnyGame) -> list[str]:
    """How strong the company may be, the weakest first: those who think, or whoever there is."""
    return [name for name in bot_names(game) if name not in _EVERY_GAME] or bot_names(game)


def bot_named(game: AnyGame, name: str, seed: int | str) -> AnyBot:
    """A new player for one game. The same seed makes the same choices."""
    if name == CARETAKER:
        return Caretaker(bot_named(game, game.usual.caretaker, seed), game.caretaker() or Policy())
    makers = _makers(game)
    if name not in makers:
        raise UnknownBot(f"no bot for {game.name} is called {name!r}; there are: {', '.join(bot_names(game))}")
    return makers[name](seed)


def style_of(game: AnyGame, name: str, seed: int | str) -> str:
    """What sort of player one of those that come with the game is, by its seed; nothing of others."""
    makers = game.bots() or {}
    return makers[name](seed).style if name in makers else ""


def check_bots(game: AnyGame, names: Iterable[str]) -> None:
    """Complain about a bot that cannot be made, before there is a game. None of them is given a seed that means anything."""
    for name in names:
        bot_named(game, name, 0)


def add_bot(game: AnyGame, name: str, maker: Maker) -> None:
    """Let a bot of one's own be asked for by name. One that had the name before gives way."""
    _added.setdefault(game.name, {})[name] = maker


def _makers(game: AnyGame) -> dict[str, Maker]:
    return {**_EVERY_GAME, **(game.bots() or {}), **_added.get(game.name, {}), **_installed(game.name)}


@cache
def _installed(game: str) -> dict[str, Maker]:
    """Bots of other packages, by the entry points of the group `sitdown.bots.<game>`. Each is loaded when it is first asked for."""
    return {point.name: partial(_load, point) for point in entry_points(group=f"sitdown.bots.{game}")}


def _load(point: EntryPoint, seed: int | str) -> AnyBot:
    maker: Maker = point.load()
    return maker(seed)


__all__ = [
    "AnyBot",
    "Bot",
    "Maker",
    "UnknownBot",
    "add_bot",
    "bot_named",
    "bot_names",
    "check_bots",
    "levels",
    "plays",
    "style_of",
]
