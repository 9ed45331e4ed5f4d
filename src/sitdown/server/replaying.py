"""Games that are over, to be looked at again."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.codec import encode
from sitdown.core.log import Header, replay
from sitdown.server.loading import names
from sitdown.server.memory import Viewer
from sitdown.server.records import TableRecord, Written

MOST_FRAMES: Final = 100  # at a time


def lines(record: TableRecord, log: list[Written]) -> list[bytes]:
    """The log as the terminal reads it too."""
    header = Header(record.game, record.rules, record.options, names(record))
    return [encode(header), *[encode(line.entry) for line in log]]


def frames(record: TableRecord, log: list[Written], viewer: Viewer, first: int, count: int) -> list[dict[str, Any]]:
    """What a viewer saw after each line of the log, from the first wanted one on (counted from 0)."""
    shown = []
    for at, played in enumerate(replay(lines(record, log[: first + count]))):
        if at >= first:
            seen = [event.seen_by(viewer) for event in played.events]
            told = [event for event in seen if event is not None]
            shown.append({"at": log[at].at, "view": played.state.view(viewer), "events": told})
    return shown
