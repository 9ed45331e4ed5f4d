"""Games as environments for research: PettingZoo agents, and rollouts as arrays."""

from __future__ import annotations

from typing import Any

from sitdown.envs.aec import HORIZON, TableEnv
from sitdown.envs.players import Policy, uniform
from sitdown.envs.rollouts import encoding_of, rollouts


def table_env(
    name: str,
    players: int = 4,
    options: dict[str, Any] | None = None,
    *,
    shaping: float = 0.0,
    horizon: int = HORIZON,
    render_mode: str | None = None,
) -> TableEnv:
    """A table of a game, by the name of one of its encodings: the game's own, or a simpler form of it."""
    return TableEnv(encoding_of(name), players, options, shaping, horizon, render_mode)


__all__ = ["Policy", "TableEnv", "encoding_of", "rollouts", "table_env", "uniform"]
