"""Chairs in the waiting room and at the table: freed, lost, kept, and open at two places."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Meet
from .house import House
from .lobby import Lobby
from .omerta import AtOmerta
from .person import Person


def frees(person: Person, name: str, key: str = "free-chair") -> Locator:
    return person.named(re.compile(f"^{re.escape(person.says(key))}: {re.escape(name)}$"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_who_opened_the_table_frees_a_chair_and_who_sat_there_is_told(house: House, meet: Meet, phone: bool) -> None:
    table = house.lays("omerta", ["Ada", "Bruno the Unwelcome"], ["sharp"], free=1)
    ada, bruno = meet(phone=phone), meet("ru", phone=not phone)
    bruno.forgives(r"403 \(")
    ada.opens(table.chair(0))
    bruno.opens(table.chair(1))
    bruno.sees(bruno.says("table-is-open.says"))
    expect(frees(bruno, "Ada")).to_have_count(0)
    ada.presses(frees(ada, "Bruno the Unwelcome"))
    ada.finds_nothing_wrong_in_any_language()
    ada.reaches_all()
    ada.presses(frees(ada, "Bruno the Unwelcome", "free-chair.sure"))
    expect(bruno.page.get_by_role("alert")).to_have_text(bruno.says("trouble-freed"))
    expect(bruno.named(re.compile(bruno.says("sit-down")))).to_have_count(2)
    bruno.finds_nothing_wrong_in_any_language()
    bruno.reaches_all()
    ada.does_not_see("Bruno the Unwelcome")
    bruno.presses(bruno.named(re.compile(bruno.says("sit-down"))).first)  # of one roof they settle it themselves
    bruno.sees(bruno.says("table-is-open.says"))
    expect(bruno.page.get_by_role("alert")).to_have_count(0)


def test_a_freed_chair_is_filled_by_a_bot_and_the_game_begins(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bruno"], ["sharp"], free=1)
    ada = meet()
    ada.opens(table.chair(0))
    for key in ("free-chair", "free-chair.sure"):  # by keyboard
        frees(ada, "Bruno", key).press("Enter")
    ada.does_not_see("Bruno")
    ada.presses(ada.button("fill-with-bots"))
    AtOmerta(ada).is_asked("FirstLook")


def other_device(owner: Person, other: Person) -> None:
    """He is signed in there, too."""
    secret = owner.page.request.post("/api/me/link", data={"nickname": "Ada", "face": ""}).json()["secret"]
    other.opens(f"/in#{secret}")
    other.presses(other.button("come-in.sure"))
    other.sees(other.says("my-tables"))


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("fr", False)])
def test_a_chair_that_is_open_elsewhere_is_thrown_shut_there(
    house: House, meet: Meet, language: str, phone: bool
) -> None:
    table = house.lays("omerta", ["Ada"], ["sharp", "sharp"])
    ada, thief = AtOmerta(meet(language, phone)), AtOmerta(meet())
    ada.person.opens(table.chair(0))
    ada.is_asked("FirstLook")
    other_device(ada.person, thief.person)
    thief.person.opens(table.link)
    thief.is_asked("FirstLook")
    ada.person.sees(ada.says("elsewhere"))
    ada.person.finds_nothing_wrong_in_any_language()
    ada.person.presses(ada.person.button("elsewhere.throw-out"))
    thief.person.sees(thief.says("line-out"))
    ada.person.does_not_see(ada.says("elsewhere"))
    ada.is_asked("FirstLook")
    ada.looks(1, 2)
    ada.person.comes_back()
    expect(ada.stock()).to_have_count(4)
    ada.person.does_not_see(ada.says("line-handed"))
    thief.person.opens("/")
    thief.person.opens(table.link)
    thief.person.forgives("WebSocket is closed before")
    expect(thief.slot(1, "Ada")).to_be_visible()  # he looks on
    thief.finds_nothing_to_press()


def test_who_has_it_open_twice_himself_says_so_and_is_left_alone(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada"], ["sharp", "sharp"])
    ada, phone = AtOmerta(meet()), AtOmerta(meet(phone=True))
    ada.person.opens(table.chair(0))
    ada.is_asked("FirstLook")
    other_device(ada.person, phone.person)
    phone.person.opens(table.link)
    for place in (ada, phone):
        place.is_asked("FirstLook")
        place.person.presses(place.person.button("elsewhere.me"))
        place.person.does_not_see(place.says("elsewhere"))
    phone.looks(1, 2)


def test_a_stranger_finds_the_chairs_of_the_next_game_kept(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bruno"], ["random"])
    house.ends(table.code)
    house.post(f"/api/tables/{table.code}/rematch", token=table.tokens[0])
    eve = meet()
    Lobby(eve).joins(house.get(f"/api/tables/{table.code}")["rematch"])
    eve.sees(eve.says("chair-kept", name="Bruno"))
    expect(eve.named(re.compile(eve.says("sit-down")))).to_have_count(0)
    eve.finds_nothing_wrong()
