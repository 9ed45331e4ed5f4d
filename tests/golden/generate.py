"""Makes the golden games anew: `python -m tests.golden.generate`. To be run only when the rules, the log or the notation have changed on purpose."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from tests.conformance.parts import part_of
from tests.conformance.play import Walk

from .corners import CORNERS, Moment, Shows
from .playthrough import playthrough

GAMES = Path(__file__).parent / "games"
LONGEST = 330  # actions
PLAIN: dict[str, tuple[int, dict[str, Any]]] = {
    "plain-three": (3, {"turn_limit": 10}),
    "plain-four": (4, {"turn_limit": 8}),
    "plain-five": (5, {"turn_limit": 6}),
    "sealed-five": (5, {"turn_limit": 6, "snap": "sealed"}),
}


def showing(shows: Shows, taken: set[int]) -> Walk:
    """The first random game, short enough and not taken yet, in which this happens."""
    part = part_of("omerta")
    for seed in count():
        if seed in taken:
            continue
        random = Random(seed)
        options = part.options(random, 3 + seed % 2) | {"turn_limit": random.choice([5, 6, 8, 10, 15, 25])}
        walk = Walk(part, 3 + seed % 2, seed, options)
        shown = [shows(Moment(done.action, done.events, walk.state)) for done in walk.steps()]
        if any(shown) and len(shown) <= LONGEST:
            taken.add(seed)
            return walk
    raise AssertionError


def plain(players: int, options: dict[str, Any]) -> Walk:
    walk = Walk(part_of("omerta"), players, 1, options)
    for _ in walk.steps():
        pass
    return walk


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    walks = {name: plain(*table) for name, table in PLAIN.items()}
    taken: set[int] = set()
    walks |= {name: showing(shows, taken) for name, shows in CORNERS.items()}
    for name, walk in walks.items():
        log = walk.session.lines()
        (GAMES / f"{name}.jsonl").write_bytes(b"".join(line + b"\n" for line in log))
        (GAMES / f"{name}.txt").write_text("".join(line + "\n" for line in playthrough(log)), "utf-8")


if __name__ == "__main__":
    main()
