"""The Lady's shuffle, and what it does to knowledge."""

from sitdown.core.asks import bits
from sitdown.core.chance import shuffled
from sitdown.core.hidden.pools import Mix, unsettled
from sitdown.core.hidden.slots import EVERYBODY, FACE, POOL_BIT, new_slot
from sitdown.games.omerta.board.table import Table


def mix(g: Table, seat: int) -> None:
    """Shuffle the open slots of a stock, unseen. Blocked ones stay (O-31)."""
    places = bits(g.open_slots(seat))
    if len(places) == 1:  # nobody loses track of a single card
        return
    stock = list(g.stocks[seat])
    before = tuple([stock[at] for at in places])
    pool = before[0] >> POOL_BIT
    if any([slot & EVERYBODY or slot >> POOL_BIT != pool for slot in before]):
        g.pools += 1
        pool = g.pools
        g.mixes = (*unsettled(g.hidden()), Mix(pool, before))
    for at, face in zip(places, shuffled([slot & FACE for slot in before], g.chance), strict=True):
        stock[at] = new_slot(face, pool)
    g.stocks[seat] = tuple(stock)
