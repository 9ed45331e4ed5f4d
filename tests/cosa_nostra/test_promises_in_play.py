"""Promises and the jobs they hang on, as these are really carried out (C-87)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.names import BusinessCard, Place
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import PromiseDue, PromiseJudged
from sitdown.games.cosa_nostra.records.promises import (
    AnyPromise,
    LetUse,
    NoAttackOnAnybody,
    NoAttackOnYou,
    PayIfJobSucceeds,
    ShareProfit,
)
from tests.cosa_nostra.harness import Play, Seat
from tests.cosa_nostra.reacting import BERNARDO, acting, bernardo, blundetto, dimaggio
from tests.rules import rule

HALF = ShareProfit(50, Place.BIG_JOEY)
A_GRAND = PayIfJobSucceeds(1000, Place.BIG_JOEY)
Dice = tuple[int, ...]


def promised(t: Play, seat: int, to: int, *words: AnyPromise) -> Play:
    t.deals(seat, to, Goods(promises=words))
    return t


def promising(task: str, *words: AnyPromise, second: Seat | None = None, **has: Any) -> Play:
    """Blundetto promises Calmuti half the profit of Big Joey's job, and $1,000 if it succeeds."""
    t = acting(blundetto(task, **has), second or dimaggio(""), poker=True)
    return promised(t, 0, 2, *(words or (HALF, A_GRAND)))


def due(t: Play) -> list[int]:
    return [entry.due for entry in t.g.ledger]


def verdicts(t: Play) -> list[str]:
    return [entry.verdict for entry in t.g.ledger]


# --- what a job brings


@rule("C-87")
@pytest.mark.parametrize(
    ("job", "dice", "sums"),
    [
        ("credit_card_fraud", (3, 3, 1), [1000, 1000]),  # half of $3,000, rounded down
        ("birthday_party", (2, 2, 1), [2000, 1000]),  # $2,000 each was all they had
        ("poker", (3, 1, 1), [2000, 1000]),  # $4,000 more than he had before
    ],
)
def test_a_job_that_succeeds_makes_sums_due(job: str, dice: Dice, sums: list[int]) -> None:
    t = promising(job, cash=4000)
    t.carries_out("big_joey", dice=dice)
    assert t.happened(PromiseDue) == [PromiseDue(number, money) for number, money in enumerate(sums)]
    assert (due(t), verdicts(t)) == (sums, ["open", "open"])


@rule("C-87")
@pytest.mark.parametrize("job", ["credit_card_fraud", "birthday_party", "poker", "money_laundering_iii"])
def test_a_job_that_fails_makes_them_void(job: str) -> None:
    t = promising(job, cash=4000)
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert t.happened(PromiseDue) == []
    assert verdicts(t) == ["void", "void"]


@rule("C-87", "C-63")
@pytest.mark.parametrize(("dice", "sums", "found"), [((4, 1, 1), [3000, 1000], "open"), ((1, 1, 1), [0, 0], "void")])
def test_a_bet_is_a_job_like_others(dice: Dice, sums: list[int], found: str) -> None:
    t = promising("horse_racing", cash=6000)
    t.carries_out("big_joey")
    t.stakes(6000, dice=dice)
    assert (due(t), verdicts(t)) == (sums, [found, found])


@rule("C-87")
def test_a_job_that_is_cancelled_or_lacks_something_makes_them_void() -> None:
    t = promising("scam")
    t.calls_off("big_joey")
    assert verdicts(t) == ["void", "void"]
    t = promising("scam")
    t.carries_out("big_joey")  # without a Building Firm
    assert verdicts(t) == ["void", "void"]


@rule("C-87", "C-71")
@pytest.mark.parametrize(("trap", "sums", "found"), [((4, 1, 1), [0, 0], "void"), ((1, 1, 1), [3000, 1000], "open")])
def test_an_attack_that_is_repelled_has_failed(trap: Dice, sums: list[int], found: str) -> None:
    second = dimaggio("franco_luciano: trap_iii", cash=9000)
    t = promising("theft_iii", second=second)
    t.attacks("big_joey", 1, dice=(3, 1, 1))
    t.springs_trap("franco_luciano", dice=trap)
    assert (due(t), verdicts(t)) == (sums, [found, found])


@rule("C-87", "C-71")
def test_a_trap_that_repels_has_succeeded() -> None:
    t = acting(blundetto("theft_iii"), dimaggio("franco_luciano: trap_iii"))
    promised(t, 1, 2, PayIfJobSucceeds(2000, Place.FRANCO_LUCIANO))
    t.attacks("big_joey", 1, dice=(3, 1, 1))
    t.springs_trap("franco_luciano", dice=(4, 1, 1))
    assert due(t) == [2000]


