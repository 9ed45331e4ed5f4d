"""Everything that can be done can be said, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.core.records import Action, Begin, Clocked, Reconsider, TimeUp
from sitdown.envs import encoding_of
from sitdown.envs.course import Course
from sitdown.envs.words import Sentence
from sitdown.games.cosa_nostra.records import actions as cosa_nostra
from sitdown.games.cosa_nostra.records.moves import write_move as cosa_nostra_move
from sitdown.games.omerta.records import actions as omerta
from sitdown.games.omerta.records.moves import write_move as omerta_move
from tests.cosa_nostra import questions
from tests.envs.speaking import wander
from tests.omerta import positions

CLOCKS = (Begin, TimeUp, Reconsider, Clocked)  # no player's
BESIDE = (  # said in an offer's words, or not at all
    cosa_nostra.MakeOffer,
    cosa_nostra.AcceptOffer,
    cosa_nostra.RefuseOffer,
    cosa_nostra.CounterOffer,
    cosa_nostra.WithdrawOffer,
    cosa_nostra.LapseOffer,
    cosa_nostra.Settle,
    cosa_nostra.Intend,
    cosa_nostra.Say,
)
OMERTA, COSA_NOSTRA = encoding_of("omerta"), encoding_of("cosa-nostra")


def written(sentence: Sentence, names: tuple[str, ...]) -> str:
    return " ".join([names[word].partition(" ")[2] for word in sentence]).removesuffix(" done")


@pytest.mark.parametrize("action", [each for each in positions.ACTIONS if not isinstance(each, CLOCKS)], ids=repr)
def test_omerta_is_said_as_it_is_written(action: Action) -> None:
    sentence = OMERTA.words.sentence(action, seat=0, players=5)
    assert written(sentence, OMERTA.words.names) == omerta_move(action)


@pytest.mark.parametrize(
    "action", [each for each in questions.ACTIONS if not isinstance(each, (*CLOCKS, *BESIDE))], ids=repr
)
def test_la_cosa_nostra_is_said_as_it_is_written(action: Action) -> None:
    sentence = COSA_NOSTRA.words.sentence(action, seat=0, players=5)
    assert written(sentence, COSA_NOSTRA.words.names) == cosa_nostra_move(action).replace(",", " ")


@pytest.mark.parametrize("game", ["omerta", "cosa-nostra"])
def test_no_two_words_have_one_name(game: str) -> None:
    names = encoding_of(game).words.names
    assert len(set(names)) == len(names)


def test_seats_are_counted_from_who_speaks() -> None:
    assert OMERTA.words.sentence(omerta.Shuffle(1), 3, 4) == OMERTA.words.sentence(omerta.Shuffle(0), 2, 4)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("game", "options", "games"),
    [
        ("omerta", {}, 8),
        ("omerta", {"snap": "sealed"}, 4),
        ("cosa-nostra-without-trade", {}, 1),
        ("cosa-nostra-without-trade", {"mercenaries": True, "poker": True}, 1),
    ],
)
def test_the_mask_is_the_options(game: str, options: dict[str, Any], games: int, players: int) -> None:
    """At every word: exactly those may be said that some option goes on with, and all options are different sentences."""
    encoding = encoding_of(game)
    for seed in range(games):
        course = Course(encoding, encoding.game.new(players, options), seed)
        for prompt in wander(course, seed):
            assert course.state.ask is not None
            actions = course.state.ask.options(prompt.seat)
            sentences = {encoding.words.sentence(action, prompt.seat, players) for action in actions}
            assert len(sentences) == len(actions)
            at = len(prompt.spoken)
            following = {each[at] for each in sentences if each[:at] == prompt.spoken}
            assert set(prompt.words) == following
            assert set(course.mask(prompt.seat).nonzero()[0]) == following
            assert len(following) > 1, "what goes without saying is not asked for"
        assert course.state.over
