"""Tables with players from outside: real programs, in processes of their own."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sitdown.arena.play import play_out
from sitdown.bots.base import AnyBot
from sitdown.bots.seeds import open_house
from sitdown.core.game import AnyGame
from sitdown.core.kernel import State
from sitdown.guests.budget import Budget
from sitdown.guests.invitations import Company, invited

PYTHON = f"{shlex.quote(sys.executable)} -S -E"
BOTS = Path(__file__).parents[2] / "examples" / "bots"
READER = f"text:{PYTHON} {BOTS / 'reader.py'}"
QUICK = Budget(seconds=5.0)


def program(code: str) -> str:
    """The command of a Python program."""
    return f"{PYTHON} -c {shlex.quote(code)}"


def answering(code: str) -> str:
    """A program that says it is ready, and then runs this for every question that it is asked."""
    return "stdio:" + program(
        "import sys, json, time, os\n"
        'sys.stdin.readline(); print(\'{"type":"ready","wants":[]}\', flush=True)\n'
        f"for number, line in enumerate(sys.stdin):\n    told = json.loads(line)\n    {code}\n"
    )


def play(
    game: AnyGame,
    players: Sequence[str],
    options: dict[str, Any],
    budget: Budget = QUICK,
    transcripts: Path | None = None,
) -> tuple[State, list[AnyBot]]:
    """A whole game; the state at its end, and who played it."""
    names, guests = invited(players)
    company = Company(guests, budget, transcripts)
    house = open_house("guests", len(names))
    bots = [company(game, name, seed) for name, seed in zip(names, house.seeds, strict=True)]
    g: State = game.new(len(names), options)
    try:
        play_out(g, g.apply, bots, house.chance, house.imaginations)
    finally:
        for bot in bots:
            bot.close()
    return g, bots
