"""Two bosses make a deal, each in his own language, and a third looks on."""

from playwright.sync_api import expect

from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.browser.cosa_nostra.trading import accepts, counters, inbox, offer_to, offered, receives
from tests.cosa_nostra.harness import Seat, table

LAWYER = Goods(businesses=(BusinessCard.LAWYER_1,))


def test_an_offer_is_countered_and_the_counter_accepted(meet: Meet, laid: SetOut) -> None:
    at = laid(table(Seat("blundetto", cash=10_000, jobs="threats"), Seat("dimaggio", cash=10_000), Seat("calmuti")))
    ada, bea, cy = Boss(meet("ru"), at, 0), Boss(meet("it"), at, 1), Boss(meet("en"), at, 2)

    offer = offer_to(ada, 1)
    offer.cash("you-give", 3)
    # A click on the table puts a marker there into it, which one mostly wants; another one all of it.
    ada.picks(ada.business("lawyer_1", 1))
    marker = offer.paper.locator('[data-thing="marker take lawyer_1"]')
    expect(marker).to_have_attribute("aria-pressed", "true")
    ada.picks(ada.business("lawyer_1", 1))
    expect(marker).to_have_count(0)  # what I get as a whole needs no marker
    offer.sends("Между нами")

    receives(bea, 0, Goods(cash=3000), LAWYER)
    cy.person.sees(offered(cy, 0, 1, Goods(cash=3000), LAWYER))

    answer = counters(bea, 0)
    answer.cash("you-get", 5)
    answer.promises("you-get", "no_attack_on_you")
    answer.sends()

    receives(ada, 1, LAWYER, Goods(cash=5000, promises=(NoAttackOnYou(1),)))
    accepts(ada)

    for boss in (ada, bea, cy):
        expect(boss.business("lawyer_1", 0)).to_be_visible()
        boss.has_cash(0, 5000)
        boss.has_cash(1, 15_000)
        ledger = boss.turns_to("ledger")
        expect(ledger.get_by_role("listitem")).to_contain_text(boss.teller.promise(0, 1, NoAttackOnYou(1)))
        boss.closes(ledger)
    expect(inbox(ada)).to_have_count(0)
    expect(inbox(bea)).to_have_count(0)
