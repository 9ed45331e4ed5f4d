"""What his cash jobs need: what is his own, what his markers lie on, what he lacks and who has it (C-40)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sitdown.games.cosa_nostra.board.material import JOB_KIND
from sitdown.games.cosa_nostra.board.needs import lacks
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS, KIND_OF
from sitdown.games.cosa_nostra.bots.worth.dice import cash_takings, jobs_of
from sitdown.games.cosa_nostra.bots.worth.outlook import KINDS, Outlook
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import Sort
from sitdown.games.cosa_nostra.cards.names import JobCard, Place
from sitdown.games.cosa_nostra.records.promises import PayByPayday

# What the right to a marker costs among friends, by round.
FEES: Final = (0, 1000, 1000, 2000, 3000)
COMPANY_MORE: Final = (0, 0, 1000, 1000, 1000)

# How likely he is to have in time what he lacks now.
BOUGHT: Final = 0.85  # a purchase of his own that is planned

BUYS: Final = (fx.BuyFromMarket, fx.BuyFromAnywhere)
EXPECTED: Final = 0.7  # of what planned jobs bring on average, so much can be counted on


@dataclass(frozen=True, slots=True)
class Gap:
    """A planned cash job of his own: what it would bring, and the kinds of business that are missing."""

    place: Place
    takings: float
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Plans:
    """The table with what he means to do this round. His markers are shared out among his jobs, the best first."""

    o: Outlook
    jobs: tuple[Gap, ...]  # the best first
    spare: Mapping[int, int]  # markers that no planned job needs, by kind
    wanted: tuple[float, ...]  # by kind, what one more would be worth to the planned jobs
    purse: int  # cash that no planned purchase and no promise needs
    soon: float  # the same with what his jobs should bring

    def gap(self, place: Place) -> Gap | None:
        return next((gap for gap in self.jobs if gap.place == place), None)


def plans(o: Outlook) -> Plans:
    spare = {kind: len(cards) for kind, cards in o.lent.items()}
    planned = [
        (cash_takings(man, FACTS[task.job], jobs_of(man)), task.place, task.job)
        for man, task in o.tasks()
        if task.job is not None and FACTS[task.job].sort is Sort.CASH
    ]
    planned.sort(key=lambda each: -each[0])
    jobs = [Gap(place, takings, tuple(_missing(o, job, spare))) for takings, place, job in planned]
    wanted = [0.0] * len(KINDS)
    for gap in jobs:
        for kind in gap.missing:
            wanted[kind] = max(wanted[kind], gap.takings / len(gap.missing))
    purse = o.me.cash - owed(o) - sum([task.price or 0 for _, task in o.tasks()]) - _set_aside(o)
    soon = purse + EXPECTED * sum([gap.takings for gap in jobs if not gap.missing])
    return Plans(o, tuple(jobs), spare, tuple(wanted), purse, soon)


def _set_aside(o: Outlook) -> int:
    """For what his jobs will buy. When they do, it is there to be spent."""
    if o.view.phase != "planning":
        return 0
    jobs = [FACTS[task.job] for _, task in o.tasks() if task.job is not None]
    return o.temper.sets_aside * len([facts for facts in jobs if isinstance(facts.outcomes[2], BUYS)])


def owed(o: Outlook) -> int:
    """By his word, this round; what he does not mean to pay is not owed."""
    own = [entry for entry in o.view.ledger if entry.seat == o.seat and entry.verdict == "open"]
    by_payday = [entry.word for entry in own if isinstance(entry.word, PayByPayday)]
    due = [entry.due for entry in own] + [said.money for said in by_payday if said.round == o.view.round]
    return sum([money for money in due if money <= o.word])


def _missing(o: Outlook, job: JobCard, spare: dict[int, int]) -> list[int]:
    """The kinds, each as often as it is missing. Markers that serve are taken out of the spare ones."""
    missing: list[int] = []
    for kind, lacking in lacks(JOB_KIND[job], o.open[o.seat]):
        served = min(lacking, spare.get(kind, 0))
        if served:
            spare[kind] -= served
        missing += [kind] * (lacking - served)
    return missing


def missing_for(p: Plans, job: JobCard) -> list[int]:
    """What a job would lack that is not planned yet."""
    return _missing(p.o, job, dict(p.spare))


def fee(number: int, kind: int) -> int:
    """In a round, for a kind of business."""
    return FEES[number] + (COMPANY_MORE[number] if BUSINESSES[kind].company else 0)


def prospects(o: Outlook, missing: list[int] | tuple[int, ...]) -> tuple[float, float]:
    """How likely it is that all of this can be had in time, and what it would cost."""
    likely, cost = 1.0, 0.0
    coming = list(o.coming)
    hosts = {kind: len(cards) for kind, cards in o.hosts.items()}
    markers = o.me.markers
    for kind in missing:
        if coming[kind]:
            coming[kind] -= 1
            likely *= BOUGHT
        elif hosts.get(kind, 0) and markers:
            hosts[kind] -= 1
            markers -= 1
            likely *= o.temper.asked_for
            cost += fee(o.view.round, kind)
        else:
            likely *= o.temper.on_sale if _on_sale(o, kind) else 0.0
    return likely, cost


def _on_sale(o: Outlook, kind: int) -> bool:
    return any([KIND_OF[each.business] == kind and each.price <= o.me.cash for each in o.view.market])
