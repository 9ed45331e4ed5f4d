"""A whole short game against bots by clicking, from the landing page to the final count, and a look at it afterwards."""

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.playing import Player
from tests.browser.lobby import Lobby


def test_a_game_of_three_rounds(meet: Meet) -> None:
    person = meet()
    lobby = Lobby(person)
    lobby.sets_up("cosa-nostra")
    lobby.seats("random", "random")
    lobby.chooses(person.says("set-cosa-nostra-rounds"), person.says("set-cosa-nostra-rounds.of-3"))
    lobby.opens_the_table()
    ada = Boss(person, None, 0)
    player = Player(ada)
    player.plays_to_the_end()
    expect(player.final).to_be_visible()
    person.finds_nothing_wrong()
