"""Somebody who wishes to be forgotten: name, face, words and ways in go; games stay, and can be played on and replayed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from sitdown.core.log import replay
from sitdown.games.cosa_nostra.records.actions import Say
from sitdown.server.hall.belongings import Belongings
from sitdown.server.protocol import Say as Remark

from .browsers import Browser
from .online import Frame, Server, anything, online
from .test_people import BOTS, FRIENDS, SLOW, books, passkeyed

NAME, WORDS, REMARK = "Zebulon", "meet me at the pier", "what a hand"
UNTIMED = {"turn_seconds": None, "planning_seconds": None, "reaction_seconds": None}


async def over(folder: Path, browser: Browser, table: str) -> None:
    """He has played for a while, and said something on the way; then it was over."""
    async with browser.at(table) as guest:
        await guest.until("Update")
        await guest.talks(Say(WORDS))
        await guest.plays(anything, stop=lambda update: update["question"] > 6)
    with sqlite3.connect(folder / "tables.db") as database:
        for name in ("tables", "chairs"):
            database.execute(f"UPDATE {name} SET finished = 1 WHERE code = ?", (table,))


def test_at_his_tables_he_becomes_a_stranger_who_has_said_nothing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob = Browser(server), Browser(server)
        done = (await ada.sets_up("cosa-nostra", *BOTS, name=NAME, options=UNTIMED, face="singer"))["table"]
        await over(tmp_path, ada, done)
        running = (await ada.sets_up("omerta", *FRIENDS, name=NAME, options=SLOW))["table"]
        waiting = (await ada.sets_up("omerta", None, None, None, name=NAME, public=True))["table"]
        await bob.sits(running, "Bob")
        await passkeyed(ada, NAME)
        before = [event for _, event in told(await log(server, done))]
        assert WORDS in await log(server, done)
        async with ada.at(running) as guest, bob.at(running) as friend:
            await guest.until("Update")
            await guest.send(Remark(REMARK))
            assert (await friend.until("Said"))["text"] == REMARK
            await ada.post("/me/forget")
        async with bob.at(running) as friend:
            welcome = await friend.until("Welcome")
            assert welcome["names"] == ["…", "Bob", "random"]
            assert welcome["said"] == []
            assert (await friend.until("Presence"))["seats"][0]["name"] == "…"
        found = books(tmp_path)
        for trace in (NAME, WORDS, REMARK, "singer"):
            assert trace not in found, trace
        assert await ada.get("/me/ways-in") == {"devices": [], "passkeys": []}
        seat = (await server.get(f"/api/tables/{done}"))["seats"][0]
        assert (seat["name"], seat["face"], seat["left"]) == ("…", "", True)
        assert (await server.get(f"/api/tables/{waiting}"))["seats"][0]["free"]
        after = await log(server, done)
        assert WORDS not in after
        assert [event for _, event in told(after)] == before, "nothing hangs on what was said"
        assert len(list(replay(after.encode().splitlines()))) > len(before)
        assert WORDS not in (await server.http.get(f"/api/tables/{done}/story")).text

    online(tmp_path, play)


async def log(server: Server, table: str) -> str:
    return (await server.http.get(f"/api/tables/{table}/log")).text


def told(text: str) -> list[tuple[int, str]]:
    """What was done, without what was said."""
    lines: list[Frame] = [json.loads(line) for line in text.splitlines()[1:]]
    return [(at, json.dumps(line)) for at, line in enumerate(lines) if "text" not in json.dumps(line)]


def test_a_server_that_dies_over_it_goes_on_when_it_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(self: Belongings, code: str, person: str) -> None:
        raise asyncio.CancelledError

    async def leaves(server: Server) -> None:
        ada = Browser(server)
        await ada.sets_up("omerta", *BOTS, name=NAME)
        with monkeypatch.context() as patch:
            patch.setattr(Belongings, "_wipe", dies)
            await ada.http.post("/api/me/forget", json={})
        assert (await ada.get("/me"))["nickname"] is None, "he is nobody from the first moment on"
        assert NAME in books(tmp_path)

    async def comes_back(server: Server) -> None:
        for _ in range(100):
            if NAME not in books(tmp_path):
                return
            await asyncio.sleep(0.1)
        raise AssertionError("he is not forgotten")

    online(tmp_path, leaves)
    online(tmp_path, comes_back)
