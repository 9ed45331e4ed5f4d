"""Writes all that is made from something else: `python -m scripts.generate`; with `--golden` the golden games too, which should stay as they are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from scripts.names import names

COMMAND: Final = "python -m scripts.generate"
Files = dict[Path, str]  # as they should be


def wire() -> Files:
    from tests.web.wire import WIRE, written

    return {WIRE / name: text for name, text in written().items()}


def facts() -> Files:
    from tests.web.facts import written

    return written()


def rules() -> Files:
    from tests.rules import RULES, page, with_table, written

    return {page(game): with_table(page(game).read_text("utf-8"), written(game)) for game in RULES}


def learners() -> Files:
    from scripts.research import research

    return research()


# In this order: what comes later is made by code that imports the names.
THINGS: Final[dict[str, Callable[[], Files]]] = {
    "names": names,
    "wire": wire,
    "facts": facts,
    "rules": rules,
    "learners": learners,
}


def stale(thing: str) -> list[Path]:
    """The files of a thing that are not as they should be."""
    return [path for path, text in THINGS[thing]().items() if not path.exists() or path.read_text("utf-8") != text]


def write(thing: str) -> None:
    for path, text in THINGS[thing]().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(path.relative_to(Path.cwd()))  # noqa: T201


def main() -> None:
    if len(sys.argv) == 2 and sys.argv[1] in THINGS:
        write(sys.argv[1])
        return
    for thing in THINGS:  # each in a Python of its own: names that were just written are imported anew
        subprocess.run([sys.executable, "-m", "scripts.generate", thing], check=True)
    if "--golden" in sys.argv[1:]:
        subprocess.run([sys.executable, "-m", "tests.golden.generate"], check=True)


if __name__ == "__main__":
    main()
