"""The end: what is counted, and who wins (C-93, C-94)."""

from typing import Any

import pytest

from sitdown.core.kernel import CLOCK
from sitdown.core.records import TIME_UP
from sitdown.games.cosa_nostra.cards.names import Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    ArmWrestled,
    BonusPaid,
    GameEnded,
    IncomePaid,
    LaunderedCounted,
    RoundBegan,
    TrophiesCounted,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

# Nobody has a business, and everybody as many gangsters of the same price: what is not stated counts for nobody.
BLUNDETTO = Seat("blundetto", cash=0, owns="")
DIMAGGIO = Seat("dimaggio", cash=0, owns="")
CALMUTI = Seat("calmuti", cash=0, owns="")


def end(*seats: Seat, number: int = 4, **stated: Any) -> Play:
    """The last round's action phase is over."""
    return table(*seats, number=number, phase="payday", **stated)


def tied(*seats: Seat, dice: tuple[int, ...]) -> Play:
    """They are tied: the last task is called off, and these dice decide."""
    first = seats[0]._replace(tasks="big_joey: threats")
    t = table(first, *seats[1:], number=4, phase="action", mercenaries=True)
    t.act(0, act.CallOff(Place.BIG_JOEY), dice)
    return t


# --- C-93: what is counted


@rule("C-93")
def test_it_comes_after_the_action_phase_instead_of_payday() -> None:
    t = table(
        Seat("blundetto", cash=50_000, tasks="big_joey: threats", jobs="scam insolvency arms_deal car_theft"),
        DIMAGGIO,
        CALMUTI,
        number=4,
        phase="action",
    )
    t.calls_off("big_joey")
    assert (t.g.over, t.about, t.phase) == (True, "", "end")
    assert (t.happened(RoundBegan), len(t.g.jobs[0])) == ([], 4)
    t.refuses(0, act.DECLINE)
    t.refuses(CLOCK, TIME_UP)


@rule("C-93", "C-90", "C-91")
def test_income_of_businesses_and_monopolies_is_doubled() -> None:
    t = end(BLUNDETTO._replace(owns="pimp pimp casino"), DIMAGGIO._replace(owns="garage night_club*"), CALMUTI)
    assert t.happened(IncomePaid) == [IncomePaid(0, 2 * (4000 + 7000 + 5000)), IncomePaid(1, 8000)]
    assert t.g.cash == [32_000, 8000, 0]


FOUR = "phil_malony lenny_dimaggio franco_luciano mr_hong"


@rule("C-93")
@pytest.mark.parametrize(
    ("first", "second", "bonus"),
    [
        ("big_joey", "franco_luciano", []),
        ("big_joey", FOUR, [BonusPaid(1, "gangsters", 15_000)]),
        ("big_joey micky_dogs lil_omar little_joey", FOUR, []),  # nobody, if tied
        ("big_joey micky_dogs lil_omar", FOUR.replace("mr_hong", "mr_hong*"), []),  # active ones
        ("big_joey micky_dogs lil_omar", "franco_luciano* mr_hong* phil_malony", [BonusPaid(0, "gangsters", 15_000)]),
    ],
)
def test_most_active_gangsters_are_worth_fifteen_thousand(first: str, second: str, bonus: list[BonusPaid]) -> None:
    t = end(
        BLUNDETTO._replace(crew=first),
        DIMAGGIO._replace(crew=second),
        CALMUTI._replace(crew="vito_baritono", cash=1000),
        mercenaries=True,
    )
    assert t.happened(BonusPaid) == bonus


@rule("C-93", "C-52")
@pytest.mark.parametrize(
    ("trophies", "money"),
    [
        ("", 0),
        ("vito_baritono", 1 * 2000),
        ("rocky_santiago", 4 * 2000),
        ("vito_baritono rocky_santiago", 5 * 4000),
        ("vito_baritono frankie_calmuti bobby_ruthless", 6 * 6000),
        ("rusty_laserva vito_baritono frankie_calmuti bobby_ruthless", 7 * 6000),  # more are as three
    ],
)
def test_trophies_pay_by_their_strength_and_number(trophies: str, money: int) -> None:
    t = end(BLUNDETTO, DIMAGGIO._replace(trophies=trophies), CALMUTI._replace(crew="carmine_lucatoni", cash=1000))
    assert t.happened(TrophiesCounted) == ([TrophiesCounted(1, money)] if money else [])
    assert t.g.cash[1] == money


@rule("C-93", "C-35")
def test_a_trophy_is_worth_his_printed_strength() -> None:
    """Who was killed with a Machine Pistol on him had no more of it than his own."""
    t = table(
        Seat("blundetto", cash=0, owns="", crew="big_joey", tasks="big_joey: assassination_iv"),
        DIMAGGIO._replace(crew="phil_malony lenny_dimaggio"),
        CALMUTI._replace(crew="bobby_ruthless"),
        number=4,
        phase="action",
        attached="1 machine_pistol lenny_dimaggio",
    )
    t.attacks("big_joey", "lenny_dimaggio", dice=(3, 3, 1))
    assert t.happened(TrophiesCounted) == [TrophiesCounted(0, 2 * 2000)]


@rule("C-93", "C-60")
def test_laundered_money_counts_double_and_is_cash_then() -> None:
    t = end(BLUNDETTO._replace(cash=1000, laundered=15_000), DIMAGGIO._replace(cash=30_000), CALMUTI)
    assert t.happened(LaunderedCounted) == [LaunderedCounted(0, 30_000)]
    assert (t.g.cash, t.g.laundered, t.g.winner) == ([31_000, 30_000, 0], (0, 0, 0), 0)


