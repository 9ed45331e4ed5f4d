"""Turning up a card: in a snap, for the Killer, for the Driver. Right ones are gone, a wrong one costs a card."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.bots.omerta.odds import WORTH, is_bottle
from sitdown.bots.omerta.picture import Picture
from sitdown.core.records import Action
from sitdown.games.omerta import actions as act
from sitdown.games.omerta.cards import Card


def snap(picture: Picture, options: Sequence[Action]) -> Action:
    """Try the likeliest slot, if that pays."""
    card = picture.moment.snap
    if card is None:
        return act.DECLINE

    def value(option: Action) -> float:
        return _gamble(picture, option.slot, card, WORTH[card]) if isinstance(option, act.Try) else 0.0

    return max(reversed(options), key=value)


def answer_with_killer(picture: Picture, options: Sequence[Action]) -> Action:
    """Reveal the Killer from where it is likeliest to be, if that pays."""

    def value(option: Action) -> float:
        if not isinstance(option, act.Reveal):
            return 0.0
        return _gamble(picture, option.slot, Card.KILLER, WORTH[Card.KILLER] + picture.temper.spared)

    return max(reversed(options), key=value)


def drive(picture: Picture, options: Sequence[Action]) -> Action:
    """Send the dearest bottles away, of those that are bottles for certain."""

    def value(option: Action) -> float:
        assert isinstance(option, act.Drive)
        ride = [picture.mine[slot] for slot in option.slots]
        return sum([odds.points for odds in ride]) if all([is_bottle(odds) for odds in ride]) else -1.0

    return max(options, key=value)


def _gamble(picture: Picture, slot: int, card: Card, gain: float) -> float:
    chance = picture.mine[slot].chances.get(card, 0.0)
    return chance * gain - (1 - chance) * picture.deck.points
