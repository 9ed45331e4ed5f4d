"""Who is invited from outside, and by which name. Only who sits at this machine can invite: what comes over a wire, or out of a file, is never run."""

from __future__ import annotations

import csv
import re
import shlex
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePath
from typing import Final

from msgspec import Struct

from sitdown.bots import AnyBot, bot_named
from sitdown.core.errors import SitdownError
from sitdown.core.game import AnyGame
from sitdown.guests.budget import Budget, Trouble

PROGRAM: Final = "stdio"  # speaks the protocol of bots
TEXT: Final = "text"  # reads a prompt and writes an answer
_INVITED: Final = re.compile(rf"(?:([\w.-]{{1,30}})=)?({PROGRAM}|{TEXT}):(.+)", re.DOTALL)
_NAMED: Final = re.compile(rf"(?:{PROGRAM}|{TEXT}):[\w.-]{{1,30}}")


class NotInvited(SitdownError, ValueError):
    """Words that invite nobody."""


class Invitation(Struct, frozen=True):
    kind: str
    call: str  # its command, or the address of a model
    label: str

    @property
    def name(self) -> str:
        """What it is called in reports and logs: its kind, so that it cannot be taken for another, and never its command."""
        return f"{self.kind}:{self.label}"

    @property
    def command(self) -> list[str]:
        return shlex.split(self.call)


def is_guest(name: str) -> bool:
    """Whether somebody of this name, in a log, came from outside."""
    return _NAMED.fullmatch(name) is not None


def listed(words: str) -> list[str]:
    """Names and invitations, with commas between them; one that has a comma in it stands in double quotes."""
    return [each.strip() for each in next(csv.reader([words], skipinitialspace=True), [])]


def invited(words: Iterable[str]) -> tuple[list[str], dict[str, Invitation]]:
    """The names of all, and those who come from outside: `stdio:COMMAND`, `text:COMMAND`, `text:http://127.0.0.1:PORT/…`, with `NAME=` before it or without."""
    names: list[str] = []
    guests: dict[str, Invitation] = {}
    for each in words:
        match = _INVITED.fullmatch(each)
        if match is None:
            names.append(each)
            continue
        guest = _invitation(*match.groups())
        if guests.setdefault(guest.name, guest) != guest:
            raise NotInvited(f"two are called {guest.label}: give one a name, as NAME={guest.kind}:…")
        names.append(guest.name)
    return names, guests


def _invitation(label: str | None, kind: str, call: str) -> Invitation:
    try:
        words = shlex.split(call)
    except ValueError as error:
        raise NotInvited(f"{call[:80]!r} is no command: {error}") from error
    if not words:
        raise NotInvited(f"after {kind}: comes a command")
    last = next((word for word in reversed(words) if not word.startswith("-")), words[0])
    found = last.partition("#")[2] or PurePath(last).stem
    return Invitation(kind, call, label or re.sub(r"[^\w.-]+", "-", found)[:30].strip("-") or "guest")


@dataclass(frozen=True)
class Company:
    """Who can be seated by name: the game's own bots, and who was invited. Plain data, so that it can be sent to another process."""

    guests: Mapping[str, Invitation] = field(default_factory=dict)
    budget: Budget = field(default_factory=Budget)
    transcripts: Path | None = None

    def __call__(self, game: AnyGame, name: str, seed: int | str) -> AnyBot:
        """A player for one game. One from outside that cannot be begun is a `Trouble`."""
        guest = self.guests.get(name)
        if guest is None:
            return bot_named(game, name, seed)
        if sys.platform == "win32":
            raise Trouble("programs sit down on Linux and macOS; on Windows, inside WSL")
        if guest.kind == TEXT:
            from sitdown.guests.text.models import model_at
            from sitdown.guests.text.player import TextPlayer

            return TextPlayer(model_at(guest.call, guest.command), game, name, seed, self.budget, self.transcripts)
        from sitdown.guests.program import Program

        return Program(guest.command, game, name, seed, self.budget, self.transcripts)

    def check(self, game: AnyGame, names: Iterable[str]) -> None:
        """Complain about a player that cannot be seated, before there is a game. None is given a seed that means anything."""
        unwritten = replace(self, transcripts=None)
        for name in dict.fromkeys(names):
            unwritten(game, name, 0).close()


HOUSE: Final = Company()  # nobody from outside
