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
    """What an error says of the database; `None`: nothing, it was asked for something impossible."""
    if isinstance(error, exc.DBAPIError) and not isinstance(error, ITS_OWN_FAULT):
        told = getattr(error.orig, "sqlite_errorcode", None), getattr(error.orig, "sqlstate", None)
        return "disk" if told[0] in NO_ROOM or told[1] == DISK_FULL else "database"
    return "database" if isinstance(error, OSError | exc.TimeoutError) else None  # asyncio's TimeoutError is an OSError
