"""Deals at the plain table, by keys alone: an offer is accepted, another refused, a debt is paid."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import PayByPayday
from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.browser.listed import AtAList
from tests.cosa_nostra.harness import Play, Seat, table

DEBT: Final = PayByPayday(2000, 1)
GIFT: Final = Goods(cash=1000), Goods()
PLEA: Final = Goods(), Goods(cash=3000)


def in_debt() -> Play:
    play = table(Seat("blundetto", cash=5000), Seat("dimaggio", cash=5000), Seat("calmuti", cash=5000))
    play.deals(0, 1, give=Goods(promises=(DEBT,)))
    play.act(1, act.MakeOffer(0, *GIFT))
    play.act(2, act.MakeOffer(0, *PLEA))
    return play


def test_offers_are_answered_and_a_debt_is_paid(meet: Meet, laid: SetOut) -> None:
    at = laid(in_debt())
    ada, bea = AtAList(meet(), "cosa-nostra"), Boss(meet("fr"), at, 1)
    ada.comes_by_keys(at.chair(0))
    money = Boss(ada.person, at, 0).teller.money
    cash = ada.page.get_by_text(ada.says("view-cash")).first.locator("..")

    def chooses(key: str, thousands: int) -> str:
        """The button of these words, about so much."""
        name = re.compile(f"^{re.escape(ada.says(key))}.*{re.escape(money(thousands * 1000))}")
        words = ada.page.get_by_role("button", name=name).inner_text().strip()
        ada.chooses(words)
        return words

    accepted = chooses("offer-accept", 1)
    ada.chooses(ada.says("plain-sure", what=accepted))  # a deal is a deal
    expect(cash).to_contain_text(money(6000))
    chooses("offer-refuse", 3)
    expect(ada.page.get_by_role("button", name=ada.says("offer-refuse"))).to_have_count(0)
    settle = ada.says("option-Settle", promise=1, what="")
    ada.chooses(ada.page.get_by_role("button", name=re.compile(f"^{re.escape(settle.strip())}")).inner_text().strip())
    expect(cash).to_contain_text(money(4000))
    ledger = bea.turns_to("ledger")
    expect(ledger).to_contain_text(bea.teller.verdict("kept"))
