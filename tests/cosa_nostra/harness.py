"""A table for tests that read as play. Cards and dice are stated, not mocked; everything goes through the engine's own door.

    t = table(
        Seat("blundetto", cash=5000, tasks="big_joey: theft_i_4, little_joey: buy pimp"),
        Seat("dimaggio", owns="pimp casino*", jobs="scam"),
        Seat("calmuti", tasks="vito_baritono: threats"),
        phase="action",
    )
    t.attacks("big_joey", 1, dice=(1, 4, 5))
    assert t.g.cash[1] == 0

Dice are stated with the act that has them rolled. A card that is drawn is the next one stated (`comes`), or any.
"""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK
from sitdown.core.records import BEGIN, TIME_UP, Action
from sitdown.games.cosa_nostra.board.material import BUSINESS, CARD, INFLUENCE_FACE, ROUND, WHO
from sitdown.games.cosa_nostra.cards.cards import Family, Influence
from sitdown.games.cosa_nostra.cards.names import (
    BUSINESS_CARD_IDS,
    GANGSTER_KINDS,
    JOB_CARD_KINDS,
    PLACE_IDS,
    BusinessCard,
    Gangster,
    JobCard,
    Place,
)
from sitdown.games.cosa_nostra.game import CosaNostra, new_cosa_nostra
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.options import CosaNostraOptions
from tests.cosa_nostra.positions import Seat, Stated, arranged, placed, play_deck
from tests.cosa_nostra.watching import Watched, all_cards, all_men, dump

__all__ = ["Play", "Seat", "begun", "table"]

Dice = tuple[int, ...]
NOTHING = Goods()


