"""Players of La Cosa Nostra, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sitdown.bots.base import AnyBot
from sitdown.games.cosa_nostra.bots.player import Player
from sitdown.games.cosa_nostra.bots.rambling import Rambler
from sitdown.games.cosa_nostra.bots.temper import BOSS, BOSS_1, NOVICE, REGULAR, SHARP

BOTS: Final[dict[str, Callable[[int | str], AnyBot]]] = {  # the weakest first
    "random": Rambler,
    "novice": partial(Player, temper=NOVICE),
    "regular": partial(Player, temper=REGULAR),
    "sharp": partial(Player, temper=SHARP),
    "boss": partial(Player, temper=BOSS),
    "boss-1": partial(Player, temper=BOSS_1),
}
