"""The face that somebody has chosen: it goes with him to the table, to the next one, and through a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from .online import Frame, Server, online
from .test_rematch import over


def faces(told: Frame) -> list[str]:
    return [seat["face"] for seat in told["seats"]]


def test_everybody_sees_it_before_the_game_and_at_the_table(tmp_path: Path) -> None:
    mine: Frame = {}

    async def before(server: Server) -> None:
        mine.update(await server.sets_up("omerta", None, None, "sharp", face="widow"))
        assert faces(await server.get(f"/api/tables/{mine['table']}")) == ["widow", "", ""]
        await server.post(f"/api/tables/{mine['table']}/seats", nickname="Bruno", face="bookie")
        async with server.joined(mine["table"]) as spectator:
            assert faces(await spectator.until("Presence")) == ["widow", "bookie", ""]

    async def after(server: Server) -> None:
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert faces(await ada.until("Presence")) == ["widow", "bookie", ""]

    for play in (before, after):
        online(tmp_path, play)


def test_who_has_none_sits_down_all_the_same(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", "sharp")
        assert faces(await server.get(f"/api/tables/{mine['table']}")) == ["", "", ""]

    online(tmp_path, play)


@pytest.mark.parametrize("face", ["x" * 21, "Widow", "a b", "<svg>", "é", 7, None])
def test_nothing_else_goes_for_a_face(tmp_path: Path, face: object) -> None:
    async def play(server: Server) -> None:
        body = {"game": "omerta", "nickname": "Ada", "chairs": [None, "sharp", "sharp"], "face": face}
        assert (await server.http.post("/api/tables", json=body)).status_code == 400

    online(tmp_path, play)


def test_it_is_kept_for_the_next_game(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, None, "random", face="widow")
        other = await server.post(f"/api/tables/{mine['table']}/seats", nickname="Bruno", face="bookie")
        over(tmp_path)
        again = await server.post(f"/api/tables/{mine['table']}/rematch", token=mine["token"])
        assert faces(await server.get(f"/api/tables/{again['table']}")) == ["widow", "bookie", ""]
        await server.post(f"/api/tables/{mine['table']}/rematch", token=other["token"])
        assert faces(await server.get(f"/api/tables/{again['table']}")) == ["widow", "bookie", ""]

    online(tmp_path, play)
