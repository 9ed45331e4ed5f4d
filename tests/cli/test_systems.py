"""Where the system lacks what a command needs, it says so in a sentence; what needs nothing special runs without it."""

import subprocess
import sys
from pathlib import Path

import pytest

from sitdown.cli.app import POSIX
from sitdown.texts import LANGUAGES
from tests.cli.terminal import environment

# Windows has none of these modules, and calls itself so. (Our own code is told after its libraries were: they have Windows halves.)
ELSEWHERE = """
import sys
sys.modules.update(dict.fromkeys(["fcntl", "termios", "tty", "pwd", "grp", "resource"]))
from sitdown.cli.app import main
if {refused}: sys.platform = "win32"
sys.argv = ["sitdown", *{arguments}]
main()
"""


def elsewhere(data: Path, *arguments: str, refused: bool) -> subprocess.CompletedProcess[str]:
    code = ELSEWHERE.format(refused=refused, arguments=list(arguments))
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(data), timeout=120, check=False
    )


@pytest.mark.parametrize("command", POSIX)
def test_what_needs_posix_says_so(tmp_path: Path, command: str) -> None:
    done = elsewhere(tmp_path, command, "omerta", refused=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"sitdown {command} runs on Linux and macOS; on Windows, inside WSL.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(tmp_path: Path, lang: str) -> None:
    done = elsewhere(tmp_path, "play", "omerta", "--lang", lang, refused=True)
    (line,) = done.stderr.splitlines()
    assert "sitdown play" in line
    assert "WSL" in line


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_bots_play_without_it(tmp_path: Path, command: str) -> None:
    done = elsewhere(tmp_path, command, "omerta", "--bots", "random", "--games", "4", "--json", refused=False)
    assert done.returncode == 0, done.stderr
