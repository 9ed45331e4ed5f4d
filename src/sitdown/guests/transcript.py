"""What was said to a player from outside, and by it: a file a game, a line of JSON for everything that was said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Self

from sitdown.bots.seeds import Seed, derived
from sitdown.core.codec import encode
from sitdown.core.game import AnyGame


class Transcript:
    """Written as it happens; nothing, if nobody wants it."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    @classmethod
    def begin(cls, folder: Path | None, game: AnyGame, name: str, seed: Seed) -> Self:
        """A file with a name of its own: from the same seed the same."""
        if folder is None:
            return cls(None)
        folder.mkdir(parents=True, exist_ok=True)
        mark = derived(seed, "transcript")[:12]
        file = folder / f"{game.name}-{re.sub(r'[^A-Za-z0-9.-]+', '-', name)}-{mark}.jsonl"
        file.write_bytes(encode({"game": game.name, "player": name}) + b"\n")
        return cls(file)

    def exchange(self, said: bytes, heard: bytes, seconds: float) -> None:
        self._append(
            {"said": said.decode(), "heard": heard.decode("utf-8", "replace"), "seconds": round(seconds, 3)},
        )

    def refused(self, why: str) -> None:
        """The last answer."""
        self._append({"refused": why})

    def _append(self, record: dict[str, str | float]) -> None:
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(encode(record) + b"\n")
