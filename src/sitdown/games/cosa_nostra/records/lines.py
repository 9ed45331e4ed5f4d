"""Lines that everybody reads in his own language: a text that names one, and what it is about. Bots speak in them."""

from __future__ import annotations

import re
from typing import Final

from sitdown.games.cosa_nostra.cards.cards import Business

About = Business | int | None  # a business, a round, or nothing

LINES: Final = frozenset(
    {
        "need",  # a business, for a job
        "lend",  # a business, for a fee
        "pact",
        "racket",
        "heads",
        "more",
        "too-little",
        "loan",
        "broken",  # a word given in a round
        "cheap",
        "bluff",
        "dear",
        "square",
    }
)
_FORM: Final = re.compile(r"line:([a-z-]+)(?::(?:(\d)|([a-z_]+)))?")


def line(name: str, about: About = None) -> str:
    """The text of a line."""
    return f"line:{name}" if about is None else f"line:{name}:{about}"


def read_line(text: str) -> tuple[str, About] | None:
    """Which line a text is, and what it is about; `None`: somebody's own words."""
    found = _FORM.fullmatch(text)
    if found is None or found[1] not in LINES:
        return None
    if found[3] is None:
        return found[1], int(found[2]) if found[2] else None
    return (found[1], Business(found[3])) if found[3] in set(Business) else None
