"""Where a person sits: a keyboard, something to read from, and how fast things go."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic, sleep
from typing import Final, Protocol

from sitdown.terminal.blocks import Block
from sitdown.terminal.keyboard import Keyboard

TICK: Final = 0.2  # how often a clock on the screen moves
IDLE: Final = 1.0  # how soon a window that was resized is drawn anew


class Output(Protocol):
    """A screen that is drawn over, or a roll of paper that is written on."""

    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    def draw(self, picture: Block) -> None:
        """The whole picture, on a screen; paper has no use for it."""

    def write(self, lines: Block) -> None:
        """More lines, on paper; a screen has no use for them."""


@dataclass(frozen=True)
class Desk:
    keyboard: Keyboard
    output: Output
    pace: float  # seconds to read what a bot has done

    def pause(self, seconds: float) -> str | None:
        """Time to read. A key cuts it short; a line from a script is kept for the next question."""
        if self.keyboard.single:
            return self.keyboard.read(seconds)
        sleep(seconds)
        return None


@dataclass(frozen=True)
class Clock:
    """A question's time: when it was shown, and for how many seconds it stays open."""

    began: float
    seconds: float | None

    @classmethod
    def started(cls, seconds: float | None) -> Clock:
        return cls(monotonic(), seconds)

    @property
    def gone(self) -> float:
        return monotonic() - self.began

    @property
    def milliseconds(self) -> int:
        return round(self.gone * 1000)
