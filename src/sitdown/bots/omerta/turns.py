"""A turn: where to draw from, and where the card goes."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.bots.omerta.calling import should_call
from sitdown.bots.omerta.odds import BOTTLES, WORTH, Odds, is_bottle
from sitdown.bots.omerta.picture import Picture
from sitdown.core.records import Action
from sitdown.games.omerta import actions as act
from sitdown.games.omerta.cards import Card


def begin_turn(picture: Picture, options: Sequence[Action]) -> Action:
    """Call, take the top of the pile, or draw."""
    if act.CALL_OMERTA in options and should_call(picture):
        return act.CALL_OMERTA
    top = picture.top
    if act.TAKE_PILE in options and top is not None:
        best = max([relief(picture, slot) for slot in range(len(picture.mine))])
        drawn = sum([p * max(best - WORTH[card], riddance(picture, card)) for card, p in picture.deck.chances.items()])
        if best - WORTH[top] > drawn:
            return act.TAKE_PILE
    return act.DRAW_DECK


def place(picture: Picture, options: Sequence[Action]) -> Action:
    """Into the slot where it helps most, or away with it."""
    card = picture.hand
    assert card is not None

    def value(option: Action) -> float:
        if isinstance(option, act.Swap):
            return relief(picture, option.slot) - WORTH[card]
        return riddance(picture, card)

    return max(options, key=value)


def relief(picture: Picture, slot: int) -> float:
    """What is gained when another card takes the place of this one."""
    odds = picture.mine[slot]
    if odds.card is not None:
        return odds.points + riddance(picture, odds.card, slot)
    return (
        odds.points
        + picture.temper.news
        + sum([chance * picture.temper.powers.get(card, 0.0) for card, chance in odds.chances.items()])
    )


def riddance(picture: Picture, card: Card, slot: int | None = None) -> float:
    """What a card does for its player by being discarded: a character acts, a bottle may be the first of a pair."""
    rest = [odds for at, odds in enumerate(picture.mine) if at != slot]
    if card in BOTTLES:
        return picture.temper.pair * WORTH[card] if any([odds.card == card for odds in rest]) else 0.0
    if card == Card.DRIVER:
        return _ride(rest)
    return picture.temper.powers.get(card, 0.0)


def _ride(stock: Sequence[Odds]) -> float:
    """The Driver takes the two dearest bottles that are known."""
    bottles = sorted([odds.points for odds in stock if is_bottle(odds)], reverse=True)
    return sum(bottles[:2])
