"""A game on paper: a header, then one line for everything an actor did, with the draws that chance made for it. A game is a fold over its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import force_setattr

from sitdown.core.chance import Chance, Recording, Scripted
from sitdown.core.codec import Malformed, decode, encode
from sitdown.core.errors import ChanceError, Illegal, SitdownError
from sitdown.core.game import AnyGame, BadTable
from sitdown.core.kernel import CLOCK, State
from sitdown.core.records import LARGEST, Action, Count, Event
from sitdown.core.registry import GameName, UnknownGame, game_named
from sitdown.core.words import shown


class BadLog(SitdownError, ValueError):
    """A log that cannot be replayed: cut off, tampered with, or of other rules."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameName
    rules: Count
    options: dict[str, Any]
    seats: tuple[str, ...]  # who sits where: a name, or a bot's; as it may be shown

    def __post_init__(self) -> None:
        force_setattr(self, "seats", tuple([shown(name) for name in self.seats]))


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    actor: Annotated[int, Meta(ge=CLOCK, le=LARGEST)]
    action: msgspec.Raw
    draws: tuple[Count, ...]


@dataclass(frozen=True)
class Played:
    """One entry of a log, replayed: what was done, what happened, and the state after it."""

    actor: int
    action: Action
    events: list[Event]
    state: State


class Session:
    """A game being played and written down."""

    def __init__(self, game: AnyGame, seats: tuple[str, ...], options: Any = None) -> None:
        if not isinstance(seats, tuple | list) or not all(isinstance(name, str) for name in seats):
            raise BadTable(f"{game.name}: who sits where is said by names")
        self.game = game
        self.state: State = game.new(len(seats), options)
        given = {} if options is None else msgspec.to_builtins(options)
        self.header = Header(game.name, game.rules, given, seats)
        self.entries: list[Entry] = []
        self.length = 0  # lines in all, packed or not
        self._packed = bytearray()

    def apply(self, actor: int, action: Action, chance: Chance, question: int | None = None) -> list[Event]:
        """As `State.apply`; what was legal is written down. What cannot be written is not played."""
        try:
            written = msgspec.Raw(encode(action))
        except Malformed as error:
            raise Illegal("wrong-field", str(error)) from error
        recording = Recording(chance)
        events = self.state.apply(actor, action, recording, question)
        self.entries.append(Entry(actor, written, tuple(recording.draws)))
        self.length += 1
        return events

    def packed(self, entries: Iterable[Entry] = ()) -> list[Entry]:
        """The entries since the last time; or these, of before. They are kept as text from now on, which takes a quarter of the room."""
        unpacked, taken, self.entries = len(self.entries), [*entries, *self.entries], []
        self.length += len(taken) - unpacked
        self._packed += b"".join([encode(entry) + b"\n" for entry in taken])
        return taken

    def lines(self) -> list[bytes]:
        return [encode(self.header), *bytes(self._packed).splitlines(), *map(encode, self.entries)]


def read_header(line: bytes | str) -> tuple[Header, AnyGame]:
    """Who played what. Refuses what these rules cannot replay."""
    try:
        header: Header = decode(line, Header)
        game = game_named(header.game)
    except (Malformed, UnknownGame) as error:
        raise BadLog(f"line 1: {error}") from error
    if header.rules != game.rules:
        raise BadLog(f"line 1: played by version {header.rules} of the rules of {game.name}; these are {game.rules}")
    return header, game


def resume(lines: Iterable[bytes | str]) -> Session:
    """The game as it stood after the last line, ready to go on."""
    lines = _listed(lines)
    if not lines:
        raise BadLog("the log is empty")
    header, game = read_header(lines[0])
    try:
        session = Session(game, header.seats, header.options)
    except BadTable as error:
        raise BadLog(f"line 1: {error}") from error
    for number, line in enumerate(lines[1:], start=2):
        _continue(session, line, number)
    return session


def replay(lines: Iterable[bytes | str]) -> Iterator[Played]:
    """Play a log again, entry by entry. The state goes on changing: clone it to keep it."""
    lines = _listed(lines)
    session = resume(lines[:1])
    for number, line in enumerate(lines[1:], start=2):
        yield _continue(session, line, number)


def _listed(lines: object) -> list[bytes | str]:
    if not isinstance(lines, Iterable):
        raise BadLog(f"a log is lines of text, not a {type(lines).__name__}")
    return list(lines)


def _continue(session: Session, line: bytes | str, number: int) -> Played:
    try:
        entry: Entry = decode(line, Entry)
        action = session.game.codec.action(bytes(entry.action))
        script = Scripted(entry.draws)
        events = session.apply(entry.actor, action, script)
        script.finish()
    except (Malformed, Illegal, ChanceError) as error:
        raise BadLog(f"line {number}: {error}") from error
    return Played(entry.actor, action, events, session.state)
