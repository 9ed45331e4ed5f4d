"""One connection between two servers, over which all that they have to say to each other goes in numbered frames. Either proves first that it can read the
database's key."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import IntEnum
from typing import Final

from sitdown.core.errors import SitdownError

HEAD: Final = struct.Struct(">IBI")  # length of what follows the head, kind, number
NONCE: Final = 32
PROOF: Final = 32
LONGEST: Final = 8 * 2**20  # bytes of a frame
MOST_BEHIND: Final = 32 * 2**20  # bytes that the other side may not have taken
PATIENCE: Final = 1.0  # seconds for the beginning


class Gone(SitdownError):
    """The other server cannot be reached, or does not have any more what it was asked about."""


class Kind(IntEnum):
    JOIN = 1  # from where a line comes in …
    HEAR = 2
    LEAVE = 3
    ASK = 4
    PING = 5
    JOINED = 6  # … and from where the table is
    REFUSED = 7
    TELL = 8
    CLOSE = 9
    ANSWER = 10
    FAILED = 11
    PONG = 12


Hear = Callable[[Kind, int, bytes], None]


class Link:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @property
    def closed(self) -> bool:
        return self._writer.is_closing()

    def send(self, kind: Kind, number: int, data: bytes = b"") -> None:
        """Nothing here waits: who does not listen is hung up on."""
        transport = self._writer.transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_BEHIND:
            transport.abort()
            return
        self._writer.write(HEAD.pack(len(data), kind, number) + data)

    async def hear(self, take: Hear) -> None:
        """All that the other side says, until it is gone."""
        with suppress(OSError, asyncio.IncompleteReadError, ValueError):  # ValueError: what it says is no frame
            while True:
                length, kind, number = HEAD.unpack(await self._reader.readexactly(HEAD.size))
                if length > LONGEST:
                    break
                take(Kind(kind), number, await self._reader.readexactly(length) if length else b"")
        self.close()

    def close(self) -> None:
        self._writer.transport.abort()


async def called(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, key: bytes) -> Link:
    """Somebody calls. Raises `Gone` if he is none of us."""
    with _beginning(writer):
        async with asyncio.timeout(PATIENCE):
            mine = secrets.token_bytes(NONCE)
            writer.write(mine)
            theirs = await reader.readexactly(NONCE)
            proof = await reader.readexactly(PROOF)
            if not hmac.compare_digest(proof, _proof(key, b"calls", mine + theirs)):
                raise ConnectionError
            writer.write(_proof(key, b"hears", mine + theirs))
    return Link(reader, writer)


async def call(address: str, key: bytes) -> Link:
    """Raises `Gone`."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, ValueError) as error:
        raise Gone(address) from error
    with _beginning(writer):
        async with asyncio.timeout(PATIENCE):
            theirs, mine = await reader.readexactly(NONCE), secrets.token_bytes(NONCE)
            writer.write(mine + _proof(key, b"calls", theirs + mine))
            if not hmac.compare_digest(await reader.readexactly(PROOF), _proof(key, b"hears", theirs + mine)):
                raise ConnectionError
    return Link(reader, writer)


def _proof(key: bytes, who: bytes, nonces: bytes) -> bytes:
    return hmac.digest(key, who + nonces, "sha256")


@contextmanager
def _beginning(writer: asyncio.StreamWriter) -> Iterator[None]:
    """Whatever goes wrong with it."""
    try:
        yield
    except BaseException as error:
        writer.transport.abort()
        if isinstance(error, OSError | asyncio.IncompleteReadError):  # asyncio's TimeoutError is an OSError
            raise Gone from error
        raise
