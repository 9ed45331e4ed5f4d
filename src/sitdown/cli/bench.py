"""`sitdown bench`: how fast the engine is, beside its peers."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sitdown.arena.bench import SLICES, Figures, PeerFigures
from sitdown.arena.bench import bench as measure
from sitdown.arena.peers import PEERS
from sitdown.core.codec import encode
from sitdown.core.registry import all_games


def bench(
    *,
    json: bool = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0, lte=3600))] = 1.0,
    peers: bool = True,
) -> None:
    """Microseconds a decision in random play at four seats, and for clone, guess, view and knowledge in mid-game.

    Parameters
    ----------
    json
        Print one JSON object.
    seconds
        Processor time for each figure.
    peers
        Play OpenSpiel, catanatron and RLCard in the same run, as far as they are installed (the `bench` extra).
    """
    terminal = Console(stderr=True)
    # No refreshing in the background: a thread would be in the figures.
    with Progress(console=terminal, transient=True, auto_refresh=False, disable=not terminal.is_terminal) as bar:
        task = bar.add_task("bench", total=SLICES)
        figures = measure(
            all_games(), PEERS if peers else (), seconds, lambda done: bar.update(task, completed=done, refresh=True)
        )
    if json:
        sys.stdout.write(encode(figures).decode() + "\n")
    else:
        _show(figures, Console())


def _show(figures: Figures, console: Console) -> None:
    console.print(f"Python {figures.python}, {'compiled' if figures.compiled else 'not compiled'}; microseconds")
    ours = Table("", "decision", "playout", "clone", "guess", "view", "knowledge")
    for name, us in figures.games.items():
        row = (us.decision_us, us.playout_us, us.clone_us, us.guess_us, us.view_us, us.knowledge_us)
        ours.add_row(name, *[f"{figure:.2f}" for figure in row])
    console.print(ours)
    if figures.peers:
        theirs = Table("", "decision", "times ours")
        for peer, found in figures.peers.items():
            theirs.add_row(peer, *_peer_cells(found))
        console.print(theirs)


def _peer_cells(found: PeerFigures | None) -> tuple[str, str]:
    return ("not installed", "") if found is None else (f"{found.decision_us:.2f}", f"{found.ratio:.2f}")
