"""A memory that follows every card by what is seen to happen, and loses them with time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from sitdown.core.records import Event
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.cards.deck import STOCK
from sitdown.games.omerta.records import events as ev

FOR_EVER: Final = float("inf")
ALL_SEATS: Final = frozenset(range(5))


@dataclass(frozen=True, slots=True)
class Fading:
    """How many turns of the table a card is remembered on average, if it was seen in one's own stock or in another's."""

    own: float = FOR_EVER
    others: float = FOR_EVER


@dataclass(frozen=True, slots=True)
class Trace:
    """What is remembered of one face-down card."""

    card: Card | None = None
    until: float = 0.0  # the last turn on which it is remembered
    knowers: frozenset[int] = frozenset()  # the seats that have looked at it
    patrol: tuple[int, int] | None = None  # when the Patrol on it was laid, and by whom
    never: int = 0  # faces that its owner would have snapped, as bits
    most: float = FOR_EVER  # he parted with a card of so many points sooner


BLANK: Final = Trace()


class Memory:
    """A row of traces for each stock, one for the safe, and the card in hand."""

    def __init__(self, seed: int | str, fading: Fading) -> None:
        self._random = Random(f"{seed}/memory")
        self._fading = fading
        self._clear()

    def see(self, seat: int, event: Event) -> None:
        """Follow the cards through something that happened, as this seat saw it."""
        follow = FOLLOW.get(type(event))
        if follow is not None:
            follow(self, seat, event)

    def stock(self, seat: int, size: int) -> list[Card | None]:
        """What it takes the slots of a stock to be. What it has not followed from the start is blank."""
        return [self._card(trace) for trace in fitted(self._stocks.get(seat, []), size)]

    def safe(self, size: int) -> list[Card | None]:
        return [self._card(trace) for trace in fitted(self._safe, size)]

    def familiar(self, seat: int, size: int) -> list[bool]:
        """Which slots of a stock their owner knows."""
        return [seat in trace.knowers for trace in fitted(self._stocks.get(seat, []), size)]

    # --- inside

    def _clear(self) -> None:
        self._turns = 0
        self._stocks: dict[int, list[Trace]] = {}
        self._safe: list[Trace] = []
        self._hand = BLANK

    def _card(self, trace: Trace) -> Card | None:
        return trace.card if self._turns <= trace.until else None

    def _row(self, seat: int, *slots: int) -> list[Trace]:
        """The traces of a stock, with at least these slots."""
        row = self._stocks.setdefault(seat, [BLANK] * STOCK)
        row.extend([BLANK] * (max(slots, default=-1) + 1 - len(row)))
        return row

    def _seen(self, trace: Trace, card: Card | None, knowers: frozenset[int], lifetime: float) -> Trace:
        """A card has been looked at. If it was shown to this seat, it is kept in mind for as long as chance will have it."""
        trace = replace(trace, knowers=trace.knowers | knowers)
        if card is None:
            return trace
        span = lifetime if lifetime == FOR_EVER else self._random.expovariate(1 / lifetime)
        return replace(trace, card=card, until=self._turns + span)

    def _lifetime(self, seat: int, owner: int) -> float:
        return self._fading.own if seat == owner else self._fading.others

    # --- what happens to the cards

    def _round_began(self, seat: int, event: ev.RoundBegan) -> None:
        self._clear()

    def _turn(self, seat: int, event: ev.TurnBegan | ev.TurnMissed) -> None:
        self._turns += 1

    def _peeked(self, seat: int, event: ev.Peeked) -> None:
        row = self._row(event.seat, *event.slots)
        for slot, card in zip(event.slots, event.cards, strict=True):
            row[slot] = self._seen(row[slot], card, frozenset((event.seat,)), self._fading.own)

    def _drew(self, seat: int, event: ev.Drew) -> None:
        self._hand = self._seen(BLANK, event.card, frozenset((event.seat,)), self._fading.own)

    def _took(self, seat: int, event: ev.Took) -> None:
        self._hand = self._seen(BLANK, event.card, ALL_SEATS, self._lifetime(seat, event.seat))

    def _swapped(self, seat: int, event: ev.Swapped) -> None:
        self._row(event.seat, event.slot)[event.slot] = self._hand

    def _gone(self, seat: int, event: ev.Snapped | ev.Killed) -> None:
        del self._row(event.seat, event.slot)[event.slot]

    def _mistaken(self, seat: int, event: ev.Mistaken) -> None:
        self._shown(seat, event.seat, (event.slot,), (event.card,))

    def _drove(self, seat: int, event: ev.Drove) -> None:
        if event.away:
            row = self._row(event.seat, *event.slots)
            for slot in sorted(event.slots, reverse=True):
                del row[slot]
        else:
            self._shown(seat, event.seat, event.slots, event.cards)

    def _shown(self, seat: int, owner: int, slots: tuple[int, ...], cards: tuple[Card, ...]) -> None:
        """Turned up before all, and back."""
        row = self._row(owner, *slots)
        for slot, card in zip(slots, cards, strict=True):
            row[slot] = self._seen(row[slot], card, ALL_SEATS, self._lifetime(seat, owner))

    def _given(self, seat: int, event: ev.Given) -> None:
        self._row(event.seat).append(BLANK)

    def _exchanged(self, seat: int, event: ev.Exchanged) -> None:
        mine, other = self._row(event.seat, event.slot), self._row(event.other, event.other_slot)
        mine[event.slot], other[event.other_slot] = other[event.other_slot], mine[event.slot]

    def _mixed(self, seat: int, event: ev.Mixed) -> None:
        row = self._row(event.seat)
        open_slots = [slot for slot, trace in enumerate(row) if not trace.patrol]
        if len(open_slots) > 1:  # nobody loses track of a single card
            for slot in open_slots:
                row[slot] = BLANK

    def _safe_opened(self, seat: int, event: ev.SafeOpened) -> None:
        self._safe = fitted(self._safe, len(event.cards))
        for place, card in enumerate(event.cards):
            self._safe[place] = self._seen(self._safe[place], card, frozenset((event.seat,)), self._fading.own)

    def _cracked(self, seat: int, event: ev.Cracked) -> None:
        row = self._row(event.seat, event.slot)
        self._safe[event.place], row[event.slot] = row[event.slot], self._safe[event.place]

    def _patrol_laid(self, seat: int, event: ev.PatrolLaid) -> None:
        row = self._row(event.on, event.slot)
        row[event.slot] = replace(row[event.slot], patrol=(self._turns, event.seat))

    def _lifted(self, seat: int, event: ev.Lifted) -> None:
        """Of several that one player laid here, the oldest goes first."""
        row = self._row(event.victim)
        laid = [trace.patrol for trace in row if trace.patrol and trace.patrol[1] == event.by]
        if event.card == Card.PATROL and laid:
            oldest = min(laid)
            row[:] = [replace(trace, patrol=None) if trace.patrol == oldest else trace for trace in row]


def fitted(row: list[Trace], size: int) -> list[Trace]:
    return [*row[:size], *[BLANK] * (size - len(row))]


FOLLOW: Final[dict[type[Event], Callable[[Memory, int, Any], None]]] = {
    ev.RoundBegan: Memory._round_began,
    ev.TurnBegan: Memory._turn,
    ev.TurnMissed: Memory._turn,
    ev.Peeked: Memory._peeked,
    ev.Drew: Memory._drew,
    ev.Took: Memory._took,
    ev.Swapped: Memory._swapped,
    ev.Snapped: Memory._gone,
    ev.Killed: Memory._gone,
    ev.Mistaken: Memory._mistaken,
    ev.Drove: Memory._drove,
    ev.Given: Memory._given,
    ev.Exchanged: Memory._exchanged,
    ev.Mixed: Memory._mixed,
    ev.SafeOpened: Memory._safe_opened,
    ev.Cracked: Memory._cracked,
    ev.PatrolLaid: Memory._patrol_laid,
    ev.Lifted: Memory._lifted,
}
