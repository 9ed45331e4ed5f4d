"""What things are worth to a player, in dollars at the end of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sitdown.games.cosa_nostra.board.income import MONOPOLY, earned, monopolists
from sitdown.games.cosa_nostra.board.material import BUSINESS_ID, OF_KIND, members
from sitdown.games.cosa_nostra.bots.worth.card_facts import (
    DEMAND,
    EARNED,
    FACTS,
    KIND_OF,
    PROFIT,
    STRONGEST,
    ability_of,
)
from sitdown.games.cosa_nostra.bots.worth.needs import fee
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook, trophies_worth
from sitdown.games.cosa_nostra.cards.abilities import Income
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import COP, LAWYER, POLITICIAN, Sort
from sitdown.games.cosa_nostra.cards.names import Gangster
from sitdown.games.cosa_nostra.records.view import GangsterView, TaskView

SKILLED: Final = (POLITICIAN, COP, LAWYER)


def monopoly_with(o: Outlook, kind: int, seat: int, more: int) -> int:
    """How many monopolies a seat would gain, or lose (less than 0), if it had so many more of this kind."""
    return _gain(o.open, o.men, seat, kind, more)[1]


@lru_cache(maxsize=4096)
def _gain(open_: tuple[int, ...], men: tuple[int, ...], seat: int, kind: int, more: int) -> tuple[int, int]:
    """The income without monopolies, and the monopolies, that so many more of this kind would bring a seat. It is asked again and again."""
    held = open_[seat]
    cards = members(OF_KIND[kind] & (held if more < 0 else ~held))
    then = held ^ sum([1 << card for card in cards[: abs(more)]])
    now, after = list(open_), [*open_[:seat], then, *open_[seat + 1 :]]
    everybody = list(men)
    gained = monopolists(after, everybody).count(seat) - monopolists(now, everybody).count(seat)
    return earned(then, men[seat]) - earned(held, men[seat]), gained


def business_worth(o: Outlook, kind: int, seat: int | None = None, more: int = 1) -> float:
    """To a seat (his own, if none is named), of one more of this kind, or of one that is there already (`more=-1`)."""
    of = o.seat if seat is None else seat
    if not o.open[of] & OF_KIND[kind]:
        more = 1  # what is deactivated will be active again
    income, monopolies = _gain(o.open, o.men, of, kind, more)
    paid = abs(income) + o.temper.monopoly_lasts * MONOPOLY * abs(monopolies)
    return o.paydays * paid + good_for(o, kind)


def holdings_worth(o: Outlook) -> float:
    """Of all his businesses together. What is deactivated will be active again, but for those of the last round."""
    mine = o.open[o.seat]
    if not o.last_round:
        for each in o.me.businesses:
            mine |= 1 << BUSINESS_ID[each.business]
    holdings = [*o.open[: o.seat], mine, *o.open[o.seat + 1 :]]
    monopolies = monopolists(holdings, list(o.men)).count(o.seat)
    paid = earned(mine, o.men[o.seat]) + o.temper.monopoly_lasts * MONOPOLY * monopolies
    return o.paydays * paid + sum([good_for(o, KIND_OF[each.business]) for each in o.me.businesses])


def good_for(o: Outlook, kind: int) -> float:
    """What a business of this kind is worth beside what it pays: what it can do, and to be lent."""
    worth = o.temper.skills[SKILLED.index(kind)] * len(o.working_rounds) if kind in SKILLED else 0.0
    for number in o.working_rounds:
        worth += o.temper.lending * DEMAND[number][kind] * fee(number, kind)
    return worth


def earnings(o: Outlook, strength: int, number: int) -> float:
    """What a gangster brings in a round."""
    return o.temper.good_jobs * EARNED[number][min(STRONGEST, strength)]


def gangster_worth(o: Outlook, gangster: Gangster, strength: int) -> float:
    """Without a task, as he stands there; what he counts for is another matter (`heads`)."""
    worth = sum([earnings(o, strength, number) for number in o.working_rounds])
    if o.working_rounds:
        worth += o.temper.tough * (strength - 1)
    income = ability_of(gangster, Income)
    return worth + (income.money * o.paydays if isinstance(income, Income) else 0)


def task_worth(o: Outlook, man: GangsterView, task: TaskView) -> float:
    """What another would lose with this task, as far as one can see."""
    if task.business is not None:
        return BUSINESSES[KIND_OF[task.business]].income * max(0, o.paydays - 2)
    if task.job is None:
        assert task.round is not None
        return o.temper.caught * EARNED[task.round][min(STRONGEST, man.dice)]
    facts = FACTS[task.job]
    return EARNED[facts.round][min(STRONGEST, man.dice)] if facts.sort is Sort.CASH else 0.3 * PROFIT[facts.round]


def trophy_worth(o: Outlook, gangster: Gangster) -> int:
    """One more."""
    return trophies_worth((*o.me.trophies, gangster)) - trophies_worth(o.me.trophies)
