"""A table for tests of deals: three families with what they start with and $10,000 each. Trade goes through the engine's own
door; what else happens is stated.

t = bargain()
t.offers(0, 1, give=Goods(cash=3000), take=Goods(businesses=(Card.LAWYER_1,)))
t.accepts(1)
assert t.owner(Card.LAWYER_1) == 0
"""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from sitdown.core.asks import bits
from sitdown.core.chance import Scripted, Seeded
from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN, Action, Event
from sitdown.games.cosa_nostra.board import judging
from sitdown.games.cosa_nostra.board.markers import markers_on, return_markers
from sitdown.games.cosa_nostra.board.material import GANGSTER, NOBODY
from sitdown.games.cosa_nostra.cards.cards import Family
from sitdown.games.cosa_nostra.cards.names import BUSINESS_CARD_IDS, GANGSTER_KINDS, PLACE_IDS, Gangster, Place
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.game import CosaNostra, new_cosa_nostra
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.ledger import Entry
from sitdown.games.cosa_nostra.records.options import CosaNostraOptions
from sitdown.games.cosa_nostra.records.promises import AnyPromise
from sitdown.games.cosa_nostra.steps.deed import Deed

E = TypeVar("E", bound=Event)

NOTHING = Goods()
A_JOB = 1  # a slot; its face is nothing to these tests


