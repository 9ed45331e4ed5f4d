"""Who somebody is, on whatever device: cookies, links, passkeys, and what becomes of him when he goes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sitdown.server.doors import socket
from sitdown.server.live.live import HANDED_OVER
from sitdown.server.people import passes, register

from .browsers import Authenticator, Browser
from .online import Frame, Server, online

BOTS = (None, "random", "random")
FRIENDS = (None, None, "random")
SLOW = {"turn_seconds": None, "reaction_seconds": None, "snap_seconds": 30}
Play = Callable[[Server], Awaitable[None]]


def books(folder: Path) -> str:
    """All that stands in the database, as text."""
    with sqlite3.connect(folder / "tables.db") as database:
        return "\n".join(database.iterdump())


async def passkeyed(browser: Browser, name: str = "Ada") -> Authenticator:
    """He keeps his name by a passkey."""
    key = Authenticator()
    wish = await browser.post("/me/keep", nickname=name)
    await browser.post("/me/passkey", credential=key.makes(wish, str(browser.http.base_url)))
    return key


async def signs_in(browser: Browser, key: Authenticator) -> Frame:
    asked = await browser.post("/in/passkey/ask")
    return await browser.post("/in/passkey", credential=key.signs(asked, str(browser.http.base_url)))


# --- a guest


def test_who_sits_down_is_known_by_a_cookie_that_says_nothing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada = Browser(server)
        assert await ada.get("/me") == {"nickname": None, "face": "", "kept": False}
        place = await ada.sets_up("omerta", *BOTS, face="barman")
        assert await ada.get("/me") == {"nickname": "Ada", "face": "barman", "kept": False}
        assert await ada.seat(place["table"]) == 0
        (secret,) = [str(value) for value in ada.http.cookies.values()]
        assert len(secret) == 43
        assert secret not in books(tmp_path)
        assert place["token"] not in books(tmp_path)

    online(tmp_path, play)


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        body = {"game": "omerta", "nickname": "Ada", "chairs": list(BOTS)}
        plain = (await Browser(server).http.post("/api/tables", json=body)).headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"):
            assert part in plain
        assert "Secure" not in plain  # at home there is no TLS, and it would never come back
        assert "Domain" not in plain
        behind = Browser(server, X_Forwarded_Proto="https")
        safe = (await behind.http.post("/api/tables", json=body)).headers["set-cookie"]
        assert safe.startswith("__Host-sitdown=")
        assert "Secure" in safe

    online(tmp_path, play)


def test_nobody_is_given_a_cookie_that_somebody_else_could_know(tmp_path: Path) -> None:
    """Whatever a browser comes with, it leaves with one of ours; and at every sign-in with another."""

    async def play(server: Server) -> None:
        mallory, ada = Browser(server), Browser(server)
        await mallory.sets_up("omerta", *BOTS, name="Mallory")
        name, planted = next(iter(mallory.http.cookies.items()))
        for given in ("made-up", "x" * 43, "x" * 5000):
            victim = Browser(server)
            victim.http.cookies.set(name, given, domain="127.0.0.1", path="/")
            assert (await victim.get("/me"))["nickname"] is None
            await victim.sets_up("omerta", *BOTS)
            assert given not in victim.http.cookies.values()
        secret = await ada.link()
        had = ada.cookie
        victim = Browser(server)
        victim.http.cookies.set(name, planted, domain="127.0.0.1", path="/")
        await victim.post("/in/link", secret=secret)
        assert planted not in victim.cookie
        assert victim.cookie != had
        assert (await mallory.get("/me"))["nickname"] is None, "what was planted is worth nothing any more"

    online(tmp_path, play)


def test_a_seat_opens_by_the_cookie_and_one_can_look_on_all_the_same(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob = Browser(server), Browser(server)
        table = (await ada.sets_up("omerta", *FRIENDS))["table"]
        await bob.sits(table, "Bob")
        await Browser(server).link()
        for browser, seat in ((ada, 0), (bob, 1), (Browser(server), None)):
            async with browser.at(table) as guest:
                assert (await guest.until("Welcome"))["seat"] == seat
        async with ada.at(table, look_on=True) as guest:
            assert (await guest.until("Welcome"))["seat"] is None
        told = {who: (await who.post(f"/tables/{table}/told"))["told"] for who in (ada, bob)}
        assert await ada.post(f"/tables/{table}/told", look_on=True) == await Browser(server).post(
            f"/tables/{table}/told"
        )
        assert set(told) == {ada, bob}

    online(tmp_path, play)


def test_all_that_can_be_done_with_a_token_can_be_done_without(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob, cy = Browser(server), Browser(server), Browser(server)
        table = (await ada.sets_up("omerta", None, None, None, name="Ada"))["table"]
        await bob.sits(table, "Bob")
        assert (await bob.post(f"/tables/{table}/here"))["seat"] == 1
        assert await bob.why(f"/tables/{table}/free", seat=0) == "not-founder"
        assert await cy.why(f"/tables/{table}/here") == "no-seat"
        await ada.post(f"/tables/{table}/free", seat=1)
        assert await bob.why(f"/tables/{table}/here") == "freed"
        await ada.post(f"/tables/{table}/bots", bot="random")
        place = await ada.post(f"/tables/{table}/handover")
        assert await ada.seat(table) is None
        assert await cy.post(f"/tables/{table}/claim", token=place["token"]) == {"table": table, "seat": 0}
        assert await cy.seat(table) == 0
        assert (await cy.get("/me"))["nickname"] == "Ada", "he has the chair's name until he gives his own"

    online(tmp_path, play)


def test_who_takes_a_chair_over_has_it_to_himself(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob = Browser(server), Browser(server)
        place = await ada.sets_up("omerta", *BOTS, options=SLOW)
        async with ada.at(place["table"]) as before:
            await before.until("Update")
            await bob.post(f"/tables/{place['table']}/claim", token=place["token"])
            assert await before.closing() == HANDED_OVER
        async with ada.at(place["table"]) as guest:
            assert (await guest.until("Welcome"))["seat"] is None
        assert await ada.why(f"/tables/{place['table']}/handover") == "no-seat"
        other = await ada.sets_up("omerta", *FRIENDS)
        mine = await bob.sits(other["table"], "Bob")
        assert await ada.why(f"/tables/{other['table']}/claim", token=mine["token"]) == "sits-already"

    online(tmp_path, play)


def test_seats_of_before_there_were_cookies_are_claimed_once(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        held = []
        for name in ("Ada", "Ada", "Ada"):
            place = await Browser(server).sets_up("omerta", *BOTS, name=name)
            held.append({"table": place["table"], "token": place["token"]})
        # As it was before: nobody is known to sit there.
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("DELETE FROM chairs")
            seats = 'json_remove(seats, "$[0].person")'
            database.execute(f"UPDATE tables SET seats = replace({seats}, '\"holder\": ', '\"holder\":')")
        ada, eve = Browser(server), Browser(server)
        await eve.post("/me/seats", seats=held[:1])
        told = await ada.post("/me/seats", seats=[*held, {"table": "BCDFGH", "token": "x"}])
        assert told == {"mine": [place["table"] for place in held[1:]]}
        assert set(await ada.tables()) == set(told["mine"])
        assert (await ada.get("/me"))["nickname"] == "Ada"
        async with server.joined(held[1]["table"], held[1]["token"]) as guest:  # an old page still has its token
            assert (await guest.until("Welcome"))["seat"] == 0

    online(tmp_path, play)


# --- another device


def test_a_link_signs_in_once_and_asks_before(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, phone, late = Browser(server), Browser(server), Browser(server)
        table = (await ada.sets_up("omerta", *BOTS))["table"]
        secret = await ada.link()
        assert secret not in books(tmp_path)
        for _ in range(2):
            assert (await phone.post("/in/link/whose", secret=secret))["nickname"] == "Ada"
        assert await phone.seat(table) is None, "nothing has happened yet"
        answers = await asyncio.gather(*[who.asks("/in/link", secret=secret) for who in (phone, late)])
        assert sorted(status for status, _ in answers) == [200, 403]
        winner = phone if answers[0][0] == 200 else late
        assert await winner.seat(table) == 0
        assert await ada.seat(table) == 0
        assert (await ada.get("/me"))["kept"]
        assert await late.why("/in/link/whose", secret=secret) == "no-pass"

    online(tmp_path, play)


def test_only_the_last_link_is_good_and_not_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: Server) -> None:
        ada, phone = Browser(server), Browser(server)
        first, second = await ada.link(), await ada.link()
        assert await phone.why("/in/link", secret=first) == "no-pass"
        monkeypatch.setattr(passes, "now", lambda: register.now() + passes.GOOD_FOR["link"])
        assert await phone.why("/in/link", secret=second) == "no-pass"

    online(tmp_path, play)


def test_whoever_tries_links_is_not_heard_for_long(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        eve, ada = Browser(server), Browser(server, X_Forwarded_For="198.51.100.7")
        secret = await ada.link()
        said = [await eve.why("/in/link", secret=f"guess {at}") for at in range(25)]
        assert set(said) == {"no-pass", "too-fast"}
        assert await eve.why("/in/link", secret=secret) == "too-fast", "not even with the right one"

    online(tmp_path, play)


def test_what_a_guest_has_comes_along(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, phone = Browser(server), Browser(server)
        mine = (await ada.sets_up("omerta", *BOTS))["table"]
        his = (await phone.sets_up("omerta", *BOTS, name="Guest"))["table"]
        secret = await ada.link()
        assert (await phone.post("/in/link/whose", secret=secret))["tables"] == 1
        assert (await phone.post("/in/link", secret=secret))["tables"] == 1
        for browser in (ada, phone):
            assert set(await browser.tables()) == {mine, his}
            assert (await browser.get("/me"))["nickname"] == "Ada"
        assert "'Guest'" not in books(tmp_path), "there is nobody of that name any more, but at the table"

    online(tmp_path, play)


def test_nobody_plays_for_two_at_one_table(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, phone = Browser(server), Browser(server)
        table = (await ada.sets_up("omerta", *FRIENDS))["table"]
        await phone.sits(table, "Bob")
        secret = await ada.link()
        status, refused = await phone.asks("/in/link", secret=secret)
        assert (status, refused) == (409, {"why": "sits-twice", "detail": table})
        assert [await who.seat(table) for who in (ada, phone)] == [0, 1]
        assert (await Browser(server).post("/in/link", secret=secret))["nickname"] == "Ada", "it was not used up"

    online(tmp_path, play)


def test_a_kept_name_is_left_and_not_swallowed(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob = Browser(server), Browser(server)
        his = (await bob.sets_up("omerta", *BOTS, name="Bob"))["table"]
        key = await passkeyed(bob, "Bob")
        await bob.post("/in/link", secret=await ada.link())
        assert await bob.seat(his) is None
        await signs_in(bob, key)
        assert await bob.seat(his) == 0

    online(tmp_path, play)


# --- signing out


def test_a_device_is_signed_out_at_once_wherever_it_is(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, phone = Browser(server), Browser(server, User_Agent="Mozilla/5.0 (iPhone) Safari/604.1")
        table = (await ada.sets_up("omerta", *BOTS, options=SLOW))["table"]
        await phone.post("/in/link", secret=await ada.link())
        told = (await ada.get("/me/ways-in"))["devices"]
        assert {(each["device"], each["here"]) for each in told} == {("Chrome, Linux", True), ("Safari, iPhone", False)}
        (other,) = [each["id"] for each in told if not each["here"]]
        async with phone.at(table) as guest, ada.at(table) as stays:
            await asyncio.gather(guest.until("Places"), stays.until("Places"))
            await ada.post("/me/out", device=other)
            assert await guest.closing() == socket.SIGNED_OUT
            await stays.until("Places")
        assert (await phone.get("/me"))["nickname"] is None
        assert await phone.seat(table) is None
        assert await ada.seat(table) == 0
        here = (await ada.get("/me/ways-in"))["devices"][0]["id"]
        await ada.post("/me/out", device=here)
        assert not ada.http.cookies
        assert await ada.why("/me/out") == "nobody"

    online(tmp_path, play)


def test_all_others_are_signed_out_and_nobody_elses_device(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, bob = Browser(server), Browser(server)
        await bob.link("Bob")
        theirs = (await bob.get("/me/ways-in"))["devices"][0]["id"]
        phones = [Browser(server) for _ in range(3)]
        for phone in phones:
            await phone.post("/in/link", secret=await ada.link())
        await ada.post("/me/out", device=theirs)
        assert (await bob.get("/me"))["nickname"] == "Bob"
        assert len((await ada.post("/me/out"))["devices"]) == 1
        assert [(await phone.get("/me"))["nickname"] for phone in phones] == [None] * 3

    online(tmp_path, play)


# --- passkeys


def test_a_passkey_signs_in_on_another_device(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, desk = Browser(server), Browser(server)
        table = (await ada.sets_up("omerta", *BOTS, face="singer"))["table"]
        key = await passkeyed(ada)
        assert await signs_in(desk, key) == {"nickname": "Ada", "face": "", "kept": True, "tables": 0}
        assert await desk.seat(table) == 0
        (told,) = (await desk.get("/me/ways-in"))["passkeys"]
        await desk.post("/me/passkey/drop", passkey=told["id"])
        asked = await Browser(server).post("/in/passkey/ask")
        gone = key.signs(asked, str(desk.http.base_url))
        assert await Browser(server).why("/in/passkey", credential=gone) == "no-passkey"

    online(tmp_path, play)


def test_no_passkey_but_the_right_one_opens_anything(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, eve = Browser(server), Browser(server)
        origin = str(ada.http.base_url)
        key = await passkeyed(ada)

        async def tries(bend: Callable[[Frame], Frame]) -> str:
            return await eve.why("/in/passkey", credential=bend(await eve.post("/in/passkey/ask")))

        other = Authenticator(credential=key.credential, user=key.user, count=50)
        assert await tries(lambda asked: other.signs(asked, origin)) == "no-passkey", "signed by somebody else"
        stranger = Authenticator(user=key.user)
        assert await tries(lambda asked: stranger.signs(asked, origin)) == "no-passkey", "there is no such passkey"
        assert await tries(lambda asked: key.signs(asked, "https://evil.example")) == "no-passkey"
        assert await tries(lambda asked: key.signs({**asked, "rpId": "evil.example"}, origin)) == "no-passkey"
        assert await tries(lambda asked: key.signs(asked, origin, userHandle="AAAA")) == "no-passkey"
        assert await tries(lambda asked: key.signs(asked, origin, signature="AAAA")) == "no-passkey"
        assert await tries(lambda asked: key.signs({**asked, "challenge": "eA"}, origin)) == "no-pass"
        for nonsense in ({}, {"id": 7}, {"response": None}, {"response": {"clientDataJSON": "e30"}}):
            assert await eve.why("/in/passkey", credential=nonsense) == "malformed"
        asked = await eve.post("/in/passkey/ask")
        signed = key.signs(asked, origin)
        await ada.post("/in/passkey", credential=signed)
        assert await eve.why("/in/passkey", credential=signed) == "no-pass", "once is enough"
        key.count -= 2
        assert await tries(lambda asked: key.signs(asked, origin)) == "no-passkey", "a copy of it"

    online(tmp_path, play)


def test_nobody_is_given_somebody_elses_passkey(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada, eve = Browser(server), Browser(server)
        origin = str(ada.http.base_url)
        key = await passkeyed(ada)
        wish = await eve.post("/me/keep", nickname="Eve")
        hers = await ada.post("/me/keep", nickname="Ada")
        assert await eve.why("/me/passkey", credential=Authenticator().makes(hers, origin)) == "no-pass", "her question"
        again = Authenticator(key.key, key.credential)
        assert await eve.why("/me/passkey", credential=again.makes(wish, origin)) == "no-passkey", "it is hers"
        wish = await eve.post("/me/keep", nickname="Eve")
        made = Authenticator().makes(wish, "https://evil.example")
        assert await eve.why("/me/passkey", credential=made) == "no-passkey"
        assert (await eve.get("/me")) == {"nickname": "Eve", "face": "", "kept": False}
        assert (await signs_in(Browser(server), key))["nickname"] == "Ada"

    online(tmp_path, play)


# --- other sites


def test_pages_of_other_sites_can_do_nothing_in_ones_name(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ada = Browser(server)
        table = (await ada.sets_up("omerta", *BOTS))["table"]
        secret = await ada.link()
        before = books(tmp_path)
        ada.http.headers["Origin"] = "https://evil.example"
        own = ("", "/seats", "/keep", "/passkey", "/passkey/drop", "/link", "/out", "/forget")
        paths = [*(f"/me{path}" for path in own), "/in/passkey/ask", "/in/passkey", "/in/link/whose", "/in/link"]
        paths += [f"/tables/{table}/{what}" for what in ("handover", "claim", "here", "leave", "told", "rematch")]
        for path in paths:
            assert await ada.asks(path, secret=secret) == (403, {"why": "origin", "detail": ""}), path
        assert books(tmp_path) == before

    online(tmp_path, play)
