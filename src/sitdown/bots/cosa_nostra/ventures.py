"""Deals beyond the job at hand: the use of his businesses, a monopoly, a gangster more or less, peace."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sitdown.bots.cosa_nostra.bargaining import FEWEST, POOR, can_spare, has_peace, marker_cost
from sitdown.bots.cosa_nostra.diary import Diary
from sitdown.bots.cosa_nostra.lore import DEMAND, FACTS, KIND_OF, thousands
from sitdown.bots.cosa_nostra.needs import Plans
from sitdown.bots.cosa_nostra.values import business_worth, gangster_worth, monopoly_with
from sitdown.games.cosa_nostra import promises as word
from sitdown.games.cosa_nostra.actions import Goods, MakeOffer
from sitdown.games.cosa_nostra.cards import Sort


def venture(p: Plans, diary: Diary, random: Random) -> MakeOffer | None:
    """At most one a turn, of those that make sense."""
    if not diary.ventures:
        return None
    diary.ventures -= 1
    if random.random() >= p.o.temper.venturous:
        return None
    for make in random.sample(VENTURES, len(VENTURES)):
        offer = make(p, random)
        if offer is not None and diary.may_say(offer):
            return offer
    return None


def _lend(p: Plans, random: Random) -> MakeOffer | None:
    """The use of a business that many jobs of the round need, to somebody who has none of the kind."""
    if p.o.view.phase != "planning":
        return None
    number = p.o.view.round
    cards = [each.business for each in p.o.me.businesses if each.active and DEMAND[number][KIND_OF[each.business]]]
    if not cards:
        return None
    card = random.choice(cards)
    without = [
        seat
        for seat in p.o.opponents()
        if p.o.view.players[seat].markers
        and all([KIND_OF[each.business] != KIND_OF[card] for each in p.o.view.players[seat].businesses])
    ]
    if not without:
        return None
    to = random.choice(without)
    return MakeOffer(to, Goods(markers=(card,)), Goods(cash=marker_cost(p.o, p.o.seat, to, card)))


def _monopolize(p: Plans, random: Random) -> MakeOffer | None:
    """Buy the businessman that makes a monopoly; what it is worth to both is shared."""
    for card, (seat, business) in p.o.owners.items():
        kind = KIND_OF[card]
        if seat != p.o.seat and business.active and monopoly_with(p.o, kind, p.o.seat, 1) > 0:
            to_him = business_worth(p.o, kind, seat, -1) + p.o.spite[seat] * business_worth(p.o, kind)
            price = thousands((to_him + business_worth(p.o, kind)) / 2)
            if to_him < price <= p.purse:
                return MakeOffer(seat, Goods(cash=price), Goods(businesses=(card,)))
    return None


def _recruit(p: Plans, random: Random) -> MakeOffer | None:
    """A gangster of somebody who has too many, when he has more jobs than men."""
    if p.o.view.phase != "planning" or len(p.o.view.jobs) <= len(p.o.idle()) or can_spare(p):
        return None
    for seat in p.o.opponents():
        player = p.o.view.players[seat]
        idle = [man for man in player.crew if man.active and not man.tasks]
        if idle and len(player.crew) > FEWEST and (len(idle) > len(player.jobs) or player.cash < POOR):
            man = min(idle, key=lambda each: each.strength)
            price = thousands(0.8 * gangster_worth(p.o, man.gangster, man.strength))
            if 0 < price <= p.purse:
                return MakeOffer(seat, Goods(cash=price), Goods(gangsters=(man.gangster,)))
    return None


def _let_go(p: Plans, random: Random) -> MakeOffer | None:
    """A gangster without a job, to whoever can pay."""
    idle = p.o.idle()
    if p.o.view.phase != "planning" or not idle or len(p.o.me.crew) <= FEWEST or not can_spare(p):
        return None
    man = min(idle, key=lambda each: each.strength)
    price = thousands(0.7 * gangster_worth(p.o, man.gangster, man.strength)) + 1000
    rich = max(p.o.opponents(), key=lambda seat: p.o.view.players[seat].cash)
    if not 0 < price <= p.o.view.players[rich].cash:
        return None
    return MakeOffer(rich, Goods(gangsters=(man.gangster,)), Goods(cash=price))


def _buy_peace(p: Plans, random: Random) -> MakeOffer | None:
    """From somebody who has jobs lying there, when he has something to lose."""
    price = thousands(p.o.temper.peace[p.o.view.round] / 2)
    if not 0 < price <= p.purse // 2 or p.o.view.phase not in ("planning", "action"):
        return None
    armed = [
        seat
        for seat in p.o.opponents()
        if any([task.round is not None for man in p.o.view.players[seat].crew for task in man.tasks])
        and not has_peace(p.o, seat)
    ]
    if not armed:
        return None
    promise = word.NoAttackOnYou(p.o.view.round)
    return MakeOffer(random.choice(armed), Goods(cash=price), Goods(promises=(promise,)))


def _sell_peace(p: Plans, random: Random) -> MakeOffer | None:
    """Who has no attack anyway can promise to attack nobody, and be paid for it by whoever has most to lose."""
    jobs = [*p.o.view.jobs, *[task.job for _, task in p.o.tasks() if task.job is not None]]
    price = thousands(p.o.temper.peace[p.o.view.round] / 2)
    if not price or p.o.peace or any([FACTS[job].sort is Sort.ATTACK for job in jobs]) or not p.o.tasks():
        return None
    rich = max(p.o.opponents(), key=lambda seat: p.o.standing[seat])
    return MakeOffer(rich, Goods(promises=(word.NoAttackOnAnybody(p.o.view.round),)), Goods(cash=price))


VENTURES: Final[list[Callable[[Plans, Random], MakeOffer | None]]] = [
    _lend,
    _monopolize,
    _recruit,
    _let_go,
    _buy_peace,
    _sell_peace,
]
