"""The servers that share our database, as the rest of this one needs them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

from sitdown.server.cluster.link import Gone
from sitdown.server.cluster.node import Node
from sitdown.server.cluster.peers import Peers
from sitdown.server.cluster.reception import Reception
from sitdown.server.cluster.wording import Errand, Lobby, codes_of
from sitdown.server.refusal import Refusal
from sitdown.server.store.ownership import Peer
from sitdown.server.store.store import Store

KEY: Final = "nodes"
FRESH: Final = 1.0  # seconds that another server's lobby is taken to be so


class Others:
    def __init__(self, node: Node, peers: Peers, reception: Reception) -> None:
        self.node = node
        self.peers = peers
        self.reception = reception
        self._lobby: tuple[float, frozenset[str]] = (float("-inf"), frozenset())

    @classmethod
    async def open(cls, store: Store, host: str, front: bool = False) -> Others | None:
        """`None`: nobody can share this database. `host`: where the others are to reach us, perhaps with a port. `front`: no table is to be ours."""
        if store.shared is None:
            return None
        key = bytes.fromhex(await store.key(KEY))
        reception = Reception(key)
        node = Node(store, store.shared, await reception.open(*_address(host)), takes=not front)
        await node.open()
        return cls(node, Peers(key), reception)

    async def close(self) -> None:
        self.peers.close()
        await self.reception.close()
        await self.node.close()

    def is_home(self, code: str) -> bool:
        """Whether it is kept here who waits at this table."""
        return self.node.home(code).id == self.node.me.id

    async def lobby(self) -> frozenset[str]:
        """What all the others would show."""
        asked, codes = self._lobby
        if time.monotonic() - asked >= FRESH:
            told = await asyncio.gather(*[self._lobby_of(peer) for peer in self.node.peers.values()])
            codes = frozenset(code for each in told for code in each)
            self._lobby = (time.monotonic(), codes)
        return codes

    async def _lobby_of(self, peer: Peer) -> Iterable[str]:
        """Nothing, if it does not say so soon."""
        try:
            async with asyncio.timeout(FRESH):
                return codes_of(await self.peers.ask(peer, Lobby()))
        except (Gone, Refusal, TimeoutError):
            return ()

    async def ask(self, peer: Peer, errand: Errand) -> bytes:
        return await self.peers.ask(peer, errand)


def _address(given: str) -> tuple[str, int]:
    host, _, port = given.rpartition(":") if given.count(":") == 1 or given.startswith("[") else (given, "", "")
    return (host.strip("[]"), int(port)) if port.isdecimal() else (given.strip("[]"), 0)
