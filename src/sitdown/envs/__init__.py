"""Games as environments for research: PettingZoo agents, and rollouts as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sitdown.envs.aec import HORIZON, TableEnv
from sitdown.envs.players import Player, Policy, uniform
from sitdown.envs.rollouts import encoding_of, rollouts
from sitdown.envs.single import SeatEnv
from sitdown.envs.vector import TablesEnv


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


def seat_env(
    name: str,
    others: Sequence[Player] = ("random", "random", "random"),
    options: dict[str, Any] | None = None,
    *,
    shaping: float = 0.0,
    horizon: int = HORIZON,
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat of such a table, against others who play by themselves."""
    return SeatEnv(encoding_of(name), others, options, shaping, horizon, render_mode)


def tables_env(
    name: str,
    tables: int,
    players: int = 4,
    options: dict[str, Any] | None = None,
    *,
    shaping: float = 0.0,
    horizon: int = HORIZON,
) -> TablesEnv:
    """Many such tables at once, for one agent that plays all seats."""
    return TablesEnv(encoding_of(name), tables, players, options, shaping, horizon)


__all__ = [
    "Policy",
    "SeatEnv",
    "TableEnv",
    "TablesEnv",
    "encoding_of",
    "rollouts",
    "seat_env",
    "table_env",
    "tables_env",
    "uniform",
]
