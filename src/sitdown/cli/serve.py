"""`sitdown serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from sqlalchemy.exc import SQLAlchemyError

from sitdown.cli.refusal import Refusal
from sitdown.cli.saved import folder
from sitdown.cli.welcome import address, code_for_phones, open_already, open_browser, reached_from_elsewhere
from sitdown.page import NoPage, built
from sitdown.server.app import Settings, door_at, running, served, server_of
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
    visit: Annotated[bool, Parameter(name="--open", negative=())] = False,
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
    visit
        Show the page in the browser of this machine.
    """
    if visit and open_already(address(host, port)):
        _say("serve-already")
        _show_the_way(host, port, visit)
        return
    configure()
    pace = replace(HURRIED if hurried else STEADY, grace=grace)
    try:
        door = door_at(host, port)
    except OSError as error:
        raise Refusal("error-serve", host=host, port=str(port), why=error.strerror or str(error)) from error

    def ready() -> None:
        _show_the_way(host, door.getsockname()[1], visit)
        if visit:
            _say("serve-ready")

    try:
        settings = Settings(db or _own_database(), page or _own_page(), origin, pace, USUAL if limits else NONE)
        asyncio.run(_serve(settings, door, ready))
    except (OSError, SQLAlchemyError) as error:
        raise Refusal("error-database", why=str(error).partition("\n")[0]) from error


def _own_database() -> str:
    path = folder().parent / "tables.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def _own_page() -> Path | None:
    try:
        return built(lambda: _say("serve-building"))
    except NoPage as error:
        _tell(str(error))
        return None


async def _serve(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """Until a signal says to stop."""
    async with served(settings) as app:
        server = server_of(app)
        for stop in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(stop, server.stop)
        async with running(server, door):
            ready()


def _show_the_way(host: str, port: int, visit: bool) -> None:
    url = address(host, port)
    sys.stdout.write(f"{url}\n")
    if reached_from_elsewhere(host):
        code_for_phones(url)
    sys.stdout.flush()
    if visit:
        open_browser(url)


def _say(key: str) -> None:
    from sitdown.texts import Texts, language  # takes a while, and the address is shown first

    _tell(Texts(language(None)).say(key))


def _tell(words: str) -> None:
    sys.stderr.write(f"{words}\n")
