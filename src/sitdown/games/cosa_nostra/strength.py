"""How strong a gangster is, how many dice he rolls, and what they must reach (C-34, C-35, C-54)."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.abilities import AttackDice, SecondJob
from sitdown.games.cosa_nostra.deed import RETURN_FIRE, Deed
from sitdown.games.cosa_nostra.influence import INFLUENCE, Attach
from sitdown.games.cosa_nostra.material import (
    CAR_BOMBS,
    DIFFICULTY,
    IS_ATTACK,
    MAN_STRENGTH,
    MEN,
    VERSUS_STRENGTH,
    WHO,
    ability,
)
from sitdown.games.cosa_nostra.table import Table, lying_on

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
    return _with_attached(g, who, full_strength(g, who))


def _with_attached(g: Table, who: int, own: int) -> int:
    held = g.attached[who]
    if held:
        for card in lying_on(held):
            own += _STRONGER[card]
    return max(1, own)


def dice_for(g: Table, deed: Deed) -> int:
    """How many he rolls."""
    who = WHO[deed.place]
    if deed.kind == RETURN_FIRE:
        return strength(g, who)
    own = _with_attached(g, who, _DICE_EACH[who]) if g.doubled >> who & 1 else strength(g, who)
    return own + deed.lent + (_ATTACK_DICE[who] if IS_ATTACK[deed.kind] else 0)


def difficulty(g: Table, deed: Deed) -> int:
    """What each die must reach."""
    kind = deed.kind
    if kind == RETURN_FIRE:  # no job: nothing but the attacker's strength counts (C-56)
        return strength(g, deed.target)
    versus = VERSUS_STRENGTH[kind]
    needed = strength(g, deed.target) if versus else DIFFICULTY[kind]
    if (versus or (CAR_BOMBS[kind] and g.options.task_bonus == "all")) and g.has_task(deed.target):
        needed += 1
    held = g.attached[WHO[deed.place]]
    if held:
        for card in lying_on(held):
            needed += _HARDER[card]
    return needed


def successes(dice: tuple[int, ...], needed: int) -> int:
    reached = 0
    for die in dice:
        if die >= needed:
            reached += 1
    return reached
