"""What happens to the friends, evening by evening."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from .house import House
from .lobby import Lobby
from .person import Person

if TYPE_CHECKING:
    from .days import Days

ROUNDS: Final = 6  # that everybody looks in on the last day
FRIENDS: Final = (("Ada", "en", False), ("Bob", "fr", True), ("Cleo", "it", False), ("Dora", "ru", True))


def told(days: Days) -> None:
    with days.house() as house:
        people = [days.meets(house, *each) for each in FRIENDS]
        port = int(house.address.rpartition(":")[2])
        post = _set_up(days, people, "omerta", "post")
        leisure = _set_up(days, people, "cosa-nostra", "relaxed")
        _first_evening(days, people, post, leisure)
        _second_day(days, house, people, post, leisure)
        _third_day(days, people, post, leisure)
    days.later(26)  # the host has forgotten his machine
    with days.house(port) as house:
        _fifth_day(days, house, people, post, leisure)
        _last_day(days, people, post, leisure)


def _set_up(days: Days, people: list[Person], game: str, kind: str) -> str:
    """Ada does, and sends the link round."""
    ada, *others = people
    Lobby(ada).sets_up(game)
    ada.presses(ada.page.get_by_role("group", name=ada.says("timing")).get_by_label(ada.says(f"timing-{kind}")))
    if kind == "post":
        ada.presses(ada.page.get_by_role("radio", name=ada.says("days", days=1), exact=True))
    days.sees(ada, f"sets-up-{game}")
    Lobby(ada).opens_the_table()
    ada.page.wait_for_url(re.compile("/t/"))
    code = ada.page.url[-6:]
    days.sees(ada, f"waits-at-{game}")
    for at, each in enumerate(others, 2):
        each.game = game
        each.opens(f"/t/{code}")
        if at == 2:
            days.sees(each, f"is-invited-to-{game}")
        each.presses(each.named(re.compile(f"^{re.escape(each.says('sit-down'))}: ")).first)
    expect(ada.page.locator(".time, main[aria-busy=false]").first).to_be_attached()
    return code


def _first_evening(days: Days, people: list[Person], post: str, leisure: str) -> None:
    ada, bob, cleo, dora = people
    days.sees(dora, "the-game-begins")
    days.plays(cleo, leisure, 3)
    days.sees(bob, "at-cosa-nostra")
    for each in people:
        each.opens()
        days.sees(each, "home-with-two-tables")
    ada.opens(f"/t/{post}")
    days.sees(ada, "at-omerta-by-post")
    for each in (ada, bob):
        each.opens("about:blank")
        days.plays(each, post, 2)
    bob.opens()
    days.sees(bob, "has-moved")


def _second_day(days: Days, house: House, people: list[Person], post: str, leisure: str) -> None:
    ada, bob, cleo, dora = people
    days.later(11)  # the next morning
    bob.opens()
    days.sees(bob, "in-the-morning")
    bob.opens(f"/t/{leisure}")
    days.sees(bob, "looks-in-alone")
    bob.page.wait_for_timeout(25_000)
    days.sees(bob, "has-looked-in-alone-for-a-while")
    bob.presses(bob.page.get_by_role("button", name=bob.says("company"), exact=True).first)
    days.sees(bob, "who-is-there")
    bob.hits("Escape")
    days.later(8)
    for each in (ada, cleo, dora):
        each.opens(f"/t/{leisure}")
    days.sees(ada, "three-of-four")
    for each in (cleo, dora):
        each.opens("about:blank")
    for _ in range(3):
        for each in (cleo, dora, ada):
            days.plays(each, leisure, 6)
    for each in (ada, cleo, dora):
        each.opens(f"/t/{leisure}")
    days.sees(cleo, "they-wait-for-bob")
    dora.presses(dora.page.get_by_role("button", name=dora.says("leave.table", code=leisure), exact=True).first)
    days.sees(dora, "the-way-out")
    dora.presses(dora.button("leave-bot"))
    days.sees(dora, "home-and-a-bot-for-her")


def _third_day(days: Days, people: list[Person], post: str, leisure: str) -> None:
    ada, bob, cleo, dora = people
    days.later(20)
    dora.opens()
    days.sees(dora, "is-called-back")
    for each in people:
        each.opens("about:blank")
        days.plays(each, post, 4)
    bob.opens(f"/t/{post}")
    days.sees(bob, "by-post-on-his-phone")
    bob.presses(bob.page.get_by_role("button", name=bob.says("company"), exact=True).first)
    days.sees(bob, "company-by-post")
    bob.presses(bob.button("instructions"))
    days.sees(bob, "says-it-in-advance")
    bob.hits("Escape")
    cleo.opens(f"/t/{leisure}")
    days.sees(cleo, "with-dora-minded")
    ada.opens()
    days.sees(ada, "at-home")


def _fifth_day(days: Days, house: House, people: list[Person], post: str, leisure: str) -> None:
    """Cleo has had enough; Egon would play."""
    ada, bob, cleo, _ = people
    for each in (ada, bob):
        each.opens()
        days.sees(each, "after-the-dark-day")
    cleo.opens(f"/t/{leisure}")
    cleo.presses(cleo.page.get_by_role("button", name=cleo.says("leave.table", code=leisure), exact=True).first)
    cleo.presses(cleo.button("leave-good"))
    days.sees(cleo, "would-leave-for-good")
    cleo.presses(cleo.button("leave-good.sure"))
    days.sees(cleo, "has-left-one-table")
    egon = days.meets(house, "Egon", "fr", True)
    egon.game = "cosa-nostra"
    egon.opens(f"/t/{leisure}")
    days.sees(egon, "looks-on")
    egon.presses(egon.page.get_by_role("button", name=egon.says("company"), exact=True).first)
    days.sees(egon, "finds-a-chair")
    egon.presses(egon.button("chair-left.take"))
    days.sees(egon, "has-asked-for-it")
    egon.hits("Escape")
    ada.opens(f"/t/{leisure}")
    days.sees(ada, "is-asked-about-egon")
    ada.presses(ada.button("chair-left.yes"))
    egon.page.get_by_role("dialog", name=egon.says("briefing")).wait_for()
    days.sees(egon, "is-briefed")
    egon.presses(egon.button("briefing.read"))
    days.sees(egon, "sits-at-last")
    for each in (ada, egon):
        each.presses(each.page.get_by_role("button", name=each.says("company"), exact=True).first)
        each.presses(each.button("pause"))
        each.hits("Escape")
    days.sees(egon, "a-pause")
    people[2] = egon


def _last_day(days: Days, people: list[Person], post: str, leisure: str) -> None:
    ada, bob, egon, dora = people
    days.later(30)
    cleo = days.people["Cleo"]
    for each in (ada, egon):
        each.opens(f"/t/{leisure}")
    days.sees(egon, "still-a-pause")
    for each in (ada, egon):
        each.presses(each.button("paused.resume"))
        each.opens("about:blank")
    for _ in range(ROUNDS):
        for each in (ada, bob, cleo, dora):
            days.plays(each, post, 30)
        for each in people:
            days.plays(each, leisure, 30)
        days.later(1)
    for each in (ada, bob, cleo, dora, egon):
        each.opens()
        days.sees(each, "at-the-end")
