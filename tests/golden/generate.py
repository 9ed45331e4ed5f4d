"""Makes the golden games anew: `python -m tests.golden.generate [game]`. To be run only when the rules, the log or the notation have changed on purpose."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from tests.conformance.parts import part_of
from tests.conformance.play import Walk

from .corners import Gallery, Moment
from .cosa_nostra import COSA_NOSTRA
from .omerta import OMERTA
from .playthrough import playthrough

GAMES = Path(__file__).parent / "games"
GALLERIES = (OMERTA, COSA_NOSTRA)


def showing(gallery: Gallery) -> dict[str, Walk]:
    """For every corner a random game in which it happens, short enough and no other corner's."""
    part = part_of(gallery.game)
    found: dict[str, Walk] = {}
    for seed in count():
        random = Random(seed)
        players = 3 + seed % 3
        walk = Walk(part, players, seed, part.options(random, players) | gallery.brief(random))
        missing = [name for name in gallery.corners if name not in found]
        shown: set[str] = set()
        for done in walk.steps():
            moment = Moment(done.action, done.events, walk.state)
            shown |= {name for name in missing if gallery.corners[name](moment)}
        if shown and len(walk.session.entries) <= gallery.longest:
            found[next(name for name in missing if name in shown)] = walk
        if len(found) == len(gallery.corners):
            break
    return {name: found[name] for name in gallery.corners}


def plain(gallery: Gallery, players: int, options: dict[str, Any]) -> Walk:
    walk = Walk(part_of(gallery.game), players, 1, options)
    for _ in walk.steps():
        pass
    return walk


def write(gallery: Gallery) -> None:
    folder = GAMES / gallery.game
    folder.mkdir(parents=True, exist_ok=True)
    walks = {name: plain(gallery, *table) for name, table in gallery.plain.items()} | showing(gallery)
    for name, walk in walks.items():
        log = walk.session.lines()
        (folder / f"{name}.jsonl").write_bytes(b"".join(line + b"\n" for line in log))
        (folder / f"{name}.txt").write_text(
            "".join(line + "\n" for line in playthrough(log, gallery.shows(name))), "utf-8"
        )


if __name__ == "__main__":
    for each in GALLERIES:
        if each.game in sys.argv[1:] or len(sys.argv) == 1:
            write(each)