class Play(Watched):
    """A game. Verbs with a gangster are his boss's; those without seat or gangster are of whoever is asked."""

    def __init__(self, g: CosaNostra) -> None:
        super().__init__(g)
        self.cards_there_are = all_cards(g)

    def comes(self, businesses: str = "", jobs: str = "", cards: str = "", mercenaries: str = "") -> None:
        """State what is drawn next from these stacks: the first first."""
        g = self.g
        if businesses:
            g.stack = arranged([BUSINESS_CARD_IDS[BusinessCard(card)] for card in businesses.split()], list(g.stack))
        if cards:
            g.deck = arranged([INFLUENCE_FACE + CARD.index(Influence(card)) for card in cards.split()], list(g.deck))
        if mercenaries:
            g.guild = arranged([GANGSTER_KINDS[Gangster(name)] for name in mercenaries.split()], list(g.guild))
        if jobs:
            faces = [JOB_CARD_KINDS[JobCard(job)] + 1 for job in jobs.split()]
            number = ROUND[faces[0] - 1]
            stack = arranged(faces, list(g.stacks[number]))
            g.stacks = (*g.stacks[:number], stack, *g.stacks[number + 1 :])

    def act(self, actor: int, action: Action, dice: Dice = (), lots: Dice = ()) -> None:
        """One act through the door. `lots`: what chance draws beside dice."""
        chance = Stated(dice, lots)
        self.events = self.g.apply(actor, action, chance, self.g.question)
        self.check(chance, dice)

    def check(self, chance: Stated, dice: Dice) -> None:
        """The dice were those stated, and nothing was lost or made."""
        assert self.rolled() == list(dice), "these dice were rolled, others were stated"
        assert not chance.lots, "more lots were stated than drawn"
        assert self.g.money() == 0, "money was lost or made"
        assert all_cards(self.g) == self.cards_there_are, "cards were lost or made"
        assert len(all_men(self.g)) == len(set(all_men(self.g))), "a gangster is in two places"

    # --- planning

    def plans(self, place: str, job: str) -> None:
        self.act(self.boss(place), act.PlanJob(Place(place), JobCard(job)))

    def plans_purchase(self, place: str, business: str) -> None:
        self.act(self.boss(place), act.PlanPurchase(Place(place), BusinessCard(business)))

    def ends_turn(self) -> None:
        self.act(self.asked[0], act.END_TURN)

    # --- acting

    def carries_out(self, place: str, dice: Dice = ()) -> None:
        self.act(self.boss(place), act.CarryOut(Place(place)), dice)

    def attacks(self, place: str, target: int | str, dice: Dice = ()) -> None:
        """A player by his seat; a business or a gangster by its name."""
        self.act(self.boss(place), attack(place, target), dice)

    def calls_off(self, place: str) -> None:
        self.act(self.boss(place), act.CallOff(Place(place)))

    def buys(self, place: str) -> None:
        self.act(self.boss(place), act.Buy(Place(place)))

    def lies_low(self) -> None:
        self.act(self.asked[0], act.LIE_LOW)

    def strikes_instead(self, place: str, gangster: str, dice: Dice = ()) -> None:
        self.act(self.boss(place), act.StrikeInstead(Place(place), Gangster(gangster)), dice)

    def deals_instead(self, place: str, dice: Dice = ()) -> None:
        self.act(self.boss(place), act.DealInstead(Place(place)), dice)

    def uses_markers(self, *businesses: str, dice: Dice = ()) -> None:
        cards = tuple([BusinessCard(business) for business in businesses])
        self.act(self.asked[0], act.UseMarkers(cards), dice)

    def stakes(self, money: int, dice: Dice = ()) -> None:
        self.act(self.asked[0], act.Stake(money), dice)

    def launders(self, money: int) -> None:
        self.act(self.asked[0], act.Launder(money))

    def buys_now(self, business: str) -> None:
        self.act(self.asked[0], act.BuyNow(BusinessCard(business)))

    # --- answers

    def lends_die(self, dice: Dice = ()) -> None:
        self.act(self.asked[0], act.LEND_DIE, dice)

    def takes_die(self, dice: Dice) -> None:
        self.act(self.asked[0], act.TAKE_DIE, dice)

    def rerolls(self, die: int, new: int) -> None:
        """The die of this number, from 0; it shows this now."""
        self.act(self.asked[0], act.Reroll(die), (new,))

    def robs(self, place: str, dice: Dice = ()) -> None:
        self.act(self.boss(place), act.Rob(Place(place)), dice)

    def springs_trap(self, place: str, dice: Dice = ()) -> None:
        self.act(self.boss(place), act.SpringTrap(Place(place)), dice)

    def docs(self, seat: int, dice: Dice = ()) -> None:
        self.act(seat, act.CALL_DOC, dice)

    def schemes(self, seat: int) -> None:
        self.act(seat, act.SCHEME)

    def shoots_back(self, dice: Dice) -> None:
        self.act(self.asked[0], act.SHOOT_BACK, dice)

    def foils(self) -> None:
        self.act(self.asked[0], act.FOIL)

    def declines(self, *seats: int, dice: Dice = ()) -> None:
        """One after the other; the dice are rolled when the last has."""
        for seat in seats[:-1]:
            self.act(seat, act.DECLINE)
        self.act(seats[-1], act.DECLINE, dice)

    def all_decline(self, dice: Dice = ()) -> None:
        """Whoever is asked about this, if anybody can say no."""
        number = self.g.question
        while number == self.g.question and any(act.DECLINE in self.options(seat) for seat in self.asked):
            self.declines(self.asked[0], dice=dice if len(self.asked) == 1 else ())

    # --- influence cards and the Lawyer

    def snitches(self, place: str) -> None:
        self.act(self.asked[0], act.Snitch(Place(place)))

    def exchanges_market(self) -> None:
        self.act(self.asked[0], act.EXCHANGE_MARKET)

    def spies(self, *places: str) -> None:
        self.act(self.asked[0], act.Spy(tuple([Place(place) for place in places])))

    def asks_lawyer(self, *places: str) -> None:
        self.act(self.asked[0], act.AskLawyer(tuple([Place(place) for place in places])))

    def attaches(self, card: str, gangster: str) -> None:
        self.act(self.asked[0], act.Attach(Influence(card), Gangster(gangster)))

    # --- the draw, recruiting, payday

    def keeps_hand(self, *seats: int) -> None:
        for seat in seats:
            self.act(seat, act.KEEP_HAND)

    def refuses_hand(self, seat: int) -> None:
        self.act(seat, act.REFUSE_HAND)

    def hires(self, gangster: str) -> None:
        self.act(self.asked[0], act.Hire(Gangster(gangster)))

    def exchanges(self, gangster: str, mercenary: str) -> None:
        self.act(self.asked[0], act.Exchange(Gangster(gangster), Gangster(mercenary)))

    def drops_jobs(self, seat: int, jobs: str) -> None:
        self.act(seat, act.DropJobs(tuple([JobCard(job) for job in jobs.split()])))

    def drops_cards(self, seat: int, cards: str) -> None:
        self.act(seat, act.DropInfluence(tuple([Influence(card) for card in cards.split()])))

    # --- deals, and the clock

    def deals(self, seat: int, to: int, give: Goods = NOTHING, take: Goods = NOTHING) -> None:
        """Offered and accepted."""
        self.act(seat, act.MakeOffer(to, give, take))
        self.act(to, act.AcceptOffer(self.g.offers[-1].number))

    def time_up(self, dice: Dice = (), lots: Dice = ()) -> None:
        self.act(CLOCK, TIME_UP, dice, lots)

    # --- what must not be possible

    def refuses(self, actor: int, action: Action) -> str:
        """It is illegal and nothing changes. Returns why."""
        before = dump(self.g)
        with pytest.raises(Illegal) as error:
            self.g.apply(actor, action, Stated((), ()))
        assert dump(self.g) == before, "what was refused changed the state"
        return str(error.value)

    # --- inside

    def boss(self, place: str) -> int:
        seat = self.g.boss_of(WHO[PLACE_IDS[Place(place)]])
        assert seat >= 0, f"{place} is nobody's"
        return seat


