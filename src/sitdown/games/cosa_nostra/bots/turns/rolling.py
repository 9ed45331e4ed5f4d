"""Dice and money in the middle of a job: Willy, markers, stakes, re-rolls, and what a success buys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.turns.striking import victim_of
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, KIND_OF, money_of, odds
from sitdown.games.cosa_nostra.bots.worth.dice import dice_for, harder, jobs_of
from sitdown.games.cosa_nostra.bots.worth.needs import Plans
from sitdown.games.cosa_nostra.bots.worth.outlook import Target
from sitdown.games.cosa_nostra.bots.worth.values import business_worth
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.jobs import JobFacts
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import JobView

WORTH_A_DIE: Final = 1000.0  # what Willy's die, or a re-roll of an opponent's, should be good for
AT_STAKE: Final = 5000.0  # when it goes against him
WORTH_A_COP: Final = 2000
SURE: Final = 0.7  # of winning: he stakes all


def lend_die(p: Plans, options: Sequence[Action]) -> Action:
    """For his own jobs."""
    job = p.o.view.in_progress[-1]
    if job.seat != p.o.seat:
        return act.DECLINE
    _, man = p.o.bosses[job.gangster]
    more = 0.0
    for task in man.tasks:
        if task.job is not None:
            facts = FACTS[task.job]
            dice = dice_for(man, facts, jobs_of(man))
            needed = (facts.difficulty or 3) + harder(man)
            more = max(more, _stakes(facts) * (odds(dice, needed)[0] - odds(dice + 1, needed)[0]))
            more = max(more, _stakes(facts) / 3 * (odds(dice + 1, needed)[2] - odds(dice, needed)[2]))
    return act.LEND_DIE if more >= WORTH_A_DIE else act.DECLINE


def _stakes(facts: JobFacts) -> float:
    """What hangs on a success."""
    return money_of(facts.outcomes[1]) if facts.sort is Sort.CASH else 8000.0


def take_die(p: Plans, options: Sequence[Action]) -> Action:
    return act.TAKE_DIE


def use_markers(p: Plans, options: Sequence[Action]) -> Action:
    return options[0]


def reroll(p: Plans, options: Sequence[Action]) -> Action:
    """With a Cop, a die of his own that failed; with Lono, an opponent's that succeeded."""
    job = p.o.view.in_progress[-1]
    assert job.difficulty is not None
    good = [at for at, die in enumerate(job.dice) if die >= job.difficulty]
    bad = [at for at, die in enumerate(job.dice) if die < job.difficulty]
    if job.seat == p.o.seat:
        return act.Reroll(bad[0]) if bad and _worth_a_cop(job, len(good)) else act.DECLINE
    hurts = _hurts(p, job)
    return act.Reroll(good[0]) if len(good) in (1, 2) and hurts >= WORTH_A_DIE else act.DECLINE


def _worth_a_cop(job: JobView, successes: int) -> bool:
    assert job.job is not None
    lines = FACTS[job.job].outcomes
    return successes < 2 and money_of(lines[2]) - money_of(lines[successes]) >= WORTH_A_COP


def _hurts(p: Plans, job: JobView) -> float:
    """How much an opponent's success is against him."""
    if job.job is None:  # return fire
        assert job.victim is not None
        return AT_STAKE if p.o.bosses[job.victim][0] == p.o.seat else 0.0
    facts = FACTS[job.job]
    if facts.sort is Sort.CASH:
        return p.o.spite[job.seat] * money_of(facts.outcomes[1])
    target: Target | None = job.business or job.victim  # of a Trap the attacker
    target = job.player if target is None else target
    return AT_STAKE if target is not None and victim_of(p.o, target) == p.o.seat else 0.0


# --- money


def stake(p: Plans, options: Sequence[Action]) -> Action:
    """All on a horse that is nearly sure, half on one that is better than even."""
    job = p.o.view.in_progress[-1]
    assert job.job is not None
    _, man = p.o.bosses[job.gangster]
    win = 1 - odds(dice_for(man, FACTS[job.job], jobs_of(man) + 1), FACTS[job.job].difficulty + harder(man))[0]
    most = max(0, p.purse)
    money = most if win >= SURE else most // 2 if win > 0.5 else 0
    return _at_most(options, money)


def launder(p: Plans, options: Sequence[Action]) -> Action:
    """All he can spare; in the last round there is nothing left to spare it for."""
    return _at_most(options, p.purse if p.o.last_round else p.purse - p.o.temper.reserve)


def _at_most(options: Sequence[Action], money: float) -> Action:
    amounts = [option for option in options if isinstance(option, act.Stake | act.Launder) and option.money <= money]
    return amounts[-1] if amounts else options[0]


def buy_now(p: Plans, options: Sequence[Action]) -> Action:
    prices = {each.business: each.price for each in p.o.view.buying}

    def value(option: Action) -> float:
        if not isinstance(option, act.BuyNow):
            return 0.0
        kind = KIND_OF[option.business]
        return business_worth(p.o, kind) + 0.4 * p.wanted[kind] - prices[option.business]

    return max(options, key=value)
