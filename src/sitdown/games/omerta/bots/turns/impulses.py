"""Whom a character hits, without thinking twice. Everybody goes by what he knows (the bits of a slot), and for the rest by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.core.hidden.slots import FACE, eye
from sitdown.core.records import Action
from sitdown.games.omerta.board.table import PATROLS
from sitdown.games.omerta.bots.turns.thumb import PLAIN, Thumb
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.game import Omerta
from sitdown.games.omerta.records import actions as act


def looks(g: Omerta, seat: int, other: int, thumb: Thumb) -> float:
    """What another's count looks like to this one."""
    bit, own = eye(seat), eye(other)
    count = 0.0
    for slot in g.stocks[other]:
        count += POINTS[slot & FACE] if slot & bit else thumb.kept if slot & own else thumb.blind
    return count


def hit(g: Omerta, seat: int, options: Sequence[Action], thumb: Thumb) -> Action:
    """The Lady, Mamma, the Patrol: whoever looks closest to a call."""

    def count(option: Action) -> float:
        assert isinstance(option, act.Shuffle | act.SendMamma | act.LayPatrol)
        return looks(g, seat, option.seat, thumb)

    return min(options, key=count)


def give(g: Omerta, seat: int, options: Sequence[Action], thumb: Thumb) -> Action:
    """The Snitch: both to the same."""

    def count(option: Action) -> float:
        assert isinstance(option, act.Give)
        return looks(g, seat, option.first, thumb)

    return min(
        [option for option in options if isinstance(option, act.Give) and option.first == option.second], key=count
    )


def exchange(g: Omerta, seat: int, options: Sequence[Action], thumb: Thumb) -> Action:
    """The Gangster: the worst of one's own for a card that the one closest to a call keeps."""
    others = [other for other in range(g.players) if other != seat and g.open_slots(other)]
    mine = dearest(g, seat, thumb)
    if not others or mine < 0:
        return options[0]
    other = min(others, key=lambda other: looks(g, seat, other, thumb))
    theirs = cheapest(g, seat, other, thumb)
    return act.exchange(seat, mine, other, theirs) if seat < other else act.exchange(other, theirs, seat, mine)


def look(g: Omerta, seat: int, options: Sequence[Action], thumb: Thumb) -> Action:
    """The Mole: at the first slot that is not known."""
    bit = eye(seat)
    stock = g.stocks[seat]
    for option in options:
        if isinstance(option, act.Look) and not stock[option.slot] & bit:
            return option
    return options[0]


def crack(g: Omerta, seat: int, options: Sequence[Action], thumb: Thumb) -> Action:
    """The Safecracker: the best of the safe for the worst of one's own, if that is better."""
    mine = dearest(g, seat, thumb)
    place = min(range(len(g.safe)), key=lambda at: POINTS[g.safe[at] & FACE])
    slot = g.stocks[seat][mine]
    worth = POINTS[slot & FACE] if slot & eye(seat) else thumb.blind + PLAIN.news
    if worth > POINTS[g.safe[place] & FACE]:
        for option in options:
            if isinstance(option, act.Crack) and option.place == place and option.slot == mine:
                return option
    return options[-1]


def dearest(g: Omerta, seat: int, thumb: Thumb) -> int:
    """Which of his own open slots he would most like to be rid of, or -1."""
    best, most, bit = -1, -1.0, eye(seat)
    for at, slot in enumerate(g.stocks[seat]):
        points = POINTS[slot & FACE] if slot & bit else thumb.blind + PLAIN.news
        if points > most and not slot & PATROLS:
            best, most = at, points
    return best


def cheapest(g: Omerta, seat: int, owner: int, thumb: Thumb) -> int:
    """Which of another's open slots he would like best, or -1."""
    best, least, bit, own = -1, 1000.0, eye(seat), eye(owner)
    for at, slot in enumerate(g.stocks[owner]):
        points = POINTS[slot & FACE] if slot & bit else thumb.kept if slot & own else thumb.blind
        if points < least and not slot & PATROLS:
            best, least = at, points
    return best
