"""Bots by name."""

from dataclasses import replace

import pytest

from sitdown.bots import UnknownBot, add_bot, bot_named, bot_names
from sitdown.bots.random import RandomBot
from sitdown.games.omerta import OMERTA
from tests.bots.tables import questions


def test_omerta_has_these_bots() -> None:
    assert bot_names(OMERTA) == ["random", "novice", "regular", "sharp"]


@pytest.mark.parametrize("name", ["", "Careful", "boss"])
def test_an_unknown_name_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"'{name}'; there are: random, novice, regular, sharp"):
        bot_named(OMERTA, name, 1)


def test_a_bot_of_ones_own_has_a_name_too() -> None:
    game = replace(OMERTA, name="omerta of a house")
    add_bot(game, "mine", RandomBot)
    assert bot_names(game) == ["random", "mine"]
    assert isinstance(bot_named(game, "mine", 1), RandomBot)
    assert "mine" not in bot_names(OMERTA)


@pytest.mark.parametrize("name", bot_names(OMERTA))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [[happened for _, _, happened in questions([name] * 3, seed)] for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]
