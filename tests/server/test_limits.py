"""What one address may ask for, and what a browser is told not to do: with real requests and real WebSockets."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from sitdown.server.doors import socket
from sitdown.server.guard import FRAMES, Limits, caller
from sitdown.server.token_bucket import Rate

from .online import Server, online

SELDOM = 1 / 3600
BOTS = (None, "sharp", "sharp")


# --- too much


def test_nobody_asks_for_ever(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        answers = [await server.http.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["why"] == "too-fast"

    online(tmp_path, play, limits=Limits(requests=Rate(SELDOM, 5)))


def test_nobody_takes_all_seats(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", *[None] * 5)
        path = f"/api/tables/{mine['table']}/seats"
        answers = [await server.http.post(path, json={"nickname": f"Guest {number}"}) for number in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert answers[-1].json()["why"] == "too-many-seats"
        seats = (await server.get(f"/api/tables/{mine['table']}"))["seats"]
        assert [seat["free"] for seat in seats] == [False, False, False, True, True]

    online(tmp_path, play, limits=Limits(seats=Rate(SELDOM, 2)))


def test_tokens_that_a_browser_claims_are_tries_too(tmp_path: Path) -> None:
    """A hundred at once, and nothing is looked up for them when enough of them have opened nothing."""

    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", *BOTS)
        server.http.cookies.clear()
        wrong = [{"table": mine["table"], "token": f"wrong {number}"} for number in range(3)]
        right = {"table": mine["table"], "token": mine["token"]}
        assert await server.post("/api/me/seats", seats=[*wrong, right]) == {"mine": []}
        answer = await server.http.post("/api/me/seats", json={"seats": [right]})
        assert (answer.status_code, answer.json()["why"]) == (429, "too-fast")

    online(tmp_path, play, limits=Limits(guesses=Rate(SELDOM, 3)))


def test_holidays_are_not_announced_for_ever(tmp_path: Path) -> None:
    """All tables of somebody are counted anew whenever he does."""

    async def play(server: Server) -> None:
        await server.sets_up("omerta", *BOTS)
        day, now = 24 * 3600 * 1000, time.time_ns() // 1_000_000
        statuses = []
        for _ in range(2):
            for path, span in (("", {"first": now + day, "last": now + 2 * day}), ("/drop", {"first": now + day})):
                answer = await server.http.post(f"/api/me/holidays{path}", json=span)
                statuses.append(answer.status_code)
        assert statuses == [201, 200, 201, 429]

    online(tmp_path, play, limits=Limits(holidays=Rate(SELDOM, 3)))


def test_who_tries_codes_is_not_told_which_are_tables(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")

    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", *BOTS)
        pages = [await server.http.get(f"/t/{mine['table']}") for _ in range(3)]
        assert [(page.status_code, "link" in page.headers) for page in pages] == [
            (200, True),
            (200, True),
            (200, False),
        ]

    online(tmp_path, play, limits=Limits(requests=Rate(SELDOM, 3)), page=tmp_path)


def test_nobody_holds_all_lines(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", *BOTS)
        async with server.joined(mine["table"], mine["token"]), server.joined(mine["table"]) as second:
            await second.until("Update")
            with pytest.raises(InvalidStatus):
                async with server.connected():
                    pass
        async with server.joined(mine["table"], mine["token"]) as again:  # who has hung up may call again
            await again.until("Update")

    online(tmp_path, play, limits=Limits(lines=2))


def test_who_does_not_stop_shouting_is_shown_the_door(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", *BOTS)
        async with server.joined(mine["table"], mine["token"]) as ada:
            await ada.until("Update")
            for _ in range(3 * (FRAMES.at_once + socket.INSOLENCE)):
                await ada.wire.send("{")
            assert await ada.closing() == socket.POLICY

    online(tmp_path, play)


def test_who_says_nothing_does_not_keep_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "PATIENCE", 0.1)

    async def play(server: Server) -> None:
        async with server.connected() as silent:
            assert await silent.closing() == socket.POLICY

    online(tmp_path, play)


# --- browsers


def test_a_site_that_the_host_allows_may_call(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        body = {"game": "omerta", "nickname": "Ada", "chairs": list(BOTS)}
        for origin, status in (("https://club.example", 201), ("https://club.example.evil", 403), ("null", 403)):
            answer = await server.http.post("/api/tables", json=body, headers={"Origin": origin})
            assert answer.status_code == status
        async with server.connected(origin="https://club.example") as guest:
            await guest.wire.send("{")
            assert (await guest.frame())["why"] == "malformed"

    online(tmp_path, play, origins=("https://club.example",))


def test_whatever_is_answered_a_browser_is_told_to_run_nothing_but_ours(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Sitdown</title>")

    async def play(server: Server) -> None:
        for path in ("/", "/t/BCDFGH", "/api/games", "/api/tables/NOSUCH", "/no/such/file"):
            headers = (await server.http.get(path)).headers
            policy = [rule.split() for rule in headers["content-security-policy"].split(";")]
            assert ["default-src", "'self'"] in policy
            assert ["object-src", "'none'"] in policy
            assert ["frame-ancestors", "'none'"] in policy
            assert not any("'unsafe-eval'" in rule for rule in policy)
            assert not any(rule[0] == "script-src" for rule in policy), "scripts: only ours, none inline"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"

    online(tmp_path, play, page=page)


def test_a_name_is_never_a_page(tmp_path: Path) -> None:
    """Whatever somebody calls himself is told as JSON, and as nothing that a browser would run."""

    async def play(server: Server) -> None:
        name = "<script>x()</script>"
        mine = await server.post("/api/tables", game="omerta", nickname=name, chairs=BOTS, public=True)
        for path in ("/api/tables", f"/api/tables/{mine['table']}"):
            answer = await server.http.get(path)
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
        wrong = await server.http.get("/api/tables/<script>x()<script>")
        assert wrong.json() == {"why": "no-table", "detail": ""}
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert (await ada.until("Welcome"))["names"][0] == name

    online(tmp_path, play)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("198.51.100.7", "198.51.100.8", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:198.51.100.7", "198.51.100.7", True),
        ("unknown:7", "unknown:8", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_a_household_is_one_address_however_many_its_machine_makes_up(one: str, other: str, same: bool) -> None:
    callers = [caller(HTTPConnection({"type": "http", "client": (host, 1)})) for host in (one, other)]
    assert (callers[0] == callers[1]) == same
