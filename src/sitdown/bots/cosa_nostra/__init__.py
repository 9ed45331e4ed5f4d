"""Players of La Cosa Nostra, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.bots.base import Bot
from sitdown.bots.cosa_nostra.player import Player
from sitdown.bots.cosa_nostra.rambling import Rambler

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {  # the weakest first
    "random": Rambler,
    "regular": Player,
}
