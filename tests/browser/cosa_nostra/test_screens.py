"""Every screen of the table, in every language, at a desk and on a phone: all words are there, none is cut off, and axe has no complaint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou
from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.browser.cosa_nostra.trading import counters, receives
from tests.cosa_nostra.harness import Play, Seat, table

OFFER: Final = Goods(cash=2000, promises=(NoAttackOnYou(1),)), Goods(businesses=(BusinessCard.COP_1,))


def in_the_middle() -> Play:
    """Planning; markers, an attachment and a promise lie about, and an offer waits for an answer."""
    play = table(
        Seat("blundetto", cash=12_000, jobs="threats scam car_theft", cards="spy henchman"),
        Seat("dimaggio", cash=9000, tasks="franco_luciano: insolvency"),
        Seat("calmuti", cash=4000, tasks="vito_baritono: buy pimp"),
        attached="1 henchman big_joey",
        markers="0 lawyer_1",
    )
    play.deals(1, 0, give=Goods(cash=1000, promises=(NoAttackOnYou(1),)))
    play.act(1, act.MakeOffer(0, *OFFER))
    return play


def last_purchase(number: int) -> Play:
    """Nothing else is to be done in this round."""
    seats = Seat("blundetto", cash=12_000, tasks="big_joey: buy pimp"), Seat("dimaggio"), Seat("calmuti")
    return table(*seats, number=number, phase="action")


def planning(ada: Boss) -> Iterator[str]:
    ada.is_asked("planning")
    yield "the table"
    ada.picks(ada.job("scam"))
    yield "a card is picked"
    ada.picks(ada.ask.get_by_role("button", name=ada.says("back")))
    for page in ("deals", "chat", "ledger", "log", "rules"):
        sheet = ada.turns_to(page)
        expect(sheet).to_be_visible()
        yield page
        ada.closes(sheet)
    ada.picks(ada.header(1))
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    yield "a family"
    ada.closes(sheet)
    for thing in (ada.business("cop_1", 0), ada.man("bobby_ruthless")):
        ada.picks(thing)
        expect(ada.page.get_by_role("note")).to_be_visible()
        yield "what it is"
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("note")).to_have_count(0)


def trading(ada: Boss) -> Iterator[str]:
    receives(ada, 1, *OFFER)
    yield "the offer"
    offer = counters(ada, 1)
    offer.cash("you-give", 3)
    yield "an answer to it"
    offer.promises("you-get", "no_attack_on_you")
    yield "with a promise"


def buying(ada: Boss) -> None:
    ada.is_asked("acting")
    ada.picks(ada.man("big_joey"))
    ada.picks(ada.ask.get_by_role("button").filter(has_text="1").first)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_screen(meet: Meet, laid: SetOut, phone: bool) -> None:
    person = meet(phone=phone)
    look = person.finds_nothing_wrong_in_any_language
    ada = Boss(person, laid(in_the_middle()), 0)
    for screens in (planning(ada), trading(ada)):
        for _ in screens:
            look()
    buying(Boss(person, laid(last_purchase(1)), 0))
    expect(person.page.get_by_role("complementary", name=person.says("phase-payday"))).to_be_visible()
    look()
    buying(Boss(person, laid(last_purchase(4)), 0))
    expect(person.page.get_by_role("dialog", name=person.says("final-title"))).to_be_visible()
    look()
