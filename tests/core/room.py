"""A room where cards are dealt, looked at and put away, and nothing else: to count out what a viewer could be facing, one world after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import partial

from sitdown.core.chance import Chance, shuffled, taken
from sitdown.core.hidden.pools import Hidden, Mix, unsettled
from sitdown.core.hidden.slots import EVERYBODY, FACE, eye, new_slot

Viewer = int | None
World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[tuple[int, ...], ...]]  # rows, deck, what was mixed


class Room:
    """Hands, a pile and a deck. Hands as `7:* 3`: a 7 that all know, a 3 that only its owner knows."""

    def __init__(self, hands: str, deck: str) -> None:
        self.hands = [_hand(seat, text) for seat, text in enumerate(hands.split("|"))]
        self.pile: tuple[int, ...] = ()
        self.deck = sorted(map(int, deck.split()))
        self.urn = 0
        self.pools = 1
        self.mixes: tuple[Mix, ...] = ()

    def clone(self) -> Room:
        twin = copy(self)
        twin.hands = self.hands.copy()
        twin.deck = self.deck.copy()
        return twin

    def hidden(self) -> Hidden:
        return Hidden([*self.hands, self.pile], [(self.urn, self.deck)], self.mixes, self.pools)

    # --- what can be done

    def deal(self, chance: Chance, seat: int) -> None:
        """A card that its new owner looks at. If there is none left, the pile becomes the deck."""
        if not self.deck:
            self._mix(self.pile)
            self.urn = self.pools - 1
            self.deck = sorted([slot & FACE for slot in self.pile])
            self.pile = ()
        self.hands[seat] += (new_slot(taken(self.deck, chance), self.urn) | eye(seat),)
        self.deck.sort()  # a deck has no order

    def show(self, chance: Chance, seat: int, at: int) -> None:
        """A card of a hand goes onto the pile, face up."""
        self._discard(seat, at, EVERYBODY)

    def drop(self, chance: Chance, seat: int, at: int) -> None:
        """One goes there face down; the others see which of his cards it was."""
        self._discard(seat, at, 0)

    def away(self, chance: Chance, seat: int, number: int) -> None:
        """So many go there face down, and only the owner knows which."""
        hand = self.hands[seat]
        self._mix(hand)
        faces = shuffled([slot & FACE for slot in hand], chance)
        mixed = tuple([new_slot(face, self.pools - 1) | eye(seat) for face in faces])
        self.pile += mixed[:number]
        self.hands[seat] = mixed[number:]

    def peek(self, chance: Chance, seat: int, by: int, at: int) -> None:
        """Another player looks at a card of a hand."""
        hand = list(self.hands[seat])
        hand[at] |= eye(by)
        self.hands[seat] = tuple(hand)

    def _discard(self, seat: int, at: int, eyes: int) -> None:
        hand = self.hands[seat]
        self.pile += (hand[at] | eyes,)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def _mix(self, before: tuple[int, ...]) -> None:
        self.mixes = (*unsettled(self.hidden()), Mix(self.pools, before))
        self.pools += 1


def _hand(seat: int, text: str) -> tuple[int, ...]:
    """All of the deck's pool."""
    words = [word.partition(":") for word in text.split()]
    return tuple([int(face) | (EVERYBODY if knowers else eye(seat)) for face, _, knowers in words])


Deed = tuple[str, tuple[int, ...]]


def deeds(script: str) -> list[Deed]:
    """`deal 0; away 1 2`: what is done, by whom, and with what."""
    words = [line.split() for line in script.split(";") if line.strip()]
    return [(verb, tuple(map(int, numbers))) for verb, *numbers in words]


def do(room: Room, deed: Deed, chance: Chance) -> None:
    verb, numbers = deed
    getattr(room, verb)(chance, *numbers)


# --- all worlds


class TooMany(Exception):
    """More worlds than one cares to count."""


def world(here: Hidden) -> World:
    """Where every card lies, and where those that were mixed lay before."""
    rows = tuple([_faces(row) for row in here.rows])
    return rows, tuple(sorted(here.decks[0][1])), tuple([_faces(mix.before) for mix in here.mixes])


def _faces(row: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([slot & FACE for slot in row])


def known_to(room: Room, viewer: Viewer) -> list[list[int]]:
    """All slots as a viewer sees them: without their faces where he does not know them."""
    known = eye(viewer)
    return [[slot if slot & known else slot & ~FACE for slot in row] for row in [*room.hands, room.pile]]


def truth(start: Room, done: list[Deed], played: list[Room], viewer: Viewer, limit: int = 3000) -> dict[World, float]:
    """How likely each world is to a viewer who saw what he saw. `played`: how it was after each deed."""
    worlds = _first_worlds(start, viewer)
    for deed, real in zip(done, played, strict=True):
        merged: dict[World, tuple[float, Room]] = {}
        for weight, room in worlds:
            for share, there in every_way(room, deed):
                if known_to(there, viewer) == known_to(real, viewer):
                    key = world(there.hidden())
                    merged[key] = merged.get(key, (0.0, there))[0] + weight * share, there
        worlds = list(merged.values())
        if len(worlds) > limit:
            raise TooMany
    total = sum(weight for weight, _ in worlds)
    shares: dict[World, float] = {}
    for weight, room in worlds:
        shares[world(room.hidden())] = shares.get(world(room.hidden()), 0.0) + weight / total
    return shares


def _first_worlds(start: Room, viewer: Viewer) -> list[tuple[float, Room]]:
    """The first room, its unknown cards dealt in every way."""
    known = eye(viewer)
    blank = start.clone()
    blank.deck += [slot & FACE for hand in start.hands for slot in hand if not slot & known]
    worlds = [(1.0, blank)]
    for seat, hand in enumerate(start.hands):
        for at, slot in enumerate(hand):
            if not slot & known:
                lay = partial(_lay, seat, at)
                worlds = [(weight * share, there) for weight, room in worlds for share, there in _ways(room, lay)]
    for _, room in worlds:
        room.deck.sort()
    return worlds


def _lay(seat: int, at: int, room: Room, chance: Chance) -> None:
    hand = list(room.hands[seat])
    hand[at] = hand[at] & ~FACE | taken(room.deck, chance)
    room.hands[seat] = tuple(hand)


def every_way(room: Room, deed: Deed) -> Iterator[tuple[float, Room]]:
    """What can come of a deed, and how likely it is."""
    return _ways(room, lambda there, chance: do(there, deed, chance))


def _ways(room: Room, act: Callable[[Room, Chance], None]) -> Iterator[tuple[float, Room]]:
    counter = Counter()
    while True:
        there = room.clone()
        act(there, counter)
        yield counter.share(), there
        if not counter.turn():
            return


class Counter(Chance):
    """Goes through all draws there are, like the wheels of a counter."""

    def __init__(self) -> None:
        self._wheels: list[tuple[int, int]] = []  # what it shows, how many sides
        self._at = 0

    def draw(self, sides: int) -> int:
        if self._at == len(self._wheels):
            self._wheels.append((0, sides))
        self._at += 1
        return self._wheels[self._at - 1][0]

    def share(self) -> float:
        share = 1.0
        for _, sides in self._wheels:
            share /= sides
        return share

    def turn(self) -> bool:
        """On to the next draws; `False` if these were the last."""
        self._at = 0
        while self._wheels:
            shown, sides = self._wheels.pop()
            if shown + 1 < sides:
                self._wheels.append((shown + 1, sides))
                return True
        return False
