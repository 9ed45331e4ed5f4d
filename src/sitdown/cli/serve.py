"""`sitdown serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from sitdown.cli.table import check_least
from sitdown.cli.welcome import address, code_for_phones, open_already, open_browser, reached_from_elsewhere
from sitdown.page import NoPage, built
from sitdown.server.app import Settings, door_at, event_loop, figures, running, served, server_of
from sitdown.server.guard import NONE, USUAL
from sitdown.server.logging import configure
from sitdown.server.store.database import Hindrance, Unusable
from sitdown.server.store.trouble import Unreachable
from sitdown.server.table.time.pace import HURRIED, STEADY
from sitdown.terminal.refusal import Refusal
from sitdown.terminal.saved import folder

LOOPBACK: Final = "127.0.0.1"
UNUSABLE: Final[dict[Hindrance, str]] = {
    "kind": "error-database-kind",
    "driver": "error-database-driver",
    "newer": "error-database-newer",
    "not": "error-database-not",
    "permission": "error-database-permission",
    "password": "error-database-password",
    "taken": "error-database-taken",
    "other": "error-database-other",
}


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8732,
    db: str | None = None,
    page: Path | None = None,
    name: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    origin: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    metrics: int | None = None,
    inner: str = LOOPBACK,
    front: Annotated[bool, Parameter(negative=())] = False,
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
        The database: the name of a file, or postgresql://USER@HOST/NAME. [default: a file in your data folder]
    page
        A folder with the built page. [default: our own, built when it is out of date]
    name
        What people call this server in the browser, say table.example, where it is not this machine's own name. May be given more than once.
    origin
        Another site whose pages may call this server. May be given more than once.
    metrics
        A port of this machine where Prometheus finds figures, out of reach for everybody else; 0 for any that is free.
    inner
        Where other servers on the same PostgreSQL reach this one: an address of a net of your own, perhaps with a port.
    front
        Have no tables here: whoever comes is led on to other servers on the same PostgreSQL.
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
    check_least("--grace", grace, 0)
    configure()
    pace = replace(HURRIED if hurried else STEADY, grace=grace)
    with ExitStack() as doors:
        door = doors.enter_context(_door(host, port))
        back_door = None if metrics is None else doors.enter_context(_door(LOOPBACK, metrics))

        def ready() -> None:
            _show_the_way(host, door.getsockname()[1], visit)
            if back_door is not None:
                sys.stdout.write(f"{address(LOOPBACK, back_door.getsockname()[1])}metrics\n")
                sys.stdout.flush()
            if visit:
                _say("serve-ready")

        try:
            names = (host, *name)
            settings = Settings(
                db or _own_database(),
                page or _own_page(),
                origin,
                names,
                pace,
                USUAL if limits else NONE,
                inner=inner,
                front=front,
            )
            with asyncio.Runner(loop_factory=event_loop()) as runner:
                runner.run(_serve(settings, door, back_door, ready))
        except Unusable as error:
            raise Refusal(UNUSABLE[error.why], **error.about) from error
        except Unreachable as error:  # it was there, and is gone again
            raise Refusal("error-database-other", why=error.why) from error
        except OSError as error:
            raise Refusal("error-database-other", why=error.strerror or str(error)) from error


def _door(host: str, port: int) -> socket.socket:
    try:
        return door_at(host, port)
    except (OSError, OverflowError, UnicodeError) as error:  # there are no such ports, nor hosts of such a name
        why = error.strerror if isinstance(error, OSError) else None
        raise Refusal("error-serve", host=host, port=str(port), why=why or str(error)) from error


def _own_database() -> str:
    path = folder().parent / "tables.db"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(path)


def _own_page() -> Path | None:
    try:
        return built(lambda: _say("serve-building"))
    except NoPage as error:
        _tell(str(error))
        return None


async def _serve(
    settings: Settings, door: socket.socket, back_door: socket.socket | None, ready: Callable[[], None]
) -> None:
    """Until a signal says to stop."""
    async with served(settings) as app, AsyncExitStack() as back:
        server, behind = server_of(app, settings.limits), server_of(figures())

        async def leave() -> None:
            try:
                await app.state.leave()
            finally:
                server.stop()
                behind.stop()

        leaving: set[asyncio.Task[None]] = set()

        def stop() -> None:
            leaving.add(asyncio.create_task(leave()))

        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, stop)
        if back_door is not None:
            await back.enter_async_context(running(behind, back_door))
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
