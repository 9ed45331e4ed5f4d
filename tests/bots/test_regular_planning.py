"""The player's plans: who is given which task, and which cards go onto whom."""

from typing import Any

import pytest

from sitdown.games.cosa_nostra.cards.cards import Influence
from sitdown.games.cosa_nostra.cards.names import BusinessCard as Card
from sitdown.games.cosa_nostra.cards.names import Gangster, JobCard, Place
from sitdown.games.cosa_nostra.records import actions as act
from sitdown.games.cosa_nostra.records.actions import Goods
from sitdown.games.cosa_nostra.records.promises import NoAttackOnAnybody
from tests.bots.made_men import answer
from tests.cosa_nostra.harness import Play, Seat, table


def planning(me: Seat, *others: Seat, **stated: Any) -> Play:
    """It is Blundetto's turn to plan. DiMaggio and Calmuti, unless others are stated, are poor and idle."""
    stated.setdefault("market", "")
    return table(me, *(others or (Seat("dimaggio"), Seat("calmuti"))), **stated)


def test_a_job_whose_needs_it_owns_goes_to_the_strongest() -> None:
    t = planning(
        Seat("blundetto", jobs="price_rigging red_light_district"), Seat("dimaggio", owns=""), Seat("calmuti", owns="")
    )
    assert answer(t, 0) == act.PlanJob(Place.BIG_JOEY, JobCard.PRICE_RIGGING)


def test_a_job_that_needs_what_nobody_has_is_left_in_hand() -> None:
    t = planning(Seat("blundetto", jobs="drug_gang credit_card_fraud"))
    plan = answer(t, 0)
    assert isinstance(plan, act.PlanJob)
    assert plan.job == JobCard.CREDIT_CARD_FRAUD


def test_a_job_that_another_can_help_with_is_planned() -> None:
    """Calmuti's Garage can be asked for."""
    t = planning(Seat("blundetto", jobs="car_theft credit_card_fraud"))
    assert answer(t, 0) == act.PlanJob(Place.BIG_JOEY, JobCard.CAR_THEFT)


def test_a_purchase_goes_to_the_weakest() -> None:
    t = planning(Seat("blundetto", cash=20_000), market="casino_1 lawyer_2")
    assert answer(t, 0) == act.PlanPurchase(Place.LITTLE_JOEY, Card.CASINO_1)


def test_what_it_cannot_pay_for_it_does_not_plan() -> None:
    t = planning(Seat("blundetto", cash=2000), market="casino_1 lawyer_2")
    assert answer(t, 0) == act.PlanPurchase(Place.LITTLE_JOEY, Card.LAWYER_2)


def test_whoever_has_promised_peace_plans_no_attack() -> None:
    me = Seat("blundetto", jobs="theft_iii gas_station_robbery")
    rich = (Seat("dimaggio", cash=20_000), Seat("calmuti"))
    t = planning(me, *rich, number=3)
    assert answer(t, 0) == act.PlanJob(Place.BIG_JOEY, JobCard.THEFT_III)
    t.deals(0, 1, Goods(promises=(NoAttackOnAnybody(3),)))
    assert answer(t, 0) == act.PlanJob(Place.BIG_JOEY, JobCard.GAS_STATION_ROBBERY)


def test_a_market_that_offers_nothing_is_exchanged() -> None:
    t = planning(Seat("blundetto", cash=4000, cards="snitch"), market="casino_1 casino_2", number=4)
    assert answer(t, 0) == act.EXCHANGE_MARKET


# --- second tasks


def test_boggy_is_given_two_good_jobs() -> None:
    me = Seat("blundetto", crew="boggy_gloves", owns="casino night_club", jobs="cheating counterfeiting", cards="spy")
    t = planning(me, number=2, mercenaries=True)
    first = answer(t, 0)
    assert isinstance(first, act.PlanJob)
    t.act(0, first)
    second = answer(t, 0)
    assert isinstance(second, act.PlanJob)
    assert {first.place, second.place} == {Place.BOGGY_GLOVES, Place.BOGGY_GLOVES_2}


@pytest.mark.parametrize("gangster", ["kenzo_isosaki", "yumiko_ishi"])
def test_a_purchase_beside_the_task(gangster: str) -> None:
    me = Seat("blundetto", cash=20_000, crew=gangster, jobs="scam", owns="building_firm")
    t = planning(me, market="casino_1", mercenaries=True)
    t.plans(gangster, "scam")
    assert answer(t, 0) == act.PlanPurchase(Place(f"{gangster}_2"), Card.CASINO_1)


