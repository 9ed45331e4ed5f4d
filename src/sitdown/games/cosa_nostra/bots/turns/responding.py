"""Answers to what happens: Schemers, Robberies, Traps, Docs, Alexei, and shots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.income import MONOPOLY
from sitdown.games.cosa_nostra.bots.turns.acting import Attack, attack_target
from sitdown.games.cosa_nostra.bots.turns.striking import strike_value
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, KIND_OF, MAN_AT, PROFIT, STRENGTH_OF, odds
from sitdown.games.cosa_nostra.bots.worth.dice import dice_for, harder, jobs_of
from sitdown.games.cosa_nostra.bots.worth.head_count import heads
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, prospects
from sitdown.games.cosa_nostra.bots.worth.tasks import other_value
from sitdown.games.cosa_nostra.bots.worth.values import business_worth, gangster_worth, monopoly_with
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import Influence, Sort
from sitdown.games.cosa_nostra.cards.jobs import JOB_KINDS, JOBS
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster, Job, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.view import JobView

TRAP: Final = JOBS[JOB_KINDS[Job.TRAP][0]]

# Cards that Alexei cancels, played by anybody whose gain is his loss by so much.
FOILED: Final[dict[Influence, float]] = {
    Influence.SABOTEUR: 0.0,
    Influence.DISTRACTION: 0.0,
    Influence.EMERGENCY_DOC: 0.3,
    Influence.SCHEMER: 0.3,
    Influence.MACHINE_PISTOL: 0.3,
    Influence.HENCHMAN: 0.5,
}


def keep_hand(p: Plans, options: Sequence[Action]) -> Action:
    """Attacks only are no hand."""
    return act.REFUSE_HAND if act.REFUSE_HAND in options else act.KEEP_HAND


def scheme(p: Plans, options: Sequence[Action]) -> Action:
    """Act first when something good lies ready that others could spoil: one of them was seen with an attack, or it is the last round."""
    ready = [gap.takings for gap in p.jobs if not gap.missing]
    threat = p.o.last_round or any(
        [
            task.job is not None and FACTS[task.job].sort is Sort.ATTACK
            for seat in p.o.opponents()
            for man in p.o.view.players[seat].crew
            for task in man.tasks
        ]
    )
    hurry = max(ready, default=0.0) > p.o.temper.a_hurry * PROFIT[p.o.view.round]
    return act.SCHEME if threat and hurry else act.DECLINE


# --- Robbery, Trap


def rob(p: Plans, options: Sequence[Action]) -> Action:
    """A profit that is worth it, of somebody he has not promised to leave alone."""
    job = next(job for job in reversed(p.o.view.in_progress) if job.money)
    robberies = [option for option in options if isinstance(option, act.Rob)]
    if job.seat in p.o.peace or job.money < p.o.temper.worth_robbing * PROFIT[p.o.view.round]:
        return act.DECLINE
    return max(robberies, key=lambda option: _dice_at(p, option.place))


def spring_trap(p: Plans, options: Sequence[Action]) -> Action:
    """If what is at stake is more than what the job in its place would bring."""
    attack = p.o.view.in_progress[-1]
    stake = loss(p, attack)

    def value(option: Action) -> float:
        if not isinstance(option, act.SpringTrap):
            return 0.0
        _, man = p.o.bosses[MAN_AT[option.place]]
        task = next(task for task in man.tasks if task.place == option.place)
        assert task.job is not None
        facts = FACTS[task.job]
        repelled = 1 - odds(_dice_at(p, option.place), TRAP.difficulty + harder(man))[0]
        gap = p.gap(option.place)
        lost = 0.0 if facts.job is Job.TRAP else gap.takings if gap else other_value(p, man, facts, jobs_of(man))
        return repelled * stake - lost

    return max(options, key=value)


def _dice_at(p: Plans, place: Place) -> int:
    _, man = p.o.bosses[MAN_AT[place]]
    task = next(task for task in man.tasks if task.place == place)
    assert task.job is not None
    return dice_for(man, FACTS[task.job], jobs_of(man))


def loss(p: Plans, attack: JobView) -> float:
    """What he would lose by an attack that has succeeded."""
    assert attack.job is not None
    facts = FACTS[attack.job]
    if facts.answers is Sort.CASH:
        return next(job.money for job in reversed(p.o.view.in_progress) if job.money)
    prey = attack.business or attack.victim
    if prey is not None:
        return _own_loss(p, prey)
    effect = facts.outcomes[2]
    assert isinstance(effect, fx.Fine | fx.Steal)
    return min(effect.money, p.o.me.cash)


def _own_loss(p: Plans, prey: BusinessCard | Gangster) -> float:
    """Of a card of his own; of others' nothing."""
    if isinstance(prey, BusinessCard):
        mine = p.o.owners[prey][0] == p.o.seat
        return business_worth(p.o, KIND_OF[prey], p.o.seat, -1) if mine else 0.0
    boss, man = p.o.bosses[prey]
    if boss != p.o.seat:
        return 0.0
    trophy = 4000 * STRENGTH_OF[prey]
    return gangster_worth(p.o, prey, man.strength) + _plans_of(p, prey) + trophy - heads(p.o, (boss, -1))


def _own_setback(p: Plans, prey: BusinessCard | Gangster) -> float:
    """The same, if it is only deactivated."""
    if isinstance(prey, BusinessCard):
        kind = KIND_OF[prey]
        income = BUSINESSES[kind].income - MONOPOLY * monopoly_with(p.o, kind, p.o.seat, -1)
        return (2 if p.o.last_round else 1) * income if p.o.owners[prey][0] == p.o.seat else 0.0
    if p.o.bosses[prey][0] != p.o.seat:
        return 0.0
    return _plans_of(p, prey) - (heads(p.o, (p.o.seat, -1)) if p.o.last_round else 0.0)


def _plans_of(p: Plans, gangster: Gangster) -> float:
    """What his cash jobs should bring."""
    own = [gap for gap in p.jobs if MAN_AT[gap.place] == gangster]
    return sum([prospects(p.o, gap.missing)[0] * gap.takings for gap in own])


# --- whoever is about to be harmed


def call_doc(p: Plans, options: Sequence[Action]) -> Action:
    """For his own, if they are worth it."""
    danger = p.o.view.danger
    assert danger is not None
    prey = danger.business or danger.gangster
    assert prey is not None
    at_stake = _own_loss(p, prey) if danger.killed else _own_setback(p, prey)
    return act.CALL_DOC if at_stake >= p.o.temper.worth_a_doc else act.DECLINE


def foil(p: Plans, options: Sequence[Action]) -> Action:
    card, by = p.o.lately.card, p.o.lately.by
    return act.FOIL if card in FOILED and p.o.spite[by] >= FOILED[card] else act.DECLINE


def return_fire(p: Plans, options: Sequence[Action]) -> Action:
    return act.SHOOT_BACK


def attack_again(p: Plans, options: Sequence[Action]) -> Action:
    """Bernardo: the same attack once more, if there is somebody worth it."""
    job = p.o.view.in_progress[-1]
    assert job.job is not None
    facts = FACTS[job.job]
    _, man = p.o.bosses[job.gangster]

    def value(option: Action) -> float:
        if not isinstance(option, Attack):
            return 0.0
        return strike_value(p.o, facts, dice_for(man, facts), harder(man), man, attack_target(option))

    return max(options, key=value)
