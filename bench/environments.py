"""Steps a second of processor time of our environments and of other people's, all in one run: `python -m bench.environments [seconds] [tables]`.

Whoever plays says anything that may be said. A step is one word (one action, elsewhere) of one agent; the choice is in the time, new games are too.
PettingZoo's classics and RLCard's games come with the extra `bench`; what is not installed is left out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from sitdown.arena.bench import is_compiled
from sitdown.envs import seat_env, table_env, tables_env

SLICES: Final = 9
SEED: Final = 1
Steps = Iterator[int]  # goes on for ever; so many steps each time


def one_by_one(env: Any) -> Steps:
    """A PettingZoo environment of whatever game."""
    random = np.random.default_rng(SEED)
    for seed in count():
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            words = np.flatnonzero(seen["action_mask"])
            assert agent == env.agent_selection
            env.step(int(words[int(random.random() * len(words))]))
            yield 1


def alone(env: Any) -> Steps:
    """A Gymnasium environment; what the others at the table say is in the time, and is no step."""
    random = np.random.default_rng(SEED)
    seen, _ = env.reset(seed=SEED)
    while True:
        words = np.flatnonzero(seen["action_mask"])
        seen, _, over, cut, _ = env.step(words[int(random.random() * len(words))])
        yield 1
        if over or cut:
            seen, _ = env.reset()


def together(env: Any) -> Steps:
    """Many tables at once."""
    random = np.random.default_rng(SEED)
    seen, _ = env.reset(seed=SEED)
    while True:
        mask = seen["action_mask"]
        seen, *_ = env.step((random.random(mask.shape, np.float32) * mask).argmax(axis=1))
        yield env.num_envs


def classic(name: str) -> Steps:
    from importlib import import_module

    return one_by_one(import_module(f"pettingzoo.classic.{name}").env())


def rlcard(name: str) -> Steps:
    from rlcard import make

    random = np.random.default_rng(SEED)
    table = make(name)
    while True:
        seen, _ = table.reset()
        while not table.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = table.step(legal[int(random.random() * len(legal))])
            yield 1


def rows(tables: int) -> dict[str, Callable[[], Steps]]:
    ours: dict[str, Callable[[], Steps]] = {}
    for game in ("omerta", "cosa-nostra", "cosa-nostra-without-trade"):
        ours[f"{game}, {tables} tables at once"] = partial(lambda game: together(tables_env(game, tables)), game)
        ours[f"{game}, agent by agent"] = partial(lambda game: one_by_one(table_env(game)), game)
        ours[f"{game}, one seat against three random"] = partial(lambda game: alone(seat_env(game)), game)
    theirs = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6")
    classics = {f"pettingzoo {name}": partial(classic, name) for name in theirs}
    cards = {f"rlcard {name}": partial(rlcard, name) for name in ("leduc-holdem", "uno", "gin-rummy", "doudizhu")}
    return ours | classics | cards


def slice_of(steps: Steps, seconds: float) -> float:
    """Steps a second, measured for so long."""
    done, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        done += next(steps)
    return done / spent


def main(seconds: float, tables: int) -> None:
    opened: dict[str, Steps] = {}
    for name, make in rows(tables).items():
        try:
            opened[name] = make()
            next(opened[name])
        except ImportError as missing:
            sys.stdout.write(f"{name}: {missing}\n")
            opened.pop(name, None)
    found: dict[str, list[float]] = {name: [] for name in opened}
    for _ in range(SLICES):  # by turns: the machine is not always as quick
        for name, steps in opened.items():
            found[name].append(slice_of(steps, seconds / SLICES))
    sys.stdout.write(f"engine {'compiled' if is_compiled() else 'not compiled'}; steps a second\n")
    for name, each in found.items():
        sys.stdout.write(f"{name:55} {median(each):10,.0f}\n")


if __name__ == "__main__":
    given = [float(word) for word in sys.argv[1:]]
    main(given[0] if given else 2.0, int(given[1]) if len(given) > 1 else 64)
