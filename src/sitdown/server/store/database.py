"""The database: where it is, how it is opened and brought up to date, and its two pools. Those who look on never keep those who play waiting."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

import sqlalchemy as sa
import structlog
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from sitdown.core.errors import SitdownError
from sitdown.server.store.schema import keys

CONNECTING: Final = 3.0  # seconds
STATEMENT: Final = 3.0  # that one may take, also when it waits for a lock
AT_ONCE: Final = 1.0  # for what cannot wait
POOL: Final = 5  # connections; another one is waited for
MIGRATING: Final = 1932  # the number of PostgreSQL's lock for it
LIVED_WITH: Final = "lived-with"  # in `keys`: a revision, and the oldest one whose release can live with it
OLDEST: Final = "0005"  # of ours; `tests/server/test_steps.py` holds us to it
FILE: Final = "sqlite+aiosqlite"
SERVICE: Final = "postgresql+asyncpg"
DRIVERS: Final = {"sqlite": FILE, FILE: FILE, "postgresql": SERVICE, "postgres": SERVICE, SERVICE: SERVICE}
WAL: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={STATEMENT * 1000:.0f}")
LIMITS: Final = {  # of PostgreSQL, in milliseconds: what we have given up is given up there too
    "statement_timeout": f"{STATEMENT * 1000:.0f}",
    "lock_timeout": f"{STATEMENT * 1000:.0f}",
    "idle_in_transaction_session_timeout": "2000",  # who is suspended in the middle of one keeps nobody from his tables
}
NO_ENTRY: Final = {"28P01", "28000"}  # a wrong password, an unknown name

log = structlog.get_logger()


Hindrance = Literal["kind", "driver", "newer", "not", "permission", "password", "taken", "other"]


class Unusable(SitdownError):
    """A database that this server cannot be opened on: why, and what there is to say about it."""

    def __init__(self, why: Hindrance, /, **about: str) -> None:
        super().__init__(why)
        self.why: Hindrance = why
        self.about = about


@dataclass(frozen=True)
class Pools:
    playing: AsyncEngine
    reading: AsyncEngine
    shared: (
        AsyncEngine | None
    )  # for what servers that share the database tell it of themselves; where only one can have it: none

    @property
    def all(self) -> list[AsyncEngine]:
        return [self.playing, self.reading, *([] if self.shared is None else [self.shared])]


def url_of(given: str) -> sa.URL:
    """A file's name, sqlite:///FILE, or postgresql://USER@HOST/NAME. Raises `Unusable`, without a word of what may be a password."""
    kind, apart, _ = given.partition("://")
    try:
        url = sa.make_url(given).set(drivername=DRIVERS[kind]) if apart else sa.URL.create(FILE, database=given)
    except (KeyError, ValueError, sa.exc.ArgumentError) as error:
        raise Unusable("kind") from error
    if url.drivername == FILE and (url.host or url.database in (None, "", ":memory:")):
        raise Unusable("kind")
    if "sslmode" in url.query:  # as everybody else calls it
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": url.normalized_query["sslmode"][-1]})
    return url


async def opened(given: str) -> Pools:
    """Connect, and bring the database up to date. Raises `Unusable`."""
    url = url_of(given)
    with _explained(url):
        if url.drivername == FILE:
            assert url.database is not None
            _try_file(Path(url.database))
            pools = Pools(_sqlite(url, WAL), _sqlite(url, (*WAL, "query_only=ON")), None)
        else:
            reading = _postgresql(url, {**LIMITS, "default_transaction_read_only": "on"})
            pools = Pools(_postgresql(url, LIMITS), reading, _shared(url))
        migrating = create_async_engine(  # that takes as long as it takes
            url, poolclass=NullPool, connect_args={"timeout": CONNECTING}
        )
        async with migrating.begin() as connection:
            await connection.run_sync(_migrate)
    if url.drivername == FILE and (mode := Path(url.database or "").stat().st_mode & 0o777) & 0o077:
        log.warning("others on this machine may read the database", file=url.database, mode=f"{mode:04o}")
    return pools


