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
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.learning.terms import items, sound
from sitdown.games.cosa_nostra.records import view as cosa_nostra_view
from sitdown.games.cosa_nostra.trade.goods import NOTHING
from sitdown.games.omerta.learning.sight import KNOWN_TO, SHOWN, THERE, UNKNOWN, WANTED
from sitdown.games.omerta.records import view as omerta_view
from tests.cosa_nostra import questions
from tests.envs import from_records
from tests.envs.speaking import says, wander
from tests.omerta import positions
from tests.omerta.harness import table

OMERTA, COSA_NOSTRA = encoding_of("omerta"), encoding_of("cosa-nostra")


def observed(encoding: Encoding, state: State, seat: int) -> bytes:
    return encoding.observe(state, seat)


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
    vector = np.frombuffer(observed(OMERTA, positions.asking(question).g, 0), np.float32)
    asked = OMERTA.layout.split(vector)["question"]
    assert asked.nonzero()[0].tolist() == [omerta_view.QUESTIONS.index(question)]
    assert set(omerta_view.QUESTIONS) == set(positions.QUESTIONS)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"snap": "sealed", "memory_aid": True}], ids=["race", "by post"])
def test_it_is_what_view_and_knowledge_say(options: dict[str, Any], players: int) -> None:
    """It is not made of them; so it is made of them here, at every fourth word of some games."""
    asked = set()
    for seed in range(3):
        course = Course(OMERTA, OMERTA.game.new(players, options), seed)
        for _ in islice(wander(course, seed), 0, None, 4):
            for seat in range(players):
                vector = OMERTA.layout.blank()
                view = course.state.view(seat)
                from_records.observe(view, course.state.knowledge(seat), vector)
                np.testing.assert_allclose(np.frombuffer(course.seen(seat), np.float32), vector, rtol=1e-5)
                asked.add(view.question.step)
    assert len(asked) > 10


# --- La Cosa Nostra


@pytest.mark.parametrize("question", cosa_nostra_view.QUESTIONS)
def test_every_question_of_la_cosa_nostra_has_a_number(question: str) -> None:
    vector = np.frombuffer(observed(COSA_NOSTRA, questions.asking(question).g, 0), np.float32)
    asked = COSA_NOSTRA.layout.split(vector)["question"]
    assert asked.nonzero()[0].tolist() == [cosa_nostra_view.QUESTIONS.index(question)]
    assert set(cosa_nostra_view.QUESTIONS) == set(questions.QUESTIONS)


# --- secrets


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
