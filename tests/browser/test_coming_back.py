"""Lines that break, and pages that are closed, in the middle of things."""

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .omerta import AtOmerta, seated
from .past import dealt


def test_in_the_middle_of_a_snap(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "7 2 3 4", "5 5 6 8", draws="7", snap_seconds=30)
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past)
    (ada,) = seated(table, meet, 1)
    bob = AtOmerta(meet(fragile=True))
    bob.person.opens(table.chair(1))
    ada.discards()
    bob.is_asked("Snap", card=bob.says("card-7"))
    bob.person.loses_the_line()
    bob.person.finds_nothing_wrong()
    bob.person.finds_the_line()
    bob.is_asked("Snap", card=bob.says("card-7"))
    bob.snaps(1)
    expect(ada.receipt()).to_contain_text(re.compile(r"Bob [\d,]+ ms"))
    expect(bob.receipt()).to_contain_text(re.compile(rf"{bob.says('you')} [\d,]+ ms"))
    expect(bob.stock()).to_have_count(3)
    log = bob.page.get_by_role("region", name=bob.says("log-title"))
    once = bob.says("event-snapped", you="seat", slot=1, card=bob.says("card-7.one"))
    expect(log.get_by_text(once)).to_have_count(1)


def test_in_the_middle_of_the_killers_window(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "Ki 2 3 4", "7 5 6 8", draws="La", reaction_seconds=60)
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past)
    (ada,) = seated(table, meet, 1)
    bob = AtOmerta(meet())
    bob.person.opens(table.chair(1))
    ada.discards()
    ada.picks_out("Bob")
    bob.is_asked("KillerWindow")
    bob.person.comes_back()
    bob.is_asked("KillerWindow")
    bob.shows_the_killer(1)
    ada.person.sees(ada.says("event-killed", you="no", seat="Bob", slot=1, cancelled=ada.says("card-lady.the")))
    expect(bob.stock()).to_have_count(3)


def test_in_the_middle_of_a_look(house: House, meet: Meet) -> None:
    """A choice that was half made is made again; what was seen is seen once."""
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=dealt("3 7 5 6", "7 2 3 4", "5 5 6 8", looked=False))
    ada = AtOmerta(meet(fragile=True))
    ada.person.opens(table.chair(0))
    ada.is_asked("FirstLook")
    ada.picks(1)
    ada.is_asked("FirstLook.then")
    ada.person.loses_the_line()
    ada.person.finds_the_line()
    ada.looks(1, 2)
    expect(ada.face(1, "3")).to_be_visible()
    expect(ada.face(2, "7")).to_be_visible()
    ada.person.has_heard_all()
    ada.person.comes_back()
    ada.person.sees(ada.says("waiting", names="Bob"))
    expect(ada.stock()).to_have_count(4)
    expect(ada.faces()).to_have_count(0)


def test_a_table_with_a_memory_shows_again_what_was_seen(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "7 2 3 4", "5 5 6 8", memory_aid=True)
    (ada,) = seated(house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past), meet, 1)
    ada.is_asked("Draw")
    ada.person.comes_back()
    expect(ada.face(1, "3")).to_be_visible()
    expect(ada.face(2, "7")).to_be_visible()
    expect(ada.faces()).to_have_count(2)


def test_while_the_house_cannot_reach_its_books(house: House, meet: Meet) -> None:
    """Another program sits on the database. Everybody is told, nothing is covered, and the game goes on by itself."""
    past = dealt("3 7 5 6", "Ki 2 3 4", "7 5 6 8", draws="La", reaction_seconds=60)
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past)
    players = ada, bob = AtOmerta(meet("ru", phone=True)), AtOmerta(meet())
    for seat, player in enumerate(players):
        player.person.opens(table.chair(seat))
        expect(player.stock()).to_have_count(4)
    with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ada.discards()
        for player in players:
            player.person.sees(player.says("trouble-database"))
            player.person.finds_nothing_wrong()
        other.execute("ROLLBACK")
    for player in players:
        player.person.does_not_see(player.says("trouble-database"))
    ada.picks_out("Bob")
    bob.is_asked("KillerWindow")
