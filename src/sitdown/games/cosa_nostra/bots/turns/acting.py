"""The action turn: which task, and how. What can wait for money, markers or a chance to respond waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.turns.attaching import best_look
from sitdown.games.cosa_nostra.bots.turns.striking import strike_value
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, KIND_OF
from sitdown.games.cosa_nostra.bots.worth.dice import cash_takings, dice_for, harder, jobs_of
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, owed, prospects
from sitdown.games.cosa_nostra.bots.worth.outlook import Target
from sitdown.games.cosa_nostra.bots.worth.tasks import done_instead, other_value
from sitdown.games.cosa_nostra.bots.worth.values import business_worth
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.jobs import JobFacts
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import GangsterView, TaskView

Attack = act.AttackPlayer | act.AttackBusiness | act.AttackGangster

# What comes first: what others need, then who could be hit first, then what needs money.
NEEDED, ATTACK, CASH, PURCHASE, WITH_MONEY = range(5, 0, -1)
_MONEY_FIRST: Final = (fx.Launder, fx.WinStake, fx.TakePot, fx.BuyFromMarket, fx.BuyFromAnywhere)


def take_turn(p: Plans, options: Sequence[Action]) -> Action:
    look = best_look(p, options)
    if look is not None:
        return look
    best = _best(p, options)
    if best is not None:
        return best
    if act.LIE_LOW in options and any([_hope(p, man, task) > 0 for man, task in p.o.tasks()]):
        return act.LIE_LOW
    _, hopeless = min(p.o.tasks(), key=lambda each: _hope(p, *each))
    return act.CallOff(hopeless.place)


def finish(p: Plans, options: Sequence[Action]) -> Action:
    """What is left to do this turn: to look, and the other task of a man who has two."""
    return best_look(p, options) or _best(p, options) or act.END_TURN


def _best(p: Plans, options: Sequence[Action]) -> Action | None:
    """What should be done now, if anything should."""
    tier, _, at = max([(*_worth(p, option), at) for at, option in enumerate(options)])
    return options[at] if tier else None


def attack_target(option: Attack | act.StrikeInstead) -> Target:
    if isinstance(option, act.AttackPlayer):
        return option.seat
    return option.business if isinstance(option, act.AttackBusiness) else option.gangster


def attack_value(p: Plans, option: Attack) -> float:
    """Of a planned attack on a target."""
    man, task = _task_at(p, option.place)
    assert task.job is not None
    return _strike(p, man, FACTS[task.job], attack_target(option))


def _strike(p: Plans, man: GangsterView, facts: JobFacts, target: Target) -> float:
    return strike_value(p.o, facts, dice_for(man, facts, jobs_of(man)), harder(man), man, target)


def _task_at(p: Plans, place: Place) -> tuple[GangsterView, TaskView]:
    return next((man, task) for man, task in p.o.tasks() if task.place == place)


def _worth(p: Plans, option: Action) -> tuple[int, float]:
    """When it should come, and what it brings; (0, …): not now."""
    if isinstance(option, act.Buy):
        return _purchase(p, option)
    if isinstance(option, act.CarryOut):
        return _job(p, option)
    if isinstance(option, Attack):
        value = attack_value(p, option)
        return (ATTACK, value) if value > 0 else (0, 0.0)
    if isinstance(option, act.StrikeInstead | act.DealInstead):
        return _instead(p, option)
    return 0, 0.0


def _purchase(p: Plans, option: act.Buy) -> tuple[int, float]:
    _, task = _task_at(p, option.place)
    assert task.business is not None
    assert task.price is not None
    kind = KIND_OF[task.business]
    value = business_worth(p.o, kind) - task.price
    if task.price > p.o.me.cash - owed(p.o):
        return 0, 0.0
    if any([kind in gap.missing for gap in p.jobs]):
        return NEEDED, value
    return (PURCHASE, value) if value >= 0 else (0, 0.0)


def _job(p: Plans, option: act.CarryOut) -> tuple[int, float]:
    man, task = _task_at(p, option.place)
    assert task.job is not None
    facts = FACTS[task.job]
    if facts.sort is Sort.CASH:
        gap = p.gap(option.place)
        assert gap is not None
        return (0, 0.0) if gap.missing else (CASH, gap.takings)
    value = other_value(p, man, facts, jobs_of(man))
    if value <= 0:
        return 0, 0.0
    return (WITH_MONEY, value) if isinstance(facts.outcomes[2], _MONEY_FIRST) else (CASH, value)


def _instead(p: Plans, option: act.StrikeInstead | act.DealInstead) -> tuple[int, float]:
    """What a mercenary does in place of his job, if that is better (M-22 to M-25)."""
    man, task = _task_at(p, option.place)
    facts = done_instead(man)
    assert facts is not None
    if isinstance(option, act.DealInstead):
        tier, value = CASH, cash_takings(man, facts)
    else:
        tier, value = ATTACK, _strike(p, man, facts, option.gangster)
    return (tier, value) if value > max(0.0, _hope(p, man, task)) else (0, 0.0)


def _hope(p: Plans, man: GangsterView, task: TaskView) -> float:
    """What a task that has to wait may still bring."""
    if task.business is not None:
        assert task.price is not None
        return 0.3 * max(0.0, business_worth(p.o, KIND_OF[task.business]) - task.price)
    assert task.job is not None
    facts = FACTS[task.job]
    if facts.sort is Sort.CASH:
        gap = p.gap(task.place)
        assert gap is not None
        likely, cost = prospects(p.o, gap.missing)
        return likely * (gap.takings - cost)
    return other_value(p, man, facts, jobs_of(man))
