"""Every game in the registry, with its part in the suites. A game without one is not judged: that is an error.

A game of another package brings its part by an entry point of the group `sitdown.conformance`: fields of `Part`, by name.
"""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

import pytest

from sitdown.core.registry import all_games

from .cosa_nostra import COSA_NOSTRA
from .omerta import OMERTA
from .play import COMMON, Part, Walk, deep


def _brought(name: str, told: dict[str, Any]) -> Part:
    return Part(name, **{**told, "foreign": (*COMMON, *told["foreign"])})


_PARTS = {
    **{part.name: part for part in [COSA_NOSTRA, OMERTA]},
    **{point.name: _brought(point.name, point.load()) for point in entry_points(group="sitdown.conformance")},
}


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
        for seed in range(deep(each))
    ]
    return pytest.mark.parametrize("walk", opened, indirect=True)


def open_walk(table: tuple[Part, int, int]) -> Walk:
    return Walk(*table)
