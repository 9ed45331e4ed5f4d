"""In a real browser: the page knows nothing of the game, and draws it as lists and buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.listed import AtAList

pytest_plugins = ["tests.browser.conftest"]


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_it_is_played_to_its_end_at_the_plain_table(house: House, meet: Meet, language: str, phone: bool) -> None:
    """In English, whatever the page speaks: the game brings no other words."""
    ada = AtAList(meet(language, phone), "omerta")
    ada.person.opens("/")
    expect(ada.page.get_by_role("heading", name="Liar’s Dice")).to_be_visible()
    ada.person.finds_nothing_wrong()
    ada.person.opens(house.lays("liars-dice", ["Ada"], ["random", "random"]).chair(0))
    over = ada.page.get_by_role("heading", name=ada.says("plain-over"))
    moves = ada.plays(lambda found: "Doubt it" if "Doubt it" in found else found[0], lambda: over.count() > 0)
    assert moves > 0
    expect(over).to_be_visible()
    ada.person.finds_nothing_wrong()
