"""What every table has: a ruled title, a clock that runs down, the last lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from sitdown.terminal.blocks import Block, indented, wrapped
from sitdown.terminal.palette import BONE, BRASS_BOLD, OXBLOOD, SMOKE

BAR = 30


def ruled(words: str, cells: int) -> Text:
    """The title of a page."""
    title = f" {words.upper()} "
    return Text(f"──{title}{'─' * max(0, cells - len(title) - 2)}", BRASS_BOLD)


def running(left: float, whole: float, words: str) -> Text:
    """The time that a question leaves."""
    bar = round(BAR * max(0.0, left) / whole)
    return Text.assemble(("█" * bar, OXBLOOD), ("░" * (BAR - bar), SMOKE), "  ", (words, BONE))


def last_lines(log: Sequence[str], cells: int, most: int, fresh: int) -> Block:
    """As many as there is room for; the newest are the brightest."""
    lines: Block = []
    for age, words in enumerate(reversed(log)):
        sentence = wrapped(Text(words, BONE if age < fresh else SMOKE), cells - 4)
        if len(lines) + len(sentence) > most:
            lines = lines or sentence[:most]  # something of the newest is always to be seen
            break
        lines = sentence + lines
    return indented(lines, 2)
