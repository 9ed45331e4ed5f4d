"""The families and cards of La Cosa Nostra in words. What a card does is put together from the facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import asdict

from sitdown.games.cosa_nostra.abilities import Ability, Instead
from sitdown.games.cosa_nostra.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards import (
    BUSINESS_KINDS,
    FIRST_MERCENARY,
    TARGETS_STRENGTH,
    Business,
    Family,
    Influence,
    Monopoly,
)
from sitdown.games.cosa_nostra.effects import Ante, Effect
from sitdown.games.cosa_nostra.gangsters import GANGSTERS
from sitdown.games.cosa_nostra.jobs import JOB_KINDS, JOBS, JobFacts
from sitdown.games.cosa_nostra.mercenaries import MERCENARIES, MercenaryFacts
from sitdown.games.cosa_nostra.names import (
    GANGSTER_KINDS,
    JOB_CARD_KINDS,
    BusinessCard,
    Gangster,
    Job,
    JobCard,
    Place,
)
from sitdown.texts import Texts
from sitdown.texts.teller import Speaker

NUMERALS = ("", "I", "II", "III", "IV")
SKILLED = (Business.LAWYER, Business.POLITICIAN, Business.COP)

# What the fields of a record mean, whatever record they are in.
MONEY = frozenset({"money", "price", "cash", "less", "limit", "each"})
ROUND = frozenset({"round", "number"})
FROM_ZERO = frozenset({"offer", "promise"})


class Cards(Speaker):
    """Before the families are dealt, seats have numbers."""

    def __init__(self, texts: Texts, viewer: int | None, families: Sequence[Family] = ()) -> None:
        super().__init__(texts, viewer)
        self.families = families

    # --- names

    def name(self, seat: int) -> str:
        if not self.families:
            return self.texts.say("nobody-yet", seat=seat)
        return self.texts.say(f"family-{self.families[seat]}")

    def boss(self, seat: int) -> str:
        return self.texts.say(f"family-{self.families[seat]}.boss") if self.families else self.name(seat)

    def gangster(self, who: Gangster | Place) -> str:
        """By his name; a place is his who has the task there."""
        return GANGSTERS[GANGSTER_KINDS[Gangster(who.removesuffix("_2"))]].name

    def business(self, card: BusinessCard | Business) -> str:
        return self.texts.say(f"business-{business_of(card)}")

    def whose(self, card: BusinessCard, owner: int) -> str:
        return self.texts.say(f"business-{business_of(card)}.of", you=self.you(owner), name=self.name(owner))

    def influence(self, card: Influence) -> str:
        return self.texts.say(f"influence-{card}")

    def one(self, card: BusinessCard | Business | Influence) -> str:
        return self.texts.say(f"{_message(card)}.one")

    def the(self, card: BusinessCard | Business | Influence) -> str:
        return self.texts.say(f"{_message(card)}.the")

    def some(self, business: Business, count: int) -> str:
        return self.texts.say(f"business-{business}.some", count=count)

    def job(self, card: JobCard | Job) -> str:
        return self.texts.say(f"job-{job_of(card)}")

    def quoted(self, card: JobCard | Job) -> str:
        return self.texts.say("quoted", words=self.job(card))

    def monopoly(self, monopoly: Monopoly) -> str:
        return self.texts.say(f"monopoly-{monopoly}")

    def phase(self, phase: str) -> str:
        return self.texts.say(f"phase-{phase}")

    def gang(self, mercenary: Gangster) -> str:
        return self.texts.say(f"gang-{MERCENARIES[GANGSTER_KINDS[mercenary] - FIRST_MERCENARY].gang}")

    def money(self, money: int) -> str:
        return self.texts.say("money", money=money)

    def listed(self, words: Iterable[str]) -> str:
        return self.texts.listed(tuple(words) or (self.texts.say("nothing"),))

    def part(self, field: str, value: Any) -> str | int | None:
        if isinstance(value, Gangster | Place):
            return self.gangster(value)
        if isinstance(value, JobCard | Job):
            return self.quoted(value)
        if isinstance(value, BusinessCard):
            return self.the(value)
        if isinstance(value, Business):
            return self.business(value)
        if isinstance(value, Influence):
            return self.one(value)
        if isinstance(value, Monopoly):
            return self.monopoly(value)
        if not isinstance(value, int):
            return None
        if field in MONEY:
            return self.money(value)
        if field in ROUND:
            return NUMERALS[value]
        return value + (field in FROM_ZERO)

    # --- what cards do

    def does(self, card: JobCard | Influence | Business | Gangster) -> str:
        """In a short line, for those who know the game; a gangster of a family does nothing special."""
        if isinstance(card, Influence):
            return self.texts.say(f"influence-{card}.does")
        if isinstance(card, Business):
            return " · ".join(self._business(card))
        if isinstance(card, JobCard):
            return " · ".join(self._job(JOBS[JOB_CARD_KINDS[card]]))
        facts = GANGSTERS[GANGSTER_KINDS[card]]
        abilities = facts.abilities if isinstance(facts, MercenaryFacts) else ()
        return " · ".join(self._fact("ability", each) for each in abilities)

    def _business(self, business: Business) -> list[str]:
        facts = BUSINESSES[BUSINESS_KINDS[business]]
        parts = [self.texts.say("business", price=self.money(facts.price), income=self.money(facts.income))]
        if facts.monopoly is not None:
            parts.append(self.monopoly(facts.monopoly))
        if business in SKILLED:
            parts.append(self.texts.say(f"business-{business}.does"))
        return parts

    def _job(self, job: JobFacts) -> list[str]:
        none, one, two = job.outcomes
        hard = job.difficulty == TARGETS_STRENGTH
        parts = [self.texts.say("dice-target") if hard else self.texts.say("dice", difficulty=job.difficulty)]
        if job.aim is not None:
            parts.append(self.texts.say(f"aim-{job.aim}"))
        if job.answers is not None:
            parts.append(self.texts.say(f"answers-{job.answers}"))
        if job.before is not None:
            parts.append(self._fact("ante", job.before))
        if one is not None:
            parts.append(self.texts.say("at-one", effect=self._fact("effect", one)))
        if two is not None and two != one:
            parts.append(self.texts.say("at-two", effect=self._fact("effect", two)))
        if none is not None:
            parts.append(self.texts.say("at-none", effect=self._fact("effect", none)))
        if needs := [self.some(BUSINESSES[kind].business, count) for kind, count in job.needs]:
            parts.append(self.texts.say("needs", businesses=", ".join(needs)))
        return parts

    def _fact(self, sort: str, fact: Effect | Ante | Ability) -> str:
        tag = fact.__struct_config__.tag
        args = {field: self._value(field, value) for field, value in asdict(fact).items()}
        if isinstance(fact, Instead):
            args["does"] = " · ".join(self._job(JOBS[JOB_KINDS[fact.job][0]]))
        return self.texts.say(f"{sort}-{tag}", **args)

    def _value(self, field: str, value: Any) -> str | int:
        """A field of a fact; money that is nothing is `none`, and several words are one."""
        if field in MONEY and not value:
            return "none"
        if isinstance(value, tuple):
            jobs = [self.quoted(each) for each in value if isinstance(each, Job)]
            return self.texts.listed(jobs) if jobs else "-".join(value)
        said = self.part(field, value)
        return value if said is None else said


def business_of(card: BusinessCard | Business) -> Business:
    return card if isinstance(card, Business) else Business(card.rpartition("_")[0])


def job_of(card: JobCard | Job) -> Job:
    return card if isinstance(card, Job) else JOBS[JOB_CARD_KINDS[card]].job


def _message(card: BusinessCard | Business | Influence) -> str:
    return f"influence-{card}" if isinstance(card, Influence) else f"business-{business_of(card)}"
