"""Which effects make sense on which job. A card that kills a company is a mistake in the data."""

from typing import Final

from sitdown.games.cosa_nostra.cards.cards import Aim, Sort
from sitdown.games.cosa_nostra.cards.effects import (
    Ante,
    Deactivate,
    Destroy,
    Effect,
    Fine,
    Kill,
    LoseStake,
    Pot,
    Repel,
    RepelAndKill,
    ReturnFire,
    Rob,
    SharePot,
    Stake,
    Steal,
    TakeOver,
    TakePot,
    WinStake,
)

# Effects that are not named here need no target, no job to answer, no ante.
AIMS: Final[dict[type[Effect], tuple[Aim, ...]]] = {
    Deactivate: (Aim.BUSINESSMAN, Aim.COMPANY, Aim.GANGSTER),
    Kill: (Aim.BUSINESSMAN, Aim.GANGSTER),
    Destroy: (Aim.COMPANY,),
    TakeOver: (Aim.BUSINESSMAN,),
    ReturnFire: (Aim.GANGSTER,),
    Fine: (Aim.PLAYER,),
    Steal: (Aim.PLAYER,),
}
ANSWERS: Final[dict[type[Effect], Sort]] = {Rob: Sort.CASH, Repel: Sort.ATTACK, RepelAndKill: Sort.ATTACK}
ANTES: Final[dict[type[Effect], type[Ante]]] = {WinStake: Stake, LoseStake: Stake, TakePot: Pot, SharePot: Pot}


def misfit(
    sort: Sort, aim: Aim | None, answers: Sort | None, before: Ante | None, outcomes: tuple[Effect | None, ...]
) -> str | None:
    """What does not fit together in a job, or `None`. The outcomes: at no success, at one, at two or more."""
    if not any(outcomes[1:]):
        return "a success brings nothing"
    if (sort is Sort.ATTACK) != (aim is not None or answers is Sort.CASH):
        return "an attack, and nothing else, has a target or robs a cash job"
    if (sort is Sort.RESPONSE) != (answers is Sort.ATTACK):
        return "a response, and nothing else, answers an attack"
    for effect in filter(None, outcomes):
        kind = type(effect)
        if (aim not in AIMS[kind]) if kind in AIMS else (aim is not None):
            return f"{kind.__name__} is not done to {aim or 'nobody'}"
        if ANSWERS.get(kind) is not answers:
            return f"{kind.__name__} does not answer {answers or 'nothing'}"
        if ANTES.get(kind, type(None)) is not type(before):
            return f"{kind.__name__} does not go with {type(before).__name__ if before else 'no ante'}"
    return None
