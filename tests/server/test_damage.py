"""Books that were damaged on the disk: what the log still tells is played on, what it does not tell is never made up."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

from sitdown.core.chance import Seeded
from sitdown.core.registry import save
from sitdown.server.store.records import Page, TableRecord, digest
from sitdown.server.store.store import Store
from sitdown.server.table.loading import RETOLD

from .online import Server, online
from .room import Room, record

Told = list[MutableMapping[str, Any]]

TOKEN = "ada"
LINES = 120


def begun() -> tuple[TableRecord, Room, list[Page]]:
    """A game in the middle, with a person in the first chair, and what was written of it."""
    room = Room(record("omerta", "sharp", "sharp", "sharp"), chance=Seeded(4))
    pages: list[Page] = []
    page = room.table.journal.page

    def keeping(at: int) -> Page | None:
        written = page(at)
        pages.extend([] if written is None else [written])
        return written

    room.table.journal.page = keeping  # type: ignore[method-assign]
    room.join(1, None)
    while len(room.log) < LINES:
        room.wait(0.5)
    assert not room.state.over
    at = record("omerta", "sharp", "sharp", "sharp")
    ada = msgspec.structs.replace(at.seats[0], bot=None, name="Ada", holder=digest(TOKEN))
    return msgspec.structs.replace(at, seats=(ada, *at.seats[1:])), room, pages


async def lay(folder: Path) -> Room:
    """On the disk of a server, before anybody comes."""
    at, room, pages = begun()
    store = await Store.open(str(folder / "tables.db"))
    await store.add(at)
    for page in pages:
        await store.write(page)
    await store.close()
    return room


def changed(folder: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(folder / "tables.db") as database:
        assert database.execute(statement, values).rowcount > 0
    database.close()


@pytest.fixture
def told() -> Iterator[Told]:
    """What the server says to its host."""
    with structlog.testing.capture_logs() as lines:
        yield lines


@pytest.mark.parametrize("damage", ["x'00'", "'{}'", "substr(position, 1, 200)", "CAST(position || x'20' AS BLOB)"])
def test_a_damaged_position_is_not_needed(tmp_path: Path, told: Told, damage: str) -> None:
    async def play(server: Server) -> None:
        room = await lay(tmp_path)
        changed(tmp_path, f"UPDATE snapshots SET position = {damage}")
        async with server.joined("BCDFGH", TOKEN) as ada:
            update = await ada.until("Update")
            assert update["seq"] >= room.memory.seq(0)
            assert update["view"]["round"] == room.state.view(0).round

    online(tmp_path, play)
    assert [(line["event"], line["table"]) for line in told] == [
        ("position is damaged, the log is read from its beginning", "BCDFGH")
    ]


def test_a_position_that_makes_sense_but_is_not_the_one_that_was_kept_is_not_believed(
    tmp_path: Path, told: Told
) -> None:
    """A flipped bit in a number is a legal position of another game."""

    async def play(server: Server) -> None:
        room = await lay(tmp_path)
        other = save(room.session.game, Room(record("omerta", "sharp", "sharp", "sharp")).state)
        changed(tmp_path, "UPDATE snapshots SET position = CAST(substr(position, 1, 16) || ? AS BLOB)", other)
        async with server.joined("BCDFGH", TOKEN) as ada:
            await ada.until("Update")

    online(tmp_path, play)
    assert len(told) == 1


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        ("DELETE FROM entries WHERE seq = 17", 17),
        ("DELETE FROM entries WHERE seq = 1", 1),
        ("DELETE FROM entries WHERE seq > 90", 91),  # a position was kept after the hundredth
        ("UPDATE entries SET draws = '[1,' WHERE seq = 40", 40),
        (f"UPDATE entries SET actor = 7 WHERE seq = {LINES - RETOLD + 20}", LINES - RETOLD + 20),
    ],
)
def test_a_log_with_a_hole_is_named_and_not_played_on(tmp_path: Path, told: Told, damage: str, line: int) -> None:
    async def play(server: Server) -> None:
        await lay(tmp_path)
        changed(tmp_path, damage)
        for _ in range(2):
            async with server.joined("BCDFGH", TOKEN) as ada:
                assert (await ada.frame())["why"] == "broken-log"
        before = await server.sets_up("omerta", None, "sharp", "sharp")  # other tables are none the worse for it
        async with server.joined(before["table"], before["token"]) as ada:
            await ada.until("Update")

    online(tmp_path, play)
    assert {(each["event"], each["table"], each["line"]) for each in told} == {("log is broken", "BCDFGH", line)}


def test_last_lines_that_somebody_was_shown_are_missed(tmp_path: Path, told: Told) -> None:
    async def play(server: Server) -> None:
        room = await lay(tmp_path)
        changed(tmp_path, "DELETE FROM entries WHERE seq > 110")
        aside = json.dumps({"had": {"0": room.memory.seq(0)}})
        changed(tmp_path, "INSERT INTO asides (code, aside) VALUES ('BCDFGH', ?)", aside)
        async with server.joined("BCDFGH", TOKEN) as ada:
            assert (await ada.frame())["why"] == "broken-log"

    online(tmp_path, play)
    assert [(line["event"], line["line"]) for line in told] == [("log is broken", 111)]


def test_a_game_that_is_over_and_whose_end_is_missing_is_not_shown(tmp_path: Path, told: Told) -> None:
    async def play(server: Server) -> None:
        await lay(tmp_path)
        changed(tmp_path, "UPDATE tables SET finished = 1")
        async with server.joined("BCDFGH", TOKEN) as ada:
            assert (await ada.frame())["why"] == "broken-log"
        changed(tmp_path, "DELETE FROM entries WHERE seq = 17")
        for path in ("log", "story", "views", "coach"):
            answer = await server.http.get(f"/api/tables/BCDFGH/{path}")
            assert (answer.status_code, answer.json()["why"]) in ((500, "broken-log"), (503, "no-coach")), path

    online(tmp_path, play)
    assert {line["event"] for line in told} <= {"log is broken"}
