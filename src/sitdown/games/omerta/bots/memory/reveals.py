"""Turning up a card: in a snap, for the Killer, for the Driver. Right ones are gone, a wrong one costs a card."""

from __future__ import annotations

from sitdown.core.records import Action
from sitdown.games.omerta.bots.memory.picture import Picture, Worth
from sitdown.games.omerta.bots.turns.odds import WORTH, is_bottle
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act


def snap(picture: Picture) -> Worth:
    """Try the likeliest slot, if that pays."""
    card = picture.moment.snap

    def worth(option: Action) -> float:
        if card is None or not isinstance(option, act.Try):
            return 0.0
        return _gamble(picture, option.slot, card, WORTH[card])

    return worth


def answer_with_killer(picture: Picture) -> Worth:
    """Reveal the Killer from where it is likeliest to be, if that pays."""

    def worth(option: Action) -> float:
        if not isinstance(option, act.Reveal):
            return 0.0
        return _gamble(picture, option.slot, Card.KILLER, WORTH[Card.KILLER] + picture.temper.spared)

    return worth


def drive(picture: Picture) -> Worth:
    """Send the dearest bottles away, of those that are bottles for certain."""

    def worth(option: Action) -> float:
        assert isinstance(option, act.Drive)
        ride = [picture.mine[slot] for slot in option.slots]
        return sum([odds.points for odds in ride]) if all([is_bottle(odds) for odds in ride]) else -1.0

    return worth


def _gamble(picture: Picture, slot: int, card: Card, gain: float) -> float:
    chance = picture.mine[slot].chances.get(card, 0.0)
    return chance * gain - (1 - chance) * picture.deck.points
