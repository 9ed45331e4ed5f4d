"""The bank's payment for a cash job, while it can still be robbed (C-42, C-70)."""

from __future__ import annotations

from typing import Any

from sitdown.core.kernel import Step
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.board.judging import job_succeeded
from sitdown.games.cosa_nostra.board.material import NOBODY
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.steps.deed import Deed


class Payout(Step[Table]):
    """About to be paid: for a cash job, or for the Robbery that this part of one went to."""

    def __init__(self, deed: Deed, money: int) -> None:
        self.deed = deed
        self.money = money

    def fields(self) -> tuple[Any, ...]:
        return (self.deed, self.money)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        g.pay(NOBODY, self.deed.seat, self.money)
        job_succeeded(g, self.deed.place, self.money)
