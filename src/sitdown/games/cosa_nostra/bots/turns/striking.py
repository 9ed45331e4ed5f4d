"""Attacks: what it is worth to strike at somebody, or at something of his."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sitdown.games.cosa_nostra.board.income import MONOPOLY
from sitdown.games.cosa_nostra.bots.worth.card_facts import KIND_OF, PROFIT, STRENGTH_OF, odds
from sitdown.games.cosa_nostra.bots.worth.dice import harder
from sitdown.games.cosa_nostra.bots.worth.head_count import heads
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook, Target
from sitdown.games.cosa_nostra.bots.worth.values import (
    business_worth,
    gangster_worth,
    monopoly_with,
    task_worth,
    trophy_worth,
)
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import Aim
from sitdown.games.cosa_nostra.cards.jobs import JobFacts
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster
from sitdown.games.cosa_nostra.records.view import GangsterView
from sitdown.games.cosa_nostra.steps.strength import difficulty_against

ROBBED_ANYHOW: Final = 0.1  # of an average profit: one player less whom a Robbery could hit


def victim_of(o: Outlook, target: Target) -> int:
    if isinstance(target, BusinessCard):
        return o.owners[target][0]
    return o.bosses[target][0] if isinstance(target, Gangster) else target


def strike_value(o: Outlook, facts: JobFacts, dice: int, more: int, man: GangsterView, target: Target) -> float:
    """Of an attack by this man, with so many dice."""
    needed = facts.difficulty
    if isinstance(target, Gangster):
        _, prey = o.bosses[target]
        needed = difficulty_against(facts, prey.strength, bool(prey.tasks), every=False)
    value = 0.0
    for chance, effect in zip(odds(dice, needed + more), facts.outcomes, strict=True):
        if effect is not None:
            value += chance * DAMAGE[type(effect)](o, effect, man, target)
    return o.temper.beaten_off * value - (o.word if victim_of(o, target) in o.peace else 0.0)


def targets(o: Outlook, facts: JobFacts) -> list[Target]:
    """All that an attack could be aimed at."""
    if facts.aim is Aim.PLAYER:
        return list(o.opponents())
    if facts.aim is Aim.GANGSTER:
        return [man for man, (seat, _) in o.bosses.items() if seat != o.seat]
    company = facts.aim is Aim.COMPANY
    return [
        card for card, (seat, _) in o.owners.items() if seat != o.seat and BUSINESSES[KIND_OF[card]].company is company
    ]


def best_strike(o: Outlook, facts: JobFacts, dice: int, more: int, man: GangsterView) -> float:
    """The best he could do with it now; 0: nobody to strike at."""
    question = (id(facts), dice, more, man.gangster, man.strength)
    if question not in o.strikes:
        values = [strike_value(o, facts, dice, more, man, target) for target in targets(o, facts)]
        o.strikes[question] = max(values, default=0.0)
    return o.strikes[question]


def forgone(o: Outlook, facts: JobFacts, dice: int, man: GangsterView, seat: int) -> float:
    """What an attack would bring less if one player were left alone."""
    if facts.aim is None:
        return ROBBED_ANYHOW * PROFIT[o.view.round] if seat not in o.peace else 0.0
    values = [(strike_value(o, facts, dice, harder(man), man, each), victim_of(o, each)) for each in targets(o, facts)]
    best = max([value for value, _ in values], default=0.0)
    return max(0.0, best) - max([0.0, *[value for value, victim in values if victim != seat]])


def strike_values(o: Outlook, facts: JobFacts, dice: int, man: GangsterView) -> list[tuple[int, float]]:
    """Whom each attack that he could make with it would hit, and what it would bring him if he had promised nobody peace."""
    free = replace(o, peace=frozenset())
    return [
        (victim_of(o, target), strike_value(free, facts, dice, harder(man), man, target))
        for target in targets(o, facts)
    ]


# --- what the lines of the cards do


def _fine(o: Outlook, effect: fx.Fine, man: GangsterView, seat: int) -> float:
    return o.spite[seat] * min(effect.money, o.view.players[seat].cash)


def _steal(o: Outlook, effect: fx.Steal, man: GangsterView, seat: int) -> float:
    return (1 + o.spite[seat]) * min(effect.money, o.view.players[seat].cash)


def _deactivate(o: Outlook, effect: fx.Deactivate, man: GangsterView, target: Target) -> float:
    if isinstance(target, Gangster):
        seat, prey = o.bosses[target]
        if not prey.active:
            return 0.0
        return o.spite[seat] * _tasks(o, prey) + (heads(o, (seat, -1)) if o.last_round else 0.0)
    assert isinstance(target, BusinessCard)
    seat, business = o.owners[target]
    if not business.active:
        return 0.0
    kind = KIND_OF[target]
    income = BUSINESSES[kind].income - MONOPOLY * monopoly_with(o, kind, seat, -1)
    return o.spite[seat] * ((2 if o.last_round else 1) * income + 1000 * len(business.markers))


def _kill_business(o: Outlook, effect: fx.Kill | fx.Destroy, man: GangsterView, target: BusinessCard) -> float:
    seat = o.owners[target][0]
    return o.spite[seat] * business_worth(o, KIND_OF[target], seat, -1)


def _kill(o: Outlook, effect: fx.Kill, man: GangsterView, target: Target) -> float:
    if isinstance(target, BusinessCard):
        return _kill_business(o, effect, man, target)
    assert isinstance(target, Gangster)
    seat, prey = o.bosses[target]
    loss = gangster_worth(o, target, STRENGTH_OF[target]) + _tasks(o, prey)
    fewer = heads(o, (seat, -1)) if prey.active or not o.last_round else 0.0
    return trophy_worth(o, target) + o.spite[seat] * loss + fewer


def _tasks(o: Outlook, prey: GangsterView) -> float:
    return sum([task_worth(o, prey, task) for task in prey.tasks])


def _take_over(o: Outlook, effect: fx.TakeOver, man: GangsterView, target: BusinessCard) -> float:
    return business_worth(o, KIND_OF[target]) + _kill_business(o, fx.Kill(), man, target)


def _return_fire(o: Outlook, effect: fx.ReturnFire, man: GangsterView, target: Gangster) -> float:
    _, prey = o.bosses[target]
    if not prey.active:
        return 0.0
    killed = 1 - odds(prey.strength, man.strength)[0]
    loss = gangster_worth(o, man.gangster, man.strength) - heads(o, (o.seat, -1))
    return -killed * (loss + 2000 * man.strength)


DAMAGE: Final[dict[type[fx.Effect], Callable[[Outlook, Any, GangsterView, Any], float]]] = {
    fx.Fine: _fine,
    fx.Steal: _steal,
    fx.Deactivate: _deactivate,
    fx.Kill: _kill,
    fx.Destroy: _kill_business,
    fx.TakeOver: _take_over,
    fx.ReturnFire: _return_fire,
}
