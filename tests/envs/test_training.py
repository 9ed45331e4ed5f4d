"""The page on training: its examples run as written, and its command asks for what there is."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from bench.learning import asked

PAGE = (Path(__file__).parent.parent.parent / "docs" / "training.md").read_text("utf-8")
SHOWN = re.findall(r"^```(python|sh)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_what_is_shown_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for language, text in SHOWN:
        if language == "python":
            exec(text, {})
    told = capsys.readouterr().out
    assert re.search(r"^seat \d earned (-0\.25|0\.75|0\.25|0\.08)", told, re.MULTILINE)
    assert re.search(r"^\d+ games; the seats earned \[", told, re.MULTILINE)


def test_the_command_is_understood() -> None:
    """To run it takes minutes, and a library of some size."""
    commands = [text for language, text in SHOWN if language == "sh"]
    assert len(commands) == 1
    words = shlex.split(commands[0])
    assert words[:7] == ["uv", "run", "--extra", "training", "python", "-m", "bench.learning"]
    given = asked(words[7:])
    assert (given.game, given.picture) == ("omerta", Path("learning.svg"))
