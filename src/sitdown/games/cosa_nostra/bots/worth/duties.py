"""What his own words cost him to keep."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.bots.turns.striking import ROBBED_ANYHOW, strike_values
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, KIND_OF, PROFIT
from sitdown.games.cosa_nostra.bots.worth.credit import brings
from sitdown.games.cosa_nostra.bots.worth.dice import dice_for, jobs_of
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, fee
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.view import PromiseView

PAID: Final = 0.9  # that what hangs on a job falls due
AT_PEACE: Final = 300  # what it costs to leave somebody alone whom one would not have attacked
UNFORESEEN: Final = (600, 1500)  # and in a round to come: without an attack in hand, and with one
LENT: Final = 0.25  # of the fee, for the use of a business that may never be asked for


def words_given(p: Plans) -> float:
    own = [entry for entry in p.o.view.ledger if entry.seat == p.o.seat and entry.verdict == "open"]
    return sum([_money(p, entry) for entry in own]) + _peace(p, own) + _uses(own)


def _money(p: Plans, entry: PromiseView) -> float:
    said = entry.word
    if isinstance(said, word.PayByPayday):
        return said.money
    if entry.due:
        return entry.due
    if isinstance(said, word.PayIfJobSucceeds):
        return PAID * said.money
    return brings(p, said.job) * said.percent / 100 if isinstance(said, word.ShareProfit) else 0.0


def _uses(own: list[PromiseView]) -> float:
    promised = {
        (entry.to, entry.word.business, entry.word.round) for entry in own if isinstance(entry.word, word.LetUse)
    }
    return LENT * sum([fee(number, KIND_OF[card]) for _, card, number in promised])


def _peace(p: Plans, own: list[PromiseView]) -> float:
    """As much as his attacks would bring more if he could strike at everybody; in rounds to come, by what he holds."""
    cost = 0.0
    for number in range(p.o.view.round, p.o.view.rounds + 1):
        spared = _spared(p, own, number)
        if spared:
            cost += _tonight(p, spared) if number == p.o.view.round else _later(p) * len(spared)
    return cost


def _spared(p: Plans, own: list[PromiseView], number: int) -> frozenset[int]:
    """Peace lasts until the end of the round that it names."""
    seats: set[int] = set()
    for entry in own:
        if isinstance(entry.word, word.NoAttackOnAnybody) and entry.word.round >= number:
            seats.update(p.o.opponents())
        elif isinstance(entry.word, word.NoAttackOnYou) and entry.word.round >= number:
            seats.add(entry.to)
    return frozenset(seats)


def _later(p: Plans) -> float:
    return UNFORESEEN[any([FACTS[job].sort is Sort.ATTACK for job in p.o.view.jobs])]


def _tonight(p: Plans, spared: frozenset[int]) -> float:
    cost = float(AT_PEACE * len(spared))
    for man, task in p.o.tasks():
        if task.job is None or FACTS[task.job].sort is not Sort.ATTACK:
            continue
        facts = FACTS[task.job]
        if facts.aim is None:
            cost += ROBBED_ANYHOW * PROFIT[p.o.view.round] * len(spared)
            continue
        values = strike_values(p.o, facts, dice_for(man, facts, jobs_of(man)), man)
        best = max([0.0, *[value for _, value in values]])
        cost += best - max([0.0, *[value for seat, value in values if seat not in spared]])
    return cost
