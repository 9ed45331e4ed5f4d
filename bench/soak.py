"""Random games by the thousand, over all numbers of players and all kinds of options: no error, no stuck game, no card lost.

uv run python bench/soak.py omerta --games 100000 --jobs 2 --seed 1
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import format_exc

import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # the soak plays with the players of the suites

from tests.conformance.law import compare
from tests.conformance.parts import part_of
from tests.conformance.play import STUCK, Part, random_move

from sitdown.core.chance import Seeded
from sitdown.core.kernel import CLOCK, State
from sitdown.core.records import Event
from sitdown.core.registry import game_named

SHORT = 0.85  # this part of the games is kept short: more games an hour, and the long ones are many enough
BATCH = 200  # games a processor takes at a time
COUNT = 20  # cards are counted after every so many actions
GUESS = 0.003  # and after this part of them a guess is tried


@dataclass
class Figures:
    """What was seen."""

    games: int = 0
    actions: int = 0
    decisions: int = 0
    guesses: int = 0
    slowest_guess: tuple[float, str] = (0.0, "")  # seconds, and in which game
    longest_game: int = 0
    longest_round: int = 0
    events: Counter[str] = field(default_factory=Counter)
    uses: Counter[str] = field(default_factory=Counter)

    def add(self, other: Figures) -> None:
        self.games += other.games
        self.actions += other.actions
        self.decisions += other.decisions
        self.guesses += other.guesses
        self.slowest_guess = max(self.slowest_guess, other.slowest_guess)
        self.longest_game = max(self.longest_game, other.longest_game)
        self.longest_round = max(self.longest_round, other.longest_round)
        self.events += other.events
        self.uses += other.uses


class Soaked(Exception):
    """A game that went wrong, and how to see it again."""


class Soak:
    """One random game."""

    def __init__(self, part: Part, seed: str, figures: Figures) -> None:
        self.part = part
        self.figures = figures
        self.seed = seed
        self.random = Random(seed)
        game = game_named(part.name)
        self.players = self.random.choice(game.players)
        options = part.options(self.random, self.players)
        if self.random.random() < SHORT:
            options |= part.brief(self.random)
        self.temper = part.temper(self.random)
        self.state = game.new(self.players, options)
        self.turns = 0

    def play(self) -> None:
        state, part, temper, random, figures = self.state, self.part, self.temper, self.random, self.figures
        chance = Seeded(random.getrandbits(64))
        actions = decisions = 0
        while state.ask is not None:
            actor, action = random_move(state, part, temper, random)
            self.note(state.apply(actor, action, chance))
            actions += 1
            decisions += actor != CLOCK
            if actions % COUNT == 0:
                self.count()
            if random.random() < GUESS:
                self.guess()
            if actions > STUCK:
                raise Soaked("it does not end")
        self.count()
        figures.games += 1
        figures.actions += actions
        figures.decisions += decisions
        figures.longest_game = max(figures.longest_game, decisions)

    def note(self, events: list[Event]) -> None:
        part, figures = self.part, self.figures
        for event in events:
            kind = type(event)
            figures.events[kind.__name__] += 1
            if kind in part.turns:
                self.turns += 1
            elif kind in part.showdown:
                figures.longest_round = max(figures.longest_round, self.turns)
                self.turns = 0
            elif kind in part.uses:
                figures.uses[part.uses[kind](event)] += 1

    def count(self) -> None:
        there_are, there_should_be = self.part.cards(self.state)
        if there_are != there_should_be:
            raise Soaked(f"cards: {there_are} instead of {there_should_be}")

    def guess(self) -> None:
        viewer = self.random.choice([None, *range(self.players)])
        chance = Seeded(self.random.getrandbits(64))
        before = perf_counter()
        there: State = self.state.guess(viewer, chance)
        self.figures.slowest_guess = max(self.figures.slowest_guess, (perf_counter() - before, self.seed))
        self.figures.guesses += 1
        compare(self.state, there, viewer)


def soak(name: str, seed: int, games: range) -> Figures:
    """Play these games; the first that goes wrong stops it."""
    figures = Figures()
    for number in games:
        soaked = Soak(part_of(name), f"{seed}-{number}", figures)
        try:
            soaked.play()
        except Exception as error:
            position = game_named(name).write(soaked.state)
            raise Soaked(f"game {seed}-{number}\n{format_exc()}\n{position}") from error
    return figures


def main(game: str, *, games: int = 1000, jobs: int = 1, seed: int = 1) -> None:
    """Play random games of GAME and print what was seen. The same seed, the same games, whatever the jobs."""
    started = perf_counter()
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    figures = Figures()
    with ProcessPoolExecutor(jobs) as pool:
        results = pool.map(partial(soak, game, seed), batches)
        try:
            for done in track(results, "soaking", total=len(batches), transient=True):
                figures.add(done)
        except Soaked as error:
            pool.shutdown(cancel_futures=True)
            raise SystemExit(str(error)) from None
    _report(figures, perf_counter() - started)


def _report(figures: Figures, seconds: float) -> None:
    rows = {
        "games": f"{figures.games:,}",
        "decisions": f"{figures.decisions:,}; with the clock's {figures.actions:,}",
        "seconds": f"{seconds:.1f}",
        "longest game": f"{figures.longest_game:,} decisions",
        "longest round": f"{figures.longest_round:,} turns",
        "guesses": f"{figures.guesses:,}, the slowest {figures.slowest_guess[0] * 1e3:.1f} ms in game {figures.slowest_guess[1]}",
        "cards used": _listed(figures.uses),
        "events": _listed(figures.events),
    }
    grid = Table.grid(padding=(0, 2))
    for row in rows.items():
        grid.add_row(*row)
    Console().print(grid)


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {number:,}" for name, number in sorted(counted.items()))


if __name__ == "__main__":
    cyclopts.run(main)
