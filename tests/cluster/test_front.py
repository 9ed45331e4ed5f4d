"""Through another server one is told the same, and nobody there sees more."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.browsers import Browser
from tests.server.faults import Cluster
from tests.server.online import Guest, Server, anything

from .front import Fronted


async def stays(folder: Path, cluster: Cluster) -> None:
    database = cluster.database("front")
    process = Fronted(folder, database)
    async with process, AsyncExitStack() as stack:
        front = await process.start()
        for server in (front, process.server):
            await stack.enter_async_context(server.http)
        await the_same_is_told(front, process.server)
        await who_is_signed_out_there_is_out_here(front, process.server)
        assert await process.stop() == 0


async def the_same_is_told(front: Server, behind: Server) -> None:
    mine = await front.sets_up("omerta", None, "random", "random", options={"turn_limit": 10})
    async with (
        front.joined(mine["table"], mine["token"]) as ada,
        behind.joined(mine["table"], mine["token"]) as beside,
        front.joined(mine["table"]) as there,
        behind.joined(mine["table"]) as here,
    ):
        for guest in (beside, there, here):
            await guest.until("Update")
        await asyncio.gather(ada.plays(anything), *[hears_all(guest) for guest in (beside, there, here)])
        for one, other in ((ada, beside), (there, here)):
            told = [updates(guest) for guest in (one, other)]
            shortest = min(map(len, told))
            assert shortest > 10
            assert told[0][-shortest + 2 :] == told[1][-shortest + 2 :]


async def hears_all(guest: Guest) -> None:
    while guest.last["question"] is not None:
        await guest.until("Update")


def updates(guest: Guest) -> list[bytes]:
    return [frame for frame in guest.raw if frame.startswith(b'{"type":"Update"')]


async def who_is_signed_out_there_is_out_here(front: Server, behind: Server) -> None:
    """And who has handed his chair over at one server is at no other."""
    ada = Browser(front)
    table: dict[str, Any] = await ada.sets_up("omerta", None, "random", "random")
    async with ada.at(table["table"]) as sitting:
        await sitting.until("Update")
        token = (await ada.post(f"/tables/{table['table']}/handover"))["token"]
        assert await asyncio.wait_for(sitting.closing(), 10) == 4002
    async with behind.joined(table["table"], token) as heir:
        await heir.until("Update")
    ben = Browser(front)
    other = await ben.sets_up("omerta", None, "random", "random")
    async with ben.at(other["table"]) as sitting:
        await sitting.until("Update")
        cookie = f"sitdown-{behind.port}={ben.cookie.partition('=')[2]}"  # as if he had come by way of that one
        assert (await behind.http.post("/api/me/forget", json={}, headers={"Cookie": cookie})).status_code == 200
        assert await asyncio.wait_for(sitting.closing(), 10) in (4001, 4002, 4004)


def test_through_a_front_one_is_told_the_same() -> None:
    with TemporaryDirectory(prefix="sitdown-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder))
        try:
            asyncio.run(stays(Path(folder), cluster))
        finally:
            cluster.close()
