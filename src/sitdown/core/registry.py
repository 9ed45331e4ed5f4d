"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from sitdown.core.codec import Codec, Malformed, decode, encode
from sitdown.core.kernel import State


class UnknownGame(ValueError):
    """No game of this name."""


class BadTable(ValueError):
    """A table that cannot be opened: wrong number of players, or options that do not fit."""


@dataclass(frozen=True)
class Game:
    """What the rest of the project needs to know of a game."""

    name: str
    rules: int  # the version of its rules; a saved game carries it
    players: range
    options: type[msgspec.Struct]
    open: Callable[[int, Any], State]
    codec: Codec
    write: Callable[[Any], str]  # a position in the game's notation
    read: Callable[[str], State]
    opened: Callable[[State], Any]  # a spectator's view with every card face up: for games that are over

    def new(self, players: int, options: msgspec.Struct | dict[str, Any] | None = None) -> State:
        """A game about to begin. Options may be given as plain data; what is not given has its default."""
        if players not in self.players:
            raise BadTable(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}")
        if options is None:
            return self.open(players, self.options())
        given = msgspec.to_builtins(options)
        try:
            return self.open(players, msgspec.convert(given, self.options))
        except ValueError as error:  # msgspec's errors are ValueErrors too
            why = _not_among(choices(self.options), given) or str(error)
            raise BadTable(f"options of {self.name}: {why}") from error


def choices(options: type[msgspec.Struct]) -> dict[str, tuple[Any, ...]]:
    """The options that are one of a few, by name, in the order they are written down."""
    return {name: get_args(kind) for name, kind in get_type_hints(options).items() if get_origin(kind) is Literal}


def _not_among(few: dict[str, tuple[Any, ...]], given: dict[str, Any]) -> str:
    """What is wrong with a choice, and what there is; nothing if that is not it."""
    for name, known in few.items():
        if name in given and given[name] not in known:
            return f"{name} is one of {', '.join(map(str, known))}, not {given[name]}"
    return ""


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in the middle of a decision, as JSON."""

    game: str
    rules: int
    position: str


def save(game: Game, state: State) -> bytes:
    return encode(Saved(game.name, game.rules, game.write(state)))


def load(data: bytes | str) -> State:
    """The state that was saved, ready to go on. Refuses one of other rules."""
    saved: Saved = decode(data, Saved)
    game = game_named(saved.game)
    if saved.rules != game.rules:
        raise Malformed(f"saved by version {saved.rules} of the rules of {game.name}; these are {game.rules}")
    return game.read(saved.position)


_games: dict[str, Game] = {}


def register(game: Game) -> None:
    _games[game.name] = game


def game_named(name: str) -> Game:
    try:
        return _games[name]
    except KeyError:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(sorted(_games))}") from None


def all_games() -> list[Game]:
    return list(_games.values())
