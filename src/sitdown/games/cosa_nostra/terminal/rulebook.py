"""Every card of the game, for the rules: what stands at its head, and what it does."""

from __future__ import annotations

from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY
from sitdown.games.cosa_nostra.cards.families import FAMILIES
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE
from sitdown.games.cosa_nostra.cards.jobs import JOBS, JobFacts
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.cards import NUMERALS
from sitdown.terminal.guide import Rows

SORTS = ("cash", "attack", "neither", "response")


def every_card(teller: Teller) -> dict[str, Rows]:
    """By the name that a chapter has for them."""
    return {
        **{sort: jobs(teller, sort) for sort in SORTS},
        "influence": [
            (
                f"{teller.influence(each.influence)} ×{each.copies}",
                f"{teller.does(each.influence)} {teller.texts.say(f'influence-{each.influence}.when')}",
            )
            for each in INFLUENCE
        ],
        "businesses": [
            (f"{teller.business(each.business)} ×{each.copies}", teller.does(each.business)) for each in BUSINESSES
        ],
        "gangsters": [
            (
                teller.texts.say(f"family-{family.family}.boss"),
                "; ".join([hired(teller, GANGSTERS[who].gangster) for who in (*family.start, *family.recruits)]),
            )
            for family in FAMILIES
        ],
        "mercenaries": [
            (f"{hired(teller, man)} ({teller.gang(man)})", teller.does(man)) for man in list(Gangster)[FIRST_MERCENARY:]
        ],
    }


def sort_of(job: JobFacts) -> str:
    """Under which chapter it stands; what a mercenary does instead of a job under none."""
    if job.round == 0:
        return ""
    return "response" if job.answers is not None else str(job.sort)


def jobs(teller: Teller, sort: str) -> Rows:
    """A card a row; what it is about, with the first of its kind."""
    rows: list[tuple[str, str]] = []
    told: set[str] = set()
    for card, job in zip(JobCard, JOBS, strict=True):
        if sort_of(job) == sort:
            about = "" if sort == "cash" or job.job in told else f"{teller.texts.say(f'job-{job.job}.does')} "
            told.add(job.job)
            rows.append((f"{teller.job(card)} [{NUMERALS[job.round]}] ×{job.copies}", f"{about}{teller.does(card)}"))
    return rows


def hired(teller: Teller, man: Gangster) -> str:
    facts = GANGSTERS[list(Gangster).index(man)]
    return teller.texts.say(
        "option-Hire", gangster=teller.gangster(man), strength=facts.strength, price=teller.money(facts.price)
    )
