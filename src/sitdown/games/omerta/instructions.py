"""What can be said in advance in Omerta: not to answer a character with a Killer."""

from __future__ import annotations

from typing import Final

from sitdown.core.instructions import Instructable, Never, affirmed
from sitdown.games.omerta.cards.cards import Card

AIMED: Final = (
    Card.GANGSTER,
    Card.LADY,
    Card.SNITCH,
    Card.MAMMA,
    Card.PATROL,
)  # characters that are used against somebody

INSTRUCTIONS: Final = {card.value: Instructable(Never, affirmed) for card in AIMED}