@pytest.mark.parametrize(("gangster", "cash"), [("kenzo_isosaki", 14_000), ("yumiko_ishi", 7000)])
def test_who_has_planned_only_the_purchase_still_has_a_task_to_get(gangster: str, cash: int) -> None:
    me = Seat("blundetto", cash=cash, crew=gangster, jobs="scam", owns="building_firm")
    t = planning(me, market="casino_1", mercenaries=True)
    t.plans_purchase(f"{gangster}_2", "casino_1")
    assert answer(t, 0) == act.PlanJob(Place(gangster), JobCard.SCAM)


@pytest.mark.parametrize(("number", "cash", "bought"), [(1, 20_000, True), (4, 0, False)])
def test_a_turn_for_the_purchase_alone_is_used_if_it_pays(number: int, cash: int, bought: bool) -> None:
    me = Seat("blundetto", cash=cash, crew="kenzo_isosaki", jobs="drug_gang")
    others = (Seat("dimaggio", owns="", crew="phil_malony", jobs="scam"), Seat("calmuti", crew=""))
    t = planning(me, *others, market="casino_1", number=number, mercenaries=True)
    t.plans("kenzo_isosaki", "drug_gang")
    t.ends_turn()
    t.plans("phil_malony", "scam")
    assert t.about == "plan_beside"
    purchase = act.PlanPurchase(Place.KENZO_ISOSAKI_2, Card.CASINO_1)
    assert answer(t, 0) == (purchase if bought else act.END_TURN)


def test_ryu_finds_in_the_stack_what_makes_a_monopoly() -> None:
    """Blundetto has one Loan Shark."""
    t = planning(Seat("blundetto", cash=20_000, crew="ryu_yamamoto"), market="lawyer_2", mercenaries=True)
    assert answer(t, 0) == act.PlanPurchase(Place.RYU_YAMAMOTO, Card.LOAN_SHARK_2)


# --- cards


def ready(cards: str, **stated: Any) -> Play:
    """Big Joey has a good job, DiMaggio's strong man one that nobody has seen; the others are at their purchases."""
    me = Seat("blundetto", cash=9000, crew="big_joey", jobs="price_rigging", cards=cards)
    rival = Seat("dimaggio", cash=30_000, crew="franco_luciano", tasks="franco_luciano: scam")
    t = planning(me, rival, Seat("calmuti", crew="vito_baritono", tasks="vito_baritono: threats"), **stated)
    t.plans("big_joey", "price_rigging")
    return t


@pytest.mark.parametrize("card", [Influence.HENCHMAN, Influence.MACHINE_PISTOL])
def test_what_helps_goes_onto_its_own_man(card: Influence) -> None:
    t = ready(card, number=4)
    assert answer(t, 0) == act.Attach(card, Gangster.BIG_JOEY)


@pytest.mark.parametrize("card", [Influence.SABOTEUR, Influence.DISTRACTION])
def test_what_hinders_goes_onto_the_leaders(card: Influence) -> None:
    t = ready(card, number=4)
    assert answer(t, 0) == act.Attach(card, Gangster.FRANCO_LUCIANO)


def test_cards_wait_for_better_days_but_not_beyond_the_last_round() -> None:
    assert answer(ready("saboteur", number=1), 0) == act.END_TURN


def test_cards_wait_until_all_have_their_tasks() -> None:
    me = Seat("blundetto", crew="big_joey jimmy_bananas", jobs="price_rigging red_light_district", cards="henchman")
    t = planning(me, number=4)
    t.plans("big_joey", "price_rigging")
    assert answer(t, 0) == act.END_TURN


def test_a_mercenary_who_can_do_something_instead_is_given_what_nobody_misses() -> None:
    """Omar has a deal of his own; the good job is Big Joey's."""
    me = Seat("blundetto", crew="big_joey lil_omar", owns="casino", jobs="cheating drug_gang")
    t = planning(me, number=2, mercenaries=True)
    assert answer(t, 0) == act.PlanJob(Place.BIG_JOEY, JobCard.CHEATING)
    t = planning(me._replace(crew="lil_omar", jobs="threats drug_gang"), number=2, mercenaries=True)
    assert answer(t, 0) == act.PlanJob(Place.LIL_OMAR, JobCard.DRUG_GANG)
