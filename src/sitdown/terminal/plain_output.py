"""Output that is no terminal: a roll of paper, line after line."""

from __future__ import annotations

from rich.console import Console

from sitdown.terminal.blocks import Block


class Roll:
    """Nothing on it can be taken back, so it is written on only when there is something new."""

    width = 80
    height = 24

    def __init__(self, console: Console) -> None:
        self._console = console

    def draw(self, picture: Block) -> None:
        """Pictures are for screens."""

    def write(self, lines: Block) -> None:
        for line in lines:
            self._console.print(line, soft_wrap=True)
        self._console.file.flush()
