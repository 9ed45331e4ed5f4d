"""Who one is, whom one sits down with, and what the coach would do: from the poster to the end of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .lobby import Lobby
from .omerta import AtOmerta
from .past import dealt


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("ru", False)])
def test_the_first_table_fits_the_person_and_the_second_is_one_click(meet: Meet, language: str, phone: bool) -> None:
    ada = meet(language, phone)
    lobby = Lobby(ada)
    ada.opens()
    lobby.asks_to_play("omerta")
    board = lobby.board("omerta")
    expect(board.get_by_role("radio", name=ada.says("bot-novice"), exact=True)).to_be_checked()
    ada.finds_nothing_wrong()
    name = board.get_by_label(ada.says("your-name"))
    deal = ada.button("deal-the-cards")
    within = name.bounding_box(), deal.bounding_box()
    assert within[0] is not None
    assert within[1] is not None
    assert within[1]["y"] - within[0]["y"] < 420, "the name is beside the button"
    name.fill("Ada")
    ada.presses(board.get_by_role("button", name=re.compile(ada.says("your-face", face="X").partition("X")[0])))
    ada.presses(board.get_by_role("radio", name=ada.says("face-singer"), exact=True))
    ada.page.keyboard.press("Escape")
    ada.presses(deal)
    table = AtOmerta(ada)
    table.is_asked("FirstLook")
    for bot in range(3):
        expect(ada.page.get_by_text(ada.says("bot-novice")).nth(bot)).to_be_visible()
    ada.finds_nothing_wrong()

    ada.opens()
    again = board.get_by_role("button", name=ada.says("play-as", name="Ada", level=ada.says("bot-novice")))
    expect(again).to_be_visible()
    ada.finds_nothing_wrong()
    lobby.asks_to_play("omerta")
    table.is_asked("FirstLook")
    expect(ada.page.get_by_role("status").first).to_be_attached()


def test_name_and_face_are_seen_by_the_others(meet: Meet) -> None:
    ada, bob = meet(), meet("fr")
    lobby = Lobby(ada)
    lobby.is_called("Ada")
    lobby.sets_up("omerta")
    lobby.seats("friend", "novice")
    lobby.opens_the_table()
    link = ada.page.get_by_role("link", name=re.compile(r"\bt.\w{6}$")).inner_text()
    bob.opens(link)
    chair = bob.page.get_by_role("listitem").filter(has_text="Ada")
    expect(chair.locator("svg[viewBox='0 0 48 52']")).to_be_visible()
    bob.finds_nothing_wrong()
    bob.presses(bob.named(re.compile(bob.says("sit-down"))).first)
    AtOmerta(bob).is_asked("FirstLook")
    expect(bob.page.get_by_role("listitem").filter(has_text="Ada").first).to_be_visible()
    bob.presses(bob.button("company"))
    sheet = bob.page.get_by_role("dialog")
    expect(sheet.get_by_text("Ada")).to_be_visible()
    expect(sheet.locator("svg[viewBox='0 0 48 52']")).to_have_count(2)
    bob.finds_nothing_wrong()
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_role("button", name=bob.says("hint.key"))).to_have_count(0)  # among people


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("it", True)])
def test_the_coach_says_what_he_would_do_and_the_game_is_marked(
    house: House, meet: Meet, language: str, phone: bool
) -> None:
    past = dealt("3 7 5 6", "7 2 3 4", "5 5 6 8", "8 9 9 10")
    table = house.lays("omerta", ["Ada"], ["sharp"] * 3, past=past)
    ada = meet(language, phone)
    ada.opens(table.chair(0))
    omerta = AtOmerta(ada)
    omerta.is_asked("Draw")
    if phone:
        ada.presses(ada.page.get_by_role("button", name=ada.says("hint.key")))
    else:
        ada.page.keyboard.press("h")
    hint = ada.page.get_by_role("region", name=ada.says("hint"))
    best = hint.get_by_role("listitem").first
    expect(best).to_contain_text(ada.says("hint.best", action=ada.says("option-DrawDeck")))
    expect(best).to_contain_text("%")
    expect(hint.get_by_role("listitem")).to_have_count(2)
    ada.finds_nothing_wrong()
    ada.reaches_all()  # it lies over nothing that can be pressed
    ada.presses(ada.button("option-DrawDeck"))
    expect(hint).to_have_count(0)  # it goes with the question
    ada.presses(ada.button("company"))
    ada.sees(re.compile(re.escape(ada.says("hinted"))))
    house.ends(table.code)
    assert house.get(f"/api/tables/{table.code}")["hinted"] == [0]


def test_as_a_list_too(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada"], ["random", "random"])
    ada = meet("ru")
    ada.page.add_init_script("localStorage.setItem('as-a-list', 'true')")
    ada.opens(table.chair(0))
    asked = ada.page.get_by_role("button", name=ada.says("hint.key"))
    expect(asked).not_to_have_attribute("aria-disabled", "true")
    ada.presses(asked)
    hint = ada.page.get_by_role("region", name=ada.says("hint"))
    expect(hint.get_by_role("listitem").first).to_be_visible()
    ada.finds_nothing_wrong()
    ada.sees(re.compile(rf"\({re.escape(ada.says('bot-random'))}\)"))
