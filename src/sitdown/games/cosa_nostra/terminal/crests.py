"""The families' crests and colours: a crest alone tells whose it is."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from sitdown.games.cosa_nostra.cards.cards import Family

CRESTS: Final = {
    Family.BLUNDETTO: "♦",
    Family.DIMAGGIO: "♣",
    Family.CALMUTI: "♥",
    Family.LASERVA: "♠",
    Family.CARUSO: "★",
}
COLOURS: Final = {
    Family.BLUNDETTO: Style(color="#e0b95a", bold=True),
    Family.DIMAGGIO: Style(color="#8fd0a8", bold=True),
    Family.CALMUTI: Style(color="#e0707a", bold=True),
    Family.LASERVA: Style(color="#b98ad9", bold=True),
    Family.CARUSO: Style(color="#7fa8e0", bold=True),
}


def crest(family: Family, times: int = 1) -> Text:
    """Once for the family, or once for every marker of its."""
    return Text(CRESTS[family] * times, COLOURS[family])
