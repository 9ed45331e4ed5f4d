"""A whole short game against bots by clicking, from the landing page to the final count; then it is looked at again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.playing import Player
from tests.browser.cosa_nostra.reel import Reel, hand, names
from tests.browser.lobby import Lobby


def test_a_game_of_three_rounds_and_its_replay(meet: Meet) -> None:
    person = meet()
    lobby = Lobby(person)
    lobby.is_called("Ada")
    lobby.sets_up("cosa-nostra")
    lobby.seats("random", "random")
    lobby.chooses(person.says("set-cosa-nostra-rounds"), person.says("set-cosa-nostra-rounds.of-3"))
    lobby.opens_the_table()
    ada = Boss(person, None, 0)
    expect(hand(person).first).to_be_visible()
    assert person.kilobytes_of_script() <= 141  # the way here, and the table: its pages come when they are opened
    dealt = names(hand(person))

    player = Player(ada)
    player.plays_to_the_end()
    expect(player.final.get_by_role("list").first.get_by_role("listitem")).to_have_count(3)
    person.finds_nothing_wrong()

    person.presses(player.final.get_by_role("link", name=person.says("see-again")))
    reel = Reel(person)
    expect(reel.eyes.nth(1)).to_be_checked()
    person.page.keyboard.press("ArrowRight")
    expect(hand(person)).to_have_count(len(dealt))
    assert names(hand(person)) == dealt, "what I was dealt"
    expect(ada.ask.get_by_role("button")).to_have_count(0)
    person.finds_nothing_wrong()

    person.presses(reel.eyes.nth(2))
    me = person.page.get_by_role("button", name=re.compile(": Ada$"))
    expect(me).to_be_visible()  # among the others now
    assert names(hand(person)) != dealt, "what another was dealt"

    person.presses(reel.eyes.nth(4))
    expect(hand(person)).to_have_count(0)
    expect(person.page).to_have_url(re.compile("#eyes=all&at="))
    friend = meet("it")
    friend.game = "cosa-nostra"
    friend.opens(person.page.url)
    shared = Reel(friend)
    expect(shared.eyes.nth(4)).to_be_checked()
    expect(shared.scrub).to_have_value(reel.scrub.input_value())
