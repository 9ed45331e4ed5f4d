"""Players of Omerta, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.bots.base import Bot
from sitdown.bots.omerta.memory import Fading
from sitdown.bots.omerta.players import Careful, Forgetful
from sitdown.bots.omerta.temper import Temper

PLAIN: Final = Temper()

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {  # the weakest first
    "forgetful": lambda seed: Forgetful(seed, PLAIN, Fading(own=40, others=12)),
    "careful": lambda seed: Careful(seed, PLAIN),
}
