"""What goods and promises are worth to him, and what he says to an offer."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, Final

from msgspec.structs import replace

from sitdown.bots.base import Beside
from sitdown.core.records import Action
from sitdown.games.cosa_nostra.bots.talk.diary import Diary
from sitdown.games.cosa_nostra.bots.turns.striking import forgone
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, KIND_OF, PROFIT, thousands
from sitdown.games.cosa_nostra.bots.worth.dice import cash_takings, dice_for, jobs_of
from sitdown.games.cosa_nostra.bots.worth.head_count import heads
from sitdown.games.cosa_nostra.bots.worth.needs import Plans, fee, missing_for, owed
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook
from sitdown.games.cosa_nostra.bots.worth.threats import menace
from sitdown.games.cosa_nostra.bots.worth.values import business_worth, gangster_worth
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records import promises as word
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.view import GangsterView, OfferView

LIKELY: Final = 0.7  # that another's job succeeds
NEVER: Final = 1e9
MOST_OPEN: Final = 4  # offers of his on the table
FEWEST: Final = 3  # gangsters that he keeps
POOR: Final = 3000
A_MAN: Final = 2000  # for less nobody is let go, whatever he is good for
AT_PEACE: Final = 300  # what it costs to leave somebody alone whom one would not have attacked


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


def has_peace(o: Outlook, seat: int) -> bool:
    """Whether that seat has promised not to attack him."""
    return any(
        [
            entry.seat == seat
            and entry.verdict == "open"
            and (isinstance(entry.word, word.NoAttackOnAnybody) or entry.to == o.seat)
            for entry in o.view.ledger
            if isinstance(entry.word, word.NoAttackOnYou | word.NoAttackOnAnybody)
        ]
    )


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


def can_spare(p: Plans) -> bool:
    """Whether he could do without one of his gangsters: he has no job for him, or nothing to spend on anything else."""
    return len(p.o.view.jobs) < len(p.o.idle()) or p.purse < POOR


def marker_cost(o: Outlook, host: int, taker: int, card: BusinessCard) -> int:
    """What the use of a business should cost; nothing, if it was promised this round, more for the strongest."""
    if has_promised_use(o, host, taker, card, o.view.round):
        return 0
    strongest = max([seat for seat in range(len(o.standing)) if seat != host], key=lambda seat: o.standing[seat])
    return fee(o.view.round, KIND_OF[card]) + (o.temper.leader_more if taker == strongest else 0)


def has_use(o: Outlook, seat: int, kind: int) -> bool:
    """Of a business of this kind: his own, or one that his marker lies on."""
    return any(
        [
            owner == seat or any([marker.seat == seat for marker in each.markers])
            for owner, player in enumerate(o.view.players)
            for each in player.businesses
            if KIND_OF[each.business] == kind
        ]
    )


def has_promised_use(o: Outlook, host: int, to: int, card: BusinessCard, number: int | None = None) -> bool:
    """In this round, or at any time."""
    return any(
        [
            entry.seat == host and entry.to == to and entry.verdict == "open" and number in (None, entry.word.round)
            for entry in o.view.ledger
            if isinstance(entry.word, word.LetUse) and entry.word.business == card
        ]
    )


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

# --- what he says


def reply(p: Plans, diary: Diary, offer: OfferView, beside: Beside) -> Action:
    """Yes to what is fair, or a try for more; a higher price for what he could sell; else no."""
    worth = gets(p, offer.seat, offer.give)
    short = gives(p, offer.seat, offer.take) - worth
    giver = p.o.view.players[offer.seat]
    crowded = diary.spent or _crowded(p.o)
    if short <= 0:
        lends = offer.give == Goods(promises=offer.give.promises)
        spare = offer.take.cash <= max(0, p.purse if lends else p.o.me.cash - owed(p.o))
        yes = act.AcceptOffer(offer.number)
        more = None if crowded else _more(p, diary, offer, worth)
        return more or (yes if spare and yes in beside() else act.RefuseOffer(offer.number))
    if offer.take.cash or offer.take == Goods() or offer.give.cash + short > giver.cash or crowded:
        return act.RefuseOffer(offer.number)
    price = replace(offer.give, cash=offer.give.cash + ceil(short / 1000) * 1000)
    full = Goods(cash=ceil(gives(p, offer.seat, offer.take) / 1000) * 1000)
    return act.CounterOffer(offer.number, offer.take, full if price.cash >= full.cash else price)  # no more than all


def _more(p: Plans, diary: Diary, offer: OfferView, worth: float) -> Action | None:
    """A higher price for what he would give anyhow, once: somebody who asks for it needs it. Somebody who offers as much unasked is not asked for more."""
    if p.o.temper.markup == 1 or not offer.take.markers or offer.take != Goods(markers=offer.take.markers):
        return None
    if worth >= p.o.temper.markup * gives(p, offer.seat, offer.take):
        return None
    price = min(thousands(p.o.temper.markup * worth), thousands(p.o.view.players[offer.seat].cash))
    if price < worth + 1000 or not diary.may_haggle(offer.seat, offer.take):
        return None
    return act.CounterOffer(offer.number, offer.take, Goods(cash=price))


def _crowded(o: Outlook) -> bool:
    """Too many offers of his lie on the table."""
    return len([offer for offer in o.view.offers if offer.seat == o.seat]) >= MOST_OPEN
