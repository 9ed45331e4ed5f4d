"""Books of an earlier release: running and finished games of both kinds are found, told again, and go on. They were written in November 2026, before
the tree was put into rooms and protocol or positions could change."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest

from sitdown.core.log import replay

from .online import Frame, Server, anything, online

DATA: Final = Path(__file__).with_name("data")
OLD: Final = "books-of-november-2026"
TABLES: Final[list[Frame]] = json.loads((DATA / f"{OLD}.json").read_text("utf-8"))  # what their player was last told


RUNNING: Final = [table for table in TABLES if table["question"] is not None]
OVER: Final = [table for table in TABLES if table["question"] is None]


def kept(folder: Path) -> None:
    (folder / "tables.db").write_bytes(gzip.decompress((DATA / f"{OLD}.db.gz").read_bytes()))


def check(shown: Frame, told: Frame) -> None:
    for part in ("view", "seq", "question", "options"):
        assert as_before(shown[part], told[part]) == told[part]


def as_before(shown: Any, told: Any) -> Any:
    """Without what views have learned to say since."""
    if isinstance(told, dict):
        return {field: as_before(shown[field], value) for field, value in told.items()}
    if isinstance(told, list) and len(told) == len(shown):
        return [as_before(one, other) for one, other in zip(shown, told, strict=True)]
    return shown


@pytest.mark.parametrize("table", RUNNING, ids=lambda table: table["game"])
def test_a_game_goes_on_where_it_was(tmp_path: Path, table: Frame) -> None:
    kept(tmp_path)

    async def play(server: Server) -> None:
        async with server.joined(table["table"], table["token"], table["seq"]) as ada:
            shown = await ada.until("Update")
            check(shown, table)
            await ada.answers(shown, shown["options"][0])
            await ada.plays(anything, stop=lambda update: update["question"] > shown["question"] + 8)

    online(tmp_path, play)


@pytest.mark.parametrize("table", OVER, ids=lambda table: table["game"])
def test_a_game_that_is_over_is_told_again(tmp_path: Path, table: Frame) -> None:
    kept(tmp_path)

    async def play(server: Server) -> None:
        async with server.joined(table["table"], table["token"], table["seq"]) as ada:
            check(await ada.until("Update"), table)
        address = f"/api/tables/{table['table']}"
        *_, last = replay((await server.http.get(f"{address}/log")).content.splitlines())
        assert last.state.over
        assert await server.get(f"{address}/story")

    online(tmp_path, play)
