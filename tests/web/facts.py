"""What the page has to know about the cards, made from what the engine knows: `python -m scripts.generate`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.families import FAMILIES
from sitdown.games.cosa_nostra.cards.influence import INFLUENCE
from sitdown.games.cosa_nostra.cards.jobs import JOBS, JobFacts
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS, MercenaryFacts
from sitdown.games.cosa_nostra.cards.names import JobCard
from sitdown.games.cosa_nostra.words.rules import GUIDE as COSA_NOSTRA_GUIDE
from sitdown.games.omerta.cards.cards import CHARACTERS, FACES
from sitdown.games.omerta.cards.deck import POINTS
from sitdown.games.omerta.words.rules import GUIDE as OMERTA_GUIDE
from sitdown.page import node

from .wire import WEB

GAMES = WEB / "src" / "games"
BIOME = WEB / "node_modules" / "@biomejs" / "biome" / "bin" / "biome"


def _job(facts: JobFacts) -> dict[str, Any]:
    needs = [[BUSINESSES[kind].business, count] for kind, count in facts.needs]
    row = {**to_builtins(facts), "needs": needs}
    return {name: value for name, value in row.items() if name != "copies"}


def cosa_nostra() -> dict[str, Any]:
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
    return {"gangsters": gangsters, "businesses": businesses, "jobs": jobs}


def copies() -> dict[str, int]:
    """How many cards there are of each: only the rules speak of it."""
    return {
        **{str(card): facts.copies for card, facts in zip(JobCard, JOBS, strict=True)},
        **{str(each.business): each.copies for each in BUSINESSES},
        **{str(each.influence): each.copies for each in INFLUENCE},
    }


def omerta() -> dict[str, int]:
    return {card: POINTS[FACES[card]] for card in CHARACTERS}


def written() -> dict[Path, str]:
    """Every file of facts, as it should be."""
    return {
        GAMES / "cosa_nostra" / "facts.json": formatted(cosa_nostra()),
        GAMES / "cosa_nostra" / "rules" / "copies.json": formatted(copies()),
        GAMES / "cosa_nostra" / "rules" / "guide.json": formatted(to_builtins(COSA_NOSTRA_GUIDE)),
        GAMES / "omerta" / "points.json": formatted(omerta()),
        GAMES / "omerta" / "rules" / "guide.json": formatted(to_builtins(OMERTA_GUIDE)),
    }


def formatted(facts: Any) -> str:
    """As the page's linter wants it."""
    command = [str(node()), str(BIOME), "format", "--stdin-file-path=facts.json"]
    text = json.dumps(facts, ensure_ascii=False)
    made = subprocess.run(command, input=text, capture_output=True, check=True, text=True, cwd=WEB)
    return made.stdout
