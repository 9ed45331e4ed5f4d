"""The way to the other servers: lines that come in here and whose tables are there, and errands."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from itertools import count
from typing import Final

from sitdown.server import guard
from sitdown.server.cluster.link import Gone, Kind, Link, call
from sitdown.server.cluster.wording import CLOCK, CODE, STAMP, UNSEEN, Errand, Joining, packed, refused_of
from sitdown.server.live.live import AGAIN, Wire
from sitdown.server.metrics import RELAYED, RELAYED_LINES, RELAYING
from sitdown.server.refusal import Refusal
from sitdown.server.store.ownership import Peer
from sitdown.server.token_bucket import Bucket

PING_EVERY: Final = 0.4  # seconds
SILENCE: Final = 1.5  # after which the other server hangs, or is cut off
ANSWER: Final = 6.0  # that an errand may take
SEATED: Final = 2.0  # and until somebody sits at a table that is there; then it is looked again where it is
HEARS: Final = 120.0  # seconds that what is known about the other clock is believed


class FarLine:
    """A line that comes in here, to a table that is there."""

    def __init__(self, passage: Passage, number: int, wire: Wire) -> None:
        self._passage = passage
        self._number = number
        self._wire = wire
        self._bucket = Bucket(guard.FRAMES, time.monotonic())

    def hear(self, data: bytes | str) -> bool:
        """Stamped here. `False`: it is too much, and goes nowhere."""
        if not self._bucket.take(time.monotonic()):
            return False
        self._passage.hear(self._number, data.encode() if isinstance(data, str) else data, self._wire.round_trip())
        return True

    def leave(self) -> None:
        self._passage.leave(self._number)


@dataclass
class Sight:
    """Of the other server's clock: the quicker a ping comes back, the better we know it."""

    trip: float
    ahead: float  # seconds that it is ahead of ours
    at: float


class Passage:
    """To one server. All lines are closed when it breaks down, and come again by themselves."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._wires: dict[int, Wire] = {}
        self._asked: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = count(1)
        self._pings: dict[int, float] = {}
        self._heard = time.monotonic()
        self._sight: Sight | None = None
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._watch())]

    @property
    def open(self) -> bool:
        return not self._link.closed

    async def join(self, joining: Joining, wire: Wire) -> FarLine:
        """Raises `Refusal`, or `Gone`."""
        number = next(self._numbers)
        self._wires[number] = wire
        RELAYED_LINES.inc()
        try:
            await self._answered(Kind.JOIN, number, packed(joining), SEATED)
        except BaseException:
            self.leave(number)
            raise
        return FarLine(self, number, wire)

    async def ask(self, errand: Errand) -> bytes:
        """Raises `Gone`."""
        return await self._answered(Kind.ASK, next(self._numbers), packed(errand), ANSWER)

    async def _answered(self, kind: Kind, number: int, data: bytes, patience: float) -> bytes:
        asked: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = asked
        try:
            if self._link.closed:
                raise Gone
            self._link.send(kind, number, data)
            async with asyncio.timeout(patience):
                return await asked
        except TimeoutError as error:
            raise Gone from error
        finally:
            self._asked.pop(number, None)

    def hear(self, number: int, data: bytes, trip: float | None) -> None:
        if number in self._wires:
            RELAYED.inc()
            sight = self._sight
            ahead, way = (0.0, 0.0) if sight is None else (sight.ahead, sight.trip / 2)
            stamp = STAMP.pack(time.monotonic() + ahead, UNSEEN if trip is None else trip + way)
            self._link.send(Kind.HEAR, number, stamp + data)

    def leave(self, number: int) -> None:
        if self._wires.pop(number, None) is not None:
            RELAYED_LINES.dec()
            self._link.send(Kind.LEAVE, number)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._end()

    def _end(self) -> None:
        self._link.close()
        for number, wire in list(self._wires.items()):
            self.leave(number)
            wire.close(AGAIN)
        for asked in list(self._asked.values()):
            if not asked.done():
                asked.set_exception(Gone())

    # --- what comes back

    async def _run(self) -> None:
        await self._link.hear(self._take)
        self._end()

    def _take(self, kind: Kind, number: int, data: bytes) -> None:
        self._heard = time.monotonic()
        if kind is Kind.TELL:
            if number in self._wires:
                self._wires[number].send(data)
        elif kind is Kind.CLOSE:
            wire = self._wires.get(number)
            self.leave(number)
            if wire is not None:
                wire.close(*CODE.unpack(data))
        elif kind is Kind.PONG:
            self._pong(number, *CLOCK.unpack(data))
        elif number in self._asked and not self._asked[number].done():
            asked = self._asked[number]
            if kind is Kind.REFUSED:
                refused = refused_of(data)
                asked.set_exception(Refusal(refused.code, refused.detail, refused.status))
            elif kind is Kind.FAILED:
                asked.set_exception(Gone())
            else:
                asked.set_result(data)

    def _pong(self, number: int, clock: float) -> None:
        sent = self._pings.pop(number, None)
        if sent is None:
            return
        trip = self._heard - sent
        RELAYING.observe(trip)
        seen = Sight(trip, clock - (sent + trip / 2), self._heard)
        if self._sight is None or trip <= self._sight.trip or self._heard - self._sight.at > HEARS:
            self._sight = seen

    async def _watch(self) -> None:
        for number in count(1):
            now = time.monotonic()
            if self._pings and now - self._heard > SILENCE and now - max(self._pings.values()) < SILENCE:
                break
            self._pings = {other: sent for other, sent in self._pings.items() if now - sent < SILENCE}
            self._pings[number] = now
            self._link.send(Kind.PING, number)
            await asyncio.sleep(PING_EVERY)
        self._link.close()


class Peers:
    """A connection to each of them that anything is to be said to, opened when it first is."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._passages: dict[str, asyncio.Task[Passage]] = {}

    async def to(self, peer: Peer) -> Passage:
        """Raises `Gone`."""
        calling = self._passages.get(peer.id)
        if calling is None or (calling.done() and (calling.exception() is not None or not calling.result().open)):
            calling = self._passages[peer.id] = asyncio.create_task(self._called(peer))
        return await asyncio.shield(calling)

    async def _called(self, peer: Peer) -> Passage:
        return Passage(await call(peer.address, self._key))

    async def join(self, peer: Peer, joining: Joining, wire: Wire) -> FarLine:
        return await (await self.to(peer)).join(joining, wire)

    async def ask(self, peer: Peer, errand: Errand) -> bytes:
        return await (await self.to(peer)).ask(errand)

    def close(self) -> None:
        for calling in self._passages.values():
            if calling.done() and calling.exception() is None:
                calling.result().close()
            calling.cancel()
        self._passages.clear()
