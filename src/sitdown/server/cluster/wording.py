"""What servers say to each other, beside frames of players."""

from __future__ import annotations

import struct
from typing import Final

import msgspec

from sitdown.server.store.records import Key

STAMP: Final = struct.Struct(
    ">dd"
)  # before a player's frame: when it came in, by the clock of where the table is, and the trip as the kernel sees it
UNSEEN: Final = -1.0
CODE: Final = struct.Struct(">H")  # of a line that is closed
CLOCK: Final = struct.Struct(">d")


class Joining(msgspec.Struct, frozen=True):
    """Somebody has come in for this table. `address` is for limits."""

    code: str
    key: Key | None
    since: int
    address: str


class Refused(msgspec.Struct, frozen=True):
    code: str
    detail: str
    status: int


class LetGo(msgspec.Struct, frozen=True, tag=True):
    """Of this table: somebody else needs it for a moment."""

    code: str


class Recount(msgspec.Struct, frozen=True, tag=True):
    """Holidays of somebody at this table are others now."""

    code: str


class Mind(msgspec.Struct, frozen=True, tag=True):
    """A caretaker is to look after the seat that this opens."""

    code: str
    key: Key


class Lobby(msgspec.Struct, frozen=True, tag=True):
    """Which tables would you show? The answer is their codes."""


class Request(msgspec.Struct, frozen=True, tag=True):
    """A request that has come in elsewhere. `client` is whose it is."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    scheme: str
    server: tuple[str, int | None] | None
    client: str


class Response(msgspec.Struct, frozen=True):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Errand = LetGo | Recount | Mind | Lobby | Request

packed = msgspec.msgpack.Encoder().encode
errand_of = msgspec.msgpack.Decoder(Errand).decode
joining_of = msgspec.msgpack.Decoder(Joining).decode
refused_of = msgspec.msgpack.Decoder(Refused).decode
codes_of = msgspec.msgpack.Decoder(list[str]).decode
response_of = msgspec.msgpack.Decoder(Response).decode
