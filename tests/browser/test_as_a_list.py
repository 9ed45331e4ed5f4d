"""Both games as lists: by keys alone, in four languages, on every size of screen. And a game that the page knows nothing of."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from .conftest import Meet
from .house import House
from .listed import AtAList
from .past import dealt, ended

SCREENS = [(360, 640), (1024, 768), (1440, 900)]


def test_a_whole_game_of_omerta_by_keys_alone(house: House, meet: Meet) -> None:
    ada = AtAList(meet(), "omerta")
    ada.comes_by_keys(house.lays("omerta", ["Ada"], ["random", "random"]).chair(0))
    call = ada.says("option-CallOmerta")
    sure = ada.says("plain-sure", what=call)
    wanted = [sure, call, ada.says("option-Decline"), ada.says("option-Discard"), ada.says("option-DrawDeck")]

    def choose(found: list[str]) -> str:
        return next((words for words in wanted if words in found), found[0])

    over = ada.page.get_by_role("heading", name=ada.says("plain-over"))
    ada.plays(choose, lambda: over.count() > 0)
    expect(over).to_be_visible()
    expect(ada.page.get_by_text(ada.says("table-round", number=3, rounds=3)).first).to_be_visible()  # in the books
    ada.person.finds_nothing_wrong()
    ada.chooses(ada.says("see-again"))  # it is kept: the replay is a list, too
    expect(ada.page.locator("main.plain")).to_be_visible()
    expect(ada.page.get_by_role("slider", name=ada.says("reel-scrub"))).to_be_visible()
    ada.person.finds_nothing_wrong()
    ada.chooses(ada.says("as-a-list.off"))
    expect(ada.page.locator("main.table")).to_be_visible()


def test_a_round_of_la_cosa_nostra_by_keys_alone(house: House, meet: Meet) -> None:
    ada = AtAList(meet(), "cosa-nostra")
    ada.comes_by_keys(house.lays("cosa-nostra", ["Ada"], ["random", "random"]).chair(0))
    lot = Random(3)
    second = ada.page.get_by_text(f"{ada.says('view-round')}: II", exact=True)
    moves = ada.plays(lot.choice, lambda: second.count() > 0)
    assert moves > 3
    ada.person.finds_nothing_wrong()


def test_what_was_seen_in_secret_stands_until_the_next_answer(house: House, meet: Meet) -> None:
    past = dealt("3 7 5 6", "8 2 3 4", "5 5 6 8", looked=False)
    ada = AtAList(meet(), "omerta")
    ada.comes_by_keys(house.lays("omerta", ["Ada"], ["random", "random"], past=past).chair(0))
    ada.chooses(ada.says("option-Peek", first=1, second=2))
    seen = ada.page.get_by_role("heading", name=ada.says("plain-seen")).locator("..")
    expect(seen).to_contain_text(ada.says("card-7.one"))
    ada.chooses(ada.says("option-DrawDeck"))
    expect(seen).not_to_contain_text(ada.says("card-7.one"))


def test_every_screen_in_every_language(house: House, meet: Meet) -> None:
    ada = AtAList(meet(), "omerta")
    tables = [
        ("omerta", house.lays("omerta", ["Ada", "Bob", "Cy"], past=dealt("3 7 5 6", "8 2 3 4", "5 5 6 8", draws="Ga"))),
        ("omerta", house.lays("omerta", ["Ada", "Bob", "Cy"], past=ended("3 3 3 4", "8 8 8 8", "9 9 9 9", draws="5"))),
        ("cosa-nostra", house.lays("cosa-nostra", ["Ada"], ["sharp", "sharp"])),
    ]
    ada.person.opens()
    ada.page.evaluate("localStorage.setItem('as-a-list', 'true')")
    for game, table in tables:
        ada.person.game = game
        ada.person.opens(table.chair(0))
        expect(ada.page.locator("main.plain .do > section").first).to_be_visible()
        for width, height in SCREENS:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.person.reaches_all()
            ada.person.finds_nothing_wrong_in_any_language()
        assert ada.page.evaluate(SMALLEST) >= 12


def test_an_offer_is_put_together_and_talk_is_heard(house: House, meet: Meet) -> None:
    table = house.lays("cosa-nostra", ["Ada", "Bob"], ["random"])
    ada, bob = AtAList(meet(), "cosa-nostra"), AtAList(meet("fr"), "cosa-nostra")
    for seat, person in enumerate((ada, bob)):
        person.comes_by_keys(table.chair(seat))
    ada.page.get_by_label(ada.says("plain-say")).focus()
    ada.page.keyboard.type("Evening, all")
    ada.page.keyboard.press("Enter")
    bob.person.sees("Evening, all")
    first = ada.page.get_by_role("button", name=re.compile(prefix(ada.says("desk-offer", name="§")))).first
    ada.chooses(first.inner_text())
    composer = ada.page.get_by_role("dialog")
    expect(composer.get_by_role("button", name=ada.says("close"))).to_be_focused()
    ada.person.finds_nothing_wrong()


def prefix(words: str) -> str:
    return f"^{re.escape(words.split('§', maxsplit=1)[0])}"


SMALLEST = """() => Math.min(...[...document.querySelectorAll("body *")]
  .filter((each) => each.checkVisibility() && each.innerText?.trim() && !each.closest(".unseen, svg"))
  .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""
