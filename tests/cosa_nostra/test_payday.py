"""Payday: income, the bonus, recruiting, hand limits, and what ends with the round (C-90, C-92)."""

from typing import Any

import pytest

from sitdown.core.records import Event
from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.events import (
    BonusPaid,
    Detached,
    Hired,
    IncomePaid,
    InfluenceDropped,
    JobsDropped,
    RoundBegan,
)
from tests.cosa_nostra.harness import Play, Seat, table
from tests.rules import rule

SIX_JOBS = "threats scam insolvency arms_deal car_theft price_rigging"


def payday(*owns: str, **stated: Any) -> Play:
    """Blundetto, DiMaggio and Calmuti with these businesses and no cash."""
    families = ("blundetto", "dimaggio", "calmuti")
    seats = [Seat(family, cash=0, owns=owned) for family, owned in zip(families, owns, strict=True)]
    return table(*seats, phase="payday", **stated)


# --- C-90: income


@rule("C-90")
@pytest.mark.parametrize(
    ("business", "income"),
    [
        ("pimp", 2000), ("drug_dealer", 2000), ("loan_shark", 2000), ("lawyer", 1000), ("politician", 1000),
        ("cop", 1000), ("building_firm", 4000), ("garage", 4000), ("waste_company", 4000), ("night_club", 6000),
        ("casino", 7000),
    ],
)  # fmt: skip
def test_a_business_pays_its_income_unless_it_is_deactivated(business: str, income: int) -> None:
    t = payday(business, f"{business}*", "")
    assert t.happened(IncomePaid) == [IncomePaid(0, income)]
    assert t.g.cash == [income, 0, 0]


@rule("C-90")
def test_everybody_is_paid_for_all_he_has() -> None:
    t = payday("pimp casino casino", "night_club* cop lawyer", "")
    assert t.g.cash == [16_000, 2000, 0]


@rule("C-90", "C-91")
def test_every_monopoly_pays_five_thousand_more() -> None:
    t = payday("pimp pimp loan_shark loan_shark", "drug_dealer drug_dealer", "")
    assert t.g.cash == [8000 + 10_000, 4000 + 5000, 0]


# --- C-92: the order


@rule("C-92", "C-36", "option business_bonus")
def test_one_thing_after_the_other() -> None:
    """Seat 2 begins, and can hire because his income is in."""
    t = table(
        Seat("blundetto", owns="pimp pimp", jobs="threats scam insolvency arms_deal"),
        Seat("dimaggio", owns="", cards="spy spy snitch snitch"),
        Seat("calmuti", cash=3000, owns="casino"),
        starter=2,
        phase="payday",
        attached="0 machine_pistol vito_baritono",
        business_bonus=True,
    )
    order: list[Event] = [*t.events]
    t.hires("carmine_lucatoni")
    order += t.events
    t.declines(0)
    t.drops_jobs(0, "scam")
    order += t.events
    t.drops_cards(1, "spy")
    order += t.events
    kinds = (IncomePaid, BonusPaid, Hired, JobsDropped, InfluenceDropped, Detached, RoundBegan)
    assert [event for event in order if isinstance(event, kinds)] == [
        IncomePaid(2, 7000),
        IncomePaid(0, 9000),
        BonusPaid(0, "business", 5000),
        Hired(2, Gangster.CARMINE_LUCATONI, 10_000),
        JobsDropped(0, (1,), (JobCard.SCAM,)),
        InfluenceDropped(1, (Influence.SPY,)),
        Detached(Influence.MACHINE_PISTOL, Gangster.VITO_BARITONO),
        RoundBegan(2, 0),
    ]


@rule("C-92", "M-30", "option business_bonus")
def test_adriano_comes_after_the_bonus_and_before_the_hand_limits() -> None:
    t = table(
        Seat("blundetto", cash=0, owns="", jobs="threats scam insolvency arms_deal"),
        Seat("dimaggio", cash=0, owns=""),
        Seat("calmuti", cash=0, owns="cop", crew="adriano_simion"),
        phase="payday",
        business_bonus=True,
        mercenaries=True,
    )
    assert t.happened(BonusPaid) == [BonusPaid(2, "business", 5000)]
    assert (t.about, t.asked) == ("adriano", (2,))
    t.act(2, act.TRAIN)
    assert (t.about, t.asked) == ("drop_jobs", (0,))


# --- recruiting


@rule("C-92", "C-2")
def test_one_of_ones_own_family_each_at_its_price_clockwise_from_the_start_player() -> None:
    rich = [Seat(family, cash=50_000, owns="") for family in ("blundetto", "dimaggio", "calmuti")]
    t = table(*rich, phase="payday", starter=1)
    assert (t.about, t.asked) == ("hiring", (1,))
    family = (Gangster.MIA_LAVECCHIA, Gangster.MR_HONG, Gangster.TOMMY_THE_CAT)
    assert t.options(1) == {*map(act.Hire, family), act.DECLINE}
    t.hires("tommy_the_cat")
    assert t.happened(Hired) == [Hired(1, Gangster.TOMMY_THE_CAT, 20_000)]
    assert t.asked == (2,), "one each"
    t.hires("salie_canalli")
    t.declines(0)
    assert t.g.cash == [50_000, 30_000, 35_000]
    assert t.crew(1) == "phil_malony lenny_dimaggio franco_luciano tommy_the_cat"
    assert t.g.view(None).players[1].recruits == (Gangster.MIA_LAVECCHIA, Gangster.MR_HONG)
    assert t.g.round == 2