@rule("option business_bonus", "C-93")
@pytest.mark.parametrize(("bonus", "cash"), [(True, [16_000 + 5000, 8000, 0]), (False, [16_000, 8000, 0])])
def test_the_business_bonus_is_paid_at_the_end_too_and_not_doubled(bonus: bool, cash: list[int]) -> None:
    t = end(
        BLUNDETTO._replace(owns="garage garage"), DIMAGGIO._replace(owns="waste_company"), CALMUTI, business_bonus=bonus
    )
    assert t.g.cash == cash


@rule("option rounds", "C-93")
def test_the_short_game_ends_after_round_three_with_the_same_count() -> None:
    seats = (BLUNDETTO._replace(owns="casino", laundered=1000, trophies="rusty_laserva"), DIMAGGIO, CALMUTI)
    t = end(*seats, number=3, rounds=3)
    assert (t.g.over, t.g.cash) == (True, [14_000 + 2000 + 2000, 0, 0])
    t = end(*seats, number=3)
    assert (t.g.over, t.g.cash) == (False, [7000, 0, 0])


# --- C-94: who wins


@rule("C-94")
@pytest.mark.parametrize(("cash", "winner"), [((9000, 5000, 8000), 0), ((0, 5000, 8000), 2), ((0, 1000, 0), 1)])
def test_most_cash_wins(cash: tuple[int, int, int], winner: int) -> None:
    seats = [seat._replace(cash=money) for seat, money in zip((BLUNDETTO, DIMAGGIO, CALMUTI), cash, strict=True)]
    t = end(*seats, number=4)
    assert t.happened(GameEnded) == [GameEnded(cash, (30_000,) * 3, winner)]
    assert [t.g.view(viewer).winner for viewer in (0, None)] == [winner, winner]


@rule("C-94")
@pytest.mark.parametrize(
    ("first", "second", "values", "winner"),
    [
        # A Casino is worth more than a Night Club, deactivated too.
        (BLUNDETTO._replace(owns="night_club*"), DIMAGGIO._replace(owns="casino*"), (42_000, 44_000), 1),
        # Start gangsters are worth $5,000 a strength, others what they cost, deactivated ones and mercenaries too.
        (BLUNDETTO._replace(crew="big_joey*"), DIMAGGIO._replace(crew="lenny_dimaggio"), (15_000, 10_000), 0),
        (BLUNDETTO._replace(crew="big_joey"), DIMAGGIO._replace(crew="tommy_the_cat*"), (15_000, 20_000), 1),
        (BLUNDETTO._replace(crew="lil_omar"), DIMAGGIO._replace(crew="mia_lavecchia"), (12_000, 10_000), 0),
        (BLUNDETTO._replace(crew="mr_hong"), DIMAGGIO._replace(crew="jimmy_the_tramp*"), (15_000, 18_000), 1),
        # Both together.
        (BLUNDETTO._replace(crew="mr_hong", owns="pimp*"), DIMAGGIO._replace(crew="lono_slifer"), (19_000, 19_000), 0),
    ],
)  # fmt: skip
def test_tied_the_higher_value_of_businesses_and_gangsters_wins(
    first: Seat, second: Seat, values: tuple[int, int], winner: int
) -> None:
    t = table(
        first._replace(cash=20_000),
        second._replace(cash=20_000),
        CALMUTI._replace(tasks="bobby_ruthless: threats"),
        number=4,
        phase="action",
        mercenaries=True,
    )
    dice = (5, 2) if values[0] == values[1] else ()
    t.act(2, act.CallOff(Place.BOBBY_RUTHLESS), dice)
    (ended,) = t.happened(GameEnded)
    assert (ended.values[:2], ended.winner) == (values, winner)


@rule("C-94")
def test_value_breaks_no_tie_that_is_none() -> None:
    t = end(BLUNDETTO._replace(cash=1000), DIMAGGIO._replace(owns="casino*"), CALMUTI)
    assert t.g.winner == 0


@rule("C-94")
def test_still_tied_they_wrestle_in_view_of_all_until_one_is_stronger() -> None:
    t = tied(BLUNDETTO, DIMAGGIO, CALMUTI._replace(owns="cop*"), dice=())
    assert (t.happened(ArmWrestled), t.g.winner) == ([], 2), "he has a Cop"
    t = tied(BLUNDETTO._replace(cash=1000), DIMAGGIO._replace(cash=1000), CALMUTI, dice=(4, 4, 1, 1, 2, 6))
    wrestled = [ArmWrestled((0, 1), (4, 4)), ArmWrestled((0, 1), (1, 1)), ArmWrestled((0, 1), (2, 6))]
    assert t.g.winner == 1
    for viewer in (0, 1, 2, None):
        assert t.heard(ArmWrestled, viewer) == wrestled


@rule("C-94")
def test_of_three_who_wrestle_the_weakest_is_out_first() -> None:
    t = tied(BLUNDETTO, DIMAGGIO, CALMUTI, dice=(5, 2, 5, 3, 4))
    assert t.happened(ArmWrestled) == [ArmWrestled((0, 1, 2), (5, 2, 5)), ArmWrestled((0, 2), (3, 4))]
    assert (t.g.winner, t.g.winners) == (2, [2])
