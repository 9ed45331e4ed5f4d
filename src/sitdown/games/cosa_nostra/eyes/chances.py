"""What a job that a seat knows lacks now, and how the dice stand: for who wants to look at it closely."""

from __future__ import annotations

from math import comb
from typing import Final

from sitdown.core.errors import Illegal
from sitdown.core.hidden.slots import eye
from sitdown.games.cosa_nostra.board.hands import job_kind
from sitdown.games.cosa_nostra.board.material import (
    AT_GANGSTER,
    GANGSTER,
    IS_ATTACK,
    IS_RESPONSE,
    JOB_KIND,
    NOBODY,
    OF_KIND,
    PLACE_ID,
    WHO,
    members,
)
from sitdown.games.cosa_nostra.board.needs import hosts_of, lacks, usable
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.effects import Pot
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.names import JobCard, Place
from sitdown.games.cosa_nostra.records.chances import Chances, Lack, Roll
from sitdown.games.cosa_nostra.steps.acting import men_in_reach, targets
from sitdown.games.cosa_nostra.steps.deed import Deed
from sitdown.games.cosa_nostra.steps.strength import dice_for, difficulty

SIDES: Final = 6
PLACES: Final = 6  # after the point: more is noise
_JOBS: Final = {str(job): job for job in JobCard}
_PLACES: Final = {str(place): place for place in Place}


def chances(g: Table, seat: int | None, about: str) -> Chances:
    """Of a job in his hand, by its name: with each of his men who could be given it; or of a planned one that he knows, by its place.
    Raises `Illegal` for everything else."""
    job, place = _JOBS.get(about), _PLACES.get(about)
    if job is not None and seat is not None and JOB_KIND[job] in [job_kind(slot) for slot in g.jobs[seat]]:
        return _of(g, seat, JOB_KIND[job], _idle(g, seat))
    if place is not None:
        at = PLACE_ID[place]
        if g.tasks[at] > 0 and g.tasks[at] & eye(seat):
            return _of(g, g.boss_of(WHO[at]), job_kind(g.tasks[at]), [at])
    raise Illegal("not-inspected", f"seat {seat} knows of no job {about[:40]!r}")


def _idle(g: Table, seat: int) -> list[int]:
    """His active men without a task; if they all have one, all of them: it is for a later round."""
    men = list(members(g.working(seat)))
    return [who for who in men if not g.has_task(who)] or men


def _of(g: Table, seat: int, kind: int, places: list[int]) -> Chances:
    aimed = IS_ATTACK[kind] and not IS_RESPONSE[kind]
    rolls: list[Roll] = []
    for place in places:
        rolls += _rolls(g, seat, place, kind)
    reach = len(targets(g, seat, kind)) if aimed else None
    return Chances(seat, _lacks(g, seat, kind), _short(g, seat, kind), reach, tuple(rolls))


def _lacks(g: Table, seat: int, kind: int) -> tuple[Lack, ...]:
    found: list[Lack] = []
    for business, count in lacks(kind, usable(g, seat)):
        lent = sum([1 << card for card in hosts_of(g, seat)])
        owners = [other for other in g.opponents(seat) if g.open_businesses(other) & OF_KIND[business] & ~lent]
        found.append(Lack(BUSINESSES[business].business, count, tuple(owners)))
    return tuple(found)


def _short(g: Table, seat: int, kind: int) -> int:
    """Who cannot match the pot plays no Poker (C-64)."""
    pot = JOBS[kind].before
    if type(pot) is not Pot:
        return 0
    return max(0, sum([min(pot.each, g.cash[other]) for other in g.opponents(seat)]) - g.cash[seat])


def _rolls(g: Table, seat: int, place: int, kind: int) -> list[Roll]:
    """One, or one for every difficulty that his possible targets make."""
    targets: dict[int, list[int]] = {}
    if AT_GANGSTER[kind]:
        for who in members(men_in_reach(g, seat, kind)):
            targets.setdefault(difficulty(g, Deed(0, seat, place, kind, who)), []).append(who)
    else:
        targets[difficulty(g, Deed(0, seat, place, kind, NOBODY))] = []
    dice = dice_for(g, Deed(0, seat, place, kind, NOBODY))
    rolls: list[Roll] = []
    for needed in sorted(targets):
        men = tuple([GANGSTER[who] for who in targets[needed]])
        one, two = round(at_least(1, dice, needed), PLACES), round(at_least(2, dice, needed), PLACES)
        rolls.append(Roll(GANGSTER[WHO[place]], dice, needed, men, one, two))
    return rolls


def at_least(successes: int, dice: int, needed: int) -> float:
    """How likely it is that so many dice of some reach what is needed: never above 6, always at 1 or less (C-34)."""
    good = min(SIDES, max(0, SIDES + 1 - needed))
    reached = good / SIDES
    return sum([comb(dice, k) * reached**k * (1.0 - reached) ** (dice - k) for k in range(successes, dice + 1)])
