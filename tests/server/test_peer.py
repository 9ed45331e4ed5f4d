"""How far away somebody is, as the kernel knows: a client cannot hold that back."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from sitdown.server.table.time.pulse import ALLOWED

from .online import Server, online
from .races import Runner, lay, race

HELD_BACK = 0.150  # seconds
NEARBY = 0.050  # there is no wire, but the machine may be busy
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="no other kernel is asked")


def taken_off(folder: Path, forwarded: bool) -> int:
    """From the reaction of somebody beside the server who has held back his pongs from the very first. In milliseconds."""
    database = f"sqlite+aiosqlite:///{folder}/tables.db"
    (code,) = asyncio.run(lay(database, 1))
    trips: dict[int, int] = {}

    async def play(server: Server) -> None:
        cheat, other = Runner(server, forwarded, HELD_BACK, spread=0.0), Runner(server, waits=True)
        tries = await race(code, [other, cheat, other, other, other], 4, Random(1))
        trips.update({each["seat"]: each["trip"] for each in tries})

    online(folder, play, database=database)
    return trips[1]


def test_who_holds_back_his_pongs_from_the_first_is_not_far_away(tmp_path: Path) -> None:
    assert taken_off(tmp_path, forwarded=False) <= round((NEARBY + ALLOWED) * 1000)


def test_behind_a_proxy_the_kernel_sees_the_proxy_and_pongs_count(tmp_path: Path) -> None:
    assert taken_off(tmp_path, forwarded=True) >= round(HELD_BACK * 1000)
