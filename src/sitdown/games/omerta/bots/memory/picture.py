"""The table in a player's head. Judgement works on this alone, whether it was remembered well or badly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sitdown.core.records import Action
from sitdown.games.omerta.bots.temper import Temper
from sitdown.games.omerta.bots.turns.odds import Odds, certain, kept
from sitdown.games.omerta.cards.cards import Card

Place = tuple[int, int]  # (seat, slot); the safe and the deck are further "seats"
SAFE: Final = -1
DECK: Final[Place] = (-2, 0)


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the round stands for him."""

    turns: int = 0  # that he has begun
    snap: Card | None = None  # the bottle that the last snap was opened for


@dataclass(frozen=True, slots=True)
class Picture:
    """What a player takes every card to be, and what he goes by."""

    seat: int
    temper: Temper
    moment: Moment
    stocks: tuple[tuple[Odds, ...], ...]
    familiar: tuple[tuple[bool, ...], ...]  # whether its owner knows the slot
    safe: tuple[Odds, ...]
    deck: Odds  # the next card
    hand: Card | None
    top: Card | None  # of the discard pile

    @property
    def mine(self) -> tuple[Odds, ...]:
        return self.stocks[self.seat]


Worth = Callable[[Action], float]  # what an option is worth, beside the other options of its question


@dataclass(frozen=True, slots=True)
class Cards:
    """What he knows for certain, as far as he remembers; `None`: not this one."""

    stocks: Sequence[Sequence[Card | None]]
    familiar: Sequence[Sequence[bool]]
    safe: Sequence[Card | None]
    hand: Card | None
    top: Card | None


def draw_picture(seat: int, temper: Temper, moment: Moment, cards: Cards, unknown: Callable[[Place], Odds]) -> Picture:
    """Put what is certain and the odds of the rest together. What an opponent knows and keeps is likely to be low."""
    believed: dict[int, Odds] = {}  # many slots share the same odds

    def slot(owner: int, at: int, card: Card | None) -> Odds:
        if card is not None:
            return certain(card)
        fair = unknown((owner, at))
        if not cards.familiar[owner][at]:
            return fair
        if id(fair) not in believed:
            believed[id(fair)] = kept(fair, temper.choosy)
        return believed[id(fair)]

    return Picture(
        seat,
        temper,
        moment,
        tuple(
            [tuple([slot(owner, at, card) for at, card in enumerate(row)]) for owner, row in enumerate(cards.stocks)]
        ),
        tuple([tuple(row) for row in cards.familiar]),
        tuple([unknown((SAFE, at)) if card is None else certain(card) for at, card in enumerate(cards.safe)]),
        unknown(DECK),
        cards.hand,
        cards.top,
    )
