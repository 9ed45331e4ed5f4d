"""Where there is no terminal a game is played line by line."""

import subprocess
from itertools import cycle, islice
from pathlib import Path

import pytest

from sitdown.texts import LANGUAGES, Texts
from tests.cli.terminal import COMMAND, environment

GAME = (COMMAND, "play", "omerta", "--pace", "0", "--bots", "random", "-o", "snap_seconds=1", "-o", "reflexes=quick")


def lines(number: int) -> str:
    """Answers that fit somewhere, over and over: a call for Omerta among them."""
    return "\n".join(islice(cycle("102030143105"), number)) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_by_lines_in_every_language(tmp_path: Path, lang: str) -> None:
    done = subprocess.run(
        [*GAME, "--seed", "1", "--lang", lang],
        input=lines(3000), capture_output=True, text=True, env=environment(tmp_path), timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert Texts(lang, "omerta").say("final-title").upper() in done.stdout
    assert "\x1b" not in done.stdout


def test_the_end_of_the_lines_is_the_end_of_the_sitting(tmp_path: Path) -> None:
    done = subprocess.run(
        [*GAME, "--name", "Bruno"], input="1\n2\n", capture_output=True, text=True, env=environment(tmp_path), timeout=60,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert "sitdown play omerta --resume" in done.stdout
    (log,) = (tmp_path / "games").glob("*.jsonl")
    assert log.read_text().startswith('{"game":"omerta"')
    assert '"Bruno"' in log.read_text()


def test_a_line_that_is_no_answer_is_named(tmp_path: Path) -> None:
    done = subprocess.run(
        GAME, input="banana\n", capture_output=True, text=True, env=environment(tmp_path), timeout=60, check=False
    )
    assert "“banana” is not among the choices." in done.stdout
