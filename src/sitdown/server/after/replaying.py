"""Games that are over, to be looked at again: through a seat's eyes, a spectator's, or with every card face up. And what a viewer noticed of one
that goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from sitdown.core.codec import encode
from sitdown.core.kernel import State
from sitdown.core.log import Header, Played, replay
from sitdown.core.records import Event
from sitdown.core.registry import game_named
from sitdown.server.store.records import TableRecord, Written
from sitdown.server.table.loading import names
from sitdown.server.table.noticed import Noticed, Viewer

MOST_FRAMES: Final = 100  # at a time

Eyes = int | Literal["open"] | None  # a seat's; all cards; a spectator's


def lines(record: TableRecord, log: list[Written]) -> list[bytes]:
    """The log as the terminal reads it too."""
    header = Header(record.game, record.rules, record.options, names(record))
    return [encode(header), *[encode(line.entry) for line in log]]


def story(record: TableRecord, log: list[Written], eyes: Eyes) -> list[dict[str, Any]]:
    """Everything that these eyes noticed, by the line of the log (counted from 0) and when it was."""
    told = [(at, _noticed(played, eyes)) for at, played in enumerate(replay(lines(record, log)))]
    return [{"line": at, "at": log[at].at, "events": events} for at, events in told if events]


def history(record: TableRecord, log: list[Written], viewer: Viewer) -> list[list[Event]]:
    """What a viewer has noticed of a game that goes on, by his own count. Lines and times of the log would say when others thought in secret."""
    memory = Noticed(len(record.seats))
    for line, played in zip(log, replay(lines(record, log)), strict=True):
        memory.add(line.noticed, played.events)
    return memory.retold(viewer)


def views(record: TableRecord, log: list[Written], eyes: Eyes, first: int, count: int) -> list[Any]:
    """What lay on the table after each line, from the first wanted one on."""
    look = _look(record.game, eyes)
    return [look(played.state) for at, played in enumerate(replay(lines(record, log[: first + count]))) if at >= first]


def _look(game: str, eyes: Eyes) -> Callable[[State], Any]:
    if eyes == "open":
        return game_named(game).opened
    return lambda state: state.view(eyes)


def _noticed(played: Played, eyes: Eyes) -> list[Event]:
    if eyes == "open":
        return played.events
    return [seen for event in played.events if (seen := event.seen_by(eyes)) is not None]
