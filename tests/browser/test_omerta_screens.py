"""Every screen on the way to a table of Omerta and at it, in four languages, on a desk and on a phone.

No words are missing, no text is cut off, axe has no complaint.
"""

import pytest
from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .lobby import Lobby
from .omerta import AtOmerta
from .past import dealt
from .person import Person
from .questions import FIVE

NAMES = ["Ada", "Bob", "Cy", "Di", "Ed"]
SHEETS = ("chat-title", "log-title", "sheet-title", "help-title", "company")


def reads(person: Person) -> None:
    person.reaches_all()
    person.finds_nothing_wrong_in_any_language()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_screen(house: House, meet: Meet, phone: bool) -> None:
    ada = meet(phone=phone)
    the_way_in(house, ada)
    the_table(house, AtOmerta(ada))
    the_end_of_a_round(house, AtOmerta(ada))


def the_way_in(house: House, ada: Person) -> None:
    lobby = Lobby(ada)
    for game in ("omerta", "cosa-nostra"):
        lobby.sets_up(game)
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.says(f"game-{game}"))
        reads(ada)
    lobby.opens_the_table()
    ada.sees(ada.says("table-is-open.says"))
    reads(ada)
    ada.opens()
    ada.sees(ada.says("house.says"))
    reads(ada)
    ada.opens(house.lays("omerta", ["Bob"], free=2).link)
    ada.sees(ada.says("table-is-open.asks"))
    reads(ada)


def the_table(house: House, ada: AtOmerta) -> None:
    ada.person.opens(house.lays("omerta", NAMES, past=dealt(*FIVE, looked=False)).chair(0))
    ada.is_asked("FirstLook")
    reads(ada.person)
    ada.looks(1, 2)
    expect(ada.face(1, "3")).to_be_visible()
    reads(ada.person)
    docked = () if ada.person.touch else ("chat-title", "log-title", "sheet-title")  # beside the table
    for sheet in [each for each in SHEETS if each not in docked]:
        ada.person.presses(ada.person.button(sheet))
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        reads(ada.person)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)

    ada.person.opens(house.lays("omerta", NAMES, past=dealt(*FIVE, draws="Sa")).chair(0))
    ada.is_asked("PlaceDrawn", card=ada.says("card-safecracker.one"))
    reads(ada.person)
    ada.person.presses(ada.person.button("what-it-does", card=ada.says("card-safecracker")))
    expect(ada.page.get_by_role("note")).to_be_visible()
    reads(ada.person)
    ada.page.keyboard.press("Escape")
    ada.discards()
    ada.is_asked("Cracking")
    reads(ada.person)

    past = dealt(*FIVE, draws="7", snap_seconds=30)
    ada.person.opens(house.lays("omerta", NAMES, past=past).chair(0))
    ada.discards()
    ada.is_asked("Snap", card=ada.says("card-7"))
    reads(ada.person)
    ada.person.presses(ada.person.button("what-it-does", card=ada.says("card-7")))  # it cannot be taken now
    expect(ada.page.get_by_role("note")).to_be_visible()
    reads(ada.person)
    ada.page.keyboard.press("Escape")


def the_end_of_a_round(house: House, ada: AtOmerta) -> None:
    ada.person.opens(house.lays("omerta", NAMES, past=dealt(*FIVE)).chair(0))
    ada.person.presses(ada.person.button("option-CallOmerta"))
    ada.is_asked("Draw.then")
    reads(ada.person)
    ada.person.presses(ada.person.button("option-CallOmerta.sure"))
    expect(ada.person.button("go-on")).to_be_visible()
    reads(ada.person)
