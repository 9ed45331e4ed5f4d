"""`./play` starts fast where Python may not write bytecode: it writes our own itself, and again when sources have changed."""

import os
import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "play"


@pytest.fixture(name="home")
def _home(tmp_path: Path) -> Path:
    """A checkout that was set up before, with one source, and a `sitdown` that only says what it was told."""
    shutil.copy(SCRIPT, tmp_path)
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "deck.py").write_text("CARDS = 59\n")
    tools = tmp_path / ".venv" / "bin"
    tools.mkdir(parents=True)
    (tools / "python").symlink_to(os.path.realpath(sys.executable))
    (tools / "sitdown").write_text('#!/bin/sh\necho "$@"\n')
    (tools / "sitdown").chmod(0o755)
    sum_ = subprocess.run(["cksum"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout
    (tmp_path / ".venv" / ".sitdown").write_text(f"{tmp_path} {sum_}")
    return tmp_path


def starts(home: Path, *arguments: str) -> str:
    told = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [home / "play", *arguments], env=told, capture_output=True, text=True, check=True, timeout=60
    ).stdout.strip()


def test_the_browser_or_a_game(home: Path) -> None:
    assert starts(home) == "serve --open"
    assert starts(home, "--port", "0") == "serve --open --port 0"
    assert starts(home, "omerta") == "play omerta"


def test_bytecode_is_there_after_the_first_start_and_renewed_when_sources_change(home: Path) -> None:
    source = home / "src" / "deck.py"
    bytecode = Path(cache_from_source(str(source)))
    starts(home)
    first = bytecode.read_bytes()
    starts(home)
    assert bytecode.read_bytes() == first
    source.write_text("CARDS = 60\n")
    later = source.stat().st_mtime + 5
    os.utime(source, (later, later))
    starts(home)
    assert bytecode.read_bytes() != first


def test_a_source_that_does_not_compile_does_not_keep_it_from_starting(home: Path) -> None:
    (home / "src" / "deck.py").write_text("CARDS =\n")
    assert starts(home) == "serve --open"
