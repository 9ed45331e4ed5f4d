"""What was done at a table and has yet to be written down."""

from __future__ import annotations

from typing import Final

from sitdown.core.log import Session
from sitdown.core.registry import save
from sitdown.server.store.positions import sealed
from sitdown.server.store.records import Page, Result, Written

SNAPSHOT_EVERY: Final = 50  # lines of the log


class Journal:
    def __init__(self, code: str, session: Session) -> None:
        self._code = code
        self._session = session
        self._noticed: list[int] = []  # who noticed, line by line

    def add(self, noticed: int) -> None:
        """The line that the session has just written."""
        self._noticed.append(noticed)

    def page(self, at: int) -> Page | None:
        """All of it, with the position after it now and then; `None`: nothing was done."""
        noticed, self._noticed = self._noticed, []
        if not noticed:
            return None
        entries, length, state = self._session.packed(), self._session.length, self._session.state
        over = state.over
        before = length - len(noticed)
        told = enumerate(zip(entries, noticed, strict=True), start=before + 1)
        lines = tuple([Written(seq, entry, who, at) for seq, (entry, who) in told])
        due = length // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY and not over
        position = sealed(save(self._session.game, self._session.state)) if due else None
        if not over:
            return Page(self._code, lines, position)
        return Page(self._code, lines, finished=at, result=Result(tuple(state.winners), tuple(state.totals)))
