"""How many dice a gangster would roll for a task, and what each must reach."""

from __future__ import annotations

from sitdown.bots.cosa_nostra.lore import ATTACHABLE, STRENGTH_OF, ability_of, takings
from sitdown.games.cosa_nostra.abilities import AttackDice, SecondJob
from sitdown.games.cosa_nostra.cards import Sort
from sitdown.games.cosa_nostra.jobs import JobFacts
from sitdown.games.cosa_nostra.view import GangsterView


def dice_for(man: GangsterView, facts: JobFacts, jobs: int = 1) -> int:
    """`jobs`: how many he has, with this one. Boggy with two has fewer dice for each (M-33)."""
    own = man.strength
    second = ability_of(man.gangster, SecondJob)
    if jobs > 1 and isinstance(second, SecondJob):
        own = max(1, second.dice + man.strength - STRENGTH_OF[man.gangster])
    more = ability_of(man.gangster, AttackDice)
    if facts.sort is Sort.ATTACK and isinstance(more, AttackDice):
        own += more.dice
    return own


def jobs_of(man: GangsterView) -> int:
    return len([task for task in man.tasks if task.round is not None])


def harder(man: GangsterView) -> int:
    """What a Saboteur and a Henchman change."""
    return sum([ATTACHABLE[each.card].difficulty for each in man.attached])


def cash_takings(man: GangsterView, facts: JobFacts, jobs: int = 1) -> float:
    return takings(facts, dice_for(man, facts, jobs), harder(man))
