"""What a seat's jobs need, and what it has: its own businesses, and those it has a marker on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sitdown.games.cosa_nostra.actions import Goods
from sitdown.games.cosa_nostra.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards import Business
from sitdown.games.cosa_nostra.jobs import JOBS, JobFacts
from sitdown.games.cosa_nostra.names import JOB_CARD_KINDS, BusinessCard, JobCard
from sitdown.games.cosa_nostra.view import View
from sitdown.texts.cosa_nostra.cards import business_of

Cards = frozenset[BusinessCard]


def facts(job: JobCard) -> JobFacts:
    return JOBS[JOB_CARD_KINDS[job]]


def usable(view: View, seat: int) -> Cards:
    """Active businesses that serve this seat's cash jobs."""
    return frozenset(
        each.business
        for owner, player in enumerate(view.players)
        for each in player.businesses
        if each.active and (owner == seat or any(marker.seat == seat for marker in each.markers))
    )


def missing(job: JobCard, cards: Iterable[BusinessCard]) -> list[tuple[Business, int]]:
    """What a job needs beyond these, and how many of it."""
    have = Counter(map(business_of, cards))
    needs = [(BUSINESSES[kind].business, count) for kind, count in facts(job).needs]
    return [(business, count - have[business]) for business, count in needs if count > have[business]]


def after(view: View, seat: int, give: Goods, take: Goods) -> Cards:
    """What would be usable if this seat gave and took that."""
    active = {each.business for player in view.players for each in player.businesses if each.active}
    return (usable(view, seat) - set(give.businesses)) | (active & {*take.businesses, *take.markers})


def jobs_of(view: View, seat: int) -> list[JobCard]:
    """A seat's jobs as far as the viewer knows them: in hand, if they are his own, and planned."""
    planned = [task.job for man in view.players[seat].crew for task in man.tasks if task.job is not None]
    return [*(view.jobs if seat == view.seat else ()), *planned]


def opened_up(view: View, seat: int, give: Goods, take: Goods) -> list[JobCard]:
    """Jobs of this seat that such a deal would make possible."""
    now, then = usable(view, seat), after(view, seat, give, take)
    return [job for job in jobs_of(view, seat) if missing(job, now) and not missing(job, then)]
