"""Goods and promises at their face value, each by itself: how a trusting player weighs an offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sitdown.games.cosa_nostra.bots.talk.common import (
    A_MAN,
    FEWEST,
    NEVER,
    can_spare,
    has_peace,
    has_promised_use,
    marker_cost,
)
from sitdown.games.cosa_nostra.bots.turns.striking import forgone
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, KIND_OF, PROFIT
from sitdown.games.cosa_nostra.bots.worth.dice import cash_takings, dice_for, jobs_of
from sitdown.games.cosa_nostra.bots.worth.duties import AT_PEACE
from sitdown.games.cosa_nostra.bots.worth.head_count import heads
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, fee, missing_for, owed
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook
from sitdown.games.cosa_nostra.bots.worth.threats import menace
from sitdown.games.cosa_nostra.bots.worth.values import business_worth, gangster_worth
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import GangsterView

LIKELY: Final = 0.7  # that another's job succeeds


def trust(o: Outlook, seat: int) -> float:
    broken = len([entry for entry in o.view.ledger if entry.seat == seat and entry.verdict == "broken"])
    return max(0.0, 1 - o.temper.distrust * broken) * (o.temper.last_trust if o.last_round else 1.0)


# --- what he would get


def gets(p: Plans, giver: int, goods: Goods) -> float:
    o = p.o
    value = float(goods.cash)
    value += sum([business_worth(o, KIND_OF[card]) for card in goods.businesses])
    value += sum([_recruit(p, giver, o.bosses[man][1]) for man in goods.gangsters])
    value += sum([o.temper.share * wish(p, KIND_OF[card]) for card in goods.markers])
    return value + trust(o, giver) * sum([HEARD[type(said)](p, giver, said) for said in goods.promises])


def wish(p: Plans, kind: int) -> float:
    """What the use of a business would bring: for a planned job, or for one in hand that an idle gangster can still be given."""
    best = p.wanted[kind]
    idle = p.o.idle() if p.o.view.phase in ("draw", "recruiting", "planning") else []
    if idle:
        strongest = max(idle, key=lambda man: man.strength)
        for job in p.o.view.jobs:
            facts = FACTS[job]
            missing = missing_for(p, job) if facts.sort is Sort.CASH else []
            if kind in missing:
                best = max(best, cash_takings(strongest, facts) / len(missing))
    return best


def _recruit(p: Plans, giver: int, man: GangsterView) -> float:
    """Another's gangster is worth as much as there are jobs for him."""
    worth = gangster_worth(p.o, man.gangster, man.strength)
    use = 1.0 if len(p.o.view.jobs) > len(p.o.idle()) else 0.6
    return use * worth + _changes_sides(p.o, man, giver, p.o.seat)


def _changes_sides(o: Outlook, man: GangsterView, giver: int, taker: int) -> float:
    """What his head counts for."""
    return heads(o, (giver, -1), (taker, 1)) if man.active or not o.last_round else 0.0


def _paid_if(p: Plans, giver: int, said: word.PayIfJobSucceeds) -> float:
    return LIKELY * min(said.money, PROFIT[p.o.view.round])


def _paid_by(p: Plans, giver: int, said: word.PayByPayday) -> float:
    player = p.o.view.players[giver]
    debts = [entry for entry in p.o.view.ledger if entry.seat == giver and entry.verdict == "open"]
    owed = sum([entry.word.money for entry in debts if isinstance(entry.word, word.PayByPayday)])
    return 0.9 * min(said.money, max(0, player.cash + player.income - owed))


def _shared(p: Plans, giver: int, said: word.ShareProfit) -> float:
    return LIKELY * PROFIT[p.o.view.round] * said.percent / 100


def _spared(p: Plans, giver: int, said: word.NoAttackOnYou | word.NoAttackOnAnybody) -> float:
    """Peace with somebody who has nothing planned is cheap; with somebody seen with an attack it is not."""
    if has_peace(p.o, giver):
        return 0.0
    if p.o.temper.reckons:
        return p.o.temper.peace[p.o.view.round] * menace(p.o, giver)
    tasks = [task for man in p.o.view.players[giver].crew for task in man.tasks if task.round is not None]
    seen = any([task.job is not None and FACTS[task.job].sort is Sort.ATTACK for task in tasks])
    if not tasks and p.o.view.phase == "action":
        return 0.0
    return p.o.temper.peace[p.o.view.round] * (2 if seen else 1)


