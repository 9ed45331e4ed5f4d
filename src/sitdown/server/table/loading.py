"""A table from what is on disk: a position on the way, and what was done since."""

from __future__ import annotations

from sitdown.core.chance import Scripted
from sitdown.core.codec import Malformed
from sitdown.core.errors import ChanceError, Illegal
from sitdown.core.kernel import State
from sitdown.core.log import Session
from sitdown.core.registry import game_named, load
from sitdown.server.store.positions import BadPosition, unsealed
from sitdown.server.store.records import TableRecord, Written
from sitdown.server.store.trouble import BrokenLog
from sitdown.server.table.noticed import Noticed

RETOLD = 30
"""Lines whose events can be told again to somebody who comes back after the server's death: a position is taken that is older than these."""


def new_session(record: TableRecord) -> Session:
    return Session(game_named(record.game), names(record), record.options)


def names(record: TableRecord) -> tuple[str, ...]:
    """Who sits where: a name, or a bot's."""
    return tuple(seat.name if seat.bot is None else seat.bot for seat in record.seats)


def loaded(record: TableRecord, log: list[Written], position: tuple[int, bytes] | None) -> tuple[Session, Noticed]:
    """The game as it stood after the last line. Raises `BadPosition`, or `BrokenLog` if a line does not follow from those before it."""
    session = new_session(record)
    memory = Noticed(len(record.seats))
    after = 0
    if position is not None:
        after, data = position
        session.state = _stood(data)
        session.packed([line.entry for line in log[:after]])
        for line in log[:after]:
            memory.forget(line.noticed)
    for line in log[after:]:
        try:
            script = Scripted(line.entry.draws)
            action = session.game.codec.action(bytes(line.entry.action))
            memory.add(line.noticed, session.apply(line.entry.actor, action, script))
            script.finish()
        except (ChanceError, Illegal, Malformed) as error:
            raise BrokenLog(record.code, line.seq) from error
    if record.finished is not None and not session.state.over:
        raise BrokenLog(record.code, len(log) + 1)
    session.packed()
    return session, memory


def _stood(kept: bytes) -> State:
    try:
        return load(unsealed(kept))
    except (TypeError, ValueError) as error:  # not even bytes, since SQLite keeps anything; or of an older release
        raise BadPosition from error
