"""Positions that somebody scribbled in are refused, or can be played on: nothing in between."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from sitdown.core.registry import game_named

from .parts import GAMES
from .play import Part, deep
from .scribbles import real_positions, scribbles, try_out

PARTS = [part for part, _ in GAMES]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
@pytest.mark.parametrize("seed", range(deep(3)))
def test_a_position_that_is_read_can_be_played_on(part: Part, seed: int) -> None:
    random = Random(f"{part.name} {seed}")
    game = game_named(part.name)
    texts = real_positions(part, range(3 * seed, 3 * seed + 3))
    read = [try_out(game, text, random) for text in islice(scribbles(texts, random), 300)]
    assert 10 < sum(read) < 150  # both happen


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_every_real_position_is_read(part: Part) -> None:
    """Also one that a seat imagines."""
    game = game_named(part.name)
    for text in real_positions(part, range(100, 106)):
        assert game.write(game.read(text)) == text
