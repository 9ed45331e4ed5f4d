"""A table where eighteen Ladies have mixed what they could reach: guesses stay true to the viewer, and quick enough to be had."""

from pathlib import Path

import pytest

from sitdown.core.chance import Seeded
from sitdown.core.codec import encode
from sitdown.games.omerta import NOTATION
from tests.rules import rule

POSITION = Path(__file__).with_name("data").joinpath("many_ladies.txt").read_text("utf-8")


@rule("O-31")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_whoever_looks_could_be_in_the_world_he_imagines(viewer: int | None) -> None:
    g = NOTATION.read(POSITION)
    worlds = [g.guess(viewer, Seeded(seed)) for seed in range(3)]
    for world in worlds:
        assert encode(world.knowledge(viewer)) == encode(g.knowledge(viewer))
        assert encode(world.view(viewer)) == encode(g.view(viewer))
        assert world.all_cards() == sorted(g.cards)
    assert len({NOTATION.write(world) for world in worlds}) == 3
