"""Bots by name."""

import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from sitdown.bots import UnknownBot, add_bot, bot_named, bot_names
from sitdown.bots.random import RandomBot
from sitdown.games.omerta import OMERTA
from tests.bots.tables import questions
from tests.cli.terminal import COMMAND


def test_omerta_has_these_bots() -> None:
    assert bot_names(OMERTA) == ["random", "novice", "regular", "sharp", "boss"]


@pytest.mark.parametrize("name", ["", "Sharp", "genius"])
def test_an_unknown_name_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"'{name}'; there are: random, novice, regular, sharp, boss"):
        bot_named(OMERTA, name, 1)


def test_a_bot_of_ones_own_has_a_name_too() -> None:
    game = replace(OMERTA, name="omerta of a house")
    add_bot(game, "mine", RandomBot)
    assert bot_names(game) == [*bot_names(OMERTA), "mine"]
    assert isinstance(bot_named(game, "mine", 1), RandomBot)
    assert "mine" not in bot_names(OMERTA)


@pytest.mark.parametrize("name", bot_names(OMERTA))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    names = [name, "novice", "random"]
    games = [[happened for _, _, happened in questions(names, seed, turn_limit=6)] for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_package_that_is_installed_brings_its_bot(tmp_path: Path) -> None:
    """What pip leaves behind: a module, and beside it what it has entered."""
    (tmp_path / "palermo.py").write_text("from sitdown.bots.random import RandomBot as Palermo\n")
    entered = tmp_path / "palermo-1.0.dist-info"
    entered.mkdir()
    (entered / "METADATA").write_text("Metadata-Version: 2.1\nName: palermo\nVersion: 1.0\n")
    (entered / "entry_points.txt").write_text("[sitdown.bots.omerta]\npalermo = palermo:Palermo\n")
    done = subprocess.run(
        [COMMAND, "sim", "omerta", "--bots", "palermo", "--games", "4", "--jobs", "2", "--lang", "en"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "palermo" in done.stdout
