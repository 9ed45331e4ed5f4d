"""Both games as environments for research: PettingZoo agents, and rollouts as arrays."""

from __future__ import annotations

from typing import Any

from sitdown.envs.aec import HORIZON, TableEnv
from sitdown.envs.cosa_nostra import COSA_NOSTRA, WITHOUT_TRADE
from sitdown.envs.omerta import OMERTA
from sitdown.envs.players import Policy, uniform
from sitdown.envs.rollouts import encoding_of, rollouts


def omerta_env(
    players: int = 4,
    options: dict[str, Any] | None = None,
    *,
    shaping: float = 0.0,
    horizon: int = HORIZON,
    render_mode: str | None = None,
) -> TableEnv:
    """A table of Omerta."""
    return TableEnv(OMERTA, players, options, shaping, horizon, render_mode)


def cosa_nostra_env(
    players: int = 4,
    options: dict[str, Any] | None = None,
    *,
    trade: bool = True,
    shaping: float = 0.0,
    horizon: int = HORIZON,
    render_mode: str | None = None,
) -> TableEnv:
    """A table of La Cosa Nostra; without trade nobody makes offers, nor what goes with them."""
    return TableEnv(COSA_NOSTRA if trade else WITHOUT_TRADE, players, options, shaping, horizon, render_mode)


__all__ = ["Policy", "TableEnv", "cosa_nostra_env", "encoding_of", "omerta_env", "rollouts", "uniform"]
