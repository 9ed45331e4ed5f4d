"""Games being played, on disk: a log a game, every line of it safe before anything is shown."""

from __future__ import annotations

import fcntl
import os
from datetime import datetime
from pathlib import Path
from typing import Self

from sitdown.core.log import BadLog, Session, resume
from sitdown.terminal.refusal import Refusal

FINISHED = "finished"


def folder() -> Path:
    """Where games are kept; SITDOWN_DATA says otherwise."""
    from platformdirs import user_data_path

    given = os.environ.get("SITDOWN_DATA")
    return (Path(given) if given else user_data_path("sitdown", appauthor=False)) / "games"


class SavedGame:
    """A log open for appending, by one table at a time."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    @classmethod
    def begin(cls, session: Session) -> Self:
        """A new log with the game's header in it."""
        name = f"{session.game.name}-{datetime.now().astimezone():%Y%m%d-%H%M%S}-{os.urandom(2).hex()}.jsonl"
        path = folder() / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            saved = cls(path, os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o644))
        except OSError as error:
            raise Refusal("error-folder", folder=str(path.parent), why=_why(error)) from error
        _sync_folder(path.parent)
        saved._lock()
        saved.append(session.lines()[0])
        return saved

    @classmethod
    def reopen(cls, path: Path) -> Self:
        """A log to go on with."""
        try:
            saved = cls(path, os.open(path, os.O_RDWR | os.O_APPEND))
        except OSError as error:
            raise Refusal("error-file", file=str(path), why=_why(error)) from error
        saved._lock()
        return saved

    def lines(self) -> list[bytes]:
        """The whole lines. A last one that a crash cut off is not among them: that move was never shown."""
        data = self.path.read_bytes()
        return data[: data.rfind(b"\n") + 1].splitlines()

    def repair(self) -> bool:
        """Drop a last line that was cut off; whether there was one."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole == len(data):
            return False
        os.ftruncate(self._descriptor, whole)
        os.fsync(self._descriptor)
        return True

    def append(self, line: bytes) -> None:
        """Returns when the line is on the disk."""
        os.write(self._descriptor, line + b"\n")
        os.fsync(self._descriptor)

    def finish(self) -> None:
        """The game is over: it is kept, but out of the way. A log that somebody keeps elsewhere stays there."""
        shelf = folder() / FINISHED
        if self.path.resolve().parent == folder().resolve():
            shelf.mkdir(exist_ok=True)
            self.path = self.path.rename(shelf / self.path.name)
        self.close()

    def close(self) -> None:
        os.close(self._descriptor)

    def _lock(self) -> None:
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self.close()
            raise Refusal("error-in-use", file=str(self.path)) from error


def read_game(path: Path, lines: list[bytes]) -> Session:
    """The game that a log tells."""
    try:
        return resume(lines)
    except BadLog as error:
        raise Refusal("error-log", file=str(path), why=str(error)) from error


def last_unfinished(game: str) -> Path:
    """The game of this name that was played last and is not over."""
    logs = sorted(folder().glob(f"{game}-*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in logs:
        if path.read_bytes().find(b"\n") > 0:  # else the crash came before there was a game
            return path
    raise Refusal("error-nothing-to-resume")


def _sync_folder(path: Path) -> None:
    """A new file is safe only when its folder is."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _why(error: OSError) -> str:
    return error.strerror or str(error)
