"""No pointer: a planning turn, an answer, a deal, all by keys."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.browser.cosa_nostra.test_reactions import about_to_act
from tests.browser.cosa_nostra.trading import inbox
from tests.cosa_nostra.harness import Seat, table

FAR = 60  # steps with Tab within which everything must be


def goes_to(boss: Boss, thing: Locator) -> None:
    """From one thing to the next, as far as it takes."""
    for _ in range(FAR):
        boss.page.keyboard.press("Tab")
        if thing.evaluate("it => it === document.activeElement"):
            return
    raise AssertionError(f"not within {FAR} steps: {thing}")


def chooses(boss: Boss, thing: Locator) -> None:
    goes_to(boss, thing)
    assert thing.evaluate("it => it.matches(':focus-visible') && getComputedStyle(it).outlineStyle !== 'none'")
    boss.page.keyboard.press("Enter")


def test_a_planning_turn_and_the_sheets(meet: Meet, laid: SetOut) -> None:
    at = laid(table(Seat("blundetto", jobs="threats scam"), Seat("dimaggio"), Seat("calmuti")))
    ada = Boss(meet(), at, 0)
    ada.is_asked("planning")
    chooses(ada, ada.job("scam"))
    chooses(ada, ada.man("big_joey"))
    expect(ada.doubt).to_be_visible()  # it lacks a Building Firm
    ada.page.keyboard.press("1")
    ada.has_a_task("big_joey", "Scam")
    for key, page in {"t": "deals", "c": "chat", "p": "ledger", "l": "log", "?": "rules"}.items():
        ada.page.keyboard.press(key)
        expect(ada.sheet(page)).to_be_visible()
        assert ada.sheet(page).evaluate("it => it.contains(document.activeElement)"), "one goes on from there"
        ada.page.keyboard.press("Escape")
        ada.sees_all_of_the_table()
        ada.page.evaluate("document.activeElement.blur()")  # a field takes letters


def test_an_answer_by_one_key(meet: Meet, laid: SetOut) -> None:
    at = laid(about_to_act())
    bea, cy = Boss(meet(), at, 1), Boss(meet(), at, 2)
    bea.is_asked("schemer", name="Blundetto")
    bea.page.keyboard.press("1")
    cy.is_asked("schemer", name="Blundetto")
    cy.page.keyboard.press("0")
    bea.is_asked("acting")


def test_a_deal(meet: Meet, laid: SetOut) -> None:
    at = laid(table(Seat("blundetto", cash=5000), Seat("dimaggio", cash=5000), Seat("calmuti")))
    ada, bea = Boss(meet(), at, 0), Boss(meet(), at, 1)
    ada.page.keyboard.press("t")
    chooses(ada, ada.sheet("deals").get_by_role("button", name=ada.says("desk-offer", name="DiMaggio")))
    paper = ada.page.get_by_role("dialog", name=ada.says("deal-title", name="DiMaggio"))
    goes_to(ada, paper.get_by_role("region", name=ada.says("you-give")).get_by_role("slider"))
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    chooses(ada, paper.get_by_role("button", name=ada.says("deal-send")))
    expect(ada.doubt).to_be_visible()  # for nothing
    ada.page.keyboard.press("1")
    chooses(bea, inbox(bea).get_by_role("button", name=bea.says("offer-accept"), exact=True))
    chooses(bea, bea.page.get_by_role("button", name=bea.says("offer-sure")))
    ada.has_cash(0, 3000)
    bea.has_cash(1, 7000)
    expect(inbox(bea)).to_have_count(0)