@rule("C-92")
@pytest.mark.parametrize(
    ("cash", "affordable"),
    [
        (9000, ""),
        (10_000, "stevie_blundetto"),
        (15_000, "stevie_blundetto micky_dogs"),
        (20_000, "stevie_blundetto micky_dogs knocky_fivepoints"),
    ],
)
def test_who_cannot_pay_for_anybody_is_not_asked(cash: int, affordable: str) -> None:
    t = table(Seat("blundetto", cash=cash, owns=""), Seat("dimaggio"), Seat("calmuti"), phase="payday")
    hires = {act.Hire(Gangster(name)) for name in affordable.split()}
    assert t.options(0) == ({*hires, act.DECLINE} if hires else {act.KEEP_HAND})  # or it is round II


# --- hand limits


@rule("C-92")
def test_three_jobs_are_kept_all_choose_at_once_in_secret_and_the_rest_goes_face_down() -> None:
    t = table(
        Seat("blundetto", jobs=SIX_JOBS),
        Seat("dimaggio", jobs="property_damage property_damage escort_service vandalism_i"),
        Seat("calmuti", jobs="red_light_district investment_fraud drug_delivery"),
        phase="payday",
    )
    assert (t.about, t.asked) == ("drop_jobs", (0, 1))
    assert len(t.options(0)) == 20, "any three of six"
    assert t.options(1) == {
        act.DropJobs((JobCard(job),)) for job in ("property_damage", "escort_service", "vandalism_i")
    }, "of two alike either"
    t.drops_jobs(1, "property_damage")
    assert (t.happened(JobsDropped), t.asked) == ([], (0,)), "he shows nothing yet"
    t.drops_jobs(0, "threats insolvency car_theft")
    for viewer in (2, None):
        assert t.heard(JobsDropped, viewer) == [JobsDropped(0, (1,) * 3, (None,) * 3), JobsDropped(1, (1,), (None,))]
    assert t.g.view(0).job_stacks[0].face_down == 4
    assert [set(t.jobs(seat).split()[:3]) for seat in (0, 1)] == [
        {"scam", "arms_deal", "price_rigging"},
        {"property_damage", "escort_service", "vandalism_i"},
    ]


@rule("C-92")
def test_three_influence_cards_are_kept() -> None:
    t = table(
        Seat("blundetto", cards="spy snitch snitch henchman schemer"),
        Seat("dimaggio", cards="spy spy spy"),
        Seat("calmuti", cards="saboteur saboteur emergency_doc emergency_doc"),
        phase="payday",
    )
    assert (t.about, t.asked) == ("drop_influence", (0, 2))
    t.drops_cards(2, "saboteur")
    t.drops_cards(0, "snitch snitch")
    for viewer in (1, None):
        assert t.heard(InfluenceDropped, viewer) == [InfluenceDropped(0, (None, None)), InfluenceDropped(2, (None,))]
    assert (t.g.view(1).influence_down, t.g.view(1).influence_up) == (3, ())
    assert set(t.cards(0).split()[:3]) == {"spy", "henchman", "schemer"}


@rule("C-92")
@pytest.mark.parametrize("dropped", ["", "threats", "threats scam insolvency arms_deal", "theft_i_3 threats scam"])
def test_neither_more_nor_fewer_go_nor_what_he_has_not(dropped: str) -> None:
    t = table(Seat("blundetto", jobs=SIX_JOBS), Seat("dimaggio"), Seat("calmuti"), phase="payday")
    t.refuses(0, act.DropJobs(tuple([JobCard(job) for job in dropped.split()])))


# --- the end of the round


@rule("C-92")
@pytest.mark.parametrize(("starter", "next_one"), [(0, 1), (2, 0)])
def test_the_start_card_goes_clockwise(starter: int, next_one: int) -> None:
    t = payday("", "", "", starter=starter, number=2)
    assert t.happened(RoundBegan) == [RoundBegan(3, next_one)]


@rule("C-92", "C-36")
def test_cards_on_gangsters_go_with_the_round() -> None:
    cards = "0 henchman vito_baritono, 0 machine_pistol vito_baritono, 1 saboteur big_joey, 2 distraction big_joey"
    t = payday("", "", "", attached=cards)
    assert len(t.happened(Detached)) == 4
    assert (t.attached("vito_baritono"), t.attached("big_joey")) == ("", "")
    assert len(t.g.view(None).influence_up) == 4


# --- the business bonus


@rule("option business_bonus")
@pytest.mark.parametrize(
    ("owns", "bonus"),
    [
        (("casino", "night_club", ""), [BonusPaid(0, "business", 5000)]),
        (("casino*", "night_club", ""), [BonusPaid(1, "business", 5000)]),
        (("casino", "pimp pimp", ""), [BonusPaid(1, "business", 5000)]),  # a monopoly counts
        (("casino", "casino", "cop"), []),
        (("", "", ""), []),
    ],
)
def test_the_highest_income_is_worth_five_thousand_more(owns: tuple[str, str, str], bonus: list[BonusPaid]) -> None:
    t = payday(*owns, business_bonus=True)
    assert t.happened(BonusPaid) == bonus
    assert payday(*owns).happened(BonusPaid) == [], "only if the table wants it"
