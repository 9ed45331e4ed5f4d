"""A finished game of Omerta, looked at again."""

from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .omerta import AtOmerta
from .past import ended


def test_a_game_is_seen_again_through_a_seats_eyes_and_open(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=ended("3 7 5 6", "7 2 3 4", "5 5 6 8", draws="7"))
    ada = AtOmerta(meet())
    ada.person.opens(table.chair(0))
    ada.person.presses(ada.person.button("see-again"))
    reel = ada.page.get_by_role("region", name=ada.says("reel"))
    expect(reel.get_by_role("radio", name="Ada")).to_be_checked()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.face(1, "3")).to_be_visible()
    expect(ada.face(2, "7")).to_be_visible()
    expect(ada.faces()).to_have_count(2)
    expect(ada.faces("Bob")).to_have_count(0)
    ada.person.finds_nothing_wrong()

    ada.person.presses(reel.get_by_role("radio", name="Bob"))
    expect(ada.faces("Ada")).to_have_count(0)
    expect(ada.faces()).to_have_count(0)
    ada.person.presses(reel.get_by_role("radio", name=ada.says("reel-open"), exact=True))
    expect(ada.faces("Ada")).to_have_count(4)
    expect(ada.faces("Bob")).to_have_count(4)


def test_a_link_leads_to_the_same_moment(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=ended("3 7 5 6", "7 2 3 4", "5 5 6 8", draws="7"))
    cy = AtOmerta(meet("it", phone=True))
    cy.person.opens(f"{table.link}#eyes=1&at=2")
    expect(cy.face(1, "7")).to_be_visible()
    expect(cy.face(2, "2")).to_be_visible()
    expect(cy.faces("Ada")).to_have_count(0)
    cy.person.finds_nothing_wrong()
    cy.person.presses(cy.person.button("reel-on"))
    cy.page.wait_for_url(f"**{table.link}#eyes=1&at=3")


def test_the_coach_leads_to_what_went_wrong(house: House, meet: Meet) -> None:
    """Everybody calls as soon as he can, with whatever he has. Bob is the first."""
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=ended("3 7 5 6", "7 2 3 4", "5 5 6 8", draws="7"))
    ada = AtOmerta(meet())
    ada.person.opens(f"{table.link}#eyes=open&at=2")
    expect(ada.person.button("reel-coach")).to_have_count(0)
    ada.person.opens(f"{table.link}#eyes=1&at=2")
    ada.person.presses(ada.person.button("reel-coach"))
    sheet = ada.page.get_by_role("dialog")
    called = sheet.get_by_role("button").filter(has_text=ada.says("option-CallOmerta")).first
    expect(called).to_be_visible(timeout=60_000)
    ada.person.finds_nothing_wrong()
    ada.person.presses(called)
    expect(sheet).to_have_count(0)
    expect(ada.page).not_to_have_url(f"{house.address}{table.link}#eyes=1&at=2")
