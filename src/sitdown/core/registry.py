"""The games there are: whatever is installed and has an entry point of the group `sitdown.games`. Ours are found the same way."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Annotated

import msgspec

from sitdown.core.codec import Malformed, decode, encode
from sitdown.core.errors import SitdownError
from sitdown.core.game import AnyGame, Game
from sitdown.core.kernel import State
from sitdown.core.records import Count

GameName = Annotated[str, msgspec.Meta(max_length=40)]


class UnknownGame(SitdownError, ValueError):
    """No game of this name."""


def game_named(name: object) -> AnyGame:
    found = _installed()
    if not isinstance(name, str) or name not in found:
        called = repr(name[:40]) if isinstance(name, str) else f"by a {type(name).__name__}"
        raise UnknownGame(f"no game is called {called}; there are: {', '.join(found)}")
    return _loaded(name)


def all_games() -> list[AnyGame]:
    return [_loaded(name) for name in _installed()]


def game_of(state: State) -> AnyGame | None:
    """Whose state this is; `None` if it is nobody's who is installed."""
    return _by_state().get(type(state))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group="sitdown.games"), key=lambda point: point.name)}


@cache
def _loaded(name: str) -> AnyGame:
    point = _installed()[name]
    game = point.load()
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"{point.value} is no `sitdown.core.game.Game` called {name!r}")
    return game


@cache
def _by_state() -> dict[type[State], AnyGame]:
    return {game.state: game for game in all_games()}


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in the middle of a decision, as JSON."""

    game: GameName
    rules: Count
    position: str


def save(game: AnyGame, state: State) -> bytes:
    return encode(Saved(game.name, game.rules, game.write(state)))


def load(data: bytes | str) -> State:
    """The state that was saved, ready to go on. Refuses one of other rules."""
    saved: Saved = decode(data, Saved)
    try:
        game = game_named(saved.game)
    except UnknownGame as error:
        raise Malformed(str(error)) from error
    if saved.rules != game.rules:
        raise Malformed(f"saved by version {saved.rules} of the rules of {game.name}; these are {game.rules}")
    state: State = game.read(saved.position)
    return state
