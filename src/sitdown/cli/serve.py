"""`sitdown serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import asyncio
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sitdown.cli.refusal import Refusal
from sitdown.cli.saved import folder
from sitdown.page import NoPage, built
from sitdown.server.app import Settings, running, served, server_of
from sitdown.server.guard import NONE, USUAL
from sitdown.server.logging import configure
from sitdown.server.pace import HURRIED, STEADY


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8732,
    db: str | None = None,
    page: Path | None = None,
    origin: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    grace: float = STEADY.grace,
    limits: bool = True,
    hurried: bool = False,
) -> None:
    """Open tables for the browser.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for the whole network.
    port
        The port; 0 for any that is free.
    db
        The database: sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME. [default: a file in your data folder]
    page
        A folder with the built page. [default: our own, built when it is out of date]
    origin
        Another site whose pages may call this server. May be given more than once.
    grace
        Seconds until a bot looks after the seat of somebody who is away.
    limits
        How much one address may ask for is limited. Not if only friends can reach the server.
    hurried
        Bots do not wait for people to follow. For tests.
    """
    configure()
    pace = replace(HURRIED if hurried else STEADY, grace=grace)
    try:
        settings = Settings(db or _own_database(), page or _own_page(), origin, pace, USUAL if limits else NONE)
        asyncio.run(_serve(settings, host, port))
    except OSError as error:
        raise Refusal("error-arguments", why=str(error)) from error


def _own_database() -> str:
    path = folder().parent / "tables.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def _own_page() -> Path | None:
    try:
        return built()
    except NoPage as error:
        sys.stderr.write(f"{error}\n")
        return None


async def _serve(settings: Settings, host: str, port: int) -> None:
    """Until a signal says to stop."""
    async with served(settings) as app:
        server = server_of(app, host, port)
        for stop in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(stop, server.stop)
        async with running(server) as number:
            sys.stdout.write(f"http://{host}:{number}/\n")
            sys.stdout.flush()
