"""The table of Omerta: what lies where. Steps change it through the few verbs at the end."""

from __future__ import annotations

from typing import Any, Final, get_args

from sitdown.core.chance import taken
from sitdown.core.hidden.pools import Hidden, Mix
from sitdown.core.hidden.slots import EVERYBODY, FACE, new_slot
from sitdown.core.kernel import State, Step
from sitdown.games.omerta.board.house import HouseRules
from sitdown.games.omerta.cards.cards import CARDS, MAMMA, Card, Famous
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.records.events import Given, Mistaken, Reshuffled, Why
from sitdown.games.omerta.records.options import OmertaOptions

WHYS: Final[tuple[Why, ...]] = get_args(Why)
MISTAKE: Final = 0  # why a card is given
RIDE: Final = 1
GIFT: Final = 2
_GIVEN: Final = [[Given(seat, why) for seat in range(5)] for why in WHYS]
_POINTS: Final = POINTS  # bound here, so that compiled code finds it without a look-up

# What a slot carries beside its card (`core.hidden.slots`): the number of the Patrol that lies on it, or 0.
PATROL_BIT: Final = 13
PATROLS: Final = 31 << 13


class Lain:
    """A Mamma or Patrol in front of its victim, to be lifted on a later turn of the player who laid it (O-53)."""

    def __init__(self, card: int, by: int, victim: int, patrol: int, turns: int) -> None:
        self.card = card
        self.by = by
        self.victim = victim
        self.patrol = patrol  # the number that the blocked slot carries; 0 for Mamma
        self.turns = turns  # turns of `by` until it goes

    def fields(self) -> tuple[int, int, int, int, int]:
        return self.card, self.by, self.victim, self.patrol, self.turns


