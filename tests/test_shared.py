"""What all games share knows none of them by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.core.registry import all_games

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sitdown"
SHARED = [
    "arena",
    "bots",
    "cli",
    "coach",
    "core",
    "envs",
    "guests",
    "learn",
    "server",
    "terminal",
    "texts",
    "__init__.py",
    "page.py",
    "playing.py",
]
READ = {".py", ".ftl", ".html", ".toml", ".json", ".ts", ".svelte"}
OURS = re.compile(
    "|".join([game.name.replace("-", "[-_ ]?") for game in all_games()]) + r"|sitdown\.games\b", re.IGNORECASE
)
GROUP = re.compile(r"sitdown\.games[`\"]")  # the entry points of all games
EXAMPLES = sorted(
    [
        folder.name.replace("_", "[-_ ]?")
        for folder in (ROOT / "examples").iterdir()
        if (folder / "pyproject.toml").exists()
    ]
)


def files(path: Path) -> list[Path]:
    found = [path] if path.is_file() else sorted(path.rglob("*"))
    return [file for file in found if file.suffix in READ and file.is_file()]


def lines(path: Path, names: re.Pattern[str]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files(path)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if names.search(GROUP.sub("", line))
    ]


def test_there_are_games_to_look_for() -> None:
    assert OURS.search("import sitdown.games.omerta")
    assert OURS.search("La Cosa Nostra")
    assert len(files(SOURCE)) > 200
    assert EXAMPLES


@pytest.mark.parametrize("part", SHARED)
def test_no_shared_part_names_or_imports_a_game(part: str) -> None:
    """But the front door shows how it is opened."""
    shown = ["sitdown.new("] if part == "__init__.py" else []
    assert [line for line in lines(SOURCE / part, OURS) if not any(each in line for each in shown)] == []


def test_all_that_is_shared_is_looked_at() -> None:
    there = {each.name for each in SOURCE.iterdir() if each.is_dir() or each.suffix == ".py"}
    assert there - {"games", "__pycache__", "site"} == set(SHARED)


@pytest.mark.parametrize("folder", ["src", "web/src", "tests", "bench"])
def test_nobody_knows_of_the_examples(folder: str) -> None:
    """They are installed by whoever wants them."""
    assert lines(ROOT / folder, re.compile("|".join(EXAMPLES), re.IGNORECASE)) == []
    assert not {game.name for game in all_games()} & {name.replace("[-_ ]?", "-") for name in EXAMPLES}
