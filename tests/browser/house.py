"""A real server in a process of its own, as a host starts it, and tables at it."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx2
import msgspec

from sitdown.page import built
from sitdown.server.store.records import Page
from sitdown.server.store.store import Store
from sitdown.server.timing import Timing

from .past import Past

AGED: Final = {"tables": ("created", "started", "since"), "entries": ("at",)}
UNHURRIED: Final = Timing("live", turn=3600, reserve=0)
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
PROGRAM: Final = "from sitdown.cli.app import main; main()"


@dataclass(frozen=True)
class Laid:
    """A table that is set up, with a link to every chair that is a person's."""

    code: str
    tokens: tuple[str, ...]

    @property
    def link(self) -> str:
        return f"/t/{self.code}"

    def chair(self, seat: int) -> str:
        return f"{self.link}#{self.tokens[seat]}"


class House:
    def __init__(self, address: str, database: Path, process: subprocess.Popen[bytes]) -> None:
        self.address = address
        self.database = database
        self._process = process
        self._http = httpx2.Client(base_url=address, trust_env=False)

    def close(self) -> None:
        self._http.close()

    def is_killed(self) -> None:
        """In the middle of whatever it does."""
        self._process.kill()
        self._process.wait()

    def lays(
        self,
        game: str,
        people: Sequence[str],
        bots: Sequence[str] = (),
        past: Past | None = None,
        free: int = 0,
        timing: Timing = UNHURRIED,
        **options: Any,
    ) -> Laid:
        """A table where these people sit, then so many chairs are free, then these bots; with a past the game goes on from there. Not all of the people
        need be there: if nothing else is said the game's clocks run all the same."""
        chairs = [*[None] * (len(people) + free), *bots]
        options = past.options if past else options
        table = {"game": game, "nickname": people[0], "chairs": chairs, "options": options}
        table["timing"] = msgspec.to_builtins(timing)
        first = self.post("/api/tables", **table)
        code, tokens = first["table"], [first["token"]]
        for seat, name in enumerate(people[1:], start=1):
            tokens.append(self.post(f"/api/tables/{code}/seats", nickname=name, seat=seat)["token"])
        if past:
            assert past.players == len(chairs)
            _apart(self._write(past.page(code)))
        return Laid(code, tuple(tokens))

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self._http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def get(self, path: str) -> dict[str, Any]:
        told: dict[str, Any] = self._http.get(path).json()
        return told

    def a_day_goes_by(self) -> None:
        """While no server runs: all that is in the books is a day older."""
        with closing(sqlite3.connect(self.database)) as books, books:
            for table, columns in AGED.items():
                for column in columns:
                    books.execute(f"UPDATE {table} SET {column} = {column} - 86400000 WHERE {column} IS NOT NULL")

    def ends(self, code: str) -> None:
        """The game is over."""
        _apart(self._write(Page(code, (), finished=1)))

    async def _write(self, page: Page) -> None:
        """Before anybody has come in: the table is loaded from the log then."""
        store = await Store.open(_url(self.database))
        await store.write(page)
        await store.close()


@contextmanager
def opened(folder: Path, *how: str, port: int = 0, program: str = PROGRAM) -> Iterator[House]:
    """`sitdown serve`, for as long as it is needed. `how`: more of its options."""
    database = folder / "tables.db"
    command = [sys.executable, "-c", program, "serve", "--port", str(port)]
    command += ["--no-limits", "--db", _url(database)]
    command += ["--page", os.environ.get("SITDOWN_PAGE") or str(built()), *how]
    with (folder / "serve.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
    assert process.stdout is not None
    try:
        said = b""
        while not (found := ADDRESS.search(said.decode())):
            line = process.stdout.readline()
            assert line, f"the server did not start: {(folder / 'serve.log').read_text()}"
            said += line
        house = House(found.group(), database, process)
        yield house
        house.close()
    finally:
        killed = process.poll() is not None
        process.terminate()
        process.stdout.close()
        assert process.wait(30) == 0 or killed


def _apart(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: this one has the browser's event loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def _url(database: Path) -> str:
    return f"sqlite+aiosqlite:///{database}"