def table(
    *seats: Seat,
    number: int = 1,
    phase: str = "planning",
    starter: int = 0,
    market: str | None = None,
    attached: str = "",
    markers: str = "",
    businesses: str = "",
    jobs: str = "",
    cards: str = "",
    pile: bool = False,
    **options: Any,
) -> Play:
    """Round `number`, at the beginning of a phase: draw, planning, action or payday.

    `attached="1 henchman big_joey"`: seat 1 laid it there. `markers="0 lawyer_1"`: seat 0 has one there. `businesses`, `jobs`, `cards`: what comes next.
    With `pile` the influence cards that do not come next were played: they lie face up in the pile.
    """
    t = Play(placed(seats, number, phase, starter, market, attached, markers, options))
    t.comes(businesses, jobs, cards)
    if pile:
        play_deck(t.g, len(cards.split()))
    chance = Stated((), ())
    t.g.chance = chance
    t.g.advance()
    t.events = t.g.events
    t.check(chance, ())
    return t


def last_task() -> Play:
    """The last night: when Big Joey has done his job, or called it off, the game is over. Blundetto is far ahead."""
    me = Seat("blundetto", cash=50_000, tasks="big_joey: threats")
    return table(me, Seat("dimaggio"), Seat("calmuti"), number=4, phase="action")


def begun(*families: str, lots: Dice, **options: Any) -> Play:
    """A game as chance opens it; with no families stated, three are drawn. The lots: families, start player, market, then as always."""
    players = len(families) or 3
    chosen = tuple([Family(family) for family in families]) or None
    g = new_cosa_nostra(players, CosaNostraOptions(families=chosen, **options))
    chance = Stated((), lots)
    events = g.apply(CLOCK, BEGIN, chance)
    t = Play(g)
    t.events = events
    t.check(chance, ())
    return t


def attack(place: str, target: int | str) -> Action:
    if isinstance(target, int):
        return act.AttackPlayer(Place(place), target)
    if target in BUSINESS:
        return act.AttackBusiness(Place(place), BusinessCard(target))
    return act.AttackGangster(Place(place), Gangster(target))
