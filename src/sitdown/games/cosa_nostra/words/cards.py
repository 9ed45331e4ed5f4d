"""The families and cards of La Cosa Nostra in words. What a card does is put together from the facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import (
    BUSINESS_KINDS,
    FIRST_MERCENARY,
    Business,
    Family,
    Influence,
    Monopoly,
)
from sitdown.games.cosa_nostra.cards.jobs import JOBS, JobFacts
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS, MERCENARIES
from sitdown.games.cosa_nostra.cards.names import (
    GANGSTER_KINDS,
    JOB_CARD_KINDS,
    BusinessCard,
    Gangster,
    Job,
    JobCard,
    Place,
)
from sitdown.texts.teller import Teller

NUMERALS = ("", "I", "II", "III", "IV")
SKILLED = (Business.LAWYER, Business.POLITICIAN, Business.COP)


class Cards(Teller):
    """Before the families are dealt, seats have numbers."""

    families: Sequence[Family] = ()

    def meet(self, families: Sequence[Family]) -> None:
        self.families = families
        self.names = [self.texts.say(f"family-{each}") for each in families]

    # --- names

    def boss(self, seat: int) -> str:
        return self.by("boss", self.families[seat]) if self.families else self.name(seat)

    def gangster(self, who: Gangster | Place) -> str:
        """By his name; a place is his who has the task there."""
        return self.by("gangster", who)

    def business(self, card: BusinessCard | Business) -> str:
        return self.by("title", card)

    def whose(self, card: BusinessCard, owner: int) -> str:
        return self.by("of", (card, owner))

    def influence(self, card: Influence) -> str:
        return self.by("title", card)

    def some(self, business: Business, count: int) -> str:
        return self.texts.say(f"business-{business}.some", count=count)

    def job(self, card: JobCard | Job) -> str:
        return self.by("title", card)

    def quoted(self, card: JobCard | Job) -> str:
        return self.by("quoted", card)

    def monopoly(self, monopoly: Monopoly) -> str:
        return self.by("title", monopoly)

    def phase(self, phase: str) -> str:
        return self.texts.say(f"phase-{phase}")

    def gang(self, mercenary: Gangster) -> str:
        return self.texts.say(f"gang-{MERCENARIES[GANGSTER_KINDS[mercenary] - FIRST_MERCENARY].gang}")

    def money(self, money: int) -> str:
        return self.by("money", money)

    # --- what cards do

    def does(self, card: JobCard | Influence | Business | Gangster) -> str:
        """In a short line, for those who know the game; a gangster of a family does nothing special."""
        if isinstance(card, Influence):
            return self.by("influence_does", card)
        if isinstance(card, Business):
            return self.by("business_does", BUSINESSES[BUSINESS_KINDS[card]])
        if isinstance(card, JobCard):
            return self.by("job_does", job_facts(JOBS[JOB_CARD_KINDS[card]]))
        return self.by("gangster_does", GANGSTERS[GANGSTER_KINDS[card]])


def job_facts(job: JobFacts) -> dict[str, Any]:
    """What there is to say of a job, its businesses by name."""
    return {**to_builtins(job), "needs": [(str(BUSINESSES[kind].business), count) for kind, count in job.needs]}


def business_of(card: BusinessCard | Business) -> Business:
    return card if isinstance(card, Business) else Business(card.rpartition("_")[0])


def job_of(card: JobCard | Job) -> Job:
    return card if isinstance(card, Job) else JOBS[JOB_CARD_KINDS[card]].job
