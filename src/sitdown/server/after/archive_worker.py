"""The archive's clerk: a process of its own that goes through logs. A line of JSON comes in, what is told goes out as one of base64."""

from __future__ import annotations

import gzip
import os
import signal
import sys
from base64 import b64encode
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from sitdown.core.codec import encode
from sitdown.core.log import BadLog, replay
from sitdown.server.after.replaying import Eyes, history, lines, story, views
from sitdown.server.store.records import TableRecord, Written

POLITENESS: Final = 10  # tables come first
BROKEN: Final = b"!"  # instead of an answer: it cannot be replayed, from this line on


class Wanted(Struct, frozen=True):
    """What is to be told of a game."""

    what: Literal["log", "story", "views", "history"]
    eyes: Eyes = None
    first: int = 0
    count: int = 0
    packed: bool = False


class Work(Struct, frozen=True):
    record: TableRecord
    log: list[Written]
    wanted: Wanted


def told(work: Work) -> bytes:
    """Raises `BadLog`."""
    wanted = work.wanted
    if wanted.what == "log":
        return b"\n".join(lines(work.record, work.log)) + b"\n"
    answer: dict[str, Any]
    if wanted.what == "history":
        assert wanted.eyes != "open"
        answer = {"told": history(work.record, work.log, wanted.eyes)}
    elif wanted.what == "story":
        answer = {"lines": len(work.log), "told": story(work.record, work.log, wanted.eyes)}
    else:
        shown = views(work.record, work.log, wanted.eyes, wanted.first, wanted.count)
        answer = {"from": wanted.first, "views": shown}
    return encode(answer)


def _answer(line: bytes) -> bytes:
    work = msgspec.json.decode(line, type=Work)
    try:
        body = told(work)
    except BadLog:
        return BROKEN + str(_broken_at(work)).encode()
    return b64encode(gzip.compress(body, 6) if work.wanted.packed else body)


def _broken_at(work: Work) -> int:
    """The first line that does not follow from those before it."""
    followed = 0
    with suppress(BadLog):
        for _ in replay(lines(work.record, work.log)):
            followed += 1
    return followed + 1


def main() -> None:
    os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the server, which then ends us
    while line := sys.stdin.buffer.readline():
        sys.stdout.buffer.write(_answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
