"""A chair that was left for good: who may take it over, who says so, and what becomes of those who are at the table."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import httpx2

from sitdown.server.protocol import Say

from .online import Frame, Server, online


async def sits(server: Server) -> tuple[str, list[str]]:
    """Three people, of browsers of their own; the table, and their tokens."""
    first = await server.sets_up("omerta", None, None, None)
    code, tokens = first["table"], [first["token"]]
    for name in ("Bob", "Cleo"):
        server.http.cookies.clear()
        tokens.append((await server.post(f"/api/tables/{code}/seats", nickname=name))["token"])
    server.http.cookies.clear()
    return code, tokens


async def refused(server: Server, path: str, **body: object) -> str:
    response: httpx2.Response = await server.http.post(path, json=body)
    assert response.status_code >= 400, response.text
    return str(response.json()["why"])


def test_the_founder_gives_it_away(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        code, (ada, bob, _) = await sits(server)
        at = f"/api/tables/{code}"
        assert await refused(server, f"{at}/take-over", nickname="Dora", seat=1) == "taken"  # he is there yet
        async with server.joined(code, ada) as guest:
            await guest.until("Update")
            await server.post(f"{at}/leave", token=bob, good=True)
            await guest.closing()
        ticket = await server.post(f"{at}/take-over", nickname="Dora", seat=1)
        told: Frame = await server.get(at)
        assert told["seats"][1]["left"]
        assert told["seats"][1]["applicant"] == {"name": "Dora", "agreed": []}
        assert await refused(server, f"{at}/admit", token=bob, seat=1) == "no-seat"  # he has none any more
        server.http.cookies.clear()
        assert await refused(server, f"{at}/take-over", nickname="Egon", seat=1) == "taken"  # somebody has asked
        told = await server.post(f"{at}/admit", token=ada, seat=1, yes=True)
        assert (told["seats"][1]["name"], told["seats"][1]["left"]) == ("Dora", False)
        async with server.joined(code, ticket["token"]) as dora:
            assert (await dora.until("Welcome"))["seat"] == 1
            briefing = await dora.until("Briefing")
            assert briefing["knowledge"]["seat"] == 1

    online(tmp_path, play)


def test_most_of_the_others_give_it_away(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        code, (ada, bob, cleo) = await sits(server)
        at = f"/api/tables/{code}"
        await server.post(f"{at}/leave", token=ada, good=True)  # the founder; Bob is now
        told = await server.get(at)
        assert [seat["founder"] for seat in told["seats"]] == [False, True, False]
        await server.post(f"{at}/take-over", nickname="Dora", seat=0)
        told = await server.post(f"{at}/admit", token=cleo, seat=0, yes=True)
        assert told["seats"][0]["applicant"] == {"name": "Dora", "agreed": [2]}
        told = await server.post(f"{at}/admit", token=bob, seat=0, yes=False)  # whose table it is
        assert told["seats"][0]["applicant"] is None
        assert told["seats"][0]["left"]

    online(tmp_path, play)


def test_nobody_at_the_table_is_sent_away_by_a_request_that_changes_nothing(tmp_path: Path) -> None:
    """Strangers ask for chairs that are not free and come with wrong tokens, over and over again: no line breaks over it."""

    async def play(server: Server) -> None:
        code, tokens = await sits(server)
        at = f"/api/tables/{code}"
        async with AsyncExitStack() as stack:
            there = [await stack.enter_async_context(server.joined(code, token)) for token in tokens]
            for guest in there:
                await guest.until("Update")
            for seat in (0, 1, 2, 7):
                assert await refused(server, f"{at}/take-over", nickname="Mallory", seat=seat) == "taken"
                assert await refused(server, f"{at}/admit", token="wrong", seat=seat) == "no-seat"
                assert await refused(server, f"{at}/admit", token=tokens[0], seat=seat) == "no-seat"
            assert await refused(server, f"{at}/leave", token="wrong", good=True) == "no-seat"
            await there[0].send(Say("Still here?"))
            for guest in there:
                assert (await guest.until("Said"))["text"] == "Still here?"

    online(tmp_path, play)


def test_nobody_is_sent_away_by_those_who_ask_for_a_chair_and_vote(tmp_path: Path) -> None:
    """Before it is somebody's they may ask, and say yes and no, as often as they like: the others are told, over the lines that they have."""

    async def play(server: Server) -> None:
        code, (ada, bob, cleo) = await sits(server)
        at = f"/api/tables/{code}"
        await server.post(f"{at}/leave", token=cleo, good=True)
        async with server.joined(code, ada) as guest, server.joined(code, bob) as other:
            await guest.until("Update")
            for _ in range(3):
                await server.post(f"{at}/take-over", nickname="Dora", seat=2)
                while (await guest.until("Presence"))["seats"][2]["applicant"] != "Dora":
                    pass
                await server.post(f"{at}/admit", token=ada, seat=2, yes=False)
                while (await guest.until("Presence"))["seats"][2]["applicant"] is not None:
                    pass
            await server.post(f"{at}/take-over", nickname="Dora", seat=2)
            for yes in (False, False):
                await server.post(f"{at}/admit", token=bob, seat=2, yes=yes)
            await server.post("/api/me/forget")  # Dora, who sits nowhere
            while (await guest.until("Presence"))["seats"][2]["applicant"] is not None:
                pass
            await other.send(Say("Still here?"))
            assert (await guest.until("Said"))["text"] == "Still here?"

    online(tmp_path, play)


def test_a_caretaker_comes_at_ones_own_wish_and_goes_when_one_is_back(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        code, (ada, bob, cleo) = await sits(server)
        async with server.joined(code, ada) as guest, server.joined(code, cleo):
            await guest.until("Update")
            await server.post(f"/api/tables/{code}/leave", token=bob)
            while [seat["presence"] for seat in (await guest.until("Presence"))["seats"]] != [
                "here",
                "caretaker",
                "here",
            ]:
                pass
            async with server.joined(code, bob) as back:
                await back.until("Update")
                while (await guest.until("Presence"))["seats"][1]["presence"] != "here":
                    pass

    online(tmp_path, play)
