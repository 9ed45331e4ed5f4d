"""A file can be one server's only: another would have tables in memory that the first has changed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sitdown.server.store.database import FILE, Unusable, url_of


@contextmanager
def sole_server(given: str) -> Iterator[None]:
    """As long as this lasts, or the process lives. Raises `Unusable`. Of the database itself nothing is locked: it can be looked at, and backed up."""
    url = url_of(given)
    if url.drivername != FILE or os.name != "posix":
        yield
        return
    import fcntl

    try:
        lock = os.open(f"{url.database}-server", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # where we may write nothing; what is wrong is said when the database is opened
        yield
        return
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Unusable("taken", file=url.database or "") from error
        yield
    finally:
        os.close(lock)
