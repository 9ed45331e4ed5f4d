"""A business is paid for (C-31)."""

from sitdown.games.cosa_nostra.events import Bought
from sitdown.games.cosa_nostra.income import recount
from sitdown.games.cosa_nostra.markers import return_own
from sitdown.games.cosa_nostra.material import BUSINESS, NOBODY
from sitdown.games.cosa_nostra.table import Table


def gain_business(g: Table, seat: int, card: int, cost: int) -> None:
    g.holdings[seat] |= 1 << card
    if g.listening:
        g.tell(Bought(seat, BUSINESS[card], cost))
    g.move(seat, NOBODY, cost)
    return_own(g, seat, card)
    recount(g)
