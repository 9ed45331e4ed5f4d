"""Lines that everybody reads in his own language: a text that names one, and what it is about. Bots speak in them."""

from __future__ import annotations

import re
from typing import Final

from sitdown.games.cosa_nostra.cards.cards import Business

About = Business | int | None  # a business, a round, or nothing

WAYS: Final = {  # in how many ways each can be said
    "need": 3,  # a business, for a job
    "lend": 2,  # a business, for a fee
    "rights": 2,  # to his businesses, in rounds to come
    "pact": 3,
    "racket": 2,
    "heads": 2,
    "more": 3,
    "too-little": 3,
    "loan": 2,
    "credit": 2,  # he owes enough already
    "broken": 2,  # a word given in a round
    "warning": 2,  # the next broken word is the last
    "through": 2,  # that was it
    "amends": 2,  # a price, from one who broke his word
    "cheap": 2,
    "bluff": 2,
    "hollow-share": 2,  # of a job that brings no money
    "hollow-use": 2,  # of what is shut, or his already
    "dear": 2,
    "square": 2,
}
LINES: Final = frozenset(
    {name if way == 1 else f"{name}-{way}" for name, ways in WAYS.items() for way in range(1, ways + 1)}
)
_FORM: Final = re.compile(r"line:([a-z-]+(?:-\d)?)(?::(?:(\d)|([a-z_]+)))?")


def line(name: str, about: About = None) -> str:
    """The text of a line."""
    return f"line:{name}" if about is None else f"line:{name}:{about}"


def said_as(text: str, way: int) -> str:
    """The same line in another way: the first again after the last."""
    name, colon, about = text.removeprefix("line:").partition(":")
    way %= WAYS[name]
    return f"line:{name}{f'-{way + 1}' if way else ''}{colon}{about}"


def read_line(text: str) -> tuple[str, About] | None:
    """Which line a text is, and what it is about; `None`: somebody's own words."""
    found = _FORM.fullmatch(text)
    if found is None or found[1] not in LINES:
        return None
    if found[3] is None:
        return found[1], int(found[2]) if found[2] else None
    return (found[1], Business(found[3])) if found[3] in set(Business) else None
