"""What players of La Cosa Nostra do beside the question: offers of every kind, promises, spying, and words."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from sitdown.core.asks import bits
from sitdown.core.chance import Seeded
from sitdown.core.errors import Illegal
from sitdown.core.kernel import CLOCK, Menu
from sitdown.core.records import Action
from sitdown.games.cosa_nostra import CosaNostra
from sitdown.games.cosa_nostra.board.material import BUSINESS, CARD, GANGSTER, MEN, NOBODY, PLACE
from sitdown.games.cosa_nostra.board.table import lying_on
from sitdown.games.cosa_nostra.cards.names import GANGSTER_KINDS, BusinessCard, Gangster
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.ledger import Offer
from sitdown.games.cosa_nostra.records.promises import (
    AnyPromise,
    LetUse,
    NoAttackOnAnybody,
    NoAttackOnYou,
    PayByPayday,
    PayIfJobSucceeds,
    ShareProfit,
)
from sitdown.games.cosa_nostra.steps.spying import cards_in_hand, looks
from sitdown.games.cosa_nostra.steps.window import Window

T = TypeVar("T")
Said = tuple[int, Action] | None


def talk(g: CosaNostra, random: Random) -> Said:
    """Something that somebody may do now, if he comes upon it."""
    if not g.families:
        return None
    way = spying if _half_answered(g) and random.random() < 0.5 else random.choice(WAYS)
    said = way(g, random)
    if said is None:
        return None
    try:
        g.clone().apply(*said, Seeded(1))
    except Illegal:
        return None
    return said


def _half_answered(g: CosaNostra) -> bool:
    """To do something between the answers to a secret question is to try whether they are kept, and kept secret."""
    top = g.agenda[-1] if g.agenda else None
    return isinstance(top, Window) and top.waiting != top.everybody


# --- offers


def offer(g: CosaNostra, random: Random) -> Said:
    seat, to = random.sample(range(g.players), 2)
    return seat, act.MakeOffer(to, goods(g, seat, random), goods(g, to, random))


def asking_for_a_marker(g: CosaNostra, random: Random) -> Said:
    """For nothing: of somebody who promised it, if there is one."""
    pledged = [(entry.to, entry.seat, entry.word.business) for entry in g.ledger if isinstance(entry.word, LetUse)]
    seat, to = random.sample(range(g.players), 2)
    pledged = pledged or [(seat, to, business) for business in hosted(g, to)]
    if not pledged:
        return None
    seat, to, business = random.choice(pledged)
    return seat, act.MakeOffer(to, Goods(), Goods(markers=(business,)))


def acceptance(g: CosaNostra, random: Random) -> Said:
    return _about_offer(g, random, lambda offer: (offer.to, act.AcceptOffer(offer.number)))


def refusal(g: CosaNostra, random: Random) -> Said:
    return _about_offer(g, random, lambda offer: (offer.to, act.RefuseOffer(offer.number)))


def withdrawal(g: CosaNostra, random: Random) -> Said:
    return _about_offer(g, random, lambda offer: (offer.seat, act.WithdrawOffer(offer.number)))


def lapse(g: CosaNostra, random: Random) -> Said:
    return _about_offer(g, random, lambda offer: (CLOCK, act.LapseOffer(offer.number)))


def counter(g: CosaNostra, random: Random) -> Said:
    def instead(offer: Offer) -> tuple[int, Action]:
        give, take = goods(g, offer.to, random), goods(g, offer.seat, random)
        return offer.to, act.CounterOffer(offer.number, give, take)

    return _about_offer(g, random, instead)


def _about_offer(g: CosaNostra, random: Random, say: Callable[[Offer], tuple[int, Action]]) -> Said:
    return say(random.choice(g.offers)) if g.offers else None


def goods(g: CosaNostra, giver: int, random: Random) -> Goods:
    """A little of everything that he has."""
    idle = [GANGSTER[who] for who in bits(g.crews[giver]) if not g.has_task(who)]
    return Goods(
        cash=random.choice([0, 0, 1000, random.randrange(g.cash[giver] // 1000 + 1) * 1000]),
        businesses=tuple(_some([BUSINESS[card] for card in bits(g.holdings[giver])], random, random.choice([0, 0, 1]))),
        gangsters=tuple(_some(idle, random, random.choice([0, 0, 0, 1]))),
        markers=tuple(_some(hosted(g, giver), random, random.choice([0, 1, 2]))),
        promises=tuple([promise(g, giver, random) for _ in range(random.choice([0, 1, 1, 2]))]),
    )


def _some(cards: list[T], random: Random, number: int) -> list[T]:
    return random.sample(cards, min(number, len(cards)))


def hosted(g: CosaNostra, seat: int) -> list[BusinessCard]:
    """His businesses, and those he plans to buy."""
    planned = [-1 - g.tasks[place] for place in g.places(seat) if g.tasks[place] < 0]
    return [BUSINESS[card] for card in [*bits(g.holdings[seat]), *planned]]


def promise(g: CosaNostra, giver: int, random: Random) -> AnyPromise:
    until = random.randint(g.round, g.options.rounds)
    money = random.randint(1, 6) * 1000
    words: list[AnyPromise] = [PayByPayday(money, until), NoAttackOnYou(until), NoAttackOnAnybody(until)]
    words += [LetUse(business, until) for business in _some(hosted(g, giver), random, 2)]
    planned = [PLACE[place] for seat in range(g.players) for place in g.job_places(seat)]
    if planned:
        words += [PayIfJobSucceeds(money, random.choice(planned))] * 2
    own = [PLACE[place] for place in g.job_places(giver)]
    if own:
        words += [ShareProfit(random.randint(1, 100), random.choice(own))] * 2
    return random.choice(words)


# --- what one does alone


def payment(g: CosaNostra, random: Random) -> Said:
    owed = [(entry.seat, act.Settle(number)) for number, entry in enumerate(g.ledger) if entry.due]
    later = [(entry.seat, act.Settle(number)) for number, entry in enumerate(g.ledger) if entry.verdict == "open"]
    return random.choice(owed or later) if later else None


def noting(g: CosaNostra, random: Random) -> Said:
    """What is meant by a promise."""
    given = [(entry.seat, number) for number, entry in enumerate(g.ledger) if entry.meant is None]
    if not given:
        return None
    seat, number = random.choice(given)
    return seat, act.Intend(number, random.choice(["keep", "unless_it_pays", "break"]))


def taking_back(g: CosaNostra, random: Random) -> Said:
    placed = [
        (seat, card) for card in range(len(BUSINESS)) for seat in range(g.players) if g.markers[card] >> 3 * seat & 7
    ]
    if not placed:
        return None
    seat, card = random.choice(placed)
    return seat, act.TakeBack(BUSINESS[card])


def stripping(g: CosaNostra, random: Random) -> Said:
    boss = g.boss_of(GANGSTER_KINDS[Gangster.ALEXEI_WALENKO])
    lying = [(card, who) for who in range(MEN) for card in lying_on(g.attached[who])]
    if boss == NOBODY or not lying:
        return None
    card, who = random.choice(lying)
    return boss, act.Strip(CARD[card], GANGSTER[who])


def spying(g: CosaNostra, random: Random) -> Said:
    seat = random.randrange(g.players)
    asked = g.ask.options(seat) if g.ask else ()
    menu = Menu(seat, "")
    looks(g, seat, cards_in_hand(g, seat), menu)
    found = [action for action in menu.options(seat) if action not in asked]
    return (seat, random.choice(found)) if found else None


def words(g: CosaNostra, random: Random) -> Said:
    seat, other = random.sample(range(g.players), 2)
    return seat, act.Say("Business is business.", random.choice([None, other]))


WAYS: list[Callable[[CosaNostra, Random], Said]] = [
    *[offer] * 6,
    *[asking_for_a_marker] * 3,
    *[acceptance] * 5,
    refusal,
    counter,
    withdrawal,
    lapse,
    *[payment] * 4,
    *[noting] * 2,
    taking_back,
    *[stripping] * 3,
    *[spying] * 3,
    words,
]
