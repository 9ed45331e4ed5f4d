"""The other end of a connection, as the kernel knows it. It measures the round trip by what the other kernel acknowledges, from the very first packets:
a client can hold back its pongs, but not these."""

from __future__ import annotations

import socket
import struct
import sys
from typing import Any, Final

from starlette.requests import HTTPConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sitdown.server.table.time.pulse import Measure, unseen

SEEN: Final = sys.platform == "linux"
LEAST_TRIP: Final = struct.Struct("@148xI")  # `tcpi_min_rtt` in the kernel's `struct tcp_info`, in microseconds
NEVER: Final = 2**32 - 1
_PEER: Final = "sitdown.peer"  # in the `state` of a scope
_WIRE: Final = "sitdown.wire"


class Peer:
    """A connection's other end: a client, or the proxy that it comes through."""

    def __init__(self, address: tuple[str, int] | None, connection: socket.socket) -> None:
        self.address = address
        self._connection = connection

    def round_trip(self) -> float | None:
        """The least lately, in seconds."""
        try:
            told = self._connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, LEAST_TRIP.size)
        except (OSError, ValueError):  # the line is gone, as an error of the kernel's or of uvloop's, or is no TCP
            return None
        if len(told) < LEAST_TRIP.size:  # an old kernel
            return None
        (least,) = LEAST_TRIP.unpack(told)
        return None if least == NEVER else least / 1e6


class Measured(WebSocketsSansIOProtocol):
    """uvicorn's own, which hands itself and the connection's other end to the application."""

    async def run_asgi(self) -> None:
        self.scope["state"][_WIRE] = self
        self.scope["state"][_PEER] = Peer(self.client, self.transport.get_extra_info("socket"))
        await super().run_asgi()


def wire_of(connection: HTTPConnection) -> Any:
    """The connection itself: below the application, where frames go in and out."""
    return connection.scope["state"][_WIRE]


def measure_of(connection: HTTPConnection) -> Measure:
    """What the kernel sees of this caller: nothing if he comes through a proxy, whose distance is not his."""
    peer: Peer | None = connection.scope.get("state", {}).get(_PEER)
    direct = peer is not None and connection.client is not None and tuple(connection.client) == peer.address
    return peer.round_trip if SEEN and direct and peer is not None else unseen
