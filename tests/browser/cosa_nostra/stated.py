"""A table of the real server at a stated position: found on disk as after a restart, when the first comes in."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from sitdown.core.registry import game_named, load, save
from sitdown.server.store.positions import sealed
from tests.browser.house import House, Laid
from tests.cosa_nostra.harness import Play

GAME = "cosa-nostra"


def set_out(house: House, play: Play, people: Sequence[str], bots: Sequence[str] = ()) -> Laid:
    """People in the first chairs, bots in the others; the position is one that the server itself could have kept."""
    laid = house.lays(GAME, people, bots, **msgspec.to_builtins(play.g.options))
    saved = save(game_named(GAME), play.g)
    load(saved)  # or it would find the position damaged, and begin anew
    position = sealed(saved)
    with sqlite3.connect(house.database) as disk:
        disk.execute("INSERT INTO snapshots (code, seq, position) VALUES (?, 0, ?)", (laid.code, position))
    disk.close()
    return laid
