"""The environments are what PettingZoo wants them to be."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from sitdown.core.errors import Illegal
from sitdown.core.game import BadTable
from sitdown.envs import TableEnv, table_env
from tests.envs.test_docs import PAGE

MAKERS = [
    partial(table_env, "omerta"),
    partial(table_env, "omerta", options={"snap": "sealed", "memory_aid": True}),
    partial(table_env, "omerta", shaping=1.0),
    partial(table_env, "cosa-nostra"),
    partial(table_env, "cosa-nostra", options={"mercenaries": True, "poker": True, "rounds": 3}),
    partial(table_env, "cosa-nostra-without-trade"),
]
# api_test advises against observations that are a dictionary, which is how PettingZoo's own games give a mask.
a_dictionary = pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent):UserWarning")


@a_dictionary
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("maker", MAKERS, ids=range(len(MAKERS)))
def test_api(maker: Callable[[int], TableEnv], players: int) -> None:
    api_test(maker(players), num_cycles=60)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("maker", MAKERS, ids=range(len(MAKERS)))
def test_seeds(maker: Callable[[int], TableEnv], players: int) -> None:
    seed_test(lambda: maker(players), num_cycles=60)


def played(env: TableEnv, seed: int) -> dict[str, list[float]]:
    """A game to its end, by any words; the rewards of each agent."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards: dict[str, list[float]] = {agent: [] for agent in env.agents}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        rewards[agent].append(reward)
        if terminated or truncated:
            env.step(None)
            continue
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        env.step(random.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


def test_the_winner_takes_what_the_others_lose() -> None:
    env = table_env("omerta", 4)
    for seed in range(4):
        rewards = played(env, seed)
        winners = env.course.state.winners
        assert winners
        for seat, agent in enumerate(env.possible_agents):
            share = 1 / len(winners) if seat in winners else 0
            assert rewards[agent][-1] == pytest.approx(share - 1 / 4)
            assert not any(rewards[agent][:-1])


@pytest.mark.parametrize(
    ("maker", "unit"), [(partial(table_env, "omerta"), -1 / 50), (partial(table_env, "cosa-nostra"), 1 / 20_000)]
)
def test_a_shaped_reward_is_the_lead_besides(maker: Callable[..., TableEnv], unit: float) -> None:
    """In Omerta the lowest wins; in La Cosa Nostra the richest."""
    env = maker(3, shaping=0.5)
    rewards = played(env, 1)
    state = env.course.state
    mean = sum(state.totals) / 3
    for seat, agent in enumerate(env.possible_agents):
        share = 1 / len(state.winners) if seat in state.winners else 0
        lead = 0.5 * unit * (state.totals[seat] - mean)
        assert sum(rewards[agent]) == pytest.approx(share - 1 / 3 + lead)
    assert sum(sum(each) for each in rewards.values()) == pytest.approx(0)


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    env = table_env("omerta", 3, horizon=10)
    env.reset(seed=0)
    random = np.random.default_rng(0)
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(random.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    assert env.truncations == dict.fromkeys(env.agents, True)
    assert env.rewards == dict.fromkeys(env.agents, 0.0)


@pytest.mark.parametrize(("game", "title"), [("omerta", "Omerta"), ("cosa-nostra", "La Cosa Nostra")])
def test_the_spaces_are_as_documented(game: str, title: str) -> None:
    told = re.findall(rf"^{title}, ([\d,]+) numbers|^\| {title} \| (\d+):", PAGE, re.MULTILINE)
    words, numbers = int(told[0][1]), int(told[1][0].replace(",", ""))
    for players in (3, 4, 5):
        env = table_env(game, players)
        assert [env.action_space(agent).n for agent in env.possible_agents] == [words] * players
        assert [env.observation_space(agent)["observation"].shape for agent in env.possible_agents] == [
            (numbers,)
        ] * players


def test_a_masked_word_is_refused_with_what_may_be_said() -> None:
    env = table_env("omerta", 3)
    env.reset(seed=0)
    with pytest.raises(Illegal, match=r"verb omerta\) is masked; seat 0 may say: slot 0, slot 1, slot 2"):
        env.step(env.encoding.words.verb("omerta"))


def test_a_table_that_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(BadTable, match="3 to 5 players"):
        table_env("omerta", 6)
    with pytest.raises(BadTable, match="unknown field"):
        table_env("cosa-nostra", 4, {"mercenary": True})


def test_it_is_drawn_in_the_games_notation() -> None:
    env = table_env("omerta", 3, render_mode="ansi")
    env.reset(seed=0)
    text = env.render()
    assert text is not None
    assert env.encoding.game.write(env.encoding.game.read(text)) == text
    assert table_env("omerta", 3).render_mode is None
