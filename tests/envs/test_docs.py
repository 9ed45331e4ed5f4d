"""The page on research says what is, and what it shows runs as written."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from math import prod
from pathlib import Path

import pytest

from sitdown.envs import encoding_of

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text("utf-8")
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


def test_what_is_shown_runs(tmp_path: Path) -> None:
    """In the page's order, in an empty folder."""
    printed = []
    for language, text in SHOWN:
        command = ["-c", text] if language == "python" else [*shlex.split(text.removeprefix("uv run python ")), *BRIEF]
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path,
            env=os.environ | {"OMP_NUM_THREADS": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        printed.append(done.stdout)
    loop, arrays, trained, played = printed
    assert re.findall(r"^seat_\d (-?[\d.]+)$", loop, re.MULTILINE)
    assert "players 4; " in loop
    assert "win shares" in arrays
    assert "against three random: wins" in trained
    assert (tmp_path / "omerta.npz").exists()
    assert played.startswith("[")
