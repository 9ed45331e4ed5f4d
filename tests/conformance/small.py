"""All worlds a viewer could be in, counted out one by one: only for tables of a few cards, and sure to be right.

From a first position, given with all cards open, the hidden cards are laid in every possible way; then the moves are made in each of these worlds, with
every way chance can fall, and what would have told the viewer something else is dropped. What is left, with its weight, is the truth about a guess.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count

from sitdown.core.chance import Recording, Scripted
from sitdown.core.errors import ChanceError
from sitdown.core.hidden.slots import FACE, eye
from sitdown.core.records import Action, Event
from sitdown.games.omerta import Omerta

from .law import Viewer, told

World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int, tuple[int, ...]]  # stocks, safe, hand, deck
Truth = dict[World, float]


@dataclass(frozen=True)
class Move:
    """What was done in the game, and how chance fell."""

    actor: int
    action: Action
    draws: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Case:
    """A small game: where it started, all cards open, and what was done."""

    name: str
    start: Omerta
    moves: list[Move]


def play(case: Case) -> tuple[Omerta, list[list[Event]]]:
    """The game as it was: its last position, and what happened at every move."""
    state = case.start.clone()
    happened = []
    for move in case.moves:
        chance = Scripted(move.draws)
        happened.append(state.apply(move.actor, move.action, chance))
        chance.finish()
    return state, happened


class TooMany(Exception):
    """More worlds than one cares to count."""


@cache
def all_worlds(case: Case, viewer: Viewer, limit: int = 5000) -> list[tuple[float, Omerta]]:
    """Every world after a game's moves in which the viewer would have been told the same, with its weight."""
    happened = play(case)[1]
    worlds = list(_first_worlds(case.start, viewer))
    for move, events in zip(case.moves, happened, strict=True):
        heard = told(events, viewer)
        merged: dict[object, tuple[float, Omerta]] = {}
        for weight, world in worlds:
            for share, outcome, told_there in _outcomes(world, move):
                if told(told_there, viewer) == heard:
                    outcome.deck.sort()  # a deck has no order
                    key = (faces(outcome), *(mix.before for mix in outcome.mixes))
                    before = merged[key][0] if key in merged else 0.0
                    merged[key] = before + weight * share, outcome
        worlds = list(merged.values())
        if len(worlds) > limit:
            raise TooMany
    return worlds


def truth(worlds: list[tuple[float, Omerta]]) -> Truth:
    """How likely each arrangement of the cards is."""
    total = sum(weight for weight, _ in worlds)
    shares: Truth = {}
    for weight, world in worlds:
        key = faces(world)
        shares[key] = shares.get(key, 0.0) + weight / total
    return shares


def faces(g: Omerta) -> World:
    """Where every card lies."""
    return (
        tuple([tuple([slot & FACE for slot in stock]) for stock in g.stocks]),
        tuple([slot & FACE for slot in g.safe]),
        g.hand & FACE,
        tuple(sorted(g.deck)),
    )


def _first_worlds(g: Omerta, viewer: Viewer) -> Iterator[tuple[float, Omerta]]:
    """The first position with the cards that the viewer does not know laid in every way; the weight is the number of ways."""
    known = eye(viewer)
    hidden = [slot for row in [*g.stocks, g.safe] for slot in row if not slot & known]
    bag = Counter([slot & FACE for slot in hidden] + g.deck)
    for weight, laid, left in _layings(bag, len(hidden)):
        world = g.clone()
        dealt = iter(laid)
        world.stocks = [tuple(s if s & known else s & ~FACE | next(dealt) for s in stock) for stock in g.stocks]
        world.safe = tuple(s if s & known else s & ~FACE | next(dealt) for s in g.safe)
        world.deck = sorted(left.elements())
        yield float(weight), world


def _layings(bag: Counter[int], number: int) -> Iterator[tuple[int, tuple[int, ...], Counter[int]]]:
    """All ways to lay that many cards of a bag in a row: how many they are, the row, and what is left."""
    if number == 0:
        yield 1, (), bag
        return
    for face, copies in bag.items():
        for ways, rest, left in _layings(bag - Counter([face]), number - 1):
            yield copies * ways, (face, *rest), left


Outcome = tuple[Omerta, list[Event]]


def _outcomes(world: Omerta, move: Move) -> Iterator[tuple[float, Omerta, list[Event]]]:
    """All ways chance can fall for a move, with their shares."""
    undecided: list[tuple[float, tuple[int, ...], Outcome | None]] = [(1.0, (), _try(world, move, ())[1])]
    while undecided:
        share, draws, outcome = undecided.pop()
        if outcome is None:  # a draw more is needed: every one there is
            further = list(_further(world, move, draws))
            undecided += [(share / len(further), longer, there) for longer, there in further]
        else:
            yield share, *outcome


def _further(world: Omerta, move: Move, draws: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Outcome | None]]:
    for drawn in count():
        longer = (*draws, drawn)
        made, outcome = _try(world, move, longer)
        if made < len(longer):
            return
        yield longer, outcome


def _try(world: Omerta, move: Move, draws: tuple[int, ...]) -> tuple[int, Outcome | None]:
    """How many of these draws can be made, and what comes of it if they are enough."""
    chance = Recording(Scripted(draws))
    outcome = world.clone()
    try:
        events = outcome.apply(move.actor, move.action, chance)
    except ChanceError:
        return len(chance.draws), None
    return len(chance.draws), (outcome, events)
