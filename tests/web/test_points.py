"""The page counts a card as the engine does."""

import json

from sitdown.games.omerta.cards import CHARACTERS, FACES
from sitdown.games.omerta.deck import POINTS

from .wire import WEB


def test_the_points_of_the_page_are_those_of_the_engine() -> None:
    shown = json.loads((WEB / "src" / "omerta" / "points.json").read_text("utf-8"))
    assert shown == {card: POINTS[FACES[card]] for card in CHARACTERS}
