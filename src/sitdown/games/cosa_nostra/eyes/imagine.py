"""Another world that a viewer could be in."""

from __future__ import annotations

from sitdown.core.chance import Chance, drawn
from sitdown.core.hidden.imagine import imagined
from sitdown.core.hidden.pools import Hidden
from sitdown.games.cosa_nostra.board.hands import job_kind
from sitdown.games.cosa_nostra.board.material import (
    IS_ATTACK,
    IS_RESPONSE,
    IS_ROBBERY,
    IS_TRAP,
    NOBODY,
    PLACES,
    WHO,
)
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.jobs import JOB_KINDS
from sitdown.games.cosa_nostra.cards.names import Job
from sitdown.games.cosa_nostra.records.ledger import without_intents
from sitdown.games.cosa_nostra.steps.acting import INSTEAD, attacks, targets
from sitdown.games.cosa_nostra.steps.carrying import Start
from sitdown.games.cosa_nostra.steps.deed import Deed
from sitdown.games.cosa_nostra.steps.reactions import trap_for_any_job


def imagine(g: Table, viewer: int | None, chance: Chance) -> None:
    """Replace all that the viewer cannot know of this table by a fair guess."""
    here = g.hidden()
    at = _announced(g)
    start = g.agenda[at] if at >= 0 else None
    _lay(g, imagined(here, viewer, chance))
    if type(start) is Start and start.deed.seat != viewer:
        behind = possible(g, start)
        while not behind:  # no such job could have been announced
            _lay(g, imagined(here, viewer, chance))
            behind = possible(g, start)
        g.agenda[at] = behind[drawn(chance, len(behind))]
    g.agenda = [step.imagined(g, viewer) for step in g.agenda]
    if not g.over:
        g.ledger = without_intents(g.ledger, viewer)


def _lay(g: Table, there: Hidden) -> None:
    """The hidden cards of another world onto the table."""
    seats = g.players
    rounds = len(g.dropped)
    g.jobs = there.rows[:seats]
    planned = list(there.rows[seats])
    for place in range(PLACES - 1, -1, -1):
        if g.tasks[place] > 0:
            g.tasks[place] = planned.pop()
    g.dropped = tuple(there.rows[seats + 1 : seats + 1 + rounds])
    g.influence = there.rows[seats + 1 + rounds : -1]
    g.pile = there.rows[-1]
    g.stacks = tuple([tuple(faces) for _, faces in there.decks[:-1]])
    g.deck = tuple(there.decks[-1][1])
    g.mixes = there.mixes


# --- a job that was announced and is not turned up yet: all know what it is aimed at, and so what it can not be


def _announced(g: Table) -> int:
    """Where on the agenda it is; -1: there is none."""
    for at, step in enumerate(g.agenda):
        if type(step) is Start:
            return at
    return -1


def possible(g: Table, start: Start) -> list[Start]:
    """What could be about to happen with the card that lies there now; nothing if it could not have been announced so."""
    deed = start.deed
    planned = job_kind(g.tasks[deed.place])
    found: list[Start] = []
    if deed.answers:
        if IS_TRAP[planned]:
            found.append(_start(deed, planned, True))
        elif deed.place in trap_for_any_job(g, deed.seat):
            found.append(_start(deed, JOB_KINDS[Job.TRAP][0], False))
    elif IS_ROBBERY[deed.kind]:
        if IS_ROBBERY[planned]:
            found.append(_start(deed, planned, True))
    else:
        if not IS_RESPONSE[planned] and _would_name(g, deed, planned):
            found.append(_start(deed, planned, True))
        instead = INSTEAD[WHO[deed.place]]
        if instead != NOBODY and _would_name(g, deed, instead):
            found.append(_start(deed, instead, False))
    return found


def _start(deed: Deed, kind: int, shown: bool) -> Start:
    return Start(Deed(deed.number, deed.seat, deed.place, kind, deed.target, deed.lent, deed.answers), shown)


def _would_name(g: Table, deed: Deed, kind: int) -> bool:
    """Whether the target that was named could be a target of such a job."""
    if deed.target == NOBODY or not IS_ATTACK[kind]:
        return deed.target == NOBODY and not IS_ATTACK[kind]
    alike = attacks(deed.place, kind) is attacks(
        deed.place, deed.kind
    )  # a player, a gangster or a business, as was named
    return alike and deed.target in targets(g, deed.seat, kind)