class Bargain:
    """The table, and what happens on it. Seats 0, 1 and 2 are Blundetto, DiMaggio and Calmuti."""

    def __init__(self, g: CosaNostra) -> None:
        self.g = g
        self.events: list[Event] = []

    # --- trade and talk

    def act(self, actor: int, action: Action) -> None:
        self.events = self.g.apply(actor, action, Scripted(()))
        assert self.g.money() == 0, "money was lost or made"

    def refuses(self, actor: int, action: Action) -> str:
        """It is illegal and nothing changes. Returns why."""
        before = dump(self.g)
        with pytest.raises(Illegal) as error:
            self.g.apply(actor, action, Scripted(()))
        assert dump(self.g) == before, "what was refused changed the state"
        return str(error.value)

    def offers(self, seat: int, to: int, give: Goods = NOTHING, take: Goods = NOTHING) -> int:
        """Returns the offer's number."""
        self.act(seat, act.MakeOffer(to, give, take))
        return self.g.offers[-1].number

    def cannot_offer(self, seat: int, to: int, give: Goods = NOTHING, take: Goods = NOTHING) -> str:
        return self.refuses(seat, act.MakeOffer(to, give, take))

    def accepts(self, seat: int) -> None:
        """The latest offer."""
        self.act(seat, act.AcceptOffer(self.g.offers[-1].number))

    def cannot_accept(self, seat: int) -> str:
        return self.refuses(seat, act.AcceptOffer(self.g.offers[-1].number))

    def refuses_offer(self, seat: int) -> None:
        """The latest."""
        self.act(seat, act.RefuseOffer(self.g.offers[-1].number))

    def counters(self, seat: int, give: Goods = NOTHING, take: Goods = NOTHING) -> None:
        """The latest offer."""
        self.act(seat, act.CounterOffer(self.g.offers[-1].number, give, take))

    def deal(self, seat: int, to: int, give: Goods = NOTHING, take: Goods = NOTHING) -> None:
        """Offered and accepted."""
        self.offers(seat, to, give, take)
        self.accepts(to)

    def promises(self, seat: int, to: int, word: AnyPromise) -> int:
        """For nothing. Returns its number."""
        self.deal(seat, to, Goods(promises=(word,)))
        return len(self.g.ledger) - 1

    def cannot_promise(self, seat: int, to: int, word: AnyPromise) -> str:
        return self.cannot_offer(seat, to, Goods(promises=(word,)))

    def settles(self, seat: int, promise: int) -> None:
        self.act(seat, act.Settle(promise))

    # --- what the rest of the game would do

    def plans_job(self, place: Place) -> None:
        self.g.tasks[PLACE_IDS[place]] = A_JOB

    def plans_purchase(self, place: Place, business: Card) -> None:
        self.g.tasks[PLACE_IDS[place]] = -1 - BUSINESS_CARD_IDS[business]

    def purchase_fails(self, place: Place) -> None:
        card = -1 - self.g.tasks[PLACE_IDS[place]]
        self.g.tasks[PLACE_IDS[place]] = 0
        self._happens(card)

    def is_deactivated(self, business: Card) -> None:
        self.g.shut |= 1 << BUSINESS_CARD_IDS[business]
        self._happens(BUSINESS_CARD_IDS[business])

    def is_destroyed(self, business: Card) -> None:
        card = BUSINESS_CARD_IDS[business]
        self.g.holdings[self.g.owner_of(card)] ^= 1 << card
        self._happens(card)

    def _happens(self, card: int) -> None:
        self.g.events = []
        return_markers(self.g, card)
        judging.business_gone(self.g, card)
        self.events = self.g.events

    def turns_up(self, place: Place) -> None:
        """Trade is closed until the job is resolved."""
        self.g.tasks[PLACE_IDS[place]] = 0
        deed = Deed(1, self.g.boss_of(PLACE_IDS[place]), PLACE_IDS[place], 0, NOBODY)
        self.g.agenda.insert(-1, deed)  # beneath the open question

    def succeeds(self, place: Place, profit: int = 0) -> None:
        self.g.events = []
        judging.job_succeeded(self.g, PLACE_IDS[place], profit)
        self.events = self.g.events

    def is_over(self, place: Place) -> None:
        """The job there is done or lost, and trade opens again."""
        self.g.tasks[PLACE_IDS[place]] = 0
        self.g.agenda = [step for step in self.g.agenda if not isinstance(step, Deed)]
        self.g.events = []
        judging.job_over(self.g, PLACE_IDS[place])
        self.events = self.g.events

    def job(self, place: Place, profit: int = 0) -> None:
        """A job is carried out, with success."""
        self.turns_up(place)
        self.succeeds(place, profit)
        self.is_over(place)

    def somebody_answers(self) -> None:
        """Whatever was asked: since the last question there was time to trade."""
        self.g.question += 1

    def payday(self) -> None:
        """The end of the round, and the next begins."""
        self.g.events = []
        judging.round_over(self.g)
        self.events = self.g.events
        self.g.round += 1

    # --- what there is to see

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def owner(self, business: Card) -> int:
        return self.g.owner_of(BUSINESS_CARD_IDS[business])

    def boss(self, gangster: Gangster) -> int:
        return self.g.boss_of(GANGSTER_KINDS[gangster])

    def crew(self, seat: int) -> tuple[Gangster, ...]:
        return tuple(GANGSTER[who] for who in bits(self.g.crews[seat]))

    def markers(self, business: Card) -> list[int]:
        """By seat."""
        return [markers_on(self.g, seat, BUSINESS_CARD_IDS[business]) for seat in range(self.g.players)]

    def free(self) -> list[int]:
        """Markers that lie nowhere, by seat."""
        return [self.g.free_markers(seat) for seat in range(self.g.players)]

    @property
    def open_offers(self) -> list[int]:
        return [offer.number for offer in self.g.offers]

    def entry(self, promise: int) -> Entry:
        return self.g.ledger[promise]

    @property
    def verdicts(self) -> list[str]:
        return [entry.verdict for entry in self.g.ledger]


def bargain(number: int = 2, cash: tuple[int, int, int] = (10_000, 10_000, 10_000), **options: Any) -> Bargain:
    """In this round. Everybody is asked to keep his hand, which is nothing to a deal."""
    families = (Family.BLUNDETTO, Family.DIMAGGIO, Family.CALMUTI)
    g = new_cosa_nostra(3, CosaNostraOptions(families=families, **options))
    g.apply(CLOCK, BEGIN, Seeded(1))
    g.round = number
    g.cash = list(cash)
    g.bank = -sum(cash)
    return Bargain(g)


def dump(g: CosaNostra) -> tuple[object, ...]:
    """All that trade and talk could change."""
    money = (tuple(g.cash), g.bank, g.laundered, g.stakes)
    cards = (tuple(g.holdings), tuple(g.crews), tuple(g.markers), tuple(g.tasks), g.monopolies)
    return money, cards, g.offers, g.offered, g.ledger, g.question, tuple(g.agenda)
