"""The table with all cards face up, for looking at a game that is over."""

from msgspec.structs import replace

from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import State
from sitdown.games.omerta.board.table import Table
from sitdown.games.omerta.cards.cards import CARDS
from sitdown.games.omerta.eyes.showing import view
from sitdown.games.omerta.records.view import View


def opened(g: State) -> View:
    """What a spectator sees, and every face besides."""
    assert isinstance(g, Table)
    table = view(g, None)
    stocks = [
        tuple([replace(shown, card=CARDS[slot & FACE]) for shown, slot in zip(row, stock, strict=True)])
        for row, stock in zip(table.stocks, g.stocks, strict=True)
    ]
    return replace(
        table,
        stocks=tuple(stocks),
        safe=tuple([CARDS[slot & FACE] for slot in g.safe]),
        hand=CARDS[g.hand & FACE] if g.hand else None,
    )
