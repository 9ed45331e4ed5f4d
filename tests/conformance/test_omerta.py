"""The random players of Omerta go everywhere, so that the suites judge all of it."""

from __future__ import annotations

from typing import Any, get_args

from sitdown.games.omerta import Omerta
from sitdown.games.omerta.records.actions import OmertaAction
from sitdown.games.omerta.records.events import OmertaEvent

from .omerta import OMERTA
from .play import Walk


def test_random_play_goes_everywhere() -> None:
    kinds: set[type[Any]] = set()
    longest_row = most_mixes = most_lain = 0
    fewest_slots = shortest_deck = 10
    for seed in range(60):
        walk = Walk(OMERTA, 3 + seed % 3, seed)
        for done in walk.steps():
            kinds |= {type(done.action), *map(type, done.events)}
            state = walk.state
            assert isinstance(state, Omerta)
            rows = list(map(len, state.stocks))
            longest_row, fewest_slots = max(longest_row, *rows), min(fewest_slots, *rows)
            most_mixes, most_lain = max(most_mixes, len(state.mixes)), max(most_lain, len(state.lain))
            shortest_deck = min(shortest_deck, len(state.deck))
    assert kinds == {*get_args(OmertaAction), *get_args(OmertaEvent)}
    assert longest_row > 12
    assert fewest_slots == shortest_deck == 0
    assert most_mixes > 3
    assert most_lain > 2
