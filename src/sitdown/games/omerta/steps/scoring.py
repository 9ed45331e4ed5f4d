"""The end of a round and of the game (O-40 to O-44)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.hidden.slots import EVERYBODY, FACE
from sitdown.core.kernel import Step
from sitdown.core.records import Action
from sitdown.games.omerta.board.table import Table
from sitdown.games.omerta.cards.cards import CARDS
from sitdown.games.omerta.records.events import GameEnded, RoundEnded

ROUND: Final = 1  # the cause of everything that a call for Omerta cuts short
NOBODY: Final = -1
LIMIT: Final = 7  # a caller's count may not be higher
PENALTY: Final = 20


class EndRound(Step[Table]):
    """All stocks are turned up and scored."""

    def __init__(self, caller: int) -> None:
        self.caller = caller

    def fields(self) -> tuple[Any, ...]:
        return (self.caller,)

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        counts = [g.count(seat) for seat in range(g.players)]
        scores = round_scores(counts, self.caller)
        if g.listening:
            caller = None if self.caller == NOBODY else self.caller
            g.tell(
                RoundEnded(
                    g.round,
                    caller,
                    caller is not None and scores[caller] == 0,
                    tuple([tuple([CARDS[slot & FACE] for slot in stock]) for stock in g.stocks]),
                    tuple(counts),
                    tuple(scores),
                )
            )
        g.sheet += (tuple(scores),)


class EndGame(Step[Table]):
    """The lowest total wins (O-44). The stocks of the last round stay open."""

    def run(self, g: Table, actor: int, action: Action | None) -> None:
        g.stocks = [tuple([slot | EVERYBODY for slot in stock]) for stock in g.stocks]
        if g.listening:
            g.tell(GameEnded(tuple(g.totals), tuple(g.winners)))


def round_scores(counts: list[int], caller: int) -> list[int]:
    """What each player writes down, given the counts and who called."""
    scores = counts.copy()
    if caller == NOBODY:
        return scores
    lowest = counts[1 if caller == 0 else 0]  # of the others
    for seat in range(len(counts)):
        if counts[seat] < lowest and seat != caller:
            lowest = counts[seat]
    if counts[caller] <= LIMIT and counts[caller] <= lowest:
        scores[caller] = 0
        return scores
    for seat in range(len(counts)):
        if counts[seat] == lowest:
            scores[seat] = 0
    scores[caller] = counts[caller] + PENALTY
    return scores
