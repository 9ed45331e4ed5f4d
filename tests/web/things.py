"""Positions of whole games in which everything that can lie on a table lies there once, in every state, as a seat's page is sent them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from sitdown.core.codec import encode
from sitdown.core.game import AnyGame
from sitdown.core.kernel import State
from sitdown.games.cosa_nostra import COSA_NOSTRA, CosaNostra
from sitdown.games.omerta import OMERTA, Omerta
from sitdown.server.protocol import written
from tests.conformance.parts import part_of
from tests.conformance.play import Walk

from . import cosa_nostra_scenes, omerta_scenes

SEAT: Final = 0
UNTOLD: Final = {
    "number",
    "seat",
    "cash",
    "seq",
    "income",
    "ledger",
    "offers",
    "to_give",
    "job_stacks",
    "influence_up",
}  # no thing is made of these


def features(told: Any, path: str = "") -> Iterator[str]:
    """Every name and every yes or no in a view, with the way to it: `players.crew.gangster=big_joey`."""
    if isinstance(told, dict):
        for name, each in told.items():
            if name not in UNTOLD:
                yield from features(each, f"{path}.{name}")
    elif isinstance(told, list):
        for each in told:
            yield from features(each, path)
    elif isinstance(told, str | bool):
        yield f"{path}={told}"
    elif told is None:
        yield f"{path}=None"


def covering(game: AnyGame, players: int, seeds: range, options: dict[str, Any]) -> list[State]:
    """As few positions as show all that those of many games show."""
    shown: list[tuple[set[str], State]] = []
    seen: set[str] = set()
    for seed in seeds:
        for state in Walk(part_of(game.name), players, seed, options).sample(0.2):
            found = set(features(json.loads(encode(state.view(SEAT)))))
            if found - seen:
                seen |= found
                shown.append((found, state.clone()))
    chosen: list[State] = []
    while seen:
        found, state = max(shown, key=lambda each: len(each[0] & seen))
        seen -= found
        chosen.append(state)
    return chosen


def moment(state: State) -> dict[str, Any]:
    """As the page is sent it, with all that the engine says of things when the seat looks closely."""
    if isinstance(state, CosaNostra):
        update, known = cosa_nostra_scenes.update(state, 1, []), cosa_nostra_scenes.known(state)
    else:
        assert isinstance(state, Omerta)
        update, known = omerta_scenes.update(state, 1, []), {}
    return {"update": json.loads(written(update)), "known": known}


def moments() -> dict[str, Any]:
    """By game, its players and options, and the positions."""
    found = {}
    for game, players, options, seeds in (
        (OMERTA, 4, {"memory_aid": True, "turn_limit": 40}, range(10)),
        (COSA_NOSTRA, 5, {"mercenaries": True, "poker": True}, range(40)),
    ):
        states = covering(game, players, seeds, options)
        found[game.name] = {
            "players": players,
            "options": options,
            "moments": [moment(state) for state in states],
        }
    return found
