"""The page on research says what is, and what it shows runs as written."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from math import prod
from pathlib import Path

import pytest

from sitdown.envs import encoding_of

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
COMMAND = str(Path(sys.executable).with_name("sitdown"))
SHOWN = re.findall(r"^```(python|sh)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
BRIEF = ["--tables", "2", "--epochs", "1", "--games", "4"]  # as written it takes a minute


@pytest.mark.parametrize(("game", "heading"), [("omerta", "Omerta, "), ("cosa-nostra", "La Cosa Nostra, ")])
def test_every_block_of_an_observation_is_in_the_table(game: str, heading: str) -> None:
    layout = encoding_of(game).layout
    (numbers, table) = re.findall(rf"^{heading}([\d,]+) numbers.*?\n\n(.*?)\n\n", PAGE, re.MULTILINE | re.DOTALL)[0]
    blocks = {
        name: tuple([int(number) for number in shape.split(" × ")])
        for name, shape in re.findall(r"^\| `(\w+)` \| ([\d ×]+) \|", table, re.MULTILINE)
    }
    assert blocks == layout.blocks
    assert list(blocks) == list(layout.blocks)
    assert int(numbers.replace(",", "")) == sum(map(prod, blocks.values())) == layout.size


def commands(language: str, text: str) -> list[list[str]]:
    """What a block of the page runs."""
    if language == "python":
        return [[sys.executable, "-c", text]]
    found = []
    for line in text.splitlines():
        program, *arguments = shlex.split(line.removeprefix("uv run "))
        brief = BRIEF if program == "python" else []
        found.append([sys.executable if program == "python" else COMMAND, *arguments, *brief])
    return found


def test_nothing_is_shown_that_is_not_run() -> None:
    """What is no code is text: a piece of a game, or of a file."""
    assert set(re.findall(r"^```(\w*)\n(?=.*?^```$)", PAGE, re.MULTILINE | re.DOTALL)) - {""} == {
        "python",
        "sh",
        "text",
    }
    assert len(re.findall(r"^```", PAGE, re.MULTILINE)) == 2 * len(re.findall(r"^```\w+\n", PAGE, re.MULTILINE))


def ran(shown: Sequence[tuple[str, str]], folder: Path) -> list[str]:
    """What blocks print, run in the page's order in a folder with nothing but our examples."""
    (folder / "examples").symlink_to(ROOT / "examples")
    printed = []
    for language, text in shown:
        said = ""
        for command in commands(language, text):
            done = subprocess.run(
                command,
                cwd=folder,
                env=os.environ | {"OMP_NUM_THREADS": "1", "LANG": "C.UTF-8"},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, (command, done.stderr)
            said += done.stdout
        printed.append(said)
    return printed


def test_environments_and_the_baseline_run_as_shown(tmp_path: Path) -> None:
    loop, arrays, trained, played = ran(SHOWN[:4], tmp_path)
    assert re.findall(r"^seat_\d (-?[\d.]+)$", loop, re.MULTILINE)
    assert "players 4; " in loop
    assert "win shares" in arrays
    assert "against three random: wins" in trained
    assert (tmp_path / "omerta.npz").exists()
    assert played.startswith("[")


def test_openspiel_and_a_reader_run_as_shown(tmp_path: Path) -> None:
    spiel, reader = ran(SHOWN[4:6], tmp_path)
    assert re.search(r"^\d+ moves, \d+ letters seen by player 0$", spiel, re.MULTILINE)
    assert "text:reader" in reader
    assert len(list((tmp_path / "talks").iterdir())) == 3  # a deal from every seat


def test_a_league_a_probe_and_a_data_set_run_as_shown(tmp_path: Path) -> None:
    league, probe, made, rows = ran(SHOWN[6:], tmp_path)
    assert "stdio:tidy" in league
    assert "One seeker against 2 of random: 3 games" in probe
    assert "rows of 4 games are in games.parquet" in made
    assert re.search(r"^\d+ rows; \d+ tries at a snap$", rows, re.MULTILINE)
