"""A guess is fair: on small tables every world a viewer could be in is counted out, and guesses must come as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from sitdown.core.chance import Chance, Seeded
from sitdown.games.omerta import Omerta

from .frequencies import expected_as, seen_as, surprise
from .law import Viewer, compare
from .play import deep
from .small import Case, TooMany, Truth, World, all_worlds, faces, play, truth
from .small_tables import CASES, SHARP, random_case

VIEWERS: list[Viewer] = [None, 0, 1, 2]
ODD = 4.5  # standard deviations: one fair sample in 300,000 is as odd

Guess = Callable[[Omerta, Viewer, Chance], Omerta]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_guesses_come_as_often_as_their_worlds(case: Case, viewer: Viewer) -> None:
    """And all worlds that told a viewer the same show him the same, whatever way chance fell."""
    assert oddity(case, viewer, Omerta.guess, deep(800)) < ODD


@pytest.mark.parametrize(("case", "viewer"), SHARP, ids=[case.name for case, _ in SHARP])
def test_accounts_are_weighed_by_the_ways_that_lead_to_them(case: Case, viewer: Viewer) -> None:
    assert oddity(case, viewer, Omerta.guess, deep(12_000)) < ODD


@pytest.mark.parametrize("batch", range(10))
def test_guesses_are_fair_on_any_small_table(batch: int) -> None:
    tried = 0
    for seed in range(batch * deep(8), (batch + 1) * deep(8)):
        case = random_case(seed)
        viewer = Random(seed).choice(VIEWERS)
        try:
            assert oddity(case, viewer, Omerta.guess, 250, limit=800) < ODD, (case, viewer)
            tried += 1
        except TooMany:
            pass
    assert tried >= deep(8) // 3


def oddity(case: Case, viewer: Viewer, guess: Guess, number: int, limit: int = 5000) -> float:
    """How odd a sample of guesses is: as a whole, and slot by slot, where a wrong weight shows best."""
    here, _ = play(case)
    worlds = all_worlds(case, viewer, limit)
    for _, there in worlds:
        compare(here, there, viewer)
    return strangeness(sample(here, viewer, guess, number), truth(worlds))


def sample(here: Omerta, viewer: Viewer, guess: Guess, number: int) -> Counter[World]:
    """Guesses in the game, and guesses in guesses: in every world that a viewer could be in he guesses alike."""
    chance = Seeded(1)
    counted: Counter[World] = Counter()
    there = here
    for at in range(number):
        there = guess(there if at % 2 else here, viewer, chance)
        counted[faces(there)] += 1
    return counted


def strangeness(counted: Counter[World], expected: Truth) -> float:
    return max(surprise(seen_as(aspect, counted), expected_as(aspect, expected)) for aspect in aspects(expected))


def aspects(expected: Truth) -> list[Callable[[World], object]]:
    """A world as a whole; then what lies in a slot, what is in a stock, what is in the deck: with fewer kinds a wrong weight shows sooner."""
    stocks = next(iter(expected))[0]
    slots = [(seat, at) for seat, stock in enumerate(stocks) for at in range(len(stock))]
    return [
        lambda world: world,
        lambda world: world[3],
        *(partial(lambda seat, world: sorted_row(world[0][seat]), seat) for seat in range(len(stocks))),
        *(partial(lambda seat, at, world: world[0][seat][at], *slot) for slot in slots),
    ]


def sorted_row(row: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(row))


# --- the proof has teeth


def peeking(here: Omerta, viewer: Viewer, chance: Chance) -> Omerta:
    """No guess: it knows."""
    return here.clone()


def forgetting(here: Omerta, viewer: Viewer, chance: Chance) -> Omerta:
    """Guesses as one would who has seen nothing."""
    return here.guess(None, chance)


def lazy(here: Omerta, viewer: Viewer, chance: Chance) -> Omerta:
    """Guesses well, but in one of five cases says the first thing that comes to mind."""
    return here.clone() if chance.draw(5) == 0 else here.guess(viewer, chance)


@pytest.mark.parametrize("guess", [peeking, forgetting, lazy])
def test_unfair_guesses_are_found(guess: Guess) -> None:
    assert any(oddity(case, 0, guess, 800) > ODD for case in CASES)


def test_worlds_that_are_weighed_all_alike_are_found() -> None:
    """The ways to come to a world count, not only that there is one."""
    found = 0
    for case in CASES:
        expected = truth(all_worlds(case, 0))
        alike = Counter(Random(1).choices(list(expected), k=800))
        found += strangeness(alike, expected) > ODD
    assert found >= len(CASES) // 2