def _let_use(p: Plans, giver: int, said: word.LetUse) -> float:
    if has_promised_use(p.o, giver, p.o.seat, said.business, said.round):
        return 0.0
    return max(0.5 * fee(said.round, KIND_OF[said.business]), 0.3 * wish(p, KIND_OF[said.business]))


HEARD: Final[dict[type[word.Promise], Callable[[Plans, int, Any], float]]] = {
    word.PayIfJobSucceeds: _paid_if,
    word.PayByPayday: _paid_by,
    word.ShareProfit: _shared,
    word.NoAttackOnYou: _spared,
    word.NoAttackOnAnybody: _spared,
    word.LetUse: _let_use,
}

# --- what he would give


def gives(p: Plans, taker: int, goods: Goods) -> float:
    o = p.o
    cost = float(goods.cash)
    cost += sum([_sold(p, taker, card) for card in goods.businesses])
    cost += sum([_let_go(p, taker, o.bosses[man][1]) for man in goods.gangsters])
    cost += sum([marker_cost(o, o.seat, taker, card) for card in goods.markers])
    if len(o.me.crew) - len(goods.gangsters) < FEWEST and goods.gangsters:
        return NEVER
    return cost + sum([GIVEN[type(said)](p, taker, said) for said in goods.promises])


def _sold(p: Plans, taker: int, card: BusinessCard) -> float:
    if any([has_promised_use(p.o, p.o.seat, seat, card) for seat in p.o.opponents()]):
        return NEVER
    kind = KIND_OF[card]
    return business_worth(p.o, kind, p.o.seat, -1) + p.o.spite[taker] * business_worth(p.o, kind, taker)


def _let_go(p: Plans, taker: int, man: GangsterView) -> float:
    worth = gangster_worth(p.o, man.gangster, man.strength)
    price = (0.7 if can_spare(p) else 1.2) * worth - _changes_sides(p.o, man, p.o.seat, taker)
    return max(A_MAN, price)


def _pay_if(p: Plans, taker: int, said: word.PayIfJobSucceeds) -> float:
    return 0.9 * said.money


def _pay_by(p: Plans, taker: int, said: word.PayByPayday) -> float:
    return said.money if said.money <= max(p.soon, p.o.me.cash - owed(p.o)) else NEVER


def _share(p: Plans, taker: int, said: word.ShareProfit) -> float:
    gap = p.gap(said.job)
    return (gap.takings if gap else PROFIT[p.o.view.round]) * said.percent / 100


def _keep_peace(p: Plans, taker: int, said: word.NoAttackOnYou | word.NoAttackOnAnybody) -> float:
    """As much as his attacks are worth to him, for every round."""
    if p.o.temper.reckons and isinstance(said, word.NoAttackOnYou) and said.round == p.o.view.round:
        return spared(p, taker)
    planned = [task.job for _, task in p.o.tasks() if task.job is not None and FACTS[task.job].sort is Sort.ATTACK]
    held = [job for job in p.o.view.jobs if FACTS[job].sort is Sort.ATTACK]
    price = 5000 if planned else 1500 if held and p.o.working_rounds else 300
    return price * (1 + said.round - p.o.view.round)


def spared(p: Plans, seat: int) -> float:
    """What he would lose if he left one player alone this round."""
    return AT_PEACE + sum(
        [
            forgone(p.o, FACTS[task.job], dice_for(man, FACTS[task.job], jobs_of(man)), man, seat)
            for man, task in p.o.tasks()
            if task.job is not None and FACTS[task.job].sort is Sort.ATTACK
        ]
    )


def _grant_use(p: Plans, taker: int, said: word.LetUse) -> float:
    return 0.8 * marker_cost(p.o, p.o.seat, taker, said.business)


GIVEN: Final[dict[type[word.Promise], Callable[[Plans, int, Any], float]]] = {
    word.PayIfJobSucceeds: _pay_if,
    word.PayByPayday: _pay_by,
    word.ShareProfit: _share,
    word.NoAttackOnYou: _keep_peace,
    word.NoAttackOnAnybody: _keep_peace,
    word.LetUse: _grant_use,
}
