"""What businesses bring: incomes and monopolies (C-90, C-91)."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.abilities import CountsAs, Income, SeveralPay
from sitdown.games.cosa_nostra.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards import BUSINESS_KINDS, FIRST_MERCENARY, Monopoly
from sitdown.games.cosa_nostra.events import MonopolyChanged
from sitdown.games.cosa_nostra.material import INCOME, MEN, NOBODY, OF_KIND, ability, able, members
from sitdown.games.cosa_nostra.mercenaries import MERCENARIES
from sitdown.games.cosa_nostra.table import Table

MONOPOLY: Final = 5000  # what one pays
_NAMES: Final = list(Monopoly)
_KINDS: Final = [next(kind for kind, facts in enumerate(BUSINESSES) if facts.monopoly is name) for name in Monopoly]
_EARNERS: Final = able(Income)
_MULTIPLIERS: Final = able(SeveralPay)
_COUNTERS: Final = able(CountsAs)


def _earns(who: int) -> int:
    more = ability(who, Income)
    return more.money if type(more) is Income else 0


def _times(who: int) -> int:
    several = ability(who, SeveralPay)
    return several.times if type(several) is SeveralPay else 1


def _stand_ins() -> tuple[tuple[int, int, int], ...]:
    """Whose (a gangster), which businesses count, and as what."""
    return tuple(
        [
            (FIRST_MERCENARY + at, OF_KIND[BUSINESS_KINDS[each.business]], BUSINESS_KINDS[each.other])
            for at, facts in enumerate(MERCENARIES)
            for each in facts.abilities
            if type(each) is CountsAs
        ]
    )


_EARNS: Final = [_earns(who) for who in range(MEN)]
_TIMES: Final = [_times(who) for who in range(MEN)]
_STAND_INS: Final = _stand_ins()


def income(g: Table, seat: int) -> int:
    """Of all that he has active: businesses, monopolies, Laverne."""
    men = g.working(seat)
    times = 1
    total = 0
    if men & (_EARNERS | _MULTIPLIERS):
        for who in members(men):
            total += _EARNS[who]
            times *= _TIMES[who]
    businesses = g.open_businesses(seat)
    for kind in range(len(OF_KIND)):
        copies = (businesses & OF_KIND[kind]).bit_count()
        total += copies * INCOME[kind] * (times if copies > 1 else 1)
    return total + MONOPOLY * g.monopolies.count(seat)


def recount(g: Table) -> None:
    """At least two active ones, and more than all others together."""
    found = (_monopolist(g, 0), _monopolist(g, 1), _monopolist(g, 2))
    if found != g.monopolies:
        if g.listening:
            for at in range(len(found)):
                if found[at] != g.monopolies[at]:
                    g.tell(MonopolyChanged(_NAMES[at], None if found[at] == NOBODY else found[at]))
        g.monopolies = found


def _monopolist(g: Table, at: int) -> int:
    total = most = 0
    leader = NOBODY
    for seat in range(g.players):
        copies = counting(g, seat, _KINDS[at])
        total += copies
        if copies > most:
            most = copies
            leader = seat
    return leader if most >= 2 and most > total - most else NOBODY


def counting(g: Table, seat: int, kind: int) -> int:
    """How many of his businesses count as this one, for a monopoly."""
    businesses = g.holdings[seat] & ~g.shut
    copies = (businesses & OF_KIND[kind]).bit_count()
    men = g.crews[seat] & ~g.men_down & _COUNTERS
    if men:
        for who, stand_ins, other in _STAND_INS:
            if men >> who & 1 and other == kind:
                copies += (businesses & stand_ins).bit_count()
    return copies
