"""The fullest tables, at every size of screen: nothing is too small to read, cut off, in the way of something else, or wider than the screen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from sitdown.games.omerta.cards.cards import Card
from tests.cosa_nostra.fullest import fullest

from .conftest import Meet
from .cosa_nostra.boss import Boss
from .cosa_nostra.stated import set_out
from .house import House
from .looking import CROWDED, CUT_OFF, TOO_SMALL, UNSAID
from .omerta import AtOmerta
from .past import Past
from .person import Person
from .pictures import played
from .words import LANGUAGES

DESKS: Final = ((1024, 768), (1440, 900), (1920, 1080))
SMALL: Final = (360, 640)
FAMILIES: Final = ["regular"] * 4
CROWD: Final = {Card.SNITCH: 6, Card.PATROL: 2, Card.MAMMA: 2, Card.KILLER: 10}


def measured(person: Person, *sizes: tuple[int, int]) -> None:
    wrong = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(300)  # until what grows with it has grown
        wrong += [f"{width}×{height} {each}" for each in person.looks_for(CUT_OFF, TOO_SMALL, CROWDED, UNSAID)]
    assert not wrong, "\n".join([person.language, *wrong])


def crowded(state: object) -> bool:
    stocks = getattr(state, "stocks", [])
    return len(stocks) == 5 and max(map(len, stocks)) > 7 and len(stocks[0]) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_families_of_six_men(house: House, meet: Meet, language: str) -> None:
    person = meet(language)
    ada = Boss(person, set_out(house, fullest(), ["Ada"], FAMILIES), 0)
    expect(ada.page.locator(".man")).to_have_count(30)
    expect(ada.ask).to_be_visible()
    if language == "en":
        person.finds_nothing_wrong()
    measured(person, *DESKS, SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_with_many_slots(house: House, meet: Meet, language: str) -> None:
    options = {"characters": CROWD, "turn_limit": 40, "reaction_seconds": None, "turn_seconds": None}
    past = played(Past("omerta", 5, **options), "random", 3, crowded)
    ada = AtOmerta(meet(language))
    ada.person.opens(house.lays("omerta", ["Ada", "Bob", "Cy", "Di", "Ed"], past=past).chair(0))
    ada.person.page.get_by_role("main").wait_for()
    if language == "en":
        ada.person.finds_nothing_wrong()
    measured(ada.person, *DESKS, SMALL)
