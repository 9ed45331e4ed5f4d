"""Where other servers call: their lines sit down at tables that are here, and their errands are run."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog

from sitdown.server.cluster.link import Gone, Kind, Link, called
from sitdown.server.cluster.node import Elsewhere
from sitdown.server.cluster.wording import (
    CLOCK,
    CODE,
    STAMP,
    Errand,
    Joining,
    Refused,
    errand_of,
    joining_of,
    packed,
)
from sitdown.server.errors import places
from sitdown.server.live.live import POLICY, Live
from sitdown.server.protocol import Refused as TooFast
from sitdown.server.protocol import written
from sitdown.server.refusal import Refusal
from sitdown.server.store.records import Key
from sitdown.server.store.trouble import Unreachable

MOST_LATE: Final = 0.25  # seconds that a frame may have been under way
INSOLENCE: Final = 200  # frames over the limit, then the line is cut

Enter = Callable[[str, Key | None], Awaitable[Live]]
Run = Callable[[Errand], Awaitable[bytes]]

log = structlog.get_logger()


class FarWire:
    """The other end of a line that came in at another server."""

    def __init__(self, link: Link, number: int, address: str) -> None:
        self.address = address
        self.trip: float | None = None
        self.insolence = 0
        self._link = link
        self._number = number

    def send(self, *frames: bytes) -> None:
        for frame in frames:
            self._link.send(Kind.TELL, self._number, frame)

    def close(self, code: int) -> None:
        self._link.send(Kind.CLOSE, self._number, CODE.pack(code))

    def round_trip(self) -> float | None:
        return self.trip


class Guest:
    """A line of theirs, at a table of ours."""

    def __init__(self, live: Live, number: int, wire: FarWire) -> None:
        self._live, self._number, self._wire = live, number, wire

    def hear(self, data: bytes) -> None:
        at, trip = STAMP.unpack_from(data)
        late = min(max(0.0, time.monotonic() - at), MOST_LATE)
        self._wire.trip = None if trip < 0 else trip
        if self._live.hear(self._number, data[STAMP.size :], late):
            return
        self._wire.insolence += 1
        if self._wire.insolence <= INSOLENCE:
            self._wire.send(written(TooFast("too-fast")))
        else:
            self._wire.close(POLICY)
            self.leave()

    def leave(self) -> None:
        self._live.leave(self._number)


class Caller:
    """Another server, as long as it is connected."""

    def __init__(self, link: Link, enter: Enter, run: Run, is_sure: Callable[[], bool]) -> None:
        self._link = link
        self._is_sure = is_sure
        self._enter = enter
        self._run_errand = run
        self._guests: dict[int, Guest] = {}
        self._doing: dict[int, asyncio.Task[None]] = {}

    async def stay(self) -> None:
        try:
            await self._link.hear(self._take)
        finally:
            for task in self._doing.values():
                task.cancel()
            for guest in self._guests.values():
                guest.leave()

    def _take(self, kind: Kind, number: int, data: bytes) -> None:
        if kind is Kind.HEAR:
            if number in self._guests:
                self._guests[number].hear(data)
        elif kind is Kind.PING:
            self._link.send(Kind.PONG, number, CLOCK.pack(time.monotonic()))
        elif kind is Kind.LEAVE:
            if number in self._doing:
                self._doing[number].cancel()
            guest = self._guests.pop(number, None)
            if guest is not None:
                guest.leave()
        elif kind is Kind.JOIN:
            self._do(number, self._join(number, joining_of(data)))
        elif kind is Kind.ASK:
            self._do(number, self._asked(number, errand_of(data)))

    def _do(self, number: int, what: Coroutine[Any, Any, None]) -> None:
        self._doing[number] = asyncio.ensure_future(self._done(number, what))
        self._doing[number].add_done_callback(lambda _: self._doing.pop(number, None))

    async def _done(self, number: int, what: Coroutine[Any, Any, None]) -> None:
        try:
            if not self._is_sure():
                what.close()
                raise Gone
            await what
        except Refusal as refusal:
            self._link.send(Kind.REFUSED, number, packed(Refused(refusal.code, refusal.detail, refusal.status)))
        except Unreachable as unreachable:
            self._link.send(Kind.REFUSED, number, packed(Refused(unreachable.why, "", 503)))
        except (Elsewhere, Gone):
            self._link.send(Kind.FAILED, number)
        except Exception as error:  # noqa: BLE001  (whatever it is, the other server is told that nothing comes of it)
            log.error("what another server asked for broke down", errors=places(error))
            self._link.send(Kind.FAILED, number)

    async def _join(self, number: int, joining: Joining) -> None:
        live = await self._enter(joining.code, joining.key)
        wire = FarWire(self._link, number, joining.address)
        joined = live.join(joining.key, joining.since, wire)
        self._guests[number] = Guest(live, joined, wire)
        self._link.send(Kind.JOINED, number)

    async def _asked(self, number: int, errand: Errand) -> None:
        self._link.send(Kind.ANSWER, number, await self._run_errand(errand))


class Reception:
    """`enter`: the way to a table of ours; `run`: does an errand; `is_sure`: whether any table can be ours now."""

    def __init__(self, key: bytes) -> None:
        self.enter: Enter | None = None
        self.run: Run | None = None
        self.is_sure: Callable[[], bool] = lambda: True
        self._key = key
        self._server: asyncio.Server | None = None
        self._callers: set[asyncio.Task[None]] = set()

    async def open(self, host: str, port: int) -> str:
        """Where the others reach it. Raises `OSError`."""
        self._server = await asyncio.start_server(self._called, host, port)
        host, port = self._server.sockets[0].getsockname()[:2]
        return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for caller in list(self._callers):
            caller.cancel()
        await asyncio.gather(*self._callers, return_exceptions=True)

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._callers.add(task)
        try:
            with suppress(Gone):
                link = await called(reader, writer, self._key)
                if self.enter is not None and self.run is not None:
                    await Caller(link, self.enter, self.run, self.is_sure).stay()
        finally:
            writer.transport.abort()
            self._callers.discard(task)
