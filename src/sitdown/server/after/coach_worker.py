"""A worker process, in which the coach looks through one game. The log comes in, how far he is goes out, and at last what he says."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, Final

from msgspec import Struct

from sitdown.coach import Mistake, review
from sitdown.core.codec import encode
from sitdown.core.log import replay

PATIENCE: Final = 300  # seconds of work; then he gives it up
POLITENESS: Final = 15  # everybody else comes first


class Blamed(Struct, frozen=True):
    """A mistake, and what the seat saw when it made it."""

    mistake: Mistake
    view: Any


class Coached(Struct, frozen=True):
    """How much of the work is done; when it is, what he has to say, the worst first."""

    share: float
    blamed: list[Blamed] | None = None


def main() -> None:
    os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the server, which then ends us
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)  # of processor time: on a busy machine he waits for everybody else
    seat = int(sys.argv[1])
    lines = sys.stdin.buffer.read().splitlines()
    found = review(lines, seat, lambda share: _write(Coached(share)))
    views = {line: played.state.view(seat) for line, played in enumerate(replay(lines), start=1)} if found else {}
    _write(Coached(1.0, [Blamed(mistake, views[mistake.line]) for mistake in found]))


def _write(record: Coached) -> None:
    sys.stdout.buffer.write(encode(record) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
