"""What stands beside the table of a desk, and what comes over everything: the log and the talk after a reload, the snap, and what eyes need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from sitdown.arena.play import play_out
from sitdown.bots import bot_named
from sitdown.core.chance import Seeded
from sitdown.core.registry import game_named
from tests.cosa_nostra.fullest import fullest

from .conftest import Meet
from .cosa_nostra.stated import set_out
from .house import House, Laid
from .omerta import AtOmerta, seated
from .past import Past, dealt

STOCKS: Final = ("3 7 5 6", "7 2 3 4", "5 5 6 8")
# Of what can be chosen, what would not be seen without light and shade.
UNSEEN: Final = """() => [...document.querySelectorAll(".thing.live, .can > .card, .whole")]
  .filter((each) => each.checkVisibility() && getComputedStyle(each).outlineStyle === "none").map((each) => each.ariaLabel)"""

# With letters that are wider than ours, as a machine may have them: words that stick out of their tool.
WIDE: Final = ":root { --text: 'Liberation Mono', monospace !important }"
STUCK_OUT: Final = """() => [...document.querySelectorAll("nav button span:not(.unseen)")].filter((word) => {
  const range = document.createRange();
  range.selectNodeContents(word);
  const [inner, outer] = [range, word.closest("button")].map((each) => each.getBoundingClientRect());
  return inner.width > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1);
}).map((word) => word.textContent)"""


def snap(player: AtOmerta) -> Locator:
    return player.page.get_by_role("region", name=player.says("snap-now"))


def test_the_snap_is_seen_whatever_is_open(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=dealt(*STOCKS, draws="7", snap_seconds=30))
    ada, bob = seated(table, meet, 2)
    bob.person.presses(bob.person.button("help-title"))
    ada.discards()
    expect(snap(bob)).to_be_visible()
    bob.person.finds_nothing_wrong()
    bob.page.keyboard.press("Escape")
    expect(snap(bob)).to_have_count(0)  # the table itself is there to be hit
    field = bob.page.get_by_role("textbox", name=bob.says("say-something"))
    field.click()
    expect(snap(bob)).to_be_visible()
    bob.page.keyboard.type("1 2 wait")
    expect(field).to_have_value("1 2 wait")
    expect(snap(bob).get_by_role("button")).to_have_count(5)  # my slots, and no, thanks
    bob.person.presses(snap(bob).get_by_role("button").first)
    expect(bob.stock()).to_have_count(3)
    expect(snap(bob)).to_have_count(0)
    expect(field).to_have_value("1 2 wait")


def test_on_a_phone_one_tap_is_a_try(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=dealt(*STOCKS, draws="7", snap_seconds=30))
    ada, bob = AtOmerta(meet()), AtOmerta(meet("it", phone=True))
    for seat, player in enumerate((ada, bob)):
        player.person.opens(table.chair(seat))
    bob.person.presses(bob.person.button("log-title"))
    ada.discards()
    bob.person.presses(snap(bob).get_by_role("button").first)
    expect(bob.stock()).to_have_count(3)


def test_log_and_talk_come_back_with_the_page(house: House, meet: Meet) -> None:
    past = dealt(*STOCKS, looked=False)
    ada, bob = seated(house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=past), meet, 2)
    ada.looks(1, 2)
    bob.looks(3, 4)
    ada.is_asked("Draw")
    ada.draws()
    bob.page.get_by_role("textbox", name=bob.says("say-something")).fill("Not that one")
    bob.page.keyboard.press("Enter")
    talk = ada.page.get_by_role("region", name=ada.says("chat-title"))
    log = ada.page.get_by_role("region", name=ada.says("log-title"))
    expect(talk).to_contain_text("Not that one")
    before = log.get_by_role("listitem").all_inner_texts()
    assert len(before) > 3
    ada.person.has_heard_all()
    ada.person.comes_back()
    talk = ada.page.get_by_role("region", name=ada.says("chat-title"))
    log = ada.page.get_by_role("region", name=ada.says("log-title"))
    expect(log.get_by_role("listitem")).to_have_count(len(before))
    assert log.get_by_role("listitem").all_inner_texts() == before
    expect(talk).to_contain_text("Not that one")
    expect(ada.faces()).to_have_count(0)  # what was seen is not seen again


def test_how_a_game_ended_is_told_to_who_comes_later(house: House, meet: Meet) -> None:
    """Winner, turning points, bars and the chart, at a table that nobody saw the last days of."""
    past = Past("cosa-nostra", 3)
    bots = [bot_named(game_named("cosa-nostra"), "regular", f"{seat}") for seat in range(3)]
    play_out(past.state, past.does, bots, Seeded(7), [Seeded("imagined")] * 3)
    ada = meet()
    ada.game = "cosa-nostra"
    ada.opens(house.lays("cosa-nostra", ["Ada"], ["regular"] * 2, past).chair(0))
    final = ada.page.get_by_role("dialog", name=ada.says("final-title"))
    expect(final.get_by_role("img", name=ada.says("cash-by-round"))).to_be_visible()
    expect(final.get_by_text(ada.says("turning-points"))).to_be_visible()
    expect(final.get_by_role("list").first.get_by_role("listitem")).to_have_count(3)
    expect(ada.button("play-again")).to_be_visible()
    ada.finds_nothing_wrong()


def at_omerta(house: House) -> Laid:
    return house.lays("omerta", ["Ada", "Bob"], ["sharp"], past=dealt(*STOCKS))


def at_cosa_nostra(house: House) -> Laid:
    return set_out(house, fullest(), ["Ada"], ["regular"] * 4)


@pytest.mark.parametrize("laid", [at_omerta, at_cosa_nostra])
def test_what_can_be_chosen_is_seen_in_any_colours(house: House, meet: Meet, laid: Callable[[House], Laid]) -> None:
    ada = meet()
    ada.opens(laid(house).chair(0))
    expect(ada.page.locator(".thing.live, .can > .card, .whole").first).to_be_visible()
    switch = ada.page.get_by_role("switch", name=ada.says("contrast"))
    assert ada.page.evaluate(UNSEEN)
    ada.presses(switch)
    assert ada.page.evaluate(UNSEEN) == []
    ada.finds_nothing_wrong()
    ada.comes_back()  # it is kept
    expect(ada.page.get_by_role("switch", name=ada.says("contrast"))).to_be_checked()
    ada.presses(ada.page.get_by_role("switch", name=ada.says("contrast")))
    ada.page.emulate_media(forced_colors="active")
    expect(ada.page.locator(".thing.live, .can > .card, .whole").first).to_be_visible()
    assert ada.page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_tools_hold_their_words_whatever_the_letters(house: House, meet: Meet, language: str, phone: bool) -> None:
    ada = meet(language, phone=phone)
    ada.game = "cosa-nostra"
    ada.opens(at_cosa_nostra(house).chair(0))
    tools = ada.page.get_by_role("navigation", name=ada.says("at-the-edge"))
    expect(tools).to_be_visible()
    ada.page.add_style_tag(content=WIDE)
    for width in (360, 390) if phone else (1100, 1440):
        ada.page.set_viewport_size({"width": width, "height": 800})
        expect(tools).to_be_in_viewport()
        assert ada.page.evaluate(STUCK_OUT) == [], width
