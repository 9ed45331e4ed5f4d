"""The ledger: promises are words, none is enforced, each is judged when it can be (C-87)."""

import pytest
from msgspec.structs import replace

from sitdown.games.cosa_nostra.board import judging
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records.actions import Goods, Settle
from sitdown.games.cosa_nostra.records.events import GoodsGiven, PromiseDue, PromiseJudged, PromiseMade
from sitdown.games.cosa_nostra.records.promises import (
    AnyPromise,
    LetUse,
    NoAttackOnAnybody,
    NoAttackOnYou,
    PayByPayday,
    PayIfJobSucceeds,
    ShareProfit,
)
from tests.cosa_nostra.bargains import Bargain, bargain
from tests.rules import rule

VITO = Place.VITO_BARITONO
PHIL = Place.PHIL_MALONY
ASK = Goods(markers=(Card.LAWYER_1,))


# --- giving one's word


@rule("C-87")
def test_both_sides_of_a_deal_promise_and_all_see_it() -> None:
    t = bargain()
    t.deal(0, 1, Goods(promises=(PayByPayday(2000, 3),)), Goods(promises=(NoAttackOnYou(2), LetUse(Card.LAWYER_1, 3))))
    assert t.told(PromiseMade) == [
        PromiseMade(0, 0, 1, PayByPayday(2000, 3)),
        PromiseMade(1, 1, 0, NoAttackOnYou(2)),
        PromiseMade(2, 1, 0, LetUse(Card.LAWYER_1, 3)),
    ]
    assert all(event.seen_by(viewer) == event for event in t.events for viewer in (0, 1, 2, None))
    assert t.verdicts == ["open"] * 3


@rule("C-87")
def test_an_offer_alone_promises_nothing() -> None:
    t = bargain()
    t.offers(0, 1, Goods(promises=(NoAttackOnYou(2),)))
    assert t.g.ledger == ()


@rule("C-87")
@pytest.mark.parametrize("word", [PayByPayday(1000, 3), NoAttackOnYou(3), NoAttackOnAnybody(3), LetUse(Card.COP_1, 3)])
def test_nothing_is_promised_for_the_past_or_for_after_the_end(word: AnyPromise) -> None:
    for number in (1, 2, 3):
        bargain(number, rounds=3).promises(0, 1, word)
    assert bargain(4).cannot_promise(0, 1, word) == "no promise for round 3: this is round 4 of 4"
    later = replace(word, round=4)
    assert bargain(3, rounds=3).cannot_promise(0, 1, later) == "no promise for round 4: this is round 3 of 3"
    bargain(3).promises(0, 1, later)


@rule("C-87")
def test_a_promise_about_a_job_needs_a_job() -> None:
    t = bargain()
    for word in (PayIfJobSucceeds(1000, VITO), ShareProfit(50, VITO)):
        assert t.cannot_promise(2, 1, word) == "there is no job at vito_baritono"
    t.plans_purchase(VITO, Card.CASINO_1)
    for word in (PayIfJobSucceeds(1000, VITO), ShareProfit(50, VITO)):
        assert t.cannot_promise(2, 1, word) == "there is no job at vito_baritono"


@rule("C-87")
def test_anybody_can_pay_for_a_job_but_only_its_owner_shares_it() -> None:
    t = bargain()
    t.plans_job(VITO)
    for seat in range(3):
        t.promises(seat, (seat + 1) % 3, PayIfJobSucceeds(1000, VITO))
    assert t.cannot_promise(1, 2, ShareProfit(50, VITO)) == "the job at vito_baritono is not seat 1's"
    t.promises(2, 1, ShareProfit(50, VITO))


# --- money, if a job succeeds


def paid_for_a_job(word: PayIfJobSucceeds | ShareProfit, number: int = 2) -> Bargain:
    """Seat 2 has promised seat 0 something of Vito's job; Phil has one too."""
    t = bargain(number)
    t.plans_job(VITO)
    t.plans_job(PHIL)
    t.promises(2, 0, word)
    return t


@rule("C-87")
def test_a_sum_falls_due_when_the_job_succeeds_and_is_paid() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO))
    t.turns_up(VITO)
    t.succeeds(VITO, 6000)
    assert t.events == [PromiseDue(0, 3000)]
    t.is_over(VITO)
    assert (t.entry(0).due, t.verdicts) == (3000, ["open"])
    t.settles(2, 0)
    assert t.events == [GoodsGiven(2, 0, Goods(cash=3000)), PromiseJudged(0, "kept")]
    assert t.g.cash == [13_000, 10_000, 7000]
    assert (t.entry(0).due, t.verdicts) == (0, ["kept"])


@rule("C-87")
def test_a_sum_that_is_not_paid_by_the_end_of_the_round_is_broken() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO))
    t.job(VITO)
    t.somebody_answers()
    t.payday()
    assert t.events == [PromiseJudged(0, "broken")]
    assert t.refuses(2, Settle(0)) == "promise 0 is broken"


@rule("C-87")
def test_a_job_that_fails_or_is_lost_makes_it_void() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO))
    t.is_over(PHIL)
    assert t.verdicts == ["open"]
    t.is_over(VITO)
    assert t.events == [PromiseJudged(0, "void")]


@rule("C-87")
def test_another_job_s_success_is_nothing_to_it() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO))
    t.job(PHIL, 9000)
    assert (t.entry(0).due, t.verdicts) == (0, ["open"])


