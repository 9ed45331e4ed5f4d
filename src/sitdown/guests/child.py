"""A program that is run here and spoken to over its standard input and output, with an eye on the clock and on how much it says."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final
from weakref import finalize

from sitdown.guests.budget import Trouble

PIECE: Final = 1 << 16
KEPT: Final = 2000  # bytes of what it complained of
FAREWELL: Final = 1.0  # seconds to leave by itself


class Child:
    """It is ended, with all that it has started, when it is closed or forgotten."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, process_group=0)
        except (OSError, ValueError) as error:
            raise Trouble(f"{command[0]} cannot be run: {getattr(error, 'strerror', None) or error}") from error
        self._finish = finalize(self, _end, self._process)
        self._said = b""
        self._complaint = b""
        self._selector = selectors.DefaultSelector()
        for pipe_end in self._pipes:
            os.set_blocking(pipe_end.fileno(), False)
        self._watch(self._stdout, selectors.EVENT_READ)
        self._watch(self._stderr, selectors.EVENT_READ)

    def line(self, words: bytes, seconds: float, most: int) -> bytes:
        """Say this, and hear one line."""
        self._converse(words, seconds, most, whole=False)
        line, _, self._said = self._said.partition(b"\n")
        return line

    def all(self, words: bytes, seconds: float, most: int) -> bytes:
        """Say this and nothing more, and hear it to its end."""
        self._converse(words, seconds, most, whole=True)
        return self._said

    def close(self, farewell: bytes = b"") -> None:
        """A last word, a moment to leave, and the end."""
        if self._finish.alive:
            if not self._stdin.closed:
                with suppress(OSError):
                    os.write(self._stdin.fileno(), farewell)
                self._stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL if farewell else 0)
        self._selector.close()
        self._finish()

    # --- inside

    def _converse(self, words: bytes, seconds: float, most: int, *, whole: bool) -> None:
        until = monotonic() + seconds
        if words:
            self._watch(self._stdin, selectors.EVENT_WRITE)
        while whole or b"\n" not in self._said:
            if len(self._said) > most:
                raise Trouble(f"it said more than {most:,} bytes at once")
            ready = self._selector.select(max(0.0, until - monotonic()))
            if not ready and monotonic() >= until:
                raise Trouble(f"it did not answer within {seconds:.3g} seconds")
            for key, _ in ready:
                if key.fileobj is self._stdin:
                    words = self._write(words)
                    if not words:
                        self._selector.unregister(self._stdin)
                        if whole:
                            self._stdin.close()
                elif key.fileobj is self._stderr:
                    self._complaint = (self._complaint + self._read(self._stderr))[-KEPT:]
                elif piece := self._read(self._stdout):
                    self._said += piece
                elif whole and self._ended(until - monotonic()) == 0:  # on a busy machine it takes a while to leave
                    return
                else:
                    raise Trouble(self._why())

    def _write(self, words: bytes) -> bytes:
        """What is left to say. If nobody hears it any more, the end of what is heard will tell."""
        try:
            return words[os.write(self._stdin.fileno(), words[:PIECE]) :]
        except BlockingIOError:
            return words
        except OSError:
            return b""

    def _read(self, pipe: IO[bytes]) -> bytes:
        try:
            piece = os.read(pipe.fileno(), PIECE)
        except BlockingIOError:
            return b""
        if not piece:
            self._selector.unregister(pipe)
        return piece

    def _watch(self, pipe: IO[bytes], what: int) -> None:
        if pipe not in [key.fileobj for key in self._selector.get_map().values()]:
            self._selector.register(pipe, what)

    def _ended(self, seconds: float = FAREWELL) -> int | None:
        """Its exit code; what is left of its complaints is read."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(seconds, FAREWELL))
        with suppress(OSError, ValueError):
            self._complaint = (self._complaint + (os.read(self._stderr.fileno(), PIECE) or b""))[-KEPT:]
        return self._process.returncode

    def _why(self) -> str:
        code = self._ended()
        complaints = self._complaint.decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(complaints) if line.strip()), "")
        ended = "it stopped talking" if code is None else f"it ended with exit code {code}"
        return f"{ended}: {last[:200]}" if last else ended

    @property
    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    @property
    def _stdin(self) -> IO[bytes]:
        return self._pipes[0]

    @property
    def _stdout(self) -> IO[bytes]:
        return self._pipes[1]

    @property
    def _stderr(self) -> IO[bytes]:
        return self._pipes[2]


def _end(process: subprocess.Popen[bytes]) -> None:
    """It, and all that it has started: they are a group."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