def _sqlite(url: sa.URL, pragmas: tuple[str, ...]) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=POOL, max_overflow=0, pool_timeout=STATEMENT)

    def durable(connection: DBAPIConnection, _: object) -> None:
        """What is committed is on the disk; readers and the writer do not wait for each other."""
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    sa.event.listen(engine.sync_engine, "connect", durable)
    return engine


def _postgresql(url: sa.URL, settings: dict[str, str]) -> AsyncEngine:
    how: dict[str, Any] = {"timeout": CONNECTING, "command_timeout": STATEMENT, "server_settings": settings}
    return create_async_engine(
        url, connect_args=how, pool_size=POOL, max_overflow=0, pool_timeout=STATEMENT, pool_pre_ping=True
    )


def _shared(url: sa.URL) -> AsyncEngine:
    """One line, that no game waits for and that waits for none."""
    how: dict[str, Any] = {"timeout": AT_ONCE, "command_timeout": AT_ONCE, "server_settings": LIMITS}
    return create_async_engine(url, connect_args=how, poolclass=NullPool, isolation_level="AUTOCOMMIT")


# --- what stands in the way


@contextmanager
def _explained(url: sa.URL) -> Iterator[None]:
    """Whatever goes wrong is said in a word, or in the words of whoever refused."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Unusable("driver") from error
    except (OSError, sa.exc.SQLAlchemyError, sqlite3.Error, TypeError, ValueError) as error:
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # the rest says more than we want to know
        if getattr(cause, "sqlstate", None) in NO_ENTRY:
            raise Unusable("password", user=url.username or "") from error
        if code == sqlite3.SQLITE_NOTADB:
            raise Unusable("not", file=url.database or "") from error
        if code in (sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY) or _is_barred(cause, url):
            raise Unusable("permission", file=url.database or "") from error
        raise Unusable("other", why=_without_password(str(cause).partition("\n")[0], url)) from error


def _is_barred(error: BaseException, url: sa.URL) -> bool:
    """SQLite says of a file that it may not open what it says of one that is not there."""
    file = Path(url.database or "")
    barred = isinstance(error, sqlite3.Error) and file.is_file() and not os.access(file, os.R_OK | os.W_OK)
    return barred or isinstance(error, PermissionError)


def _without_password(words: str, url: sa.URL) -> str:
    return words.replace(url.password, "***") if url.password else words


def _try_file(path: Path) -> None:
    """A new one is its owner's alone, and SQLite makes the files beside it alike. aiosqlite leaves a thread behind where
    it cannot open a file, so that is found out before."""
    if not path.exists():
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    connection = sqlite3.connect(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()
    finally:
        connection.close()


# --- up to date


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # several servers may start at once; SQLite has one
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    if _up_to_date(connection):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "sitdown.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    _say_who_can_live_with_it(connection)


def _up_to_date(connection: sa.Connection) -> bool:
    """Whether nothing is to be done, found out without Alembic, which takes longer to start than all the rest."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    known = sorted(path.name[:4] for path in (Path(__file__).parent / "migrations/versions").glob("[0-9]*.py"))
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all()
    if unknown := [revision for revision in found if revision not in known]:
        if _can_live_with(connection, unknown[0], known[-1]):
            return True
        raise Unusable("newer", found=unknown[0], known=known[-1])
    return found == known[-1:]


def _say_who_can_live_with_it(connection: sa.Connection) -> None:
    """For releases that know nothing of this revision: they may start all the same, beside this one during a deploy or in its place."""
    (revision,) = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars()
    connection.execute(sa.delete(keys).where(keys.c.name == LIVED_WITH))
    connection.execute(sa.insert(keys).values(name=LIVED_WITH, value=f"{revision} {OLDEST}"))


def _can_live_with(connection: sa.Connection, revision: str, known: str) -> bool:
    if not sa.inspect(connection).has_table(keys.name):
        return False
    told = connection.execute(sa.select(keys.c.value).where(keys.c.name == LIVED_WITH)).scalar() or ""
    at, _, oldest = told.partition(" ")
    return at == revision and known >= oldest
