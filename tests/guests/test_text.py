"""A player who reads: whole games through a real program, what it is told, and the law of secrecy for every letter of it."""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from zlib import crc32

import pytest

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.core.chance import Seeded
from sitdown.core.game import AnyGame
from sitdown.core.registry import all_games
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.omerta import OMERTA
from sitdown.guests.budget import Budget
from sitdown.guests.text.models import Command
from sitdown.guests.text.player import TextPlayer
from sitdown.guests.text.prompt import Prompter
from tests.bots.test_two_worlds import Twins

from .tables import READER, play, program


@pytest.mark.parametrize(("game", "options"), [(OMERTA, {"turn_limit": 8}), (COSA_NOSTRA, {"rounds": 3})])
def test_a_scripted_model_plays_a_whole_game_against_novices(
    game: AnyGame, options: dict[str, int], tmp_path: Path
) -> None:
    g, bots = play(game, [READER, "novice", "novice"], options, Budget(illegal=1000), tmp_path)
    assert g.over
    assert bots[0].troubles == []
    (file,) = tmp_path.iterdir()
    begun, *lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert begun == {"game": game.name, "player": "text:reader"}
    refused = [line["refused"] for line in lines if "refused" in line]
    prompts = [line["said"] for line in lines if "said" in line]
    assert len(prompts) > 10
    for why in refused:
        assert any(prompt.endswith(f"Your last answer was refused: {why}") for prompt in prompts)
    if game is COSA_NOSTRA:
        heard = [line["heard"] for line in lines if "heard" in line]
        assert any("MakeOffer" in each for each in heard)
        assert any("Offer" in prompt and "What has happened lately" in prompt for prompt in prompts)


class Oracle:
    """What it answers hangs on every letter that it was told. Whether two worlds look the same can only be seen by one who sees all of it."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def say(self, rules: str, prompt: str, seconds: float, most: int) -> bytes:
        self.told.append(prompt)
        _, *options = (
            prompt.rpartition("Your last answer")[0 if "Your last answer" in prompt else 2]
            .rstrip()
            .rpartition("\n\n")[2]
            .splitlines()
        )
        numbers = [line.partition(":")[0] for line in options if line[:1].isdigit()]
        return f"ANSWER: {numbers[crc32(prompt.encode()) % len(numbers)]}".encode()


@pytest.mark.parametrize(
    ("game", "options", "games"),
    [
        (OMERTA, {"turn_limit": 10}, 3),
        (OMERTA, {"turn_limit": 8, "snap": "sealed"}, 1),
        (COSA_NOSTRA, {"rounds": 3, "mercenaries": True}, 1),
    ],
)
def test_it_is_told_the_same_in_every_world_that_looks_the_same(
    game: AnyGame, options: dict[str, object], games: int
) -> None:
    for number in range(games):
        g = game.new(3 + number, options)
        oracles: list[Oracle] = []

        def reader(seed: str, oracles: list[Oracle] = oracles) -> TextPlayer:
            oracles.append(Oracle())
            return TextPlayer(oracles[-1], game, "text:oracle", seed, Budget(), None)

        bots = [Twins(partial(reader, f"{number}/{seat}")) for seat in range(g.players)]
        play_out(g, g.apply, bots, Seeded(number), [Seeded(f"worlds {number}")] * g.players)
        for here, there in zip(oracles[::2], oracles[1::2], strict=True):
            assert here.told == there.told
        assert sum([len(oracle.told) for oracle in oracles]) > 20


def test_the_rules_are_told_and_how_to_answer() -> None:
    for game in all_games():
        rules = Prompter(game).rules()
        assert "ANSWER: 3 chooses option 3." in rules
        assert ('"MakeOffer"' in rules) == (game is COSA_NOSTRA)
    assert len(Prompter(OMERTA).rules()) > 3000


class Notes:
    """Answers from a list, and keeps what it was told."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.told: list[str] = []

    def say(self, rules: str, prompt: str, seconds: float, most: int) -> bytes:
        self.told.append(prompt)
        return (self.answers.pop(0) if self.answers else "ANSWER: 0").encode()


def test_nonsense_is_told_so_and_after_that_the_default_is_played() -> None:
    model = Notes("I pass.", "ANSWER: 99", "ANSWER: 1")
    player = TextPlayer(model, OMERTA, "text:notes", 1, Budget(tries=2), None)
    g = OMERTA.new(3, {"turn_limit": 3})
    play_out(g, g.apply, [player, *[another(seat) for seat in (1, 2)]], Seeded(1), [Seeded(2)] * 3)
    assert model.told[1].startswith(model.told[0])
    assert model.told[1].endswith("refused: the last line has to be ANSWER: and the number of an option")
    assert player.troubles == ["none of its answers to a question would do"]
    assert not model.told[2].startswith(model.told[0])
    assert g.over


def another(seed: int) -> TextPlayer:
    """Fills a seat."""
    return TextPlayer(Notes(), OMERTA, "text:other", seed, Budget(), None)


@pytest.mark.parametrize(
    ("budget", "why"),
    [
        (Budget(game_letters=5000), "it has used up its 5,000 letters for the game"),
        (Budget(game_seconds=1e-9), "it has used up its 1e-09 seconds for the game"),
        (Budget(illegal=2, tries=5), "2 of its answers were refused"),
    ],
)
def test_what_is_used_up_ends_it(budget: Budget, why: str) -> None:
    model = Notes(*["What?"] * 100) if "refused" in why else Notes()
    player = TextPlayer(model, OMERTA, "text:notes", 1, budget, None)
    g = OMERTA.new(3, {"turn_limit": 5})
    play_out(g, g.apply, [player, *[another(seat) for seat in (1, 2)]], Seeded(1), [Seeded(2)] * 3)
    assert g.over
    assert player.troubles == [why]
    assert len(model.told) < 10


def test_a_model_that_dies_is_no_trouble_for_the_table() -> None:
    g, bots = play(OMERTA, [f"text:{program('import sys; sys.exit(4)')}", "random", "random"], {"turn_limit": 3})
    assert g.over
    assert bots[0].troubles == ["it ended with exit code 4"]


def test_a_model_that_is_slow_to_leave_was_heard() -> None:
    """On a busy machine the end of what a program says and its own end may lie a while apart."""
    slow = "import os, time; os.write(1, b'ANSWER: 0'); os.close(1); time.sleep(1.3)"
    assert Command([sys.executable, "-S", "-c", slow]).say("", "Well?", seconds=20, most=1000) == b"ANSWER: 0"


def test_it_is_asked_once_for_a_question_and_an_offer() -> None:
    """Where players trade: every prompt costs a model seconds."""
    model = Notes()
    g = COSA_NOSTRA.new(3, {"rounds": 3})
    bots = [
        TextPlayer(model, COSA_NOSTRA, "text:notes", 1, Budget(), None),
        *[bot_named(COSA_NOSTRA, "regular", seat) for seat in (1, 2)],
    ]
    play_out(g, g.apply, bots, Seeded(1), [Seeded(2)] * 3)
    asked = Counter(prompt.splitlines()[-1] == "Or put something together yourself, as JSON." for prompt in model.told)
    offers = [prompt for prompt in model.told if "An offer lies before you" in prompt]
    assert len({prompt.partition("An offer lies before you: number ")[2].split("\n")[0] for prompt in offers}) == len(
        offers
    )
    assert asked[True] > 10
    assert len(model.told) < 200
