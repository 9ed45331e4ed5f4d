"""Starting up costs little: what a command does not need it does not import."""

import subprocess
import sys


def imported(*arguments: str) -> set[str]:
    code = f"import sys; sys.argv = {['sitdown', *arguments]!r}\nfrom sitdown.cli.app import main\nmain()\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    return set(done.stdout.splitlines()[-1].split())


def test_help_loads_neither_engine_nor_texts() -> None:
    modules = imported("--help")
    assert "sitdown.cli.app" in modules
    assert not {"sitdown.core.kernel", "sitdown.games", "sitdown.texts", "fluent.runtime"} & modules
