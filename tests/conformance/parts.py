"""Every game in the registry, with its part in the suites. A game without one is not judged: that is an error."""

from collections.abc import Callable
from typing import Any

import pytest

import sitdown.games  # noqa: F401  (fills the registry)
from sitdown.core.registry import all_games

from .cosa_nostra import COSA_NOSTRA
from .omerta import OMERTA
from .play import DEPTH, Part, Walk

_PARTS = {part.name: part for part in [COSA_NOSTRA, OMERTA]}


def part_of(name: str) -> Part:
    return _PARTS[name]


GAMES: list[tuple[Part, range]] = [(part_of(game.name), game.players) for game in all_games()]

Test = Callable[..., None]


def tables(each: int) -> Callable[[Test], Test]:
    """Give a test a `walk`: so many games of every kind and number of players, times the depth."""
    opened: list[Any] = [
        pytest.param((part, players, seed), id=f"{part.name}-{players}-{seed}")
        for part, seats in GAMES
        for players in seats
        for seed in range(each * DEPTH)
    ]
    return pytest.mark.parametrize("walk", opened, indirect=True)


def open_walk(table: tuple[Part, int, int]) -> Walk:
    return Walk(*table)
