"""The way in."""

import pytest
from playwright.sync_api import expect

from .conftest import Meet


@pytest.mark.parametrize("game", ["omerta", "cosa-nostra"])
def test_one_click_to_the_first_decision(meet: Meet, game: str) -> None:
    ada = meet()
    ada.game = game
    ada.opens()
    board = ada.page.get_by_role("article").filter(has_text=ada.says(f"game-{game}"))
    ada.presses(board.get_by_role("button", name=ada.says("play-now")))
    if game == "omerta":
        expect(ada.page.get_by_text(ada.says("question-FirstLook"))).to_be_visible()
    assert ada.kilobytes_of_script() <= 120
