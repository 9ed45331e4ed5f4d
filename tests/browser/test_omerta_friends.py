"""Friends at one table of Omerta, each at a browser of his own."""

import re

from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .omerta import AtOmerta
from .past import dealt


def test_a_snap_is_won_and_lost(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bob", "Cy"], past=dealt("3 7 5 6", "7 2 3 4", "5 5 6 8", draws="7"))
    ada, bob, cy = (AtOmerta(meet()) for _ in range(3))
    for seat, player in enumerate((ada, bob, cy)):
        player.person.opens(table.chair(seat))
    ada.is_asked("PlaceDrawn", card=ada.says("card-7.one"))
    ada.discards()
    bob.snaps(1)
    for player in (ada, bob, cy):
        expect(player.page.get_by_role("list", name=player.says("receipt"))).to_contain_text(re.compile(r"Bob \d+ ms"))
    expect(bob.slot(4)).to_have_count(0)
