"""The planning turn: who does what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.bots.cosa_nostra.attaching import best_attachment
from sitdown.bots.cosa_nostra.dice import jobs_of
from sitdown.bots.cosa_nostra.lore import EARNED, MAN_AT, PROFIT, SECOND_PLACES
from sitdown.bots.cosa_nostra.needs import Plans
from sitdown.bots.cosa_nostra.tasks import instead_value, job_value, purchase_value
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import actions as act
from sitdown.games.cosa_nostra.view import GangsterView

WORTH_A_TURN: Final = 500.0  # a second task that brings less is not worth the words
SPOILT: Final = 0.2  # of what a job would bring that is planned only to be dropped
POOR: Final = 0.15  # a market is exchanged if the best plan brings less than this part of an average profit


def plan(p: Plans, options: Sequence[Action]) -> Action:
    """Tasks while there must be some, second tasks if they pay, and at the last turn of the round cards for those who have theirs."""
    plans = [option for option in options if isinstance(option, act.PlanJob | act.PlanPurchase)]
    scores = [(*plan_value(p, option), at) for at, option in enumerate(plans)]
    _, value, at = max(scores, default=(0.0, 0.0, -1))
    if act.END_TURN not in options:
        if act.EXCHANGE_MARKET in options and value < POOR * PROFIT[p.o.view.round] and p.purse >= 2000:
            return act.EXCHANGE_MARKET
        return plans[at]
    if value > WORTH_A_TURN:
        return plans[at]
    if p.o.idle():
        return act.END_TURN  # another turn comes
    return best_attachment(p, options) or act.END_TURN


def plan_value(p: Plans, option: act.PlanJob | act.PlanPurchase) -> tuple[float, float]:
    """What it brings beyond what this man would bring anyhow; and what it brings in all."""
    _, man = p.o.bosses[MAN_AT[option.place]]
    if option.place in SECOND_PLACES:
        value = _second_task(p, man, option)
        return value, value
    anyhow = instead_value(p, man)
    if isinstance(option, act.PlanPurchase):
        wage = p.o.temper.wage * (EARNED[p.o.view.round][man.strength] - EARNED[p.o.view.round][1])
        value = purchase_value(p, option.business) - wage
    else:
        value = job_value(p, man, option.job)
        if value < anyhow:  # a job to be dropped: the worst will do
            return -SPOILT * max(0.0, value), anyhow
    return value - anyhow, value


def _second_task(p: Plans, man: GangsterView, option: act.PlanJob | act.PlanPurchase) -> float:
    if isinstance(option, act.PlanPurchase):
        return purchase_value(p, option.business)
    return job_value(p, man, option.job, jobs_of(man) + 1) - _first_job_loses(p, man)


def _first_job_loses(p: Plans, man: GangsterView) -> float:
    """Two jobs, fewer dice for each (M-33)."""
    task = next(task for task in man.tasks if task.job is not None)
    assert task.job is not None
    return max(0.0, job_value(p, man, task.job, 1) - job_value(p, man, task.job, 2))
