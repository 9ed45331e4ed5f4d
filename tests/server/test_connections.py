"""Connections that say nothing, half of something, or too much: below HTTP, where they cost memory and open files all the same."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from sitdown.server.doors import connections
from sitdown.server.guard import USUAL, Limits

from .honest import undisturbed
from .online import Server, online

ELSEWHERE = "127.0.0.2"  # no proxy that is trusted


@asynccontextmanager
async def opened(
    server: Server, source: str = ELSEWHERE
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ends(reader: asyncio.StreamReader) -> bytes:
    """All that is answered until it is closed."""
    heard = b""
    async with asyncio.timeout(20):
        try:
            while data := await reader.read(65_536):
                heard += data
        except ConnectionError:
            pass
    return heard


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 1.0)
    monkeypatch.setattr(connections, "BODY", 1.0)


def test_an_address_does_not_hold_all_connections(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with undisturbed(server), AsyncExitStack() as stack:
            there = [await stack.enter_async_context(opened(server)) for _ in range(USUAL.connections + 30)]
            refused = there[USUAL.connections :]
            assert [await ends(reader) for reader, _ in refused] == [b""] * 30
            assert not any(reader.at_eof() for reader, _ in there[: USUAL.connections])
            assert (await server.get("/healthz"))["ok"]  # from elsewhere
            there[0][1].close()
            await asyncio.sleep(0.1)
            async with opened(server) as (reader, writer):  # who has hung up may call again
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert b" 200 OK" in await ends(reader)

    online(tmp_path, play)


def test_a_trusted_proxy_calls_for_many(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with AsyncExitStack() as stack:
            there = [await stack.enter_async_context(opened(server, "127.0.0.1")) for _ in range(40)]
            await asyncio.sleep(0.2)
            assert not any(reader.at_eof() for reader, _ in there)
            assert (await server.get("/healthz"))["ok"]

    online(tmp_path, play, limits=Limits(connections=10))


def test_all_together_have_an_end_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST", 20)

    async def play(server: Server) -> None:
        async with AsyncExitStack() as stack:
            there = [await stack.enter_async_context(opened(server, "127.0.0.1")) for _ in range(30)]
            assert [await ends(reader) for reader, _ in there[20:]] == [b""] * 10
            assert not any(reader.at_eof() for reader, _ in there[:20])
            there[0][1].close()
            await asyncio.sleep(0.1)
            assert (await server.get("/healthz"))["ok"]

    online(tmp_path, play)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nX: ",
    ],
)
def test_who_does_not_finish_is_not_waited_for(tmp_path: Path, said: bytes) -> None:
    async def play(server: Server) -> None:
        async with undisturbed(server), opened(server, "127.0.0.1") as (reader, writer):
            writer.write(said)
            await ends(reader)

    online(tmp_path, play)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("drop", [b"\r\n", b"X: y\r\n", b"GET"])
def test_a_drop_now_and_then_does_not_keep_a_line_open(tmp_path: Path, drop: bytes) -> None:
    """Also after a request that was whole: uvicorn forgets the time when anything arrives."""

    async def drip(writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(drop)
            await asyncio.sleep(0.1)

    async def play(server: Server) -> None:
        async with opened(server) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            dripping = asyncio.create_task(drip(writer))
            await ends(reader)
            dripping.cancel()

    online(tmp_path, play)


def test_a_head_without_end_is_not_kept(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with opened(server) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\n" + b"X: yyyyyyyyyyyyyyyyyyyyyyyy\r\n" * 20_000)
            assert await ends(reader) == b""
        async with opened(server) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3000)
            await ends(reader)
        assert (await server.get("/healthz"))["ok"]

    online(tmp_path, play)


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD", 1.0)
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "large.js").write_bytes(b"x" * 20_000_000)

    async def play(server: Server) -> None:
        async with opened(server) as (reader, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await asyncio.sleep(3)
            writer.transport.resume_reading()  # type: ignore[attr-defined]
            assert len(await ends(reader)) < 20_000_000

    online(tmp_path, play, page=page)


def test_the_limit_of_open_files_is_raised() -> None:
    program = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard)); "
        "from sitdown.server.doors.connections import RESERVE, room_for_connections; room = room_for_connections(); "
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard, 256 - RESERVE < room < hard)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True", "True"]
