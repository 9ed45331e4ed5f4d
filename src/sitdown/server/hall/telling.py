"""A table as it is told of to anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sitdown.server.store.records import TableRecord


def told_of(record: TableRecord, hinted: Sequence[int] = ()) -> dict[str, Any]:
    """What anybody may know of a table. `hinted`: of a game that is over, who was helped."""
    return {
        "table": record.code,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "free": seat.free and record.started is None,
                "kept": bool(seat.kept),
                "founder": bool(seat.founder),
                "face": seat.face or "",
                "left": bool(seat.left),
                "applicant": None
                if not seat.applicant
                else {"name": seat.applicant.name, "agreed": seat.applicant.agreed},
            }
            for seat in record.seats
        ],
        "public": record.public,
        "created": record.created,
        "started": record.started,
        "finished": record.finished,
        "rematch": record.rematch,
        "hinted": hinted,
        "timing": record.timing,
    }
