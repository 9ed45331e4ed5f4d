"""All worlds a viewer could be in, for a few hidden cards of La Cosa Nostra: what is done with them is done in each, with every way chance can fall.

What a player chooses face down could be any of his cards, so chance chooses here. A card that he shows is one that all knew he had, else any of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sitdown.core.chance import Chance, Seeded, taken
from sitdown.core.hidden.slots import EVERYBODY, FACE, POOL_BIT, eye, new_slot
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN
from sitdown.games.cosa_nostra import CosaNostra, CosaNostraOptions, new_cosa_nostra
from sitdown.games.cosa_nostra.board.hands import (
    draw_dropped,
    draw_influence,
    drop_influence,
    influence_kind,
    job_kind,
)
from sitdown.games.cosa_nostra.board.material import CARD, INFLUENCE_FACE, JOB, ROUND
from sitdown.games.cosa_nostra.board.table import FIRST_INFLUENCE_POOL
from sitdown.games.cosa_nostra.board.tasks import drop_unseen, plan_job, turn_up
from sitdown.games.cosa_nostra.cards.names import PLACE_IDS, Place
from sitdown.games.cosa_nostra.steps.spying import lay_open
from tests.core.room import Counter, TooMany

from .law import Viewer

World = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
Deed = tuple[str, tuple[str, ...]]


class Impossible(Exception):
    """Not in this world."""


# --- a table with a few hidden cards


def table(influence: str, deck: str, jobs: str = "", stack: str = "") -> CosaNostra:
    """Hands as `snitch:* spy | …`: a Snitch that all know of, a Spy that only its owner knows."""
    g = new_cosa_nostra(3, CosaNostraOptions())
    g.apply(CLOCK, BEGIN, Seeded(1))
    g.jobs = _hands(jobs)
    g.stacks = tuple([tuple([_face(name) for name in stack.split() if _pool(name) == number]) for number in range(5)])
    g.influence = _hands(influence)
    g.deck = tuple([_face(name) for name in deck.split()])
    return g


def _hands(text: str) -> list[tuple[int, ...]]:
    rows = [[word.partition(":") for word in row.split()] for row in text.split("|")]
    rows += [[]] * (3 - len(rows))
    return [
        tuple([new_slot(_face(name), _pool(name)) | (EVERYBODY if known else eye(seat)) for name, _, known in row])
        for seat, row in enumerate(rows)
    ]


def _face(name: str) -> int:
    return INFLUENCE_FACE + CARD.index(name) if name in CARD else JOB.index(name) + 1  # type: ignore[arg-type]


def _pool(name: str) -> int:
    return FIRST_INFLUENCE_POOL if name in CARD else ROUND[_face(name) - 1]


# --- what can be done


def draw(g: CosaNostra, seat: str) -> None:
    draw_influence(g, int(seat))


def put_away(g: CosaNostra, seat: str, number: str) -> None:
    """So many influence cards go face down."""
    hand = [influence_kind(slot) for slot in g.influence[int(seat)]]
    drop_influence(g, int(seat), [taken(hand, g.chance) for _ in range(int(number))])


def show(g: CosaNostra, seat: str, name: str) -> None:
    """An influence card is played."""
    hand = g.influence[int(seat)]
    if _face(name) not in [slot & FACE for slot in hand if slot & EVERYBODY == EVERYBODY]:
        others = [slot & FACE for slot in hand if slot & EVERYBODY != EVERYBODY]
        if not others or taken(others, g.chance) != _face(name):
            raise Impossible
    lay_open(g, int(seat), _face(name) - INFLUENCE_FACE)


def plan(g: CosaNostra, seat: str, place: str, number: str) -> None:
    """A job of this round."""
    kinds = [job_kind(slot) for slot in g.jobs[int(seat)] if ROUND[job_kind(slot)] == int(number)]
    plan_job(g, int(seat), PLACE_IDS[Place(place)], taken(kinds, g.chance))


def look(g: CosaNostra, seat: str, place: str) -> None:
    g.tasks[PLACE_IDS[Place(place)]] |= eye(int(seat))


def lose(g: CosaNostra, seat: str, place: str) -> None:
    drop_unseen(g, int(seat), PLACE_IDS[Place(place)])


def carry_out(g: CosaNostra, place: str) -> None:
    turn_up(g, PLACE_IDS[Place(place)])


def stas(g: CosaNostra, seat: str, number: str) -> None:
    """A job of the shuffled discards of this round."""
    draw_dropped(g, int(seat), int(number))


VERBS: dict[str, Callable[..., None]] = {
    "draw": draw,
    "away": put_away,
    "show": show,
    "plan": plan,
    "look": look,
    "lose": lose,
    "carry-out": carry_out,
    "stas": stas,
}


def deeds(script: str) -> list[Deed]:
    lines = [line.split() for line in script.split(";") if line.strip()]
    return [(verb, tuple(words)) for verb, *words in lines]


def do(g: CosaNostra, deed: Deed, chance: Chance) -> None:
    g.chance = chance
    VERBS[deed[0]](g, *deed[1])


def play(start: CosaNostra, done: list[Deed], seed: int) -> list[CosaNostra]:
    """How the table was after each deed. What cannot be shown is tried again with other luck."""
    for attempt in range(1000):
        g, chance, played = start.clone(), Seeded(f"{seed} {attempt}"), []
        try:
            for deed in done:
                do(g, deed, chance)
                played.append(g.clone())
        except Impossible:
            continue
        return played
    raise Impossible


# --- all worlds


def world(g: CosaNostra) -> World:
    """Where every card lies, and where those that were mixed lay before. Within a row, cards that nobody can tell apart have no order."""
    here = g.hidden()
    decks = tuple([tuple(sorted(faces)) for _, faces in here.decks])
    return _in_order(here.rows), decks, _in_order([mix.before for mix in here.mixes])


def _in_order(rows: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(sorted(row)) for row in rows])


def in_order(g: CosaNostra) -> CosaNostra:
    """The same table with its hands and piles sorted."""
    twin = g.clone()
    twin.jobs, twin.influence = list(_in_order(g.jobs)), list(_in_order(g.influence))
    twin.dropped, (twin.pile,) = _in_order(list(g.dropped)), _in_order([g.pile])
    return twin


def known_to(g: CosaNostra, viewer: Viewer) -> list[list[int]]:
    """All hidden cards as a viewer sees them: who knows each, and the face if he does himself. Pools are the engine's own book-keeping."""
    known = eye(viewer)
    return [
        sorted([slot & EVERYBODY | (slot & FACE if slot & known else 0) for slot in row]) for row in g.hidden().rows
    ]


