"""The real command on a real terminal: a pty, and just enough of an emulator to read what is on the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

COMMAND: Final = str(Path(sys.executable).with_name("sitdown"))
PATIENCE: Final = 60.0
NOT_OURS: Final = ("LC_", "LANG", "SITDOWN_DATA", "FORCE_COLOR", "NO_COLOR", "COLUMNS", "LINES")
PLACED: Final = re.compile(r"\x1b\[(\d+);1H(.*?)\x1b\[K", re.DOTALL)
WHOLE: Final = "\x1b[?2026l"  # ends a picture
CODES: Final = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
END: Final = "\x03"  # of a text
ITEM: Final = re.compile(r"\[([0-9a-z⌫])\] ")


def environment(data: Path, **more: str) -> dict[str, str]:
    """As on any machine, but for the folder of saved games."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(NOT_OURS)}
    return {**kept, "SITDOWN_DATA": str(data), "LANG": "C.UTF-8", "TERM": "xterm-256color", **more}


def _at_the_terminal() -> None:
    """So that Ctrl-C is a signal, and heard: whatever runs in the background of a script was born deaf to it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A running command, its screen, and the keys it is sent."""

    def __init__(self, data: Path, *arguments: str, size: tuple[int, int] = (80, 24)) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self._theirs = theirs
        self.settings = self._settings()
        self._process = subprocess.Popen(
            [COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment(data), start_new_session=True,
            preexec_fn=_at_the_terminal,  # noqa: PLW1509
        )  # fmt: skip
        self._letters = getincrementaldecoder("utf-8")("replace")  # a letter may come in two pieces
        self._rest = ""
        self._rows: dict[int, str] = {}
        self.output = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process.poll() is None:
            self.kill()
        os.close(self._ours)
        os.close(self._theirs)

    # --- what is seen

    @property
    def screen(self) -> str:
        return "\n".join(self._rows.get(row, "") for row in range(1, max(self._rows, default=0) + 1))

    @property
    def question(self) -> list[str]:
        """What is below one's own stock: the question and its answers."""
        lines = self.screen.split("\n")
        edges = [at for at, line in enumerate(lines) if "╰" in line]
        return [line.strip() for line in lines[edges[-1] + 1 :] if line.strip()] if edges else []

    @property
    def keys(self) -> list[str]:
        return ITEM.findall("\n".join(self.question))

    @property
    def restored(self) -> bool:
        """Whether the terminal is as it was before the command."""
        codes = self.output.rfind("\x1b[?1049l") > self.output.rfind("\x1b[?1049h")
        cursor = self.output.rfind("\x1b[?25h") > self.output.rfind("\x1b[?25l")
        return codes and cursor and self.settings == self._settings()

    # --- what is done

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait(self, seen: Callable[[Terminal], bool]) -> None:
        """Until that is to be seen."""
        until = time.monotonic() + PATIENCE
        while not seen(self):
            assert time.monotonic() < until, f"waited in vain before:\n{self.screen}\n{self.output[-500:]}"
            assert self._read(0.05) or self._process.poll() is None, f"it ended:\n{self.output[-2000:]}"

    def play(self, policy: Callable[[list[str], list[str]], str], until: Callable[[Terminal], bool]) -> None:
        """Answer every question as the policy says, any other page with a key, until something is to be seen or it ends."""

        def press(seen: Terminal) -> str:
            keys = seen.keys
            return policy(seen.question, keys) if keys else " " if "Any key" in seen.screen else ""

        self.answer(press, until)

    def answer(self, policy: Callable[[Terminal], str], until: Callable[[Terminal], bool]) -> None:
        """Press what the policy says to every new screen, until something is to be seen or it ends."""
        deadline = time.monotonic() + PATIENCE
        answered = ""
        while self.running:
            assert time.monotonic() < deadline, f"stuck before:\n{self.screen}"
            if self._read(0.02) or self.screen == answered:
                continue
            if until(self):
                return
            if pressed := policy(self):
                answered = self.screen
                self.press(pressed)

    def terminate(self) -> None:
        self._process.send_signal(signal.SIGTERM)

    def hang_up(self) -> None:
        self._process.send_signal(signal.SIGHUP)

    def kill(self) -> None:
        """At once, with no chance to tidy up."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def end(self) -> int:
        """The exit code, once it has left."""
        until = time.monotonic() + PATIENCE
        while self._read(0.05) or self.running:
            assert time.monotonic() < until, f"it does not end:\n{self.screen}\n{self.output[-500:]!r}"
        os.write(self._theirs, END.encode())  # a terminal keeps the order: when this has come through, all it said has
        while not self.output.endswith(END):
            assert self._read(PATIENCE)
        return self._process.wait()

    def _read(self, seconds: float) -> bool:
        if not select.select([self._ours], [], [], seconds)[0]:
            return False
        text = self._letters.decode(os.read(self._ours, 1 << 16))
        self.output += text
        *pictures, self._rest = (self._rest + text).split(WHOLE)
        for picture in pictures:
            for row, line in PLACED.findall(picture):
                self._rows[int(row)] = CODES.sub("", line).rstrip()
        return True

    def _settings(self) -> list[Any]:
        return termios.tcgetattr(self._theirs)
