"""How much there is to be feared from another: attacks among his face-down jobs and in his hand, counted from the cards that were seen."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook, idle
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.jobs import JOBS, STACKS
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from sitdown.games.cosa_nostra.records.view import TaskView

PLANNED: Final = 0.7  # attacks are planned less often than they are dealt
AT_THE_LEADER: Final = 0.6  # of all attacks, those on whoever is ahead
AT_ANOTHER: Final = 0.25  # and on each of the others
ROUND_OF: Final = {job: facts.round for job, facts in FACTS.items()}
ATTACKS: Final = frozenset([job for job, facts in FACTS.items() if facts.sort is Sort.ATTACK])
_DEALT: Final = [len(stack) for stack in STACKS]  # by round, jobs and attacks among them
_STRIKES: Final = [len([kind for kind in stack if JOBS[kind].sort is Sort.ATTACK]) for stack in STACKS]


def menace(o: Outlook, seat: int, unseen: float = 1.0) -> float:
    """How many attacks this seat can be expected to make on him this round. Of whom all is known, and nothing bad, none. `unseen`: what a job
    that he has not looked at counts for."""
    odds = [unseen * each for each in _odds(o)]
    player = o.view.players[seat]
    expected = sum([_attacks(task, odds) for man in player.crew for task in man.tasks])
    if o.view.phase != "action" and player.jobs:
        free = len(idle(player))
        held = sum([odds[number] for number in player.jobs]) / len(player.jobs)
        expected += PLANNED * held * min(free, len(player.jobs))
    return expected * (_share(o, seat) if o.temper.watchful else _usual_share(o, o.seat))


def _usual_share(o: Outlook, target: int) -> float:
    """Of the attacks of anybody, those on this one."""
    return AT_THE_LEADER if o.standing[target] == max(o.standing) else AT_ANOTHER


def _share(o: Outlook, seat: int) -> float:
    """Of the attacks of this seat, those on him: as everybody sees, some he has promised to leave alone, and the others have to bear it."""
    spared = {
        entry.to
        for entry in o.view.ledger
        if entry.seat == seat and entry.verdict == "open" and isinstance(entry.word, NoAttackOnYou)
    }
    left = [other for other in o.opponents() if other != seat and other not in spared]
    mine = _usual_share(o, o.seat)
    return mine / (mine + sum([_usual_share(o, other) for other in left]))


def _attacks(task: TaskView, odds: list[float]) -> float:
    if task.job is not None:
        return 1.0 if task.job in ATTACKS else 0.0
    return 0.0 if task.round is None else PLANNED * odds[task.round]


def _odds(o: Outlook) -> list[float]:
    """By round, that a job which he has not seen is an attack."""
    seen = [job for stack in o.view.job_stacks for job in stack.face_up] + list(o.view.jobs)
    seen += [task.job for player in o.view.players for man in player.crew for task in man.tasks if task.job is not None]
    cards, attacks = _DEALT.copy(), _STRIKES.copy()
    for job in seen:
        cards[ROUND_OF[job]] -= 1
        attacks[ROUND_OF[job]] -= job in ATTACKS
    return [few / max(1, many) for few, many in zip(attacks, cards, strict=True)]
