"""One seat, and many tables, are what Gymnasium wants them to be; and they are the same games."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from sitdown.core.errors import Illegal
from sitdown.core.game import BadTable
from sitdown.envs import SeatEnv, TablesEnv, seat_env, tables_env, uniform
from sitdown.envs.course import Course

GAMES = ("omerta", "cosa-nostra", "cosa-nostra-without-trade")


def any_words(masks: NDArray[Any], random: np.random.Generator) -> NDArray[Any]:
    words: NDArray[Any] = (random.random(masks.shape) * masks).argmax(axis=1)
    return words


# --- one seat


@pytest.mark.parametrize(
    "maker",
    [
        *[partial(seat_env, game) for game in GAMES],
        partial(seat_env, "omerta", ["regular", uniform, "novice", "random"], {"snap": "sealed"}, render_mode="ansi"),
    ],
    ids=range(4),
)
def test_a_seat_passes_gymnasiums_checker(maker: partial[SeatEnv]) -> None:
    check_env(maker(), skip_render_check=True)  # that is for environments in its registry


def test_a_game_is_played_to_its_end_from_any_seat() -> None:
    env = seat_env("omerta", ["random", uniform, "novice"], shaping=0.5)
    random = np.random.default_rng(1)
    seats = set()
    for game in range(12):
        seen, info = env.reset(seed=game)
        seats.add(env.seat)
        earned, over = 0.0, False
        while not over:
            assert np.array_equal(env.action_masks(), seen["action_mask"])
            assert env.sitting.course.prompt is not None
            assert env.sitting.course.prompt.seat == env.seat == info["seat"]
            seen, reward, over, _, info = env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            earned += reward
        state = env.sitting.course.state
        share = (env.seat in state.winners) / len(state.winners) - 1 / 4
        lead = 0.5 * -1 / 50 * (state.totals[env.seat] - sum(state.totals) / 4)
        assert earned == pytest.approx(share + lead), "nothing that he earned while others spoke is lost"
    assert seats == {0, 1, 2, 3}


def test_who_says_a_masked_word_has_lost() -> None:
    env = seat_env("omerta")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(np.int64(env.encoding.words.verb("omerta")))
    assert (reward, over, cut, info["masked"]) == (-1.0, True, False, "verb omerta")


def test_a_long_game_is_cut_off() -> None:
    env = seat_env("omerta", horizon=9)
    seen, _ = env.reset(seed=1)
    cut, words = False, 0
    while not cut:
        seen, _, over, cut, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
        words += 1
        assert not over
    assert env.sitting.words == 9 > words
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.int64(0))


def test_what_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(BadTable, match="3 to 5 players"):
        seat_env("omerta", ["random"])
    with pytest.raises(ValueError, match="cleverest"):
        seat_env("omerta", ["random", "cleverest"])
    with pytest.raises(BadTable, match="unknown field"):
        tables_env("cosa-nostra", 2, 4, {"mercenary": True})


# --- many tables


def test_the_arrays_are_those_of_single_games() -> None:
    """At every word, row by row, what a seat of that game is shown, said one game at a time."""
    for game, steps in (("omerta", 150), ("cosa-nostra", 60)):
        env = tables_env(game, 3, 4)
        random = np.random.default_rng(2)
        seen, infos = env.reset(seed=5)
        numbers = seen["observation"]
        for _ in range(steps):
            assert env.observation_space.contains(seen)
            for at, course in enumerate(courses(env)):
                assert course.prompt is not None
                assert infos["seat"][at] == course.prompt.seat
                assert np.array_equal(seen["observation"][at], course.observation(course.prompt.seat))
                assert np.array_equal(seen["action_mask"][at], course.mask(course.prompt.seat))
            before = infos["seat"]
            seen, rewards, over, cut, infos = env.step(any_words(seen["action_mask"], random))
            assert seen["observation"] is numbers, "kept, and written over"
            assert np.array_equal(infos["spoke"], before)
            assert np.array_equal(rewards, infos["earned"][range(3), before])
            assert not cut.any()
            if over.any():
                assert np.array_equal(infos["_final_obs"], over)
                assert infos["earned"][over].sum(axis=1) == pytest.approx(0)
                assert infos["final_obs"][over][0]["observation"].shape == (numbers.shape[1],)


def courses(env: TablesEnv) -> list[Course]:
    return [sitting.course for sitting in env.sittings]


def test_the_same_seed_is_the_same_games() -> None:
    told = []
    for _ in range(2):
        env = tables_env("omerta", 4, 3, shaping=1.0)
        random = np.random.default_rng(3)
        seen, _ = env.reset(seed=7)
        earned = []
        for _ in range(200):
            seen, rewards, *_ = env.step(any_words(seen["action_mask"], random))
            earned.append(rewards.tolist())
        told.append((seen["observation"].tobytes(), earned))
    assert told[0] == told[1]


def test_a_masked_word_at_one_table_changes_nothing_at_any() -> None:
    env = tables_env("omerta", 3, 4)
    seen, _ = env.reset(seed=1)
    words = any_words(seen["action_mask"], np.random.default_rng(1))
    before = [env.encoding.game.write(course.state) for course in courses(env)]
    words[2] = env.encoding.words.verb("omerta")
    with pytest.raises(Illegal, match=r"table 2: \d+ is masked; seat 0 may say: slot 0, slot 1"):
        env.step(words)
    with pytest.raises(ValueError, match="2 words for 3 tables"):
        env.step(words[:2])
    assert [env.encoding.game.write(course.state) for course in courses(env)] == before


def test_a_table_that_is_cut_off_begins_anew() -> None:
    env = tables_env("omerta", 2, 3, horizon=5)
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for word in range(1, 16):
        seen, _, over, cut, _ = env.step(any_words(seen["action_mask"], random))
        assert not over.any()
        assert cut.tolist() == [word % 5 == 0] * 2
