"""Hand limits: what to keep (C-92)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, takings
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, missing_for, prospects
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.cards import Influence, Sort
from sitdown.games.cosa_nostra.cards.names import JobCard
from sitdown.games.cosa_nostra.records import actions as act

DICE: Final = 3  # of whoever will do it
LATER: Final = 3000.0  # a job that is neither cash nor anything special
LAUNDERING: Final = 8000.0

LIKED: Final[dict[Influence, float]] = {
    Influence.EMERGENCY_DOC: 8,
    Influence.MACHINE_PISTOL: 7,
    Influence.HENCHMAN: 6,
    Influence.SCHEMER: 5,
    Influence.DISTRACTION: 4,
    Influence.SABOTEUR: 4,
    Influence.SPY: 3,
    Influence.SNITCH: 2,
}


def drop_jobs(p: Plans, options: Sequence[Action]) -> Action:
    def kept(option: Action) -> float:
        assert isinstance(option, act.DropJobs)
        return -sum([job_kept(p, job) for job in option.jobs])

    return max(options, key=kept)


def job_kept(p: Plans, job: JobCard) -> float:
    """What a job in hand is worth for later."""
    facts = FACTS[job]
    if facts.sort is Sort.CASH:
        likely, cost = prospects(p.o, missing_for(p, job))
        return likely * (takings(facts, DICE) - cost)
    if isinstance(facts.outcomes[2], fx.Launder):
        return LAUNDERING
    return LATER if facts.round >= 2 else LATER / 2


def drop_influence(p: Plans, options: Sequence[Action]) -> Action:
    def kept(option: Action) -> float:
        assert isinstance(option, act.DropInfluence)
        return -sum([LIKED[card] for card in option.cards])

    return max(options, key=kept)
