"""Pieces of a picture: lines of text that can be set beside each other, wrapped and centred."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

Block = list[Text]


def width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def padded(line: Text, cells: int) -> Text:
    """The line, filled with blanks or cut to so many cells."""
    copy = line.copy()
    copy.truncate(cells, pad=True)
    return copy


def cut(line: Text, cells: int) -> Text:
    """The line, with a sign where it was too long."""
    copy = line.copy()
    copy.truncate(cells, overflow="ellipsis")
    return copy


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks in a row, their tops level."""
    height = max((len(block) for block in blocks), default=0)
    rows: Block = []
    for row in range(height):
        parts = [padded(block[row] if row < len(block) else Text(), width(block)) for block in blocks]
        rows.append(Text(" " * gap).join(parts))
    return rows


def boxed(block: Block, cells: int) -> Block:
    """The block, every line exactly so wide."""
    return [padded(line, cells) for line in block]


def indented(block: Block, cells: int) -> Block:
    return [Text.assemble(" " * cells, line) for line in block]


def centred(block: Block, cells: int) -> Block:
    return indented(block, max(0, (cells - width(block)) // 2))


def apart(left: Text, right: Text, cells: int) -> Text:
    """One at each end of a line."""
    return Text.assemble(padded(left, max(left.cell_len + 1, cells - right.cell_len)), right)


def flowed(pieces: Iterable[Text], cells: int, gap: int = 3) -> Block:
    """Pieces one after the other, on a new line where the line is full."""
    rows: Block = []
    for piece in pieces:
        if rows and rows[-1].cell_len + gap + piece.cell_len <= cells:
            rows[-1].append(" " * gap).append_text(piece)
        else:
            rows.append(piece.copy())
    return rows


def wrapped(words: Text, cells: int) -> Block:
    """Words on as many lines as they need."""
    rows: Block = []
    for word in words.split(" "):
        if rows and rows[-1].cell_len + 1 + word.cell_len <= cells:
            rows[-1].append(" ").append_text(word)
        else:
            rows.append(word)
    return rows
