"""How many dice a gangster would roll for a task, and what each must reach, by what a view shows of him."""

from __future__ import annotations

from sitdown.games.cosa_nostra.board.attachments import laid
from sitdown.games.cosa_nostra.bots.worth.card_facts import CARD_NUMBER, MAN_NUMBER, has, takings
from sitdown.games.cosa_nostra.cards.abilities import SecondJob
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.jobs import JobFacts
from sitdown.games.cosa_nostra.records.view import GangsterView
from sitdown.games.cosa_nostra.steps import strength


def dice_for(man: GangsterView, facts: JobFacts, jobs: int = 1) -> int:
    """`jobs`: how many he has, with this one; the view knows of those that he was given."""
    who = MAN_NUMBER[man.gangster]
    own = strength.dice_each(who, _lying(man)) if jobs > 1 and has(man.gangster, SecondJob) else man.dice
    return own + strength.attack_dice(who) if facts.sort is Sort.ATTACK else own


def jobs_of(man: GangsterView) -> int:
    return len([task for task in man.tasks if task.round is not None])


def harder(man: GangsterView) -> int:
    """What a Saboteur and a Henchman change."""
    return strength.harder(_lying(man)) if man.attached else 0


def cash_takings(man: GangsterView, facts: JobFacts, jobs: int = 1) -> float:
    return takings(facts, dice_for(man, facts, jobs), harder(man))


def _lying(man: GangsterView) -> int:
    return laid([CARD_NUMBER[each.card] for each in man.attached])
