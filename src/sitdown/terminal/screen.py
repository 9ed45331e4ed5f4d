"""The whole terminal as one picture. Only lines that changed are written, so nothing flickers."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Self

from rich.console import Console

from sitdown.terminal.blocks import Block

ENTER_SCREEN = "\x1b[?1049h\x1b[?25l\x1b[2J"
HOLD = "\x1b[?2026h"  # a terminal that knows this shows nothing until the picture is whole
RELEASE = "\x1b[?2026l"
LEAVE_SCREEN = "\x1b[?25h\x1b[?1049l"


def at_terminal(console: Console) -> bool:
    """Whether there is a person at a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not console.is_dumb_terminal


class Screen:
    """The terminal's second page, as long as `with` lasts: what was on the first is there again afterwards."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._lines: list[str] = []
        self._size = console.size

    def __enter__(self) -> Self:
        self._write(ENTER_SCREEN)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._write(LEAVE_SCREEN)

    @property
    def width(self) -> int:
        return self._console.size.width

    @property
    def height(self) -> int:
        return self._console.size.height

    def write(self, lines: Block) -> None:
        """What is written on paper is on the screen already."""

    def draw(self, picture: Block) -> None:
        lines = self._rendered(picture)
        changed = ""
        if self._size != self._console.size:
            self._size = self._console.size
            self._lines = []
            changed = "\x1b[2J"
        before = self._lines + [""] * (len(lines) - len(self._lines))
        lines += [""] * (len(before) - len(lines))
        for row, (new, old) in enumerate(zip(lines, before, strict=True), start=1):
            if new != old:
                changed += f"\x1b[{row};1H{new}\x1b[K"
        self._lines = lines
        if changed:
            self._write(f"{HOLD}{changed}{RELEASE}")

    def _rendered(self, picture: Block) -> list[str]:
        lines = []
        for line in picture[: self._console.size.height]:
            with self._console.capture() as captured:
                self._console.print(line, end="", no_wrap=True, overflow="crop")
            lines.append(captured.get())
        return lines

    def _write(self, codes: str) -> None:
        self._console.file.write(codes)
        self._console.file.flush()
