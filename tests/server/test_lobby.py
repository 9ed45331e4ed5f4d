"""Getting to a table, handing a seat over, playing again; and what is refused, with the reason as a code."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from websockets.exceptions import InvalidStatus

from sitdown.core.registry import game_named
from sitdown.server import guard
from sitdown.server.doors.games import Words
from sitdown.server.hall import hall
from sitdown.server.live.live import HANDED_OVER
from sitdown.server.protocol import LONGEST_MESSAGE, Join
from sitdown.texts import game_words

from .faults import is_sick
from .killing import Process
from .online import Server, anything, online

QUICK = {"turn_limit": 3, "snap_seconds": 1, "reflexes": "quick"}


def test_a_table_begins_when_no_chair_is_free(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, None, None, public=True)
        listed = await server.get("/api/tables")
        assert [(table["table"], table["started"]) for table in listed] == [(mine["table"], None)]
        assert [seat["free"] for seat in listed[0]["seats"]] == [False, True, True]
        async with server.joined(mine["table"], mine["token"]) as early:
            assert (await early.frame())["why"] == "not-begun"
        other = await server.post(f"/api/tables/{mine['table'].lower()}/seats", nickname="Bruno", seat=2)
        assert other["seat"] == 2
        filled = await server.post(f"/api/tables/{mine['table']}/bots", token=other["token"], bot="sharp")
        assert filled["started"]
        assert [seat["bot"] for seat in filled["seats"]] == [None, "sharp", None]
        async with server.joined(mine["table"], mine["token"]) as ada:
            welcome = await ada.until("Welcome")
            assert welcome["names"] == ["Ada", "sharp", "Bruno"]
            assert (await ada.until("Update"))["view"]["seat"] == 0

    online(tmp_path, play)


def test_a_code_that_a_table_has_already_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["BCDFGH", "BCDFGH", "BCDFGH", "HGFDCB"])
    monkeypatch.setattr(hall, "new_code", lambda: next(drawn))

    async def play(server: Server) -> None:
        places = [await server.sets_up("omerta", None, "sharp", "sharp") for _ in range(2)]
        assert [place["table"] for place in places] == ["BCDFGH", "HGFDCB"]
        for place in places:
            async with server.joined(place["table"], place["token"]) as ada:
                assert (await ada.until("Welcome"))["seat"] == 0

    online(tmp_path, play)


def test_no_secret_of_a_table_is_told(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", "sharp", public=True)
        for path in ("/api/tables", f"/api/tables/{mine['table']}"):
            text = (await server.http.get(path)).text
            assert mine["token"] not in text
            assert "holder" not in text
        for path in ("log", "story", "views"):
            response = await server.http.get(f"/api/tables/{mine['table']}/{path}")
            assert (response.status_code, response.json()["why"]) == (409, "not-over")

    online(tmp_path, play)


def test_a_seat_handed_over_belongs_to_the_new_token_only(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", "sharp")
        async with server.joined(mine["table"], mine["token"]) as ada:
            await ada.until("Update")
            given = await server.post(f"/api/tables/{mine['table']}/handover", token=mine["token"])
            assert await ada.closing() == HANDED_OVER
        async with server.joined(mine["table"], mine["token"]) as again:
            assert (await again.frame())["why"] == "no-seat"
        async with server.joined(mine["table"], given["token"]) as friend:
            assert (await friend.until("Update"))["view"]["seat"] == 0

    online(tmp_path, play)


def test_they_play_again(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", None, options=QUICK)
        other = await server.post(f"/api/tables/{mine['table']}/seats", nickname="Bruno")
        path = f"/api/tables/{mine['table']}/rematch"
        early = await server.http.post(path, json={"token": mine["token"]})
        assert early.json()["why"] == "not-over"
        async with (
            server.joined(mine["table"], mine["token"]) as ada,
            server.joined(mine["table"], other["token"]) as bruno,
        ):
            await asyncio.gather(ada.plays(anything, 1), bruno.plays(anything, 2))
        mine, other = await asyncio.gather(
            server.post(path, token=mine["token"]), server.post(path, token=other["token"])
        )
        assert mine["table"] == other["table"]
        assert (mine["seat"], other["seat"]) == (0, 2)
        again = await server.get(f"/api/tables/{mine['table']}")
        assert again["started"]
        assert again["options"] == QUICK

    online(tmp_path, play)


def test_a_bot_that_is_gone_gives_its_chair_to_the_caretaker(tmp_path: Path) -> None:
    """A bot came with a package that the host has removed since."""

    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "random", "random", options=QUICK)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("""UPDATE tables SET seats = replace(seats, '"random"', '"departed"')""")
        database.close()
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert (await ada.until("Welcome"))["names"] == ["Ada", "sharp", "sharp"]
            assert (await ada.plays(anything))["question"] is None
        again = await server.post(f"/api/tables/{mine['table']}/rematch", token=mine["token"])
        assert [seat["bot"] for seat in (await server.get(f"/api/tables/{again['table']}"))["seats"]] == [
            None,
            "sharp",
            "sharp",
        ]

    online(tmp_path, play)


REFUSED: list[tuple[str, dict[str, Any], int, str]] = [
    ("/api/tables", {"game": "poker", "nickname": "A", "chairs": [None, None, None]}, 400, "no-game"),
    ("/api/tables", {"game": "omerta", "nickname": "A", "chairs": [None, None]}, 400, "bad-table"),
    ("/api/tables", {"game": "omerta", "nickname": "A", "chairs": [None, "nobody", None]}, 400, "no-bot"),
    ("/api/tables", {"game": "omerta", "nickname": "A", "chairs": ["random", None, None]}, 400, "no-seat"),
    ("/api/tables", {"game": "omerta", "nickname": "A", "chairs": [None] * 3, "seat": 4}, 400, "no-seat"),
    ("/api/tables", {"game": "omerta", "nickname": " ", "chairs": [None] * 3}, 400, "malformed"),
    ("/api/tables", {"game": "omerta", "nickname": "A\nB", "chairs": [None] * 3}, 400, "malformed"),
    ("/api/tables", {"game": "omerta", "nickname": "A", "chairs": [None] * 3, "admin": True}, 400, "malformed"),
    (
        "/api/tables",
        {"game": "omerta", "nickname": "A", "chairs": [None] * 3, "options": {"x": 1}},
        400,
        "bad-table",
    ),
    ("/api/tables/NOSUCH/seats", {"nickname": "A"}, 404, "no-table"),
    ("/api/tables/NOSUCH/rematch", {"token": "x"}, 404, "no-table"),
    ("/api/tables/TABLE/seats", {"nickname": "A"}, 409, "taken"),
    ("/api/tables/TABLE/handover", {"token": "guessed"}, 403, "no-seat"),
    ("/api/tables/TABLE/bots", {"token": "guessed", "bot": "sharp"}, 403, "no-seat"),
    ("/api/me", {"nickname": "x" * LONGEST_MESSAGE}, 413, "too-long"),
]


def test_what_cannot_be_done_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", "sharp")
        before = await server.get(f"/api/tables/{mine['table']}")
        for path, body, status, why in REFUSED:
            response = await server.http.post(path.replace("TABLE", mine["table"]), json=body)
            assert (response.status_code, response.json()["why"]) == (status, why), (path, body)
        assert await server.get(f"/api/tables/{mine['table']}") == before
        assert await server.get("/api/tables") == []

    online(tmp_path, play)


def test_who_asks_for_reflexes_that_there_are_not_is_told_which_there_are(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        body = {"game": "omerta", "nickname": "A", "chairs": [None] * 3, "options": {"reflexes": "feline"}}
        refused = (await server.http.post("/api/tables", json=body)).json()
        assert refused["why"] == "bad-table"
        assert refused["detail"] == "options of omerta: reflexes is one of quick, human, slow, drowsy, not feline"

    online(tmp_path, play)


def test_pages_of_other_sites_cannot_call(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        body = {"game": "omerta", "nickname": "A", "chairs": [None, "sharp", "sharp"]}
        evil = {"Origin": "https://evil.example"}
        response = await server.http.post("/api/tables", json=body, headers=evil)
        assert (response.status_code, response.json()["why"]) == (403, "origin")
        with pytest.raises(InvalidStatus):
            async with server.connected(origin="https://evil.example"):
                pass
        ours = {"Origin": f"http://127.0.0.1:{server.port}"}
        assert (await server.http.post("/api/tables", json=body, headers=ours)).status_code == 201

    online(tmp_path, play)


def test_the_first_message_has_to_make_sense(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        for data, why in (("{", "malformed"), ('{"type":"Pong","number":1}', "malformed")):
            async with server.connected() as guest:
                await guest.wire.send(data)
                assert (await guest.frame())["why"] == why
        async with server.connected() as guest:
            await guest.send(Join("BCDFGH", protocol=2))
            assert (await guest.frame())["why"] == "protocol"
        async with server.joined("NOSUCH") as guest:
            assert (await guest.frame())["why"] == "no-table"

    online(tmp_path, play)


def test_who_sends_too_much_is_slowed_down(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", "sharp")
        async with server.joined(mine["table"], mine["token"]) as ada:
            await ada.until("Update")
            for _ in range(guard.FRAMES.at_once + 30):
                await ada.wire.send("{")
            why = [(await ada.until("Refused"))["why"] for _ in range(guard.FRAMES.at_once + 30)]
            assert why.count("too-fast") >= 10
            await asyncio.sleep(0.5)
            await ada.wire.send("{")
            assert (await ada.until("Refused"))["why"] == "malformed"
        async with server.joined(mine["table"], mine["token"]) as ada:
            await ada.wire.send("x" * (LONGEST_MESSAGE + 1))
            assert await ada.closing() == 1009

    online(tmp_path, play)


def test_nobody_sets_up_tables_without_end(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        body = {"game": "omerta", "nickname": "A", "chairs": [None, None, None]}
        codes = [(await server.http.post("/api/tables", json=body)).status_code for _ in range(70)]
        assert codes[: guard.USUAL.tables.at_once] == [201] * guard.USUAL.tables.at_once
        assert codes[guard.USUAL.tables.at_once :] == [429] * (70 - guard.USUAL.tables.at_once)

    online(tmp_path, play)


def test_a_host_can_see_how_it_goes(tmp_path: Path) -> None:
    async def run() -> None:
        async with Process(tmp_path) as process:
            server = await process.start()
            async with server.http:
                assert (await server.get("/healthz"))["ok"]
                mine = await server.sets_up("omerta", None, "sharp", "sharp")
                async with server.joined(mine["table"], mine["token"]) as ada:
                    await ada.until("Update")
                    figures = await server.figures()
                page = await server.http.get("/")
            assert await process.stop() == 0
        assert "sitdown_tables_live 1.0" in figures
        assert "sitdown_lines 1.0" in figures
        assert 'sitdown_lag_seconds_bucket{le="0.02"}' in figures
        assert page.status_code == 503
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]

    asyncio.run(run())


def test_a_server_without_its_database_is_not_well(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("ALTER TABLE tables RENAME TO gone")
        database.close()
        await is_sick(server, "database")

    with structlog.testing.capture_logs() as told:
        online(tmp_path, play)
    assert [line["event"] for line in told] == ["the books are out of reach"]


def test_the_games_are_described(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        games = {game["game"]: game for game in await server.get("/api/games")}
        assert set(games) == {"omerta", "cosa-nostra"}
        assert games["omerta"]["bots"] == ["random", "novice", "regular", "sharp", "boss"]
        assert games["omerta"]["levels"] == ["novice", "regular", "sharp", "boss"]
        assert [games[name]["gentle"] for name in ("omerta", "cosa-nostra")] == [
            {"memory_aid": True, "reflexes": "drowsy"},
            {"reaction_seconds": None},
        ]
        assert all(game["coach"] for game in games.values())
        assert games["omerta"]["defaults"]["snap_seconds"] == 4
        assert games["cosa-nostra"]["players"] == [3, 4, 5]

    online(tmp_path, play)


def test_a_game_brings_its_words(tmp_path: Path) -> None:
    """So that a page can tell a game that it has never heard of."""

    async def play(server: Server) -> None:
        russian = msgspec.convert(await server.get("/api/games/omerta/words/ru"), Words)
        assert russian.catalogue == game_words("ru", game_named("omerta"))
        assert russian.sentences == game_named("omerta").sentences()
        answer = await server.http.get("/api/games/omerta/words/de")
        assert answer.json()["catalogue"] == game_words("en", game_named("omerta"))
        assert answer.headers["Cache-Control"] == "max-age=3600"
        nobody = await server.http.get("/api/games/chess/words/en")
        assert (nobody.status_code, nobody.json()) == (404, {"why": "no-game", "detail": ""})

    online(tmp_path, play)
