"""The Lady's shuffle, and what it does to knowledge."""

from sitdown.core.asks import bits
from sitdown.core.chance import shuffled
from sitdown.core.pools import Mix
from sitdown.core.slots import EVERYBODY, FACE, POOL_BIT, new_slot
from sitdown.games.omerta.table import Table


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
        g.mixes = (*_unsettled(g), Mix(pool, before))
    for at, face in zip(places, shuffled([slot & FACE for slot in before], g.chance), strict=True):
        stock[at] = new_slot(face, pool)
    g.stocks[seat] = tuple(stock)


def _unsettled(g: Table) -> list[Mix]:
    """The mixes that can still matter to anybody's knowledge. Settled: all that came out is public, and one pool accounts for what went in unseen."""
    left = list(g.mixes)
    for mix in g.mixes:
        rows = [*g.stocks, g.safe, *[other.before for other in left]]
        out = [slot for row in rows for slot in row if slot >> POOL_BIT == mix.pool and slot & EVERYBODY != EVERYBODY]
        went_in = {slot >> POOL_BIT for slot in mix.before if slot & EVERYBODY != EVERYBODY}
        if not out and len(went_in) <= 1:
            left.remove(mix)
    return left
