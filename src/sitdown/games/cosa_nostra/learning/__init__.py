"""La Cosa Nostra as numbers."""

from typing import Final

from sitdown.games.cosa_nostra.learning.offering import COSA_NOSTRA, WITHOUT_TRADE

ENCODINGS: Final = (COSA_NOSTRA, WITHOUT_TRADE)
