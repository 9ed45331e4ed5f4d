"""How fast the games are, in microseconds, and how that compares with other people's (see docs/benchmarks.md).

Machines are noisy, so everything is timed in short slices, taken in turn, and the median of a row's slices is its figure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from platform import python_version
from random import Random
from statistics import median
from time import process_time
from typing import Final

import msgspec

from sitdown.arena.peers import Peer, Play
from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.bots.seeds import open_house
from sitdown.core import kernel
from sitdown.core.chance import Chance, Quick, Seeded
from sitdown.core.game import AnyGame, seats_near
from sitdown.core.kernel import CLOCK, State
from sitdown.core.playout import playout
from sitdown.core.records import BEGIN, Action, Event

SEATS: Final = 4
SLICES: Final = 15
POSITIONS: Final = 200
APART: Final = 13  # actions between two of them
Work = Callable[[], int]  # does something a number of times, and says how often


class GameFigures(msgspec.Struct, frozen=True):
    decision_us: float
    playout_us: float
    clone_us: float
    guess_us: float
    view_us: float
    knowledge_us: float


class PeerFigures(msgspec.Struct, frozen=True):
    decision_us: float
    ratio: float  # to the slowest of our games


class Figures(msgspec.Struct, frozen=True):
    compiled: bool
    python: str
    games: dict[str, GameFigures]
    peers: dict[str, PeerFigures | None]  # `None`: not installed


def bench(
    games: Sequence[AnyGame], peers: Sequence[Peer], seconds: float, progress: Callable[[int], None] | None = None
) -> Figures:
    """Measure every row for so many seconds of processor time, or a little longer. `progress` is told how many of the
    `SLICES` are done."""
    rows: dict[tuple[str, str], Work] = {}
    for game in games:
        rows |= {(game.name, field): work for field, work in _works(game).items()}
    opened = {peer.name: _opened(peer) for peer in peers}
    rows |= {(name, "decision_us"): play for name, play in opened.items() if play is not None}
    us = _measure(rows, seconds / SLICES, progress)

    ours = {
        game.name: GameFigures(**{field: us[game.name, field] for field in GameFigures.__struct_fields__})
        for game in games
    }
    slowest = max(figures.decision_us for figures in ours.values())
    theirs = {
        name: None if play is None else PeerFigures(us[name, "decision_us"], us[name, "decision_us"] / slowest)
        for name, play in opened.items()
    }
    return Figures(is_compiled(), python_version(), ours, theirs)


def is_compiled() -> bool:
    return kernel.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def _opened(peer: Peer) -> Play | None:
    try:
        return peer.open()
    except ImportError:
        return None


def _measure(
    rows: dict[tuple[str, str], Work], seconds: float, progress: Callable[[int], None] | None
) -> dict[tuple[str, str], float]:
    """The median of every row's slices, the rows taking turns."""
    slices: dict[tuple[str, str], list[float]] = {row: [] for row in rows}
    for done in range(1, SLICES + 1):
        for row, work in rows.items():
            slices[row].append(_slice(work, seconds))
        if progress is not None:
            progress(done)
    return {row: median(found) for row, found in slices.items()}


def _slice(work: Work, seconds: float) -> float:
    """Work until the time is up; microseconds for each time it was done."""
    begun = process_time()
    done = work()
    while (spent := process_time() - begun) < seconds:
        done += work()
    return spent / done * 1e6


def _works(game: AnyGame) -> dict[str, Work]:
    """What is measured of a game, by the field of `GameFigures` that it is for. The loops are bare: a call more would show."""
    chance: Chance = Quick(1) if is_compiled() else Seeded(1)  # the quicker one
    random = Random(1).random
    positions = sample(game)
    seats = seats_near(game, SEATS)

    def decision() -> int:
        g = game.new(seats)
        g.apply(CLOCK, BEGIN, chance)
        decisions = 0
        while (ask := g.ask) is not None:
            seat = ask.seats[0]
            options = ask.options(seat)
            g.apply(seat, options[int(random() * len(options))], chance)
            decisions += 1
        return decisions

    def whole_playout() -> int:
        g = game.new(seats)
        g.apply(CLOCK, BEGIN, chance)
        return playout(g, chance)

    def clone() -> int:
        for g, _ in positions:
            g.clone()
        return POSITIONS

    def guess() -> int:
        for g, seat in positions:
            g.guess(seat, chance)
        return POSITIONS

    def view() -> int:
        for g, seat in positions:
            g.view(seat)
        return POSITIONS

    def knowledge() -> int:
        for g, seat in positions:
            g.knowledge(seat)
        return POSITIONS

    return {
        "decision_us": decision,
        "playout_us": whole_playout,
        "clone_us": clone,
        "guess_us": guess,
        "view_us": view,
        "knowledge_us": knowledge,
    }


def sample(game: AnyGame) -> list[tuple[State, int]]:
    """Positions out of games between bots, each with a seat that is asked there."""
    found: list[tuple[State, int]] = []
    number = 0
    while len(found) < POSITIONS:
        found += _from_game(game, number)
        number += 1
    return found[:POSITIONS]


def _from_game(game: AnyGame, number: int) -> list[tuple[State, int]]:
    seats = seats_near(game, SEATS)
    g: State = game.new(seats)
    name = game.usual.sparring
    house = open_house("bench", seats, number)
    bots = [bot_named(game, name, seed) for seed in house.seeds]
    found: list[tuple[State, int]] = []
    answers = 0

    def apply(actor: int, action: Action, chance: Chance) -> list[Event]:
        nonlocal answers
        events = g.apply(actor, action, chance)
        answers += 1
        if g.ask is not None and answers % APART == 0:
            found.append((g.clone(), g.ask.seats[0]))
        return events

    play_out(g, apply, bots, house.chance, house.imaginations)
    return found
