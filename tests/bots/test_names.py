"""Bots by name."""

import pytest

from sitdown.bots import UnknownBot, bot_named, bot_names
from sitdown.games.omerta import OMERTA
from tests.bots.tables import questions


def test_omerta_has_these_bots() -> None:
    assert bot_names(OMERTA) == ["random", "forgetful", "careful"]


@pytest.mark.parametrize("name", ["", "Careful", "boss"])
def test_an_unknown_name_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"'{name}'; there are: random, forgetful, careful"):
        bot_named(OMERTA, name, 1)


@pytest.mark.parametrize("name", bot_names(OMERTA))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [[happened for _, _, happened in questions([name] * 3, seed)] for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]
