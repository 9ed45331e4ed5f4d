"""A bot in any language: a program that reads a line of JSON for everything that is put to it, and writes one. (docs/bots.md has the protocol.)"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from sitdown.core.codec import Malformed, decode, encode
from sitdown.core.game import AnyGame
from sitdown.guests.answers import Put, Refused, Reply
from sitdown.guests.budget import Budget, Trouble
from sitdown.guests.child import Child
from sitdown.guests.guest import Guest
from sitdown.guests.text.prompt import Prompter

PROTOCOL: Final = 1
Want = Literal["view", "knowledge", "text", "words"]


class Ready(Struct, frozen=True, tag="ready"):
    """Its first line: what it wants to be told with everything that is put to it, and whether it has words beside the questions."""

    wants: tuple[Want, ...]


class Program(Guest):
    """A process for a game. It is begun at once: one that cannot be begun is known before the first card is dealt."""

    def __init__(
        self,
        command: Sequence[str],
        game: AnyGame,
        name: str,
        seed: int | str,
        budget: Budget,
        transcripts: Path | None,
    ) -> None:
        super().__init__(game, name, seed, budget, transcripts)
        self._child = Child(command)
        try:
            begin = {"type": "begin", "protocol": PROTOCOL, "game": game.name, "seed": str(seed)}
            ready: Ready = decode(self._exchange(begin), Ready)
        except (Trouble, Malformed) as error:
            self._child.close()
            why = error if isinstance(error, Trouble) else f"its first line is not what it should be: {error}"
            raise Trouble(f"{name}: {why}") from error
        self._wants = ready.wants
        self._prompter = Prompter(game) if "text" in ready.wants else None

    def has_word(self) -> bool:
        return "words" in self._wants and super().has_word()

    def close(self) -> None:
        self._child.close(_line({"type": "end", "events": self.news()}))

    def hear(self, put: Put, refused: str | None) -> Reply:
        heard = self._exchange(self._put(put) if refused is None else {"type": "refused", "why": refused})
        try:
            return msgspec.json.decode(heard, type=Reply)
        except (ValueError, RecursionError) as error:  # msgspec's own are ValueErrors
            raise Refused(f"that line is no answer: {error}") from error

    def _put(self, put: Put) -> dict[str, Any]:
        news = self.news()
        said: dict[str, Any] = {"type": "choose" if put.question else "speak", "seat": put.seat, "options": put.options}
        if put.question is not None:
            default = None if put.question.default is None else put.options.index(put.question.default)
            said |= {
                "mode": put.question.mode,
                "seconds": put.question.seconds,
                "timed": put.question.timed,
                "default": default,
            }
        else:
            said["offers"] = put.offers
        said["events"] = news
        if "view" in self._wants:
            said["view"] = put.view()
        if "knowledge" in self._wants:
            said["knowledge"] = put.knowledge()
        if self._prompter is not None:
            self._prompter.tell(put.seat, news)
            said["text"] = self._prompter.situation(put)
        return said

    def _exchange(self, said: dict[str, Any]) -> bytes:
        began, line = perf_counter(), _line(said)
        heard = self._child.line(line, self._spent.seconds_left, self._budget.letters)
        self.timed(began, line, heard)
        return heard


def _line(said: dict[str, Any]) -> bytes:
    return encode(said) + b"\n"
