"""A server in a process of its own, as a host runs it: it stops in order, and what it says about itself holds no secret."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from sitdown.server.protocol import Say

from .killing import Process
from .online import Frame, Guest, Server

NICKNAME = "Ada Lovelace"
REMARK = "I never liked that hat."


def said(process: Process) -> list[dict[str, Any]]:
    """The lines of the log; each is JSON."""
    return [json.loads(line) for line in process.log.read_text().splitlines()]


async def playing(server: Server) -> tuple[Frame, Frame]:
    """Somebody sits down, says something and looks at two of his cards: his place, and what he was told."""
    body = {"game": "omerta", "nickname": NICKNAME, "chairs": [None, "sharp", "sharp"]}
    place = await server.post("/api/tables", **body)
    async with server.joined(place["table"], place["token"]) as ada:
        asked = await ada.until("Update")
        await ada.send(Say(REMARK))
        await ada.until("Said")
        await ada.answers(asked, asked["options"][0])
        while not (told := await ada.until("Update"))["events"]:
            pass
    return place, told


async def own_turn(ada: Guest) -> Frame:
    """Only she is asked, so that nothing happens any more by itself."""
    while True:
        update = await ada.until("Update")
        if update["options"] and update["view"]["question"]["mode"] == "one":
            return update
        if update["options"]:
            await ada.answers(update, update["options"][-1])


def tampered(folder: Path, table: str) -> None:
    """Somebody has let his fingers slip in the database: a line of the log makes no sense."""
    with sqlite3.connect(folder / "tables.db") as database:
        nonsense = json.dumps({"type": "Swap", "slot": 31337})
        database.execute("UPDATE entries SET action = ? WHERE code = ? AND actor = 0", (nonsense, table))
    database.close()


def test_a_server_is_stopped_in_order_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        process = Process(tmp_path)
        server = await process.start()
        async with server.http:
            place, told = await playing(server)
        async with server.joined(place["table"], place["token"], told["seq"]) as ada:
            before = await own_turn(ada)
            stopping = asyncio.create_task(process.stop())
            assert await ada.closing() in (1001, 1012, 4001)  # the server goes: come back later
            assert await stopping == 0
        server = await process.start()
        async with server.joined(place["table"], place["token"], told["seq"]) as ada:
            after = await ada.until("Update")
        await server.http.aclose()
        assert (after["view"], after["question"]) == (before["view"], before["question"])
        assert await process.stop() == 0
        assert said(process) == []

    asyncio.run(run())


def test_what_it_says_holds_no_secret_even_when_things_go_wrong(tmp_path: Path) -> None:
    async def run() -> None:
        process = Process(tmp_path)
        server = await process.start()
        async with server.http:
            place, told = await playing(server)
        assert await process.stop() == 0
        tampered(tmp_path, place["table"])
        server = await process.start()
        async with server.joined(place["table"], place["token"]) as ada:
            assert (await ada.frame())["why"] == "broken-log"
        async with server.http:
            assert (await server.get("/healthz"))["ok"]
            await playing(server)  # other tables are none the worse for it
        assert await process.stop() == 0
        lines = said(process)
        assert [(line["event"], line["table"]) for line in lines] == [("log is broken", place["table"])]
        assert [error["kind"] for error in lines[0]["errors"]][:2] == ["BrokenLog", "Illegal"]
        cards = [card for event in told["events"] for card in event.get("cards", [])]
        assert cards
        for secret in (place["token"], NICKNAME, REMARK, "31337", "Swap", "swap"):
            assert secret not in process.log.read_text()

    asyncio.run(run())
