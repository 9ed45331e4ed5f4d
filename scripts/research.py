"""The sizes that `docs/research.md` tells of, as learners find them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from sitdown.envs import encoding_of

PAGE: Final = Path(__file__).parents[1] / "docs" / "research.md"
GAMES: Final = {"omerta": "Omerta", "cosa-nostra": "La Cosa Nostra"}
WORDS: Final = {
    "men": "man",
    "jobs": "job",
    "businesses": "business",
}  # what there are many of, by the word they begin with


def research() -> dict[Path, str]:
    text = PAGE.read_text("utf-8")
    for game, title in GAMES.items():
        text = _retold(text, rf"^{title}, [\d,]+ numbers.*?\n\n.*?\n\n", partial(_blocks, game))
        text = _retold(text, rf"^\| {title} \| \d+: [^\n]*", partial(_vocabulary, game))
    return {PAGE: text}


def _retold(text: str, told: str, retell: Callable[[str], str]) -> str:
    """The text with that part of it told anew."""
    return re.sub(told, lambda found: retell(found[0]), text, count=1, flags=re.MULTILINE | re.DOTALL)


def _blocks(game: str, told: str) -> str:
    layout = encoding_of(game).layout
    told = re.sub(r"[\d,]+ numbers", f"{layout.size:,} numbers", told, count=1)
    for name, shape in layout.blocks.items():
        sides = " × ".join(map(str, shape))
        told = re.sub(rf"^\| `{name}` \| [\d ×]+ \|", f"| `{name}` | {sides} |", told, count=1, flags=re.MULTILINE)
    return told


def _vocabulary(game: str, told: str) -> str:
    names = encoding_of(game).words.names
    told = re.sub(r"\d+:", f"{len(names)}:", told, count=1)
    for label, word in WORDS.items():
        many = len([name for name in names if name.startswith(f"{word} ")])
        told = re.sub(rf"\d+ {label}", f"{many} {label}", told, count=1)
    return told
