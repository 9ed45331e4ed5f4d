"""The table of La Cosa Nostra: what lies where. Steps change it through verbs, here and in the files named after what they move."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.kernel import State, Step
from sitdown.core.pools import Hidden, Mix
from sitdown.core.slots import FACE
from sitdown.games.cosa_nostra.events import Paid
from sitdown.games.cosa_nostra.ledger import Entry, Offer
from sitdown.games.cosa_nostra.material import INFLUENCE_FACE, MEN, MERCENARY_MASK, NOBODY, SECOND, members
from sitdown.games.cosa_nostra.options import CosaNostraOptions

Row = tuple[int, ...]

_CLOCKWISE: Final = [[(*range(seat, players), *range(seat)) for seat in range(players)] for players in range(6)]
_OPPONENTS: Final = [[seats[1:] for seats in row] for row in _CLOCKWISE]


def put(row: Row, at: int, value: int) -> Row:
    """The row with another value in one place."""
    return row[:at] + (value,) + row[at + 1 :]


class Table(State):
    """What lies on the table. Sets of cards are bitmasks; hidden cards are slots (`core.slots`)."""

    def __init__(
        self,
        options: CosaNostraOptions,
        players: int,
        agenda: list[Step[Any]],
        question: int,
        families: Row,
        number: int,
        starter: int,
        turn: int,
        cash: list[int],
        bank: int,
        laundered: Row,
        stakes: Row,
        jobs: list[Row],
        stacks: tuple[Row, ...],
        dropped: tuple[Row, ...],
        influence: list[Row],
        deck: Row,
        pile: Row,
        urn: int,
        pools: int,
        mixes: tuple[Mix, ...],
        crews: list[int],
        recruits: Row,
        trophies: Row,
        men_down: int,
        tasks: list[int],
        attached: list[int],
        used: Row,
        trained: Row,
        doubled: int,
        holdings: list[int],
        shut: int,
        spent: int,
        markers: list[int],
        market: Row,
        stack: Row,
        under: Row,
        guild: Row,
        laid_out: Row,
        aside: Row,
        monopolies: Row,
        causes: int,
        offers: tuple[Offer, ...],
        offered: int,
        ledger: tuple[Entry, ...],
        winner: int,
    ) -> None:
        super().__init__(players, agenda, question)
        self.options = options
        self.families = families  # by seat
        self.round = number
        self.starter = starter
        self.turn = turn  # the active player
        self.cash = cash
        self.bank = bank  # what the bank has taken less what it has paid: with all money on the table it makes 0
        self.laundered = laundered
        self.stakes = stakes  # by seat, while a horse runs or a pot stands
        self.jobs = jobs  # hands, as slots
        self.stacks = stacks  # by round, what is in them, in no order: chance picks when a card is drawn
        self.dropped = dropped  # by round, discarded jobs as slots; those face up are known to everybody
        self.influence = influence  # hands, as slots
        self.deck = deck  # influence cards, in no order
        self.pile = pile  # influence cards discarded, as slots
        self.urn = urn  # the deck's pool
        self.pools = pools  # numbers given to pools so far
        self.mixes = mixes
        self.crews = crews  # by seat, gangsters on the table
        self.recruits = recruits  # by seat, those of the family that are still to be had
        self.trophies = trophies
        self.men_down = men_down  # deactivated gangsters
        self.tasks = tasks  # by place: a job's slot; a purchase as -1 - its card; 0: none
        self.attached = attached  # by gangster, see `attachments`
        self.used = used  # by gangster, how often his ability was used this round
        self.trained = trained  # by gangster, strength that was bought
        self.doubled = doubled  # gangsters who were given two jobs this round
        self.holdings = holdings  # by seat, businesses
        self.shut = shut  # deactivated businesses
        self.spent = spent  # Cops and Lawyers used this round
        self.markers = markers  # by business, three bits for every seat's number of markers on it
        self.market = market
        self.stack = stack  # businesses in no order, but for those that were put `under` them, in theirs
        self.under = under
        self.guild = guild  # mercenaries in the stack, in no order
        self.laid_out = laid_out  # mercenaries to be had now
        self.aside = aside  # mercenaries that nobody hired
        self.monopolies = monopolies  # whose Prostitution, Drugs and Credit are
        self.causes = causes  # numbers given to what can be cancelled
        self.offers = offers
        self.offered = offered  # numbers given to offers
        self.ledger = ledger
        self.winner = winner

    # --- questions about the table

    @property
    def totals(self) -> list[int]:
        return self.cash.copy()

    @property
    def winners(self) -> list[int]:
        return [] if self.winner == NOBODY else [self.winner]

    def seconds(self, clock: str) -> int | None:
        if clock == "reaction":
            return self.options.reaction_seconds
        if clock == "planning":
            return self.options.planning_seconds
        return self.options.turn_seconds if clock == "turn" else None

    @property
    def last_round(self) -> bool:
        return self.round == self.options.rounds

    def clockwise(self, seat: int) -> Row:
        """All seats from this one on."""
        return _CLOCKWISE[self.players][seat]

    def opponents(self, seat: int) -> Row:
        return _OPPONENTS[self.players][seat]

    def working(self, seat: int) -> int:
        """His active gangsters."""
        return self.crews[seat] & ~self.men_down

    def open_businesses(self, seat: int) -> int:
        """His active businesses."""
        return self.holdings[seat] & ~self.shut

    def boss_of(self, who: int) -> int:
        """Whose gangster he is."""
        for seat in range(self.players):
            if self.crews[seat] >> who & 1:
                return seat
        return NOBODY

    def owner_of(self, card: int) -> int:
        """Whose business it is."""
        for seat in range(self.players):
            if self.holdings[seat] >> card & 1:
                return seat
        return NOBODY

    def free_markers(self, seat: int) -> int:
        return 5 - sum([held >> 3 * seat & 7 for held in self.markers if held])

    def next_cause(self) -> int:
        self.causes += 1
        return self.causes

    # --- tasks

    def has_task(self, who: int) -> bool:
        return self.tasks[who] != 0 or (who >= MEN - SECOND and self.tasks[who + SECOND] != 0)

    def places(self, seat: int) -> list[int]:
        """Where he has a task, in the order of his row."""
        tasks = self.tasks
        crew = self.crews[seat]
        found = [who for who in members(crew) if tasks[who]]
        if crew & MERCENARY_MASK:
            found += [who + SECOND for who in members(crew & MERCENARY_MASK) if tasks[who + SECOND]]
        return found

    def job_places(self, seat: int) -> list[int]:
        """Where he has a job, face down."""
        return [place for place in self.places(seat) if self.tasks[place] > 0]

    # --- hidden cards

    def hidden(self) -> Hidden:
        """The jobs in hands, planned and discarded, then the influence cards in hands and on the pile."""
        planned = tuple([task for task in self.tasks if task > 0])
        rows = [*self.jobs, planned, *self.dropped, *self.influence, self.pile]
        decks = [(number, list(stack)) for number, stack in enumerate(self.stacks)]
        return Hidden(rows, [*decks, (self.urn, list(self.deck))], self.mixes, self.pools + 1)

    # --- moving money

    def pay(self, giver: int, taker: int, money: int) -> None:
        """From one to another, as an event of its own; `NOBODY` is the bank."""
        self.move(giver, taker, money)
        if self.listening and money:
            self.tell(Paid(None if giver == NOBODY else giver, None if taker == NOBODY else taker, money))

    def move(self, giver: int, taker: int, money: int) -> None:
        """The same as part of something that is told as a whole."""
        if giver == NOBODY:
            self.bank -= money
        else:
            self.cash[giver] -= money
        if taker == NOBODY:
            self.bank += money
        else:
            self.cash[taker] += money

    # --- counting up

    def money(self) -> int:
        """All there is, the bank's included: always 0."""
        return self.bank + sum(self.cash) + sum(self.laundered) + sum(self.stakes)

    def all_jobs(self) -> list[int]:
        """Every job's face, wherever it is, in order."""
        slots = [slot for row in (*self.jobs, *self.dropped) for slot in row] + [
            task for task in self.tasks if task > 0
        ]
        return sorted([slot & FACE for slot in slots] + [face for stack in self.stacks for face in stack])

    def all_influence(self) -> list[int]:
        """Every influence card's face, wherever it is, in order."""
        slots = [slot & FACE for row in (*self.influence, self.pile) for slot in row]
        lying = [INFLUENCE_FACE + card for held in self.attached for card in lying_on(held)]
        return sorted([*slots, *self.deck, *lying])  # before `influence_from`, without the start sets

    def all_businesses(self) -> list[int]:
        """Every business card, wherever it is, in order."""
        held = [card for mask in self.holdings for card in range(len(self.markers)) if mask >> card & 1]
        planned = [-1 - task for task in self.tasks if task < 0]
        return sorted([*held, *planned, *self.market, *self.stack, *self.under])


def lying_on(held: int) -> list[int]:
    """The influence cards lying on a gangster, of what `attached` says: three bits a card, who played it plus one."""
    return [card for card in range(8) if held >> 3 * card & 7]
