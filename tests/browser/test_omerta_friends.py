"""Friends at one table of Omerta, each at a browser of his own."""

import re

from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .omerta import seated
from .past import dealt, ended
from .person import at_the_same_moment


def test_a_snap_is_won_and_lost(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "7 2 3 4", "7 5 6 8", draws="7", snap_seconds=30)
    ada, bob, cy = players = seated(house.lays("omerta", ["Ada", "Bob", "Cy"], past=past), meet, 3, fragile=True)
    ada.is_asked("PlaceDrawn", card=ada.says("card-7.one"))
    ada.discards()
    for player in players:
        player.is_asked("Snap", card=player.says("card-7"))
    with at_the_same_moment(bob.person, cy.person):
        bob.snaps(1)
        cy.snaps(1)
    expect(ada.receipt().get_by_role("listitem")).to_have_text(re.compile(r"(Bob|Cy) [\d,]+ ms"))
    won, lost = (bob, cy) if "Bob" in ada.receipt().inner_text() else (cy, bob)
    expect(won.receipt().get_by_role("listitem")).to_have_text(re.compile(rf"{won.says('you')} [\d,]+ ms"))
    late = re.compile(rf"{lost.says('you')} [\d,]+ ms {lost.says('snap-late')}")  # shown to nobody else (O-23)
    expect(lost.receipt().get_by_role("listitem")).to_have_text([re.compile("ms"), late])
    expect(won.stock()).to_have_count(3)
    expect(lost.stock()).to_have_count(4)  # too late is not wrong
    bob.is_asked("Draw")


def test_a_turn_and_the_end_of_a_round_are_seen_by_all(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "7 2 3 4", "8 8 9 9", snap_seconds=30)
    ada, bob = seated(house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past), meet, 2)
    ada.draws()
    ada.swaps(3)
    bob.person.sees(bob.says("event-swapped", you="no", seat="Ada", slot=3, discarded=bob.says("card-5.one")))
    for player in (ada, bob):
        player.declines()
    bob.is_asked("Draw")
    bob.calls()
    for player in (ada, bob):
        books = player.page.get_by_role("dialog", name=player.says("sheet-title"))
        expect(books.get_by_role("row")).to_have_count(3)  # names, the round, totals
        player.person.presses(player.person.button("go-on"))
        player.is_asked("FirstLook")


def test_who_snaps_a_wrong_card_gets_another(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "8 2 3 4", "7 5 6 8", draws="9", snap_seconds=30)
    ada, bob = seated(house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past), meet, 2)
    ada.discards()
    bob.snaps(2)
    expect(bob.stock()).to_have_count(5)
    expect(ada.stock("Bob")).to_have_count(5)
    ada.person.sees(
        re.compile(re.escape(ada.says("event-mistaken", you="no", seat="Bob", slot=2, card=ada.says("card-2.one"))))
    )


def test_the_killer_is_asked_of_every_target_and_an_answer_can_be_taken_back(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "Ki 2 3 4", "7 5 6 8", draws="Sn", reaction_seconds=60)
    ada, bob, cy = seated(house.lays("omerta", ["Ada", "Bob", "Cy"], past=past), meet, 3)
    ada.discards()
    ada.is_asked("Snitch")
    ada.picks_out("Bob")
    ada.picks_out("Cy")
    for player in (bob, cy):
        player.is_asked("KillerWindow")
    bob.declines()
    bob.person.presses(bob.person.button("option-Reconsider"))
    bob.shows_the_killer(1)
    cy.declines()
    for player in (ada, cy):
        player.person.sees(
            re.compile(
                re.escape(
                    player.says("event-killed", you="no", seat="Bob", slot=1, cancelled=ada.says("card-snitch.the"))
                )
            )
        )
    expect(cy.stock()).to_have_count(4)


def test_friends_talk_over_the_cards(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=dealt("3 7 5 6", "7 2 3 4", "5 5 6 8"))
    ada, bob = seated(table, meet, 2)
    ada.is_asked("Draw")
    bob.person.sees(bob.says("waiting", names="Ada"))
    ada.page.keyboard.press("c")
    ada.page.get_by_label(ada.says("say-something")).fill("Not the <b>9</b> again, O.")
    ada.page.keyboard.press("Enter")
    bob.person.sees("Not the <b>9</b> again, O.")  # as it was typed
    ada.page.keyboard.press("Escape")
    ada.is_asked("Draw")  # what is typed is no key of the game


def test_what_was_seen_turns_down_again_unless_it_is_held(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "7 2 3 4", "5 5 6 8", looked=False)
    (ada,) = seated(house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past), meet, 1)
    ada.is_asked("FirstLook")
    ada.page.clock.install()
    ada.looks(3, 4)
    expect(ada.face(3, "5")).to_be_visible()
    ada.face(4, "6").hover()
    ada.page.mouse.down()
    ada.page.clock.fast_forward(5000)
    expect(ada.face(4, "6")).to_be_visible()
    ada.page.mouse.up()
    expect(ada.faces()).to_have_count(0)
    ada.person.sees(ada.says("event-peeked", you="seat", slots="3 and 4", count=2))  # and not what they were


def test_all_play_again_with_a_click_each(house: House, meet: Meet) -> None:
    past = ended("3 7 5 6", "7 2 3 4", "5 5 6 8", draws="7")
    ada, bob = seated(house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past), meet, 2)
    for player in (bob, ada):
        player.person.presses(player.person.button("play-again"))
    for player in (bob, ada):
        player.is_asked("FirstLook")
    expect(ada.stock("Bob")).to_have_count(4)
