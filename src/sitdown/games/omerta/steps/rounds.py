"""The frame: personas, deal, first look, turns (O-5 to O-8, O-14)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.asks import bits
from sitdown.core.chance import dealt, drawn
from sitdown.core.hidden.slots import eye
from sitdown.core.kernel import SEALED, Ask, Step
from sitdown.core.records import Action
from sitdown.games.omerta.board.asks import TURN
from sitdown.games.omerta.board.blockers import lift_due
from sitdown.games.omerta.board.table import Table
from sitdown.games.omerta.cards.cards import Famous
from sitdown.games.omerta.cards.deck import SAFE, STOCK
from sitdown.games.omerta.records.actions import Peek, peek
from sitdown.games.omerta.records.events import Named, Peeked, RoundBegan, TurnBegan, TurnMissed
from sitdown.games.omerta.steps.scoring import NOBODY, ROUND, EndGame, EndRound
from sitdown.games.omerta.steps.turn import Draw


class Game(Step[Table]):
    """As many rounds as players (O-44), after the famous gangsters are dealt."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        dealt: list[Famous] = []
        while _AL_CAPONE not in dealt:  # dealt again until somebody has Al Capone (O-5)
            left = _FAMOUS.copy()
            dealt = [left.pop(drawn(g.chance, len(left))) for _ in range(g.players)]
        g.famous = tuple(dealt)
        if g.listening:
            g.tell(Named(g.famous))
        g.agenda.append(EndGame())
        g.agenda += [Deal()] * g.players


class Deal(Step[Table]):
    """A round: four cards each, four in the safe, the rest is the deck (O-7)."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        g.starter = next_starter(g)
        g.turns = g.dry = g.pools = g.urn = g.hand = 0
        g.lain = ()
        g.mixes = ()
        g.pile = []
        g.deck = list(g.cards)
        for seat in range(g.players):
            g.stocks[seat] = dealt(g.deck, STOCK, g.chance)  # that nobody knows, of the first pool: nothing but faces
        g.safe = dealt(g.deck, SAFE, g.chance)
        if g.listening:
            g.tell(RoundBegan(g.round, g.starter))
        g.agenda.append(_TURNS[g.starter])
        g.agenda.append(_FIRST_LOOKS[(1 << g.players) - 1])


def next_starter(g: Table) -> int:
    """Al Capone; later the highest total, of those tied the nearest to the left of the last starter (O-5, O-6)."""
    if not g.sheet:
        return g.famous.index(_AL_CAPONE)
    totals = g.totals
    seat = g.starter
    highest = max(totals)
    while True:
        seat = seat + 1 if seat + 1 < g.players else 0
        if totals[seat] == highest:
            return seat


class FirstLook(Step[Table]):
    """Everybody looks at two of his slots (O-8)."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def fields(self) -> tuple[Any, ...]:
        return (self.waiting,)

    def ask(self, g: Table) -> Ask:
        return _LOOKS[self.waiting]

    def default(self, g: Table, seat: int) -> Action:
        return peek(0, 1)

    def run(self, g: Table, actor: int, action: Action | None) -> Step[Any] | None:
        assert type(action) is Peek
        slots = (action.first, action.second)
        if g.listening:
            g.tell(Peeked(actor, slots, g.cards_in(actor, slots)))
        g.show(actor, slots, eye(actor))
        rest = self.waiting & ~(1 << actor)
        return _FIRST_LOOKS[rest] if rest else None


class Turn(Step[Table]):
    """A player's turn comes, unless the round is over before it: by the limit, or because nobody could draw (O-14)."""

    cause = ROUND

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        seat = self.seat
        if g.turns == g.house.turn_limit or g.dry == g.players:
            g.then(EndRound(NOBODY))
            return
        g.turn = seat
        g.turns += 1
        following = _TURNS[(seat + 1) % g.players]
        if g.lain and g.grounded(seat):
            g.tell(TurnMissed(seat))
            if not g.deck and not g.pile:
                g.dry += 1
            lift_due(g, seat)
            g.agenda.append(following)
        else:
            g.tell(_BEGAN[seat])
            g.agenda.append(following)
            g.agenda.append(_DRAWS[seat])


def _first_look(waiting: int) -> Ask:
    seats = tuple(bits(waiting))
    pairs = tuple(peek(first, second) for first in range(STOCK) for second in range(first + 1, STOCK))
    return Ask(SEALED, seats, (pairs,) * len(seats), TURN)


_LOOKS: Final = [_first_look(waiting) for waiting in range(1 << 5)]
_FAMOUS: Final = list(Famous)
_AL_CAPONE: Final = Famous.AL_CAPONE
_FIRST_LOOKS: Final = [FirstLook(waiting) for waiting in range(1 << 5)]
_BEGAN: Final = [TurnBegan(seat) for seat in range(5)]
_TURNS: Final = [Turn(seat) for seat in range(5)]
_DRAWS: Final = [Draw(seat) for seat in range(5)]
