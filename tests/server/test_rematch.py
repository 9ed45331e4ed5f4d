"""The same again: everybody's chair is kept, and who asks twice is told the same."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sitdown.server.hall import stored
from sitdown.server.hall.hall import Hall
from sitdown.server.store.records import token_key
from sitdown.server.store.store import Store
from sitdown.server.table.time.pace import HURRIED

from .killing import Process
from .online import Frame, Server, online
from .test_chairs import OTHER, PATIENT, STRANGER, Caller
from .test_handover import Hesitant


def over(folder: Path) -> None:
    """All games there are have come to their end."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE tables SET finished = 1")
    database.close()


async def played(server: Server, folder: Path, public: bool = True) -> list[Frame]:
    """The places of three people who have played to the end, with a bot."""
    ada = Caller(server, OTHER)
    first = await ada.sets_up(None, "sharp", None, None, public=public)
    others = [await ada.gets(f"/{first['table']}/seats", nickname=name) for name in ("Bruno", "Cleo")]
    over(folder)
    return [first, *others]


async def again(server: Server, place: Frame) -> Frame:
    return await server.post(f"/api/tables/{place['table']}/rematch", token=place["token"])


async def chairs(server: Server, table: str) -> list[str]:
    seats = (await server.get(f"/api/tables/{table}"))["seats"]
    return ["free" if seat["free"] else "kept" if seat["kept"] else seat["bot"] or seat["name"] for seat in seats]


