"""Which test proves which rule. A test names its rules with `@rule("O-22")`; `python -m tests.rules` writes the tables into docs/rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

rule = pytest.mark.rule

ROOT: Final = Path(__file__).parent.parent
BEGIN: Final = "<!-- written by python -m tests.rules -->\n"
END: Final = "<!-- end -->\n"

RULES: Final[Mapping[str, Mapping[str, str]]] = {
    "omerta": {
        "O-1": "Bottles",
        "O-2": "Characters, their points and copies",
        "O-3": "Famous gangsters",
        "O-4": "Three to five players",
        "O-5": "Al Capone starts",
        "O-6": "Who starts later",
        "O-7": "The deal",
        "O-8": "The first look",
        "O-9": "Calling comes before drawing",
        "O-10": "Drawing",
        "O-11": "Swapping",
        "O-12": "Discarding what was drawn",
        "O-13": "What a discard brings about",
        "O-14": "An empty deck",
        "O-15": "Nothing to swap",
        "O-16": "What is public",
        "O-20": "Who may snap",
        "O-21": "One card a discard",
        "O-22": "A wrong try",
        "O-23": "A late try",
        "O-24": "One try each, and ties",
        "O-25": "When a snap closes",
        "O-26": "Who may not snap",
        "O-27": "Two snaps for the Driver",
        "O-28": "A slot disappears",
        "O-30": "Gangster",
        "O-31": "Lady",
        "O-32": "Mole",
        "O-33": "Snitch",
        "O-34": "Driver",
        "O-35": "Safecracker",
        "O-36": "Killer, discarded",
        "O-37": "Witness and Alibi",
        "O-38": "Killer, in reaction",
        "O-39": "When a character acts",
        "O-40": "When to call",
        "O-41": "The count",
        "O-42": "A call that succeeds",
        "O-43": "A call that fails",
        "O-44": "The end of the game",
        "O-50": "Mamma",
        "O-51": "Police Patrol",
        "O-52": "The only slot is blocked",
        "O-53": "When they are lifted",
        "O-54": "They score nothing, and where they go",
        "O-55": "One Patrol a slot",
        "option snap": "Race, or sealed tries",
        "option snap_seconds": "How long a snap stays open",
        "option reaction_seconds": "How long the Killer has",
        "option characters": "Another distribution of 20",
        "option memory_aid": "Keep showing what was seen",
        "option turn_seconds": "A clock on the turn",
        "option turn_limit": "The longest round",
    },
}


def proofs(game: str) -> dict[str, dict[str, list[str]]]:
    """For every rule that a test of this game names: the files, and the tests in them."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        module = import_module(f"tests.{game}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for mark in getattr(test, "pytestmark", []):
                    for named in mark.args if mark.name == "rule" else ():
                        found.setdefault(named, {}).setdefault(path.stem, []).append(name)
    return found


def written(game: str) -> str:
    """The table of rules and their tests, as Markdown."""
    found = proofs(game)
    lines = ["| rule | | tests |", "|---|---|---|"]
    for name, title in RULES[game].items():
        files = [
            f"[{file}](../../tests/{game}/{file}.py): {', '.join(test.removeprefix('test_') for test in tests)}"
            for file, tests in found.get(name, {}).items()
        ]
        lines.append(f"| {name} | {title} | {'; '.join(files)} |")
    return "\n".join(lines) + "\n"


def page(game: str) -> Path:
    return ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md"


def with_table(text: str, table: str) -> str:
    """A page with its table replaced."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table + END + after


if __name__ == "__main__":
    for each in RULES:
        page(each).write_text(with_table(page(each).read_text("utf-8"), written(each)), "utf-8")
