"""This server, among those that share its database: it says every second that it lives, and knows which tables are its own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sitdown.core.errors import SitdownError
from sitdown.server.cluster.lease import TERM, Lease
from sitdown.server.logging import Seldom
from sitdown.server.metrics import LAPSES, NODES, OWNED, RENEWING, TAKEN
from sitdown.server.store import ownership
from sitdown.server.store.ownership import Owned, Peer
from sitdown.server.store.store import Lost, Store
from sitdown.server.store.trouble import Unreachable

EVERY: Final = 1.0  # seconds
AGAIN: Final = 0.2  # when it could not be said
PATIENCE: Final = 1.0
TRIES: Final = 8  # at the beginning, when a machine may have much to do

log = structlog.get_logger()


class Elsewhere(SitdownError):
    """Somebody else has this table, or ought to."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.id)
        self.peer = peer


class Hold:
    """One table, for as long as this ownership of it lasts."""

    def __init__(self, node: Node, owned: Owned) -> None:
        self.owned: Owned | None = owned
        self._of = owned
        self._node = node

    @property
    def holds(self) -> bool:
        return self._node.lease.holds and self._node.has(self._of)

    async def regained(self) -> None:
        while not self.holds:
            if not self._node.has(self._of):
                raise Lost(self._of.code)
            await self._node.next_renewal()


