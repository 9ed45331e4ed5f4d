"""Laverne, Saito and Takeshi: mercenaries who bring more at payday (M-24, M-37, M-38)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import BusinessCard, Gangster
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import BonusPaid, IncomePaid, MonopolyChanged
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule


def payday(crew: str, owns: str, other: str = "", number: int = 2, **stated: Any) -> Play:
    """Seat 0 has this crew and these businesses, seat 1 the others."""
    return table(
        Seat("blundetto", cash=0, owns=owns, crew=crew),
        Seat("dimaggio", cash=1000, owns=other, crew="phil_malony"),
        Seat("calmuti", cash=0, owns="", crew="vito_baritono"),
        number=number,
        phase="payday",
        mercenaries=True,
        **stated,
    )


def paid(t: Play) -> int:
    """To seat 0."""
    return sum([income.money for income in t.happened(IncomePaid) if income.seat == 0])


# --- M-24: Laverne


@rule("M-24")
@pytest.mark.parametrize(("crew", "income"), [("laverne_ontario", 4000 + 2000), ("laverne_ontario*", 2000)])
def test_laverne_brings_four_thousand_more(crew: str, income: int) -> None:
    t = payday(crew, "pimp")
    assert (paid(t), t.g.cash[0]) == (income, income)


@rule("M-24", "C-93")
def test_doubled_at_the_end() -> None:
    assert paid(payday("laverne_ontario", "pimp", number=4)) == 2 * 6000


@rule("M-24")
def test_all_see_what_a_player_would_earn_now() -> None:
    t = table(
        Seat("blundetto", owns="pimp", crew="laverne_ontario"), Seat("dimaggio"), Seat("calmuti"), mercenaries=True
    )
    for viewer in (0, 1, None):
        assert t.g.view(viewer).players[0].income == 6000


@rule("M-24", "option business_bonus")
def test_what_she_brings_is_income() -> None:
    t = payday("laverne_ontario", "pimp", "garage", business_bonus=True)
    assert t.happened(BonusPaid) == [BonusPaid(0, "business", 5000)]


# --- M-37: Saito


@rule("M-37", "C-91")
@pytest.mark.parametrize(
    ("owns", "other", "monopolies"),
    [
        ("pimp night_club", "", (0, None, None)),
        ("night_club night_club", "", (0, None, None)),
        ("casino drug_dealer", "", (None, 0, None)),
        ("casino casino", "", (None, 0, 0)),  # as both at once
        ("casino drug_dealer loan_shark", "", (None, 0, 0)),
        ("pimp night_club", "pimp pimp", (None, None, None)),  # in the others' comparison too
        ("night_club", "pimp pimp pimp", (1, None, None)),
        ("casino", "loan_shark loan_shark", (None, None, 1)),
        ("casino casino", "loan_shark loan_shark", (None, 0, None)),
        ("pimp night_club*", "", (None, None, None)),
        ("pimp", "pimp night_club", (None, None, None)),  # only his boss's
        ("night_club pimp pimp", "drug_dealer drug_dealer casino", (0, 1, None)),
    ],
)
def test_night_clubs_are_pimps_and_casinos_dealers_and_sharks(
    owns: str, other: str, monopolies: tuple[int | None, ...]
) -> None:
    t = table(
        Seat("blundetto", owns=owns, crew="saito_botan"),
        Seat("dimaggio", owns=other),
        Seat("calmuti", owns=""),
        mercenaries=True,
    )
    assert t.g.view(None).monopolies == monopolies


@rule("M-37", "C-40")
def test_for_monopolies_only() -> None:
    t = table(
        Seat("blundetto", owns="night_club", crew="saito_botan", tasks="saito_botan: escort_service"),
        Seat("dimaggio"),
        Seat("calmuti", owns=""),
        phase="action",
        mercenaries=True,
    )
    t.carries_out("saito_botan")
    assert t.g.cash[0] == 2000 + 6000, "a Night Club is no Pimp for a job, nor does it earn like one"


@rule("M-37", "M-5", "C-85")
def test_the_monopoly_goes_with_saito() -> None:
    t = table(
        Seat("blundetto", owns="casino casino", crew="saito_botan big_joey", jobs="threats scam"),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns=""),
        mercenaries=True,
    )
    t.deals(0, 1, Goods(gangsters=(Gangster.SAITO_BOTAN,)))
    assert t.happened(MonopolyChanged) == [
        MonopolyChanged(Monopoly.DRUGS, None),
        MonopolyChanged(Monopoly.CREDIT, None),
    ]
    t.deals(0, 1, Goods(businesses=(BusinessCard.CASINO_1, BusinessCard.CASINO_2)))
    assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.DRUGS, 1), MonopolyChanged(Monopoly.CREDIT, 1)]


# --- M-38: Takeshi


@rule("M-38")
@pytest.mark.parametrize(
    ("owns", "income"),
    [
        ("casino casino", 28_000),  # the rulebook's example
        ("casino", 7000),
        ("casino casino*", 7000),  # active ones
        ("casino casino pimp", 28_000 + 2000),
        ("cop cop cop lawyer lawyer", 6000 + 4000),
        ("pimp pimp", 8000 + 5000),  # not what the monopoly pays
    ],
)
def test_takeshi_doubles_what_businesses_of_a_kind_pay(owns: str, income: int) -> None:
    assert paid(payday("takeshi_ando", owns)) == income


@rule("M-38", "C-93")
def test_four_times_at_the_end() -> None:
    assert paid(payday("takeshi_ando", "casino casino garage", number=4)) == 4 * 14_000 + 2 * 4000


@rule("M-38", "M-5")
def test_a_deactivated_takeshi_doubles_nothing() -> None:
    assert paid(payday("takeshi_ando*", "casino casino")) == 14_000


@rule("M-38", "M-24")
def test_not_what_laverne_brings() -> None:
    assert paid(payday("takeshi_ando laverne_ontario", "garage garage")) == 16_000 + 4000