@rule("C-87")
@pytest.mark.parametrize(
    ("percent", "profit", "due"),
    [(50, 6000, 3000), (50, 7000, 3000), (33, 9000, 2000), (100, 5000, 5000), (1, 100_000, 1000), (50, 2000, 1000)],
)
def test_a_share_is_rounded_down_to_a_thousand(percent: int, profit: int, due: int) -> None:
    t = paid_for_a_job(ShareProfit(percent, VITO))
    t.job(VITO, profit)
    assert t.entry(0).due == due
    t.settles(2, 0)
    assert t.g.cash == [10_000 + due, 10_000, 10_000 - due]


@rule("C-87")
@pytest.mark.parametrize(("percent", "profit"), [(50, 0), (50, 1000), (99, 1000), (1, 99_000)])
def test_a_share_of_nothing_is_void(percent: int, profit: int) -> None:
    t = paid_for_a_job(ShareProfit(percent, VITO))
    t.job(VITO, profit)
    assert t.verdicts == ["void"]


@rule("C-87", "M-21")
def test_a_job_that_succeeds_twice_pays_once() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO))
    t.turns_up(VITO)
    t.succeeds(VITO, 0)
    t.succeeds(VITO, 0)
    assert t.events == []
    t.is_over(VITO)
    assert [entry.due for entry in t.g.ledger] == [3000]


@rule("C-87")
def test_nothing_is_paid_before_it_is_due_twice_by_another_or_without_the_cash() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO))
    assert t.refuses(2, Settle(0)) == "promise 0: there is nothing to pay now"
    t.job(VITO)
    assert t.refuses(0, Settle(0)) == "promise 0 is seat 2's"
    assert t.refuses(2, Settle(1)) == "there is no promise 1"
    assert t.refuses(2, Settle(-1)) == "there is no promise -1"
    t.deal(2, 1, Goods(cash=8000))
    assert t.refuses(2, Settle(0)) == "seat 2 has only $2,000, and promised $3,000"
    t.deal(1, 2, Goods(cash=1000))
    t.settles(2, 0)
    assert t.refuses(2, Settle(0)) == "promise 0 is kept"


@rule("C-87")
def test_who_has_had_no_time_to_pay_has_until_the_next_payday() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO))
    t.job(VITO)
    t.payday()  # nobody was asked anything since
    assert (t.entry(0).due, t.verdicts) == (3000, ["open"])
    t.somebody_answers()
    t.plans_job(VITO)
    t.job(VITO)  # of the next round: nothing to this promise
    t.payday()
    assert t.verdicts == ["broken"]


@rule("C-85", "C-87")
def test_a_sum_that_falls_due_with_the_last_resolution_is_void() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO), number=4)
    t.is_over(PHIL)
    t.job(VITO, 6000)
    assert t.events == [PromiseJudged(0, "void")]


@rule("C-85", "C-87")
def test_but_not_while_there_is_another_task_or_another_round() -> None:
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO), number=4)
    t.job(VITO)
    assert t.verdicts == ["open"]
    t = paid_for_a_job(PayIfJobSucceeds(3000, VITO), number=3)
    t.is_over(PHIL)
    t.job(VITO)
    assert t.verdicts == ["open"]


# --- money, by a payday


@rule("C-87")
def test_a_payday_s_sum_can_be_paid_early() -> None:
    t = bargain()
    t.promises(0, 1, PayByPayday(4000, 3))
    t.settles(0, 0)
    assert t.g.cash == [6000, 14_000, 10_000]
    assert t.verdicts == ["kept"]
    t.payday()
    assert t.events == []


@rule("C-87")
def test_or_in_its_round_and_is_broken_after_that() -> None:
    t = bargain()
    t.promises(0, 1, PayByPayday(4000, 3))
    t.promises(2, 1, PayByPayday(1000, 3))
    t.payday()
    assert t.verdicts == ["open", "open"]
    t.settles(2, 1)
    t.payday()
    assert t.verdicts == ["broken", "kept"]


@rule("C-87")
def test_a_deal_over_the_same_sum_keeps_no_promise() -> None:
    t = bargain()
    t.promises(0, 1, PayByPayday(4000, 2))
    t.deal(0, 1, Goods(cash=4000))
    t.payday()
    assert t.verdicts == ["broken"]


# --- no attacks


@rule("C-87")
def test_who_attacks_the_other_breaks_his_word_at_once() -> None:
    t = bargain()
    t.promises(0, 1, NoAttackOnYou(3))
    t.promises(0, 1, NoAttackOnAnybody(3))
    t.promises(0, 2, NoAttackOnYou(3))
    t.promises(1, 0, NoAttackOnYou(3))
    judging.attacked(t.g, 0, 1)
    assert t.verdicts == ["broken", "broken", "open", "open"]


@rule("C-87")
def test_no_attack_on_anybody_is_for_all() -> None:
    t = bargain()
    t.promises(0, 1, NoAttackOnAnybody(2))
    judging.attacked(t.g, 1, 0)
    assert t.verdicts == ["open"]
    judging.attacked(t.g, 0, 2)
    assert t.verdicts == ["broken"]


@rule("C-87")
@pytest.mark.parametrize("word", [NoAttackOnYou(3), NoAttackOnAnybody(3)])
def test_peace_is_kept_when_its_last_round_is_over(word: AnyPromise) -> None:
    t = bargain()
    t.promises(0, 1, word)
    t.payday()
    assert t.verdicts == ["open"]
    t.payday()
    assert t.events == [PromiseJudged(0, "kept")]
    judging.attacked(t.g, 0, 1)
    assert t.verdicts == ["kept"]