class Node:
    """`dropped` is called when its tables are not its own any more, `met` when servers have come or gone, `heard` with every piece of news; an empty
    one says that some may have been missed."""

    def __init__(self, store: Store, engine: AsyncEngine, address: str, *, takes: bool = True) -> None:
        self.lease = Lease()
        self.me = Peer(secrets.token_urlsafe(9), address, ownership.rules_of() if takes else "")
        self.peers: dict[str, Peer] = {}
        self.dropped: Callable[[], None] = _nobody
        self.met: Callable[[], None] = _nobody
        self.heard: Callable[[str], None] = _unheard
        self.takes = takes  # tables; who is about to go, or is there only to pass lines on, does not
        self._store = store
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._owned: dict[str, int] = {}
        self._unreleased: set[Owned] = set()  # the books were out of reach
        self._lapsed = True
        self._renewed = asyncio.Event()
        self._seldom = Seldom()
        self._tasks: list[asyncio.Task[None]] = []

    # --- its life

    async def open(self) -> None:
        """Raises `Unreachable`."""
        self._store.node = self.me.id
        for more in reversed(range(TRIES)):
            try:
                await self._say()
                break
            except Unreachable:
                if not more:
                    raise
        self._tasks = [asyncio.create_task(self._run(), name="lease"), asyncio.create_task(self._watch(), name="lapse")]

    async def close(self) -> None:
        """It has no tables any more, and nobody has to wait until it is dead."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.lease.given_up()
        if self._connection is not None:
            with suppress(TimeoutError, SQLAlchemyError, OSError):
                async with asyncio.timeout(PATIENCE):
                    await ownership.left(self._connection, self.me.id)
        await self._hang_up()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY if self.lease.holds and self._connection is not None else AGAIN)
            with suppress(Unreachable):
                await self._say()

    async def _say(self) -> None:
        """That it lives. If that was not heard for too long, it looks first what is still its own."""
        asked = self.lease.now()
        try:
            async with asyncio.timeout(PATIENCE):
                with RENEWING.time():
                    connection = self._connection or await self._call()
                    found = await ownership.renewed(connection, self.me, TERM)
                if not self.lease.holds:
                    await self._settle(connection)
                for owned in list(self._unreleased):
                    await ownership.released(connection, self.me.id, owned)
                    self._unreleased.discard(owned)
        except (SQLAlchemyError, OSError) as error:  # asyncio's TimeoutError is an OSError
            if self.peers:
                self._seldom.warning("the lease cannot be renewed", exc_info=error)
            await self._hang_up()
            raise Unreachable("database") from error
        self.lease.renewed(asked)
        self._lapsed = not self.lease.holds
        self._store.look_again()
        self._meet({peer.id: peer for peer in found})
        self._renewed.set()

    async def _settle(self, connection: AsyncConnection) -> None:
        """What others have taken is gone; what is ours in the books only is free."""
        still = await ownership.mine(connection, self.me.id)
        self._owned = {code: epoch for code, epoch in self._owned.items() if still.get(code) == epoch}
        await ownership.released_but(connection, self.me.id, list(self._owned))
        OWNED.set(len(self._owned))

    async def _call(self) -> AsyncConnection:
        """A line of its own, over which it hears the news too."""
        connection = await self._engine.connect()
        self._connection = connection
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(ownership.CHANNEL, lambda _connection, _process, _channel, news: self.heard(news))
        self.heard("")  # something may have been missed
        return connection

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(TimeoutError, SQLAlchemyError, OSError):
                async with asyncio.timeout(PATIENCE):
                    await connection.invalidate()
                    await connection.close()

    async def _watch(self) -> None:
        """The moment at which it cannot be sure any more. Who has no peers may wait: nobody else takes his tables."""
        while True:
            await asyncio.sleep(max(0.02, self.lease.left))
            if self.lease.holds or self._lapsed:
                continue
            self._lapsed = True
            LAPSES.inc()
            if self.peers:
                log.warning("the lease has lapsed", tables=len(self._owned), peers=len(self.peers))
                self._lose_all()

    def _lose_all(self) -> None:
        self._owned.clear()
        OWNED.set(0)
        self.dropped()
        self._renewed.set()

    def _meet(self, living: dict[str, Peer]) -> None:
        living.pop(self.me.id, None)
        changed = living.keys() != self.peers.keys()
        self.peers = living
        NODES.set(len(living) + 1)
        if changed:
            log.info("servers that share the database", others=len(living))
            self.met()

    @property
    def may_tell(self) -> bool:
        """Anybody anything. Who has no peers may say at least that the books are out of reach: nobody plays on elsewhere."""
        return self.lease.holds or not self.peers

    async def next_renewal(self) -> None:
        self._renewed.clear()
        await self._renewed.wait()

    # --- its tables

    def has(self, owned: Owned) -> bool:
        return self._owned.get(owned.code) == owned.epoch

    async def take(self, code: str) -> Hold:
        """Raises `Elsewhere`; `Unreachable` too, if this server is as good as dead."""
        if not self.takes:
            raise Elsewhere(await self.owner(code) or self._another(code))
        epoch = await self._store.committed(lambda connection: ownership.taken(connection, self.me.id, code))
        if epoch is None:
            peer = await self.owner(code)
            if peer is None or peer.id == self.me.id:
                raise Unreachable("database")
            raise Elsewhere(peer)
        TAKEN.inc()
        return self.holding(Owned(code, epoch))

    def holding(self, owned: Owned) -> Hold:
        """What the books have given us."""
        self._owned[owned.code] = owned.epoch
        OWNED.set(len(self._owned))
        return Hold(self, owned)

    async def owner(self, code: str) -> Peer | None:
        """Who has it, if he lives."""
        return await self._store.committed(lambda connection: ownership.owner(connection, code))

    async def release(self, owned: Owned) -> None:
        """Anybody may have it; unless it was taken again meanwhile, if only by ourselves."""
        if self.has(owned):
            del self._owned[owned.code]
            OWNED.set(len(self._owned))
        try:
            await self._store.committed(lambda connection: ownership.released(connection, self.me.id, owned))
        except Unreachable:
            self._unreleased.add(owned)

    def knowing(self, game: str, rules: int) -> Peer | None:
        """Another that can play this."""
        return next((peer for peer in self.peers.values() if peer.knows(game, rules)), None)

    # --- what no server has, and one has to keep

    def home(self, code: str) -> Peer:
        """Where it is kept who waits at this table, and what else is known in memory only: the same one for all who know the same servers."""
        return max([self.me, *self.peers.values()], key=lambda peer: (crc32(f"{peer.id}/{code}".encode()), peer.id))

    def _another(self, code: str) -> Peer:
        """Of those who have tables."""
        others = [peer for peer in self.peers.values() if peer.rules]
        if not others:
            raise Unreachable("database")
        return max(others, key=lambda peer: crc32(f"{peer.id}/{code}".encode()))


def _nobody() -> None:
    """Has any table."""


def _unheard(news: str) -> None:
    """Nobody listens."""
