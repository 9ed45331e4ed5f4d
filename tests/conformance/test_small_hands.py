"""Guesses at the hidden cards of La Cosa Nostra are fair, and what is said to be known is so: counted out with a few cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from sitdown.core.chance import Chance, Seeded
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.board.hands import influence_kind
from sitdown.games.cosa_nostra.board.material import CARD, PLACE
from tests.core.room import TooMany

from .claims import hold
from .frequencies import expected_as, seen_as, surprise
from .law import Leak, Viewer, compare
from .play import deep
from .small_hands import Deed, Impossible, World, all_worlds, deeds, do, in_order, play, table, truth, world

VIEWERS: list[Viewer] = [None, 0, 1]
ODD = 4.5  # standard deviations: one fair sample in 300,000 is as odd

Case = tuple[CosaNostra, str]

CASES: dict[str, Case] = {
    "a start set, a card drawn, one put away": (
        table("snitch:* henchman:* | snitch:*", "spy spy snitch"),
        "draw 0; away 0 1",
    ),
    "two put away, then one shown": (
        table("snitch:* schemer:* spy | spy", "snitch spy schemer"),
        "draw 0; away 0 2; show 0 snitch",
    ),
    "put away, drawn, put away again, shown": (
        table("snitch:* spy | snitch", "snitch spy spy"),
        "away 0 1; draw 0; draw 0; away 0 1; show 0 spy",
    ),
    "a new deck that all know": (table("snitch:* spy:* | snitch", "spy"), "show 0 snitch; show 0 spy; draw 1; draw 0"),
    "a new deck that nobody knows for certain": (
        table("snitch:* spy snitch | snitch spy", "spy"),
        "away 0 1; show 1 spy; draw 1; draw 1; draw 0",
    ),
    "a hand from two decks, and one of it shown": (
        table("snitch spy | snitch snitch spy", ""),
        "show 1 spy; show 1 snitch; draw 0; show 0 snitch",
    ),
    "a hand from two decks, one of it known, and one shown": (
        table("snitch:* spy snitch | spy snitch spy", ""),
        "away 1 1; show 1 spy; draw 0; draw 0; show 0 spy; show 0 snitch",
    ),
    "planned, looked at, lost": (
        table("", "", "usury usury trap_iii | trap_iii", "robbery_iii usury"),
        "plan 0 big_joey 3; look 1 big_joey; lose 0 big_joey; plan 0 little_joey 3",
    ),
    "Stas among the discards, some of them known": (
        table("", "", "usury usury trap_iii | trap_iii robbery_iii", "usury"),
        "plan 0 big_joey 3; look 1 big_joey; lose 0 big_joey; plan 1 fat_tony 3; carry-out fat_tony; stas 2 3",
    ),
    "Stas's job beside one's own, one of them planned": (
        table("", "", "usury | trap_iii usury | trap_iii robbery_iii", ""),
        "plan 2 big_joey 3; lose 2 big_joey; plan 1 fat_tony 3; carry-out fat_tony; stas 0 3; plan 0 mr_hong 3; carry-out mr_hong",
    ),
}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", CASES)
def test_guesses_come_as_often_as_their_worlds(name: str, viewer: Viewer) -> None:
    start, script = CASES[name]
    for seed in range(2):
        assert oddity(start, deeds(script), seed, viewer, CosaNostra.guess, deep(700)) < ODD


@pytest.mark.parametrize("batch", range(6))
def test_guesses_are_fair_with_any_few_cards(batch: int) -> None:
    tried = 0
    for seed in range(batch * deep(15), (batch + 1) * deep(15)):
        random = Random(seed)
        start = random_table(random)
        try:
            done = random_deeds(start.clone(), random)
            assert oddity(start, done, seed, random.choice(VIEWERS), CosaNostra.guess, 250) < ODD, done
            tried += 1
        except (TooMany, Impossible):
            pass
    assert tried >= deep(15) // 3


Guess = Callable[[CosaNostra, Viewer, Chance], CosaNostra]


def oddity(start: CosaNostra, done: list[Deed], seed: int, viewer: Viewer, guess: Guess, number: int) -> float:
    """How odd a sample of guesses is: as a whole, and place by place. On the way: what is known holds in every world."""
    played = play(start, done, seed)
    here = [start, *played][-1]
    here.advance()  # the open question, with these cards
    worlds = all_worlds(start, done, played, viewer, 1500)
    known = in_order(here).knowledge(viewer)
    for _, there in worlds:
        hold(known, in_order(there))
    chance = Seeded(seed)
    counted: Counter[World] = Counter()
    there = here
    for at in range(number):
        there = guess(there if at % 2 else here, viewer, chance)
        counted[world(there)] += 1
    compare(here, there, viewer)
    expected = truth(worlds)
    return max(surprise(seen_as(aspect, counted), expected_as(aspect, expected)) for aspect in aspects(world(here)))


def aspects(like: World) -> list[Callable[[World], object]]:
    """A world as a whole, its decks, and every card in it, where a wrong weight shows sooner."""
    rows, _, mixes = like
    lying = [(row, at) for row in range(len(rows)) for at in range(len(rows[row]))]
    mixed = [(mix, at) for mix in range(len(mixes)) for at in range(len(mixes[mix]))]
    return [
        lambda world: world,
        lambda world: world[1],
        *(partial(lambda row, at, world: world[0][row][at], *place) for place in lying),
        *(partial(lambda mix, at, world: world[2][mix][at], *place) for place in mixed),
    ]


# --- random cases


def random_table(random: Random) -> CosaNostra:
    def cards(kinds: list[str], number: int) -> list[str]:
        return random.choices(kinds, k=number)

    influence = ["snitch", "spy"]
    jobs = ["usury", "trap_iii"]
    hands = [
        " ".join(card + random.choice(["", ":*"]) for card in cards(influence, random.randint(0, 2))) for _ in range(2)
    ]
    held = [" ".join(cards(jobs, random.randint(0, 2))) for _ in range(3)]
    return table(
        " | ".join(hands), " ".join(cards(influence, random.randint(0, 2))), " | ".join(held), " ".join(cards(jobs, 1))
    )


def random_deeds(g: CosaNostra, random: Random) -> list[Deed]:
    """What can be done whatever the cards are, but for what is shown."""
    chance = Seeded(random.getrandbits(32))
    done: list[Deed] = []
    for _ in range(random.choice([4, 6, 9])):
        can = list(possible(g, random))
        if can:
            deed = random.choice(can)
            try:
                do(g, deed, chance)
            except Impossible:
                continue
            done.append(deed)
    return done


def possible(g: CosaNostra, random: Random) -> Iterator[Deed]:
    places = ["big_joey", "little_joey", "jimmy_bananas"]
    for seat in range(2):
        hand = g.influence[seat]
        if g.deck or g.pile:
            yield "draw", (str(seat),)
        if hand:
            yield "away", (str(seat), str(random.randint(1, len(hand))))
            yield "show", (str(seat), CARD[influence_kind(random.choice(hand))])
    for seat in range(3):
        place = places[seat]
        task = g.tasks[PLACE.index(place)]  # type: ignore[arg-type]  # a StrEnum equals its text
        if g.jobs[seat] and not task:
            yield "plan", (str(seat), place, "3")
        if task:
            yield "look", (str(random.randrange(3)), place)
            yield "lose", (str(seat), place)
            yield "carry-out", (place,)
        if g.dropped[3]:
            yield "stas", (str(seat), "3")


# --- the proof has teeth


def peeking(here: CosaNostra, viewer: Viewer, chance: Chance) -> CosaNostra:
    """No guess: it knows."""
    return here.clone()


def forgetting(here: CosaNostra, viewer: Viewer, chance: Chance) -> CosaNostra:
    """Guesses as one would who has seen nothing."""
    return here.guess(None, chance)


@pytest.mark.parametrize("guess", [peeking, forgetting])
def test_unfair_guesses_are_found(guess: Guess) -> None:
    assert any(found_out(case, guess) for case in CASES.values())


def found_out(case: Case, guess: Guess) -> bool:
    """By what it shows the viewer, or by how often it comes to what."""
    start, script = case
    try:
        return oddity(start, deeds(script), 0, 1, guess, 300) > ODD
    except Leak:
        return True


def test_a_false_claim_is_found() -> None:
    here = table("snitch:* spy | snitch", "spy spy")
    other = table("snitch:* snitch | spy", "spy spy")
    hold(here.knowledge(2), here)
    hold(here.knowledge(2), other)
    with pytest.raises(AssertionError):
        hold(here.knowledge(0), other)
