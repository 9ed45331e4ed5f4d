"""Offers, promises and what became of them, as a person puts them together and reads them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from sitdown.games.cosa_nostra.records.actions import Goods
from tests.browser.cosa_nostra.boss import Boss


class Offer:
    """One that is being put together."""

    def __init__(self, boss: Boss, to: int) -> None:
        self.boss = boss
        self.paper = boss.page.get_by_role("dialog", name=boss.says("deal-title", name=boss.teller.name(to)))
        expect(self.paper).to_be_visible()

    def side(self, key: str) -> Locator:
        return self.paper.get_by_role("region", name=self.boss.says(key), exact=True)

    def cash(self, key: str, thousands: int) -> None:
        self.side(key).get_by_role("spinbutton").fill(str(thousands))

    def promises(self, key: str, form: str) -> None:
        """Such a promise, as the form has it."""
        side, boss = self.side(key), self.boss
        boss.person.presses(side.get_by_role("button", name=boss.says("deal-promise"), exact=True))
        side.get_by_role("combobox", name=boss.says("deal-promise")).select_option(label=boss.says(f"form-{form}"))
        boss.person.presses(side.get_by_role("button", name=boss.says("promise-it"), exact=True))

    def sends(self, line: str = "", *, dear: bool = False) -> None:
        """`dear`: he is asked whether he is sure."""
        if line:
            self.paper.get_by_role("textbox").fill(line)
        self.boss.person.presses(self.paper.get_by_role("button", name=self.boss.says("deal-send"), exact=True))
        if dear:
            expect(self.boss.doubt).to_be_visible()
            self.boss.goes_ahead()
        expect(self.paper).to_have_count(0)


def offer_to(boss: Boss, seat: int) -> Offer:
    desk = boss.turns_to("deals")
    boss.person.presses(desk.get_by_role("button", name=boss.says("desk-offer", name=boss.teller.name(seat))))
    return Offer(boss, seat)


def receives(boss: Boss, seat: int, give: Goods, take: Goods) -> Locator:
    """An offer to him, in his own words. On a phone it comes as a note that is to be opened."""
    assert boss.seat is not None
    sentence = offered(boss, seat, boss.seat, give, take)
    if boss.person.touch:
        boss.person.presses(boss.page.get_by_role("main").get_by_role("button", name=sentence))
    expect(inbox(boss)).to_contain_text(sentence)
    return inbox(boss)


def offered(boss: Boss, seat: int, to: int, give: Goods, take: Goods) -> str:
    words = boss.teller.deal(seat, to, give, take)
    return f"{words[0].upper()}{words[1:]}."


def inbox(boss: Boss) -> Locator:
    """The offer that waits for an answer."""
    accept = boss.page.get_by_role("button", name=boss.says("offer-accept"), exact=True)
    return boss.page.get_by_role("article").filter(has=accept)


def counters(boss: Boss, seat: int) -> Offer:
    boss.person.presses(inbox(boss).get_by_role("button", name=boss.says("offer-counter"), exact=True))
    return Offer(boss, seat)


def accepts(boss: Boss) -> None:
    """It is asked twice."""
    boss.person.presses(inbox(boss).get_by_role("button", name=boss.says("offer-accept"), exact=True))
    boss.person.presses(boss.page.get_by_role("button", name=boss.says("offer-sure"), exact=True))
