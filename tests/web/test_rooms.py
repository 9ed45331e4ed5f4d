"""The page knows no game by name, but in the game's own folder and where it is told what the wire carries."""

from __future__ import annotations

import re
from pathlib import Path

from .wire import WEB

SOURCES = WEB / "src"
ROOMS = ("games", "wire", "gallery", "scenes")  # where games are at home
NAMED = re.compile(r"omert[aà]|cosa[ _-]?nostra|омерт|коз[аы] ностр", re.IGNORECASE)


def in_a_games_room(file: Path) -> bool:
    """In a folder of a game's own; what lies beside the folders is for all games."""
    first, *rest = file.relative_to(SOURCES).parts
    return first in ROOMS[1:] or (first == ROOMS[0] and len(rest) > 1)


def shared() -> list[Path]:
    files = [file for file in SOURCES.rglob("*") if file.is_file() and not in_a_games_room(file)]
    return [*files, WEB / "index.html", *WEB.glob("*.config.*")]


def test_no_game_is_named() -> None:
    files = shared()
    assert len(files) > 50
    named = {file.relative_to(WEB): NAMED.findall(file.read_text("utf-8")) for file in files}
    assert {file: names for file, names in named.items() if names} == {}


def test_a_name_would_be_found() -> None:
    inside = [file for file in (SOURCES / "games").rglob("index.ts") if in_a_games_room(file)]
    assert inside
    assert all(NAMED.search(file.read_text("utf-8")) for file in inside)


def test_a_game_is_one_folder_whose_index_says_its_name() -> None:
    indexes = {file.parent.name: file.read_text("utf-8") for file in (SOURCES / "games").glob("*/index.ts")}
    assert indexes.keys() == {folder.name for folder in (SOURCES / "games").iterdir() if folder.is_dir()}
    for folder, text in indexes.items():
        assert f'name: "{folder.replace("_", "-")}"' in text
