"""The rules for people, on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from sitdown.terminal.blocks import Block, indented, wrapped
from sitdown.terminal.palette import BONE, BONE_BOLD, BRASS_BOLD
from sitdown.texts.guide import Told

Rows = Sequence[tuple[str, str]]  # cards: what stands at the head of one, and what it does


def printed(chapters: Iterable[Told], cards: Mapping[str, Rows], cells: int) -> Block:
    """Chapter by chapter, each with its cards."""
    lines: Block = []
    for chapter in chapters:
        lines += [Text(chapter.heading, BRASS_BOLD)]
        for paragraph in chapter.paragraphs:
            lines += [*wrapped(Text(paragraph, BONE), cells - 2), Text()]
        for head, does in cards.get(chapter.cards, ()):
            lines += indented(wrapped(Text(head, BONE_BOLD), cells - 4), 2)
            lines += indented(wrapped(Text(does, BONE), cells - 6), 4)
        if chapter.cards:
            lines.append(Text())
    return lines
