"""Willy and Lono: mercenaries who play with other people's dice (M-26, M-29)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP
from sitdown.games.cosa_nostra.cards.names import JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    DieLent,
    NeedsMissing,
    Repelled,
    Rerolled,
    Rolled,
    TargetNamed,
    TurnedUp,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

VITO = "vito_baritono: buy pimp"  # the phase goes on


def action(*tasks: str, with_zero: str = "", with_one: str = "", number: int = 3, **stated: Any) -> Play:
    """Blundetto, DiMaggio and Calmuti with these tasks; mercenaries of seats 0 and 1 beside their own. Nobody owns anything."""
    crews = (f"little_joey big_joey {with_zero}", f"franco_luciano lenny_dimaggio {with_one}", None)
    families = ("blundetto", "dimaggio", "calmuti")
    seats = [
        Seat(family, cash=10_000, owns="", crew=crew, tasks=planned)
        for family, crew, planned in zip(families, crews, tasks, strict=True)
    ]
    return table(*seats, number=number, phase="action", mercenaries=True, **stated)


def dice(t: Play) -> int:
    """Of the last roll."""
    return len(t.happened(Rolled)[-1].dice)


# --- M-26: Willy


@rule("M-26", "C-74")
def test_willy_lends_a_die_to_his_own_side_before_the_card_is_turned_up() -> None:
    t = action("big_joey: credit_card_fraud, willy_svenson: scam", "", VITO, with_zero="willy_svenson")
    t.carries_out("big_joey")
    assert (t.about, t.asked, t.happened(TurnedUp)) == ("willy", (0,), [])
    assert t.g.view(1).in_progress[0].job is None
    t.lends_die(dice=(1, 1, 3, 3))
    assert [type(event) for event in t.events][:2] == [DieLent, TurnedUp]
    assert t.happened(DieLent) == [DieLent(0, 0)]
    assert t.g.cash[0] == 13_000


@rule("M-26", "C-33")
def test_it_is_said_after_the_target_is_named() -> None:
    t = action("big_joey: theft_iii, willy_svenson: scam", "", VITO, with_zero="willy_svenson")
    t.attacks("big_joey", 1)
    assert (t.happened(TargetNamed), t.about) == ([TargetNamed(0, Place.BIG_JOEY, 1)], "willy")


@rule("M-26")
def test_he_lends_it_to_another_player_if_both_agree() -> None:
    t = action("big_joey: credit_card_fraud", "willy_svenson: scam", VITO, with_one="willy_svenson", number=1)
    t.carries_out("big_joey")
    assert (t.about, t.asked) == ("willy", (1,))
    t.lends_die()
    assert (t.about, t.asked) == ("willys_die", (0,))
    t.takes_die(dice=(1, 1, 1, 3))
    assert t.happened(DieLent) == [DieLent(1, 0)]
    assert t.g.cash[0] == 12_000


@rule("M-26")
def test_neither_must_and_what_was_not_taken_can_be_lent_later() -> None:
    tasks = "willy_svenson: scam, lenny_dimaggio: gas_station_robbery, franco_luciano: theft_iii"
    t = action("big_joey: credit_card_fraud", tasks, VITO, with_one="willy_svenson")
    t.carries_out("big_joey")
    t.lends_die()
    t.declines(0, dice=(1, 1, 1))
    t.carries_out("lenny_dimaggio")
    t.declines(1, dice=(1, 1))
    t.buys("vito_baritono")
    t.attacks("franco_luciano", 0)
    t.lends_die(dice=(1, 1, 1, 1))
    assert t.happened(DieLent) == [DieLent(1, 1)]


@rule("M-26")
def test_once_a_round() -> None:
    t = action(
        "big_joey: credit_card_fraud, little_joey: gas_station_robbery, willy_svenson: scam",
        "",
        VITO,
        with_zero="willy_svenson",
    )
    t.carries_out("big_joey")
    t.lends_die(dice=(1, 1, 1, 1))
    t.buys("vito_baritono")
    t.carries_out("little_joey", dice=(1,))
    assert dice(t) == 1


@rule("M-26")
def test_only_while_he_still_has_a_task_whatever_it_is() -> None:
    t = action("big_joey: credit_card_fraud", "", VITO, with_zero="willy_svenson")
    t.carries_out("big_joey", dice=(1, 1, 1))
    t = action("big_joey: credit_card_fraud, willy_svenson: buy cop", "", VITO, with_zero="willy_svenson")
    t.carries_out("big_joey")
    assert t.about == "willy"


@rule("M-26")
def test_he_still_has_it_when_it_is_his_own_turn() -> None:
    t = action("willy_svenson: credit_card_fraud", "", VITO, with_zero="willy_svenson")
    t.carries_out("willy_svenson")
    t.lends_die(dice=(1, 1, 1, 1))
    assert dice(t) == 4


@rule("M-26", "C-70", "C-71")
def test_a_response_is_a_job_too() -> None:
    t = action("big_joey: theft_iii", "franco_luciano: trap_iii, willy_svenson: scam", VITO, with_one="willy_svenson")
    t.attacks("big_joey", 1)
    t.declines(1, dice=(3, 3, 3))
    t.springs_trap("franco_luciano")
    assert t.about == "willy"
    t.lends_die(dice=(1, 1, 1, 4))
    assert t.happened(Repelled) == [Repelled(1, 0)]


@rule("M-26", "C-41")
def test_a_die_for_a_job_that_is_not_rolled_for_is_lost() -> None:
    t = action(
        "big_joey: threats, little_joey: gas_station_robbery, willy_svenson: scam", "", VITO, with_zero="willy_svenson"
    )
    t.carries_out("big_joey")
    t.lends_die()
    assert t.happened(NeedsMissing) == [NeedsMissing(0, JobCard.THREATS)]
    t.buys("vito_baritono")
    t.carries_out("little_joey", dice=(1,))


@rule("M-26", "C-56")
def test_return_fire_is_no_job() -> None:
    t = action("big_joey: drive_by_shooting", "willy_svenson: scam", VITO, with_one="willy_svenson", number=4)
    t.attacks("big_joey", "franco_luciano")
    t.declines(1, dice=(1, 1, 1))
    t.shoots_back(dice=(1, 1, 1))
    assert dice(t) == 3


@rule("M-26", "option reaction_seconds")
def test_silence_lends_nothing_and_takes_nothing() -> None:
    t = action("big_joey: credit_card_fraud", "willy_svenson: scam", VITO, with_one="willy_svenson")
    t.carries_out("big_joey")
    t.time_up(dice=(1, 1, 1))
    t = action("big_joey: credit_card_fraud", "willy_svenson: scam", VITO, with_one="willy_svenson")
    t.carries_out("big_joey")
    t.lends_die()
    t.time_up(dice=(1, 1, 1))
    assert (dice(t), t.happened(DieLent)) == (3, [])


# --- M-29: Lono


def lono(*tasks: str, number: int = 3, **stated: Any) -> Play:
    """Seat 1 has Lono."""
    return action(*tasks, with_one="lono_slifer", number=number, **stated)


@rule("M-29", "C-74")
def test_lono_has_an_opponent_roll_a_die_again_which_his_boss_chooses() -> None:
    t = lono("big_joey: credit_card_fraud", "", VITO)
    t.carries_out("big_joey", dice=(3, 1, 3))
    assert (t.about, t.asked) == ("reroll", (1,))
    assert t.options(1) == {act.Reroll(0), act.Reroll(1), act.Reroll(2), act.DECLINE}
    t.rerolls(2, 1)
    assert t.happened(Rerolled) == [Rerolled(1, 0, 2, (3, 1, 1), 1)]
    t.declines(1)
    assert t.g.cash[0] == 12_000


@rule("M-29")
@pytest.mark.parametrize(("first", "second"), [(0, 0), (0, 2)])
def test_twice_a_round_the_same_die_or_two(first: int, second: int) -> None:
    t = lono("big_joey: credit_card_fraud, little_joey: gas_station_robbery", "", VITO)
    t.carries_out("big_joey", dice=(3, 1, 3))
    t.rerolls(first, 4)
    t.rerolls(second, 5)
    assert (t.about, t.asked) == ("acting", (2,)), "he has none left"
    t.buys("vito_baritono")
    t.carries_out("little_joey", dice=(2,))
    assert t.asked != (1,)


@rule("M-29")
def test_one_for_each_of_two_rolls_and_again_in_the_next_round() -> None:
    t = lono("big_joey: credit_card_fraud, little_joey: gas_station_robbery", "", VITO)
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.rerolls(0, 1)
    t.declines(1)
    t.buys("vito_baritono")
    t.carries_out("little_joey", dice=(2,))
    assert t.g.view(None).players[1].crew[2].used == 1
    t.rerolls(0, 1)
    assert t.g.round == 4
    assert t.g.view(None).players[1].crew[2].used == 0


@rule("M-29")
def test_not_his_own_sides_dice() -> None:
    t = lono("", "franco_luciano: credit_card_fraud", VITO)
    t.carries_out("franco_luciano", dice=(1, 1, 1))
    assert t.about == "acting"


@rule("M-29", "C-70", "C-71")
def test_dice_of_responses_too() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: credit_card_fraud, little_joey: trap_iii"),
        Seat("dimaggio", owns="", crew="lono_slifer phil_malony", tasks="phil_malony: robbery_iii"),
        Seat("calmuti", owns="", tasks=VITO),
        number=3,
        phase="action",
        mercenaries=True,
    )
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.declines(1)
    t.robs("phil_malony", dice=(4,))
    t.springs_trap("little_joey", dice=(4,))
    assert (t.about, t.asked) == ("reroll", (1,))
    t.rerolls(0, 1)
    assert t.happened(Repelled) == []


@rule("M-29", "C-56")
def test_return_fire_too() -> None:
    t = lono("big_joey: drive_by_shooting", "", VITO, number=4)
    t.attacks("big_joey", "bobby_ruthless", dice=(1, 1, 1))
    t.declines(1)
    t.shoots_back(dice=(3, 1, 1))
    assert (t.about, t.asked) == ("reroll", (1,))
    t.rerolls(0, 1)
    t.declines(1)
    assert t.active("big_joey")


@rule("M-29", "M-5")
def test_a_deactivated_lono_has_nobody_roll_again() -> None:
    t = action("big_joey: credit_card_fraud", "", VITO, with_one="lono_slifer*")
    t.carries_out("big_joey", dice=(1, 1, 1))
    assert t.about == "acting"


@rule("M-29", "option reaction_seconds")
def test_silence_leaves_the_dice_as_they_lie() -> None:
    t = lono("big_joey: credit_card_fraud", "", VITO)
    t.carries_out("big_joey", dice=(3, 3, 3))
    t.time_up()
    assert t.g.cash[0] == 13_000
    t.refuses(CLOCK, TIME_UP)  # nobody has a clock on his turn
