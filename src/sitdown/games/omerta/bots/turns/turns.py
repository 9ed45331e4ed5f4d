"""A turn: where to draw from, and where the card goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.core.records import Action
from sitdown.games.omerta.bots.memory.picture import Picture, Worth
from sitdown.games.omerta.bots.turns.calling import should_call
from sitdown.games.omerta.bots.turns.odds import BOTTLES, WORTH, Odds, is_bottle
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records import actions as act

CERTAINLY: Final = 1000.0


def begin_turn(picture: Picture) -> Worth:
    """Call, take the top of the pile, or draw."""
    best = max([relief(picture, slot) for slot in range(len(picture.mine))], default=0.0)

    def worth(option: Action) -> float:
        if option == act.CALL_OMERTA:
            return CERTAINLY if should_call(picture) else -CERTAINLY
        if option == act.TAKE_PILE:
            assert picture.top is not None
            return best - WORTH[picture.top]
        return sum([p * max(best - WORTH[card], riddance(picture, card)) for card, p in picture.deck.chances.items()])

    return worth


def place(picture: Picture) -> Worth:
    """Into the slot where it helps most, or away with it."""
    card = picture.hand
    assert card is not None

    def worth(option: Action) -> float:
        if isinstance(option, act.Swap):
            return relief(picture, option.slot) - WORTH[card]
        return riddance(picture, card)

    return worth


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
