"""A job being carried out, or what is done like one: who does what to whom."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.kernel import Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.attachments import end_task
from sitdown.games.cosa_nostra.board.judging import job_over
from sitdown.games.cosa_nostra.board.material import JOB, PLACE, WHO
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.records.events import JobResolved

RETURN_FIRE: Final = len(JOBS)  # in a job's stead: no card, no job


class Deed(Step[Table]):
    """On the agenda it waits below all that the job brings about: when it runs, the job is resolved, and trade opens again (C-74)."""

    def __init__(
        self, number: int, seat: int, place: int, kind: int, target: int, lent: int = 0, answers: int = 0
    ) -> None:
        self.number = number  # the cause of what it brings about
        self.seat = seat
        self.place = place
        self.kind = kind
        self.target = target  # a seat, a business or a gangster, as the job has it
        self.lent = lent  # Willy's die
        self.answers = answers  # of a Trap: the number of the attack

    def fields(self) -> tuple[Any, ...]:
        return (self.number, self.seat, self.place, self.kind, self.target, self.lent, self.answers)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        if g.listening:
            g.tell(JobResolved(self.seat, PLACE[self.place], JOB[self.kind]))
        end_task(g, WHO[self.place])
        job_over(g, self.place)
