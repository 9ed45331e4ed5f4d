"""What a viewer is said to know in Omerta is true in every world he could be in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from sitdown.core.hidden.slots import FACE
from sitdown.games.omerta import Omerta
from sitdown.games.omerta.cards.cards import CARDS, Card
from sitdown.games.omerta.records.knowledge import Among, Knowledge

from .law import Viewer
from .play import deep
from .small import Case, TooMany, all_worlds, play
from .small_tables import CASES, random_case

Place = tuple[str, int, int]
VIEWERS: list[Viewer] = [None, 0, 1, 2]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_known_is_true(case: Case) -> None:
    for viewer in VIEWERS:
        check(case, viewer, 5000)


@pytest.mark.parametrize("batch", range(5))
def test_what_is_known_is_true_on_any_small_table(batch: int) -> None:
    tried = 0
    for seed in range(batch * deep(8), (batch + 1) * deep(8)):
        try:
            check(random_case(seed), VIEWERS[seed % 4], 500)
            tried += 1
        except TooMany:
            pass
    assert tried >= deep(8) // 3


def test_a_false_claim_is_found() -> None:
    here, _ = play(CASES[0])
    other = here.clone()
    other.stocks[0] = tuple(reversed(other.stocks[0]))
    hold(here.knowledge(0), here)
    with pytest.raises(AssertionError):
        hold(here.knowledge(0), other)


def check(case: Case, viewer: Viewer, limit: int) -> None:
    known = play(case)[0].knowledge(viewer)
    for _, world in all_worlds(case, viewer, limit):
        hold(known, world)


def hold(known: Knowledge, world: Omerta) -> None:
    """All that is known is so in this world."""
    cards = dict(lying(world))
    placed = {place: card for place, card in claims(known) if card is not None}
    assert placed == {place: cards[place] for place in placed}
    rest = {place: card for place, card in cards.items() if place not in placed}
    assert Counter(rest.values()) == Counter(known.unseen)
    for group in known.among:
        # Groups speak of different cards: those that lie within this one's places count together.
        within = places(group, world)
        told = sum((Counter(other.cards) for other in known.among if places(other, world) <= within), Counter[Card]())
        assert told <= Counter(card for place, card in cards.items() if place in within)


def lying(world: Omerta) -> Iterator[tuple[Place, Card]]:
    """Every card that is not open, and where it lies."""
    for seat, stock in enumerate(world.stocks):
        yield from ((("stock", seat, at), CARDS[slot & FACE]) for at, slot in enumerate(stock))
    yield from ((("safe", 0, at), CARDS[slot & FACE]) for at, slot in enumerate(world.safe))
    yield from ((("deck", 0, at), CARDS[face]) for at, face in enumerate(world.deck))
    if world.hand:
        yield ("hand", 0, 0), CARDS[world.hand & FACE]


def claims(known: Knowledge) -> Iterator[tuple[Place, Card | None]]:
    for seat, stock in enumerate(known.stocks):
        yield from ((("stock", seat, at), card) for at, card in enumerate(stock))
    yield from ((("safe", 0, at), card) for at, card in enumerate(known.safe))
    yield ("hand", 0, 0), known.hand


def places(group: Among, world: Omerta) -> set[Place]:
    deck = range(len(world.deck) if group.deck else 0)
    return {
        *(("stock", seat, at) for seat, at in group.slots),
        *(("safe", 0, at) for at in group.safe),
        *(("deck", 0, at) for at in deck),
        *((("hand", 0, 0),) if group.hand else ()),
    }
