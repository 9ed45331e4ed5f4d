"""What one person writes and others are shown: names, remarks, talk. One filter for all of it.

Words come from strangers, and go to terminals and pages. So nothing in them may steer a terminal, turn the direction of writing, or look like nothing.
"""

from __future__ import annotations

from typing import Final
from unicodedata import category

NOTHING_TO_READ: Final = "…"  # shown for a text with nothing in it that can be seen
MOST_MARKS: Final = 5  # accents and the like on one letter: no script needs more

# Letters and symbols that look like nothing: fillers of Hangul, the empty pattern of Braille, a note without a head, the place of an object.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\ufffc")
_JOINERS: Final = frozenset("\u200c\u200d")  # scripts and emoji need them between two signs that can be seen
_NEWER_EMOJI: Final = range(0x1F000, 0x1FC00)  # a Python knows those of its day


def shown(text: str) -> str:
    """The text as it may be shown to anybody: one line of what can be seen. Shown again it is the same."""
    if text.isascii() and text.isprintable() and not text.isspace() and text:
        return text
    kept: list[str] = []
    marks = MOST_MARKS  # what the last sign carries; a sign must come before the first
    joiner = ""
    for sign in text:
        kind = _kind(sign)
        if kind == "seen":
            kept += (joiner, sign)
            marks, joiner = 0, ""
        elif kind == "mark" and marks < MOST_MARKS:
            kept.append(sign)
            marks, joiner = marks + 1, ""
        elif kind == "space":
            kept.append(sign if category(sign) == "Zs" else " ")
            marks, joiner = MOST_MARKS, ""
        elif kind == "joiner" and marks < MOST_MARKS:
            joiner = sign
    words = "".join(kept)
    return words if words and not words.isspace() else NOTHING_TO_READ


def readable(text: str) -> bool:
    """Whether a text is shown as it was written."""
    return shown(text) == text


def check_words(text: str) -> None:
    """Raises `ValueError` if a text is not shown as it was written."""
    if not readable(text):
        raise ValueError("one line, please, of signs that can be seen")


def _kind(sign: str) -> str:
    """What becomes of it: seen, a mark on what is seen, a space, something that joins; or nothing."""
    if sign in _BLANK or sign.isspace():
        return "space"
    if sign in _JOINERS:
        return "joiner"
    major = category(sign)[0]
    if major == "M":
        return "mark"
    return "seen" if major in "LNPS" or ord(sign) in _NEWER_EMOJI else "nothing"
