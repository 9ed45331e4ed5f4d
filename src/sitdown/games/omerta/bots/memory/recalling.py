"""Two ways to come by a picture of the table: from everything one could know, or from what one remembers."""

from __future__ import annotations

from collections import Counter

from sitdown.games.omerta.bots.memory.fading import Memory
from sitdown.games.omerta.bots.memory.picture import Cards, Moment, Picture, draw_picture
from sitdown.games.omerta.bots.memory.unknown import odds_of_unknown
from sitdown.games.omerta.bots.temper import Temper
from sitdown.games.omerta.bots.turns.odds import odds
from sitdown.games.omerta.cards.cards import Card
from sitdown.games.omerta.records.knowledge import Knowledge
from sitdown.games.omerta.records.view import View


def recall(known: Knowledge, seat: int, temper: Temper, moment: Moment) -> Picture:
    """The picture of a player who forgets nothing."""
    cards = Cards(
        known.stocks,
        [[owner in knowers for knowers in row] for owner, row in enumerate(known.seen)],
        known.safe,
        known.hand,
        known.pile[-1] if known.pile else None,
    )
    return draw_picture(seat, temper, moment, cards, odds_of_unknown(known).__getitem__)


def remember(memory: Memory, table: View, box: Counter[Card], seat: int, temper: Temper, moment: Moment) -> Picture:
    """The picture of a player with a memory. He does not count cards: what he cannot place may be any that he does not remember to be elsewhere."""
    cards = Cards(
        [memory.stock(owner, len(stock)) for owner, stock in enumerate(table.stocks)],
        [memory.familiar(owner, len(stock)) for owner, stock in enumerate(table.stocks)],
        memory.safe(len(table.safe)),
        table.hand,
        table.pile_top,
    )
    placed = Counter([card for row in (*cards.stocks, cards.safe, (cards.hand, cards.top)) for card in row if card])
    anything = odds(box - placed)
    return draw_picture(seat, temper, moment, cards, lambda place: anything)


def whole_deck(known: Knowledge) -> Counter[Card]:
    """Every card there is, wherever it lies now."""
    rows = (*known.stocks, known.safe, known.pile, (known.hand,))
    return Counter(known.unseen) + Counter([card for row in rows for card in row if card])
