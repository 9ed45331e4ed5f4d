"""Guesses at hidden cards are fair, and what is called certain is so: against all ways chance could have fallen, counted out in small rooms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from sitdown.core.chance import Chance, Seeded
from sitdown.core.hidden.accounts import Accounts, Asked
from sitdown.core.hidden.certain import certain, unknown
from sitdown.core.hidden.explain import explained
from sitdown.core.hidden.imagine import imagined
from sitdown.core.hidden.likely import likely
from sitdown.core.hidden.pools import Hidden, bags
from sitdown.core.hidden.routes import routed
from sitdown.core.hidden.slots import FACE, eye, new_slot
from tests.conformance.frequencies import expected_as, seen_as, surprise
from tests.conformance.play import deep

from .room import Deed, Room, TooMany, Viewer, World, deeds, do, truth, world

VIEWERS: list[Viewer] = [None, 0, 1]
ODD = 4.5  # standard deviations: one fair sample in 300,000 is as odd

CASES = {
    "a hand of which some was put away": ("3:* 3 40 | 40", "3 40", "away 0 2"),
    "what was put away, then a card shown": ("3:* 3 40 | 40", "3 40 127", "away 0 1; show 0 1"),
    "put away, dealt, put away again": ("3:* 3 | 40", "3 40 3", "away 0 1; deal 0; deal 0; away 0 1; show 0 0"),
    "two who put away": ("3:* 40 3 | 40:* 3 40", "3", "away 0 1; away 1 2; show 1 0; show 0 1"),
    "two like it were known": ("3:* 3:* 3 40 | 40", "3 40 40", "away 0 2; show 0 1"),
    "one like it was known, and more are shown": ("3:* 3 3 40 | 40", "3 40", "away 0 1; show 0 0; show 0 0; show 0 0"),
    "mixed twice, then two are shown": (
        "3:* 3 40 | 40",
        "3 40",
        "away 0 0; deal 0; away 0 1; show 0 0; show 0 0",
    ),
    "cards of two pools": ("3 40 | 3 40", "3", "deal 1; show 1 0; show 1 0; deal 0; away 0 1; show 0 0; show 0 0"),
    "cards of two pools, all shown": (
        "3 40 | 3 40",
        "3",
        "deal 1; show 1 0; show 1 0; deal 0; away 0 0; show 0 0; show 0 0; show 0 0; away 1 0",
    ),
    "a new deck, and all that came out of it was shown": (
        "40 3 3:* | 40 3",
        "",
        "drop 0 0; show 1 0; deal 1; show 1 1; away 0 1",
    ),
    "another looks into what is left": ("3:* 40 3 | 40", "3 40", "away 0 1; peek 0 1 1; show 0 0"),
    "the pile becomes the deck": ("3 40 | 40 3", "3", "drop 0 0; show 1 0; drop 1 0; deal 0; deal 1; deal 0"),
    "two who knew what went into the new deck": (
        "3 40 | 3 3",
        "40",
        "drop 0 0; drop 1 0; deal 0; deal 0; deal 1; show 1 1",
    ),
    "a hand put away becomes a deck": ("3:* 3 40 | 40", "3", "away 0 2; drop 1 0; deal 1; deal 1; show 1 1; deal 0"),
    "a deck of a deck": (
        "3:* 40 | 40 3",
        "3",
        "drop 0 1; drop 1 0; deal 1; deal 0; drop 0 1; deal 1; show 1 0; away 1 1; deal 0; show 0 1",
    ),
}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", CASES)
def test_guesses_come_as_often_as_their_worlds(name: str, viewer: Viewer) -> None:
    hands, deck, script = CASES[name]
    for seed in range(3):
        check(Room(hands, deck), deeds(script), seed, viewer, deep(2000))


@pytest.mark.parametrize("batch", range(6))
def test_guesses_are_fair_in_any_small_room(batch: int) -> None:
    tried = 0
    for seed in range(batch * deep(20), (batch + 1) * deep(20)):
        random = Random(seed)
        room = random_room(random)
        try:
            check(room, random_deeds(room.clone(), random), seed, random.choice(VIEWERS), deep(400))
            tried += 1
        except TooMany:
            pass
    assert tried > deep(20) // 2


@pytest.mark.parametrize(
    "name",
    [
        "two who put away",
        "one like it was known, and more are shown",
        "mixed twice, then two are shown",
        "cards of two pools",
        "a deck of a deck",
        "a hand put away becomes a deck",
    ],
)
def test_a_likely_account_comes_nearly_as_often_as_it_should(name: str) -> None:
    """Where there are too many accounts to weigh them all, one is taken of some that were made up."""
    hands, deck, script = CASES[name]
    for seed in range(3):
        here = play(Room(hands, deck), deeds(script), seed)[-1].hidden()
        accounts = Accounts(here.mixes, eye(None), bags(here, eye(None)))
        weighed, made_up = (drawn(way, accounts, number) for way, number in ((explained, 12_000), (likely, 1200)))
        assert surprise(made_up, {account: number / 12_000 for account, number in weighed.items()}) < ODD


@pytest.mark.parametrize("batch", range(4))
def test_the_same_guess_comes_from_worlds_that_look_the_same(batch: int) -> None:
    """However much was mixed: a guess that hangs on what really went in would tell it."""
    for seed in range(batch * 10, (batch + 1) * 10):
        here, viewer = crowded(Random(seed))
        there = imagined(here, viewer, Seeded(seed))
        assert lying(imagined(there, viewer, Seeded(1))) == lying(imagined(here, viewer, Seeded(1)))


@pytest.mark.parametrize("batch", range(4))
def test_routes_are_found_through_any_number_of_mixes(batch: int) -> None:
    """An account is found that asks of no pool more than it had."""
    for seed in range(batch * 10, (batch + 1) * 10):
        here, viewer = crowded(Random(seed))
        accounts = Accounts(here.mixes, eye(viewer), bags(here, eye(viewer)))
        asked = routed(accounts, Seeded(seed))
        assert asked is not None
        for claim, faces in zip(accounts.claims, asked, strict=True):
            assert len(faces) <= claim.slots
        for m, source in enumerate(accounts.sources):
            went_in = Counter(face for at in accounts.of_mix[m] for face in asked[at]) + counted(source.constants)
            assert went_in >= Counter(face for at in accounts.on_mix[m] for face in asked[at]) + counted(source.seen)
        for deck, held in enumerate(accounts.held):
            assert Counter(face for at in accounts.on_deck[deck] for face in asked[at]) <= counted(held)


def test_nor_does_it_hang_on_anything_where_a_hundred_mixes_lie_on_each_other() -> None:
    """Routes take longer there than at any table; if they gave up, what really went in would be looked at."""
    here, viewer = crammed(Random(1056))
    assert len(here.mixes) > 100
    assert routed(Accounts(here.mixes, eye(viewer), bags(here, eye(viewer))), Seeded(0)) is not None


def crammed(random: Random) -> tuple[Hidden, Viewer]:
    """Few faces, and more of everything than there is in a game."""
    faces = [1, 2, 3, 4, 5, 40, 41, 127][: random.choice([2, 3, 8])]
    hands = (" ".join(map(str, random.choices(faces, k=random.choice([1, 3, 5])))) for _ in range(2))
    room = Room(" | ".join(hands), " ".join(map(str, random.choices(faces, k=random.choice([1, 4, 6])))))
    for _ in range(random.choice([5, 20, 40, 60])):
        random_deeds(room, random)
    return room.hidden(), random.choice(VIEWERS)


def crowded(random: Random) -> tuple[Hidden, Viewer]:
    """A room where much has been mixed, and who looks at it."""
    faces = [1, 2, 3, 4, 5, 40, 41, 127]
    hands = (" ".join(map(str, random.choices(faces, k=3))) for _ in range(2))
    room = Room(" | ".join(hands), " ".join(map(str, random.choices(faces, k=4))))
    for _ in range(20):
        random_deeds(room, random)
    return room.hidden(), random.choice(VIEWERS)


def lying(here: Hidden) -> object:
    return here.rows, [(pool, sorted(faces)) for pool, faces in here.decks], [mix.before for mix in here.mixes]


def counted(tally: list[int]) -> Counter[int]:
    return Counter(dict(enumerate(tally)))


def drawn(way: Callable[[Accounts, Chance], Asked], accounts: Accounts, number: int) -> Counter[str]:
    chance = Seeded(1)
    return Counter(str([sorted(asked) for asked in way(accounts, chance)]) for _ in range(number))


def test_each_card_is_one_of_its_own_deck() -> None:
    """Jobs of a round and influence cards, say: several decks at once."""
    hand = (new_slot(1, 0) | eye(0), new_slot(2, 0), new_slot(11, 1))
    here = Hidden([hand], [(0, [1, 2]), (1, [12, 13])], (), 2)
    seen: set[tuple[int, ...]] = set()
    for seed in range(200):
        there = imagined(here, 0, Seeded(seed))
        mine, job, influence = there.rows[0]
        assert mine == hand[0]
        seen.add((job & FACE, influence & FACE))
        assert sorted([job & FACE, *there.decks[0][1]]) == [1, 2, 2]
        assert sorted([influence & FACE, *there.decks[1][1]]) == [11, 12, 13]
    assert seen == {(job, influence) for job in (1, 2) for influence in (11, 12, 13)}
    assert here.decks == [(0, [1, 2]), (1, [12, 13])]


def test_what_was_put_away_is_certain_to_be_in_the_hand_or_on_the_pile_or_in_the_deck_it_became() -> None:
    room = Room("3:* 40 | 40 3:*", "")
    chance = Seeded(1)
    room.away(chance, 0, 1)
    assert sure(room.hidden(), 1) == [((40,), [0, 1]), ((3,), [1])]
    assert sure(room.hidden(), 0) == [((40,), [0])]  # the other one's: he knows where his own are
    room.drop(chance, 1, 1)
    room.deal(chance, 1)
    assert sure(room.hidden(), None) == [((40, 40), [0, 1, 2]), ((3,), [1, 2]), ((3,), [2])]


Sure = list[tuple[tuple[int, ...], list[int]]]


def sure(here: Hidden, viewer: Viewer) -> Sure:
    """Faces, and the pools they are among."""
    return [(group.faces, group.pools) for group in certain(here, viewer)]


def check(start: Room, done: list[Deed], seed: int, viewer: Viewer, number: int) -> None:
    played = play(start, done, seed)
    expected = truth(start, done, played, viewer)
    here = played[-1].hidden()
    groups = sure(here, viewer)
    chance = Seeded(seed)
    counted: Counter[World] = Counter()
    there = here
    for at in range(number):
        there = imagined(there if at % 2 else here, viewer, chance)
        counted[world(there)] += 1
    assert sure(there, viewer) == groups
    for aspect in aspects(world(here)):
        assert surprise(seen_as(aspect, counted), expected_as(aspect, expected)) < ODD
    for case in expected:
        hold(played[-1], groups, case, viewer)


def play(start: Room, done: list[Deed], seed: int) -> list[Room]:
    """How the room was after each deed."""
    room, chance = start.clone(), Seeded(f"room {seed}")
    played: list[Room] = []
    for deed in done:
        do(room, deed, chance)
        played.append(room.clone())
    return played


def aspects(like: World) -> list[Callable[[World], object]]:
    """A world as a whole, then every place in it, where a wrong weight shows sooner."""
    rows, _, mixes = like
    places = [(row, at) for row in range(len(rows)) for at in range(len(rows[row]))]
    mixed = [(mix, at) for mix in range(len(mixes)) for at in range(len(mixes[mix]))]
    return [
        lambda world: world,
        lambda world: world[1],
        *(partial(lambda row, at, world: world[0][row][at], *place) for place in places),
        *(partial(lambda mix, at, world: world[2][mix][at], *place) for place in mixed),
    ]


def hold(room: Room, groups: Sure, case: World, viewer: Viewer) -> None:
    """What is said to be certain is so in this world."""
    rows, deck, _ = case
    for _, pools in groups:
        lying = Counter(deck if room.urn in pools else ())
        for slots, faces in zip(room.hidden().rows, rows, strict=True):
            lying.update([faces[at] for at in unknown(slots, eye(viewer), pools)])
        # Groups speak of different cards: those that lie within this one's pools count together.
        said = sum((Counter(faces) for faces, within in groups if set(within) <= set(pools)), Counter[int]())
        assert said <= lying


def random_room(random: Random) -> Room:
    kinds = random.sample([1, 40, 127], 2)  # any faces will do

    def cards(number: int) -> list[str]:
        return list(map(str, random.choices(kinds, k=number)))

    hands = [" ".join(card + random.choice(["", ":*"]) for card in cards(random.choice([1, 2, 2]))) for _ in range(2)]
    return Room(" | ".join(hands), " ".join(cards(random.choice([1, 2, 3]))))


def random_deeds(room: Room, random: Random) -> list[Deed]:
    """What can be done whatever the cards are."""
    chance = Seeded(random.getrandbits(32))
    done: list[Deed] = []
    for _ in range(random.choice([3, 5, 7, 9, 12])):
        seat = random.randrange(2)
        size = len(room.hands[seat])
        can: list[Deed] = [("deal", (seat,))] * 2 if room.deck or room.pile else []
        if size:
            at = random.randrange(size)
            can += [("show", (seat, at)), ("drop", (seat, at)), ("peek", (seat, 1 - seat, at))]
        if size > 1:
            can += [("away", (seat, random.randrange(1, size)))] * 2
        if can:
            done.append(random.choice(can))
            do(room, done[-1], chance)
    return done
