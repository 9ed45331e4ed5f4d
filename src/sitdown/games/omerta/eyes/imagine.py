"""Another world that a viewer could be in."""

from sitdown.core.chance import Chance
from sitdown.core.hidden.imagine import imagined
from sitdown.games.omerta.board.table import Table


def imagine(g: Table, viewer: int | None, chance: Chance) -> None:
    """Replace all that the viewer cannot know of this table by a fair guess."""
    there = imagined(g.hidden(), viewer, chance)
    g.stocks = there.rows[: g.players]
    g.safe = there.rows[g.players]
    if g.hand:
        g.hand = there.rows[-1][0]
    g.deck = there.decks[0][1]
    g.mixes = there.mixes
