"""docs/adding-a-game.md shows what is, and what it shows runs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path

import pytest
from tests.cli.terminal import environment

from sitdown.core.game import Game

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "liars_dice"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SHOWN = [(kind, *block.split("\n", 1)) for kind, block in BLOCKS if block.startswith("# ")]
SAMPLES = [block for kind, block in BLOCKS if kind == "python" and not block.startswith("# ")]
BRIEF = {"play": ["--pace", "0"]}  # as written there is time to read
COMMANDS = [line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines()]


def test_there_is_something_to_see() -> None:
    assert (len(SHOWN), len(SAMPLES), len(COMMANDS)) == (9, 3, 5)


@pytest.mark.parametrize(("kind", "file", "block"), SHOWN)
def test_what_is_shown_is_in_the_file(kind: str, file: str, block: str) -> None:
    assert block in (EXAMPLE / file.removeprefix("# ")).read_text("utf-8")


@pytest.mark.parametrize("sample", SAMPLES, ids=range(len(SAMPLES)))
def test_a_sample_runs_and_prints(sample: str) -> None:
    done = subprocess.run([sys.executable, "-c", sample], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("line", [line for line in COMMANDS if line.startswith("sitdown ")])
def test_a_command_runs(line: str, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    said = "1\n" * 500  # a person who is easily pleased
    done = subprocess.run(
        [*shlex.split(line), *BRIEF.get(line.split()[1], ())], input=said, capture_output=True, text=True, timeout=60, check=False,
        env=environment(tmp_path, PATH=path),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_other_commands_lead_somewhere() -> None:
    install, suite = [line for line in COMMANDS if not line.startswith("sitdown ")]
    for line in (install, suite):
        (folder,) = [word for word in line.split() if "/" in word]
        assert (ROOT / folder).is_dir()


def test_the_table_has_every_field_of_the_record() -> None:
    (table,) = re.findall(
        r"^\| field \| \| what it is \|\n\|---\|---\|---\|\n(.*?)\n\n", PAGE, re.MULTILINE | re.DOTALL
    )
    told = {
        name: need
        for names, need in re.findall(r"^\| (.*?) \| (\w+) \|", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", names)
    }
    assert told == {each.name: "needed" if each.default is MISSING else "optional" for each in fields(Game)}
