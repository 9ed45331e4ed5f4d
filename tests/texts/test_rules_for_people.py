"""The rules for people: every card, character and chapter, in four languages, with numbers that are the engine's own."""

from __future__ import annotations

import re

import pytest

from sitdown.games.cosa_nostra.cards.cards import FIRST_MERCENARY, Business, Family, Influence
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard
from sitdown.games.cosa_nostra.terminal.books import Books as FamilyBooks
from sitdown.games.cosa_nostra.terminal.rulebook import every_card
from sitdown.games.cosa_nostra.words import Teller as FamilyTeller
from sitdown.games.cosa_nostra.words.rules import GUIDE as COSA_NOSTRA
from sitdown.games.omerta.cards.cards import CHARACTERS, FACES, Famous
from sitdown.games.omerta.cards.deck import POINTS, facts
from sitdown.games.omerta.terminal.books import Books
from sitdown.games.omerta.words import Teller
from sitdown.games.omerta.words.rules import GUIDE as OMERTA
from sitdown.texts import LANGUAGES, Texts
from sitdown.texts.guide import Guide
from tests.texts.test_catalogues import patterns, variables

GUIDES = {"omerta": OMERTA, "cosa-nostra": COSA_NOSTRA}
WORDS = {  # what no language may leave out, by a sign that all of them have
    "omerta": ("Capone|Капоне", "Omert|омерт", "Mamma|Мамм"),
    "cosa-nostra": ("Snitch|Indic|Informatore|Осведомитель", "III"),
}


def cells(words: str) -> str:
    return re.sub(r"\s+", " ", words)


def omerta(lang: str) -> str:
    books = Books(Teller(Texts(lang, "omerta"), 0, tuple(Famous)))
    return cells("\n".join(line.plain for line in books.rules(80)))


def cosa_nostra(lang: str) -> str:
    books = FamilyBooks(FamilyTeller(Texts(lang, "cosa-nostra"), 0))
    return cells("\n".join(line.plain for line in books.help(80)))


@pytest.mark.parametrize("game", GUIDES)
def test_every_chapter_is_there_and_nothing_else(game: str) -> None:
    chapters = {f"rules-{each.name}{part}" for each in GUIDES[game].chapters for part in ("", ".text")}
    cards = {f"rules-card-{card}" for card in CHARACTERS} if game == "omerta" else set()
    assert set(patterns("en", f"{game}/rules")) == {"rules-title", *chapters, *cards}


@pytest.mark.parametrize(("game", "guide"), GUIDES.items())
def test_every_number_that_the_engine_gives_is_spoken_of(game: str, guide: Guide) -> None:
    spoken = set().union(*map(variables, patterns("en", f"{game}/rules").values()))
    assert spoken == {*guide.numbers, *guide.money}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminals_help_has_every_character(lang: str) -> None:
    told, teller = omerta(lang), Teller(Texts(lang, "omerta"), 0, tuple(Famous))
    for card in CHARACTERS:
        head = f"{teller.card(card)} · {teller.texts.say('points', points=POINTS[FACES[card]])}"
        assert f"{head} · ×{facts().characters[card]}" in told
    for sign in WORDS["omerta"]:
        assert re.search(sign, told)
    assert re.search(r"\b7\b", told)
    assert re.search(r"\b20\b", told)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "a character that you swap out of your stock acts, too"),
        ("fr", "un personnage que vous sortez de votre planque agit lui aussi"),
        ("it", "agisce anche un personaggio che togli dalla tua scorta"),
        ("ru", "персонаж, которого вы сменили в тайнике, действует тоже"),
    ],
)
def test_the_terminals_help_says_that_who_is_swapped_out_acts_too(lang: str, words: str) -> None:
    assert words in omerta(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminals_help_has_every_card_of_the_families(lang: str) -> None:
    told, teller = cosa_nostra(lang), FamilyTeller(Texts(lang, "cosa-nostra"), 0)
    jobs = [card for card, job in zip(JobCard, JOBS, strict=True) if job.round]
    rows = [row for rows in every_card(teller).values() for row in rows]
    assert len(rows) == len(jobs) + len(Influence) + len(Business) + len(Family) + len(GANGSTERS) - FIRST_MERCENARY
    names = [
        *map(teller.job, jobs),
        *map(teller.influence, Influence),
        *map(teller.business, Business),
        *map(teller.gangster, Gangster),
    ]
    for name in names:
        assert cells(name) in told
    for money in COSA_NOSTRA.money.values():
        assert cells(teller.money(money)) in told
    for sign in WORDS["cosa-nostra"]:
        assert re.search(sign, told)
