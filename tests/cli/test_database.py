"""`sitdown serve --db`: every way to name a database, and one line, without a password, for every one that cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import structlog

from sitdown.server.store.database import FILE, SERVICE, Unusable, url_of
from sitdown.server.store.store import Store
from tests.cli.terminal import COMMAND, environment

SECRET = "hunter2"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Sitdown</title>")
    return folder


def started(folder: Path, database: str, *command: str) -> tuple[int, str]:
    """The exit code, and what was said."""
    arguments = [*(command or [COMMAND]), "serve", "--port", "0", "--page", str(folder), "--db", database]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=60, env=environment(folder), check=False)
    assert done.stdout == ""
    return done.returncode, done.stderr


def is_one_line(told: tuple[int, str], words: str) -> None:
    status, said = told
    assert status == 2
    assert said.count("\n") == 1, said
    assert words in said, said
    assert SECRET not in said


@pytest.mark.parametrize(
    ("given", "driver", "database"),
    [
        ("tables.db", FILE, "tables.db"),
        ("/var/lib/sitdown/tables.db", FILE, "/var/lib/sitdown/tables.db"),
        ("sqlite:///tables.db", FILE, "tables.db"),
        ("sqlite:////var/lib/tables.db", FILE, "/var/lib/tables.db"),
        ("sqlite+aiosqlite:///tables.db", FILE, "tables.db"),
        ("postgresql://ada@house/tables", SERVICE, "tables"),
        ("postgres://ada@house/tables", SERVICE, "tables"),
        ("postgresql+asyncpg://ada@house/tables", SERVICE, "tables"),
    ],
)
def test_a_database_is_named_in_short_or_at_length(given: str, driver: str, database: str) -> None:
    url = url_of(given)
    assert (url.drivername, url.database) == (driver, database)


def test_ssl_is_asked_for_as_everywhere_else() -> None:
    assert url_of("postgres://ada@house/tables?sslmode=require").query == {"ssl": "require"}


@pytest.mark.parametrize(
    "given",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite://tables.db",
        f"mysql://ada:{SECRET}@house/x",
        f"postgres://a:{SECRET}@h:x/y",
    ],
)
def test_what_is_no_database_is_refused(given: str) -> None:
    with pytest.raises(Unusable, match="kind"):
        url_of(given)


def test_what_is_possible_is_said_in_one_line(tmp_path: Path) -> None:
    is_one_line(started(tmp_path, f"mysql://ada:{SECRET}@house/x"), "postgresql://USER@HOST/NAME")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Lay low for a while. " * 100)
    is_one_line(started(tmp_path, str(tmp_path / "notes.txt")), "notes.txt is not a database")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    is_one_line(started(tmp_path, str(tmp_path / "nowhere" / "tables.db")), "No such file or directory")


def test_a_database_of_a_later_release(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0099')")
    database.close()
    is_one_line(started(tmp_path, str(file)), "A later release has written this database (version 0099")
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]
    database.close()


@pytest.mark.parametrize("mode", [0o000, 0o400])
def test_a_file_that_we_may_not_use(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "tables.db"
    sqlite3.connect(file).close()
    file.chmod(mode)
    is_one_line(started(tmp_path, str(file), sys.executable, "-c", AS_ANYBODY, COMMAND), "there is no permission")


AS_ANYBODY = """
import ctypes, os, sys
for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH: root asks no permissions
    ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP, for what is executed from here
os.execv(sys.argv[1], sys.argv[1:])
"""


def test_a_driver_that_is_missing(tmp_path: Path) -> None:
    without = "import sys; sys.modules['asyncpg'] = None; from sitdown.cli.app import main; main()"
    given = f"postgresql://ada:{SECRET}@127.0.0.1/x"
    is_one_line(started(tmp_path, given, sys.executable, "-c", without), "sitdown[postgres]")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("postgresql://ada:{}@127.0.0.1:9/x", "The database cannot be used"),
        ("postgresql://ada:{}@127.0.0.1:9/x?nonsense=1", "The database cannot be used"),
    ],
)
def test_a_database_that_is_not_there(tmp_path: Path, given: str, words: str) -> None:
    is_one_line(started(tmp_path, given.format(SECRET)), words)


def test_a_new_file_is_nobody_elses(tmp_path: Path, page: Path) -> None:
    """Nor is what SQLite keeps beside it, nor a folder that is made for it."""
    data = tmp_path / "new"
    arguments = [COMMAND, "serve", "--port", "0", "--page", str(page)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, env=environment(data), umask=0) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            until = time.monotonic() + 20
            kept = dict.fromkeys(("tables.db", "tables.db-server", "tables.db-shm", "tables.db-wal"), "0600")
            while (found := {path.name: _mode(path) for path in data.iterdir()}) != kept and time.monotonic() < until:
                time.sleep(0.05)  # until somebody has looked into it
            assert _mode(data) == "0700"
            assert found == kept
        finally:
            server.terminate()


def test_a_second_server_on_a_file_is_refused_in_one_line(tmp_path: Path, page: Path) -> None:
    file = tmp_path / "tables.db"
    arguments = [COMMAND, "serve", "--port", "0", "--page", str(page), "--db", str(file)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, env=environment(tmp_path)) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            is_one_line(started(tmp_path, str(file)), f"Another server has {file} open.")
        finally:
            server.terminate()


def test_a_file_that_others_may_read_is_left_as_it_is_and_said(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    sqlite3.connect(file).close()
    file.chmod(0o644)

    async def run() -> None:
        await (await Store.open(str(file))).close()

    with structlog.testing.capture_logs() as lines:
        asyncio.run(run())
    assert [(line["event"], line["mode"]) for line in lines] == [
        ("others on this machine may read the database", "0644")
    ]
    assert _mode(file) == "0644"


def _mode(path: Path) -> str:
    return f"{path.stat().st_mode & 0o777:04o}"
