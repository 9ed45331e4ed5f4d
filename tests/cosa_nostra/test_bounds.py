"""What an offer can hold, how often one can give one's word, and what a long game of it costs (C-87, C-88)."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from sitdown.core.codec import Malformed, encode
from sitdown.games.cosa_nostra import COSA_NOSTRA
from sitdown.games.cosa_nostra.board.income import MONOPOLY
from sitdown.games.cosa_nostra.board.judging import round_over
from sitdown.games.cosa_nostra.board.material import MAN_STRENGTH
from sitdown.games.cosa_nostra.cards import abilities as can
from sitdown.games.cosa_nostra.cards import effects as fx
from sitdown.games.cosa_nostra.cards.businesses import BUSINESSES
from sitdown.games.cosa_nostra.cards.cards import ROUNDS
from sitdown.games.cosa_nostra.cards.jobs import JOBS
from sitdown.games.cosa_nostra.cards.mercenaries import MERCENARIES
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import OfferClosed
from sitdown.games.cosa_nostra.records.ledger import MOST_GIVEN, words_left
from sitdown.games.cosa_nostra.records.promises import (
    MOST_MONEY,
    AnyPromise,
    NoAttackOnYou,
    PayByPayday,
    PayIfJobSucceeds,
)
from sitdown.games.cosa_nostra.steps.final import MOST_GANGSTERS, TIMES, TROPHIES
from sitdown.games.cosa_nostra.steps.paying import BUSINESS_BONUS
from sitdown.games.cosa_nostra.steps.rounds import START_CASH_WITH_MERCENARIES
from sitdown.games.cosa_nostra.trade.goods import MOST_PROMISES
from tests.cosa_nostra.bargains import Bargain, bargain
from tests.rules import rule

# --- money


def highest(effects: tuple[Any, ...], limit: int) -> int:
    """What the bank pays for a job at best."""
    paid = [0]
    for effect in effects:
        if isinstance(effect, fx.Earn):
            paid.append(effect.money)
        if isinstance(effect, fx.WinStake | fx.SharePot):
            paid.append(effect.times * limit)
    return max(paid)


@rule("C-88")
def test_there_is_never_as_much_money_as_an_offer_may_name() -> None:
    """All that the bank could ever pay out, if everything went well for everybody at once."""
    start = 5 * START_CASH_WITH_MERCENARIES
    stakes = [facts.before.limit for facts in JOBS if isinstance(facts.before, fx.Stake)]
    pots = [4 * facts.before.each for facts in JOBS if isinstance(facts.before, fx.Pot)]
    limit = max(*stakes, *pots)
    cards = sum(max(1, facts.copies) * highest(facts.outcomes, limit) for facts in JOBS)
    jobs = 2 * cards  # Stas draws some of them again
    instead = ROUNDS * sum(highest(facts.outcomes, limit) for facts in JOBS if not facts.round)
    mercenaries = [each for facts in MERCENARIES for each in facts.abilities]
    several = max(each.times for each in mercenaries if isinstance(each, can.SeveralPay))
    incomes = [each.money for each in mercenaries if isinstance(each, can.Income)]
    payday = several * sum(facts.copies * facts.income for facts in BUSINESSES) + 3 * MONOPOLY + sum(incomes)
    before = start + jobs + instead + (ROUNDS - 1) * (payday + BUSINESS_BONUS)
    trophies = sum(MAN_STRENGTH) * TROPHIES[-1] + len(MAN_STRENGTH) * ROUNDS * TROPHIES[-1]
    at_the_end = TIMES * before + TIMES * payday + BUSINESS_BONUS + MOST_GANGSTERS + trophies
    assert at_the_end < MOST_MONEY


@rule("C-88")
@pytest.mark.parametrize("money", [MOST_MONEY + 1000, 10**18, 10**40])
def test_nobody_offers_or_promises_more_than_all_the_money_there_can_be(money: int) -> None:
    t = bargain()
    for goods in (
        Goods(cash=money),
        Goods(promises=(PayByPayday(money, 3),)),
        Goods(promises=(PayIfJobSucceeds(money, Place.VITO_BARITONO),)),
    ):
        for action in (act.MakeOffer(1, goods, Goods()), act.MakeOffer(1, Goods(), goods)):
            assert "<= 10000000" in t.refuses(0, action)
            with pytest.raises(Malformed, match="<= 10000000"):
                COSA_NOSTRA.codec.action(encode(action))


# --- promises


def different(number: int) -> tuple[AnyPromise, ...]:
    return tuple(PayByPayday(1000 * (at + 1), 3) for at in range(number))


@rule("C-87", "C-88")
def test_an_offer_has_eight_promises_at_most_on_both_sides_together() -> None:
    t = bargain()
    for mine in range(MOST_PROMISES + 2):
        give, take = Goods(promises=different(mine)), Goods(promises=different(MOST_PROMISES + 1 - mine))
        assert t.refuses(0, act.MakeOffer(1, give, take)).startswith("no offer has more than 8 promises")
    t.deal(0, 1, Goods(promises=different(5)), Goods(promises=different(3)))
    assert len(t.g.ledger) == MOST_PROMISES


@rule("C-88")
def test_a_counter_offer_has_the_same_bounds() -> None:
    t = bargain()
    t.offers(0, 1, Goods(cash=1000))
    counter = act.CounterOffer(0, Goods(promises=different(9)), Goods())
    assert t.refuses(1, counter).startswith("no offer has more than 8 promises")
    assert len(t.g.offers) == 1


@rule("C-87", "C-88")
def test_nobody_promises_the_same_twice_in_an_offer() -> None:
    t = bargain()
    twice = Goods(promises=(PayByPayday(1000, 3), NoAttackOnYou(2), PayByPayday(1000, 3)))
    assert t.refuses(0, act.MakeOffer(1, twice, Goods())) == "a promise is named twice"
    assert t.refuses(0, act.MakeOffer(1, Goods(), twice)) == "a promise is named twice"
    both = Goods(promises=(NoAttackOnYou(2),))  # each of the other
    t.deal(0, 1, both, both)


@rule("C-87")
def test_nobody_gives_his_word_for_ever() -> None:
    """What is open then and would need another promise of his lapses."""
    t = bargain()
    promised(t, 0, MOST_GIVEN - 2)
    t.offers(0, 2, Goods(promises=different(2)))
    t.offers(2, 0, Goods(cash=1000), Goods(promises=different(1)))
    t.act(2, act.AcceptOffer(t.g.offered - 2))
    assert words_left(t.g.ledger, 0) == 0
    assert [event.offer for event in t.told(OfferClosed)] == [t.g.offered - 2, t.g.offered - 1]
    assert t.g.offers == ()
    for action in (
        act.MakeOffer(1, Goods(promises=different(1)), Goods()),
        act.MakeOffer(2, Goods(cash=1000, promises=different(1)), Goods()),
    ):
        assert t.refuses(0, action).startswith("seat 0 has given his word too often")
    assert "too often" in t.refuses(1, act.MakeOffer(0, Goods(cash=1000), Goods(promises=different(1))))
    t.deal(0, 1, Goods(cash=1000))  # all else goes on
    t.deal(0, 1, Goods(cash=1000), Goods(promises=different(1)))


def promised(t: Bargain, seat: int, number: int) -> None:
    """So many promises of his to the one on his left, in deals that are as large as they can be."""
    left = number
    while left:
        t.deal(seat, (seat + 1) % 3, Goods(promises=different(min(left, MOST_PROMISES))))
        left -= min(left, MOST_PROMISES)


# --- what it costs


def full_ledger(each: int) -> Bargain:
    t = bargain()
    for seat in range(3):
        promised(t, seat, each)
    return t


@rule("C-87")
def test_the_ledger_is_shown_in_so_many_bytes() -> None:
    """400 promises in one deal were more than a megabyte after 25 of them."""
    t = full_ledger(MOST_GIVEN)
    assert len(encode(t.g.view(0))) < 60_000
    huge = Goods(promises=different(400))
    assert t.refuses(0, act.MakeOffer(1, huge, Goods())).startswith("no offer has more")


def judging(each: int) -> float:
    """The processor time it takes to judge all at the end of a round, and to look at it, at best."""
    times = []
    for _ in range(5):
        g = full_ledger(each).g.clone()
        g.round = 3
        begun = process_time()
        for _ in range(5):
            twin = g.clone()
            round_over(twin)
            twin.view(0)
        times.append(process_time() - begun)
    return min(times)


@rule("C-87")
def test_twice_the_promises_are_judged_in_less_than_three_times_the_time() -> None:
    """The best of three comparisons: a machine that is busy makes none of them too good."""
    few, many = MOST_GIVEN // 2, MOST_GIVEN
    assert any(judging(many) < 3 * judging(few) for _ in range(3))
