"""What would go wrong or cost dear, by what a player knows: what is public, and his own jobs. Nothing is done, and what is cheap is not named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sitdown.core.errors import Illegal
from sitdown.core.records import Action, Caution
from sitdown.games.cosa_nostra.board.attachments import HELPS, WITH_TASK
from sitdown.games.cosa_nostra.board.hands import job_kind
from sitdown.games.cosa_nostra.board.judging import peace_broken
from sitdown.games.cosa_nostra.board.markers import markers_on, remove_marker
from sitdown.games.cosa_nostra.board.material import (
    AT_GANGSTER,
    BUSINESS_ID,
    CARD,
    GANGSTER_ID,
    IS_ATTACK,
    IS_CASH,
    IS_RESPONSE,
    JOB,
    JOB_KIND,
    MAN_PRICE,
    NOBODY,
    OF_KIND,
    PLACE_ID,
    SECOND,
    WHO,
)
from sitdown.games.cosa_nostra.board.needs import hosts_of, lacks, usable
from sitdown.games.cosa_nostra.board.prices import price
from sitdown.games.cosa_nostra.board.table import Table
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.promises import LetUse, NoAttackOnAnybody, NoAttackOnYou
from sitdown.games.cosa_nostra.steps.acting import INSTEAD, BeginAction, men_in_reach, targets
from sitdown.games.cosa_nostra.steps.hiring import exchange_price
from sitdown.games.cosa_nostra.steps.payout import Payout
from sitdown.games.cosa_nostra.trade.deals import carry_out
from sitdown.games.cosa_nostra.trade.goods import NOTHING
from sitdown.games.cosa_nostra.trade.prospects import deal_of


def cautions(g: Table, seat: int, action: Action) -> tuple[Caution, ...]:
    row = _ROWS.get(type(action))
    return () if row is None else tuple(row(g, seat, action))


def flaws(g: Table, seat: int, place: int) -> tuple[Caution, ...]:
    """Why what he has planned there would come to nothing as things are."""
    task = g.tasks[place]
    if task < 0:
        short = price(g, seat, -1 - task) - g.cash[seat]
        return (Caution("cash-short", {"money": short}),) if short > 0 else ()
    others = [job_kind(g.tasks[other]) for other in g.job_places(seat) if other != place]
    return tuple(_job(g, seat, place, job_kind(task), others, "job-lacks", _in_time(g, seat)))


# --- jobs


def _job(g: Table, seat: int, place: int, kind: int, others: list[int], code: str, bought: int) -> list[Caution]:
    """A job of his, beside others that are planned. Who can do something in its place comes to no harm by it. `bought`: what he will have besides."""
    if _has_another(g, seat, place):
        return []
    if IS_ATTACK[kind] and not IS_RESPONSE[kind] and not targets(g, seat, kind):
        return [Caution("no-target", {"job": JOB[kind]})]
    if not IS_CASH[kind]:
        return []
    found = _lacking(g, seat, kind, code, bought)
    return found or _shared(g, seat, kind, others, bought)


def _has_another(g: Table, seat: int, place: int) -> bool:
    """A mercenary who may do a job of his own instead, and could now."""
    instead = INSTEAD[WHO[place]]
    return instead != NOBODY and (not AT_GANGSTER[instead] or men_in_reach(g, seat, instead) > 0)


def _in_time(g: Table, seat: int) -> int:
    """The purchases that he has planned, and has the money for: until the action begins there is time to make them first."""
    bought, left = 0, g.cash[seat]
    if any([type(step) is BeginAction for step in g.agenda]):
        for place in g.places(seat):
            card = -1 - g.tasks[place]
            if card >= 0 and price(g, seat, card) <= left:
                left -= price(g, seat, card)
                bought |= 1 << card
    return bought


def _lacking(g: Table, seat: int, kind: int, code: str, bought: int = 0) -> list[Caution]:
    missing = lacks(kind, usable(g, seat) | bought)
    return [
        Caution(code, {"job": JOB[kind], "business": BUSINESSES[business].business, "count": count})
        for business, count in missing
    ]


def _shared(g: Table, seat: int, kind: int, others: list[int], bought: int) -> list[Caution]:
    """One marker serves one job (C-40): what is there for this job, and for another that is planned, but not for both."""
    own = g.open_businesses(seat) | bought
    everything = usable(g, seat) | bought
    for business, wanted in lacks(kind, own):
        hosts = [markers_on(g, seat, card) for card in hosts_of(g, seat) if OF_KIND[business] >> card & 1]
        rivals: list[tuple[int, int]] = []  # jobs that want markers there, too, and how many
        for other in others:
            if IS_CASH[other] and not lacks(other, everything):
                rivals += [(other, count) for needed, count in lacks(other, own) if needed == business]
        if rivals and not _enough(hosts, [wanted, *[count for _, count in rivals]]):
            names: dict[str, int | str] = {"job": JOB[kind], "other": JOB[rivals[0][0]]}
            return [Caution("marker-shared", {**names, "business": BUSINESSES[business].business})]
    return []


def _enough(hosts: list[int], jobs: list[int]) -> bool:
    """Whether every job finds as many different businesses with a marker as it wants: the hungriest first, where most lie."""
    left = sorted(hosts, reverse=True)
    for wanted in sorted(jobs, reverse=True):
        if wanted > len(left) or not left[wanted - 1]:
            return False
        left = sorted([markers - 1 if at < wanted else markers for at, markers in enumerate(left)], reverse=True)
    return True


def _plan(g: Table, seat: int, action: act.PlanJob) -> list[Caution]:
    others = [job_kind(g.tasks[place]) for place in g.job_places(seat)]
    return _job(g, seat, PLACE_ID[action.place], JOB_KIND[action.job], others, "plan-lacks", _in_time(g, seat))


def _carry_out(g: Table, seat: int, action: act.CarryOut) -> list[Caution]:
    place = PLACE_ID[action.place]
    kind = job_kind(g.tasks[place])
    return _lacking(g, seat, kind, "job-lacks") if place in g.job_places(seat) and IS_CASH[kind] else []


# --- one's word


def _peace(g: Table, seat: int, victim: int) -> list[Caution]:
    found: list[Caution] = []
    for number in peace_broken(g, seat, victim):
        entry = g.ledger[number]
        word = entry.word
        assert type(word) is NoAttackOnYou or type(word) is NoAttackOnAnybody
        code = "breaks-peace" if type(word) is NoAttackOnYou else "breaks-peace-all"
        found.append(Caution(code, {"to": entry.to, "round": word.round}))
    return found


def _rob(g: Table, seat: int, action: act.Rob) -> list[Caution]:
    for step in g.agenda[::-1]:
        if type(step) is Payout:
            return _peace(g, seat, step.deed.seat)
    return []


# --- influence cards


def _attach(g: Table, seat: int, action: act.Attach) -> list[Caution]:
    card = CARD.index(action.card)
    who = GANGSTER_ID[action.gangster]
    boss = g.boss_of(who)
    found: list[Caution] = []
    if card in HELPS and boss not in (seat, NOBODY):
        found.append(Caution("helps-rival", {"card": action.card, "gangster": action.gangster, "seat": boss}))
    if card in WITH_TASK and g.tasks[who] < 0 and not (who >= FIRST_MERCENARY and g.tasks[who + SECOND] > 0):
        found.append(Caution("card-idle", {"card": action.card, "gangster": action.gangster}))
    return found


# --- money


def _hire(g: Table, seat: int, action: act.Hire) -> list[Caution]:
    cost = MAN_PRICE[GANGSTER_ID[action.gangster]]
    return [Caution("hire", {"gangster": action.gangster, "price": cost, "cash": g.cash[seat] - cost})]


def _exchange(g: Table, seat: int, action: act.Exchange) -> list[Caution]:
    cost = exchange_price(GANGSTER_ID[action.gangster], GANGSTER_ID[action.mercenary])
    men: dict[str, int | str] = {"gangster": action.gangster, "mercenary": action.mercenary}
    return [Caution("exchange", {**men, "price": cost, "cash": g.cash[seat] - cost})]


# --- deals


def _deal(g: Table, seat: int, action: Action) -> list[Caution]:
    try:
        offer = deal_of(g, seat, action)
    except Illegal:
        return []
    mine, theirs = (offer.give, offer.take) if offer.seat == seat else (offer.take, offer.give)
    found: list[Caution] = []
    if theirs == NOTHING and offer.seat == seat:
        found.append(Caution("gift", {"to": offer.to}))
    if mine.cash > g.cash[seat]:
        found.append(Caution("cash-short", {"money": mine.cash - g.cash[seat]}))
    if mine.businesses:
        then = _copy(g)
        carry_out(then, offer)
        found += _words_broken(g, then, seat)
        found += _jobs_lost(g, then, seat)
    return found


def _words_broken(g: Table, then: Table, seat: int) -> list[Caution]:
    """The use of a business that was promised goes with it to somebody else."""
    found: list[Caution] = []
    for before, after in zip(g.ledger, then.ledger, strict=False):
        word = before.word
        broken = after.verdict == "broken" and before.verdict == "open"
        if before.seat == seat and broken and type(word) is LetUse:
            found.append(Caution("breaks-use", {"to": before.to, "business": word.business, "round": word.round}))
    return found


def _jobs_lost(g: Table, then: Table, seat: int) -> list[Caution]:
    """Planned jobs that lack something then, and do not now."""
    found: list[Caution] = []
    now, later = usable(g, seat), usable(then, seat)
    for place in g.job_places(seat):
        kind = job_kind(g.tasks[place])
        if IS_CASH[kind] and not lacks(kind, now):
            for business, count in lacks(kind, later):
                names: dict[str, int | str] = {"job": JOB[kind], "business": BUSINESSES[business].business}
                found.append(Caution("job-loses", {**names, "count": count}))
    return found


def _take_back(g: Table, seat: int, action: act.TakeBack) -> list[Caution]:
    card = BUSINESS_ID[action.business]
    if not markers_on(g, seat, card):
        return []
    then = _copy(g)
    remove_marker(then, seat, card)
    return [Caution("marker-back", {"business": action.business}), *_jobs_lost(g, then, seat)]


def _copy(g: Table) -> Table:
    then = g.clone()
    assert isinstance(then, Table)
    then.listening = False
    return then


_ROWS: Final[dict[type[Action], Callable[[Table, int, Any], list[Caution]]]] = {
    act.PlanJob: _plan,
    act.CarryOut: _carry_out,
    act.AttackPlayer: lambda g, seat, action: _peace(g, seat, action.seat),
    act.AttackBusiness: lambda g, seat, action: _peace(g, seat, g.owner_of(BUSINESS_ID[action.business])),
    act.AttackGangster: lambda g, seat, action: _peace(g, seat, g.boss_of(GANGSTER_ID[action.gangster])),
    act.StrikeInstead: lambda g, seat, action: _peace(g, seat, g.boss_of(GANGSTER_ID[action.gangster])),
    act.Rob: _rob,
    act.Attach: _attach,
    act.Hire: _hire,
    act.Exchange: _exchange,
    act.MakeOffer: _deal,
    act.CounterOffer: _deal,
    act.AcceptOffer: _deal,
    act.TakeBack: _take_back,
}