class Table(State):
    """What lies on the table of Omerta, and the few ways in which it moves."""

    def __init__(
        self,
        options: OmertaOptions,
        players: int,
        cards: tuple[int, ...],
        agenda: list[Step[Any]],
        question: int,
        like: Table | None,
    ) -> None:
        """A table where nothing has happened yet, or a copy of one that is `like` it: all that lies on a table is named here, once."""
        super().__init__(players, agenda, question)
        self.options = options
        self.house: HouseRules = HouseRules(options) if like is None else like.house
        self.cards = cards  # the whole deck, in order
        self.famous: tuple[Famous, ...] = () if like is None else like.famous
        self.sheet: tuple[tuple[int, ...], ...] = () if like is None else like.sheet  # the scores of the rounds played
        self.starter: int = 0 if like is None else like.starter
        self.turn: int = 0 if like is None else like.turn  # the active player
        self.turns: int = 0 if like is None else like.turns  # turns begun in this round
        self.dry: int = 0 if like is None else like.dry  # turns in a row for which there was no card
        # what is in it, in no order: chance picks when a card is drawn
        self.deck: list[int] = [] if like is None else like.deck.copy()
        self.pile: list[int] = [] if like is None else like.pile.copy()  # the top comes last
        self.stocks: list[tuple[int, ...]] = [()] * players if like is None else like.stocks.copy()
        self.safe: tuple[int, ...] = () if like is None else like.safe
        self.hand: int = 0 if like is None else like.hand  # the drawn card, a slot that is not in a row yet; 0: none
        # a Mamma or Patrol whose target is named; 0: none (O-13)
        self.in_play: int = 0 if like is None else like.in_play
        self.lain: tuple[Lain, ...] = () if like is None else like.lain
        self.pools: int = 0 if like is None else like.pools  # numbers given to pools so far
        self.urn: int = 0 if like is None else like.urn  # the deck's pool
        self.mixes: tuple[Mix, ...] = () if like is None else like.mixes

    # --- questions about the table

    @property
    def round(self) -> int:
        """The number of the round being played, from 1."""
        return min(len(self.sheet) + 1, self.players)

    @property
    def totals(self) -> list[int]:
        totals = [0] * self.players
        for row in self.sheet:
            for seat in range(self.players):
                totals[seat] = totals[seat] + row[seat]  # compiled, `+=` on an item goes by way of objects
        return totals

    @property
    def winners(self) -> list[int]:
        """The lowest total wins; a tie is a shared win (O-44). Nobody before the end."""
        totals = self.totals
        lowest = min(totals)
        return [seat for seat in range(self.players) if self.over and totals[seat] == lowest]

    def clockwise(self, seat: int) -> list[int]:
        """All seats from the left neighbour round to the seat itself, the order in which ties are broken."""
        return [(seat + step) % self.players for step in range(1, self.players + 1)]

    def opponents(self, seat: int) -> list[int]:
        return self.clockwise(seat)[:-1]

    def open_slots(self, seat: int) -> int:
        """The slots no Patrol lies on, as a bitmask."""
        stock = self.stocks[seat]
        mask = (1 << len(stock)) - 1
        if self.lain:
            for slot in range(len(stock)):
                if stock[slot] & PATROLS:
                    mask ^= 1 << slot
        return mask

    def grounded(self, seat: int) -> bool:
        """Whether Mamma is with him (O-50)."""
        for lain in self.lain:
            if lain.card == MAMMA and lain.victim == seat:
                return True
        return False

    def patrolled(self, seat: int) -> bool:
        for lain in self.lain:
            if lain.patrol and lain.victim == seat:
                return True
        return False

    def count(self, seat: int) -> int:
        total = 0
        for slot in self.stocks[seat]:
            total += _POINTS[slot & FACE]
        return total

    def seconds(self, clock: str) -> int | None:
        if clock == "snap":
            return self.options.snap_seconds
        if clock == "reaction":
            return self.options.reaction_seconds
        return self.options.turn_seconds if clock == "turn" else None

    def all_cards(self) -> list[int]:
        """Every card, wherever it is, in order: always the whole deck."""
        slots = [slot & FACE for stock in self.stocks for slot in stock] + [slot & FACE for slot in self.safe]
        single = [face for face in (self.hand & FACE, self.in_play) if face]
        return sorted(self.deck + self.pile + slots + single + [lain.card for lain in self.lain])

    def hidden(self) -> Hidden:
        """The stocks, the safe, and the card in hand if there is one."""
        rows = [*self.stocks, self.safe]
        if self.hand:
            rows.append((self.hand,))
        return Hidden(rows, [(self.urn, self.deck)], self.mixes, self.pools + 1)

    # --- moving cards

    def draw(self) -> int:
        """A card from the deck that nobody knows, the pile being shuffled in first if need be (O-14). 0: there is none."""
        deck = self.deck
        if not deck:
            if not self.pile:
                return 0
            if self.listening:
                self.tell(Reshuffled(len(self.pile)))
            self.deck = deck = self.pile
            self.pile = []
            self.pools += 1
            self.urn = self.pools
        return new_slot(taken(deck, self.chance), self.urn)

    def give(self, seat: int, why: int) -> None:
        """A card from the deck, unseen, becomes a new slot at the end of the row (O-16)."""
        slot = self.draw()
        if slot:
            self.stocks[seat] = self.stocks[seat] + (slot,)
            self.tell(_GIVEN[why][seat])

    def put(self, seat: int, at: int, slot: int) -> None:
        row = self.stocks[seat]
        self.stocks[seat] = row[:at] + (slot,) + row[at + 1 :]

    def take_out(self, seat: int, at: int) -> None:
        """Remove a slot from the row; the others close up (O-28)."""
        row = self.stocks[seat]
        self.stocks[seat] = row[:at] + row[at + 1 :]

    def show(self, seat: int, slots: tuple[int, ...], eyes: int) -> None:
        """Let those eyes see some slots."""
        row = list(self.stocks[seat])
        for at in slots:
            row[at] = row[at] | eyes
        self.stocks[seat] = tuple(row)

    def cards_in(self, seat: int, slots: tuple[int, ...]) -> tuple[Card, ...]:
        return tuple([CARDS[self.stocks[seat][at] & FACE] for at in slots])

    def mistake(self, seat: int, at: int) -> None:
        """A wrong card was turned up: all have seen it, it goes back, and costs a card (O-22, O-38)."""
        if self.listening:
            self.tell(Mistaken(seat, at, CARDS[self.stocks[seat][at] & FACE]))
        self.put(seat, at, self.stocks[seat][at] | EVERYBODY)
        self.give(seat, MISTAKE)
