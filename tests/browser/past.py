"""What was done at a table before anybody came. A real log of a real game; only the shuffling was arranged."""

from __future__ import annotations

from typing import Any

from sitdown.core.chance import Chance, Seeded
from sitdown.core.kernel import CLOCK, State
from sitdown.core.log import Session
from sitdown.core.records import BEGIN, Action, Event
from sitdown.core.registry import game_named
from sitdown.games.omerta import Omerta
from sitdown.games.omerta.records import actions as act
from sitdown.games.omerta.text.notation import read_cards
from sitdown.server.store.records import Page, Written
from sitdown.server.table.noticed import Noticed


class Past:
    """`does` is the next thing that was done; the server goes on from there with chance of its own."""

    def __init__(self, game: str, players: int, **options: Any) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.lines: list[Written] = []
        self._session = Session(game_named(game), ("",) * players, options)
        self._memory = Noticed(players)

    @property
    def state(self) -> State:
        return self._session.state

    def page(self, code: str) -> Page:
        """As the server writes it."""
        return Page(code, tuple(self.lines), finished=1 if self.state.over else None)

    def does(self, actor: int, action: Action, chance: Chance) -> list[Event]:
        number = self.state.question
        events = self._session.apply(actor, action, chance)
        noticed = self._memory.noticed(actor, events, self.state.question != number)
        self.lines.append(Written(len(self.lines) + 1, self._session.entries[-1], noticed, 0))
        return events


class Stacked(Chance):
    """The deck of Omerta gives these cards first; whoever sits first is Al Capone, and starts."""

    def __init__(self, g: Omerta, cards: str) -> None:
        self._g = g
        self._coming = read_cards(cards)

    def draw(self, sides: int) -> int:
        if self._coming and sides == len(self._g.deck):
            return self._g.deck.index(self._coming.pop(0))
        return 0


def dealt(*stocks: str, safe: str = "1 1 1 1", draws: str = "", looked: bool = True, **options: Any) -> Past:
    """Omerta: these stocks, everybody has looked at his slots 1 and 2, and the first player has drawn this card, if one is stated."""
    past = Past("omerta", len(stocks), **options)
    assert isinstance(past.state, Omerta)
    chance = Stacked(past.state, " ".join([*stocks, safe, draws]))
    past.does(CLOCK, BEGIN, chance)
    if looked:
        for seat in range(len(stocks)):
            past.does(seat, act.Peek(0, 1), chance)
        if draws:
            past.does(0, act.DRAW_DECK, chance)
    return past


def ended(*stocks: str, draws: str) -> Past:
    """The same to its end: the card is discarded, nobody snaps it, and from then on everybody calls as soon as he can."""
    past = dealt(*stocks, draws=draws)
    chance = Seeded(1)
    past.does(0, act.DISCARD, chance)
    while (ask := past.state.ask) is not None:
        seat = ask.seats[0]
        wanted = [act.DECLINE, act.CALL_OMERTA, act.Peek(0, 1)]
        past.does(seat, next(action for action in wanted if action in ask.options(seat)), chance)
    return past