@rule("C-87", "C-70")
@pytest.mark.parametrize(
    ("dice", "sums", "found"),
    [
        ((1, 1, 1), [7000, 0], ["open", "void"]),
        ((4, 1, 1), [3000, 3000], ["open", "open"]),
        ((4, 4, 1), [0, 7000], ["void", "open"]),
    ],
)
def test_a_share_is_of_what_the_robber_leaves_or_takes(dice: Dice, sums: list[int], found: list[str]) -> None:
    """$14,000, of which each has promised Calmuti his half."""
    t = acting(blundetto("illegal_lab", owns="garage drug_dealer"), dimaggio("franco_luciano: robbery_iii"))
    promised(t, 0, 2, HALF)
    promised(t, 1, 2, ShareProfit(50, Place.FRANCO_LUCIANO))
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("franco_luciano", dice=dice)
    assert (due(t), verdicts(t)) == (sums, found)


@rule("C-87", "C-70")
def test_a_job_that_is_robbed_of_all_has_succeeded() -> None:
    t = promising("credit_card_fraud", A_GRAND, second=dimaggio("franco_luciano: robbery_iii"))
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("franco_luciano", dice=(4, 4, 4))
    assert (due(t), t.g.cash[0]) == ([1000], 2000)


@rule("C-87", "M-21")
@pytest.mark.parametrize(("first", "second"), [((3, 3), (3, 3)), ((3, 3), (1, 1)), ((1, 1), (3, 3))])
def test_an_attack_that_bernardo_makes_twice_pays_once(first: Dice, second: Dice) -> None:
    t = acting(bernardo("property_damage"), dimaggio("", cash=30_000))
    promised(t, 0, 2, PayIfJobSucceeds(1000, Place.BERNARDO_FARMACISTA))
    t.attacks(BERNARDO, 1, dice=first)
    t.attacks(BERNARDO, 1, dice=second)
    assert due(t) == [1000]


@rule("C-87", "M-25")
def test_what_omar_does_instead_is_not_that_job() -> None:
    t = acting(Seat("blundetto", owns="", crew="lil_omar", tasks="lil_omar: scam"))
    promised(t, 0, 2, ShareProfit(50, Place.LIL_OMAR))
    t.deals_instead("lil_omar", dice=(3, 3))
    assert (t.g.cash[0], verdicts(t)) == (12_000, ["void"])


@rule("C-87", "C-51")
def test_a_job_that_is_lost_with_its_gangster_is_void() -> None:
    t = acting(blundetto("car_bomb_iii"), dimaggio("franco_luciano: scam"))
    promised(t, 1, 2, PayIfJobSucceeds(2000, Place.FRANCO_LUCIANO))
    t.attacks("big_joey", "franco_luciano", dice=(4, 1, 1))
    t.declines(1)  # a Trap
    assert verdicts(t) == ["void"]


# --- no attack


@rule("C-87")
@pytest.mark.parametrize(
    ("word", "target", "found"),
    [
        (NoAttackOnYou(4), 1, "open"),
        (NoAttackOnYou(4), 2, "broken"),
        (NoAttackOnAnybody(4), 1, "broken"),
    ],
)
@pytest.mark.parametrize("dice", [(3, 3, 3), (1, 1, 1)])
def test_an_attack_breaks_the_word_whether_or_not_it_succeeds(
    word: AnyPromise, target: int, found: str, dice: Dice
) -> None:
    t = promising("theft_iii", word)
    t.attacks("big_joey", target, dice=dice)
    assert verdicts(t) == [found]


@rule("C-87", "C-70")
@pytest.mark.parametrize(("to", "found"), [(0, "broken"), (2, "open")])
def test_so_does_a_robbery(to: int, found: str) -> None:
    t = acting(blundetto("credit_card_fraud"), dimaggio("franco_luciano: robbery_iii"))
    promised(t, 1, to, NoAttackOnYou(4))
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.robs("franco_luciano", dice=(1, 1, 1))
    assert verdicts(t) == [found]


@rule("C-87", "M-21")
def test_bernardo_breaks_it_with_his_second_attack() -> None:
    t = acting(bernardo("car_bomb_iii"))
    promised(t, 0, 2, NoAttackOnYou(4))
    t.attacks(BERNARDO, "franco_luciano", dice=(1, 1))
    assert verdicts(t) == ["open"]
    t.attacks(BERNARDO, "bobby_ruthless", dice=(1, 1))
    assert verdicts(t) == ["broken"]


# --- the use of a business


@rule("C-87", "C-40")
def test_a_marker_that_serves_a_job_keeps_the_word_of_its_host() -> None:
    t = acting(blundetto("threats"), dimaggio("", owns="lawyer"), markers="0 lawyer_1")
    promised(t, 1, 0, LetUse(BusinessCard.LAWYER_1, 4))
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert t.happened(PromiseJudged) == [PromiseJudged(0, "kept")]


@rule("C-87", "C-51", "C-52", "C-57")
@pytest.mark.parametrize(
    ("job", "dice"),
    [("kill_a_businessman_iv", (3, 1, 1)), ("kill_a_businessman_iv", (3, 3, 1)), ("persuasion_iv", (4, 4, 1))],
)
def test_a_business_that_is_attacked_takes_the_word_with_it(job: str, dice: Dice) -> None:
    t = acting(blundetto(job), dimaggio("", owns="lawyer"))
    promised(t, 1, 2, LetUse(BusinessCard.LAWYER_1, 4))
    t.attacks("big_joey", "lawyer_1", dice=dice)
    assert verdicts(t) == ["void"]
