"""Whole games of Omerta against bots: with the mouse, with keys alone, with a finger on a phone."""

from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .lobby import Lobby
from .omerta import AtOmerta, seated
from .past import dealt


def test_a_whole_game_of_three_by_clicking_and_another_one_click_later(meet: Meet) -> None:
    ada = AtOmerta(meet())
    lobby = Lobby(ada.person)
    lobby.sets_up("omerta")
    lobby.seats("sharp", "sharp")
    lobby.opens_the_table()
    ada.looks(1, 2)
    ada.plays_to_the_end(turns=2)
    expect(ada.page.get_by_role("table").get_by_role("row")).to_have_count(5)  # names, three rounds, totals
    ada.person.finds_nothing_wrong()
    ada.person.presses(ada.person.button("play-again"))
    ada.looks(3, 4)


def test_a_round_with_keys_alone(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "10 10 9 9", "8 8 9 9", looked=False)
    (ada,) = seated(house.lays("omerta", ["Ada"], ["sharp", "sharp"], past=past), meet, 1)
    press = ada.page.keyboard.press
    ada.is_asked("FirstLook")
    press("1")
    ada.is_asked("FirstLook.then")
    press("Escape")
    ada.is_asked("FirstLook")
    press("1")
    press("2")
    expect(ada.face(2, "7")).to_be_visible()
    ada.waits_for_her_turn(lambda: press("Space"))
    press("d")
    expect(ada.person.button("option-Discard")).to_be_visible()
    press("3")
    ada.person.sees(ada.says("event-swapped", you="seat", slot=3, discarded=ada.says("card-5.one")))
    ada.waits_for_her_turn(lambda: press("Space"))
    press("o")
    expect(ada.person.button("option-CallOmerta.sure")).to_be_visible()
    press("Space")
    expect(ada.person.button("go-on")).to_be_focused()
    press("Enter")
    ada.is_asked("FirstLook")


def test_keys_move_the_focus_over_what_can_be_chosen(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "8 2 3 4", "5 5 6 8", draws="Ga")
    (ada,) = seated(house.lays("omerta", ["Ada", "Bob", "Cy"], past=past), meet, 1)
    expect(ada.person.button("option-Discard")).to_be_visible()
    ada.page.keyboard.press("p")
    ada.is_asked("Gangster")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.slot(1, "Bob")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.is_asked("Gangster.then")
    ada.page.keyboard.press("4")
    ada.person.sees(ada.says("waiting", names="Bob"))


def test_the_keys_are_told(house: House, meet: Meet) -> None:
    (ada,) = seated(house.lays("omerta", ["Ada"], ["sharp", "sharp"]), meet, 1)
    ada.is_asked("FirstLook")
    ada.page.keyboard.press("?")
    rules = ada.page.get_by_role("dialog", name=ada.says("help-title"))
    expect(rules.get_by_role("definition").get_by_text(ada.says("key-call.does"), exact=True)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_a_round_with_a_finger_on_a_phone(meet: Meet) -> None:
    ada = AtOmerta(meet(phone=True, calm=False))
    Lobby(ada.person).plays_now("omerta")
    ada.looks(1, 4)
    ada.plays_a_round(turns=1)
    ada.person.presses(ada.person.button("go-on"))
    ada.is_asked("FirstLook")
