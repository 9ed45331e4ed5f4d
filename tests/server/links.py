"""Wires of some length to a server on this machine.

A `link` is long for the kernel too: every packet goes through a device of ours (TUN), and comes back after half the round trip with its ends swapped.
So whoever calls the far end of the link reaches the near one, this machine. It takes Linux and the rights of root. A `wire` needs neither, but the
kernel sees only the proxy that delays the bytes.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import struct
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

DEVICE: Final = "/dev/net/tun"
TUNSETIFF: Final = 0x400454CA
PLAIN_IP: Final = 0x0001 | 0x1000  # IFF_TUN | IFF_NO_PI
LONGEST: Final = 65536


@asynccontextmanager
async def link(number: int, trip: float) -> AsyncIterator[str]:
    """The address of its far end. Raises `OSError` where it cannot be had."""
    loop = asyncio.get_running_loop()
    device = os.open(DEVICE, os.O_RDWR | os.O_NONBLOCK)
    name, network = f"link{number}", f"10.213.{number}"

    def carry() -> None:
        packet = os.read(device, LONGEST)
        if packet[0] >> 4 == 4:  # addresses are at 12 and 16; a checksum is the same when they are swapped
            back = packet[:12] + packet[16:20] + packet[12:16] + packet[20:]
            loop.call_later(trip / 2, _put_back, device, back)

    try:
        fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), PLAIN_IP))
        for command in (f"addr add {network}.1/24 dev {name}", f"link set {name} up"):
            subprocess.run(["ip", *command.split()], check=True)
        loop.add_reader(device, carry)
        yield f"{network}.2"
        loop.remove_reader(device)
    finally:
        os.close(device)


def _put_back(device: int, packet: bytes) -> None:
    with suppress(OSError):  # the link may be down by now
        os.write(device, packet)


@asynccontextmanager
async def wire(port: int, trip: float) -> AsyncIterator[int]:
    """A port that leads to the other one."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(LONGEST):
            loop.call_later(trip / 2, _pass, writer, data)
        loop.call_later(trip / 2, writer.close)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


def _pass(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)
