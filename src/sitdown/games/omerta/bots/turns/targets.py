"""Whom a character acts on, and how."""

from __future__ import annotations

from sitdown.core.records import Action
from sitdown.games.omerta.bots.memory.picture import Picture, Worth
from sitdown.games.omerta.bots.turns.stakes import stakes
from sitdown.games.omerta.records import actions as act


def first_look(picture: Picture) -> Worth:
    """Nothing tells the slots apart yet."""
    return lambda option: 0.0


def exchange(picture: Picture) -> Worth:
    """The Gangster: low cards to oneself, high ones to whoever is closest to calling."""
    weights = stakes(picture)

    def worth(option: Action) -> float:
        assert isinstance(option, act.Exchange)
        mine, other = (option.seat, option.slot), (option.other, option.other_slot)
        return _sent(picture, weights, mine, other) + _sent(picture, weights, other, mine)

    return worth


def _sent(picture: Picture, weights: list[float], slot: tuple[int, int], to: tuple[int, int]) -> float:
    """What it is worth that a card lies in another place now."""
    owner, at = slot
    other, place = to
    points = picture.stocks[owner][at].points - picture.stocks[other][place].points
    lost = picture.temper.confusion if picture.familiar[other][place] else 0.0
    return weights[other] * (points + lost)


def shuffle(picture: Picture) -> Worth:
    """The Lady: to the one with most to forget, the most dangerous first."""
    weights = stakes(picture)

    def worth(option: Action) -> float:
        assert isinstance(option, act.Shuffle)
        return weights[option.seat] * sum(picture.familiar[option.seat])

    return worth


def look(picture: Picture) -> Worth:
    """The Mole: at a slot that is not known yet."""

    def worth(option: Action) -> float:
        assert isinstance(option, act.Look)
        return 0.0 if picture.mine[option.slot].card else 1.0

    return worth


def give(picture: Picture) -> Worth:
    """The Snitch: to the most dangerous."""
    weights = stakes(picture)

    def worth(option: Action) -> float:
        assert isinstance(option, act.Give)
        return weights[option.first] + weights[option.second]

    return worth


def crack(picture: Picture) -> Worth:
    """The Safecracker: the best of the safe for the worst of one's own."""

    def worth(option: Action) -> float:
        if not isinstance(option, act.Crack):
            return 0.0
        odds = picture.mine[option.slot]
        return odds.points + (picture.temper.news if odds.card is None else 0.0) - picture.safe[option.place].points

    return worth


def send_mamma(picture: Picture) -> Worth:
    """To the most dangerous: he cannot call."""
    weights = stakes(picture)

    def worth(option: Action) -> float:
        assert isinstance(option, act.SendMamma)
        return weights[option.seat]

    return worth


def lay_patrol(picture: Picture) -> Worth:
    """On the most dangerous, who cannot call, and on the slot he would most like to be rid of."""
    weights = stakes(picture)

    def worth(option: Action) -> float:
        assert isinstance(option, act.LayPatrol)
        return weights[option.seat] * (1.0 + picture.temper.held_up * picture.stocks[option.seat][option.slot].points)

    return worth
