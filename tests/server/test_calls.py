"""People are called to their tables: when, where, with what; and what becomes of places where nobody answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from sitdown.server.app import Settings, door_at, running, served, server_of
from sitdown.server.calling.manner import Manner
from sitdown.server.calling.push import SIZE
from sitdown.server.guard import NONE
from sitdown.server.protocol import Pong
from sitdown.server.table.time.pace import HURRIED

from .online import Guest, Server, anything, client
from .outside import Browser, Elsewhere, elsewhere

SOON = Manner(delay=50, gap=0, lease=60_000, again=(50, 50), most_failed=3)
A_MOMENT = 0.4  # seconds, in which whoever is called would have been
HOOK = "https://hooks.example/"


@dataclass
class House:
    """A server, and the net outside."""

    server: Server
    there: Elsewhere

    @asynccontextmanager
    async def somebody(self) -> AsyncIterator[Somebody]:
        async with client(str(self.server.http.base_url)) as http:
            yield Somebody(self, http)


class Somebody:
    """With a browser of his own, that knows him again."""

    def __init__(self, house: House, http: httpx2.AsyncClient) -> None:
        self.house = house
        self.http = http

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        response = await self.http.post(path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    async def sits_down(self, table: str, name: str) -> str:
        ticket = await self.post(f"/api/tables/{table}/seats", nickname=name)
        return str(ticket["token"])

    async def sets_up(self, game: str = "omerta", others: int = 1) -> dict[str, Any]:
        chairs = [None] * (1 + others) + ["sharp"] * (2 - others)
        ticket: dict[str, Any] = await self.post("/api/tables", 201, game=game, nickname="Ada", chairs=chairs)
        return ticket

    async def is_called_here(self, browser: Browser, **more: Any) -> dict[str, Any]:
        place: dict[str, Any] = await self.post("/api/me/calls/here", **browser.agreed(**more))
        return place

    async def is_called_there(self, way: str = "", shape: str = "json", language: str = "en") -> dict[str, Any]:
        url = HOOK + way
        place: dict[str, Any] = await self.post("/api/me/calls/there", url=url, shape=shape, language=language)
        return place

    async def places(self) -> list[dict[str, Any]]:
        answer = (await self.http.get("/api/me/calls")).json()
        places: list[dict[str, Any]] = answer["places"]
        return places


def outdoors(folder: Path, play: Callable[[House], Awaitable[None]], database: str = "", **how: Any) -> None:
    """A server that reaches a net of our own."""

    async def run() -> None:
        async with elsewhere(folder) as there:
            settings = {"database": database or f"{folder}/tables.db", "pace": HURRIED, "limits": NONE, "manner": SOON}
            async with opened(there, Settings(**{**settings, "net": there.net(), **how})) as house:
                await asyncio.wait_for(play(house), 40)

    asyncio.run(run())


@asynccontextmanager
async def opened(there: Elsewhere, settings: Settings) -> AsyncIterator[House]:
    async with served(settings) as app:
        server, door = server_of(app), door_at("127.0.0.1", 0)
        base = f"http://127.0.0.1:{door.getsockname()[1]}"
        async with running(server, door), client(base) as http:
            try:
                yield House(Server(door.getsockname()[1], http), there)
            finally:
                server.stop()


@asynccontextmanager
async def two(house: House) -> AsyncIterator[tuple[Somebody, dict[str, Any], Somebody, str]]:
    """Ada has set a table up, Bob sits there too: the game begins, and both are asked."""
    async with house.somebody() as ada, house.somebody() as bob:
        ticket = await ada.sets_up()
        yield ada, ticket, bob, await bob.sits_down(ticket["table"], "Bob")


async def _ponged(guest: Guest) -> None:
    """The server is certain that he has had all that it said: he has answered a ping that came later, and was heard."""
    for _ in range(2):
        while msgspec.json.decode(data := await guest.wire.recv())["type"] != "Ping":
            pass
        await guest.send(Pong(msgspec.json.decode(data)["number"]))


def test_who_is_away_is_called_with_what_only_his_browser_can_read(tmp_path: Path) -> None:
    """The game, the table, and nothing else; and everything that is sealed is of one size."""

    async def play(house: House) -> None:
        browser = Browser("bob")
        async with two(house) as (_, ticket, bob, _):
            assert (await bob.is_called_here(browser))["here"]
            async with house.server.joined(ticket["table"], ticket["token"]) as guest:
                await guest.until("Update")
                await house.there.some()
            [(path, headers, body)] = house.there.came
            assert path == "/bob"
            assert headers["urgency"] == "high"
            told = {"title": "Sitdown", "body": "Omerta: the table waits for you.", "path": f"/t/{ticket['table']}"}
            assert browser.reads(headers, body) == told
            assert len(browser.opens(body)) == SIZE
            assert b"Bob" not in browser.opens(body)

    outdoors(tmp_path, play)


def test_who_is_there_is_not_called_nor_who_reloads_the_page(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with two(house) as (_, ticket, bob, token):
            await bob.is_called_there()
            async with house.server.joined(ticket["table"], token) as guest:
                await guest.until("Update")
                await asyncio.sleep(A_MOMENT)
            async with house.server.joined(ticket["table"], token) as guest:
                await guest.until("Update")
                await asyncio.sleep(A_MOMENT)
            assert not house.there.came

    outdoors(tmp_path, play, manner=Manner(delay=250))


def test_he_is_called_once_until_he_has_been_there(tmp_path: Path) -> None:
    """Whatever happens at the table meanwhile; and not to what he has looked at and left."""

    async def play(house: House) -> None:
        async with two(house) as (_, ticket, bob, token):
            await bob.is_called_there()
            async with house.server.joined(ticket["table"], ticket["token"]) as ada:
                shown = await ada.until("Update")
                await house.there.some()
                await ada.answers(shown, shown["options"][0])
                await asyncio.sleep(A_MOMENT)
                assert len(house.there.came) == 1
                async with house.server.joined(ticket["table"], token) as guest:
                    await guest.until("Update")
                    await asyncio.wait_for(_ponged(guest), 10)
                await asyncio.sleep(A_MOMENT)
                assert len(house.there.came) == 1
                async with house.server.joined(ticket["table"], token) as guest:
                    await guest.plays(anything, stop=lambda update: not update["options"])
                playing = asyncio.create_task(ada.plays(anything))
                await house.there.some(2)  # it is his turn
                playing.cancel()

    outdoors(tmp_path, play)


def test_what_a_webhook_is_told(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with two(house) as (_, ticket, bob, _):
            await bob.is_called_there("plain")
            await bob.is_called_there("discord", "discord", "it")
            async with house.server.joined(ticket["table"], ticket["token"]):
                await house.there.some(2)
            came = {path: msgspec.json.decode(body) for path, _, body in house.there.came}
            link = f"http://127.0.0.1:{house.server.port}/t/{ticket['table']}"
            assert came["/plain"] == {
                "reason": "turn",
                "text": "Omerta: the table waits for you.",
                "url": link,
                "waiting": 1,
                "table": ticket["table"],
                "game": "omerta",
            }
            words = f"Omertà: al tavolo aspettano te. {link}"
            assert came["/discord"] == {
                "username": "Sitdown",
                "content": words,
                "allowed_mentions": {"parse": []},
            }

    outdoors(tmp_path, play)


def test_many_tables_are_one_call(tmp_path: Path) -> None:
    """What comes up within the gap is told together, and counts those that he was called to before."""

    async def play(house: House) -> None:
        async with house.somebody() as ada, house.somebody() as bob:
            tickets = [await ada.sets_up() for _ in range(3)]
            for ticket in tickets:
                await bob.sits_down(ticket["table"], "Bob")
            await bob.is_called_there()
            for ticket in tickets:
                async with house.server.joined(ticket["table"], ticket["token"]) as guest:
                    await guest.until("Update")
                    await house.there.some()
            await house.there.some(2)
            first, second = [msgspec.json.decode(body) for _, _, body in house.there.came]
            assert (first["reason"], first["waiting"]) == ("turn", 1)
            assert (second["reason"], second["waiting"], second["table"]) == ("many", 3, None)
            assert second["text"] == "3 tables wait for you."
            assert second["url"] == f"http://127.0.0.1:{house.server.port}/"

    outdoors(tmp_path, play, manner=Manner(delay=50, gap=1500))


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_dropped(tmp_path: Path, status: int) -> None:
    async def play(house: House) -> None:
        house.there.status = status
        async with two(house) as (_, ticket, bob, _):
            await bob.is_called_here(Browser("bob"))
            async with house.server.joined(ticket["table"], ticket["token"]):
                await house.there.some()
                while await bob.places():
                    await asyncio.sleep(0.02)
            assert len(house.there.came) == 1

    outdoors(tmp_path, play)


def test_who_does_not_answer_is_tried_again_and_then_no_more(tmp_path: Path) -> None:
    """Three times about one table; after so many failures in a row he is called there no longer."""

    async def play(house: House) -> None:
        house.there.status = 503
        async with two(house) as (_, ticket, bob, _):
            await bob.is_called_there()
            async with house.server.joined(ticket["table"], ticket["token"]):
                await house.there.some(2)
                assert [place["failing"] for place in await bob.places()] == [True]
                while await bob.places():
                    await asyncio.sleep(0.02)
            await asyncio.sleep(A_MOMENT)
            assert len(house.there.came) == 3

    outdoors(tmp_path, play)


def test_a_call_survives_a_restart(tmp_path: Path, database: str) -> None:
    """It was due when no server was there."""

    async def run() -> None:
        async with elsewhere(tmp_path) as there:
            slow = Manner(delay=1500, gap=0)
            settings = Settings(database, pace=HURRIED, net=there.net(), manner=slow)
            async with opened(there, settings) as house, two(house) as (_, ticket, bob, _):
                await bob.is_called_there()
                async with house.server.joined(ticket["table"], ticket["token"]) as guest:
                    await guest.until("Update")
                asked = time.monotonic()
            assert not there.came
            await asyncio.sleep(1.6 - (time.monotonic() - asked))
            async with opened(there, settings):
                await there.some()
                await asyncio.sleep(A_MOMENT)
            assert len(there.came) == 1

    asyncio.run(asyncio.wait_for(run(), 40))


def test_two_servers_on_one_database_call_him_once(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def run() -> None:
        async with elsewhere(tmp_path) as there:
            settings = Settings(postgres(), pace=HURRIED, net=there.net(), manner=SOON)
            async with opened(there, settings) as house, opened(there, settings) as other:
                async with two(house) as (_, ticket, bob, _):
                    await bob.is_called_there()
                    async with house.server.joined(ticket["table"], ticket["token"]):
                        await house.there.some()
                        await asyncio.sleep(A_MOMENT)
                assert (await other.server.http.get("/healthz")).status_code == 200
            assert len(there.came) == 1

    asyncio.run(asyncio.wait_for(run(), 40))


def test_a_test_call_says_what_became_of_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with two(house) as (ada, _, bob, _):
            there = await bob.is_called_there(language="ru")
            outcomes = [(await bob.post("/api/me/calls/test", place=there["place"]))["outcome"]]
            assert "проверка" in msgspec.json.decode(house.there.came[0][2])["text"]
            for way in ("redirect", "huge"):
                place = (await bob.is_called_there(way))["place"]
                outcomes.append((await bob.post("/api/me/calls/test", place=place))["outcome"])
            assert outcomes == ["sent", "redirect", "too-much"]
            assert [place["at"] for place in await bob.places()] == ["hooks.example"] * 3
            refused = await ada.post("/api/me/calls/test", 404, place=there["place"])
            assert refused["why"] == "no-place"
            await ada.post("/api/me/calls/off", 404, place=there["place"])
            await bob.post("/api/me/calls/off", place=there["place"])
            assert len(await bob.places()) == 2

    outdoors(tmp_path, play)


def test_what_is_no_place_is_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        browser = Browser("bob")
        async with two(house) as (_, _, bob, _), house.somebody() as stranger:
            wrong: list[tuple[str, dict[str, Any]]] = [
                ("here", browser.agreed(key="AAAA")),
                ("here", browser.agreed(secret="AAAA")),
                ("here", browser.agreed(endpoint="http://push.example/bob")),
                ("there", {"url": "http://hooks.example/", "shape": "json", "language": "en"}),
                ("there", {"url": "https://me:pw@hooks.example/", "shape": "json", "language": "en"}),
            ]
            for path, body in wrong:
                assert (await bob.post(f"/api/me/calls/{path}", 400, **body))["why"] == "bad-address"
            assert (await stranger.post("/api/me/calls/here", 403, **browser.agreed()))["why"] == "nobody"
            assert await stranger.places() == []
            for number in range(8):
                await bob.is_called_there(str(number))
            how: dict[str, Any] = {"url": f"{HOOK}8", "shape": "json", "language": "en"}
            assert (await bob.post("/api/me/calls/there", 409, **how))["why"] == "too-many-places"

    outdoors(tmp_path, play)


def test_a_browser_is_its_last_users(tmp_path: Path) -> None:
    """Whoever used it before is not called there any more; nor is he by what it had agreed upon before."""

    async def play(house: House) -> None:
        browser, fresh = Browser("both"), Browser("fresh")
        async with two(house) as (ada, _, bob, _):
            await bob.is_called_here(browser)
            await ada.is_called_here(browser)
            assert await bob.places() == []
            await ada.is_called_here(fresh, before=browser.endpoint)
            assert len(await ada.places()) == 1

    outdoors(tmp_path, play)
