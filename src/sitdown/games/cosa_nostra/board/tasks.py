"""Tasks: given, and lost (C-21, C-22, C-32, C-51)."""

from __future__ import annotations

from sitdown.core.hidden.slots import EVERYBODY
from sitdown.games.cosa_nostra.board.attachments import end_task
from sitdown.games.cosa_nostra.board.hands import drop_job, job_kind, take_job
from sitdown.games.cosa_nostra.board.judging import business_gone, job_over
from sitdown.games.cosa_nostra.board.markers import return_markers
from sitdown.games.cosa_nostra.board.market import put_under, take_business
from sitdown.games.cosa_nostra.board.material import BUSINESS, JOB, MEN, PLACE, ROUND, SECOND, WHO
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY
from sitdown.games.cosa_nostra.records.events import JobLost, JobPlanned, PurchaseLost, PurchasePlanned


def plan_job(g: Table, seat: int, place: int, kind: int) -> None:
    g.tasks[place] = take_job(g, seat, kind)
    if place >= MEN:  # a second job: fewer dice for both, whatever becomes of the other (M-33)
        g.doubled |= 1 << WHO[place]
    if g.listening:
        g.tell(JobPlanned(seat, PLACE[place], ROUND[kind], JOB[kind]))


def plan_purchase(g: Table, seat: int, place: int, card: int) -> None:
    g.tasks[place] = -1 - card
    if g.listening:
        g.tell(PurchasePlanned(seat, PLACE[place], BUSINESS[card]))
    take_business(g, card)


def turn_up(g: Table, place: int) -> None:
    """A job is carried out: it is discarded face up."""
    slot = g.tasks[place]
    g.tasks[place] = 0
    drop_job(g, slot | EVERYBODY)


def drop_unseen(g: Table, seat: int, place: int) -> None:
    """A job goes face down; whoever knew it knows it still."""
    slot = g.tasks[place]
    g.tasks[place] = 0
    drop_job(g, slot)
    if g.listening:
        g.tell(JobLost(seat, PLACE[place], ROUND[job_kind(slot)]))


def lose_task(g: Table, seat: int, place: int) -> None:
    """Cancelled or lost: a job goes face down, a purchase under the stack."""
    task = g.tasks[place]
    if task > 0:
        drop_unseen(g, seat, place)
    else:
        card = -1 - task
        g.tasks[place] = 0
        if g.listening:
            g.tell(PurchaseLost(seat, PLACE[place], BUSINESS[card]))
        return_markers(g, card)
        business_gone(g, card)
        put_under(g, card)
    end_task(g, WHO[place])
    job_over(g, place)


def lose_tasks(g: Table, seat: int, who: int) -> None:
    """All he was to do."""
    for place in (who, who + SECOND) if who >= FIRST_MERCENARY else (who,):
        if g.tasks[place]:
            lose_task(g, seat, place)
