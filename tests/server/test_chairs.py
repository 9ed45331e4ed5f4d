"""Chairs at tables that have not begun: nobody takes them all, nobody sits there who is gone, and who has set the table up may show others the door."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sitdown.server.guard import Limits
from sitdown.server.hall import waiting
from sitdown.server.token_bucket import Rate

from .killing import Process
from .online import Frame, Server, online

STRANGER, OTHER = "198.51.100.7", "198.51.100.8"
ANY = Rate(10**6, 10**6)
PATIENT = Limits(requests=ANY, tables=ANY, seats=ANY, requests_at_once=100)


class Caller:
    """Somebody at an address of his own: what a proxy says of him is believed, since it sits on this machine."""

    def __init__(self, server: Server, address: str) -> None:
        self._http = server.http
        self._headers = {"X-Forwarded-For": address}

    async def asks(self, path: str, **body: Any) -> tuple[int, Frame]:
        response = await self._http.post(f"/api/tables{path}", json=body, headers=self._headers)
        return response.status_code, response.json()

    async def gets(self, path: str, **body: Any) -> Frame:
        status, answer = await self.asks(path, **body)
        assert status < 300, answer
        return answer

    async def sets_up(self, *chairs: str | None, public: bool = True) -> Frame:
        return await self.gets("", game="omerta", nickname="Ada", chairs=chairs, public=public)

    async def sits(self, table: str, name: str = "Eve") -> tuple[int, str]:
        """The status, and why not."""
        status, answer = await self.asks(f"/{table}/seats", nickname=name)
        return status, answer.get("why", "")


def people(count: int, server: Server) -> list[Caller]:
    return [Caller(server, f"203.0.113.{at}") for at in range(count)]


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(waiting, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def free(server: Server, table: str) -> list[bool]:
    return [seat["free"] for seat in (await server.get(f"/api/tables/{table}"))["seats"]]


# --- too many


@pytest.mark.parametrize("at_once", [False, True])
def test_one_address_cannot_take_the_chairs_of_all_public_tables(tmp_path: Path, at_once: bool) -> None:
    async def play(server: Server) -> None:
        tables = [(await founder.sets_up(*[None] * 5))["table"] for founder in people(15, server)]
        eve = Caller(server, STRANGER)
        tries = [eve.sits(table) for table in tables for _ in range(4)]
        answers = await asyncio.gather(*tries) if at_once else [await each for each in tries]
        assert answers.count((200, "")) <= 3 * 2
        assert set(answers) == {(200, ""), (429, "too-many-chairs")}
        taken = [(await free(server, table)).count(False) - 1 for table in tables]
        assert max(taken) <= 2
        assert sum(taken) == answers.count((200, ""))
        assert (await Caller(server, OTHER).sits(tables[-1])) == (200, "")

    online(tmp_path, play, limits=PATIENT)


def test_friends_behind_one_router_fill_a_private_table_and_their_own(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        home = Caller(server, STRANGER)
        private = await Caller(server, OTHER).sets_up(*[None] * 5, public=False)
        own = await home.sets_up(*[None] * 5)
        for table in (private["table"], own["table"]):
            assert [await home.sits(table) for _ in range(4)] == [(200, "")] * 4
            assert (await server.get(f"/api/tables/{table}"))["started"]

    online(tmp_path, play, limits=PATIENT)


def test_who_plays_has_no_chair_in_a_waiting_room(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        eve = Caller(server, STRANGER)
        for founder in people(8, server):
            table = (await founder.sets_up(None, None, "sharp"))["table"]
            assert await eve.sits(table) == (200, "")

    online(tmp_path, play, limits=PATIENT)


def test_who_comes_too_late_for_a_chair_is_not_counted_as_if_he_had_it(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        for founder in people(6, server):
            table = (await founder.sets_up(None, None, "sharp"))["table"]
            callers = [Caller(server, STRANGER), Caller(server, OTHER)]
            answers = await asyncio.gather(*[caller.sits(table) for caller in callers * 2])
            assert sorted(answers) == [(200, ""), (409, "taken"), (409, "taken"), (409, "taken")]
        for founder in people(3, server):
            table = (await founder.sets_up(None, None, None, None))["table"]
            assert [await Caller(server, STRANGER).sits(table) for _ in range(2)] == [(200, "")] * 2

    online(tmp_path, play, limits=PATIENT)


def test_handing_over_a_chair_makes_no_room_for_another(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        eve = Caller(server, STRANGER)
        for founder in people(3, server):
            table = (await founder.sets_up(None, None, None, None))["table"]
            for _ in range(2):
                place = await eve.gets(f"/{table}/seats", nickname="Eve")
                await eve.gets(f"/{table}/handover", token=place["token"])
            assert await eve.sits(table) == (429, "too-many-chairs")
        fourth = (await Caller(server, OTHER).sets_up(None, None, None))["table"]
        assert await eve.sits(fourth) == (429, "too-many-chairs")

    online(tmp_path, play, limits=PATIENT)


# --- the lobby


def test_one_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        honest = await Caller(server, OTHER).sets_up(None, None, None)
        eve = Caller(server, STRANGER)
        body = {"game": "omerta", "nickname": "Eve", "chairs": [None] * 3, "public": True}
        answers = await asyncio.gather(*[eve.asks("", **body) for _ in range(60)])
        assert [status for status, _ in answers].count(201) == 3
        assert {answer["why"] for status, answer in answers if status != 201} == {"too-many-waiting"}
        listed = [table["table"] for table in await server.get("/api/tables")]
        assert honest["table"] in listed
        assert len(listed) == 4
        await eve.sets_up(None, None, None, public=False)  # for his friends he may

    online(tmp_path, play, limits=PATIENT)


def test_nor_can_he_with_games_that_go_on_or_that_nobody_plays(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        honest = await Caller(server, OTHER).sets_up(None, None, None)
        eve = Caller(server, STRANGER)
        playing = [await eve.sets_up(None, "random", "random") for _ in range(8)]
        for _ in range(60):
            await eve.sets_up(None, "random", "random")  # begun, and left
        lines = [server.joined(place["table"], place["token"]) for place in playing]
        for line in lines:
            await (await line.__aenter__()).until("Update")
        listed = [table["table"] for table in await server.get("/api/tables")]
        assert honest["table"] in listed
        assert listed[:3] == [place["table"] for place in playing[:-4:-1]], "the newest three that are played"
        assert len(listed) == 4
        for line in lines:
            await line.__aexit__(None, None, None)

    online(tmp_path, play, limits=PATIENT)


def test_a_table_that_everybody_has_left_leaves_the_lobby(tmp_path: Path, clock: Clock) -> None:
    async def play(server: Server) -> None:
        ada = Caller(server, OTHER)
        left, waits = [await ada.sets_up(None, None, None) for _ in range(2)]
        clock.now += waiting.GONE - 1
        await ada.gets(f"/{waits['table']}/here", token=waits["token"])
        clock.now += 2
        assert [table["table"] for table in await server.get("/api/tables")] == [waits["table"]]
        status, answer = await ada.asks(f"/{left['table']}/here", token=left["token"])
        assert status == 200, answer  # nobody has taken his chair: here he is again
        assert len(await server.get("/api/tables")) == 2

    online(tmp_path, play, limits=PATIENT)


# --- who does not come


def test_who_does_not_come_loses_his_chair_at_a_public_table(tmp_path: Path, clock: Clock) -> None:
    async def play(server: Server) -> None:
        ada, eve = Caller(server, OTHER), Caller(server, STRANGER)
        mine = await ada.sets_up(None, None, None)
        table = mine["table"]
        his = await eve.gets(f"/{table}/seats", nickname="Eve")
        clock.now += waiting.GONE - 1
        here = await ada.gets(f"/{table}/here", token=mine["token"])
        assert [seat["free"] for seat in here["seats"]] == [False, False, True]
        assert (here["seat"], here["seats"][0]["founder"]) == (0, True)
        clock.now += 2
        here = await ada.gets(f"/{table}/here", token=mine["token"])
        assert [seat["free"] for seat in here["seats"]] == [False, True, True]
        assert await eve.asks(f"/{table}/here", token=his["token"]) == (403, {"why": "lapsed", "detail": ""})
        assert await eve.sits(table) == (200, "")  # if it is still free

    online(tmp_path, play, limits=PATIENT)


def test_at_a_private_table_a_chair_waits_for_ever(tmp_path: Path, clock: Clock) -> None:
    async def play(server: Server) -> None:
        mine = await Caller(server, OTHER).sets_up(None, None, None, public=False)
        clock.now += 10 * waiting.GONE
        assert await free(server, mine["table"]) == [False, True, True]

    online(tmp_path, play, limits=PATIENT)


def test_when_the_founder_goes_the_table_is_whoevers_waits_there(tmp_path: Path, clock: Clock) -> None:
    async def play(server: Server) -> None:
        ada, bruno, eve = Caller(server, OTHER), Caller(server, STRANGER), Caller(server, "198.51.100.9")
        mine = await ada.sets_up(None, None, None)
        table = mine["table"]
        his = await bruno.gets(f"/{table}/seats", nickname="Bruno")
        clock.now += waiting.GONE - 1
        await bruno.gets(f"/{table}/here", token=his["token"])
        clock.now += 2
        here = await bruno.gets(f"/{table}/here", token=his["token"])
        assert [(seat["free"], seat["founder"]) for seat in here["seats"]] == [
            (True, False),
            (False, True),
            (True, False),
        ]
        clock.now += waiting.GONE + 1
        place = await eve.gets(f"/{table}/seats", nickname="Eve")
        here = await eve.gets(f"/{table}/here", token=place["token"])
        assert [seat["founder"] for seat in here["seats"]] == [True, False, False]

    online(tmp_path, play, limits=PATIENT)


def test_a_server_that_was_started_anew_gives_everybody_time_and_writes_down_no_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with Process(tmp_path) as process:
            server = await process.start()
            async with server.http:
                eve = Caller(server, STRANGER)
                mine = await eve.sets_up(None, None, None)
                await eve.sits(mine["table"])
            await process.kill()
            server = await process.start()
            async with server.http:
                assert await server.get("/api/tables") == []
                here = await Caller(server, STRANGER).gets(f"/{mine['table']}/here", token=mine["token"])
                assert [seat["free"] for seat in here["seats"]] == [False, False, True]
                assert [table["table"] for table in await server.get("/api/tables")] == [mine["table"]]
            await process.stop()
        for file in tmp_path.iterdir():
            assert STRANGER.encode() not in file.read_bytes(), file

    asyncio.run(run())


def test_after_a_start_it_learns_again_who_has_what(tmp_path: Path) -> None:
    mine: list[Frame] = []

    async def before(server: Server) -> None:
        mine.extend([await Caller(server, STRANGER).sets_up(*[None] * 5) for _ in range(3)])

    async def after(server: Server) -> None:
        eve = Caller(server, STRANGER)
        for place in mine:
            await eve.gets(f"/{place['table']}/here", token=place["token"])
        body = {"game": "omerta", "nickname": "Eve", "chairs": [None] * 3, "public": True}
        status, answer = await eve.asks("", **body)
        assert (status, answer["why"]) == (429, "too-many-waiting")
        assert [await eve.sits(mine[0]["table"]) for _ in range(4)] == [(200, "")] * 4  # it is his own

    online(tmp_path, before, limits=PATIENT)
    online(tmp_path, after, limits=PATIENT)


# --- shown the door


def test_who_has_set_the_table_up_frees_a_chair_and_keeps_it_free(tmp_path: Path, clock: Clock) -> None:
    async def play(server: Server) -> None:
        ada, eve = Caller(server, OTHER), Caller(server, STRANGER)
        for public in (True, False):
            mine = await ada.sets_up(None, None, "sharp", None, public=public)
            table = mine["table"]
            his = await eve.gets(f"/{table}/seats", nickname="Eve")
            told = await ada.gets(f"/{table}/free", token=mine["token"], seat=his["seat"])
            assert [seat["free"] for seat in told["seats"]] == [False, True, False, True]
            assert await eve.asks(f"/{table}/here", token=his["token"]) == (403, {"why": "freed", "detail": ""})
            answers = await asyncio.gather(*[eve.sits(table) for _ in range(10)])
            assert answers == [(403, "barred")] * 10
            assert await Caller(server, "198.51.100.9").sits(table, "Cleo") == (200, "")
            clock.now += waiting.BARRED + 1
            assert await eve.sits(table) == ((200, ""))

    online(tmp_path, play, limits=PATIENT)


def test_who_is_not_barred_in_his_own_house(tmp_path: Path) -> None:
    """Brothers and sisters sit in each other's chairs, and change."""

    async def play(server: Server) -> None:
        home = Caller(server, OTHER)
        mine = await home.sets_up(None, None, None, public=False)
        his = await home.gets(f"/{mine['table']}/seats", nickname="Bruno", seat=1)
        await home.gets(f"/{mine['table']}/free", token=mine["token"], seat=1)
        again = await home.gets(f"/{mine['table']}/seats", nickname="Bruno", seat=2)
        assert his["token"] != again["token"]

    online(tmp_path, play, limits=PATIENT)


