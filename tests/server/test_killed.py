"""`kill -9` in the middle of games."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .killing import GAMES, killed


def test_every_acknowledged_move_is_there_and_every_game_goes_on(tmp_path: Path, database: str) -> None:
    players = asyncio.run(killed(tmp_path, GAMES, kills=1, seed=1, database=database))
    assert sum(player.mine for player in players) > 10
    assert not any(player.lost for player in players)
