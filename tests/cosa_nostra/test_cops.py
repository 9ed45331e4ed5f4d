"""Cops: a die rolled again, on cash jobs of their owner (C-43)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import Rerolled
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule


def cash_job(job: str, owns: str = "cop", number: int = 1, **stated: Any) -> Play:
    """Big Joey's, and what Blundetto owns."""
    return table(
        Seat("blundetto", owns=owns, tasks=f"big_joey: {job}, little_joey: threats"),
        Seat("dimaggio", owns="cop"),
        Seat("calmuti", owns="", tasks="vito_baritono: arms_deal"),
        phase="action",
        number=number,
        **stated,
    )


@rule("C-43")
def test_a_cop_has_one_die_rolled_again() -> None:
    t = cash_job("credit_card_fraud")
    t.carries_out("big_joey", dice=(1, 6, 2))
    assert (t.about, t.asked) == ("reroll", (0,))
    assert t.options(0) == {act.Reroll(0), act.Reroll(1), act.Reroll(2), act.DECLINE}
    t.rerolls(2, new=3)
    assert t.happened(Rerolled) == [Rerolled(0, 0, 2, (1, 6, 3), 2)]
    assert t.g.cash[0] == 5000
    assert t.about == "acting"


@rule("C-43")
def test_the_new_roll_counts_even_if_it_is_worse() -> None:
    t = cash_job("credit_card_fraud")
    t.carries_out("big_joey", dice=(1, 1, 3))
    t.rerolls(2, new=2)
    assert t.g.cash[0] == 2000


@rule("C-43")
def test_he_need_not() -> None:
    t = cash_job("credit_card_fraud")
    t.carries_out("big_joey", dice=(1, 1, 3))
    t.declines(0)
    assert t.g.cash[0] == 4000


@rule("C-43")
def test_once_for_each_cop_and_several_may_take_the_same_die() -> None:
    t = cash_job("credit_card_fraud", "cop cop")
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(0, new=2)
    assert t.about == "reroll"
    t.rerolls(0, new=4)
    assert t.about == "acting"
    assert t.g.cash[0] == 4000


@rule("C-43")
@pytest.mark.parametrize(("owns", "markers"), [("cop_1*", ""), ("", "0 cop_1")])
def test_only_ones_own_and_active_ones(owns: str, markers: str) -> None:
    t = cash_job("credit_card_fraud", owns, markers=markers)
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert (t.about, t.asked) == ("acting", (2,))


def two_jobs() -> Play:
    return table(
        Seat("blundetto", owns="cop", tasks="big_joey: credit_card_fraud, jimmy_bananas: gas_station_robbery"),
        Seat("dimaggio", crew="phil_malony", owns=""),
        Seat("laserva", owns="", tasks="sunny_bonasera: cigarette_smuggling"),
        phase="action",
    )


@rule("C-43")
def test_once_a_round() -> None:
    t = two_jobs()
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(0, new=1)
    t.calls_off("sunny_bonasera")
    t.carries_out("jimmy_bananas", dice=(1, 1))
    assert t.g.round == 2, "nobody was asked, the round is over"
    assert not t.g.view(None).players[0].businesses[0].used


@rule("C-43")
def test_a_cop_not_used_can_be_on_the_next_job() -> None:
    t = two_jobs()
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.declines(0)
    t.calls_off("sunny_bonasera")
    t.carries_out("jimmy_bananas", dice=(1, 1))
    t.rerolls(0, new=2)


@rule("C-43", "C-10")
def test_in_the_next_round_he_can_be_used_again() -> None:
    t = table(
        Seat("blundetto", owns="cop", crew="big_joey", jobs="gas_station_robbery", tasks="big_joey: credit_card_fraud"),
        Seat("dimaggio", crew=""),
        Seat("calmuti", crew=""),
        phase="action",
    )
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(0, new=1)
    t.keeps_hand(0, 1, 2)
    t.plans("big_joey", "gas_station_robbery")
    t.ends_turn()
    while t.about == "schemer":
        t.all_decline()
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(0, new=2)


@rule("C-43", "C-85")
def test_traded_away_in_the_same_round_he_stays_used() -> None:
    t = two_jobs()
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(0, new=1)
    assert t.g.view(None).players[0].businesses[0].used
    t.deals(2, 0, Goods(cash=1000), Goods(businesses=(BusinessCard.COP_1,)))
    t.carries_out("sunny_bonasera", dice=(1, 1))
    assert t.asked == (0,), "he needs a Cop for his job, and has one, but a used one"
    assert t.about == "acting"


@rule("C-43")
def test_not_on_attacks_nor_on_other_jobs() -> None:
    t = cash_job("theft_i_3")
    t.attacks("big_joey", 1, dice=(1, 1, 1))
    assert t.about == "acting"
    t = cash_job("birthday_party", number=2)
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert t.about == "acting"


@rule("C-43")
def test_nor_on_others_jobs() -> None:
    t = two_jobs()
    t.calls_off("big_joey")
    t.deals(0, 2, Goods(markers=(BusinessCard.COP_1,)), Goods(cash=1000))
    t.carries_out("sunny_bonasera", dice=(1, 1))
    assert (t.about, t.asked) == ("acting", (0,))


@rule("C-43", "C-74")
def test_before_responses() -> None:
    t = table(
        Seat("blundetto", owns="loan_shark cop", tasks="big_joey: usury"),
        Seat("dimaggio", tasks="phil_malony: threats"),
        Seat("calmuti"),
        number=3,
        phase="action",
    )
    t.carries_out("big_joey", dice=(1, 1, 1))
    t.rerolls(0, new=3)
    assert (t.about, t.asked) == ("robbery", (1,)), "only now it has succeeded"


@rule("option reaction_seconds")
def test_whose_time_is_up_does_not_want_a_die_rolled_again() -> None:
    t = cash_job("credit_card_fraud", reaction_seconds=7)
    t.carries_out("big_joey", dice=(1, 1, 3))
    question = t.g.view(0).question
    assert question is not None
    assert question.seconds == 7
    t.time_up()
    assert t.g.cash[0] == 4000


@rule("option reaction_seconds")
def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    t = cash_job("credit_card_fraud", reaction_seconds=None)
    t.carries_out("big_joey", dice=(1, 1, 3))
    t.refuses(CLOCK, TIME_UP)
