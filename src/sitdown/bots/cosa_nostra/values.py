"""What things are worth to a player, in dollars at the end of the game."""

from __future__ import annotations

from typing import Final

from sitdown.bots.cosa_nostra.lore import DEMAND, EARNED, FACTS, KIND_OF, PROFIT, STRONGEST, ability_of
from sitdown.bots.cosa_nostra.needs import fee
from sitdown.bots.cosa_nostra.outlook import Outlook, trophies_worth
from sitdown.games.cosa_nostra.abilities import Discount, Income, SeveralPay
from sitdown.games.cosa_nostra.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards import COP, LAWYER, POLITICIAN, Sort
from sitdown.games.cosa_nostra.income import MONOPOLY
from sitdown.games.cosa_nostra.names import Gangster
from sitdown.games.cosa_nostra.view import GangsterView, TaskView

SKILLED: Final = (POLITICIAN, COP, LAWYER)


def monopoly_with(o: Outlook, kind: int, seat: int, more: int) -> int:
    """Monopolies gained (1) or lost (-1) by a seat when it had so many more of this kind."""
    if BUSINESSES[kind].monopoly is None or not more:
        return 0
    counts = [
        len([each for each in player.businesses if each.active and KIND_OF[each.business] == kind])
        for player in o.view.players
    ]
    before, others = counts[seat], sum(counts) - counts[seat]
    return _is_monopoly(before + more, others) - _is_monopoly(before, others)


def _is_monopoly(mine: int, others: int) -> int:
    return 1 if mine >= 2 and mine > others else 0


def business_worth(o: Outlook, kind: int, seat: int | None = None, more: int = 1) -> float:
    """To a seat (his own, if none is named), of one more of this kind, or of one that is there already (`more=-1`)."""
    of = o.seat if seat is None else seat
    income = BUSINESSES[kind].income * _times(o, of, kind, more)
    worth = o.paydays * (income + o.temper.monopoly_lasts * MONOPOLY * abs(monopoly_with(o, kind, of, more)))
    worth += _skill(o, kind) * len(o.working_rounds)
    for number in o.working_rounds:
        worth += o.temper.lending * DEMAND[number][kind] * fee(number, kind)
    return worth


def _skill(o: Outlook, kind: int) -> float:
    """What it can do, a round."""
    return o.temper.skills[SKILLED.index(kind)] if kind in SKILLED else 0.0


def _times(o: Outlook, seat: int, kind: int, more: int) -> int:
    """Takeshi: several pay double; the second makes the first pay double too (M-38)."""
    for man in o.view.players[seat].crew:
        several = ability_of(man.gangster, SeveralPay)
        if man.active and isinstance(several, SeveralPay):
            businesses = o.view.players[seat].businesses
            before = len([each for each in businesses if each.active and KIND_OF[each.business] == kind])
            held = before + (more < 0) * more
            return 1 if held < 1 else several.times + (several.times - 1) * (held == 1)
    return 1


def price(o: Outlook, cost: int) -> int:
    """Of a card that is not in the market, for him (C-61)."""
    for taken in ("before_job", "after_job", "last"):
        for man in o.me.crew:
            cut = ability_of(man.gangster, Discount)
            if man.active and isinstance(cut, Discount) and cut.taken == taken:
                cost = max(0, (cost * cut.percent + 99_999) // 100_000 * 1000 - cut.less)
    return cost


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
        return o.temper.caught * EARNED[task.round][min(STRONGEST, man.strength)]
    facts = FACTS[task.job]
    return EARNED[facts.round][min(STRONGEST, man.strength)] if facts.sort is Sort.CASH else 0.3 * PROFIT[facts.round]


def trophy_worth(o: Outlook, gangster: Gangster) -> int:
    """One more."""
    return trophies_worth((*o.me.trophies, gangster)) - trophies_worth(o.me.trophies)
