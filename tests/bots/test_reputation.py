"""Threats, loans and broken words: how the better players take them, and what they say to it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.lines import line
from sitdown.games.cosa_nostra.records.promises import NoAttackOnYou, PayByPayday
from tests.bots.made_men import answers
from tests.cosa_nostra.harness import Play, Seat, table

LEVELS = ["sharp", "boss"]
KILLERS, CLERKS = ("assassination_iii", "car_bomb_iii"), ("usury", "illegal_lab")
ARMED = "franco_luciano: {}, phil_malony: {}"


def threatened(tasks: tuple[str, str], price: int, looks: bool = False, broken: int = 0) -> Play:
    """Blundetto is ahead; DiMaggio, with two jobs face down, wants to be paid for leaving him alone."""
    me = Seat("blundetto", cash=30_000, owns="casino lawyer", tasks="big_joey: scam, little_joey: threats")
    t = table(me, Seat("dimaggio", tasks=ARMED.format(*tasks)), Seat("calmuti"), phase="action", number=3)
    if looks:
        t.asks_lawyer("phil_malony", "franco_luciano")
    broke_his_word(t, 1, broken)
    t.act(1, act.MakeOffer(0, Goods(promises=(NoAttackOnYou(3),)), Goods(cash=price)))
    return t


def broke_his_word(t: Play, seat: int, times: int) -> None:
    """As often as that, in the round before."""
    if not times:
        return
    t.deals(seat, 2, Goods(promises=(NoAttackOnYou(t.g.round),)))
    entry = replace(t.g.ledger[-1], made=t.g.round - 1, verdict="broken")
    t.g.ledger = (*t.g.ledger[:-1], *[entry] * times)


def accepts(t: Play, level: str) -> bool:
    return isinstance(answers(t, 0, level)[0], act.AcceptOffer)


def reason(t: Play, level: str) -> str:
    """Why he does not accept."""
    said, remark = answers(t, 0, level)
    assert isinstance(said, act.RefuseOffer | act.CounterOffer)
    assert isinstance(remark, act.Say)
    assert remark.to == 1
    return remark.text


# --- blackmail


@pytest.mark.parametrize("level", LEVELS)
def test_a_threat_is_worth_what_lies_behind_it(level: str) -> None:
    """Unknown jobs may be attacks; those that were seen are, or are not."""
    assert accepts(threatened(KILLERS, 1000), level)
    assert accepts(threatened(CLERKS, 1000), level)
    assert not accepts(threatened(KILLERS, 6000), level)
    assert accepts(threatened(KILLERS, 6000, looks=True), level)
    assert reason(threatened(CLERKS, 1000, looks=True), level) == line("bluff")


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_broke_his_word_has_no_peace_to_sell(level: str) -> None:
    assert reason(threatened(KILLERS, 2000, broken=2), level) == line("broken", 2)


# --- loans


def begs(lender: int, pays_back: int, in_round: int, owes: int = 0) -> Play:
    """DiMaggio, with $3,000 and businesses that pay 7,000, wants 5,000 until the payday of this round."""
    me = Seat("blundetto", cash=lender, tasks="big_joey: scam")
    other = Seat("dimaggio", cash=3000, tasks="phil_malony: threats")
    t = table(me, other, Seat("calmuti"), phase="action", number=in_round)
    if owes:
        t.deals(1, 2, Goods(promises=(PayByPayday(owes, in_round),)))
    t.act(1, act.MakeOffer(0, Goods(promises=(PayByPayday(pays_back, in_round),)), Goods(cash=5000)))
    return t


@pytest.mark.parametrize("level", LEVELS)
def test_a_loan_wants_interest_and_a_man_who_can_pay_it_back(level: str) -> None:
    assert accepts(begs(20_000, 7000, 2), level)
    assert reason(begs(20_000, 5000, 2), level) == line("loan")
    assert reason(begs(20_000, 7000, 2, owes=8000), level) == line("credit")
    assert not accepts(begs(4000, 7000, 2), level)


@pytest.mark.parametrize("level", LEVELS)
def test_who_asks_too_much_is_told_so(level: str) -> None:
    t = table(
        Seat("blundetto", cash=2000, tasks="big_joey: threats"), Seat("dimaggio"), Seat("calmuti"), phase="action"
    )
    t.act(1, act.MakeOffer(0, Goods(markers=(Card.LAWYER_1,)), Goods(promises=(PayByPayday(50_000, 1),))))
    assert reason(t, level) == line("dear")


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_lent_on_the_last_night(level: str) -> None:
    assert reason(begs(20_000, 7000, 4), level) == line("cheap")


# --- a word that was broken twice


def wants_a_marker(pays: Goods, broken: int) -> Play:
    t = table(
        Seat("blundetto", tasks="big_joey: scam"),
        Seat("dimaggio", cash=9000, tasks="phil_malony: threats"),
        Seat("calmuti"),
        phase="action",
        number=2,
    )
    broke_his_word(t, 1, broken)
    t.act(1, act.MakeOffer(0, pays, Goods(markers=(Card.WASTE_COMPANY_1,))))
    return t


@pytest.mark.parametrize("level", LEVELS)
def test_after_two_broken_words_only_cash_counts(level: str) -> None:
    later, now = Goods(promises=(PayByPayday(8000, 2),)), Goods(cash=9000)
    assert accepts(wants_a_marker(later, broken=0), level)
    assert reason(wants_a_marker(later, broken=2), level) == line("broken", 1)
    assert accepts(wants_a_marker(now, broken=2), level)
