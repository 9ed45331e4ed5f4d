"""What a seat's jobs need and lack, by the engine's word."""

from __future__ import annotations

from sitdown.games.cosa_nostra.board.material import BUSINESS_ID, JOB_KIND
from sitdown.games.cosa_nostra.board.needs import lacks
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import Business
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard

Cards = tuple[BusinessCard, ...]


def needs_some(job: JobCard) -> bool:
    return bool(JOBS[JOB_KIND[job]].needs)


def missing(job: JobCard, usable: Cards) -> list[tuple[Business, int]]:
    """What a job needs beyond these, and how many of it."""
    businesses = sum(1 << BUSINESS_ID[card] for card in usable)
    return [(BUSINESSES[kind].business, count) for kind, count in lacks(JOB_KIND[job], businesses)]
