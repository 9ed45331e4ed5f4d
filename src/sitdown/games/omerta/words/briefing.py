"""Omerta for a player who can only read."""

from __future__ import annotations

from typing import Final

from sitdown.games.omerta.cards.cards import CHARACTERS
from sitdown.games.omerta.words.rules import GUIDE
from sitdown.guests.text.briefing import Briefing, Does
from sitdown.texts import Texts
from sitdown.texts.guide import arguments


def _does(texts: Texts) -> Does:
    texts.open("rules")
    args = arguments(GUIDE)
    told = {str(card): texts.say(f"rules-card-{card}", **args) for card in CHARACTERS}
    return lambda name: told.get(name, "")


BRIEFING: Final = Briefing(GUIDE, _does)
