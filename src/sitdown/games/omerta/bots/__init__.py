"""Players of Omerta, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Final

from sitdown.bots.base import AnyBot
from sitdown.bots.random import RandomBot
from sitdown.games.omerta.bots.memory.fading import Fading
from sitdown.games.omerta.bots.players import Careful, Forgetful
from sitdown.games.omerta.bots.search.boss import Boss, Thought
from sitdown.games.omerta.bots.temper import Temper
from sitdown.games.omerta.records.actions import CallOmerta

PLAIN: Final = Temper()
# He takes everybody's cards for average ones, however long they have been kept, and so thinks well of his own.
TRUSTING: Final = replace(PLAIN, choosy=inf)
# He does not see pairs, nor what a look is worth, hits whom it happens to hit, and is slow to call.
GREEN: Final = replace(TRUSTING, sure_enough=0.9, pair=0.0, news=0.0, confusion=0.0, spite=0.1, close=inf)

BOTS: Final[dict[str, Callable[[int | str], AnyBot]]] = {  # the weakest first
    "random": lambda seed: RandomBot(seed, seldom=(CallOmerta,)),
    "novice": lambda seed: Forgetful(seed, GREEN, Fading(own=25, others=6)),
    "regular": lambda seed: Forgetful(seed, TRUSTING, Fading(own=100, others=25)),
    "sharp": lambda seed: Careful(seed, PLAIN),
    "boss": lambda seed: Boss(seed, PLAIN, Thought()),
    "boss-1": lambda seed: Boss(seed, PLAIN, Thought(clues=False)),
}
