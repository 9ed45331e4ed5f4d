"""A worker process, in which the coach thinks about open questions. He is given a world that the seat could be in: whatever he reaches for, there is
nothing to be found that a person could not know. A line of JSON comes in, a line goes out (`pool.py` is the other end)."""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

import msgspec
from msgspec import Struct

from sitdown.coach import hints
from sitdown.core.codec import encode
from sitdown.core.registry import game_named

PATIENCE: Final = 10  # seconds of work over one question; then the process is ended
POLITENESS: Final = 10  # tables come first


class Matter(Struct, frozen=True):
    """An open question, as far as a seat may know it."""

    game: str
    seat: int
    world: str  # a position that the seat could be in, always the same one of them


def answer(matter: Matter) -> bytes:
    """What he would do, as JSON."""
    game = game_named(matter.game)
    return encode(hints(game, game.read(matter.world), matter.seat))


def main() -> None:
    os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the server, which then ends us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while line := sys.stdin.buffer.readline():
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        told = answer(msgspec.json.decode(line, type=Matter))
        signal.setitimer(signal.ITIMER_PROF, 0)
        answers.write(told + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
