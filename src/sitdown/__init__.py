"""Sitdown: a table for games of hidden cards. `sitdown.new("omerta", players=4)` deals one.

What is here is imported when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sitdown.bots import UnknownBot as UnknownBot
    from sitdown.bots import add_bot as add_bot
    from sitdown.bots import bot_named as bot_named
    from sitdown.bots.base import Bot as Bot
    from sitdown.bots.base import Choice as Choice
    from sitdown.coach import NoCoach as NoCoach
    from sitdown.core.chance import Chance as Chance
    from sitdown.core.chance import Seeded as Seeded
    from sitdown.core.codec import Malformed as Malformed
    from sitdown.core.errors import Broken as Broken
    from sitdown.core.errors import ChanceError as ChanceError
    from sitdown.core.errors import Illegal as Illegal
    from sitdown.core.errors import Late as Late
    from sitdown.core.errors import SitdownError as SitdownError
    from sitdown.core.game import BadTable as BadTable
    from sitdown.core.game import Game as Game
    from sitdown.core.kernel import CLOCK as CLOCK
    from sitdown.core.log import BadLog as BadLog
    from sitdown.core.records import Action as Action
    from sitdown.core.records import Event as Event
    from sitdown.core.registry import UnknownGame as UnknownGame
    from sitdown.core.registry import all_games as all_games
    from sitdown.core.registry import game_named as game_named
    from sitdown.playing import Playing as Playing
    from sitdown.playing import new as new
    from sitdown.playing import replay as replay
    from sitdown.playing import simulate as simulate

_HOMES = {
    "bots": ("UnknownBot", "add_bot", "bot_named"),
    "bots.base": ("Bot", "Choice"),
    "coach": ("NoCoach",),
    "core.chance": ("Chance", "Seeded"),
    "core.codec": ("Malformed",),
    "core.game": ("BadTable", "Game"),
    "core.errors": ("Broken", "ChanceError", "Illegal", "Late", "SitdownError"),
    "core.kernel": ("CLOCK",),
    "core.log": ("BadLog",),
    "core.records": ("Action", "Event"),
    "core.registry": ("UnknownGame", "all_games", "game_named"),
    "playing": ("Playing", "new", "replay", "simulate"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME)  # noqa: PLE0605  # checked against the imports above by a test


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'sitdown' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"sitdown.{_HOME[name]}"), name)
    return found


def __dir__() -> list[str]:
    return __all__
