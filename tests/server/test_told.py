"""Who comes back is told all that he noticed, once more: through a restart of the server too, and nothing that he did not see, or saw once."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sitdown.server.protocol import Say

from .browsers import Browser
from .online import Frame, Server, anything, online

LONG = 60  # updates: longer than what a table that is loaded again remembers


def without_cards(event: Frame) -> Frame:
    """As Omerta tells it later."""
    hidden = {"Peeked": "cards", "SafeOpened": "cards", "Drew": "card"}.get(event["type"])
    if hidden is None:
        return event
    return event | {hidden: None if hidden == "card" else [None] * len(event["cards"])}


async def played(server: Server, mine: Frame, updates: int) -> list[Frame]:
    """What somebody was told in so many updates, or to the end of the game."""
    seen: list[Frame] = []
    async with server.joined(mine["table"], mine["token"]) as ada:

        def enough(update: Frame) -> bool:
            seen.append(update)
            return len(seen) >= updates

        await ada.plays(anything, seed=4, stop=enough)
    return seen


async def told(server: Server, mine: Frame) -> list[list[Frame]]:
    answer: list[list[Frame]] = (await server.post(f"/api/tables/{mine['table']}/told", token=mine["token"]))["told"]
    return answer


def test_all_that_was_noticed_comes_back_after_a_restart(tmp_path: Path) -> None:
    mine: Frame = {}
    seen: list[Frame] = []

    async def before(server: Server) -> None:
        mine.update(await server.sets_up("omerta", None, "sharp", "sharp", options={"turn_limit": 30}))
        seen.extend(await played(server, mine, LONG))

    async def after(server: Server) -> None:
        again = await told(server, mine)
        noticed = [event for step in again[: seen[-1]["seq"]] for event in step]
        assert noticed == [without_cards(event) for update in seen for event in update["events"]]
        assert len(again) >= seen[-1]["seq"] > LONG / 2

    for play in (before, after):
        online(tmp_path, play)


def test_everybody_is_told_what_he_noticed_himself(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("cosa-nostra", None, "random", "random")
        seen = await played(server, mine, 25)
        again = await told(server, mine)
        assert [event for step in again[: seen[-1]["seq"]] for event in step] == [
            event for update in seen for event in update["events"]
        ]
        public = (await Browser(server).post(f"/tables/{mine['table']}/told"))["told"]  # `server` has Ada's cookie
        dealt = [event for step in public for event in step if event["type"] == "JobsDealt"]
        assert dealt
        assert not any(card for event in dealt for card in event["jobs"])

    online(tmp_path, play)


def test_it_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", "sharp")
        path = f"/api/tables/{mine['table']}/told"
        refused = await server.http.post(path, json={"token": "not a token"})
        assert (refused.status_code, refused.json()["why"]) == (403, "no-seat")
        waiting = await server.sets_up("omerta", None, None, "sharp")
        early = await server.http.post(f"/api/tables/{waiting['table']}/told", json={"token": waiting["token"]})
        assert (early.status_code, early.json()["why"]) == (409, "not-begun")

    online(tmp_path, play)


def test_remarks_outlive_the_server(tmp_path: Path) -> None:
    mine: Frame = {}
    words = [f"remark {number}" for number in Random(1).sample(range(100), 4)]

    async def before(server: Server) -> None:
        mine.update(await server.sets_up("omerta", None, "sharp", "sharp"))
        async with server.joined(mine["table"], mine["token"]) as ada:
            for text in words:
                await ada.send(Say(text))
                assert (await ada.until("Said"))["text"] == text

    async def after(server: Server) -> None:
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert [said["text"] for said in (await ada.until("Welcome"))["said"]] == words

    for play in (before, after):
        online(tmp_path, play)
