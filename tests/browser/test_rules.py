"""The rules for people: found from where one needs them, complete in every language, at a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sitdown.games.cosa_nostra.cards.cards import Business, Influence
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.mercenaries import GANGSTERS
from sitdown.games.cosa_nostra.cards.names import JobCard
from sitdown.games.cosa_nostra.words import Teller
from sitdown.games.cosa_nostra.words.rules import GUIDE as COSA_NOSTRA
from sitdown.games.omerta.cards.cards import CHARACTERS
from sitdown.games.omerta.words.rules import GUIDE as OMERTA
from sitdown.texts import Texts
from sitdown.texts.guide import chapters

from .conftest import Meet
from .house import House
from .lobby import Lobby
from .words import LANGUAGES

PHONES = {"fr", "ru"}  # the others read at a desk


def written(words: str) -> str:
    """As a page has it: spaces are spaces."""
    return re.sub(r"\s+", " ", words)


def omerta(language: str) -> list[str]:
    texts = Texts(language, "omerta")
    told = [part for each in chapters(OMERTA, texts) for part in (each.heading, *each.paragraphs)]
    return [*told, *[texts.say(f"card-{card}") for card in CHARACTERS]]


def cosa_nostra(language: str) -> list[str]:
    texts = Texts(language, "cosa-nostra")
    teller = Teller(texts, None)
    told = [part for each in chapters(COSA_NOSTRA, texts, teller.money) for part in (each.heading, *each.paragraphs)]
    jobs = [card for card, job in zip(JobCard, JOBS, strict=True) if job.round]
    cards = [*map(teller.job, jobs), *map(teller.influence, Influence), *map(teller.business, Business)]
    return [*told, *cards, *[man.name for man in GANGSTERS]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_word_and_card(meet: Meet, language: str) -> None:
    person = meet(language, language in PHONES)
    for game, wanted in (("omerta", omerta(language)), ("cosa-nostra", cosa_nostra(language))):
        person.opens(f"/rules/{game}")
        expect(person.page.get_by_role("heading", level=2).last).to_be_visible()
        shown = written(person.page.get_by_role("main").text_content() or "")
        assert [words for words in wanted if written(words) not in shown] == []
        assert person.page.locator("main svg").count() >= (12 if game == "omerta" else 100)
        person.finds_nothing_wrong()
        person.comes_back()
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def test_every_link_leads_to_them(meet: Meet, house: House) -> None:
    ada = meet()
    for game in ("omerta", "cosa-nostra"):
        lobby = Lobby(ada)
        ada.opens()
        ada.presses(lobby.board(game).get_by_role("link", name=re.compile(f"^{ada.says('rules-link')}")))
        expect(ada.page).to_have_url(re.compile(f"/rules/{game}$"))
        expect(ada.page.get_by_role("heading", level=2).first).to_be_visible()
        ada.page.go_back()
        lobby.sets_up(game)
        lobby.seats("friend", "friend")
        lobby.opens_the_table()
        expect(ada.button("rules-link")).to_have_attribute("href", f"/rules/{game}")
        ada.opens(house.lays(game, ["Ada"], ["random", "random"]).chair(0))
        expect(ada.page.locator("main.table [data-inspect]").nth(3)).to_be_visible()
        ada.hits("?")
        expect(ada.button("rules-link.apart")).to_have_attribute("href", f"/rules/{game}")
        expect(ada.page.get_by_role("dialog").get_by_role("heading", level=2).nth(5)).to_be_visible()
        ada.hits("Escape")


def test_a_game_without_rules_has_no_page_of_them(meet: Meet) -> None:
    ada = meet()
    ada.opens("/rules/nothing")
    expect(ada.page.get_by_role("alert")).to_be_visible()
