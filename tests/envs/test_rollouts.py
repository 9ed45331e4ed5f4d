"""Games as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from sitdown.bots import UnknownBot
from sitdown.core.registry import UnknownGame
from sitdown.envs import encoding_of, rollouts, uniform
from sitdown.envs.players import Player
from sitdown.envs.rollouts import Arrays


def same(some: Arrays, others: Arrays) -> bool:
    return some.keys() == others.keys() and all(np.array_equal(some[name], others[name]) for name in some)


@pytest.mark.parametrize(("game", "games"), [("omerta", 6), ("cosa-nostra", 2)])
def test_the_same_seed_gives_the_same_arrays_whatever_the_jobs(game: str, games: int) -> None:
    players: list[Player] = [uniform, uniform, "random"]
    once = rollouts(game, players, games, seed=5)
    assert same(once, rollouts(game, players, games, seed=5, jobs=2))
    assert not same(once, rollouts(game, players, games, seed=6))


@pytest.mark.parametrize(("game", "games"), [("omerta", 4), ("cosa-nostra", 1), ("cosa-nostra-without-trade", 1)])
def test_the_arrays_fit_together(game: str, games: int) -> None:
    encoding = encoding_of(game)
    played = rollouts(game, [uniform] * 4, games, seed=1, shaping=1.0)
    words = int(played["lengths"].sum())
    assert played["observations"].shape == (words, encoding.layout.size)
    assert played["masks"].shape == (words, len(encoding.words))
    assert played["masks"][np.arange(words), played["actions"]].all(), "what was said was allowed"
    assert np.bincount(played["games"]).tolist() == played["lengths"].tolist()
    for number in range(games):
        for seat in range(4):
            of_seat = played["rewards"][(played["games"] == number) & (played["seats"] == seat)]
            assert of_seat.sum() == pytest.approx(played["returns"][number, seat], abs=1e-5)
    assert played["returns"].sum(axis=1) == pytest.approx(0, abs=1e-5)


def test_only_the_seats_asked_for_are_recorded() -> None:
    players: list[Player] = [uniform, "random", uniform]
    whole = rollouts("omerta", players, 3, seed=2)
    part = rollouts("omerta", players, 3, seed=2, record=[2])
    assert set(part["seats"]) == {2}
    assert np.array_equal(part["observations"], whole["observations"][whole["seats"] == 2])
    none = rollouts("omerta", players, 3, seed=2, record=())
    assert none["observations"].shape == (0, encoding_of("omerta").layout.size)
    assert np.array_equal(none["returns"], whole["returns"])


@pytest.mark.parametrize(("game", "games"), [("omerta", 6), ("cosa-nostra", 2)])
def test_a_bot_says_what_it_means(game: str, games: int) -> None:
    """One that thinks, among three who say anything, wins nearly always; what it says is there to be learned from."""
    played = rollouts(game, ["regular", uniform, uniform, uniform], games, seed=3, record=[0])
    assert (played["returns"][:, 0] > 0).mean() > 0.6
    assert played["masks"][np.arange(len(played["actions"])), played["actions"]].all()


def test_a_game_is_cut_off_at_the_horizon() -> None:
    played = rollouts("omerta", [uniform] * 3, 2, horizon=7)
    assert played["lengths"].tolist() == [7, 7]
    assert not played["returns"].any()


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(UnknownGame, match="there are: cosa-nostra, cosa-nostra-without-trade, omerta"):
        rollouts("chess", [uniform] * 3, 1)
    with pytest.raises(UnknownBot, match="nobody"):
        rollouts("omerta", ["nobody", uniform, uniform], 1)
    with pytest.raises(ValueError, match="at least one game"):
        rollouts("omerta", [uniform] * 3, 0)
