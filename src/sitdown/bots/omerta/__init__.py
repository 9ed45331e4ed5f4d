"""Players of Omerta, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.bots.base import Bot
from sitdown.bots.omerta.boss import Boss, Thought
from sitdown.bots.omerta.memory import Fading
from sitdown.bots.omerta.players import Careful, Forgetful
from sitdown.bots.omerta.temper import Temper
from sitdown.bots.random import RandomBot
from sitdown.games.omerta.actions import CallOmerta

PLAIN: Final = Temper()

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {  # the weakest first
    "random": lambda seed: RandomBot(seed, seldom=(CallOmerta,)),
    "novice": lambda seed: Forgetful(seed, PLAIN, Fading(own=40, others=12)),
    "regular": lambda seed: Forgetful(seed, PLAIN, Fading(own=200, others=60)),
    "sharp": lambda seed: Careful(seed, PLAIN),
    "boss": lambda seed: Boss(seed, PLAIN, Thought()),
}
