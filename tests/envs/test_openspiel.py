"""The games are what OpenSpiel wants them to be: its own tests pass, and what it tells and resamples keeps the secrets."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.envs import encoding_of
from sitdown.envs.history import History
from sitdown.envs.openspiel import GAMES, read_options

TABLES = [
    "sitdown_omerta(players=3,options=turn_limit:5)",
    "sitdown_omerta(players=4,horizon=60,options=turn_limit:8;snap:sealed)",
    "sitdown_cosa_nostra(players=3,horizon=120,options=rounds:3)",
    "sitdown_cosa_nostra_without_trade(players=5,horizon=60,options=mercenaries:true)",
]


def any_action(state: Any, lots: random.Random) -> int:
    actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    return int(lots.choice(actions))


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2]])
def test_openspiels_own_api_test(table: str) -> None:
    """On all states of a game; those that it would sample by itself are in the middle of the deal."""
    game = pyspiel.load_game(table)
    lots = random.Random(1)
    states = [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(any_action(states[-1], lots)))
    given = {"game": game, "game_name": table, "game_type": game.get_type(), "some_states": states}
    of_ours = type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), {**given, "setUpClass": lambda: None})
    done = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(of_ours).run(done)
    assert done.testsRun == 5
    assert done.failures + done.errors == []


@pytest.mark.parametrize("table", TABLES)
def test_openspiels_own_random_play(table: str) -> None:
    game = pyspiel.load_game(table)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2]])
def test_openspiels_own_simulation_of_all_its_games(table: str) -> None:
    """With copies at every step, and everything written down and read again."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(table))


def test_all_environments_are_there() -> None:
    assert sorted(GAMES) == ["sitdown_cosa_nostra", "sitdown_cosa_nostra_without_trade", "sitdown_omerta"]
    assert {game.short_name for game in pyspiel.registered_games()} >= set(GAMES)
    for name in GAMES:
        for players in (3, 4, 5):
            game = pyspiel.load_game(name, {"players": players})
            assert game.num_players() == players
            encoding = encoding_of(name.removeprefix("sitdown_").replace("_", "-"))
            assert game.num_distinct_actions() == len(encoding.words)
            assert game.observation_tensor_shape() == [encoding.layout.size]


def test_its_environment_for_learners_plays_on() -> None:
    env = rl_environment.Environment(pyspiel.load_game(TABLES[0]))
    step = env.reset()
    lots = random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([lots.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) > 0


def test_words_and_draws_are_what_they_are_elsewhere() -> None:
    """The same numbers as in `sitdown.envs`, whose observation it shows."""
    state = pyspiel.load_game(TABLES[2]).new_initial_state()
    lots = random.Random(3)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(lots.choice(outcomes)[0])
    player = state.current_player()
    course = state.line.course
    assert np.array_equal(state.observation_tensor(player), course.observation(player))
    assert state.legal_actions() == np.flatnonzero(course.mask(player)).tolist()
    assert (
        state.action_to_string(player, state.legal_actions()[0])
        == course.encoding.words.names[state.legal_actions()[0]]
    )
    other = (player + 1) % 3
    assert state.legal_actions(other) == []


@pytest.mark.parametrize("table", TABLES)
def test_the_resampled_look_the_same_and_are_not(table: str) -> None:
    """To whoever asks: his information, observation and options. Over a game hidden cards are elsewhere now and then."""
    state = pyspiel.load_game(table).new_initial_state()
    lots, moved = random.Random(5), 0
    sampler = random.Random(6).random
    while not state.is_terminal() and state.move_number() < 150:
        if not state.is_chance_node() and lots.random() < 0.3:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.legal_actions(player) == state.legal_actions(player)
                moved += str(other) != str(state)
        state.apply_action(any_action(state, lots))
    assert moved > 10


def test_what_was_answered_in_secret_is_answered_anew() -> None:
    """The first look: who is asked last does not know where the others looked, and in his worlds they look anywhere."""
    state = pyspiel.load_game(TABLES[0]).new_initial_state()
    lots = random.Random(1)
    while state.is_chance_node() or state.current_player() < 2:
        state.apply_action(any_action(state, lots))
    said = {str(state.resample_from_infostate(2, random.Random(at).random)).split("|")[1] for at in range(20)}
    assert len(said) > 5


def test_a_copy_goes_its_own_way_and_a_game_is_its_numbers() -> None:
    line = History(encoding_of("omerta"), 3, {"turn_limit": 5})
    lots = random.Random(2)
    for _ in range(60):
        line.go_on(lots.randrange(line.sides) if line.sides else lots.choice(line.prompt.words))  # type: ignore[union-attr]
    copy, again = line.copy(), pickle.loads(pickle.dumps(line))
    assert copy.text() == again.text() == line.text()
    assert [copy.told(seat) for seat in range(3)] == [again.told(seat) for seat in range(3)]
    before = line.text()
    for _ in range(10):
        copy.go_on(lots.randrange(copy.sides) if copy.sides else lots.choice(copy.prompt.words))  # type: ignore[union-attr]
    assert line.text() == before != copy.text()


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    line = History(encoding_of("omerta"), 3)
    with pytest.raises(Illegal, match="a draw is from 0 to"):
        line.go_on(10_000)
    chance = Seeded(1)
    while line.sides:
        line.go_on(chance.draw(line.sides))
    before = line.text()
    with pytest.raises(Illegal, match="is masked"):
        line.go_on(0 if line.prompt is not None and 0 not in line.prompt.words else 1)
    assert line.text() == before


@pytest.mark.parametrize("make", ["mcts", "ismcts"])
def test_openspiels_own_search_plays(make: str) -> None:
    game = pyspiel.load_game(TABLES[0])
    state = game.new_initial_state()
    lots = random.Random(1)
    while state.is_chance_node():
        state.apply_action(any_action(state, lots))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot: Any = (
        mcts.MCTSBot(game, 1.0, 5, evaluator, random_state=np.random.RandomState(1))
        if make == "mcts"
        else ismcts.ISMCTSBot(game, evaluator, 1.0, 5, random_state=np.random.RandomState(1))
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_read_off_a_line() -> None:
    assert read_options("") == {}
    assert read_options("turn_limit:50;snap:sealed;poker:true") == {"turn_limit": 50, "snap": "sealed", "poker": True}
