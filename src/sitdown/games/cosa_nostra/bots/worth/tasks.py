"""What a task would bring: any job, on any gangster of his, and any purchase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sitdown.games.cosa_nostra.board.material import BUSINESS_ID, OF_KIND, members
from sitdown.games.cosa_nostra.board.prices import price_with
from sitdown.games.cosa_nostra.bots.turns.striking import best_strike
from sitdown.games.cosa_nostra.bots.worth.card_facts import (
    EARNED,
    FACTS,
    KIND_OF,
    MAN_AT,
    PROFIT,
    SECOND_PLACES,
    ability_of,
    odds,
)
from sitdown.games.cosa_nostra.bots.worth.dice import cash_takings, dice_for, harder, jobs_of
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, missing_for, prospects
from sitdown.games.cosa_nostra.bots.worth.outlook import KINDS, Outlook
from sitdown.games.cosa_nostra.bots.worth.values import business_worth
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.abilities import Instead
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.jobs import JOB_KINDS, JOBS, JobFacts
from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard
from sitdown.games.cosa_nostra.records.actions import PlanJob, PlanPurchase
from sitdown.games.cosa_nostra.records.view import GangsterView

SPOILT: Final = 0.2  # of what a job would bring that is planned only to be dropped
Task = PlanJob | PlanPurchase


def job_value(p: Plans, man: GangsterView, job: JobCard, jobs: int = 1) -> float:
    """Of a job that is not planned yet; `jobs`: how many he would have then."""
    facts = FACTS[job]
    if facts.sort is Sort.CASH:
        likely, cost = prospects(p.o, missing_for(p, job))
        return likely * (cash_takings(man, facts, jobs) - cost)
    return other_value(p, man, facts, jobs)


def instead_value(p: Plans, man: GangsterView) -> float:
    """Of what a mercenary can do in place of his job."""
    facts = done_instead(man)
    if facts is None:
        return 0.0
    return cash_takings(man, facts) if facts.sort is Sort.CASH else other_value(p, man, facts)


def done_instead(man: GangsterView) -> JobFacts | None:
    """What a mercenary can do in place of his job, whatever that is (M-22 to M-25)."""
    can = ability_of(man.gangster, Instead)
    return JOBS[JOB_KINDS[can.job][0]] if isinstance(can, Instead) else None


def other_value(p: Plans, man: GangsterView, facts: JobFacts, jobs: int = 1) -> float:
    """Of a job that is no cash job."""
    dice = dice_for(man, facts, jobs)
    if facts.aim is not None:
        return best_strike(p.o, facts, dice, harder(man), man)
    chances = odds(dice, facts.difficulty + harder(man))
    value = 0.0
    for chance, effect in zip(chances, facts.outcomes, strict=True):
        if effect is not None:
            value += chance * GAIN[type(effect)](p, facts, effect)
    return value


def purchase_value(p: Plans, business: BusinessCard) -> float:
    """Of a business that is not planned yet. What his jobs want counts in part: it might be lent him too."""
    kind = KIND_OF[business]
    cost = price_of(p.o, business)
    paid = 1.0 if cost <= p.purse else 0.6 if cost <= p.soon else 0.1
    return paid * (business_worth(p.o, kind) + p.o.temper.wanted * p.wanted[kind] - cost)


def price_of(o: Outlook, business: BusinessCard) -> int:
    """For him, with the men he has now."""
    return price_with(o.men[o.seat], BUSINESS_ID[business])


def plan_value(p: Plans, option: Task) -> tuple[float, float]:
    """What it brings beyond what this man would bring anyhow; and what it brings in all."""
    _, man = p.o.bosses[MAN_AT[option.place]]
    if option.place in SECOND_PLACES:
        value = _second_task(p, man, option)
        return value, value
    anyhow = instead_value(p, man)
    if isinstance(option, PlanPurchase):
        wage = p.o.temper.wage * (EARNED[p.o.view.round][man.strength] - EARNED[p.o.view.round][1])
        value = purchase_value(p, option.business) - wage
    else:
        value = job_value(p, man, option.job)
        if value < anyhow:  # a job to be dropped: the worst will do
            return -SPOILT * max(0.0, value), anyhow
    return value - anyhow, value


def _second_task(p: Plans, man: GangsterView, option: Task) -> float:
    if isinstance(option, PlanPurchase):
        return purchase_value(p, option.business)
    return job_value(p, man, option.job, jobs_of(man) + 1) - _first_job_loses(p, man)


def _first_job_loses(p: Plans, man: GangsterView) -> float:
    """Two jobs, fewer dice for each (M-33)."""
    task = next(task for task in man.tasks if task.job is not None)
    assert task.job is not None
    return max(0.0, job_value(p, man, task.job, 1) - job_value(p, man, task.job, 2))


# --- jobs that are neither cash nor aimed at anybody


def _rob(p: Plans, facts: JobFacts, effect: fx.Rob) -> float:
    return p.o.temper.robbed * effect.percent / 100 * PROFIT[p.o.view.round] * (1 + max(p.o.spite))


def _repel(p: Plans, facts: JobFacts, effect: fx.Repel) -> float:
    return p.o.temper.trapped[p.o.view.round]


def _repel_and_kill(p: Plans, facts: JobFacts, effect: fx.RepelAndKill) -> float:
    return 1.5 * p.o.temper.trapped[p.o.view.round]


def _buy_from_market(p: Plans, facts: JobFacts, effect: fx.BuyFromMarket) -> float:
    found = [0.0]
    for each in p.o.view.market:
        cost = price_with(p.o.men[p.o.seat], BUSINESS_ID[each.business], effect)
        if cost <= p.soon:
            found.append(business_worth(p.o, KIND_OF[each.business]) - cost)
    return max(found)


def _buy_from_anywhere(p: Plans, facts: JobFacts, effect: fx.BuyFromAnywhere) -> float:
    """The stack holds most of what is not on the table."""
    held = [0] * len(KINDS)
    for card in p.o.owners:
        held[KIND_OF[card]] += 1
    found = [0.0]
    for kind in KINDS:
        cost = price_with(p.o.men[p.o.seat], members(OF_KIND[kind])[0], effect)
        if held[kind] < BUSINESSES[kind].copies and cost <= p.soon:
            found.append(business_worth(p.o, kind) - cost)
    return max(found)


def _launder(p: Plans, facts: JobFacts, effect: fx.Launder) -> float:
    """Worth double at the end; but cash is needed before that."""
    return min(effect.limit, max(0.0, p.soon if p.o.last_round else 0.5 * (p.soon - p.o.temper.reserve)))


def _collect(p: Plans, facts: JobFacts, effect: fx.Collect) -> float:
    return sum([(1 + p.o.spite[seat]) * min(effect.money, p.o.view.players[seat].cash) for seat in p.o.opponents()])


def _stake(p: Plans, facts: JobFacts) -> float:
    assert isinstance(facts.before, fx.Stake)
    return min(facts.before.limit, max(0.0, p.soon))


def _win_stake(p: Plans, facts: JobFacts, effect: fx.WinStake) -> float:
    return (effect.times - 1) * _stake(p, facts)


def _lose_stake(p: Plans, facts: JobFacts, effect: fx.LoseStake) -> float:
    return -_stake(p, facts)


def pot(o: Outlook, facts: JobFacts) -> int:
    """What the others would put in, and he must match."""
    assert isinstance(facts.before, fx.Pot)
    return sum([min(facts.before.each, o.view.players[seat].cash) for seat in o.opponents()])


def _take_pot(p: Plans, facts: JobFacts, effect: fx.TakePot) -> float:
    return 1.3 * pot(p.o, facts) if pot(p.o, facts) <= p.soon else 0.0


def _share_pot(p: Plans, facts: JobFacts, effect: fx.SharePot) -> float:
    return -_take_pot(p, facts, fx.TakePot())


GAIN: Final[dict[type[fx.Effect], Callable[[Plans, JobFacts, Any], float]]] = {
    fx.Rob: _rob,
    fx.Repel: _repel,
    fx.RepelAndKill: _repel_and_kill,
    fx.BuyFromMarket: _buy_from_market,
    fx.BuyFromAnywhere: _buy_from_anywhere,
    fx.Launder: _launder,
    fx.Collect: _collect,
    fx.WinStake: _win_stake,
    fx.LoseStake: _lose_stake,
    fx.TakePot: _take_pot,
    fx.SharePot: _share_pot,
}