def all_worlds(
    start: CosaNostra, done: list[Deed], played: list[CosaNostra], viewer: Viewer, limit: int
) -> list[tuple[float, CosaNostra]]:
    """Every world in which the viewer would have seen the same, with its weight. `played`: how it was after each deed."""
    worlds = list(_every_way(start, lambda g, chance: _dealt_anew(g, viewer, chance)))
    for deed, real in zip(done, played, strict=True):
        merged: dict[World, tuple[float, CosaNostra]] = {}
        for weight, g in worlds:
            for share, there in _every_way(g, lambda g, chance: do(g, deed, chance)):  # noqa: B023
                if known_to(there, viewer) == known_to(real, viewer):
                    key = world(there)
                    merged[key] = merged.get(key, (0.0, there))[0] + weight * share, there
        worlds = list(merged.values())
        if len(worlds) > limit:
            raise TooMany
    return worlds


def truth(worlds: list[tuple[float, CosaNostra]]) -> dict[World, float]:
    """How likely each is."""
    total = sum(weight for weight, _ in worlds)
    shares: dict[World, float] = {}
    for weight, g in worlds:
        shares[world(g)] = shares.get(world(g), 0.0) + weight / total
    return shares


def _dealt_anew(g: CosaNostra, viewer: Viewer, chance: Chance) -> None:
    """The cards that the viewer does not know, from the stacks that they came from."""
    known = eye(viewer)
    bags = dict(g.hidden().decks)
    for slot in [slot for row in g.hidden().rows for slot in row if not slot & known]:
        bags[slot >> POOL_BIT].append(slot & FACE)

    def anew(slot: int) -> int:
        return slot if slot & known else slot & ~FACE | taken(bags[slot >> POOL_BIT], chance)

    g.jobs = [tuple(map(anew, hand)) for hand in g.jobs]
    g.influence = [tuple(map(anew, hand)) for hand in g.influence]
    g.stacks = tuple([tuple(bags[number]) for number in range(5)])
    g.deck = tuple(bags[g.urn])


def _every_way(g: CosaNostra, act: Callable[[CosaNostra, Chance], Any]) -> Iterator[tuple[float, CosaNostra]]:
    counter = Counter()
    while True:
        there = g.clone()
        try:
            act(there, counter)
            yield counter.share(), there
        except Impossible:
            pass
        if not counter.turn():
            return
