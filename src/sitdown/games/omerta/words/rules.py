"""Omerta's rules for people."""

from typing import Final

from sitdown.games.omerta.cards.cards import LAST_BOTTLE
from sitdown.games.omerta.cards.deck import SAFE, STOCK, facts
from sitdown.games.omerta.game import PLAYERS
from sitdown.games.omerta.steps.scoring import LIMIT, PENALTY
from sitdown.texts.guide import Chapter, Guide

GUIDE: Final = Guide(
    (
        Chapter("aim"),
        Chapter("table"),
        Chapter("turn"),
        Chapter("snap"),
        Chapter("characters", "characters"),
        Chapter("killer"),
        Chapter("blockers"),
        Chapter("call"),
        Chapter("end"),
    ),
    {
        "least": PLAYERS[0],
        "most": PLAYERS[-1],
        "bottles": LAST_BOTTLE,
        "copies": len(facts().bottles) // LAST_BOTTLE,
        "characters": facts().character_total,
        "stock": STOCK,
        "safe": SAFE,
        "limit": LIMIT,
        "penalty": PENALTY,
    },
)
