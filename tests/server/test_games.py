"""Whole games over real wires: people who answer anything, and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sitdown.core.log import resume

from .online import Frame, Server, anything, online

GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("omerta", "sharp", {"turn_limit": 40, "snap_seconds": 1, "reflexes": "quick"}),
    ("cosa-nostra", "regular", {"rounds": 3}),
]


@pytest.mark.parametrize(("game", "bot", "options"), GAMES)
def test_two_people_and_bots_play_to_the_end(
    tmp_path: Path, database: str, game: str, bot: str, options: dict[str, Any]
) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up(game, None, bot, None, options=options)
        other = await server.post(f"/api/tables/{mine['table']}/seats", nickname="Bruno")
        assert other["seat"] == 2
        async with (
            server.joined(mine["table"], mine["token"]) as ada,
            server.joined(mine["table"], other["token"]) as bruno,
            server.joined(mine["table"]) as spectator,
        ):
            ends = await asyncio.gather(ada.plays(anything, 1), bruno.plays(anything, 2), spectator.plays(anything, 3))
        assert [end["view"]["seat"] for end in ends] == [0, 2, None]
        assert not any(frame.get("options") for frame in spectator.frames if frame["type"] == "Update")
        await _can_be_looked_at_again(server, mine["table"], ends)

    online(tmp_path, play, database=database)


async def _can_be_looked_at_again(server: Server, table: str, ends: Sequence[Frame]) -> None:
    written = (await server.http.get(f"/api/tables/{table}/log")).content.splitlines()
    session = resume(written)
    assert session.state.over
    about = await server.get(f"/api/tables/{table}")
    assert about["finished"]
    last = len(written) - 2
    for end in ends:
        seat = end["view"]["seat"]
        eyes = "" if seat is None else f"&eyes={seat}"
        shown = await server.get(f"/api/tables/{table}/views?from={last}{eyes}")
        assert shown["views"] == [end["view"]]