def test_nobody_else_frees_a_chair_and_none_of_a_game_that_has_begun(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, eve = Caller(server, OTHER), Caller(server, STRANGER)
        mine = await ada.sets_up(None, None, None)
        table = mine["table"]
        his = await eve.gets(f"/{table}/seats", nickname="Eve")
        before = await server.get(f"/api/tables/{table}")
        for token, seat, status, why in (
            (his["token"], 0, 403, "not-founder"),
            ("guessed", 0, 403, "no-seat"),
            (mine["token"], 0, 400, "no-seat"),
            (mine["token"], 3, 400, "no-seat"),
            (mine["token"], 100, 400, "malformed"),
        ):
            got, answer = await ada.asks(f"/{table}/free", token=token, seat=seat)
            assert (got, answer["why"]) == (status, why)
        await ada.gets(f"/{table}/free", token=mine["token"], seat=2)  # it is free already
        assert await server.get(f"/api/tables/{table}") == before
        await ada.gets(f"/{table}/bots", token=mine["token"], bot="sharp")
        got, answer = await ada.asks(f"/{table}/free", token=mine["token"], seat=1)
        assert (got, answer["why"]) == (409, "begun")

    online(tmp_path, play, limits=PATIENT)


def test_chairs_from_before_chairs_could_be_kept_are_read_and_taken(tmp_path: Path) -> None:
    """Of such a table it is not known who has set it up: nobody may free a chair, and who comes later has no more right to."""

    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, None, None, None)
        old = """[{"name":"Ada","bot":null,"holder":"HOLDER"},{"name":"","bot":null,"holder":null},
        {"name":"","bot":null,"holder":null},{"name":"","bot":"sharp","holder":null}]"""
        with sqlite3.connect(tmp_path / "tables.db") as database:
            ((seats,),) = database.execute("SELECT seats FROM tables").fetchall()
            holder = seats.partition('"holder":"')[2].partition('"')[0]
            written = old.replace("HOLDER", holder).replace("\n        ", "")
            database.execute("UPDATE tables SET seats = ?", (written,))
        database.close()
        his = await server.post(f"/api/tables/{mine['table']}/seats", nickname="Bruno")
        told = await server.post(f"/api/tables/{mine['table']}/here", token=his["token"])
        assert [(seat["name"], seat["founder"]) for seat in told["seats"]] == [
            ("Ada", False),
            ("Bruno", False),
            ("", False),
            ("", False),
        ]
        for token in (mine["token"], his["token"]):
            refused = await server.http.post(f"/api/tables/{mine['table']}/free", json={"token": token, "seat": 2})
            assert refused.json()["why"] == "not-founder"

    online(tmp_path, play)
