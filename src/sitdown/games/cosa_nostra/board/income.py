"""What businesses bring: incomes and monopolies (C-90, C-91)."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.board.material import INCOME, MEN, NOBODY, OF_KIND, ability, able, members
from sitdown.games.cosa_nostra.board.table import Row, Table
from sitdown.games.cosa_nostra.cards.abilities import CountsAs, Income, SeveralPay
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import BUSINESS_KINDS, FIRST_MERCENARY, Monopoly
from sitdown.games.cosa_nostra.cards.mercenaries import MERCENARIES
from sitdown.games.cosa_nostra.records.events import MonopolyChanged

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
    return earned(g.open_businesses(seat), g.working(seat)) + MONOPOLY * g.monopolies.count(seat)


def earned(businesses: int, men: int) -> int:
    """By active businesses and gangsters, without monopolies."""
    times = 1
    total = 0
    if men & (_EARNERS | _MULTIPLIERS):
        for who in members(men):
            total += _EARNS[who]
            times *= _TIMES[who]
    for kind in range(len(OF_KIND)):
        mine = businesses & OF_KIND[kind]
        if mine:
            copies = mine.bit_count()
            total += copies * INCOME[kind] * (times if copies > 1 else 1)
    return total


def recount(g: Table) -> None:
    seats = range(g.players)
    found = monopolists([g.open_businesses(seat) for seat in seats], [g.working(seat) for seat in seats])
    if found != g.monopolies:
        if g.listening:
            for at in range(len(found)):
                if found[at] != g.monopolies[at]:
                    g.tell(MonopolyChanged(_NAMES[at], None if found[at] == NOBODY else found[at]))
        g.monopolies = found


def monopolists(businesses: list[int], men: list[int]) -> Row:
    """Whose the monopolies are, if these are everybody's active businesses and gangsters."""
    return _monopolist(businesses, men, 0), _monopolist(businesses, men, 1), _monopolist(businesses, men, 2)


def _monopolist(businesses: list[int], men: list[int], at: int) -> int:
    """Who has at least two, and more than all others together."""
    total = most = 0
    leader = NOBODY
    cards = OF_KIND[_KINDS[at]]
    for seat in range(len(businesses)):
        mine = businesses[seat] & (counted(at, men[seat]) if men[seat] & _COUNTERS else cards)
        if mine:
            copies = mine.bit_count()
            total += copies
            if copies > most:
                most = copies
                leader = seat
    return leader if most >= 2 and most > total - most else NOBODY


def counted(at: int, men: int) -> int:
    """The businesses that count for a monopoly, if somebody with these active gangsters has them."""
    cards = OF_KIND[_KINDS[at]]
    if men & _COUNTERS:
        for who, stand_ins, other in _STAND_INS:
            if men >> who & 1 and other == _KINDS[at]:
                cards |= stand_ins
    return cards
