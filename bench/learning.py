"""A small agent learns a game by playing it: PPO with masks, of stable-baselines3 (the extra `training`), against three of a bot.

python -m bench.learning GAME

It starts from nothing and is measured on the way, always against fresh deals, from every seat.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from sitdown.envs import seat_env
from sitdown.envs.baseline import EVEN, SEATS, share
from sitdown.envs.layout import Mask, Vector

TABLES: Final = 16
STEPS: Final = 256  # of each table, between two times of learning
SEED: Final = 1
Model: TypeAlias = Any  # MaskablePPO, whose package need not be installed to read what is asked for


@dataclass(frozen=True)
class Point:
    """Of the curve: after so many words its share of the win, and the 95 % interval."""

    words: int
    share: float
    low: float
    high: float


class Learned:
    """The agent as a policy of ours: what is likeliest."""

    def __init__(self, model: Model) -> None:
        self._model = model

    def __call__(self, observation: Vector, mask: Mask, random: np.random.Generator) -> int:
        seen = {"observation": observation, "action_mask": mask}
        word, _ = self._model.predict(seen, deterministic=True, action_masks=mask.astype(bool))
        return int(word)


def learner(game: str, others: str, shaping: float) -> Model:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    make = partial(seat_env, game, (others,) * (SEATS - 1), shaping=shaping)
    tables = make_vec_env(make, n_envs=TABLES, seed=SEED)
    return MaskablePPO(
        "MultiInputPolicy",
        tables,
        learning_rate=5e-4,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,  # a game is won at its end, however long it was
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        seed=SEED,
        device="cpu",
    )


def measured(game: str, model: Model, words: int, others: str, games: int) -> Point:
    won, low, high = share(game, Learned(model), others, games, SEED + 1000 + words)
    sys.stdout.write(f"{words:9,} words: wins {won:.1%} ({low:.1%} to {high:.1%})\n")
    sys.stdout.flush()
    return Point(words, won, low, high)


def drawn(curve: list[Point], game: str, others: str, path: Path) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    mpl.rcParams["svg.hashsalt"] = game  # the same curve, the same file
    figure, axes = pyplot.subplots(figsize=(7, 3.2))
    words = [point.words / 1000 for point in curve]
    axes.fill_between(words, [p.low * 100 for p in curve], [p.high * 100 for p in curve], color="#b08d57", alpha=0.3)
    axes.plot(words, [point.share * 100 for point in curve], color="#7a2e2e", marker="o", markersize=3)
    axes.axhline(EVEN * 100, color="#666666", linestyle=":", linewidth=1)
    axes.set(xlabel="thousand words said", ylabel=f"% of the win, three {others}", ylim=(0, 100), title=game)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def asked(arguments: Sequence[str] | None = None) -> Namespace:
    parser = ArgumentParser("bench.learning", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="the environment, by its name")
    parser.add_argument("--words", type=int, default=10 * TABLES * STEPS, help="how many it says")
    parser.add_argument("--others", default="random", help="the bot in the other seats")
    parser.add_argument("--shaping", type=float, default=0.5, help="what its lead is worth on the way")
    parser.add_argument("--points", type=int, default=10, help="of the curve")
    parser.add_argument("--games", type=int, default=200, help="of each point")
    parser.add_argument("--picture", type=Path, help="where to draw the curve (SVG)")
    return parser.parse_args(arguments)


def main() -> None:
    given = asked()
    model = learner(given.game, given.others, given.shaping)
    curve = [measured(given.game, model, 0, given.others, given.games)]
    for _ in range(given.points):
        model.learn(given.words // given.points, reset_num_timesteps=False)
        curve.append(measured(given.game, model, model.num_timesteps, given.others, given.games))
    if given.picture:
        drawn(curve, given.game, given.others, given.picture)


if __name__ == "__main__":
    main()
