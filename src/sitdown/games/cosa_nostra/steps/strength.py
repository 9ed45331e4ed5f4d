"""How strong a gangster is, how many dice he rolls, and what they must reach (C-34, C-35, C-54)."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.board.material import (
    AT_GANGSTER,
    DIFFICULTY,
    IS_ATTACK,
    MAN_STRENGTH,
    MEN,
    WHO,
    ability,
)
from sitdown.games.cosa_nostra.board.table import Table, lying_on
from sitdown.games.cosa_nostra.cards.abilities import AttackDice, SecondJob
from sitdown.games.cosa_nostra.cards.cards import TARGETS_STRENGTH
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE, Attach
from sitdown.games.cosa_nostra.cards.jobs import JOBS, JobFacts
from sitdown.games.cosa_nostra.cards.names import Job
from sitdown.games.cosa_nostra.steps.deed import RETURN_FIRE, Deed

_ATTACHED: Final = [next((use for use in facts.uses if type(use) is Attach), None) for facts in INFLUENCE]
_STRONGER: Final = [use.strength if use else 0 for use in _ATTACHED]
_HARDER: Final = [use.difficulty if use else 0 for use in _ATTACHED]


def _attack_dice(who: int) -> int:
    extra = ability(who, AttackDice)
    return extra.dice if type(extra) is AttackDice else 0


def _dice_each(who: int) -> int:
    second = ability(who, SecondJob)
    return second.dice if type(second) is SecondJob else 0


_ATTACK_DICE: Final = [_attack_dice(who) for who in range(MEN)]
_DICE_EACH: Final = [_dice_each(who) for who in range(MEN)]  # of a gangster with two jobs, for each


def full_strength(g: Table, who: int) -> int:
    """As printed, with what was bought."""
    return MAN_STRENGTH[who] + g.trained[who]


def strength(g: Table, who: int) -> int:
    """Now, with what lies on him."""
    return with_attached(full_strength(g, who), g.attached[who])


def with_attached(own: int, held: int) -> int:
    """So much strength, or so many dice, with what lies on a gangster (see `attachments`)."""
    if held:
        for card in lying_on(held):
            own += _STRONGER[card]
    return max(1, own)


def own_dice(g: Table, who: int) -> int:
    """How many he has for a job: as many as he is strong, but fewer once he was given two (M-33)."""
    return dice_each(who, g.attached[who]) if g.doubled >> who & 1 else strength(g, who)


def dice_each(who: int, held: int) -> int:
    """How many he has for each of two jobs."""
    return with_attached(_DICE_EACH[who], held)


def attack_dice(who: int) -> int:
    """How many he rolls more for an attack."""
    return _ATTACK_DICE[who]


def dice_for(g: Table, deed: Deed) -> int:
    """How many he rolls."""
    who = WHO[deed.place]
    if deed.kind == RETURN_FIRE:
        return strength(g, who)
    return own_dice(g, who) + deed.lent + (attack_dice(who) if IS_ATTACK[deed.kind] else 0)


def difficulty(g: Table, deed: Deed) -> int:
    """What each die must reach."""
    kind = deed.kind
    if kind == RETURN_FIRE:  # no job: nothing but the attacker's strength counts (C-56)
        return strength(g, deed.target)
    if not AT_GANGSTER[kind]:
        return DIFFICULTY[kind] + harder(g.attached[WHO[deed.place]])
    every = g.options.task_bonus == "all"
    needed = difficulty_against(JOBS[kind], strength(g, deed.target), g.has_task(deed.target), every)
    return needed + harder(g.attached[WHO[deed.place]])


def difficulty_against(facts: JobFacts, strong: int, busy: bool, every: bool) -> int:
    """Of an attack on a gangster who is so strong, with a task or without. `every`: a task helps him against car bombs too."""
    versus = facts.difficulty == TARGETS_STRENGTH
    needed = strong if versus else facts.difficulty
    return needed + 1 if busy and (versus or (every and facts.job is Job.CAR_BOMB)) else needed


def harder(held: int) -> int:
    """What a gangster's dice must reach more, with what lies on him."""
    more = 0
    if held:
        for card in lying_on(held):
            more += _HARDER[card]
    return more


def successes(dice: tuple[int, ...], needed: int) -> int:
    reached = 0
    for die in dice:
        if die >= needed:
            reached += 1
    return reached
