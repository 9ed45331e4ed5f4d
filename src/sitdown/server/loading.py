"""A table from what is on disk: a position on the way, and what was done since."""

from __future__ import annotations

from sitdown.core.chance import Scripted
from sitdown.core.log import Session
from sitdown.core.registry import game_named, load
from sitdown.server.memory import Memory
from sitdown.server.records import TableRecord, Written

RETOLD = 30
"""Lines whose events can be told again to who comes back after the server's death: a position is taken that is older than these."""


def new_session(record: TableRecord) -> Session:
    return Session(game_named(record.game), names(record), record.options)


def names(record: TableRecord) -> tuple[str, ...]:
    """Who sits where: a name, or a bot's."""
    return tuple(seat.name if seat.bot is None else seat.bot for seat in record.seats)


def loaded(record: TableRecord, log: list[Written], position: tuple[int, bytes] | None) -> tuple[Session, Memory]:
    """The game as it stood after the last line. Raises if the log does not fit these rules."""
    session = new_session(record)
    memory = Memory(len(record.seats))
    after = 0
    if position is not None:
        after, data = position
        session.state = load(data)
        session.entries = [line.entry for line in log[:after]]
        for line in log[:after]:
            memory.forget(line.noticed)
    for line in log[after:]:
        script = Scripted(line.entry.draws)
        action = session.game.codec.action(bytes(line.entry.action))
        memory.add(line.noticed, session.apply(line.entry.actor, action, script))
        script.finish()
    return session, memory
