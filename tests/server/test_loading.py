"""A table from the disk is the table that was there."""

from __future__ import annotations

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.errors import ChanceError
from sitdown.core.log import Entry
from sitdown.core.registry import save
from sitdown.server.store.journal import SNAPSHOT_EVERY
from sitdown.server.store.records import Written
from sitdown.server.store.trouble import BrokenLog
from sitdown.server.table.loading import loaded

from .room import Room, record

TABLES = [record("omerta", "sharp", "novice", "sharp"), record("cosa-nostra", "regular", "regular", "regular")]


def played(at: int, until: int) -> tuple[Room, dict[int, bytes]]:
    """Bots have played so many lines; and the positions that were kept."""
    room = Room(TABLES[at], chance=Seeded(4))
    positions: dict[int, bytes] = {}
    page = room.table.journal.page

    def keeping(when: int) -> object:
        written = page(when)
        if written is not None and written.position is not None:
            positions[written.lines[-1].seq] = written.position
        return written

    room.table.journal.page = keeping  # type: ignore[method-assign, assignment]
    room.join(1, None)
    while len(room.log) < until and not room.state.over:
        room.wait(0.5)
    return room, positions


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_positions_on_the_way_lead_to_the_same_table(at: int) -> None:
    room, positions = played(at, 170)
    assert len(positions) >= len(room.log) // SNAPSHOT_EVERY - 1
    for position in [None, *positions.items()]:
        session, memory = loaded(TABLES[at], room.log, position)
        assert save(session.game, session.state) == save(session.game, room.state)
        assert session.lines() == room.session.lines()
        for viewer in (None, 0, 1, 2):
            seq = memory.seq(viewer)
            assert seq == room.memory.seq(viewer)
            assert memory.since(viewer, seq - 5) == room.memory.since(viewer, seq - 5)
            assert memory.since(viewer, 0)[1] == (position is not None)


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_a_loaded_table_goes_on_to_its_end(at: int) -> None:
    room, positions = played(at, 120)
    session, memory = loaded(TABLES[at], room.log, max(positions.items()))
    again = Room(TABLES[at], chance=Seeded(5), session=session, memory=memory)
    again.join(1, None, since=memory.seq(None))
    for _ in range(2000):
        again.wait(1)
    assert again.state.over
    assert [line.seq for line in again.log] == list(range(len(room.log) + 1, session.length + 1))


def test_a_log_that_was_tampered_with_is_not_played_on() -> None:
    room, _ = played(0, 60)
    first = room.log[0]
    forged = Written(1, Entry(first.entry.actor, first.entry.action, first.entry.draws[1:]), first.noticed, first.at)
    with pytest.raises(BrokenLog) as broken:
        loaded(TABLES[0], [forged, *room.log[1:]], None)
    assert broken.value.line == 1
    assert isinstance(broken.value.__cause__, ChanceError)
