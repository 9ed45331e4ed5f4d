"""Makes what the page of La Cosa Nostra has to know about its cards: `python -m tests.web.facts`."""

from __future__ import annotations

import json
from typing import Any

from msgspec import to_builtins

from sitdown.games.cosa_nostra.businesses import BUSINESSES
from sitdown.games.cosa_nostra.families import FAMILIES
from sitdown.games.cosa_nostra.gangsters import GANGSTERS
from sitdown.games.cosa_nostra.jobs import JOBS, JobFacts
from sitdown.games.cosa_nostra.mercenaries import MercenaryFacts
from sitdown.games.cosa_nostra.names import JobCard

from .wire import WEB

FILE = WEB / "src" / "cosa_nostra" / "facts.json"


def _job(facts: JobFacts) -> dict[str, Any]:
    needs = [[BUSINESSES[kind].business, count] for kind, count in facts.needs]
    row = {**to_builtins(facts), "needs": needs}
    return {name: value for name, value in row.items() if name != "copies"}


def facts() -> Any:
    gangsters = {
        man.gangster: {
            "name": man.name,
            "of": man.gang if isinstance(man, MercenaryFacts) else FAMILIES[man.family].family,
            "strength": man.strength,
            "price": man.price,
            "abilities": to_builtins(man.abilities) if isinstance(man, MercenaryFacts) else [],
        }
        for man in GANGSTERS
    }
    businesses = {
        each.business: {
            "company": each.company,
            "price": each.price,
            "income": each.income,
            "monopoly": each.monopoly,
        }
        for each in BUSINESSES
    }
    jobs = {card: _job(facts) for card, facts in zip(JobCard, JOBS, strict=True)}
    tables = {"gangsters": gangsters, "businesses": businesses, "jobs": jobs}
    return json.loads(json.dumps(tables))  # as it is read: lists, and plain names


def found() -> Any:
    return json.loads(FILE.read_text("utf-8"))


if __name__ == "__main__":
    FILE.write_text(json.dumps(facts(), ensure_ascii=False), "utf-8")  # to be formatted: npm run fix
