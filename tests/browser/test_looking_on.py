"""Who has the link and no chair."""

import json
from typing import Any

from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .omerta import AtOmerta, seated
from .past import dealt


def test_a_spectator_sees_no_card_and_has_nothing_to_press(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "7 2 3 4", "5 5 6 8", draws="9", snap_seconds=30)
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past)
    ada, bob = seated(table, meet, 2)
    cy = AtOmerta(meet())
    views: list[dict[str, Any]] = []
    cy.page.on("websocket", lambda line: line.on("framereceived", lambda frame: views.extend(_views(frame))))
    cy.person.opens(table.link)
    cy.person.sees(cy.says("waiting", names="Ada"))
    expect(ada.person.button("option-Discard")).to_be_visible()
    ada.discards()
    bob.snaps(1)
    cy.person.sees(cy.says("event-mistaken", you="no", seat="Bob", slot=1, card=cy.says("card-7.one")))
    cy.person.finds_nothing_wrong()
    cy.finds_nothing_to_press()
    assert len(views) > 2
    for view in views:
        assert view["seat"] is None
        assert view["hand"] is None
        assert not [slot["card"] for stock in view["stocks"] for slot in stock if slot["card"]]
        assert view["safe"] == [None] * 4


def _views(frame: str | bytes) -> list[dict[str, Any]]:
    message = json.loads(frame)
    return [message["view"]] if message["type"] == "Update" else []
