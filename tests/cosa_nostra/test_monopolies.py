"""Monopolies: won and lost from one moment to the next (C-91)."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.cards import Monopoly
from sitdown.games.cosa_nostra.cards.names import BusinessCard
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.events import IncomePaid, MonopolyChanged
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

TASK = "vito_baritono: buy garage"  # the phase goes on


def owning(*owns: str, **stated: Any) -> Play:
    """Blundetto, DiMaggio and Calmuti with these businesses."""
    families = ("blundetto", "dimaggio", "calmuti")
    return table(*[Seat(family, owns=owned) for family, owned in zip(families, owns, strict=True)], **stated)


def monopolies(t: Play) -> tuple[int | None, ...]:
    """Whose Prostitution, Drugs and Credit are."""
    return t.g.view(None).monopolies


@rule("C-91")
@pytest.mark.parametrize(("kind", "at"), [("pimp", 0), ("drug_dealer", 1), ("loan_shark", 2)])
@pytest.mark.parametrize(
    ("copies", "whose"),
    [
        ((1, 0, 0), None),  # at least two
        ((2, 0, 0), 0),
        ((2, 1, 0), 0),
        ((2, 1, 1), None),  # more than all others together
        ((2, 2, 0), None),
        ((1, 1, 3), 2),
        ((0, 3, 2), 1),
        ((0, 5, 0), 1),
    ],
)
def test_at_least_two_and_more_than_all_others_together(
    kind: str, at: int, copies: tuple[int, int, int], whose: int | None
) -> None:
    t = owning(*[" ".join([kind] * number) for number in copies])
    assert [monopolies(t)[other] for other in range(3)] == [whose if other == at else None for other in range(3)]


@rule("C-91")
def test_only_active_ones_count_ones_own_and_the_others() -> None:
    assert monopolies(owning("pimp pimp*", "", "")) == (None, None, None)
    assert monopolies(owning("pimp pimp", "pimp pimp*", "")) == (0, None, None)


@rule("C-91")
def test_other_businesses_know_no_monopoly() -> None:
    assert monopolies(owning("lawyer lawyer lawyer", "casino casino cop cop cop", "garage garage")) == (None,) * 3


@rule("C-91")
def test_several_can_be_one_players() -> None:
    owns = "pimp pimp drug_dealer drug_dealer loan_shark loan_shark"
    assert monopolies(owning(owns, "pimp", "")) == (0, 0, 0)


@rule("C-91")
def test_red_wins_prostitution_and_loses_it_when_blue_buys_a_pimp() -> None:
    """The rulebook's example: Red has two, Yellow one. Then Blue buys one."""
    t = table(
        Seat("calmuti", cash=4000, owns="pimp", tasks="vito_baritono: buy pimp"),
        Seat("blundetto", owns="pimp"),
        Seat(
            "caruso",
            cash=4000,
            owns="",
            tasks="rocco_caruso: buy pimp, fat_tony: buy cop",
            crew="rocco_caruso fat_tony",
        ),
        phase="action",
    )
    assert monopolies(t) == (None, None, None), "a Pimp that is not paid for counts for nobody"
    t.buys("vito_baritono")
    assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.PROSTITUTION, 0)]
    t.buys("rocco_caruso")
    assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.PROSTITUTION, None)]
    t.calls_off("fat_tony")
    assert t.happened(IncomePaid)[0] == IncomePaid(0, 4000), "it pays at payday who has it then"


@rule("C-91", "C-85")
def test_a_deal_makes_one_and_breaks_one() -> None:
    t = owning("loan_shark loan_shark", "loan_shark", "")
    assert monopolies(t) == (None, None, 0)
    t.deals(1, 2, Goods(businesses=(BusinessCard.LOAN_SHARK_3,)))
    assert t.happened(MonopolyChanged) == []
    t.deals(0, 2, Goods(businesses=(BusinessCard.LOAN_SHARK_1,)))
    assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.CREDIT, 2)]


@rule("C-91", "C-52")
def test_who_loses_a_rival_has_one() -> None:
    t = table(
        Seat("blundetto", owns="drug_dealer drug_dealer", tasks="big_joey: kill_a_businessman_iii"),
        Seat("dimaggio", owns="drug_dealer drug_dealer"),
        Seat("calmuti", tasks=TASK),
        number=3,
        phase="action",
    )
    t.attacks("big_joey", "drug_dealer_3", dice=(3, 3, 3))
    assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.DRUGS, 0)]


@rule("C-91", "C-51", "C-10")
def test_who_is_bashed_loses_it_until_the_next_round() -> None:
    t = table(
        Seat("blundetto", owns="", tasks="big_joey: bash_a_businessman_i"),
        Seat("dimaggio", cash=0, owns="drug_dealer drug_dealer"),
        Seat("calmuti", owns=""),
        phase="action",
    )
    t.attacks("big_joey", "drug_dealer_2", dice=(2, 1, 1))
    assert t.happened(IncomePaid) == [IncomePaid(1, 2000)]
    assert t.happened(MonopolyChanged) == [MonopolyChanged(Monopoly.DRUGS, None), MonopolyChanged(Monopoly.DRUGS, 1)]
    assert t.g.round == 2
