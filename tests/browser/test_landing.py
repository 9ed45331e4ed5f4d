"""The way in."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .lobby import Lobby
from .omerta import AtOmerta
from .words import LANGUAGES


@pytest.mark.parametrize(("game", "question"), [("omerta", "question-FirstLook"), ("cosa-nostra", "question-planning")])
def test_one_click_to_the_first_decision(meet: Meet, game: str, question: str) -> None:
    ada = meet()
    Lobby(ada).plays_now(game)
    expect(ada.page.get_by_text(ada.says(question)).first).to_be_visible()
    assert ada.kilobytes_of_script() <= 139


def test_the_language_is_the_browsers_until_another_is_chosen(meet: Meet) -> None:
    ada = meet("fr")
    ada.opens()
    for language in reversed(LANGUAGES):
        ada.sees(ada.says("house.says"))
        ada.presses(ada.page.get_by_role("group", name=ada.says("language")).get_by_text(language, exact=True))
        ada.language = language
    ada.sees(ada.says("house.says"))
    ada.comes_back()
    ada.sees(ada.says("house.says"))


@pytest.mark.parametrize("game", ["omerta", "cosa-nostra"])
def test_all_that_a_table_needs_is_told_with_the_page(meet: Meet, house: House, game: str) -> None:
    table = house.lays(game, ["Ada"], ["random", "random"])
    ada = meet("it")
    asked: set[str] = set()
    ada.page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    with ada.page.expect_response(f"**{table.link}") as page:
        ada.opens(table.chair(0))
    expect(ada.page.locator("main.table")).to_be_visible()
    told = set(re.findall("<(/.+?)>", page.value.headers["link"]))
    told |= set(re.findall('(?:src|href)="(/.+?)"', page.value.text()))
    assert {table.link, f"/api/tables/{table.code}"} < asked
    assert asked - told <= {
        table.link,
        f"/ws/{table.code}",
        *[f"/api/tables/{table.code}/{what}" for what in ("told", "claim")],
    }


def test_friends_come_by_link_and_by_code(meet: Meet) -> None:
    ada, bob, cy = (meet(), meet("ru"), meet("it"))
    for person, name in ((ada, "Ada"), (bob, "Боб"), (cy, "Cy")):
        Lobby(person).is_called(name)
    lobby = Lobby(ada)
    lobby.sets_up("omerta")
    lobby.seats("friend", "friend")
    lobby.opens_the_table()
    link = ada.page.get_by_role("link", name=re.compile(r"\bt.\w{6}$")).inner_text()
    bob.opens(link)
    bob.presses(bob.named(re.compile(bob.says("sit-down"))).first)
    ada.sees("Боб")
    ada.comes_back()  # and keeps the chair
    ada.sees(ada.says("table-is-open.says"))
    Lobby(cy).joins(link[-6:])
    cy.presses(cy.named(re.compile(cy.says("sit-down"))))
    for person in (ada, bob, cy):
        AtOmerta(person).is_asked("FirstLook")
    expect(AtOmerta(cy).stock("Боб")).to_have_count(4)


def test_strangers_find_a_public_table_on_the_front_page(meet: Meet) -> None:
    ada, bob = meet(), meet()
    Lobby(ada).is_called("Ada the Public")
    lobby = Lobby(ada)
    lobby.sets_up("omerta")
    lobby.seats("friend", "novice")
    lobby.chooses(ada.says("who-finds-it"), ada.says("who-finds-it.public"))
    lobby.opens_the_table()
    ada.sees(ada.says("table-is-open.says"))
    bob.opens()
    row = bob.page.get_by_role("listitem").filter(has_text="Ada the Public")
    expect(row).to_be_visible()
    bob.finds_nothing_wrong()
    bob.presses(row.get_by_role("button", name=bob.says("sit-down")))
    for person in (ada, bob):
        AtOmerta(person).is_asked("FirstLook")


def test_the_last_table_is_remembered(meet: Meet) -> None:
    ada = meet()
    lobby = Lobby(ada)
    lobby.is_called("Ada")
    lobby.sets_up("omerta")
    lobby.seats("novice", "random", "sharp", "random")
    lobby.opens_the_table()
    AtOmerta(ada).is_asked("FirstLook")
    lobby.sets_up("omerta")
    expect(ada.page.get_by_label(ada.says("your-name"))).to_have_value("Ada")
    for label, chosen in (("how-many", "5"), ("chair", ada.says("bot-novice"))):
        group = ada.page.get_by_role("group", name=ada.says(label, number=2), exact=True)
        expect(group.get_by_role("radio", name=chosen, exact=True)).to_be_checked()


def test_a_chair_is_handed_over_by_link(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada"], ["sharp", "sharp"])
    ada, bob = AtOmerta(meet()), AtOmerta(meet())
    ada.person.opens(table.chair(0))
    ada.is_asked("FirstLook")
    assert "#" not in ada.page.url  # who is shown the address shall not have the chair
    ada.person.presses(ada.person.button("leave.table", code=table.code))
    ada.person.presses(ada.person.button("hand-over"))
    ada.person.presses(ada.person.button("hand-over.sure"))
    link = ada.page.get_by_role("link", name=re.compile(r"\bt.\w{6}#")).inner_text()
    ada.person.finds_nothing_wrong()
    ada.person.presses(ada.person.button("hand-over.up"))
    bob.person.opens(link)
    bob.looks(1, 2)
    ada.person.opens(table.link)
    expect(ada.slot(1, "Ada")).to_be_visible()  # it is somebody's, and not hers
    ada.finds_nothing_to_press()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_is_not_there_is_said_in_words(house: House, meet: Meet, phone: bool) -> None:
    ada = meet(phone=phone)
    ada.forgives(r"40\d \(|409 \(|WebSocket is closed before")
    game = house.lays("omerta", ["Ada", "Bob"], ["random"])
    Lobby(ada).joins("QQQQQQ")
    for path, trouble in (
        (None, "no-table"),
        ("/somewhere/else", "no-page"),
        ("/t/QQQQQQ", "no-table"),
        ("/t/QQQQQQ#eyes=open&at=3", "no-table"),
        (f"{game.link}#eyes=open&at=3", "not-over"),
        (f"{game.link}#nobodystoken", "no-seat"),
    ):
        if path:
            ada.opens()
            ada.opens(path)
        expect(ada.page.get_by_role("alert")).to_have_text(ada.says(f"trouble-{trouble}"))
        ada.finds_nothing_wrong_in_any_language()
