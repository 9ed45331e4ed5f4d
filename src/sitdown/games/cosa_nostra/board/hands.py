"""Hands of jobs and influence cards: drawing, playing, and putting away face down. What others can know of it rides on the slots."""

from __future__ import annotations

from sitdown.core.chance import drawn, taken
from sitdown.core.hidden.pools import Mix, unsettled
from sitdown.core.hidden.slots import EVERYBODY, FACE, POOL_BIT, eye, new_slot
from sitdown.games.cosa_nostra.board.material import CARD, INFLUENCE_FACE, NOBODY, ROUND
from sitdown.games.cosa_nostra.board.table import Row, Table
from sitdown.games.cosa_nostra.records.events import InfluenceDrawn, InfluenceRemade

# --- jobs


def job_kind(slot: int) -> int:
    return (slot & FACE) - 1


def draw_job(g: Table, seat: int, number: int) -> int:
    """From a round's stack, which must not be empty. Returns its kind."""
    bag = list(g.stacks[number])
    face = taken(bag, g.chance)
    g.stacks = (*g.stacks[:number], tuple(bag), *g.stacks[number + 1 :])
    g.jobs[seat] = g.jobs[seat] + (new_slot(face, number) | eye(seat),)
    return face - 1


def draw_dropped(g: Table, seat: int, number: int) -> int:
    """From a round's discards, shuffled (M-31). Returns its kind."""
    slots = list(_mixed(g, g.dropped[number], 0))
    slot = slots.pop(drawn(g.chance, len(slots)))
    g.dropped = (*g.dropped[:number], tuple(slots), *g.dropped[number + 1 :])
    g.jobs[seat] += (slot | eye(seat),)
    return job_kind(slot)


def take_job(g: Table, seat: int, kind: int) -> int:
    """A job leaves the hand, unseen. Returns its slot."""
    number = ROUND[kind]
    alike = tuple([slot for slot in g.jobs[seat] if ROUND[(slot & FACE) - 1] == number])
    if not _uniform(alike):
        others = tuple([slot for slot in g.jobs[seat] if ROUND[(slot & FACE) - 1] != number])
        g.jobs[seat] = others + _mixed(g, alike, eye(seat))
    return _take(g.jobs, seat, kind + 1)


def drop_job(g: Table, slot: int) -> None:
    """Face down to its round's discards; with everybody's eyes on it, face up."""
    number = ROUND[job_kind(slot)]
    g.dropped = (*g.dropped[:number], (*g.dropped[number], slot), *g.dropped[number + 1 :])


# --- influence cards


def influence_kind(slot: int) -> int:
    return (slot & FACE) - INFLUENCE_FACE


def draw_influence(g: Table, seat: int) -> int:
    """The deck is made anew from the discard pile if need be (C-11). Returns the card; `NOBODY`: there is none."""
    if not g.deck:
        if not g.pile:
            return NOBODY
        _remake(g)
    bag = list(g.deck)
    face = taken(bag, g.chance)
    g.deck = tuple(bag)
    g.influence[seat] = g.influence[seat] + (new_slot(face, g.urn) | eye(seat),)
    if g.listening:
        g.tell(InfluenceDrawn(seat, CARD[face - INFLUENCE_FACE]))
    return face - INFLUENCE_FACE


def _remake(g: Table) -> None:
    if g.listening:
        g.tell(InfluenceRemade(len(g.pile)))
    if all([slot & EVERYBODY == EVERYBODY for slot in g.pile]):  # then all know what is in the new deck
        g.pools += 1
        g.urn = g.pools
    else:
        g.urn = _mixed(g, g.pile, 0)[0] >> POOL_BIT
    g.deck = tuple([slot & FACE for slot in g.pile])
    g.pile = ()


def show_influence(g: Table, seat: int, card: int) -> None:
    """A card leaves the hand, in sight of all: one that all know of if there is such a one, else it could be any of the others."""
    face = INFLUENCE_FACE + card
    known = tuple([slot for slot in g.influence[seat] if slot & EVERYBODY == EVERYBODY])
    others = tuple([slot for slot in g.influence[seat] if slot & EVERYBODY != EVERYBODY])
    if face not in [slot & FACE for slot in known] and not _uniform(others):
        others = _mixed(g, others, eye(seat))
    g.influence[seat] = known + others
    _take(g.influence, seat, face)


def discard_influence(g: Table, card: int) -> None:
    """Face up."""
    g.pile += (new_slot(INFLUENCE_FACE + card, g.urn) | EVERYBODY,)


def drop_influence(g: Table, seat: int, cards: list[int]) -> None:
    """Cards go face down: only the owner can say which."""
    if not _uniform(g.influence[seat]):
        g.influence[seat] = _mixed(g, g.influence[seat], eye(seat))
    for card in cards:
        g.pile += (_take(g.influence, seat, INFLUENCE_FACE + card),)


# --- inside


def _take(hands: list[Row], seat: int, face: int) -> int:
    hand = hands[seat]
    for at in range(len(hand)):
        if hand[at] & FACE == face:
            hands[seat] = hand[:at] + hand[at + 1 :]
            return hand[at]
    raise LookupError(f"no card {face} in the hand of seat {seat}")


def _uniform(slots: Row) -> bool:
    """Whether nobody but the owner can tell these slots apart."""
    first = slots[0] >> POOL_BIT
    for slot in slots:
        if slot >> POOL_BIT != first or slot & EVERYBODY == EVERYBODY:
            return False
    return True


def _mixed(g: Table, slots: Row, eyes: int) -> Row:
    """These cards, in an order that only those eyes know."""
    g.mixes = unsettled(g.hidden())
    g.pools += 1
    g.mixes += (Mix(g.pools, slots),)
    return tuple([new_slot(slot & FACE, g.pools) | eyes for slot in slots])
