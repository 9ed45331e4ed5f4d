"""The table of La Cosa Nostra: what lies where. Steps change it through verbs, here and in the files named after what they move."""

from __future__ import annotations

from typing import Any, Final

from sitdown.core.hidden.pools import Hidden, Mix
from sitdown.core.hidden.slots import FACE
from sitdown.core.kernel import State, Step
from sitdown.games.cosa_nostra.board.house import HouseRules
from sitdown.games.cosa_nostra.board.material import (
    BUSINESS,
    INFLUENCE_FACE,
    MEN,
    MERCENARY_MASK,
    NOBODY,
    PLACES,
    SECOND,
    members,
)
from sitdown.games.cosa_nostra.board.moment import Moment
from sitdown.games.cosa_nostra.records.events import Paid
from sitdown.games.cosa_nostra.records.ledger import Entry, Offer
from sitdown.games.cosa_nostra.records.options import CosaNostraOptions

Row = tuple[int, ...]

MARKERS: Final = 5  # of each player
FIRST_INFLUENCE_POOL: Final = 5  # those before are the rounds' stacks of jobs

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
        moments: dict[str, Moment[Any]],
        like: Table | None,
    ) -> None:
        """A table where nothing has happened yet, or a copy of one that is `like` it: all that lies on a table is named here, once."""
        super().__init__(players, agenda, question)
        self.options = options
        self.house: HouseRules = HouseRules(options, players) if like is None else like.house
        self.moments = moments  # what can be answered: the table in `steps/reactions.py`, which knows the steps
        self.families: Row = () if like is None else like.families  # by seat
        self.round: int = 0 if like is None else like.round
        self.starter: int = 0 if like is None else like.starter
        self.turn: int = 0 if like is None else like.turn  # the active player
        self.cash: list[int] = [0] * players if like is None else like.cash.copy()
        # what the bank has taken less what it has paid: with all money on the table it makes 0
        self.bank: int = 0 if like is None else like.bank
        self.laundered: Row = (0,) * players if like is None else like.laundered
        # by seat, while a horse runs or a pot stands
        self.stakes: Row = (0,) * players if like is None else like.stakes
        self.jobs: list[Row] = [()] * players if like is None else like.jobs.copy()  # hands, as slots
        # by round, what is in them, in no order: chance picks when a card is drawn
        self.stacks: tuple[Row, ...] = ((),) * 5 if like is None else like.stacks
        # by round, discarded jobs as slots; those face up are known to everybody
        self.dropped: tuple[Row, ...] = ((),) * 5 if like is None else like.dropped
        self.influence: list[Row] = [()] * players if like is None else like.influence.copy()  # hands, as slots
        self.deck: Row = () if like is None else like.deck  # influence cards, in no order
        self.pile: Row = () if like is None else like.pile  # influence cards discarded, as slots
        self.urn: int = FIRST_INFLUENCE_POOL if like is None else like.urn  # the deck's pool
        self.pools: int = FIRST_INFLUENCE_POOL if like is None else like.pools  # numbers given to pools so far
        self.mixes: tuple[Mix, ...] = () if like is None else like.mixes
        self.crews: list[int] = [0] * players if like is None else like.crews.copy()  # by seat, gangsters on the table
        # by seat, those of the family that are still to be had
        self.recruits: Row = (0,) * players if like is None else like.recruits
        self.trophies: Row = (0,) * players if like is None else like.trophies
        self.men_down: int = 0 if like is None else like.men_down  # deactivated gangsters
        # by place: a job's slot; a purchase as -1 - its card; 0: none
        self.tasks: list[int] = [0] * PLACES if like is None else like.tasks.copy()
        self.attached: Row = (0,) * MEN if like is None else like.attached  # by gangster, see `attachments`
        # by gangster, how often his ability was used this round
        self.used: Row = (0,) * MEN if like is None else like.used
        self.trained: Row = (0,) * MEN if like is None else like.trained  # by gangster, strength that was bought
        self.doubled: int = 0 if like is None else like.doubled  # gangsters who were given two jobs this round
        self.holdings: list[int] = [0] * players if like is None else like.holdings.copy()  # by seat, businesses
        self.shut: int = 0 if like is None else like.shut  # deactivated businesses
        self.spent: int = 0 if like is None else like.spent  # Cops and Lawyers used this round
        # by business, three bits for every seat's number of markers on it
        self.markers: Row = (0,) * len(BUSINESS) if like is None else like.markers
        self.market: Row = () if like is None else like.market
        # businesses in no order, but for those that were put `under` them, in theirs
        self.stack: Row = () if like is None else like.stack
        self.under: Row = () if like is None else like.under
        self.guild: Row = () if like is None else like.guild  # mercenaries in the stack, in no order
        self.laid_out: Row = () if like is None else like.laid_out  # mercenaries to be had now
        self.aside: Row = () if like is None else like.aside  # mercenaries that nobody hired
        # whose Prostitution, Drugs and Credit are
        self.monopolies: Row = (NOBODY,) * 3 if like is None else like.monopolies
        self.causes: int = 0 if like is None else like.causes  # numbers given to what can be cancelled
        self.offers: tuple[Offer, ...] = () if like is None else like.offers
        self.offered: int = 0 if like is None else like.offered  # numbers given to offers
        self.ledger: tuple[Entry, ...] = () if like is None else like.ledger
        self.winner: int = NOBODY if like is None else like.winner

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
        return self.round == self.house.rounds

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
        free = MARKERS
        for held in self.markers:
            if held:
                free -= held >> 3 * seat & 7
        return free

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
        found: list[int] = []
        self.add_job_places(seat, found)
        return found

    def add_job_places(self, seat: int, found: list[int]) -> None:
        """The same, behind what was found before."""
        tasks = self.tasks
        crew = self.crews[seat]
        for who in members(crew):
            if tasks[who] > 0:
                found.append(who)
        if crew & MERCENARY_MASK:
            for who in members(crew & MERCENARY_MASK):
                if tasks[who + SECOND] > 0:
                    found.append(who + SECOND)

    def has_tasks(self, seat: int) -> bool:
        tasks = self.tasks
        crew = self.crews[seat]
        for who in members(crew):
            if tasks[who]:
                return True
        if crew & MERCENARY_MASK:
            for who in members(crew & MERCENARY_MASK):
                if tasks[who + SECOND]:
                    return True
        return False

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
            self.cash[giver] = self.cash[giver] - money  # compiled, `-=` on an item goes by way of objects
        if taker == NOBODY:
            self.bank += money
        else:
            self.cash[taker] = self.cash[taker] + money

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
