"""Turning up a card: in a snap, for the Killer, for the Driver. Right ones are gone, a wrong one costs a card."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.bots.omerta.odds import WORTH
from sitdown.bots.omerta.picture import Picture
from sitdown.core.records import Action
from sitdown.games.omerta import actions as act
from sitdown.games.omerta.cards import Card


def snap(picture: Picture, options: Sequence[Action]) -> Action:
    """Try the likeliest slot, if that pays."""
    card = picture.snap
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
    """Send the dearest bottles away; of one who may be a character, keep the hands off unless the odds are good."""

    def value(option: Action) -> float:
        if not isinstance(option, act.Drive) or not option.slots:
            return 0.0
        ride = [picture.mine[slot] for slot in option.slots]
        bottles = 1.0
        for odds in ride:
            bottles *= odds.bottle
        return bottles * sum([odds.points for odds in ride]) - (1 - bottles) * picture.deck.points

    return max(reversed(options), key=value)


def _gamble(picture: Picture, slot: int, card: Card, gain: float) -> float:
    chance = picture.mine[slot].chances.get(card, 0.0)
    return chance * gain - (1 - chance) * picture.deck.points
