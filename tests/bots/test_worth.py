"""What a business is worth to a player of La Cosa Nostra, by the engine's own rules: monopolies, incomes, prices, dice."""

from __future__ import annotations

import pytest

from sitdown.games.cosa_nostra.board.material import BUSINESS_ID, KIND
from sitdown.games.cosa_nostra.bots.worth.card_facts import FACTS
from sitdown.games.cosa_nostra.bots.worth.dice import dice_for
from sitdown.games.cosa_nostra.bots.worth.needs import missing_for, plans
from sitdown.games.cosa_nostra.bots.worth.outlook import Outlook, look
from sitdown.games.cosa_nostra.bots.worth.tasks import price_of
from sitdown.games.cosa_nostra.bots.worth.values import business_worth, monopoly_with
from sitdown.games.cosa_nostra.cards.names import BusinessCard, JobCard
from tests.cosa_nostra.harness import Seat, table
from tests.rules import rule


def kind(business: str) -> int:
    return KIND[BUSINESS_ID[BusinessCard(f"{business}_1")]]


def seen(owns: str, crew: str, others: str = "", markers: str = "") -> Outlook:
    t = table(
        Seat("blundetto", owns=owns, crew=crew, jobs="scam"),
        Seat("dimaggio", owns=others),
        Seat("calmuti", owns=""),
        mercenaries=True,
        markers=markers,
    )
    return look(t.g.view(0), 0)


@rule("M-37", "C-91")
@pytest.mark.parametrize(
    ("owns", "others", "more", "gained"),
    [
        ("pimp", "", ("night_club", 1), 1),
        ("casino", "", ("casino", 1), 2),  # as both at once
        ("pimp night_club", "", ("night_club", -1), -1),
        ("pimp night_club", "pimp", ("night_club", 1), 0),  # he has it already
        ("pimp", "pimp pimp", ("night_club", 1), 0),
        ("casino casino", "", ("casino", -1), -2),
    ],
)
def test_with_saito_a_night_club_makes_a_monopoly(owns: str, others: str, more: tuple[str, int], gained: int) -> None:
    business, copies = more
    assert monopoly_with(seen(owns, "saito_botan", others), kind(business), 0, copies) == gained
    assert monopoly_with(seen(owns, "big_joey", others), kind(business), 0, copies) == 0


@rule("M-37")
def test_and_is_worth_more_to_his_boss_alone() -> None:
    with_saito, without = seen("pimp", "saito_botan"), seen("pimp", "big_joey")
    assert business_worth(with_saito, kind("night_club")) > business_worth(without, kind("night_club")) + 5000
    assert business_worth(with_saito, kind("night_club"), 1) == business_worth(without, kind("night_club"), 1)


@rule("M-38")
def test_with_takeshi_the_second_pays_for_the_first_too() -> None:
    o, plain = seen("cop", "takeshi_ando"), seen("cop", "big_joey")
    assert business_worth(o, kind("cop")) - business_worth(plain, kind("cop")) == 2 * 1000 * o.paydays


def test_what_is_deactivated_is_still_worth_something() -> None:
    o = seen("pimp*", "big_joey")
    assert business_worth(o, kind("pimp"), 0, -1) == business_worth(seen("", "big_joey"), kind("pimp"))


@rule("C-61")
@pytest.mark.parametrize("crew", ["big_joey", "fumiyo_goto yumiko_ishi", "ryu_yamamoto yumiko_ishi"])
def test_prices_are_those_that_the_view_shows(crew: str) -> None:
    o = seen("pimp", crew)
    assert [price_of(o, each.business) for each in o.view.market] == [each.price for each in o.view.market]


@rule("C-40")
def test_a_job_lacks_what_is_neither_his_nor_lent() -> None:
    for o, lacks in [
        (seen("", "big_joey", "loan_shark"), True),
        (seen("loan_shark", "big_joey"), False),
        (seen("", "big_joey", "loan_shark", markers="0 loan_shark_1"), False),
    ]:
        assert (kind("loan_shark") in missing_for(plans(o), JobCard.INSOLVENCY)) is lacks


@rule("M-33", "C-35")
@pytest.mark.parametrize(("attached", "each"), [("", 2), ("0 machine_pistol boggy_gloves", 3)])
def test_who_has_two_jobs_has_fewer_dice_for_each(attached: str, each: int) -> None:
    t = table(
        Seat("blundetto", owns="", crew="boggy_gloves", jobs="scam"),
        Seat("dimaggio", owns=""),
        Seat("calmuti", owns=""),
        mercenaries=True,
        attached=attached,
    )
    [boggy] = t.g.view(0).players[0].crew
    assert dice_for(boggy, FACTS[JobCard.SCAM]) == boggy.strength
    assert dice_for(boggy, FACTS[JobCard.SCAM], 2) == each
