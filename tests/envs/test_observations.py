"""What an observation says, and that it says nothing which the seat could not know."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from sitdown.core.chance import Seeded
from sitdown.core.kernel import State
from sitdown.envs import encoding_of
from sitdown.envs.aec import HIGHEST
from sitdown.envs.course import SPOKEN, Course, Encoding
from sitdown.envs.layout import Vector
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.learning.terms import items, sound
from sitdown.games.cosa_nostra.records import view as cosa_nostra_view
from sitdown.games.cosa_nostra.trade.goods import NOTHING
from sitdown.games.omerta.learning.sight import KNOWN_TO, SHOWN, THERE, UNKNOWN, WANTED
from sitdown.games.omerta.records import view as omerta_view
from tests.cosa_nostra import questions
from tests.envs import from_cosa_nostra, from_omerta
from tests.envs.speaking import says, wander
from tests.omerta import positions
from tests.omerta.harness import table

OMERTA, COSA_NOSTRA = encoding_of("omerta"), encoding_of("cosa-nostra")


def observed(encoding: Encoding, state: State, seat: int) -> bytes:
    return encoding.observe(state, seat)


def as_records_say(encoding: Encoding, state: State, seat: int) -> Vector:
    """What is observed, if it is what the seat's view and knowledge say."""
    vector = encoding.layout.blank()
    write: Any = from_omerta.observe if encoding is OMERTA else from_cosa_nostra.observe
    write(state.view(seat), state.knowledge(seat), vector)
    seen = np.frombuffer(observed(encoding, state, seat), np.float32)
    np.testing.assert_allclose(seen, vector, rtol=1e-5, atol=1e-6)
    return seen


# --- Omerta


def test_a_stock_is_told_slot_by_slot() -> None:
    t = table("7 9 5 6", "1 2 3 4", "5 5 6 8", pile="4")
    t.plays("9")
    course = Course(OMERTA, t.g, 0)
    tell = OMERTA.layout.split(course.observation(1))
    own, last = tell["stocks"][0], tell["stocks"][2]
    assert own[:, THERE].tolist() == [1, 1, 1, 1, 0, 0, 0, 0, 0]
    assert own[:, UNKNOWN].tolist() == [0, 0, 1, 1, 0, 0, 0, 0, 0]
    assert (own[0, 0], own[1, 1]) == (1, 1), "a 1 and a 2"
    assert tell["points"][0] == np.float32(3 / 20)
    assert tell["unknown"].tolist() == [0.5, 1, 1, 0, 0]
    assert last[:, KNOWN_TO + 2].tolist() == [1, 1, 0, 0, 0, 0, 0, 0, 0], "seat 0 has seen two of his own"
    assert tell["about"][8] == 1, "the 9 can be snapped"
    tell = OMERTA.layout.split(course.observation(0))
    assert tell["stocks"][0, :, WANTED].tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0], "and he knows where he has one"


def test_slots_beyond_those_shown_are_told_in_sum() -> None:
    t = table("1 1 1 1 2 2 2 2 3 3 3", "5 6 7 8", "5 6 7 8", seen={0: tuple(range(10))})
    rest = OMERTA.layout.split(Course(OMERTA, t.g, 0).observation(0))["stocks"][0, SHOWN]
    assert (rest[THERE], rest[UNKNOWN], rest[2]) == (3, 1, 2)


def test_the_words_said_so_far_are_told_in_their_order() -> None:
    t = positions.asking("Gangster")
    course = Course(OMERTA, t.g.clone(), 0)
    says(course, 0, "seat 0", "slot 2", "seat 1")
    spoken = course.observation(0)[OMERTA.layout.where[SPOKEN]]
    told = {OMERTA.words.names[word]: float(spoken[word]) for word in spoken.nonzero()[0]}
    assert told == {"verb exchange": 0.5, "seat 0": 0.25, "slot 2": 0.125, "seat 1": 0.0625}
    assert not course.observation(1)[OMERTA.layout.where[SPOKEN]].any(), "nobody else hears them"


@pytest.mark.parametrize("question", omerta_view.QUESTIONS)
def test_every_question_of_omerta_has_a_number(question: str) -> None:
    vector = as_records_say(OMERTA, positions.asking(question).g, 0)
    asked = OMERTA.layout.split(vector)["question"]
    assert asked.nonzero()[0].tolist() == [omerta_view.QUESTIONS.index(question)]
    assert set(omerta_view.QUESTIONS) == set(positions.QUESTIONS)


# --- La Cosa Nostra


@pytest.mark.parametrize("question", cosa_nostra_view.QUESTIONS)
def test_every_question_of_la_cosa_nostra_has_a_number(question: str) -> None:
    vector = as_records_say(COSA_NOSTRA, questions.asking(question).g, 0)
    asked = COSA_NOSTRA.layout.split(vector)["question"]
    assert asked.nonzero()[0].tolist() == [cosa_nostra_view.QUESTIONS.index(question)]
    assert set(cosa_nostra_view.QUESTIONS) == set(questions.QUESTIONS)


# --- secrets


@pytest.mark.parametrize(
    ("encoding", "options", "players", "games", "every"),
    [
        (OMERTA, {}, 3, 3, 4),
        (OMERTA, {"snap": "sealed", "memory_aid": True}, 5, 1, 4),
        (COSA_NOSTRA, {"mercenaries": True, "poker": True}, 4, 2, 9),
        (COSA_NOSTRA, {"influence_from": 2}, 5, 1, 9),
    ],
    ids=range(4),
)
def test_it_is_what_view_and_knowledge_say(
    encoding: Encoding, options: dict[str, Any], players: int, games: int, every: int
) -> None:
    """It is not made of them; so it is made of them here, along some games, and compared."""
    met = set()
    for seed in range(games):
        course = encoding.course(encoding, encoding.game.new(players, options), seed)
        for _ in islice(wander(course, seed), 0, None, every):
            for seat in range(players):
                seen = as_records_say(encoding, course.state, seat)
                met.add(encoding.layout.split(seen)["question"].argmax())
    assert len(met) > 5


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize(
    ("game", "options", "every"),
    [("omerta", {}, 16), ("cosa-nostra", {}, 60), ("cosa-nostra", {"mercenaries": True}, 60)],
)
def test_a_seat_cannot_tell_its_worlds_apart(game: str, options: dict[str, Any], every: int, players: int) -> None:
    """In any world that a seat could be in, its observation, its sentences and the offers that it could make are the same."""
    encoding = encoding_of(game)
    chance = Seeded(1)
    course = encoding.course(encoding, encoding.game.new(players, options), 0)
    others = 0
    for number, _ in enumerate(wander(course, players)):
        if number % every:
            continue
        state = course.state
        for seat in range(players):
            world = state.guess(seat, chance)
            others += encoding.game.write(world) != encoding.game.write(state)
            assert observed(encoding, world, seat) == observed(encoding, state, seat)
            assert _sentences(encoding, world, seat) == _sentences(encoding, state, seat)
            assert _items(world, seat) == _items(state, seat)
        assert max(course.observation(seat).max() for seat in range(players)) <= HIGHEST
    assert others > 20, "the worlds are different ones"


def _sentences(encoding: Encoding, state: State, seat: int) -> list[Any]:
    assert state.ask is not None
    return [encoding.words.sentence(action, seat, state.players) for action in state.ask.options(seat)]


def _items(state: State, seat: int) -> list[Any]:
    if not isinstance(state, CosaNostra):
        return []
    to = (seat + 1) % state.players
    return [item for item in items(state, seat, NOTHING) if sound(state, seat, to, item[1], NOTHING)]
