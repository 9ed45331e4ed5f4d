"""Games that are over, looked at again: by line, through any eyes, and never before the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from .online import Frame, Server, anything, online

SHORT: dict[str, tuple[str, dict[str, Any]]] = {
    "omerta": ("sharp", {"turn_limit": 6, "snap_seconds": 1, "reflexes": "quick"}),
    "cosa-nostra": ("random", {"rounds": 3}),
}


@dataclass
class Over:
    """A table where Ada, in the first chair, played to the end; all that she was told."""

    folder: Path
    table: str
    updates: list[Frame]

    def look(self, looking: Callable[[Server], Awaitable[None]]) -> None:
        online(self.folder, looking)


def _played(folder: Path, game: str) -> Over:
    bot, options = SHORT[game]
    over = Over(folder, "", [])

    async def play(server: Server) -> None:
        mine = await server.sets_up(game, None, bot, bot, options=options)
        over.table = mine["table"]
        async with server.joined(mine["table"], mine["token"]) as ada:
            await ada.plays(anything)
        over.updates = [frame for frame in ada.frames if frame["type"] == "Update"]

    online(folder, play)
    return over


@pytest.fixture(scope="module")
def omerta(tmp_path_factory: pytest.TempPathFactory) -> Over:
    return _played(tmp_path_factory.mktemp("omerta"), "omerta")


@pytest.fixture(scope="module")
def cosa_nostra(tmp_path_factory: pytest.TempPathFactory) -> Over:
    return _played(tmp_path_factory.mktemp("cosa_nostra"), "cosa-nostra")


@pytest.fixture(params=list(SHORT))
def over(request: pytest.FixtureRequest) -> Over:
    game: Over = request.getfixturevalue(request.param.replace("-", "_"))
    return game


def test_a_seat_is_told_again_what_it_noticed(over: Over) -> None:
    async def look(server: Server) -> None:
        told = (await server.get(f"/api/tables/{over.table}/story?eyes=0"))["told"]
        heard = [event for update in over.updates for event in update["events"]]
        assert [event for page in told for event in page["events"]] == heard
        assert all(page["events"] for page in told)
        assert [page["line"] for page in told] == sorted({page["line"] for page in told})

    over.look(look)


def test_pages_of_views_make_up_the_game(over: Over) -> None:
    async def look(server: Server) -> None:
        lines = (await server.get(f"/api/tables/{over.table}/story"))["lines"]
        shown: list[Any] = []
        while len(shown) < lines:
            page = await server.get(f"/api/tables/{over.table}/views?eyes=0&from={len(shown)}&count=40")
            assert page["from"] == len(shown)
            assert page["views"]
            shown += page["views"]
        assert len(shown) == lines
        assert all(update["view"] in shown for update in over.updates)
        assert (await server.get(f"/api/tables/{over.table}/views?eyes=0&from={lines}"))["views"] == []

    over.look(look)


def test_open_shows_every_card_and_a_spectator_none(omerta: Over) -> None:
    async def look(server: Server) -> None:
        def slots(views: list[Any]) -> list[Any]:
            return [slot for view in views for stock in view["stocks"] for slot in stock]

        opened = slots((await server.get(f"/api/tables/{omerta.table}/views?eyes=open&count=9"))["views"])
        public = slots((await server.get(f"/api/tables/{omerta.table}/views?count=9"))["views"])
        assert len(opened) == len(public) > 0
        assert all(slot["card"] for slot in opened)
        assert not any(slot["card"] for slot in public)

    omerta.look(look)


def test_open_shows_every_hand_and_every_order(cosa_nostra: Over) -> None:
    async def look(server: Server) -> None:
        views = (await server.get(f"/api/tables/{cosa_nostra.table}/views?eyes=open&from=20"))["views"]
        assert any(hand for view in views for hand in view["job_hands"])
        crews = [man for view in views for player in view["players"] for man in player["crew"]]
        tasks = [task for man in crews for task in man["tasks"]]
        assert tasks
        assert all(task["job"] or task["business"] for task in tasks)

    cosa_nostra.look(look)


def test_a_game_that_goes_on_is_not_shown(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        mine = await server.sets_up("omerta", None, "sharp", "sharp")
        async with server.joined(mine["table"], mine["token"]) as ada:
            await ada.until("Update")
            for what in ("story", "views", "log", "story?eyes=open", "coach"):
                answer = await server.http.get(f"/api/tables/{mine['table']}/{what}")
                assert (answer.status_code, answer.json()["why"]) == (409, "not-over")

    online(tmp_path, play)


def test_eyes_that_nobody_has(omerta: Over) -> None:
    async def look(server: Server) -> None:
        for asked in ("eyes=3", "eyes=all", "eyes=-1", "eyes=", "eyes=²", "from=x", "count=101"):
            answer = await server.http.get(f"/api/tables/{omerta.table}/views?{asked}")
            assert (answer.status_code, answer.json()["why"]) == (400, "malformed"), asked

    omerta.look(look)


def test_the_coach_looks_through_it_for_any_seat(omerta: Over) -> None:
    async def looks(server: Server) -> None:
        said: dict[str, Any] = {"blamed": None}
        while said["blamed"] is None:
            said = await server.get(f"/api/tables/{omerta.table}/coach?seat=0")
        for blamed in said["blamed"]:
            assert blamed["view"]["seat"] == 0
            assert blamed["mistake"]["better"] != blamed["mistake"]["played"]
        assert await server.get(f"/api/tables/{omerta.table}/coach?seat=0") == said
        answer = await server.http.get(f"/api/tables/{omerta.table}/coach?seat=3")
        assert (answer.status_code, answer.json()["why"]) == (400, "malformed")

    omerta.look(looks)
