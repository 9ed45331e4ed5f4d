"""On a phone, with a finger."""

from sitdown.games.cosa_nostra.records.actions import Goods
from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.browser.cosa_nostra.test_reactions import about_to_act
from tests.browser.cosa_nostra.trading import accepts, offer_to, receives
from tests.cosa_nostra.harness import Seat, table


def test_planning_and_a_deal(meet: Meet, laid: SetOut) -> None:
    at = laid(table(Seat("blundetto", cash=5000, jobs="scam"), Seat("dimaggio", cash=5000), Seat("calmuti")))
    ada, bea = Boss(meet(phone=True), at, 0), Boss(meet("it", phone=True), at, 1)
    ada.plans("scam", "big_joey")

    offer = offer_to(ada, 1)
    offer.cash("you-give", 2)
    offer.sends(dear=True)
    receives(bea, 0, Goods(cash=2000), Goods())
    accepts(bea)
    ada.has_cash(0, 3000)


def test_an_answer(meet: Meet, laid: SetOut) -> None:
    at = laid(about_to_act())
    bea, cy = Boss(meet(phone=True), at, 1), Boss(meet(phone=True), at, 2)
    bea.answers("option-Scheme")
    cy.answers("option-Decline")
    bea.is_asked("acting")
