"""My tables: what stands in the list, and that nothing stands there that one may not know."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from .browsers import Browser
from .online import Server, online
from .test_people import BOTS, FRIENDS, SLOW


async def ended(folder: Path, code: str) -> None:
    """Written beside the loop of events: the server may be in the middle of a transaction, which it cannot end while its loop waits for the lock."""

    def write() -> None:
        with closing(sqlite3.connect(folder / "tables.db")) as database, database:
            database.execute(
                "UPDATE tables SET finished = 9, result = ? WHERE code = ?", ('{"winners":[1],"totals":[3,1,2]}', code)
            )
            database.execute("UPDATE chairs SET finished = 9 WHERE code = ?", (code,))

    await asyncio.to_thread(write)


def test_where_i_am_asked_comes_first_then_what_goes_on_then_what_is_over(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob = Browser(server), Browser(server)
        over = (await ada.sets_up("omerta", *BOTS))["table"]
        await ended(tmp_path, over)
        waits = (await ada.sets_up("omerta", None, None, None))["table"]
        runs = (await ada.sets_up("omerta", *FRIENDS, options=SLOW))["table"]
        await bob.sits(runs, "Bob")
        async with ada.at(runs) as guest, bob.at(runs) as friend:
            await guest.until("Update")
            await friend.until("Update")
        found = await ada.tables()
        assert list(found) == [runs, waits, over]
        assert found[runs]["asks_me"]
        assert found[runs]["since"] > 0
        assert 0 in found[runs]["asked"]["seats"]
        assert (found[waits]["mine"], found[waits]["started"]) == (0, None)
        assert found[over]["result"] == {"winners": [1], "totals": [3, 1, 2]}
        assert set(await bob.tables()) == {runs}
        assert await Browser(server).tables() == {}

    online(tmp_path, play)


def test_a_chair_that_is_kept_for_me_is_an_invitation_and_nobody_else_can_take_it(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob, eve = Browser(server), Browser(server), Browser(server)
        table = (await ada.sets_up("omerta", *FRIENDS))["table"]
        await bob.sits(table, "Bob")
        await ended(tmp_path, table)
        again = (await ada.post(f"/tables/{table}/rematch"))["table"]
        invited = (await bob.tables())[again]
        assert (invited["mine"], invited["invited"]) == (None, 1)
        assert await eve.why(f"/tables/{again}/seats", nickname="Eve") == "taken"
        assert await eve.why(f"/tables/{again}/seats", nickname="Eve", seat=1) == "taken"
        assert (await bob.sits(again, "Bob"))["seat"] == 1
        assert (await bob.tables())[again]["started"]

    online(tmp_path, play)


def test_what_i_have_left_for_good_is_mine_no_longer(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob = Browser(server), Browser(server)
        waits = (await ada.sets_up("omerta", None, None, None))["table"]
        runs = (await ada.sets_up("omerta", *FRIENDS, options=SLOW))["table"]
        await bob.sits(runs, "Bob")
        for table in (waits, runs):
            await ada.post(f"/tables/{table}/leave", good=True)
        assert await ada.tables() == {}
        assert (await server.get(f"/api/tables/{waits}"))["seats"][0]["free"]
        assert (await server.get(f"/api/tables/{runs}"))["seats"][0]["left"]
        assert set(await bob.tables()) == {runs}

    online(tmp_path, play)


def test_nobody_is_told_who_somebody_is(tmp_path: Path) -> None:
    """No number of a person, and no digest of a token or a cookie, reaches anybody; not even himself."""

    async def play(server: Server) -> None:
        ada, bob = Browser(server), Browser(server)
        table = (await ada.sets_up("omerta", *FRIENDS, public=True, options=SLOW))["table"]
        await bob.sits(table, "Bob")
        await ada.link()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            secrets = [row[0] for row in database.execute("SELECT id FROM people UNION SELECT digest FROM sessions")]
        assert len(secrets) == 4
        told = []
        async with ada.at(table) as guest:
            await guest.until("Update")
            told += [frame.decode() for frame in guest.raw]
        for browser in (ada, bob, Browser(server)):
            for path in ("/me", "/me/tables", "/me/ways-in", "/tables", f"/tables/{table}"):
                told.append((await browser.http.get(f"/api{path}")).text)
        for secret in secrets:
            assert not [each for each in told if secret in each]

    online(tmp_path, play)
