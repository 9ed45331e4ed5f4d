"""What a person presses: single keys on a terminal, whole lines on anything else."""

from __future__ import annotations

import os
import select
import termios
import tty
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self

from sitdown.core.errors import SitdownError

BACK: Final = "back"
ENTER: Final = "enter"
LEFT: Final = "left"
RIGHT: Final = "right"

ESCAPE: Final = "\x1b"
NAMES: Final = {
    "\r": ENTER,
    "\n": ENTER,
    "\x7f": BACK,
    "\x08": BACK,
    ESCAPE: BACK,
    "\x1b[D": LEFT,
    "\x1b[C": RIGHT,
    "\x1bOD": LEFT,
    "\x1bOC": RIGHT,
}
# A Russian keyboard's letters, by the keys they sit on.
LAYOUT: Final = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")


class Gone(SitdownError):
    """The person has left: end of input, or the key to leave."""


class Keyboard:
    """Standard input. Inside `with` a terminal gives keys as they are pressed; afterwards it is as it was before."""

    def __init__(self, descriptor: int, single: bool) -> None:
        self._descriptor = descriptor
        self.single = single  # keys, not lines
        self._pressed = b""
        self._ended = False
        self._before: list[Any] = []

    def __enter__(self) -> Self:
        if self.single:
            self._before = termios.tcgetattr(self._descriptor)
            tty.setcbreak(self._descriptor)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.single:
            termios.tcsetattr(self._descriptor, termios.TCSAFLUSH, self._before)

    def read(self, seconds: float | None = None) -> str | None:
        """The next key (or line), waiting so long at most; `None` if there was none. Capitals do not matter, nor does a key's alphabet."""
        key = self.typed(seconds)
        if key is None:
            return None
        return key.lower().translate(LAYOUT) if self.single else key.lower()

    def typed(self, seconds: float | None = None) -> str | None:
        """The same, letter for letter."""
        until = None if seconds is None else monotonic() + seconds
        while (key := self._next()) is None:
            left = None if until is None else max(0.0, until - monotonic())
            if self._ended:
                raise Gone
            if not select.select([self._descriptor], [], [], left)[0]:
                return None
            read = os.read(self._descriptor, 1024)
            self._pressed += read
            self._ended = not read
        return key

    def flush(self) -> None:
        """Forget what was pressed before it was asked for. Lines come from a script, and stay."""
        if self.single:
            self._pressed = b""
            termios.tcflush(self._descriptor, termios.TCIFLUSH)

    def _next(self) -> str | None:
        return self._key() if self.single else self._line()

    def _key(self) -> str | None:
        pressed = self._pressed.decode("utf-8", "ignore")
        if not pressed:
            return None
        taken = pressed[:3] if pressed[:2] in ("\x1b[", "\x1bO") else pressed[0]
        self._pressed = pressed[len(taken) :].encode()
        if taken == "\x04":  # Ctrl-D
            raise Gone
        return NAMES.get(taken, taken)

    def _line(self) -> str | None:
        line, newline, rest = self._pressed.partition(b"\n")
        if not newline and not (self._ended and line):
            return None
        self._pressed = rest
        return line.decode("utf-8", "replace").strip() or ENTER