def test_a_stranger_gets_no_chair_that_is_kept_for_somebody(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bruno, cleo = await played(server, tmp_path)
        table = (await again(server, ada))["table"]
        assert await chairs(server, table) == ["Ada", "sharp", "kept", "kept"]
        eve = Caller(server, STRANGER)
        assert await eve.sits(table) == (409, "taken")
        for seat in (2, 3):
            status, answer = await eve.asks(f"/{table}/seats", nickname="Eve", seat=seat)
            assert (status, answer["why"]) == (409, "taken")
        assert table not in [listed["table"] for listed in await server.get("/api/tables")], "there is nothing to take"
        assert (await again(server, bruno))["seat"] == 2
        assert (await again(server, cleo))["seat"] == 3
        told = await server.get(f"/api/tables/{table}")
        assert told["started"]
        assert [seat["name"] for seat in told["seats"]] == ["Ada", "", "Bruno", "Cleo"]

    online(tmp_path, play, limits=PATIENT)


def test_who_asks_again_is_told_the_same_also_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with Process(tmp_path) as process:
            server = await process.start()
            places = await played(server, tmp_path)
            first = [await again(server, place) for place in (*places, *places)]
            await server.http.aclose()
            await process.kill()
            server = await process.start()
            second = [await again(server, place) for place in places]
            async with server.joined(second[1]["table"], second[1]["token"]) as bruno:
                assert (await bruno.until("Welcome"))["seat"] == 2
            await server.http.aclose()
            await process.stop()
        assert first[:3] == first[3:] == second
        assert len({place["token"] for place in second} | {place["token"] for place in places}) == 6
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
        assert not any(place["token"].encode() in stored for place in (*places, *second))

    asyncio.run(run())


def test_all_who_ask_at_once_and_more_than_once_meet_at_one_table(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        for _ in range(5):
            places = await played(server, tmp_path, public=False)
            answers = await asyncio.gather(*[again(server, place) for place in places * 4])
            assert answers == answers[:3] * 4
            assert len({place["table"] for place in answers}) == 1
            assert [place["seat"] for place in answers[:3]] == [0, 2, 3]

    online(tmp_path, play, limits=PATIENT)


def test_they_meet_in_whatever_order_things_happen(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        for seed in range(30):
            hesitant: Any = Hesitant(store, Random(seed))
            hall = Hall(hesitant, HURRIED, PATIENT)
            first = await hall.set_up("omerta", {}, (None, None, "random"), 0, "Ada", True, OTHER)
            other = await hall.sit_down(first.table, "Bruno", None, STRANGER)
            over(tmp_path)
            asking = [(first, OTHER), (other, STRANGER)] * 3
            answers = await asyncio.gather(
                *[hall.rematch(p.table, token_key(p.token), address) for p, address in asking]
            )
            assert answers == answers[:2] * 3, f"schedule {seed}"
            assert {place.table for place in answers} == {(await hall.stored.record(first.table)).rematch}
            assert await hall.lobby() == [], "no table is left over"
            await hall.live.close()
        await store.close()

    asyncio.run(run())


def test_a_seat_of_the_next_table_that_was_handed_over_is_not_had_back_by_asking(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, *_ = await played(server, tmp_path)
        mine = await again(server, ada)
        await server.post(f"/api/tables/{mine['table']}/handover", token=mine["token"])
        refused = await server.http.post(f"/api/tables/{ada['table']}/rematch", json={"token": ada["token"]})
        assert (refused.status_code, refused.json()["why"]) == (409, "taken")

    online(tmp_path, play, limits=PATIENT)


def test_who_was_given_a_seat_after_the_game_has_its_chair_at_the_next_table(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bruno, _ = await played(server, tmp_path)
        await again(server, ada)
        heir = await server.post(f"/api/tables/{bruno['table']}/handover", token=bruno["token"])
        assert (await again(server, heir))["seat"] == 2

    online(tmp_path, play, limits=PATIENT)


def test_bots_take_no_kept_chair_but_its_founder_may_free_it(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bruno, cleo = await played(server, tmp_path)
        mine = await again(server, ada)
        table = mine["table"]
        await server.post(f"/api/tables/{table}/bots", token=mine["token"], bot="random")
        assert await chairs(server, table) == ["Ada", "sharp", "kept", "kept"]
        his = await again(server, bruno)
        refused = await server.http.post(f"/api/tables/{table}/free", json={"token": his["token"], "seat": 3})
        assert refused.json()["why"] == "not-founder"
        await server.post(f"/api/tables/{table}/free", token=mine["token"], seat=3)
        assert await chairs(server, table) == ["Ada", "sharp", "Bruno", "free"]
        await server.post(f"/api/tables/{table}/bots", token=his["token"], bot="random")
        assert (await server.get(f"/api/tables/{table}"))["started"]
        late = await server.http.post(f"/api/tables/{cleo['table']}/rematch", json={"token": cleo["token"]})
        assert (late.status_code, late.json()["why"]) == (409, "taken")

    online(tmp_path, play, limits=PATIENT)


def test_who_was_shown_the_door_at_the_next_table_does_not_come_back_by_asking(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bruno, _ = await played(server, tmp_path)
        mine = await Caller(server, OTHER).gets(f"/{ada['table']}/rematch", token=ada["token"])
        him = Caller(server, STRANGER)
        his = await him.gets(f"/{bruno['table']}/rematch", token=bruno["token"])
        await server.post(f"/api/tables/{mine['table']}/free", token=mine["token"], seat=his["seat"])
        status, answer = await him.asks(f"/{bruno['table']}/rematch", token=bruno["token"])
        assert (status, answer["why"]) == (403, "barred")

    online(tmp_path, play, limits=PATIENT)


def test_chairs_are_not_kept_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: Server) -> None:
        ada, bruno, _ = await played(server, tmp_path)
        table = (await again(server, ada))["table"]
        monkeypatch.setattr(stored, "KEPT", -1)
        assert table in [listed["table"] for listed in await server.get("/api/tables")]
        assert await chairs(server, table) == ["Ada", "sharp", "free", "free"]
        assert (await again(server, bruno))["seat"] == 2  # nobody else has it yet
        assert await Caller(server, STRANGER).sits(table) == (200, "")

    online(tmp_path, play, limits=PATIENT)
