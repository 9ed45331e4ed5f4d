"""All that a player has, in dollars at the end of the game. A deal is worth to him what it changes of this: so no deal is worth more in pieces than
whole, nothing is worth the same twice, and a round of deals that ends where it began has brought nothing."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS
from sitdown.games.cosa_nostra.bots.worth.credit import words_held
from sitdown.games.cosa_nostra.bots.worth.dice import cash_takings
from sitdown.games.cosa_nostra.bots.worth.duties import words_given
from sitdown.games.cosa_nostra.bots.worth.head_count import bonus
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, missing_for
from sitdown.games.cosa_nostra.bots.worth.values import gangster_worth, holdings_worth
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.names import JobCard
from sitdown.games.cosa_nostra.records.view import GangsterView

BEYOND: Final = 0.6  # of what a man is worth for whom there is no job
LENDABLE: Final = ("draw", "recruiting", "planning")  # phases in which a job can still be given to somebody


def estate(p: Plans) -> float:
    return p.o.me.cash + holdings_worth(p.o) + _crew(p) + _jobs(p) + bonus(p.o) + words_held(p) - words_given(p)


def _crew(p: Plans) -> float:
    worth = sorted([gangster_worth(p.o, man.gangster, man.strength) for man in p.o.me.crew], reverse=True)
    useful = len(worth) - len(p.o.idle()) + len(p.o.view.jobs)
    return sum(worth[:useful]) + BEYOND * sum(worth[useful:])


def _jobs(p: Plans) -> float:
    """Those that are planned, and those in hand for whoever is idle; what is missing counts against them."""
    value = sum([_with_gaps(p, gap.takings, len(gap.missing)) for gap in p.jobs])
    if p.o.view.phase not in LENDABLE:
        return value
    hand = [job for job in p.o.view.jobs if FACTS[job].sort is Sort.CASH]
    for man in sorted(p.o.idle(), key=lambda man: -man.strength):
        if hand:
            worth, best = max([(_in_hand(p, man, job), job) for job in hand])
            hand.remove(best)
            value += worth
    return value


def _in_hand(p: Plans, man: GangsterView, job: JobCard) -> float:
    return _with_gaps(p, cash_takings(man, FACTS[job]), len(missing_for(p, job)))


def _with_gaps(p: Plans, takings: float, missing: int) -> float:
    """The next business that he gets is worth its part of what all helpers may cost; with few missing more than with many."""
    return takings * (1 - p.o.temper.share * sum([1 / number for number in range(1, missing + 1)]))
