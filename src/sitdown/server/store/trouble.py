"""What can go wrong with the books: they are out of reach, or a page is missing."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from sqlalchemy import exc

from sitdown.core.errors import SitdownError

Why = Literal[
    "database",  # it does not answer, or not in time
    "disk",  # it takes nothing more: full, over a quota, or broken
]

NO_ROOM: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE}
DISK_FULL: Final = "53100"  # as PostgreSQL calls it
UNIQUE: Final = "23505"  # somebody was first
IMPOSSIBLE: Final = ("22", "23", "42")  # classes of PostgreSQL's: data, integrity, syntax
ITS_OWN: Final = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
ITS_OWN_FAULT: Final = (
    exc.IntegrityError,
    exc.DataError,
    exc.ProgrammingError,
)  # of what was asked, not of the database


class Unreachable(SitdownError):
    """The books cannot be read or written now. Of what was to be written it is not known whether it is on disk."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


class BrokenLog(SitdownError):
    """A table's log cannot be followed any further than to before this line."""

    def __init__(self, code: str, line: int) -> None:
        super().__init__(f"{code}: line {line}")
        self.code = code
        self.line = line


def trouble(error: BaseException) -> Why | None:
    """What an error says of the database, SQLAlchemy's or the driver's own; `None`: nothing, it was asked for something impossible."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(error, ITS_OWN_FAULT) or isinstance(cause, ITS_OWN):
        return None
    code, state = getattr(cause, "sqlite_errorcode", None), getattr(cause, "sqlstate", None)
    if code in NO_ROOM or state == DISK_FULL:
        return "disk"
    if isinstance(error, exc.DBAPIError | sqlite3.Error) or type(cause).__module__.startswith("asyncpg."):
        return None if isinstance(state, str) and state[:2] in IMPOSSIBLE else "database"
    return "database" if isinstance(error, OSError | exc.TimeoutError) else None  # asyncio's TimeoutError is an OSError
